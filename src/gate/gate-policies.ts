import { resolve } from "node:path";
import { PolicyLoadError } from "../errors.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { mergeBaseDocuments } from "../source/base-document.js";
import type { BaseDocuments } from "../source/base-document.js";
import { readDataFiles } from "../source/base-document-discovery.js";
import { readOwnData } from "../source/bundle.js";
import type { LoadedSource, RegoSource } from "../source/bundle.js";
import { checkOutline } from "../source/check-outline.js";
import { loadSource, mergeRegoSources } from "../source/load-source.js";
import { originOf } from "../source/policy-origin.js";
import { readData } from "../source/read-data.js";
import { readText } from "../source/read-document.js";
import { readRulePaths } from "../wasm/function-names.js";
import { checkRefusingRules, checkReferences } from "./check-rules.js";
import { CHAINLOOP_RULES } from "./chainloop-rules.js";
import { fromEntrypoints } from "./gate-module.js";
import type { GateModule } from "./gate-module.js";
import { isArgument } from "./gate-options.js";
import type { GateOptions, GateSource } from "./gate-options.js";
import { findLeftOut, policyInTest } from "./left-out-rego.js";
import { loadJudges } from "./load-judges.js";
import { POLICY_RULES } from "./verdict.js";

export type GateLoading = Omit<GateOptions, "cwd"> & { cwd: string };

/** A source with the argument that names it. */
interface NamedSource<Source extends LoadedSource> {
  argument: string;
  source: Source;
  /** Compiled policies in the same folder, which are not judged. */
  ignoredPolicies: string[];
}

/** Everything read before compiling. */
interface ReadSources {
  sources: NamedSource<LoadedSource>[];
  /** Files ignored because of their test name. */
  tests: RegoSourceFile[];
}

function noPolicy(argument: string): PolicyLoadError {
  return new PolicyLoadError(
    `${argument} holds no policy: none of its packages has a rule named ${POLICY_RULES.join(", ")}`,
    { code: "policy_missing" },
  );
}

async function readSources(
  given: readonly GateSource[],
  { cwd, signal, compileTimeoutMs: timeoutMs }: GateLoading,
): Promise<ReadSources> {
  const reading = { cwd, signal, timeoutMs };
  const placeOf = (path: string): string => resolve(cwd, path);
  const named = new Set(given.flatMap((one) => (isArgument(one) ? one.paths.map(placeOf) : [])));
  const seen = new Set<string>();
  const sources: ReadSources["sources"] = [];
  const tests = new Map<string, RegoSourceFile>();
  for (const one of given) {
    if (!isArgument(one)) {
      const source = await loadSource(one, reading);
      sources.push({ argument: source.what, source, ignoredPolicies: [] });
      continue;
    }
    for (const path of one.paths) {
      const place = placeOf(path);
      if (seen.has(place)) continue;
      seen.add(place);
      const source = await loadSource(path, reading);
      const ignored = await findLeftOut(path, source, named, cwd);
      sources.push({ argument: one.argument, source, ignoredPolicies: ignored.compiled });
      for (const test of ignored.tests) tests.set(placeOf(test.path), test);
    }
    for (const path of one.tests ?? []) {
      if (!named.has(placeOf(path))) tests.set(placeOf(path), { path, text: await readText(path, { cwd }) });
    }
  }
  return { sources, tests: [...tests.values()] };
}

/** A source's own data with the data files of the options. */
async function readAllData(own: BaseDocuments | undefined, options: GateLoading): Promise<BaseDocuments> {
  const { dataFiles, cwd, signal, compileTimeoutMs: timeoutMs } = options;
  if (dataFiles !== undefined) return readData(dataFiles, { cwd, signal, timeoutMs, own });
  return own ?? mergeBaseDocuments([]);
}

