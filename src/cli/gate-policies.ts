import { resolve } from "node:path";
import type { LoadedSource, RegoSource } from "../engine/bundle.js";
import type { LoadPolicyOptions } from "../engine/options.js";
import type { Builtin } from "../rego/builtin.js";
import type { RegoPackage } from "../rego/rego-package.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { completeChainloopPolicies } from "./chainloop-rules.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import type { CompatName } from "./compat-names.js";
import { CommandError } from "./exit-codes.js";
import type { PathArgument } from "./gate-arguments.js";
import { fromEntrypoints, fromRegoPackage } from "./gate-module.js";
import type { GateModule } from "./gate-module.js";
import type { GateRule } from "./gate-rule.js";
import type { GlobalFlags } from "./global-flags.js";
import { checkIsTest, checkNoneLeftOut } from "./left-out-rego.js";
import { mergeRegoSources, ownData, readSource } from "./load-sources.js";
import { findPolicyPackages } from "./policy-packages.js";
import type { JudgingPackage } from "./policy-packages.js";
import { toCompileOptions } from "./policy-flags.js";
import type { EvaluateFlags } from "./policy-flags.js";
import { readPatternData } from "./pattern-data.js";
import type { PatternData } from "./pattern-data.js";
import { readData } from "./read-data.js";
import { readText } from "./read-document.js";
import { findDefinitions } from "./rule-definitions.js";
import { describePackages, splitRules } from "./split-rules.js";
import { toVerdictModules } from "./verdict-module.js";
import type { PolicyPackage } from "./verdict-module.js";
import { findUnreadRules } from "./unread-rules.js";
import { readFunctionNames } from "./wasm-function-names.js";
import { POLICY_RULES } from "./verdict.js";

/** What answers the calls of the policies. */
type Answering = Pick<LoadPolicyOptions, "replay" | "allowNet"> & { builtins: readonly Builtin[] };

type GateFlags = Pick<EvaluateFlags, "data" | "optimize" | "v0Compatible"> &
  Pick<GlobalFlags, "timeout"> & {
    /** The tool whose rules complete the policies. */
    compat?: CompatName | undefined;
  };

/** A source with the argument it was named by. */
interface NamedSource<Source extends LoadedSource> {
  argument: string;
  source: Source;
  /** Compiled policies in the same folder, which nobody judges. */
  leftOut: string[];
}

function noPolicy(argument: string): CommandError {
  return new CommandError(
    `${argument} holds no policy: none of its packages has a rule named ${POLICY_RULES.join(", ")}`,
  );
}

async function readSources(
  io: CliIo,
  policies: readonly PathArgument[],
): Promise<NamedSource<LoadedSource>[]> {
  const placeOf = (path: string): string => resolve(io.cwd, path);
  const named = new Set(policies.flatMap(({ paths }) => paths.map(placeOf)));
  const seen = new Set<string>();
  const sources: NamedSource<LoadedSource>[] = [];
  for (const { argument, paths, tests = [] } of policies) {
    for (const path of paths) {
      const place = placeOf(path);
      if (seen.has(place)) continue;
      seen.add(place);
      const source = await readSource(io, path);
      sources.push({ argument, source, leftOut: await checkNoneLeftOut(io, path, source, named) });
    }
    for (const path of tests.filter((test) => !named.has(placeOf(test)))) {
      checkIsTest(path, await readText(io, path));
    }
  }
  return sources;
}

interface FoundPackages {
  packages: (JudgingPackage & { argument: string })[];
  unread: string[];
}

/** Every package that judges once, with its rules from all sources and the first argument that has it. */
async function findPackages(
  sources: readonly NamedSource<RegoSource>[],
  { v0Compatible }: GateFlags,
  builtins: readonly Builtin[],
  signal: AbortSignal,
): Promise<FoundPackages> {
  const { inspectRego } = await import("../opa/inspect-rego.js");
  const listed: { argument: string; files: RegoSource["files"]; packages: RegoPackage[] }[] = [];
  for (const { argument, source } of sources) {
    const { files } = source;
    const regoVersion = v0Compatible === true ? "v0" : source.regoVersion;
    const version = regoVersion === undefined ? {} : { regoVersion };
    listed.push({ argument, files, packages: await inspectRego({ files, builtins, ...version, signal }) });
  }
  const all = listed.flatMap(({ packages }) => packages);
  const found = new Map<string, JudgingPackage & { argument: string }>();
  const judging = new Set<string>();
  for (const { argument, files, packages } of listed) {
    for (const { path, rules, about, annotations } of findPolicyPackages(packages, files, all)) {
      judging.add(argument);
      const known = found.get(path) ?? {
        path,
        rules: [],
        argument,
        about: new Map<string, GateRule>(),
        annotations,
      };
      found.set(path, {
        ...known,
        annotations: known.annotations ?? annotations,
        rules: [...new Set([...known.rules, ...rules])],
        about: new Map([...about, ...known.about]),
      });
    }
  }
  for (const { argument } of sources) if (!judging.has(argument)) throw noPolicy(argument);
  const files = listed.flatMap((one) => one.files);
  return { packages: [...found.values()], unread: findUnreadRules(all, files, new Set(found.keys())) };
}

