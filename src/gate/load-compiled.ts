import { orClose } from "../base/async/or-close.js";
import { PolicyLoadError, unsupportedSource } from "../base/errors.js";
import { beginsWith } from "../base/lists.js";
import { POLICY_RULES, VERDICT_RULES, toJudgingPackage } from "../engine/opa/judging-package.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import type { BaseDocuments } from "../engine/source/base-document.js";
import type { CompiledSource } from "../engine/source/bundle.js";
import type { PolicyOrigin } from "../engine/source/policy-origin.js";
import type { Schemas } from "../engine/source/schemas.js";
import { readModuleRules, type ModuleRule } from "../engine/wasm/function-names.js";
import { VERDICT_PACKAGE } from "../engine/wasm/entrypoint-name.js";
import { readDescription } from "../engine/wasm/read-description.js";
import type { PolicyDescription } from "../engine/wasm/policy-description.js";
import { completionFor } from "./judging-reading.js";
import {
  checkJudgingData,
  checkMetadata,
  checkReferences,
  checkReserved,
  checkUnjudgedRules,
  checkUndescribedRules,
  checkUnreadRules,
  isAllowedUnread,
  type UnreadOptions,
  describeReferences,
} from "./check-rules.js";
import type { Answering } from "./gate-loading.js";
import { fromEntrypoints, type GateModule, type GatePackage } from "./gate-module.js";
import type { GateOptions } from "./gate-options.js";
import { checkDataSchemas } from "./inputs/data-schemas.js";
import { InputSchemas } from "./inputs/input-schemas.js";
import { loadPackage, getRulePaths } from "./load-package.js";
import { findMetadataFaults } from "./metadata.js";
import { checkRegoBeside, findUncompiled } from "./rego-beside.js";
import {
  findOpenRules,
  findUnread,
  listJudging,
  readUndescribed,
  type ModuleReading,
} from "./undescribed-module.js";
import { message, option } from "../base/message.js";
import { getMember } from "../base/text/member-of.js";
import { isObject } from "../base/text/option-rules.js";

/** A compiled policy to load. */
interface CompiledRequest {
  /** The argument that specifies it. */
  argument: string;
  source: CompiledSource;
  /** The base documents, of all sources. */
  data: BaseDocuments;
  /** The handlers of its calls. */
  answering: Answering;
  options: Pick<
    GateOptions,
    | "allowUndefined"
    | "allowUnread"
    | "compat"
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
  about: { stockRuntime?: { argument: string; why: string }; recompiled?: string };
}

/** The policy unchanged, or recompiled. @throws PolicyLoadError `runtime_stock` */
async function toExact({
  argument,
  source: given,
  answering: { builtins = [] },
  options,
}: CompiledRequest): Promise<JudgedSource> {
  const { optimize, regoVersion, compileTimeoutMs, signal } = options;
  const { throwSourceError, toExactSource } = await import("../engine/exact-source.js");
  const {
    source,
    origin,
    runtime,
    why = "",
  } = await toExactSource(given, {
    builtins,
    optimize,
    regoVersion,
    compileTimeoutMs,
    signal,
  });
  if (runtime === "ours") return { source, origin, about: {} };
  if (runtime === "recompiled") return { source, origin, about: { recompiled: argument } };
  if (options.requireExact === true) throwSourceError(message`${option("requireExact")}: `, source, why);
  return { source, origin, about: { stockRuntime: { argument, why } } };
}

/** The rules that a module lists. */
interface ModuleRules {
  /** Their paths in `data`, joined by slashes, without functions. */
  all: ReadonlySet<string>;
  /** Whether `all` has every rule that the entrypoints evaluate. */
  isComplete: boolean;
  /** Those with a function of their own. */
  compiled: readonly ModuleRule[];
}

