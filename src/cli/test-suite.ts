import type { TestRegoRequest } from "../opa/test-rego.js";
import type { CommandContext } from "./command.js";
import { declaredBuiltins } from "./declared-builtins.js";
import { readDeclarations } from "./read-declarations.js";
import { readRegoTree, type RegoTreeOptions } from "./read-rego-tree.js";
import { readSchemas } from "./read-schemas.js";
import type { SuiteFlags } from "./suite-flags.js";

/** What OPA checks or tests: the Rego with its data, and the built-ins it may call. */
export type RegoSuite = Pick<
  TestRegoRequest,
  "files" | "data" | "builtins" | "regoVersion" | "schemas" | "maxErrors"
>;

/**
 * Reads all that checking or testing needs. Nothing of the service is asked or configured.
 *
 * @throws CommandError (exit 2), PolicyLoadError
 */
export async function readRegoSuite(
  { io, flags: { compat } }: CommandContext,
  paths: readonly string[],
  { ignore, bundle, capabilities, schema, maxErrors, v0Compatible }: SuiteFlags,
  options: Pick<RegoTreeOptions, "withData" | "isExcluded">,
): Promise<RegoSuite> {
  const tree = await readRegoTree(io, paths, { ...options, ignore, bundle });
  const further = capabilities === undefined ? [] : await readDeclarations(io, capabilities);
  const replaced = new Set(further.map(({ name }) => name));
  const own = (await declaredBuiltins(compat)).filter(({ name }) => !replaced.has(name));
  return {
    files: tree.files,
    data: tree.data,
    builtins: [...own, ...further],
    regoVersion: v0Compatible === true ? "v0" : (tree.regoVersion ?? "v1"),
    schemas: await readSchemas(io, schema, tree.files),
    ...(maxErrors === undefined ? {} : { maxErrors }),
  };
}
