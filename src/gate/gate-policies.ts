import type { FetchedCommits } from "../trust/registry/fetched-commits.js";
import { resolve } from "node:path";
import { limitReading } from "../base/async/reading.js";
import { append } from "../base/lists.js";
import { orClose } from "../base/async/or-close.js";
import { invalidConfig } from "../base/errors.js";
import { caller, message, optionNamed } from "../base/message.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { fileKey, readDataFiles } from "../engine/source/base-document-discovery.js";
import { decodeText, type LoadedSource, type RegoSource } from "../engine/source/bundle.js";
import { checkLeftOut, checkLeftOutData, checkRelated, readTests } from "../engine/source/left-out-files.js";
import { loadSource } from "../engine/source/load-source.js";
import { checkAddresses } from "../engine/source/pinned-addresses.js";
import { MAX_SOURCE_BYTES, readSourceFile, type LeftOutFile } from "../engine/source/source-files.js";
import { isAddress, shownSource } from "../base/text/address.js";
import type { UsedAddress } from "../base/text/used-address.js";
import {
  answering,
  dataLimit,
  noPolicy,
  toReading,
  readAllData,
  type GateLoading,
  type Loading,
  type NamedSource,
} from "./gate-loading.js";
import type { GateModule } from "./gate-module.js";
import { isArgument, type GateSource } from "./gate-options.js";
import type { ReadArgumentFile } from "../chainloop/argument-files.js";
import type { NamedPath } from "../chainloop/load-material-policies.js";
import type { MaterialOptions } from "../chainloop/material-options.js";
import { isUrl } from "../base/realms.js";

/** Everything read before compiling. */
interface ReadSources {
  sources: NamedSource<LoadedSource>[];
  /** Files ignored because of their test name. */
  tests: RegoSourceFile[];
  /** All files that were not read. */
  leftOut: LeftOutFile[];
  /** The addresses that were read. */
  used: UsedAddress[];
  /** Signed bundles whose signatures were not verified. */
  unverified: string[];
}

async function readRego(
  path: string,
  { cwd, maxBundleBytes = MAX_SOURCE_BYTES }: GateLoading,
): Promise<string> {
  return decodeText(await readSourceFile(path, maxBundleBytes, cwd), path);
}

/** Paths and addresses, as passed. */
function getNames(source: GateSource): readonly string[] {
  if (isArgument(source)) return source.paths;
  return typeof source === "string" || isUrl(source) ? [String(source)] : [];
}

async function readSources(given: readonly GateSource[], options: GateLoading): Promise<ReadSources> {
  const { cwd } = options;
  const unverified = new Set<string>();
  const onUnverified = (subject: string): void => void unverified.add(shownSource(subject));
  const toAbsolute = (path: string): string => resolve(cwd, path);
  const named = new Set(given.flatMap((one) => (isArgument(one) ? one.paths.map(toAbsolute) : [])));
  const isNamed = (path: string): boolean => named.has(toAbsolute(path));
  const { allowSkippedFiles = false } = options;
  const reading = { ...toReading(options), onUnverified, isNamed };
  await checkAddresses(given.flatMap(getNames), reading);
  const seen = new Set<string>();
  const sources: ReadSources["sources"] = [];
  const tests = new Map<string, RegoSourceFile>();
  const leftOut = new Map<string, LeftOutFile>();
  const add = (argument: string, source: LoadedSource): void => {
    sources.push({ argument, source });
    for (const file of source.ignored) leftOut.set(toAbsolute(file.path), file);
    if (source.kind === "wasm") return;
    for (const test of readTests(source).filter(({ path }) => !isNamed(path)))
      tests.set(toAbsolute(test.path), test);
  };
  for (const one of given) {
    if (!isArgument(one)) {
      const source = await loadSource(one, reading);
      add(source.subject, source);
      continue;
    }
    for (const path of one.paths) {
      const location = toAbsolute(path);
      if (seen.has(location)) continue;
      seen.add(location);
      const source = await loadSource(path, reading);
      if (!isAddress(path)) await checkRelated(path, source, cwd);
      add(isAddress(path) ? source.subject : one.argument, source);
    }
    checkLeftOut(one.ignoredData ?? [], allowSkippedFiles);
    for (const file of one.ignoredData ?? []) leftOut.set(toAbsolute(file.path), file);
    for (const path of one.tests ?? []) {
      const position = toAbsolute(path);
      if (isNamed(path)) continue;
      tests.set(position, { path, text: await readRego(path, options) });
      leftOut.set(position, { path, why: "test" });
    }
  }
  const used = sources.flatMap(({ source: { addresses = [] } }) => addresses);
  return {
    sources,
    tests: [...tests.values()],
    leftOut: [...leftOut.values()],
    used,
    unverified: [...unverified],
  };
}

