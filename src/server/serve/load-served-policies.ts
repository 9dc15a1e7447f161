import { limitLoading } from "../../base/async/reading.js";
import { pick } from "../../base/pick.js";
import { toReadOptions } from "../../engine/source/source-options.js";
import { formatReference } from "../../base/text/reference.js";
import { compileSource } from "../../engine/compile-policy.js";
import type { LoadPolicyOptions } from "../../engine/rounds/options.js";
import type { Policy } from "../../engine/rounds/policy.js";
import {
  isRegohostError,
  PolicyLoadError,
  type RegohostError,
  unsupportedSource,
  invalidBundle,
} from "../../base/errors.js";
import { loadRead, openPolicy } from "../../engine/load-policy.js";
import { inspectRego } from "../../engine/opa/inspect-rego.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import { readOwnData, type LoadedSource, type RegoSource } from "../../engine/source/bundle.js";
import { loadSource, mergeRegoSources } from "../../engine/source/load-source.js";
import { getOrigin } from "../../engine/source/policy-origin.js";
import { readData } from "../../engine/source/read-data.js";
import type { BundleVerifyOptions } from "../../trust/verify/bundle-options.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import type { Wording } from "../../base/message.js";
import { compareStrings } from "../../base/terms/term.js";
import { toDefinedAt, type DefinedAt } from "../../engine/opa/conflict-message.js";
import { DocumentTree } from "./document-tree.js";
import { ROOT, ServedPolicies, SYSTEM, type CallAnswers } from "./served-policies.js";
import type { LockOptions } from "../../base/text/lock-option.js";

/** Options of loading policies to serve. */
export interface LoadServedOptions extends Pick<
  LoadPolicyOptions,
  | "allowNet"
  | "allowSkippedFiles"
  | "builtins"
  | "compileTimeoutMs"
  | "httpCacheBytes"
  | "maxBundleBytes"
  | "maxMemoryBytes"
  | "optimize"
  | "regoVersion"
  | "signal"
> {
  /** The required signers of the bundles. Default: a signed bundle is rejected. `false` does not verify it. */
  bundles?: BundleVerifyOptions | false | undefined;
  /** Base of relative paths. Default: the process's working directory. */
  cwd?: string | undefined;
  /** The lock file that must contain the addresses. Default: none. */
  lock?: string | LockOptions | undefined;
  /** Files and folders of base documents, merged with those of the policies. */
  data?: readonly string[] | undefined;
  /** Wording of errors for clients. Default: that of the library. */
  wording?: Wording | undefined;
  /** Maximum size of a data file, in bytes. Default: 512 MiB. */
  maxDataBytes?: number | undefined;
  /** Reports that a bundle of another compiler could not be recompiled, and is evaluated with its own runtime. */
  onStockRuntime?: ((error: RegohostError) => unknown) | undefined;
}

/** A bundle of the configuration after reading. */
export interface NamedBundle {
  name: string;
  source: LoadedSource;
}

/** Reads policies, for `servePolicies`. @throws PolicyLoadError, ConfigurationError, VerificationError as `loadPolicy` */
export async function readServed(
  sources: readonly string[],
  { cwd = "", bundles, ...options }: LoadServedOptions,
): Promise<LoadedSource> {
  return limitLoading("reading the policies", options, () =>
    loadSource(sources, { ...toReadOptions({ ...options, cwd }), bundles }),
  );
}

/**
 * Creates policies from sources, of which every document can be requested by its path. For Rego every rule and every
 * package is an entrypoint; a compiled policy has those that it was compiled with.
 *
 * @param read the sources in addition to the bundles of the configuration.
 * @param bundles `undefined` without a configuration.
 * @throws PolicyLoadError, ConfigurationError as `loadPolicy`; `bundle_invalid` for bundles with common roots
 */
export async function servePolicies(
  read: LoadedSource | undefined,
  options: LoadServedOptions,
  bundles?: readonly NamedBundle[],
): Promise<ServedPolicies> {
  return limitLoading("loading the policies", options, () => load(read, options, bundles));
}

async function load(
  read: LoadedSource | undefined,
  options: LoadServedOptions,
  bundles: readonly NamedBundle[] | undefined,
): Promise<ServedPolicies> {
  const { cwd = "", data = [], signal, compileTimeoutMs: timeoutMs } = options;
  const reading = { cwd, signal, timeoutMs };
  const source = mergeSources(read, options, bundles ?? []);
  const own = await readOwnData(source, reading);
  const limit = { maxBytes: options.maxDataBytes, option: "maxDataBytes" } as const;
  const base = data.length === 0 ? own : await readData(data, { ...reading, own, limit });
  const { policy, tree, definedAt } =
    source.kind === "rego"
      ? await loadRego(source, base, options)
      : await loadCompiled(source, base, options);
  const files = source.kind === "rego" ? source.files.map(({ path, text }) => ({ id: path, raw: text })) : [];
  return new ServedPolicies({
    policy,
    tree,
    data: JsonSlice.of(base.bytes),
    files: files.sort((a, b) => compareStrings(a.id, b.id)),
    isCompiled: source.kind !== "rego",
    rego:
      source.kind === "rego"
        ? { ...toSources(source, options), maxMemoryBytes: options.maxMemoryBytes }
        : undefined,
    definedAt,
    wording: options.wording,
    callAnswers: () => createCallAnswers(options),
    revisions:
      bundles === undefined
        ? undefined
        : new Map(bundles.map(({ name, source: { revisions } }) => [name, revisions[0] ?? ""])),
  });
}

