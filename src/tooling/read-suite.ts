import { normalize } from "node:path/posix";
import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import { checkBuiltinNames } from "../engine/builtin/builtin-names.js";
import type { TestRegoRequest } from "../engine/opa/test-rego.js";
import type { CheckedSource } from "../engine/source/check-outline.js";
import { readSchemas } from "../engine/source/schemas.js";
import { readCapabilities } from "./declarations.js";
import { readFolderData, type FolderData } from "./folder-data.js";
import type { PolicyPaths } from "./policy-paths.js";
import { readRegoTree, type RegoTreeOptions } from "./rego-tree.js";
import type { UsedAddress } from "../base/text/used-address.js";
import { splitVerify } from "../trust/verify/bundle-options.js";
import type { CompilePoliciesOptions, ReadPoliciesOptions } from "./tooling-options.js";
import type { Given } from "../base/pick.js";

/** The Rego to check or test, and the built-ins it may call. */
export type RegoSuite = Pick<
  TestRegoRequest,
  "files" | "regoVersion" | "schemas" | "optionalSchemas" | "maxErrors"
> & {
  builtins: NonNullable<TestRegoRequest["builtins"]>;
};

/** A suite with its sources. */
interface ReadSuite {
  suite: RegoSuite;
  data: FolderData;
  /** The Rego with the roots of its bundles. */
  source: CheckedSource;
  /** Explicit files that are not Rego. */
  skipped: string[];
  /** Signed bundles whose signatures are not verified. */
  unverified: string[];
  /** The addresses that were read. */
  addresses: UsedAddress[];
  /** The files that are scripts of Chainloop's policies. */
  scripts: RegoSuite["files"];
}

/** Extracts the options of reading the tree. @throws ConfigurationError `config_invalid` */
export function toTreeOptions<Options extends Given<ReadPoliciesOptions>>(
  subject: string,
  { verify, ...options }: Options,
): Omit<Options, "verify"> & Pick<RegoTreeOptions, "bundles"> {
  return { ...options, bundles: splitVerify(subject, verify).bundles };
}

/**
 * Reads everything for checking or testing. Does not contact the service.
 *
 * @param label the function's name for messages.
 * @throws the errors of reading the tree, the capabilities and the schemas.
 */
export async function readSuite(
  label: string,
  source: PolicyPaths,
  options: Given<CompilePoliciesOptions>,
  tree: Pick<RegoTreeOptions, "reads" | "exclude" | "policies" | "optionalData">,
): Promise<ReadSuite> {
  const { cwd, capabilities, schema, builtins = [], maxErrors, signal, timeoutMs } = options;
  const { files, data, roots, skipped, skippedData, unverified, addresses, scripts } = await readRegoTree(
    source,
    { ...toTreeOptions(label, options), ...tree },
  );
  const { declared: further = [], allowed } =
    capabilities === undefined ? {} : await readCapabilities(capabilities, cwd);
  checkBuiltinNames(builtins);
  const known = new Map<string, BuiltinDeclaration>(builtins.map((builtin) => [builtin.name, builtin]));
  // Only the declarations of the file count, but pure built-ins keep their functions.
  for (const declared of further) known.set(declared.name, { ...known.get(declared.name), ...declared });
  const { schemas, optionalSchemas } = await readSchemas(schema, files, { cwd, signal, timeoutMs });
  const suite = {
    files,
    builtins: [...known.values()],
    regoVersion: options.regoVersion ?? "v1",
    allowed,
    schemas,
    optionalSchemas,
    maxErrors,
  };
  const read = await readFolderData(data, { signal, timeoutMs });
  return {
    suite,
    data: { ...read, skipped: [...skippedData, ...read.skipped] },
    source: { files, roots },
    skipped,
    unverified,
    addresses,
    scripts: getScripts(files, scripts),
  };
}

/** The files among these paths. */
function getScripts(files: RegoSuite["files"], paths: readonly string[]): RegoSuite["files"] {
  const named = new Set(paths);
  return files.filter(({ path }) => named.has(normalize(path)));
}
