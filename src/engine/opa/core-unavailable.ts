import { codeOf } from "../../base/error-code.js";
import { errorMessages } from "../../base/error-messages.js";
import { PolicyLoadError } from "../../base/errors.js";

/**
 * Returns the error of opa-core, or of a module of parsers, that cannot be used.
 *
 * @param message names the file and what to do.
 */
export function coreUnavailable(message: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "opa_core_unavailable", cause });
}

/** Returns the error of a thread that cannot be started for opa-core, or for a module of parsers. */
export function threadUnavailable(name: string, cause: unknown): PolicyLoadError {
  const isDenied = codeOf(cause) === "ERR_ACCESS_DENIED";
  const why = isDenied ? "Node's permission model allows no worker" : getHead(cause);
  const advice = isDenied
    ? "run node with --allow-worker, or give opa-core.wasm to useOpaCore"
    : "reinstall the package";
  return coreUnavailable(`${name}: its thread cannot be started: ${why}; ${advice}`, cause);
}

function getHead(cause: unknown): string {
  return errorMessages(cause)[0].split("\n", 1)[0] ?? "";
}