function readRules(
  entrypoints: readonly string[],
  { wasm }: CompiledSource,
  description: PolicyDescription | undefined,
): ModuleRules {
  const { rules, isComplete } = readModuleRules(wasm);
  const compiled = rules.filter(({ path }) => path[0] !== VERDICT_PACKAGE);
  const described = description?.rules ?? [];
  // A function of Rego decides nothing by itself. A module has only those that its rules call.
  const functions = new Set(
    described.filter(({ kind }) => kind === "function").map(({ path }) => path.join("/")),
  );
  const named = compiled
    .filter(({ isFunction }) => !isFunction)
    .map(({ path }) => path.join("/"))
    .filter((location) => !functions.has(location));
  return {
    all: new Set([...getRulePaths(described), ...named]),
    // OPA does not escape a quote in a name, so that a["b"]["c"] can be two keys, or one with quotes.
    isComplete:
      description !== undefined ||
      (isComplete && !entrypoints.some((entrypoint) => entrypoint.includes('"'))),
    compiled,
  };
}

/** Checks the rules of a module that does not describe itself, and of the Rego beside it, as {@link checkUndescribedRules}. */
async function checkUndescribed(
  reading: ModuleReading,
  entrypoints: readonly string[],
  { rego, subject }: CompiledSource,
  { options, answering: { builtins } }: CompiledRequest,
): Promise<readonly string[]> {
  const known = { entrypoints, compiled: reading.rules };
  const left = rego === undefined ? [] : await findUncompiled(rego, known, { ...options, builtins });
  return checkUndescribedRules([...findUnread(reading), ...left], subject);
}

function isOf(location: string, of: string): boolean {
  return location === of || location.startsWith(`${of}/`);
}

function lastName(location: string): string {
  return location.slice(location.lastIndexOf("/") + 1);
}

function getPackage(location: string): string {
  return location.slice(0, Math.max(location.lastIndexOf("/"), 0));
}

