import { PolicyLoadError } from "../errors.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { BaseDocuments } from "../source/base-document.js";
import type { CompiledSource } from "../source/bundle.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import { readSchemas } from "../source/schemas.js";
import { readNamedRules } from "../wasm/function-names.js";
import { readDescription, type PolicyDescription } from "../wasm/policy-description.js";
import { checkReferences, describeReferences } from "./check-rules.js";
import { fromEntrypoints, unknownEntrypoints, type GateModule } from "./gate-module.js";
import type { GateOptions } from "./gate-options.js";
import { InputSchemas } from "./input-schemas.js";
import { placesOf } from "./load-judges.js";
import { definedRules, POLICY_RULES } from "./verdict.js";

/** A compiled policy to load. */
export interface CompiledRequest {
  /** The argument that names it. */
  argument: string;
  source: CompiledSource;
  /** The base documents, of all sources. */
  data: BaseDocuments;
  /** What answers its calls. */
  answering: Pick<GateOptions, "builtins" | "replay" | "allowNet" | "verify" | "compileTimeoutMs">;
  options: Pick<
    GateOptions,
    | "allowUndefined"
    | "compileTimeoutMs"
    | "optimize"
    | "regoVersion"
    | "requireExact"
    | "rules"
    | "schema"
    | "signal"
  > & { cwd: string };
}

interface JudgedSource {
  source: CompiledSource;
  origin: PolicyOrigin;
  about: Pick<GateModule, "stockRuntime" | "recompiled">;
}

