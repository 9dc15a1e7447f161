import { PolicyLoadError } from "../errors.js";

/**
 * The error of opa-core, or of a module of parsers, that cannot be used.
 *
 * @param message names the file and what to do.
 */
export function coreUnavailable(message: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "opa_core_unavailable", cause });
}
