import { limitLoading, type ReadingLimits } from "../base/async/reading.js";
import type { Builtin } from "./builtin/builtin.js";
import { checkBundleOptions, checkCompileOptions } from "./rounds/check-options.js";
import { type RegoDiagnostic, unsupportedSource } from "../base/errors.js";
import type { CompileRegoResult } from "./opa/compile-rego.js";
import type { RegoPackage } from "./opa/rego-outline.js";
import type { RegoSourceFile } from "./opa/rego-source.js";
import { EXACT_DATA, readOwnData, type RegoSource } from "./source/bundle.js";
import { describeLeftOut, policyInTest, readTests } from "./source/left-out-files.js";
import { loadSource, type PolicySource } from "./source/load-source.js";
import type { BaseDocuments } from "./source/base-document.js";
import { getOrigin, type PolicyOrigin } from "./source/policy-origin.js";
import { readSchemas, schemaDigest, type Schemas } from "./source/schemas.js";
import { toReadOptions } from "./source/source-options.js";
import {
  checkBundleSignOptions,
  splitVerify,
  type BundleSignOptions,
  type PolicyVerifyOptions,
} from "../trust/verify/bundle-options.js";
import { describeAddresses } from "../base/text/used-address.js";
import { opaVersion, plannerMark, version } from "../base/version.js";
import type { LoadPolicyOptions } from "./rounds/options.js";

/** Compiler options. */
export interface CompilePolicyOptions extends Pick<
  LoadPolicyOptions,
  "allowSkippedFiles" | "maxBundleBytes" | "lock" | "cwd"
> {
  /** Entrypoints such as `gate/deny`. Default: the annotated ones, else every package except tests. */
  entrypoint?: string | readonly string[] | undefined;
  /** Built-ins beyond OPA's own that the policy may call. */
  builtins?: readonly Builtin[] | undefined;
  /** OPA's optimization level, 0 to 2. Default: 0. */
  optimize?: 0 | 1 | 2 | undefined;
  /** The Rego version of files for which no bundle's manifest specifies one. Default: v1. */
  regoVersion?: "v0" | "v1" | undefined;
  /**
   * JSON Schemas to check the Rego against: a file, a folder, the name of a bundled schema, or an object by OPA's names.
   * Policies may name `schema.regohost.…` without it. METADATA that names others is not checked. Default: none.
   */
  schema?: string | Readonly<Record<string, unknown>> | undefined;
  /**
   * `bundles`: who must have signed every bundle of the source, which is refused otherwise; a source that is not a bundle is refused too.
   * `false` reads signed bundles without verifying them. Default: the same, and `notes` report it (`bundle_unverified`).
   */
  verify?: Pick<PolicyVerifyOptions, "bundles"> | false | undefined;
  /** Time limit of reading and compiling together, in milliseconds. Default: 300,000. */
  compileTimeoutMs?: number | undefined;
  /** Aborts the compilation: EvaluationError `aborted`. */
  signal?: AbortSignal | undefined;
}

/** A compiled policy. */
export interface CompiledPolicy {
  /** The module, for `loadPolicy`. */
  wasm: Uint8Array;
  /** With slashes: `gate/deny`. */
  entrypoints: string[];
  /** Without named or annotated entrypoints: packages without rules, which cannot be entrypoints (`package_empty`). */
  warnings: RegoDiagnostic[];
  /**
   * Notes about files of the source's folders and bundles that are not read: tests, hidden files, compiled policies; about unverified
   * signed bundles; about addresses: what they resolved to, and which of them are not pinned.
   */
  notes: SourceNote[];
  /** The base document of the source, as UTF-8 JSON text. */
  data: Uint8Array;
  /** All packages of the source, tests included, in the order of their paths. */
  packages: RegoPackage[];
  /** Identifies the source in recordings and decision logs; pass it to `loadPolicy`. */
  origin: PolicyOrigin;
}

const COMPILING = "compiling the policy";

/** One name or several as a list. */
function toList(entrypoint: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof entrypoint === "string" ? [entrypoint] : entrypoint;
}

/** A note about the source. */
export interface SourceNote {
  /**
   * `policies_ignored`: compiled policies; `files_ignored`: any others; `bundle_unverified`: an unverified signed bundle;
   * `policy_resolved`: what addresses resolved to; `policy_unpinned`: those that neither a signature nor a digest pins.
   */
  code: "policies_ignored" | "files_ignored" | "bundle_unverified" | "policy_resolved" | "policy_unpinned";
  /** Names it. */
  message: string;
}

/** A compiled source, with its base document. */
export type CompiledRego = CompileRegoResult & { data: BaseDocuments };

/** Returns a base document as JSON text with sorted keys. */
export async function toSortedBytes(
  data: BaseDocuments,
  options: Pick<CompilePolicyOptions, "compileTimeoutMs" | "signal">,
): Promise<Uint8Array> {
  return data.readSorted(toReadOptions(options));
}