async function createCallAnswers({
  builtins = [],
  allowNet = [],
  httpCacheBytes,
}: LoadServedOptions): Promise<CallAnswers> {
  const { createStandardBuiltins } = await import("../../engine/std/registry.js");
  return { builtins, standardBuiltin: createStandardBuiltins({ allowNet, httpCacheBytes }) };
}

/** Merges all sources into one. */
function mergeSources(
  own: LoadedSource | undefined,
  { cwd = "" }: LoadServedOptions,
  bundles: readonly NamedBundle[],
): LoadedSource {
  checkDisjoint(bundles);
  const all = [...(own === undefined ? [] : [own]), ...bundles.map(({ source }) => source)];
  const [only, ...others] = all;
  if (only === undefined) throw new PolicyLoadError("no policy given", { code: "source_empty" });
  if (others.length === 0) return only;
  const rego = all.map((source) => {
    if (source.kind === "rego") return source;
    throw unsupportedSource(
      `${source.subject} is compiled; only Rego can be served together with other policies`,
    );
  });
  return mergeRegoSources(rego, cwd);
}

/** A bundle without roots owns all of `data`. @throws PolicyLoadError `bundle_invalid` */
function checkDisjoint(bundles: readonly NamedBundle[]): void {
  const owned = bundles.map(({ name, source }) => {
    const [manifest] = source.kind === "rego" ? source.roots : [];
    const roots = manifest?.roots ?? [""];
    return { name, roots: roots.map((root) => root.split("/").filter((part) => part !== "")) };
  });
  for (const [index, { name, roots }] of owned.entries()) {
    for (const other of owned.slice(index + 1)) {
      const isCommon = roots.some((a) =>
        other.roots.some((b) =>
          (a.length < b.length ? a : b).every((part, at) => a[at] === part && b[at] === part),
        ),
      );
      if (!isCommon) continue;
      throw invalidBundle(
        `the bundles ${name} and ${other.name} have common roots; name disjoint roots in their manifests`,
      );
    }
  }
}

/** Other requests are served whatever a policy does. */
const IN_SERVER = { sharesThread: true };

type Loaded = Promise<{ policy: Policy; tree: DocumentTree; definedAt?: DefinedAt }>;

async function loadRego(source: RegoSource, data: BaseDocuments, options: LoadServedOptions): Loaded {
  const { compileTimeoutMs, signal } = options;
  const inspected = {
    ...toSources(source, options),
    definitions: true,
    signal,
    timeoutMs: compileTimeoutMs,
  };
  const { definitions = [], packages } = await inspectRego(inspected);
  const hasUnruled = packages.some(({ path }) => !definitions.some((one) => one.package === path));
  const marked = hasUnruled
    ? await inspectRego({ ...inspected, files: source.files.map(withRule) })
    : undefined;
  const tree = DocumentTree.ofRules(
    definitions.map(({ path, kind }) => ({ path, isFunction: kind === "function" })),
    (marked?.definitions ?? definitions).map(({ packagePath }) => packagePath),
  );
  const { wasm } = await compileSource(
    { ...source, files: [...source.files, wholeDataRule(tree.roots)] },
    { ...toCompile(options), entrypoint: [...tree.entrypoints, ROOT.name] },
  );
  const origin = await getOrigin(source, { signal, timeoutMs: compileTimeoutMs });
  const policy = await openPolicy(wasm, { ...toLoad(options), data, origin }, IN_SERVER);
  const defined = definitions.map(({ path, kind, location }) => {
    return { reference: formatReference("data", path), isFunction: kind === "function", location };
  });
  return { policy, tree, definedAt: toDefinedAt(defined) };
}

/** The policies as sources for opa-core. */
function toSources(
  { files, regoVersion: own }: RegoSource,
  { builtins = [], regoVersion = own }: LoadServedOptions,
): Pick<RegoSource, "files"> & Pick<LoadServedOptions, "builtins" | "regoVersion"> {
  return { files, builtins, regoVersion };
}

/**
 * Adds a rule to a file, so that its package has one: for a package without rules OPA does not report the keys, which
 * may contain slashes.
 */
function withRule<File extends { text: string }>(file: File): File {
  return { ...file, text: `${file.text}\n\nregohost_served := true\n` };
}

/** The rules whose value is everything that rules define. A rule must not refer to the whole of `data`, which contains the rule itself. */
function wholeDataRule(roots: readonly string[]): RegoSource["files"][number] {
  const rules = roots
    .filter((key) => key !== SYSTEM)
    .map((key) => `${ROOT.rule}[${JSON.stringify(key)}] := data[${JSON.stringify(key)}]\n`);
  const text = `package ${ROOT.package}\n\n${rules.length === 0 ? `${ROOT.rule} := {}\n` : rules.join("")}`;
  return { path: `${ROOT.package}.rego`, text, regoVersion: "v1" };
}

/** Recompiles a bundle of another compiler from its Rego where possible. */
async function loadCompiled(source: LoadedSource, data: BaseDocuments, options: LoadServedOptions): Loaded {
  const given = { ...toLoad(options), ...toCompile(options), data };
  let policy: Policy;
  try {
    policy = await loadRead(source, { ...given, recompile: true }, IN_SERVER);
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "runtime_stock") throw error;
    await options.onStockRuntime?.(error);
    policy = await loadRead(source, given, IN_SERVER);
  }
  return { policy, tree: DocumentTree.ofEntrypoints(policy.entrypoints) };
}

/** The options for compiling. */
function toCompile(options: LoadServedOptions) {
  return pick(options, "builtins", "optimize", "regoVersion", "maxBundleBytes", "compileTimeoutMs", "signal");
}

/** The options for loading a compiled policy. */
function toLoad(options: LoadServedOptions) {
  return pick(options, "builtins", "allowNet", "httpCacheBytes", "maxMemoryBytes");
}
