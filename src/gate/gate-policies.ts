import { resolve } from "node:path";
import { orClose } from "../async/or-close.js";
import { PolicyLoadError } from "../errors.js";
import type { RuleFamilies } from "../opa/compile-judges.js";
import { POLICY_RULES } from "../opa/judging-package.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { mergeBaseDocuments } from "../source/base-document.js";
import type { BaseDocuments } from "../source/base-document.js";
import { readDataFiles } from "../source/base-document-discovery.js";
import { decodeText, readOwnData } from "../source/bundle.js";
import type { LoadedSource, RegoSource } from "../source/bundle.js";
import { checkOutline } from "../source/check-outline.js";
import {
  checkLeftOut,
  checkLeftOutData,
  checkRelated,
  policyInTest,
  readTests,
} from "../source/left-out-files.js";
import { loadSource, mergeRegoSources } from "../source/load-source.js";
import { originOf } from "../source/policy-origin.js";
import type { SizeLimit } from "../source/read-bytes.js";
import { checkAddresses } from "../source/pinned-addresses.js";
import { readData } from "../source/read-data.js";
import { readSchemas } from "../source/schemas.js";
import { MAX_SOURCE_BYTES, readSourceFile, type LeftOutFile } from "../source/source-files.js";
import type { UsedAddress } from "../values/used-address.js";
import { isAddress, shownSource } from "../values/address.js";
import { JsonSlice } from "../values/json-slice.js";
import type { BundleVerifyOptions } from "../verify/bundle-options.js";
import type { VerifyOptions } from "../verify/verify-options.js";
import { wildcard } from "../values/wildcard.js";
import {
  checkReferences,
  checkRefusingRules,
  checkReserved,
  checkTestPackages,
  describeReferences,
} from "./check-rules.js";
import { CHAINLOOP_RULES } from "./chainloop-rules.js";
import { conftestFamilies, DEFAULT_NAMESPACES, isConftestRule, withConftestFile } from "./conftest-rules.js";
import type { GateModule } from "./gate-module.js";
import type { MaterialOptions } from "./material/material-options.js";
import { InputSchemas } from "./input-schemas.js";
import { isArgument } from "./gate-options.js";
import type { GateOptions, GateSource } from "./gate-options.js";
import { loadCompiled, type Answering } from "./load-compiled.js";
import { loadJudges, type LoadedJudges } from "./load-judges.js";

export type GateLoading = Omit<GateOptions, "cwd" | "verify"> & {
  cwd: string;
  /** Who must have signed bundles. */
  bundles: BundleVerifyOptions | false | undefined;
  /** What `regohost.verify` verifies. */
  verify?: VerifyOptions;
};

type Loading = GateLoading & { onIgnored: (file: LeftOutFile) => void };

/** A source with the argument that names it. */
interface NamedSource<Source extends LoadedSource> {
  argument: string;
  source: Source;
}

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

function noPolicy(argument: string, { rules }: Pick<GateLoading, "rules">): PolicyLoadError {
  const names = rules === "conftest" ? ["deny", "violation", "warn"] : POLICY_RULES;
  return new PolicyLoadError(
    `${argument} holds no policy: none of its packages has a rule named ${names.join(", ")}`,
    { code: "policy_missing" },
  );
}

/** What policies from addresses must be. */
function pinning({ lock, requirePinned }: GateLoading): Pick<GateOptions, "lock" | "requirePinned"> {
  return {
    ...(lock === undefined ? {} : { lock }),
    ...(requirePinned === undefined ? {} : { requirePinned }),
  };
}

/** Paths and addresses, as they are given. */
function namesOf(source: GateSource): readonly string[] {
  if (isArgument(source)) return source.paths;
  return typeof source === "string" || source instanceof URL ? [String(source)] : [];
}