/** All Rego as one policy; `undefined` when there are only ignored tests. */
async function loadRego(
  sources: readonly NamedSource<RegoSource>[],
  tests: readonly RegoSourceFile[],
  addedData: RegoSource["data"],
  options: GateLoading,
): Promise<GateModule | undefined> {
  const { cwd, builtins = [], regoVersion: given, compat, optimize, signal } = options;
  const { compileTimeoutMs: timeoutMs } = options;
  const merged = mergeRegoSources(
    sources.map(({ source }) => ({
      ...source,
      files: source.files.map((file) => ({ ...file, regoVersion: given ?? source.regoVersion ?? "v1" })),
    })),
    cwd,
  );
  merged.data.push(...addedData);
  const placeOf = (path: string): string => resolve(cwd, path);
  // A file named twice is loaded once, under its first name.
  const kept = new Map(merged.files.map((file) => [placeOf(file.path), file]));
  const data = await readAllData(await readOwnData(merged, { signal, timeoutMs }), options);
  const regoVersion = given ?? merged.regoVersion;
  const judges = await loadJudges({
    files: merged.files,
    sources: sources.map(({ argument, source }) => ({
      argument,
      files: source.files.flatMap(({ path }) => kept.get(placeOf(path))?.path ?? []),
    })),
    tests: tests.map((file) => ({ ...file, regoVersion: given ?? file.regoVersion ?? "v1" })),
    builtins,
    complete: compat === undefined ? undefined : CHAINLOOP_RULES,
    allowUndefined: options.allowUndefined ?? [],
    signal,
    timeoutMs,
    ...(optimize === undefined ? {} : { optimize }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
  });
  if (!("packages" in judges)) {
    const [test] = judges.policiesInTests;
    throw test === undefined ? noPolicy(judges.withoutPolicy[0] ?? "") : policyInTest(test);
  }
  if (judges.packages.length === 0) return undefined;
  checkRefusingRules(judges.ignored, merged.files);
  checkOutline(judges.outline, merged, data);
  checkReserved(data);
  const undefinedReferences = checkReferences(judges.unsupplied, merged.files, data);
  const { loadPolicy } = await import("../load-policy.js");
  const policy = await loadPolicy(judges.wasm, {
    ...answering(options),
    data: Buffer.from(data.json),
    origin: originOf(merged),
  });
  return {
    policy,
    ignoredRules: judges.ignored,
    undefinedReferences: undefinedReferences.map(
      ({ reference, location }) => `${reference} (${location.file}:${String(location.row)})`,
    ),
    ignoredPolicies: sources.flatMap(({ ignoredPolicies }) => ignoredPolicies),
    packages: judges.packages,
  };
}

/** The package of the generated rules that collect the verdicts. */
const RESERVED = "regohost_verdict";

function checkReserved(data: BaseDocuments): void {
  const file = data.fileOf([RESERVED]);
  if (file === undefined) return;
  throw new PolicyLoadError(
    `the data has a value at data.${RESERVED} (${file}), where the gate collects its verdicts; rename it`,
    { code: "data_invalid" },
  );
}

/** The options that answer the policies' calls. */
function answering({
  builtins,
  replay,
  allowNet,
}: GateLoading): Pick<GateOptions, "builtins" | "replay" | "allowNet"> {
  return {
    ...(builtins === undefined ? {} : { builtins }),
    ...(replay === undefined ? {} : { replay }),
    ...(allowNet === undefined ? {} : { allowNet }),
  };
}

/** @throws PolicyLoadError `runtime_stock` */
async function checkRuntime(
  { argument, source }: NamedSource<LoadedSource & { kind: "wasm" }>,
  requireExact: boolean,
): Promise<Pick<GateModule, "stockRuntime">> {
  const { hasOurRuntime } = await import("../wasm/module-runtime.js");
  if (hasOurRuntime(source.wasm)) return {};
  if (!requireExact) return { stockRuntime: argument };
  throw new PolicyLoadError(
    `requireExact: ${source.what} was compiled with OPA's own runtime for Wasm, or an unknown one, whose answers can differ from those of OPA's evaluator; give its Rego, or compile that again with \`regohost build\``,
    { code: "runtime_stock" },
  );
}

async function loadCompiled(
  named: NamedSource<LoadedSource & { kind: "wasm" }>,
  options: GateLoading,
): Promise<GateModule> {
  const { argument, source } = named;
  const runtime = await checkRuntime(named, options.requireExact === true);
  const data = await readAllData(source.data, options);
  const { loadPolicy } = await import("../load-policy.js");
  const policy = await loadPolicy(source.wasm, {
    ...answering(options),
    data,
    origin: originOf(source),
  });
  const rulePaths = source.wasm instanceof Uint8Array ? readRulePaths(source.wasm) : [];
  return {
    policy,
    packages: fromEntrypoints(policy.entrypoints, argument, rulePaths),
    ignoredRules: [],
    ignoredPolicies: [],
    undefinedReferences: [],
    ...runtime,
  };
}

/**
 * Loads the policies of a gate: all Rego together, so that packages can import each other, and each compiled policy
 * separately. The caller closes the result.
 *
 * @throws PolicyLoadError `policy_missing` for an argument without a policy; `runtime_stock`; the errors of reading and compiling.
 */
export async function loadGatePolicies(
  given: readonly GateSource[],
  options: GateLoading,
): Promise<GateModule[]> {
  const { sources, tests } = await readSources(given, options);
  const rego: NamedSource<RegoSource>[] = [];
  const modules: GateModule[] = [];
  for (const { source, ...named } of sources) {
    if (source.kind === "rego") rego.push({ ...named, source });
    else modules.push(await loadCompiled({ ...named, source }, options));
  }
  if (rego.length > 0 || tests.length > 0) {
    const dataFiles = given.flatMap((one) => (isArgument(one) ? (one.data ?? []) : []));
    const addedData = await readDataFiles(dataFiles, { cwd: options.cwd });
    const judges = await loadRego(rego, tests, addedData, options);
    if (judges !== undefined) modules.unshift(judges);
  }
  if (modules.length === 0) {
    throw noPolicy(given.map((one) => (isArgument(one) ? one.argument : "the source")).join(", "));
  }
  return modules;
}