/**
 * Compiles Rego that is read, and checks it against its data and its bundles' roots.
 *
 * @param isKept Whether the module is for later: then it describes itself.
 * @throws PolicyLoadError, EvaluationError as {@link compilePolicy}.
 */
export async function compileSource(
  source: RegoSource,
  options: CompilePolicyOptions,
  isKept = false,
): Promise<CompiledRego> {
  const [{ compileRego }, { checkOutline }] = await Promise.all([
    import("./opa/compile-rego.js"),
    import("./source/check-outline.js"),
  ]);
  const entrypoints = toList(options.entrypoint);
  const regoVersion = options.regoVersion ?? source.regoVersion;
  // A module that is written is judged by later, when its files are no longer there to be read strictly.
  const data = await readOwnData(source, { ...toReadOptions(options), ...(isKept ? EXACT_DATA : {}) });
  const keep = isKept
    ? {
        ...(await readSchemas(options.schema, source.files, toReadOptions(options))),
        tests: withVersion(readTests(source), options),
      }
    : undefined;
  const compiled = await compileRego({
    files: withVersion(source.files, options),
    timeoutMs: options.compileTimeoutMs,
    keep,
    entrypoints,
    builtins: options.builtins,
    optimize: options.optimize,
    regoVersion,
    signal: options.signal,
  });
  const [test] = compiled.gate?.policiesInTests ?? [];
  if (test !== undefined) throw policyInTest(test);
  checkOutline(compiled.outline, source, data);
  const wasm =
    keep === undefined
      ? compiled.wasm
      : await describeModule(compiled, source, { schemas: keep.schemas, limits: toReadOptions(options) });
  return { ...compiled, wasm, data };
}

/**
 * Compiles Rego to Wasm with OPA's own compiler, without `opa` on the machine.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors, `entrypoint_unknown`, and the errors of reading the source;
 * for files that would silently be missing: `policy_missing` for a policy in a file with a test's name, `source_unsupported` for
 * a name such as `deny.REGO`, `source_not_found` for a link to nothing.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle signed as they ask.
 * @throws ServiceError for an address whose server does not answer, or answers with something else; PolicyLoadError `pin_mismatch`,
 * `lock_missing`, `lock_invalid`.
 * @throws ConfigurationError for an invalid option.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { compilePolicy } from "regohost";
 *
 * const { wasm, entrypoints } = await compilePolicy("policies/", { entrypoint: "authz/allow", optimize: 1 });
 * await writeFile("policy.wasm", wasm);
 * console.log(entrypoints);
 * ```
 */
export async function compilePolicy(
  source: PolicySource,
  options: CompilePolicyOptions = {},
): Promise<CompiledPolicy> {
  checkCompileOptions(options);
  return limitLoading(COMPILING, options, async () => {
    const { loaded, notes } = await loadRego("compilePolicy", source, options);
    const { wasm, entrypoints, warnings, data, packages } = await compileSource(loaded, options, true);
    const sorted = await toSortedBytes(data, options);
    const origin = await getOrigin(loaded, toReadOptions(options));
    return { wasm, entrypoints, warnings, notes, data: sorted, packages, origin };
  });
}

async function loadRego(
  subject: string,
  source: PolicySource,
  options: CompilePolicyOptions,
): Promise<{ loaded: RegoSource; notes: SourceNote[] }> {
  const { verify } = options;
  const { bundles = false } = splitVerify(subject, verify);
  const unverified: SourceNote[] = [];
  const onUnverified = (name: string): void => {
    if (verify !== false) unverified.push({ code: "bundle_unverified", message: unverifiedNote(name) });
  };
  const loaded = await loadSource(source, { ...toReadOptions(options), bundles, onUnverified });
  if (loaded.kind === "rego") {
    const addressFacts = describeAddresses(loaded.addresses ?? []);
    return { loaded, notes: [...unverified, ...addressFacts, ...describeLeftOut(loaded.ignored)] };
  }
  throw unsupportedSource(`${loaded.subject} is already compiled`);
}

/** Returns the module with a description of its sources. */
async function describeModule(
  { wasm, entrypoints, packages, outline, description, gate }: CompileRegoResult,
  source: RegoSource,
  { schemas, limits }: { schemas: Schemas; limits: ReadingLimits },
): Promise<Uint8Array> {
  const { addDescription } = await import("./wasm/policy-description.js");
  return addDescription(wasm, {
    compiler: { regohost: version, opa: opaVersion, planner: plannerMark },
    entrypoints,
    packages: packages.map(({ path, test }) => ({ path, test })),
    rules: outline.documents.map(({ path, kind }) => ({ path, kind })),
    references: description?.unsupplied ?? [],
    judging: gate?.judging ?? [],
    ignored: gate?.ignored ?? [],
    unjudged: gate?.unjudged ?? [],
    unchecked: gate?.unchecked ?? [],
    checked: Object.fromEntries(
      (gate?.unchecked ?? []).length > 0
        ? []
        : Object.entries(schemas).map(([name, schema]) => [name, schemaDigest(schema)]),
    ),
    source: {
      digest: (await getOrigin({ ...source, data: [] }, limits)).digest ?? "",
      files: source.files.map(({ path }) => path),
    },
  });
}