async function readSources(given: readonly GateSource[], options: GateLoading): Promise<ReadSources> {
  const { cwd, signal, compileTimeoutMs: timeoutMs, maxBundleBytes: maxBytes, bundles } = options;
  const isOffline = options.replay !== undefined;
  const unverified = new Set<string>();
  const onUnverified = (what: string): void => void unverified.add(shownSource(what));
  const reading = { cwd, signal, timeoutMs, maxBytes, bundles, onUnverified, isOffline, ...pinning(options) };
  const placeOf = (path: string): string => resolve(cwd, path);
  await checkAddresses(given.flatMap(namesOf), reading);
  const named = new Set(given.flatMap((one) => (isArgument(one) ? one.paths.map(placeOf) : [])));
  const seen = new Set<string>();
  const sources: ReadSources["sources"] = [];
  const tests = new Map<string, RegoSourceFile>();
  const leftOut = new Map<string, LeftOutFile>();
  const add = (argument: string, source: LoadedSource): void => {
    sources.push({ argument, source });
    const isUnnamed = ({ path }: { path: string }): boolean => !named.has(placeOf(path));
    const ignored = source.ignored.filter(isUnnamed);
    checkLeftOut(ignored);
    for (const file of ignored) leftOut.set(placeOf(file.path), file);
    if (source.kind === "wasm") return;
    for (const test of readTests(source).filter(isUnnamed)) tests.set(placeOf(test.path), test);
  };
  for (const one of given) {
    if (!isArgument(one)) {
      const source = await loadSource(one, reading);
      add(source.what, source);
      continue;
    }
    for (const path of one.paths) {
      const place = placeOf(path);
      if (seen.has(place)) continue;
      seen.add(place);
      const source = await loadSource(path, reading);
      if (!isAddress(path)) await checkRelated(path, source, cwd);
      add(isAddress(path) ? source.what : one.argument, source);
    }
    for (const path of one.tests ?? []) {
      const place = placeOf(path);
      if (named.has(place)) continue;
      tests.set(place, { path, text: await readRego(path, options) });
      leftOut.set(place, { path, why: "test" });
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

function dataLimit({ maxDataBytes }: GateLoading): SizeLimit {
  return { maxBytes: maxDataBytes, option: "maxDataBytes" };
}

/** A source's own data with the data files of the options. */
async function readAllData(own: BaseDocuments | undefined, options: Loading): Promise<BaseDocuments> {
  const { dataFiles, cwd, signal, compileTimeoutMs: timeoutMs, onIgnored } = options;
  const limit = dataLimit(options);
  if (dataFiles !== undefined) return readData(dataFiles, { cwd, signal, timeoutMs, own, onIgnored, limit });
  return own ?? mergeBaseDocuments([]);
}

/** All Rego as one policy; `undefined` when there are only ignored tests. */
async function loadRego(
  sources: readonly NamedSource<RegoSource>[],
  tests: readonly RegoSourceFile[],
  addedData: RegoSource["data"],
  options: Loading,
): Promise<GateModule | undefined> {
  const { cwd, builtins = [], regoVersion: given, compat, optimize, signal } = options;
  const { compileTimeoutMs: timeoutMs } = options;
  const merged = mergeRegoSources(
    sources.map(({ source }) => ({
      ...source,
      files: source.files.map((file) => ({ ...file, regoVersion: file.regoVersion ?? given ?? "v1" })),
    })),
    cwd,
  );
  merged.data.push(...addedData);
  const placeOf = (path: string): string => resolve(cwd, path);
  // A file named twice is loaded once, under its first name.
  const kept = new Map(merged.files.map((file) => [placeOf(file.path), file]));
  const data = await readAllData(await readOwnData(merged, { signal, timeoutMs }), options);
  const regoVersion = given ?? merged.regoVersion;
  const { schemas, optionalSchemas, validated } = await readSchemas(options.schema, merged.files, cwd);
  const judges = await loadJudges({
    files: merged.files,
    schemas,
    optionalSchemas,
    inputSchemas: new InputSchemas(validated),
    sources: sources.map(({ argument, source }) => ({
      argument,
      files: source.files.flatMap(({ path }) => kept.get(placeOf(path))?.path ?? []),
    })),
    tests: tests.map((file) => ({ ...file, regoVersion: file.regoVersion ?? given ?? "v1" })),
    builtins,
    complete: compat === undefined ? undefined : CHAINLOOP_RULES,
    allowUndefined: options.allowUndefined ?? [],
    families: familiesOf(options),
    signal,
    timeoutMs,
    // What judges.
    meanwhile: () => import("./loaded-gate.js"),
    ...(optimize === undefined ? {} : { optimize }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
  });
  if (!("packages" in judges)) {
    const [test] = judges.policiesInTests;
    if (test !== undefined) throw policyInTest(test);
    if (judges.withoutRules.length > 0) throw noRules(judges);
    throw noPolicy(judges.withoutPolicy[0] ?? "", options);
  }
  if (judges.packages.length === 0) return undefined;
  const isConftest = options.rules === "conftest";
  const whole = isConftest ? withConftestPlaceholder(data) : data;
  checkRefusingRules(judges.ignored, merged.files, !isConftest);
  const { files: regoFiles, documents } = judges.outline;
  checkTestPackages(
    {
      packages: regoFiles.map(({ package: path }) => ({ path })).filter(isSelected(options)),
      rules: documents,
      judged: judges.packages.map(({ policy: path }) => path),
      isPolicyRule: isConftest ? isConftestRule : (name) => POLICY_RULES.includes(name),
    },
    merged.files,
  );
  checkOutline(judges.outline, merged, whole);
  checkReserved(data);
  const undefinedReferences = checkReferences(judges.unsupplied, merged.files, whole);
  const { openPolicy } = await import("../load-policy.js");
  const policy = await openPolicy(judges.wasm, {
    ...answering(options),
    data,
    origin: originOf(merged),
  });
  return {
    policy,
    data,
    files: merged.files,
    evaluator: {
      files: [...merged.files, ...addedRules(judges, compat)],
      builtins,
      ...(regoVersion === undefined ? {} : { regoVersion }),
    },
    schemas: validated,
    ignoredRules: judges.ignored,
    unjudgedRules: [],
    undefinedReferences: describeReferences(undefinedReferences),
    packages: judges.packages,
    ...(isConftest
      ? {
          dataFor: ({ file }) => withConftestFile(data.bytes, file, cwd),
          unreadNamespaces: judges.unread,
        }
      : {}),
  };
}

/** What the compiler adds to the packages that another tool completes, as files for OPA's evaluator. */
function addedRules(
  { packages, outline }: Extract<LoadedJudges, { packages: unknown }>,
  compat: GateOptions["compat"],
): RegoSourceFile[] {
  if (compat === undefined) return [];
  const { reads, rules } = CHAINLOOP_RULES;
  const own = new Set(outline.documents.map(({ path }) => path.join("/")));
  return packages
    .filter(({ judged = [] }) => judged.includes(reads))
    .map(({ policy }) => {
      const [first = "", ...others] = policy.split("/");
      const clause = `package ${first}${others.map((part) => `[${JSON.stringify(part)}]`).join("")}`;
      const texts = rules.filter(({ name }) => !own.has(`${policy}/${name}`)).map(({ text }) => text);
      return { path: `${policy} (added rules)`, text: [clause, ...texts].join("\n\n"), regoVersion: "v1" };
    });
}

function familiesOf({
  rules,
  allNamespaces,
  namespaces = DEFAULT_NAMESPACES,
}: GateLoading): RuleFamilies | undefined {
  return rules === undefined ? undefined : conftestFamilies(allNamespaces === true ? [] : namespaces);
}

/** Whether a package is one of those that the options ask for. */
function isSelected({
  rules,
  allNamespaces,
  namespaces = DEFAULT_NAMESPACES,
}: GateLoading): (found: { path: string }) => boolean {
  if (rules === undefined || allNamespaces === true) return () => true;
  const patterns = namespaces.map(wildcard);
  return ({ path }) => patterns.some((fits) => fits(path.replaceAll("/", ".")));
}

function noRules({
  withoutRules,
  unread,
}: {
  withoutRules: readonly string[];
  unread: readonly string[];
}): PolicyLoadError {
  const others =
    unread.length === 0 ? "no package has any" : `packages with such rules are ${unread.join(", ")}`;
  return new PolicyLoadError(
    `namespaces (-n, --namespace): no package ${withoutRules.join(", ")} with rules named deny, violation or warn; ${others}`,
    { code: "policy_missing" },
  );
}

/** The data with `data.conftest.file`, so that a conflict is found before there is an input. */
function withConftestPlaceholder(data: BaseDocuments): BaseDocuments {
  const there = data.fileOf(["conftest"]);
  if (there !== undefined) {
    throw new PolicyLoadError(
      `the data has a value at /conftest (${there}), where rules: "conftest" puts the file; rename it`,
      { code: "data_invalid" },
    );
  }
  const document = JsonSlice.of(Buffer.from('{"conftest":{"file":{"name":"","dir":""}}}'));
  return mergeBaseDocuments([...data.parts, { name: "data.conftest.file", document }]);
}

/** The options of `loadPolicy` that all policies share. */
function answering({
  builtins,
  replay,
  allowNet,
  httpCacheBytes,
  verify,
  compileTimeoutMs,
  maxMemoryBytes,
}: GateLoading): Answering {
  return {
    ...(maxMemoryBytes === undefined ? {} : { maxMemoryBytes }),
    ...(compileTimeoutMs === undefined ? {} : { compileTimeoutMs }),
    ...(builtins === undefined ? {} : { builtins }),
    ...(replay === undefined ? {} : { replay }),
    ...(allowNet === undefined ? {} : { allowNet }),
    ...(httpCacheBytes === undefined ? {} : { httpCacheBytes }),
    ...(verify === undefined ? {} : { verify }),
  };
}

/** The policies of a gate, and the files of its folders and bundles that were not read. */
export interface LoadedPolicies {
  modules: GateModule[];
  leftOut: LeftOutFile[];
  /** The addresses that they come from. */
  used: UsedAddress[];
  /** Signed bundles whose signatures were not verified. */
  unverified: string[];
}

/** Loads policies of Chainloop; their scripts come with no data. */
async function loadForMaterial(
  given: readonly GateSource[],
  options: GateLoading,
  material: MaterialOptions,
): Promise<LoadedPolicies> {
  const { loadMaterialPolicies } = await import("./material/load-material-policies.js");
  const { cwd, maxBundleBytes: maxBytes, signal } = options;
  const loading: Loading = { ...options, compat: "chainloop", onIgnored: () => undefined };
  const used = new Map<string, UsedAddress>();
  const modules = await loadMaterialPolicies(given, {
    cwd,
    ...pinning(options),
    isOffline: options.replay !== undefined,
    onUsed: (one) => void used.set(one.address, one),
    material,
    maxBytes,
    signal,
    load: async (argument, source) => {
      const loaded = await loadRego([{ argument, source }], [], [], loading);
      if (loaded === undefined) throw noPolicy(argument, options);
      return loaded;
    },
  });
  return { modules, leftOut: [], used: [...used.values()], unverified: [] };
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
  const { sources, tests, leftOut, used, unverified } = await readSources(given, options);
  const ofData = new Map<string, LeftOutFile>();
  const loading: Loading = {
    ...options,
    onIgnored: (file) => {
      checkLeftOutData(file);
      ofData.set(file.path, file);
    },
  };
  const rego: NamedSource<RegoSource>[] = [];
  const modules: GateModule[] = [];
  const opened: GateModule["policy"][] = [];
  await orClose(opened, async () => {
    for (const { source, ...named } of sources) {
      if (source.kind === "rego") rego.push({ ...named, source });
      else {
        const data = await readAllData(source.data, loading);
        const { argument } = named;
        const loaded = await loadCompiled({ argument, source, data, answering: answering(options), options });
        modules.push(loaded);
        opened.push(loaded.policy);
      }
    }
    if (rego.length > 0 || tests.length > 0) {
      const dataFiles = given.flatMap((one) => (isArgument(one) ? (one.data ?? []) : []));
      const addedData = await readDataFiles(dataFiles, { cwd: options.cwd, limit: dataLimit(options) });
      const judges = await loadRego(rego, tests, addedData, loading);
      if (judges !== undefined) modules.unshift(judges);
    }
  });
  if (modules.length === 0) {
    const named = given.map((one) => (isArgument(one) ? shownSource(one.argument) : "the source"));
    throw noPolicy(named.join(", "), options);
  }
  return { modules, leftOut: [...leftOut, ...ofData.values()], used, unverified };
}
