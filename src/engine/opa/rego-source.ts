import type { BuiltinDeclaration } from "../builtin/builtin.js";
import { checkBuiltinNames } from "../builtin/builtin-names.js";
import { toCapabilities } from "../builtin/capabilities.js";
import { verificationBuiltins } from "../builtin/verification-builtins.js";

export interface RegoSourceFile {
  /** Path in errors, separated by `/`. */
  path: string;
  text: string;
  /** Columns before each line where the text is a part of a file, such as a block of YAML. Default: 0. */
  indent?: number | undefined;
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
  data?: string | undefined;
  /** Declarations of built-ins unknown to OPA. OPA treats all of them as nondeterministic. */
  builtins?: readonly BuiltinDeclaration[] | undefined;
  /** Default: v1. */
  regoVersion?: "v0" | "v1" | undefined;
  /** The names of the only built-ins that the policies may call. Default: all. */
  allowed?: readonly string[] | undefined;
}

/** Returns a file in opa-core's form. */
export function toRequestFile({ path, text, regoVersion }: RegoSourceFile): object {
  return { path, text, regoVersion };
}

/**
 * Returns the fields of a request that all operations share.
 *
 * @throws PolicyLoadError `builtin_conflict`
 */
export function toRequestSources({
  files,
  data,
  builtins = [],
  regoVersion,
  allowed,
}: RegoSources): Record<string, unknown> {
  checkBuiltinNames(builtins);
  return {
    files: files.map(toRequestFile),
    data,
    builtins: toCapabilities([...builtins, ...verificationBuiltins]).builtins,
    regoVersion: regoVersion ?? "v1",
    allowed,
  };
}
