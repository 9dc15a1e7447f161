import { PolicyLoadError } from "../base/errors.js";
import { beginsWith } from "../base/lists.js";
import { message } from "../base/message.js";
import type { CompilePolicyOptions } from "../engine/compile-policy.js";
import type { CompileJudgesResult } from "../engine/opa/compile-judges.js";
import { POLICY_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import { likelyMeant } from "../engine/opa/near-names.js";
import { formatDiagnostics } from "../engine/opa/rego-diagnostics.js";
import type { RegoSource } from "../engine/source/bundle.js";
import type { ModuleRule } from "../engine/wasm/function-names.js";
import { isAllowedUnread, type UnreadOptions } from "./check-rules.js";
import type { GateOptions } from "./gate-options.js";
import { completionFor, getJudgingRules } from "./judging-reading.js";

function toDotted(place: string): string {
  return place.replaceAll("/", ".");
}

/** Whether an entrypoint is a rule that judges. Others are packages, or rules whose values are objects with such members. */
function judgesByName(entrypoint: string): boolean {
  return VERDICT_RULES.includes(entrypoint.slice(entrypoint.lastIndexOf("/") + 1));
}

function isJudgingName(name: string): boolean {
  return POLICY_RULES.includes(name);
}

/** Whether a name within a `result` looks like that of a verdict rule. Below its members, nothing has such a name by right. */
function isUnreadWithin(name: string, depth: number): boolean {
  return (depth > 0 && isJudgingName(name)) || likelyMeant(name, VERDICT_RULES) !== undefined;
}

/**
 * Whether the value of an entrypoint shows a rule to the verdict: `read`, or `nested` deeper than it reads; `undefined` for
 * a rule that is elsewhere, or has another name.
 */
function seenAs(
  path: readonly string[],
  entrypoint: string,
  verdictRules: readonly string[],
): "read" | "nested" | undefined {
  const above = entrypoint.split("/");
  if (!beginsWith(path, above)) return undefined;
  const below = path.slice(above.length);
  if (judgesByName(entrypoint)) return below.some(isUnreadWithin) ? "nested" : "read";
  const [name, ...within] = below;
  if (name === undefined) return "read";
  if (!verdictRules.includes(name)) return undefined;
  return within.some(isUnreadWithin) ? "nested" : "read";
}

/** Whether a rule may be ignored, or is a part of one: `denies.x` of `denies`. */
function isAllowedPart(
  path: readonly string[],
  entrypoints: readonly string[],
  options: UnreadOptions,
): boolean {
  return path.some((_, index) => {
    const [above, below] = [path.slice(0, index + 1), path.slice(index + 1)];
    // A package is no rule, and what judges below a name is another rule.
    const isRule = below.length === 0 || !entrypoints.includes(above.join("/"));
    return isRule && !below.some(isJudgingName) && isAllowedUnread(above.join("."), options);
  });
}

/**
 * The packages of tests: OPA makes every rule that reads an entrypoint one too, also those of tests, which decide nothing. In a
 * package with another entrypoint they are rules as any other.
 */
function testPackages(entrypoints: readonly string[]): string[][] {
  const paths = entrypoints.map((entrypoint) => entrypoint.split("/"));
  const isTest = (path: readonly string[]): boolean => /^(?:todo_)?test_/.test(path.at(-1) ?? "");
  const others = paths.filter((path) => !isTest(path));
  return paths
    .filter(isTest)
    .map((path) => path.slice(0, -1))
    .filter((place) => !others.some((other) => beginsWith(other, place) || beginsWith(place, other)));
}

/** The entrypoints of a module without those of its tests. */
export function withoutTests(entrypoints: readonly string[]): string[] {
  const places = testPackages(entrypoints);
  return entrypoints.filter(
    (entrypoint) => !places.some((place) => beginsWith(entrypoint.split("/"), place)),
  );
}

/** A rule that no entrypoint reads. */
interface UnreadRule {
  name: string;
  isAllowed: boolean;
}

/** The rules, and all that they call. */
function withCalled(roots: readonly ModuleRule[]): ReadonlySet<ModuleRule> {
  const found = new Set(roots);
  for (const rule of found) for (const called of rule.calls) found.add(called);
  return found;
}

/** The package of which an entrypoint judges, or that is one, by the names of its path. */
function getJudged(entrypoint: string): string[] {
  const names = entrypoint.split("/");
  return judgesByName(entrypoint) ? names.slice(0, -1) : names;
}

/** The packages of which entrypoints judge, but that are none, with the names of their rules. Of others the value has data too. */
export function listJudging(
  entrypoints: readonly string[],
  rules: readonly ModuleRule[],
): { path: string; rules: { name: string }[] }[] {
  const packages = new Set(entrypoints.filter(judgesByName).map((one) => getJudged(one).join("/")));
  const places = [...entrypoints.map((one) => one.split("/")), ...rules.map(({ path }) => path)];
  return [...packages]
    .filter((path) => !entrypoints.includes(path))
    .map((path) => {
      const above = path.split("/");
      const below = places.filter((place) => beginsWith(place, above));
      return { path, rules: below.flatMap((place) => place[above.length] ?? []).map((name) => ({ name })) };
    });
}

/** Whether a rule would judge in the Rego of a package of which entrypoints judge, or that is one. */
function wouldJudge({ path, isFunction }: ModuleRule, entrypoints: readonly string[]): boolean {
  if (isFunction || !isJudgingName(path.at(-1) ?? "")) return false;
  return entrypoints.some((entrypoint) => {
    const above = getJudged(entrypoint);
    return beginsWith(path, above) && (!judgesByName(entrypoint) || path.length === above.length + 1);
  });
}

type ReadingOptions = UnreadOptions & Pick<GateOptions, "compat">;

/** Which rules of a module its verdict reads. */
interface ModuleReading {
  /** The entrypoints without those of tests. */
  entrypoints: readonly string[];
  seen: ReadonlyMap<ModuleRule, "read" | "nested" | undefined>;
  /** Those that are read, or allowed to be unread, and all that they call. */
  called: ReadonlySet<ModuleRule>;
  isAllowed: (rule: ModuleRule) => boolean;
}

/** @param options of another tool, its rules are read in `result`. */
async function readModule(
  all: readonly string[],
  rules: readonly ModuleRule[],
  options: ReadingOptions,
): Promise<ModuleReading> {
  const entrypoints = withoutTests(all);
  const complete = await completionFor(options.compat);
  const flags = complete === undefined ? [] : ["findings", ...complete.rules.map(({ name }) => name)];
  const verdictRules = [...VERDICT_RULES, ...flags];
  const seen = new Map(
    rules.map((rule) => {
      // Functions are read only by calls.
      const kinds = rule.isFunction
        ? []
        : entrypoints.map((entrypoint) => seenAs(rule.path, entrypoint, verdictRules));
      return [rule, kinds.includes("read") ? "read" : kinds.find((one) => one !== undefined)];
    }),
  );
  const isAllowed = ({ path }: ModuleRule): boolean => isAllowedPart(path, entrypoints, options);
  const called = withCalled(rules.filter((rule) => seen.get(rule) === "read" || isAllowed(rule)));
  return { entrypoints, seen, called, isAllowed };
}

/** The names of a rule below the package that is judged; in another package, all that may be its own. */
function getOwnNames({ path }: ModuleRule, entrypoints: readonly string[]): readonly string[] {
  const above = entrypoints
    .map(getJudged)
    .find((place) => beginsWith(path, place) && path.length > place.length);
  return path.slice(above?.length ?? 1);
}

/** Whether a rule looks as if it judged. */
function looksJudging(rule: ModuleRule, entrypoints: readonly string[]): boolean {
  return getOwnNames(rule, entrypoints).some((name) => isJudgingName(name) || isUnreadWithin(name, 0));
}

/**
 * The rules of a module that does not describe itself that look as if they judged, and that its entrypoints do not read. Read
 * is one that judges, and one that a rule calls that is read. One that would judge in its Rego has to judge itself: `deny`
 * beside the entrypoint `a/result` may be filtered by it.
 *
 * OPA compiles only rules that the entrypoints reach, so that all others are read where each entrypoint judges by its name.
 *
 * @param all the entrypoints; those of tests read nothing.
 * @param options a rule that may be ignored may call others.
 */
export async function findUnread(
  all: readonly string[],
  rules: readonly ModuleRule[],
  options: ReadingOptions,
): Promise<UnreadRule[]> {
  const { entrypoints, seen, called, isAllowed } = await readModule(all, rules, options);
  const onlyJudge = all.every(judgesByName);
  const isUnread = (rule: ModuleRule): boolean => {
    if (seen.get(rule) === "nested") return !called.has(rule);
    return (
      (!onlyJudge && !called.has(rule) && looksJudging(rule, entrypoints)) || wouldJudge(rule, entrypoints)
    );
  };
  return rules
    .filter((rule) => seen.get(rule) !== "read" && (isAllowed(rule) || isUnread(rule)))
    .map((rule) => ({ name: rule.path.join("."), isAllowed: isAllowed(rule) }));
}

/** The rules of a module that does not describe itself that its values decide about. */
export interface OpenRules {
  /** The entrypoints that judging rules read, or that read one, so that they need not judge: OPA made them entrypoints. */
  helpers: ReadonlySet<string>;
  /** The entrypoints that have to judge, as they look so, or alone read a rule that does. */
  mustJudge: ReadonlySet<string>;
  /** The paths of the rules that no judging rule reads. Their values may have names that only the evaluation shows. */
  uncalled: readonly (readonly string[])[];
}

/** The rules of a module that are open until their values are there; see {@link findUnread}. */
export async function findOpenRules(
  all: readonly string[],
  rules: readonly ModuleRule[],
  options: ReadingOptions,
): Promise<OpenRules> {
  const { entrypoints, seen, called, isAllowed } = await readModule(all, rules, options);
  const getPath = ({ path }: ModuleRule): string => path.join("/");
  // Only its value shows whether such an entrypoint judges, and so whether it reads what it calls.
  const isOpen = (rule: ModuleRule): boolean =>
    entrypoints.includes(getPath(rule)) && !judgesByName(getPath(rule));
  const judged = withCalled(
    rules.filter((rule) => (seen.get(rule) === "read" && !isOpen(rule)) || isAllowed(rule)),
  );
  const open = rules.filter(isOpen).map((rule) => ({ rule, reads: [...withCalled([rule])] }));
  const dependent = open.filter(({ reads }) => reads.some((one) => judged.has(one)));
  const mustJudge = open.filter(({ reads }) =>
    reads.some((one) => !judged.has(one) && looksJudging(one, entrypoints)),
  );
  const getPaths = (some: typeof open): string[] => some.map(({ rule }) => getPath(rule));
  return {
    helpers: new Set([...[...judged].map(getPath), ...getPaths(dependent)]),
    mustJudge: new Set(getPaths(mustJudge)),
    uncalled: rules.filter((rule) => !rule.isFunction && !called.has(rule)).map(({ path }) => path),
  };
}

type BesideOptions = Pick<CompilePolicyOptions, "builtins" | "regoVersion" | "signal" | "compileTimeoutMs">;

/** The Rego of a bundle with its tests by name, which OPA compiles too. */
async function compileBeside(
  rego: RegoSource,
  { builtins, regoVersion, signal, compileTimeoutMs: timeoutMs }: BesideOptions,
): Promise<CompileJudgesResult> {
  const [{ compileJudges }, { readTests }] = await Promise.all([
    import("../engine/opa/compile-judges.js"),
    import("../engine/source/left-out-files.js"),
  ]);
  const files = [...rego.files, ...readTests(rego)].map((file) => ({
    ...file,
    regoVersion: file.regoVersion ?? regoVersion ?? "v1",
  }));
  try {
    return await compileJudges({
      files,
      sources: [{ argument: rego.what, files: files.map(({ path }) => path) }],
      ...(await getJudgingRules({})),
      builtins,
      signal,
      timeoutMs,
      regoVersion: regoVersion ?? rego.regoVersion,
    });
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || error.code !== "rego_invalid") throw error;
    throw new PolicyLoadError(
      message`${rego.what}: the Rego beside policy.wasm does not compile, so it does not show whether rules that judge are missing in the module; correct it, or pass policy.wasm alone:\n${formatDiagnostics(error.diagnostics)}`,
      { code: error.code, diagnostics: error.diagnostics, cause: error },
    );
  }
}