/** Files that all have a Rego version. */
function withVersion<File extends RegoSourceFile>(
  files: readonly File[],
  { regoVersion = "v1" }: CompilePolicyOptions,
): File[] {
  return files.map((file) => ({ ...file, regoVersion: file.regoVersion ?? regoVersion }));
}

/** Returns the source whose files all have a Rego version. */
function withVersions(source: RegoSource, options: CompilePolicyOptions): RegoSource {
  const { regoVersion = "v1" } = options;
  const files = withVersion(source.files, options);
  const [first, ...others] = new Set(files.map((file) => file.regoVersion));
  return { ...source, files, regoVersion: others.length === 0 ? first : regoVersion };
}

/** Options of `buildBundle`: those of the compiler. */
export interface BuildBundleOptions extends CompilePolicyOptions {
  /** The revision in the manifest. Default: that of the source, if it is one bundle; else none. */
  revision?: string | undefined;
  /** Signs the bundle (`.signatures.json`), as `opa build --signing-key`. Default: it is not signed. */
  sign?: BundleSignOptions | undefined;
}

/** A bundle with a compiled policy. */
export interface BuiltBundle extends Pick<CompiledPolicy, "entrypoints" | "warnings" | "notes" | "origin"> {
  /** The `.tar.gz`. */
  archive: Uint8Array;
}

/**
 * Compiles Rego to Wasm and writes a bundle as `opa build -t wasm` does: `policy.wasm`, a `.manifest` with the entrypoints and their
 * METADATA, and `data.json`. It keeps all of the Rego, so that it can be compiled again. The same source yields the same bytes with the
 * same version of Node.
 *
 * @throws PolicyLoadError as `compilePolicy`; `source_unsupported` for two files that would have one path.
 * @throws VerificationError as `compilePolicy`, and `key_invalid` for a signing key that cannot be used.
 * @throws ConfigurationError for an invalid option.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { buildBundle } from "regohost";
 *
 * const { archive } = await buildBundle("policies/", { entrypoint: "authz/allow", revision: "1.2.0" });
 * await writeFile("bundle.tar.gz", archive);
 * ```
 */
export async function buildBundle(
  source: PolicySource,
  options: BuildBundleOptions = {},
): Promise<BuiltBundle> {
  checkBundleOptions(options);
  const sign =
    options.sign === undefined ? undefined : checkBundleSignOptions("buildBundle: sign", options.sign, {});
  return limitLoading(COMPILING, options, async () => {
    const { loaded, notes } = await loadRego("buildBundle", source, options);
    const { wasm, data, entrypoints, warnings, description } = await compileSource(loaded, options, true);
    const { writeBundle } = await import("./source/write-bundle.js");
    const [revision = "", ...others] = loaded.revisions;
    const archive = await writeBundle({
      source: withVersions(loaded, options),
      revision: options.revision ?? (others.length === 0 ? revision : ""),
      wasm,
      data: await toSortedBytes(data, options),
      entrypoints: entrypoints.map((name) => ({ name, annotations: description?.annotations[name] ?? [] })),
      sign,
    });
    return { archive, entrypoints, warnings, notes, origin: await getOrigin(loaded, toReadOptions(options)) };
  });
}

/**
 * Writes a compiled policy as an ES module, as `regohost build -t js` does: `loadPolicy` takes its default export, and evaluates values by
 * its JavaScript without making code of text. The same module yields the same text.
 *
 * @param wasm of `compilePolicy`.
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`; `source_unsupported` for a module of another compiler or version, and for
 * one too large for JavaScript.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { buildJavaScript, compilePolicy } from "regohost";
 *
 * const { wasm } = await compilePolicy("policies/", { entrypoint: "authz/allow" });
 * await writeFile("policy.js", await buildJavaScript(wasm));
 * ```
 */
export async function buildJavaScript(wasm: Uint8Array): Promise<string> {
  const { writeJavaScriptFile } = await import("./javascript/write-javascript-file.js");
  return writeJavaScriptFile(wasm);
}

/** Returns the note about a bundle whose signatures nothing verified. */
function unverifiedNote(subject: string): string {
  return `${subject} is signed, and its signature was not verified; give the key that must have signed it`;
}
