import type { BuiltinDeclaration } from "../builtin/builtin.js";
import { toCapabilities } from "../builtin/capabilities.js";

/** A Rego file. */
export interface RegoSourceFile {
  /** Path in errors, separated by `/`. */
  path: string;
  text: string;
  /** Default: the request's. */
  regoVersion?: "v0" | "v1" | undefined;
}

/** The sources of every operation on policies. */
export interface RegoSources {
  files: readonly RegoSourceFile[];
  /**
   * The JSON text of the base document, an object. Default: an empty one. Operations do not check for data in the place
   * of rules: if the reply's outline conflicts with the data, discard the reply.
   */
  data?: string;
  /** Declarations of built-ins unknown to OPA. OPA treats all of them as nondeterministic. */
  builtins?: readonly BuiltinDeclaration[];
  /** Default: v1. */
  regoVersion?: "v0" | "v1";
}

/** A file in opa-core's form. */
export function toRequestFile({ path, text, regoVersion }: RegoSourceFile): Record<string, string> {
  return { path, text, ...(regoVersion === undefined ? {} : { regoVersion }) };
}

/** The fields of a request that all operations share. */
export function toRequestSources({
  files,
  data,
  builtins,
  regoVersion,
}: RegoSources): Record<string, unknown> {
  return {
    files: files.map(toRequestFile),
    ...(data === undefined ? {} : { data }),
    builtins: toCapabilities(builtins ?? []).builtins,
    regoVersion: regoVersion ?? "v1",
  };
}
