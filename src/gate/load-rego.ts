import { resolve } from "node:path";
import { append } from "../base/lists.js";
import { PolicyLoadError } from "../base/errors.js";
import { message, option } from "../base/message.js";
import { prepareNamed } from "../engine/builtin/prepare-builtins.js";
import { compileJudges } from "../engine/opa/compile-judges.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { EXACT_DATA, readOwnData, type RegoSource } from "../engine/source/bundle.js";
import { policyInTest } from "../engine/source/left-out-files.js";
import { mergeRegoSources } from "../engine/source/load-source.js";
import { readSchemas } from "../engine/source/schemas.js";
import { getJudgingRules } from "./judging-reading.js";
import { noPolicy, readAllData, type Loading, type NamedSource } from "./gate-loading.js";
import type { GateModule } from "./gate-module.js";

/** Loads the code that judges, while opa-core compiles. */
async function loadJudging(): Promise<void> {
  await Promise.all([import("./rego-module.js"), import("./loaded-gate.js")]);
}

/**
 * Loads all Rego as one policy; returns `undefined` when there are only ignored tests.
 *
 * @param tests ignored because of their names.
 * @param addedData data files that patterns of policies match.
 * @throws PolicyLoadError, EvaluationError as `compileJudges` and `toRegoModule`; `policy_missing`.
 */
export async function loadRego(
  sources: readonly NamedSource<RegoSource>[],
  tests: readonly RegoSourceFile[],
  addedData: RegoSource["data"],
  options: Loading,
): Promise<GateModule | undefined> {
  const { cwd, builtins = [], regoVersion: given, optimize, signal } = options;
  const { compileTimeoutMs: timeoutMs } = options;
  const merged = mergeRegoSources(
    sources.map(({ source }) => ({
      ...source,
      files: source.files.map((file) => ({ ...file, regoVersion: file.regoVersion ?? given ?? "v1" })),
    })),
    cwd,
  );
  append(merged.data, addedData);
  const toAbsolute = (path: string): string => resolve(cwd, path);
  // A file that is passed twice is loaded once, under its first name.
  const cached = new Map(merged.files.map((file) => [toAbsolute(file.path), file]));
  const data = await readAllData(await readOwnData(merged, { signal, timeoutMs, ...EXACT_DATA }), options);
  const regoVersion = given ?? merged.regoVersion;
  const { schemas, optionalSchemas, validated } = await readSchemas(options.schema, merged.files, {
    cwd,
    signal,
    timeoutMs,
  });
  const judged = await getJudgingRules(options);
  const judges = await compileJudges({
    files: merged.files,
    schemas,
    optionalSchemas,
    sources: sources.map(({ argument, source }) => ({
      argument,
      files: source.files.flatMap(({ path }) => cached.get(toAbsolute(path))?.path ?? []),
    })),
    tests: tests.map((file) => ({ ...file, regoVersion: file.regoVersion ?? given ?? "v1" })),
    builtins,
    ...judged,
    allowUndefined: options.allowUndefined ?? [],
    signal,
    timeoutMs,
    meanwhile: () => {
      if (options.replay === undefined) prepareNamed(builtins, merged.files);
      return loadJudging();
    },
    optimize,
    regoVersion,
  });
  if (!("wasm" in judges)) {
    const [test] = judges.policiesInTests;
    if (test !== undefined) throw policyInTest(test);
    if (judges.withoutRules.length > 0) throw noRules(judges);
    throw noPolicy(judges.withoutPolicy[0] ?? "", options, judges.ignored);
  }
  if (judges.judging.length === 0) return undefined;
  const { toRegoModule } = await import("./rego-module.js");
  const { complete } = judged;
  return toRegoModule(judges, { merged, data, schemas: validated, regoVersion, complete, options });
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
    message`${option("namespaces")}: no package ${withoutRules.join(", ")} with rules named deny, violation or warn; ${others}`,
    { code: "policy_missing" },
  );
}