/** The absolute paths of the files of sources, those that were not read too. */
function getPlaces(
  { sources, tests, leftOut }: Pick<ReadSources, "sources" | "tests" | "leftOut">,
  cwd: string,
): string[] {
  const files = sources.flatMap(({ source }) => {
    const rego = source.kind === "rego" ? source : source.rego;
    const module = source.kind === "wasm" ? `${source.subject}/policy.wasm` : source.subject;
    return [{ path: source.subject }, { path: module }, ...(rego?.files ?? []), ...(rego?.tests ?? [])];
  });
  return [...files, ...tests, ...leftOut].map(({ path }) => resolve(cwd, path));
}

/** The policies of a gate, and the files of its folders and bundles that were not read. */
interface LoadedPolicies {
  modules: GateModule[];
  leftOut: LeftOutFile[];
  /** The addresses that they were read from. */
  used: UsedAddress[];
  /** Signed bundles whose signatures were not verified. */
  unverified: string[];
  /** The absolute paths of their files, and of the skipped files of their folders. */
  files: ReadonlySet<string>;
  /** The files with arguments of policies of Chainloop. */
  argFiles: readonly ReadArgumentFile[];
}

/** The path of each policy, and its argument. */
function namedPaths(sources: readonly GateSource[]): NamedPath[] {
  return sources.flatMap((source) => {
    if (typeof source === "string") return [{ argument: source, path: source }];
    if (isArgument(source)) return source.paths.map((path) => ({ argument: source.argument, path }));
    throw invalidConfig(
      message`${caller("loadGate")}with ${optionNamed("material")} a source is the path of a policy of Chainloop`,
    );
  });
}

/** Loads policies of Chainloop; their scripts have no data. */
async function loadForMaterial(
  given: readonly GateSource[],
  options: GateLoading,
  material: MaterialOptions,
): Promise<LoadedPolicies> {
  const { loadMaterialPolicies } = await import("../chainloop/load-material-policies.js");
  const { cwd, maxBundleBytes: maxBytes, signal, compileTimeoutMs: timeoutMs } = options;
  const loading: Loading = { ...options, compat: "chainloop", onIgnored: () => undefined };
  const used = new Map<string, UsedAddress>();
  const { modules, argFiles, leftOut } = await loadMaterialPolicies(namedPaths(given), {
    cwd,
    lock: options.lock,
    requirePinned: options.requirePinned,
    isOffline: options.replay !== undefined,
    onUsed: (one) => void used.set(one.address, one),
    material,
    maxBytes,
    signal,
    timeoutMs,
    load: async (argument, source) => {
      const { loadRego } = await import("./load-rego.js");
      const loaded = await loadRego([{ argument, source }], [], [], loading);
      if (loaded === undefined) throw noPolicy(argument, options);
      return loaded;
    },
  });
  return { modules, leftOut, used: [...used.values()], unverified: [], files: new Set(), argFiles };
}

/**
 * Checks the files of folders of data that were not read.
 *
 * @param policies the absolute paths of the policies' own files.
 * @param keep receives those that may stay unread.
 */
function leftOutData(
  policies: ReadonlySet<string>,
  { cwd, allowSkippedFiles = false }: GateLoading,
  keep: (file: LeftOutFile) => void,
): Loading["onIgnored"] {
  return (file) => {
    checkLeftOutData(file, allowSkippedFiles, (path) => policies.has(resolve(cwd, path)));
    keep(file);
  };
}