/** Rejects a description of another module, and entrypoints whose verdict rules are unknown. */
function checkEntrypoints(
  entrypoints: readonly string[],
  { all, isComplete }: ModuleRules,
  { subject }: CompiledSource,
  description: PolicyDescription | undefined,
): void {
  const described = description?.entrypoints ?? entrypoints;
  if ([...described].sort().join("\n") !== [...entrypoints].sort().join("\n")) {
    throw new PolicyLoadError(
      `${subject}: its description is of other entrypoints; compile the policy again`,
      {
        code: "wasm_invalid",
      },
    );
  }
  const unknown = isComplete ? [] : unknownEntrypoints(entrypoints, all);
  if (unknown.length === 0) return;
  throw new PolicyLoadError(
    `${subject}: the module does not tell which rules ${unknown.join(", ")} has, so undefined ones would go unnoticed; ` +
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
  const isAllowed = (path: readonly string[]): boolean => allowed.some((prefix) => beginsWith(path, prefix));
  const unsupplied = missing.filter(({ path }) => !isAllowed(path));
  const noSources: RegoSourceFile[] = [];
  return describeReferences(checkReferences(unsupplied, noSources, data, { subject: source.subject }));
}

async function parsePaths(
  references: readonly string[],
  running: { signal: AbortSignal | undefined; timeoutMs: number | undefined },
): Promise<(readonly string[])[]> {
  const { parseDataReferences } = await import("../engine/opa/compile-rego.js");
  return (await parseDataReferences(references, running)).filter((path) => path !== undefined);
}

/**
 * The members that `result` must have where it alone judges: its rules `findings` and `violations` count only there. Whether the
 * module's `result` reads them is unknown.
 */
function resultMembers(rulePaths: ReadonlySet<string>, options: UnreadOptions): string[] {
  return [...rulePaths]
    .filter((location) => ["findings", "violations"].includes(lastName(location)))
    .filter((position) => !isAllowedUnread(position.replaceAll("/", "."), options))
    .map((place) => `${getPackage(place)}/result/${lastName(place)}`);
}

/**
 * The policies of a compiled module. If it describes itself, the judging packages of its source, which are evaluated
 * like those of Rego; and entrypoints that are neither these nor other packages of it, such as a rule whose value is an
 * object with `deny`.
 */
async function toPackages(
  { argument, data, options }: CompiledRequest,
  validated: Schemas,
  entrypoints: readonly string[],
  all: ReadonlySet<string>,
  {
    description,
    reading,
  }: { description: PolicyDescription | undefined; reading: ModuleReading | undefined },
): Promise<GatePackage[]> {
  const inputSchemas = new InputSchemas(validated);
  const isReplacing = (await completionFor(options.compat)) !== undefined;
  const { judging = [], packages = [] } = description ?? {};
  const judged = judging.flatMap((one) => one.judged.map((rule) => `${one.path}/${rule}`));
  const others = (reading?.entrypoints ?? entrypoints).filter(
    (entrypoint) =>
      !judged.some((location) => isOf(location, entrypoint)) &&
      !packages.some(({ path }) => path === entrypoint) &&
      (reading === undefined || !isAllowedUnread(entrypoint.replaceAll("/", "."), options)),
  );
  const withMembers = (rulePaths: ReadonlySet<string>): ReadonlySet<string> =>
    isReplacing ? new Set([...rulePaths, ...resultMembers(rulePaths, options)]) : rulePaths;
  const rulePaths = withMembers(getRulePaths(description?.rules ?? []));
  const { signal, compileTimeoutMs: timeoutMs } = options;
  await checkDataSchemas(judging, data, inputSchemas, { signal, timeoutMs });
  const described = judging.map((one) =>
    loadPackage({ ...toJudgingPackage(one), argument }, { inputSchemas, rulePaths }),
  );
  return [
    ...(await Promise.all(described)),
    ...fromEntrypoints(others, argument, withMembers(all), {
      schemas: await inputSchemas.ofAll(),
      unread: options,
      open: reading && findOpenRules(reading),
    }),
  ];
}

/**
 * Rejects METADATA whose `custom` would be ignored, as in Rego. Unknown keys outside of it are not in a module.
 *
 * @throws PolicyLoadError `metadata_invalid`
 */
async function checkDescribedMetadata({ judging = [] }: Partial<PolicyDescription>): Promise<void> {
  const described = judging.flatMap(({ rules, annotations, definitions }) => [
    { block: annotations, location: rules[0]?.location },
    ...Object.values(definitions)
      .flat()
      .flatMap(({ annotations: blocks = [], location }) => blocks.map((block) => ({ block, location }))),
  ]);
  const blocks = described.flatMap(({ block, location }) => {
    const custom = getMember(block, "custom");
    if (!isObject(custom) || location === undefined) return [];
    return [{ scope: String(getMember(block, "scope")), location, text: "", custom: { ...custom } }];
  });
  const found = new Map(
    (await findMetadataFaults(blocks)).map((fault) => [
      JSON.stringify([fault.message, fault.location]),
      fault,
    ]),
  );
  checkMetadata([...found.values()], []);
}

/** The rules that would judge in Rego, and that no entrypoint evaluates by itself; not those that another tool's `result` replaces. */
async function findUnjudged(
  { judging = [], unjudged = [] }: Partial<PolicyDescription> = {},
  compat: GateOptions["compat"],
): Promise<string[]> {
  const complete = await completionFor(compat);
  if (complete === undefined) return [...unjudged];
  const replaced = judging
    .filter(({ judged }) => judged.includes(complete.reads))
    .map(({ path }) => `${path}/${complete.insteadOf}`.replaceAll("/", "."));
  return unjudged.filter((name) => !replaced.includes(name));
}

/** Rejects a policy that lacks rules which `compat` adds to Rego. */
async function checkCompat(
  { options: { compat }, source: { subject } }: CompiledRequest,
  { judging = [], rules = [] }: Partial<PolicyDescription> = {},
): Promise<void> {
  const complete = await completionFor(compat);
  if (complete === undefined) return;
  const there = new Set(rules.map(({ path }) => path.join("/")));
  const lacking = judging.find(
    ({ path, judged }) =>
      judged.some((rule) => complete.when.includes(rule)) &&
      complete.rules.some(({ name }) => !there.has(`${path}/${name}`)),
  );
  if (lacking === undefined) return;
  throw unsupportedSource(
    message`${subject} is compiled, but ${option("compat", JSON.stringify(compat))} adds rules to the Rego of ${lacking.path}; give the Rego that it was compiled from`,
  );
}

/** The schemas for validation, and the names of those that the Rego was not checked against. */
interface CompiledSchemas {
  validated: Schemas;
  unchecked: readonly string[];
}

/** Reads the schemas of METADATA, and that of every input. The code for schemas is loaded only if there is one. */
async function readCompiledSchemas(
  { schema, cwd, signal, compileTimeoutMs: timeoutMs }: CompiledRequest["options"],
  { unchecked = [], checked = {}, judging = [] }: Partial<PolicyDescription> = {},
): Promise<CompiledSchemas> {
  if (schema === undefined) return { validated: {}, unchecked: [...new Set(unchecked)] };
  const { readSchemas, schemaDigest } = await import("../engine/source/schemas.js");
  const { schemas, validated } = await readSchemas(schema, [], { cwd, signal, timeoutMs });
  const names = judging.flatMap(({ schemas: ofPackage = [] }) => ofPackage.flatMap(({ name }) => name ?? []));
  const other = ["schema", ...names].filter(
    (name) => schemas[name] !== undefined && schemaDigest(schemas[name]) !== checked[name],
  );
  return { validated, unchecked: [...new Set([...unchecked, ...other])] };
}

/**
 * Loads a compiled policy. Its verdict rules and required data are those that the module lists.
 *
 * @throws PolicyLoadError `source_unsupported`, `runtime_stock`, `metadata_invalid`, `reference_undefined`, `rule_unread`,
 * `rules_unknown`, `policy_missing`, `wasm_invalid`; the errors of loading.
 * @throws ConfigurationError `config_invalid` for invalid METADATA.
 */
export async function loadCompiled(request: CompiledRequest): Promise<GateModule> {
  const { argument, source: given, data, answering, options } = request;
  if (options.rules !== undefined) {
    throw unsupportedSource(
      `${given.subject} is compiled, but rules: "${options.rules}" reads Rego; give the Rego that it was compiled from`,
    );
  }
  const { source, origin, about } = await toExact(request);
  const description = readDescription(source.wasm, source.subject);
  const ignoredRules = checkUnreadRules(description?.ignored ?? [], [], options);
  if (description !== undefined) {
    const { compileTimeoutMs: timeoutMs, signal } = options;
    await checkRegoBeside(source, description, { timeoutMs, signal });
    await checkDescribedMetadata(description);
    await checkCompat(request, description);
    checkReserved(data);
    checkJudgingData(description.judging, description.references, data, options);
  }
  const undefinedReferences = await checkData(request, source, description);
  const { validated, unchecked } = await readCompiledSchemas(options, description);
  const { loadRead } = await import("../engine/load-policy.js");
  const policy = await loadRead(source, { ...answering, data, origin });
  return orClose([policy], async () => {
    const rules = readRules(policy.entrypoints, source, description);
    checkEntrypoints(policy.entrypoints, rules, source, description);
    let reading: ModuleReading | undefined;
    if (description === undefined) {
      reading = await readUndescribed(policy.entrypoints, rules.compiled, options);
      checkJudgingData(listJudging(policy.entrypoints, rules.compiled), [], data, options);
    }
    const read = { description, reading };
    const packages = await toPackages(request, validated, policy.entrypoints, rules.all, read);
    if (packages.length === 0) {
      throw new PolicyLoadError(
        `${argument} contains no policy: none of its entrypoints is or has a rule named ${POLICY_RULES.join(", ")}`,
        { code: "policy_missing" },
      );
    }
    const unjudgedRules =
      reading === undefined
        ? checkUnjudgedRules(await findUnjudged(description, options.compat), source.subject, options)
        : await checkUndescribed(reading, policy.entrypoints, source, request);
    return {
      policy,
      data,
      schemas: validated,
      packages,
      ignoredRules,
      unjudgedRules,
      undefinedReferences,
      unchecked: unchecked.length === 0 ? undefined : { argument, schemas: unchecked },
      recompiled: about.recompiled,
      stockRuntime: about.stockRuntime && {
        ...about.stockRuntime,
        isDescribed: description !== undefined,
      },
    };
  });
}

/**
 * The entrypoints whose rules are not known, so that an undefined one would be missed: those that may return an object
 * with rules, if the module lists no rule at or below their paths.
 *
 * @param rulePaths as for {@link fromEntrypoints}.
 */
function unknownEntrypoints(entrypoints: readonly string[], rulePaths: ReadonlySet<string>): string[] {
  return entrypoints.filter((entrypoint) => {
    const name = entrypoint.slice(entrypoint.lastIndexOf("/") + 1);
    if (VERDICT_RULES.includes(name) && name !== "result") return false;
    return ![...rulePaths].some(
      (location) => location === entrypoint || location.startsWith(`${entrypoint}/`),
    );
  });
}
