import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import type { RegoSources } from "../engine/opa/rego-source.js";
import { readBaseDocuments, type BaseDocuments } from "../engine/source/base-document.js";
import { EXACT_DATA } from "../engine/source/bundle.js";
import type { CheckedSource } from "../engine/source/check-outline.js";
import { readSchemas } from "../engine/source/schemas.js";
import { missingSignature, unsupportedSource } from "../base/errors.js";
import { isAddress, shownSource } from "../base/text/address.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { BundleVerifyOptions } from "../trust/verify/bundle-options.js";
import { readCapabilities } from "./declarations.js";
import { splitPrefix, type PrefixedPath } from "./prefixed-path.js";
import { readRegoTree, type RegoTree } from "./rego-tree.js";
import type { ReadPoliciesOptions } from "./tooling-options.js";

/** The sources of a query, with the options of `opa eval`. */
export interface QuerySourcesOptions extends Omit<ReadPoliciesOptions, "bundle" | "verify"> {
  /** Rego, JSON and YAML files, and folders of them: `--data`. */
  data?: readonly string[] | undefined;
  /** Bundles, folders that are read as bundles, and addresses: `--bundle`. */
  bundles?: readonly string[] | undefined;
  /** As of `loadPolicy`. Files that match `ignore` may stay unread. */
  allowSkippedFiles?: boolean | undefined;
  /** An OPA capabilities file: policies may call only the built-ins that it lists. */
  capabilities?: string | undefined;
  /** A JSON Schema, a folder of them, or the name of a format. */
  schema?: string | undefined;
  /** The required signers of `bundles`; then `data` may contain no Rego. Default: no verification. */
  verify?: BundleVerifyOptions | false | undefined;
  /** Whether equal keys and rounded numbers in data are errors. Default: false, as OPA. */
  isExact?: boolean | undefined;
  /** Declarations of built-ins unknown to OPA. */
  builtins?: readonly BuiltinDeclaration[] | undefined;
}

/** Policies, data and schemas for OPA's evaluator. */
export interface QuerySources {
  rego: Pick<RegoSources, "files" | "regoVersion"> & { allowed?: readonly string[] | undefined };
  /** Built-ins that only the capabilities file declares. */
  declared: readonly BuiltinDeclaration[];
  schemas: Readonly<Record<string, unknown>> | undefined;
  data: BaseDocuments;
  source: CheckedSource;
  /** Signed bundles whose signatures are not verified. */
  unverified: readonly string[];
  /** The addresses that were read. */
  addresses: readonly UsedAddress[];
}

/** Reads the capabilities and schemas of a query. */
export async function readQueryLimits(
  { capabilities, schema, builtins = [], cwd, signal, timeoutMs }: QuerySourcesOptions,
  files: RegoSources["files"],
): Promise<Pick<QuerySources, "declared" | "schemas"> & { allowed?: readonly string[] | undefined }> {
  const known = new Set(builtins.map(({ name }) => name));
  const { declared = [], allowed } =
    capabilities === undefined ? {} : await readCapabilities(capabilities, cwd);
  const { schemas } = await readSchemas(schema, files, { cwd, signal, timeoutMs });
  return {
    declared: declared.filter(({ name }) => !known.has(name)),
    schemas,
    allowed,
  };
}

/**
 * Reads the sources of `-d` and `-b`, as OPA's loader does.
 *
 * @throws VerificationError with `verify`, for Rego in `data`, and for bundles without the required signature.
 * @throws PolicyLoadError `source_unsupported` for an address in `data`; the errors of reading the tree, the data, the
 * capabilities and the schemas.
 */
export async function readQuerySources(options: QuerySourcesOptions): Promise<QuerySources> {
  const { data = [], bundles = [], regoVersion = "v1", signal, timeoutMs } = options;
  const common = {
    reads: "data",
    allowSkippedFiles: options.allowSkippedFiles === true,
    needsRego: false,
    signal,
    timeoutMs,
    cwd: options.cwd,
    ignore: options.ignore,
  } as const;
  const prefixed = data.map((path) => splitPrefix(path));
  for (const { path } of prefixed) throwIfAddress(path, "name policies of an address with -b");
  const loose = await readLoose(prefixed, common);
  for (const { files } of loose) throwIfUnsignedRego(files, options.verify);
  const trees = [...loose];
  if (bundles.length > 0) {
    const { verify, lock } = options;
    trees.push(await readRegoTree(bundles, { ...common, bundle: true, bundles: verify, lock }));
  }
  const all = trees.flatMap((tree) => tree.files);
  const files = [...new Map(all.map((file) => [file.path, file])).values()];
  const read = trees.flatMap((tree) => tree.data);
  const exactly = options.isExact === true ? EXACT_DATA : {};
  const documents = await readBaseDocuments(read, { signal, timeoutMs, ...exactly });
  const { allowed, ...limits } = await readQueryLimits(options, files);
  return {
    rego: { files, regoVersion, allowed },
    ...limits,
    data: documents,
    source: { files, roots: trees.flatMap(({ roots }) => roots) },
    unverified: trees.flatMap(({ unverified }) => unverified),
    addresses: trees.flatMap(({ addresses }) => addresses),
  };
}

/** Reads the sources of `-d`, those of each place together, with the data at their paths. */
export function readLoose(
  named: readonly PrefixedPath[],
  options: Parameters<typeof readRegoTree>[1],
): Promise<RegoTree[]> {
  const places = [...new Set(named.map(({ location }) => location))];
  return Promise.all(
    places.map(async (position) => {
      const own = named.filter((one) => one.location === position).map(({ path }) => path);
      const tree = await readRegoTree(own, options);
      return { ...tree, data: tree.data.map((file) => ({ ...file, path: `${position}${file.path}` })) };
    }),
  );
}

/** Rego of `data` is in no bundle, so it cannot be signed. */
function throwIfUnsignedRego(files: RegoSources["files"], verify: QuerySourcesOptions["verify"]): void {
  const [file] = files;
  if (file === undefined || verify === undefined || verify === false) return;
  throw missingSignature(
    `${file.path} is not signed: policies of -d are in no bundle; name signed bundles with -b`,
  );
}

/** @throws PolicyLoadError `source_unsupported` for an address in `-d`. */
export function throwIfAddress(path: string, instead: string): void {
  if (!isAddress(path)) return;
  throw unsupportedSource(`${shownSource(path)}: -d reads files and folders; ${instead}`);
}