/** Loads policies by policy configurations of Conforma, each group of sources separately. */
async function loadConfigured(given: readonly GateSource[], options: GateLoading): Promise<LoadedPolicies> {
  const { loadConfiguredPolicies, toGroupSource, toPinnedSource, toSourcePath } =
    await import("./conforma/load-configured.js");
  const { loadRego } = await import("./load-rego.js");
  const all: Omit<LoadedPolicies, "modules" | "argFiles" | "files"> = {
    leftOut: [],
    used: [],
    unverified: [],
  };
  const files = new Set<string>();
  const ofData = new Map<string, LeftOutFile>();
  const modules = await loadConfiguredPolicies(namedPaths(given), options, async (argument, group, data) => {
    const read = await readSources(group.source.policy.map(toSourcePath), options);
    const { sources, tests } = read;
    for (const place of getPlaces(read, options.cwd)) files.add(place);
    for (const [index, name] of group.source.policy.entries())
      group.pinned.set(name, toPinnedSource(name, sources[index]?.source.addresses?.[0]));
    append(all.leftOut, read.leftOut);
    for (const file of data.leftOut) ofData.set(file.path, file);
    append(all.used, data.used);
    append(all.used, read.used);
    append(all.unverified, data.unverified);
    append(all.unverified, read.unverified);
    const rego = sources.map(({ source }) => ({ argument, source: toGroupSource(source) }));
    const loaded = await loadRego(rego, tests, data.added, {
      ...options,
      dataFiles: data.files,
      group,
      onIgnored: (file) => void ofData.set(file.path, file),
    });
    if (loaded === undefined) throw noPolicy(argument, options);
    return loaded;
  });
  // A folder of data may hold the policies of a later group.
  const check = leftOutData(files, options, (file) => void all.leftOut.push(file));
  await orClose(
    modules.map(({ policy }) => policy),
    () => {
      for (const file of ofData.values()) check(file);
    },
  );
  return { modules, ...all, files, argFiles: [] };
}

/**
 * Loads the policies of a gate: all Rego together, so that packages can import each other, and each compiled policy
 * separately. The caller closes the result.
 *
 * @throws PolicyLoadError `policy_missing` for an argument without a policy; `runtime_stock`, `rules_unknown`; the errors of reading and
 * compiling.
 */
export async function loadGatePolicies(
  given: readonly GateSource[],
  options: GateLoading,
): Promise<LoadedPolicies> {
  if (options.material !== undefined) return loadForMaterial(given, options, options.material);
  if (options.rules === "conforma") {
    const commits: FetchedCommits = new Map();
    try {
      return await loadConfigured(given, { ...options, commits });
    } finally {
      await (await import("../trust/registry/fetched-commits.js")).removeCommits(commits);
    }
  }
  const { signal, compileTimeoutMs: timeoutMs } = options;
  const limits = { signal, timeoutMs };
  const read = await limitReading("reading the policies", limits, () => readSources(given, options));
  const { sources, tests, leftOut, used, unverified } = read;
  const ofData = new Map<string, LeftOutFile>();
  const policies = new Set(getPlaces(read, options.cwd));
  const loading: Loading = {
    ...options,
    onIgnored: leftOutData(policies, options, (file) => void ofData.set(file.path, file)),
  };
  const rego: NamedSource<RegoSource>[] = [];
  const modules: GateModule[] = [];
  const opened: GateModule["policy"][] = [];
  await orClose(opened, async () => {
    for (const { source, ...named } of sources) {
      if (source.kind === "rego") rego.push({ ...named, source });
      else {
        const { loadCompiled } = await import("./load-compiled.js");
        const data = await readAllData(source.data, loading);
        const { argument } = named;
        const loaded = await loadCompiled({ argument, source, data, answering: answering(options), options });
        modules.push(loaded);
        opened.push(loaded.policy);
      }
    }
    if (rego.length > 0 || tests.length > 0) {
      const { cwd } = options;
      const sourcePaths = new Set(
        rego.flatMap(({ source: { data } }) =>
          data.map(({ path: inner, name: path = inner }) => fileKey({ path, inner }, cwd)),
        ),
      );
      const dataFiles = given
        .flatMap((one) => (isArgument(one) ? (one.data ?? []) : []))
        .filter((file) => !sourcePaths.has(fileKey(file, cwd)));
      const addedData = await limitReading("reading the data", limits, () =>
        readDataFiles(dataFiles, { cwd, limit: dataLimit(options) }),
      );
      const { loadRego } = await import("./load-rego.js");
      const judges = await loadRego(rego, tests, addedData, loading);
      if (judges !== undefined) modules.unshift(judges);
    }
  });
  if (modules.length === 0) {
    const named = given.map((one) => (isArgument(one) ? shownSource(one.argument) : "the source"));
    throw noPolicy(named.join(", "), options);
  }
  return {
    modules,
    leftOut: [...leftOut, ...ofData.values()],
    used,
    unverified,
    files: policies,
    argFiles: [],
  };
}