/** Errors are shown as they are in the policy itself, not as in a copy in which rules have other names. */
function showOwnErrors(compileItself: () => Promise<unknown>): (error: unknown) => Promise<never> {
  return async (error) => {
    await compileItself();
    throw error;
  };
}

async function loadRego(
  io: CliIo,
  sources: readonly NamedSource<RegoSource>[],
  patternData: readonly PatternData[],
  flags: GateFlags,
  answering: Answering,
): Promise<GateModule> {
  const { builtins } = answering;
  const { packages: found, unread } = await findPackages(sources, flags, builtins, io.signal);
  const merged = mergeRegoSources(
    io,
    sources.map(({ source }) => source),
  );
  merged.data.push(...(await readPatternData(io, patternData)));
  const [{ compileRego }, { loadPolicy }, { originOf }] = await Promise.all([
    import("../opa/compile-rego.js"),
    import("../index.js"),
    import("../engine/policy-origin.js"),
  ]);
  const regoVersion = flags.v0Compatible === true ? "v0" : merged.regoVersion;
  const version = regoVersion === undefined ? {} : { regoVersion };
  const { compileTimeoutMs: timeoutMs, ...options } = toCompileOptions(flags, flags);
  const compile = (files: readonly RegoSourceFile[], judging: readonly PolicyPackage[]) => {
    const modules = toVerdictModules(judging);
    return compileRego({
      files: [...files, ...modules],
      data: merged.data,
      builtins,
      entrypoints: modules.map(({ path }) => path.replace(/\.rego$/, "/rules")),
      signal: io.signal,
      timeoutMs,
      ...options,
      ...version,
    });
  };
  const sourcesRead = { files: merged.files, builtins, ...version };
  const definitions = await findDefinitions(sourcesRead, io.signal).catch(
    showOwnErrors(() => compile(merged.files, [])),
  );
  const described = describePackages(found, definitions);
  const { packages: whole, files: added } =
    flags.compat === undefined
      ? { packages: described.packages, files: [] }
      : completeChainloopPolicies(described.packages);
  const { packages, files } = splitRules(whole, merged.files, described.definitions);
  const compiled = await compile([...files, ...added], packages).catch(
    showOwnErrors(() => compile([...merged.files, ...added], whole)),
  );
  let { data } = compiled;
  if (flags.data !== undefined) {
    const { checkDataConflicts } = await import("../engine/data-conflicts.js");
    data = await readData(io, flags.data, new TextDecoder().decode(data));
    checkDataConflicts(compiled.packages, JSON.parse(new TextDecoder().decode(data)));
  }
  const policy = await loadPolicy(compiled.wasm, { ...answering, data, origin: originOf(merged) });
  return {
    policy,
    unread,
    leftOut: sources.flatMap(({ leftOut }) => leftOut),
    packages: packages.map((one, index) => fromRegoPackage(one, one.about, one.argument, index)),
  };
}

async function loadCompiled(
  io: CliIo,
  { argument, source }: NamedSource<LoadedSource & { kind: "wasm" }>,
  flags: GateFlags,
  answering: Answering,
): Promise<GateModule> {
  const { loadPolicy } = await import("../index.js");
  const data = flags.data === undefined ? undefined : await readData(io, flags.data, await ownData(source));
  const policy = await loadPolicy(pathFrom(io, source.what), {
    ...answering,
    ...(data === undefined ? {} : { data }),
  });
  const functions = source.wasm instanceof Uint8Array ? readFunctionNames(source.wasm) : [];
  return {
    policy,
    packages: fromEntrypoints(policy.entrypoints, argument, functions),
    unread: [],
    leftOut: [],
  };
}

/**
 * Loads the policies of `gate`: all Rego together, so that packages can import each other, and each compiled policy
 * by itself. Close what it gives.
 *
 * @throws CommandError (exit 2) when an argument holds no policy; what reading and compiling throw.
 */
export async function loadGatePolicies(
  io: CliIo,
  policies: readonly PathArgument[],
  flags: GateFlags,
  answering: Answering,
): Promise<GateModule[]> {
  const sources = await readSources(io, policies);
  const rego: NamedSource<RegoSource>[] = [];
  const modules: GateModule[] = [];
  for (const { source, ...named } of sources) {
    if (source.kind === "rego") rego.push({ ...named, source });
    else modules.push(await loadCompiled(io, { ...named, source }, flags, answering));
  }
  const patternData = policies.flatMap(({ data }) => data ?? []);
  if (rego.length > 0) modules.unshift(await loadRego(io, rego, patternData, flags, answering));
  return modules;
}