/**
 * The rules of the Rego in a compiled bundle that judge, or look as if they did, and that its module lacks. OPA takes the
 * rules that are entrypoints out of the Rego, and compiles only the rules that these reach.
 *
 * @throws PolicyLoadError `rego_invalid`; the errors of compiling.
 */
export async function findUncompiled(
  rego: RegoSource,
  { entrypoints, compiled }: { entrypoints: readonly string[]; compiled: readonly ModuleRule[] },
  options: BesideOptions & UnreadOptions,
): Promise<UnreadRule[]> {
  const found = await compileBeside(rego, options);
  const known = [
    ...compiled.map(({ path }) => path.join(".")),
    ...entrypoints.filter(judgesByName).map(toDotted),
  ];
  const judging = ("judging" in found ? found.judging : []).flatMap(({ path, judged }) =>
    judged.filter(isJudgingName).map((rule) => toDotted(`${path}/${rule}`)),
  );
  const near = found.ignored.filter(({ refuses }) => refuses).map(({ name }) => name);
  const isPart = (name: string, rule: string): boolean =>
    name.startsWith(rule) && ["", ".", "["].includes(name.charAt(rule.length));
  return [...judging, ...near]
    .filter((name) => !known.some((rule) => isPart(name, rule)))
    .map((name) => ({ name, isAllowed: isAllowedUnread(name, options) }));
}