/** The policy as it is, or compiled again. @throws PolicyLoadError `runtime_stock` */
async function toExact({
  argument,
  source: given,
  answering: { builtins = [] },
  options,
}: CompiledRequest): Promise<JudgedSource> {
  const { optimize, regoVersion, compileTimeoutMs, signal } = options;
  const { refuseOther, toExactSource } = await import("../exact-source.js");
  const {
    source,
    origin,
    runtime,
    why = "",
  } = await toExactSource(given, {
    builtins,
    ...(optimize === undefined ? {} : { optimize }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
    ...(compileTimeoutMs === undefined ? {} : { compileTimeoutMs }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (runtime === "ours") return { source, origin, about: {} };
  if (runtime === "recompiled") return { source, origin, about: { recompiled: argument } };
  if (options.requireExact === true) refuseOther("requireExact", source, why);
  return { source, origin, about: { stockRuntime: { argument, why } } };
}

/** The places of rules in `data` that the module tells: of its source, and those that its entrypoints reach. */
interface ModuleRules {
  all: ReadonlySet<string>;
  /** Empty for a stripped module. */
  reached: ReadonlySet<string>;
  /** Whether `all` has every rule that the entrypoints evaluate. */
  isComplete: boolean;
}

function readRules(
  entrypoints: readonly string[],
  { wasm }: CompiledSource,
  description: PolicyDescription | undefined,
): ModuleRules {
  const { paths, isComplete } = readNamedRules(wasm);
  const named = paths.map((path) => path.join("/"));
  const described = description?.rules ?? [];
  const functions = new Set(
    described.filter(({ kind }) => kind === "function").map(({ path }) => path.join("/")),
  );
  const reached = new Set(named.filter((place) => !functions.has(place)));
  return {
    reached,
    all: new Set([...placesOf(described), ...reached]),
    // OPA writes a quote in a name as it is, so that a["b"]["c"] can be two keys, or one with quotes.
    isComplete:
      description !== undefined ||
      (isComplete && !entrypoints.some((entrypoint) => entrypoint.includes('"'))),
  };
}

/** The rules of the source's policies that look as if they judged, and that no entrypoint evaluates. */
function unjudgedRules(
  entrypoints: readonly string[],
  { all, reached }: ModuleRules,
  { packages = [] }: Partial<PolicyDescription> = {},
): string[] {
  const isOf = (place: string, of: string): boolean => place === of || place.startsWith(`${of}/`);
  return packages.flatMap(({ path, test }) => {
    const { rules } = definedRules(path, all);
    if (test || !rules.some((rule) => POLICY_RULES.includes(rule))) return [];
    return rules
      .map((rule) => `${path}/${rule}`)
      .filter((place) => !entrypoints.some((entrypoint) => isOf(place, entrypoint)))
      .filter((place) => ![...reached].some((other) => isOf(other, place)))
      .map((place) => place.replaceAll("/", "."));
  });
}

/** Refuses a description that is not of this module, and entrypoints of which it is not known what they judge. */
function checkEntrypoints(
  entrypoints: readonly string[],
  { all, isComplete }: ModuleRules,
  { what }: CompiledSource,
  description: PolicyDescription | undefined,
): void {
  const described = description?.entrypoints ?? entrypoints;
  if ([...described].sort().join("\n") !== [...entrypoints].sort().join("\n")) {
    throw new PolicyLoadError(`${what}: its description is of other entrypoints; compile the policy again`, {
      code: "wasm_invalid",
    });
  }
  const unknown = isComplete ? [] : unknownEntrypoints(entrypoints, all);
  if (unknown.length === 0) return;
  throw new PolicyLoadError(
    `${what}: the module does not tell which rules ${unknown.join(", ")} has, so that an undefined one could not be missed; ` +
      `compile the policy with \`regohost build\`, keep the names of functions, or make its rules entrypoints`,
    { code: "rules_unknown" },
  );
}

/** @throws ConfigurationError, PolicyLoadError `reference_undefined` */
async function checkData(
  { data, options }: CompiledRequest,
  source: CompiledSource,
  { references = [] }: Partial<PolicyDescription> = {},
): Promise<string[]> {
  const missing = references.filter(({ path }) => !data.has(path));
  if (missing.length === 0) return [];
  const { allowUndefined = [], signal, compileTimeoutMs: timeoutMs } = options;
  const allowed = allowUndefined.length === 0 ? [] : await parsePaths(allowUndefined, { signal, timeoutMs });
  const isAllowed = (path: readonly string[]): boolean =>
    allowed.some((prefix) => prefix.every((key, index) => path[index] === key));
  const unsupplied = missing.filter(({ path }) => !isAllowed(path));
  const noSources: RegoSourceFile[] = [];
  return describeReferences(checkReferences(unsupplied, noSources, data, source.what));
}

async function parsePaths(
  references: readonly string[],
  running: { signal: AbortSignal | undefined; timeoutMs: number | undefined },
): Promise<(readonly string[])[]> {
  const { parseDataReferences } = await import("../opa/data-references.js");
  return (await parseDataReferences(references, running)).filter((path) => path !== undefined);
}

/**
 * Loads a compiled policy. What it judges and the data that it needs are what the module tells.
 *
 * @throws PolicyLoadError `source_unsupported`, `runtime_stock`, `reference_undefined`, `rules_unknown`, `wasm_invalid`; the errors of loading.
 */
export async function loadCompiled(request: CompiledRequest): Promise<GateModule> {
  const { argument, source: given, data, answering, options } = request;
  if (options.rules !== undefined) {
    throw new PolicyLoadError(
      `${given.what} is compiled, but rules: "${options.rules}" reads Rego; give the Rego that it was compiled from`,
      { code: "source_unsupported" },
    );
  }
  const { source, origin, about } = await toExact(request);
  const description = await readDescription(source.wasm, source.what);
  const undefinedReferences = await checkData(request, source, description);
  const inputSchemas = new InputSchemas((await readSchemas(options.schema, [], options.cwd)).validated);
  const { loadPolicy } = await import("../load-policy.js");
  const policy = await loadPolicy(source.wasm, { ...answering, data, origin });
  const rules = readRules(policy.entrypoints, source, description);
  checkEntrypoints(policy.entrypoints, rules, source, description);
  return {
    policy,
    packages: fromEntrypoints(policy.entrypoints, argument, rules.all, await inputSchemas.ofAll()),
    ignoredRules: [],
    unjudgedRules: unjudgedRules(policy.entrypoints, rules, description),
    undefinedReferences,
    ...about,
  };
}
