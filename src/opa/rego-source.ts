import type { BuiltinDeclaration } from "../rego/declaration.js";
import { toCapabilities } from "../rego/capabilities.js";

/** A Rego file. */
export interface RegoSourceFile {
  /** As errors show it, separated by `/`. */
  path: string;
  text: string;
}

/** A base document. */
export interface DataFile {
  /** Relative to the root, separated by `/`. Its directories are the prefix in `data`, as OPA merges `data.json`. */
  path: string;
  text: string;
  format: "json" | "yaml";
}

/** What every operation on policies reads. */
export interface RegoSources {
  files: readonly RegoSourceFile[];
  data?: readonly DataFile[];
  /** Declarations of built-ins that OPA does not have. To OPA all of them are nondeterministic. */
  builtins?: readonly BuiltinDeclaration[];
  /** Default: v1. */
  regoVersion?: "v0" | "v1";
}

/** The fields of a request that all operations share. */
export function toRequestSources({
  files,
  data,
  builtins,
  regoVersion,
}: RegoSources): Record<string, unknown> {
  return {
    files: files.map(({ path, text }) => ({ path, text })),
    data: data ?? [],
    builtins: toCapabilities(builtins ?? []).builtins,
    regoVersion: regoVersion ?? "v1",
  };
}
