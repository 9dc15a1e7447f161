import { beginsWith } from "../base/lists.js";
import { POLICY_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import { likelyMeant } from "../engine/opa/near-names.js";
import type { ModuleRule } from "../engine/wasm/function-names.js";
import { isAllowedUnread, type UnreadOptions } from "./check-rules.js";
import type { GateOptions } from "./gate-options.js";
import { completionFor } from "./judging-reading.js";
import { RESULT_MEMBERS } from "./verdict.js";

/** Whether an entrypoint is a rule that judges. Others are packages, or rules whose values are objects with such members. */
export function judgesByName(entrypoint: string): boolean {
  return VERDICT_RULES.includes(entrypoint.slice(entrypoint.lastIndexOf("/") + 1));
}

export function isJudgingName(name: string): boolean {
  return POLICY_RULES.includes(name);
}

/** Whether a name within a `result` looks like that of a verdict rule. Below its members, nothing has such a name by right. */
function isUnreadWithin(name: string, depth: number): boolean {
  if (depth === 0) return likelyMeant(name, RESULT_MEMBERS) !== undefined;
  return isJudgingName(name) || likelyMeant(name, VERDICT_RULES) !== undefined;
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

/** A rule that no entrypoint reads. */
export interface UnreadRule {
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
  const paths = [...entrypoints.map((one) => one.split("/")), ...rules.map(({ path }) => path)];
  return [...packages]
    .filter((path) => !entrypoints.includes(path))
    .map((path) => {
      const above = path.split("/");
      const below = paths.filter((place) => beginsWith(place, above));
      return { path, rules: below.flatMap((place) => place[above.length] ?? []).map((name) => ({ name })) };
    });
}

/** Whether a rule would judge in Rego: by its name, or as a part of such a rule of a package of which entrypoints judge. */
function wouldJudge({ path, isFunction }: ModuleRule, entrypoints: readonly string[]): boolean {
  if (isFunction) return false;
  const isPart = (above: readonly string[]): boolean =>
    beginsWith(path, above) && isJudgingName(path[above.length] ?? "");
  return isJudgingName(path.at(-1) ?? "") || entrypoints.filter(judgesByName).map(getJudged).some(isPart);
}

type ReadingOptions = UnreadOptions & Pick<GateOptions, "compat">;

/** Which rules of a module that does not describe itself its verdict reads. */
export interface ModuleReading {
  rules: readonly ModuleRule[];
  /** The entrypoints without those of tests, which read nothing. */
  entrypoints: readonly string[];
  /** Whether all entrypoints, also those of tests, judge by their names. */
  onlyJudge: boolean;
  isInTests: (path: readonly string[]) => boolean;
  seen: ReadonlyMap<ModuleRule, "read" | "nested" | undefined>;
  /** Those that are read, or allowed to be unread, and all that they call. */
  called: ReadonlySet<ModuleRule>;
  isAllowed: (rule: ModuleRule) => boolean;
}

/** @param options of another tool, its rules are read in `result`; a rule that may be ignored may call others. */
export async function readUndescribed(
  all: readonly string[],
  rules: readonly ModuleRule[],
  options: ReadingOptions,
): Promise<ModuleReading> {
  const tests = testPackages(all);
  const isInTests = (path: readonly string[]): boolean => tests.some((place) => beginsWith(path, place));
  const entrypoints = all.filter((entrypoint) => !isInTests(entrypoint.split("/")));
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
  return { rules, entrypoints, onlyJudge: all.every(judgesByName), isInTests, seen, called, isAllowed };
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
  return getOwnNames(rule, entrypoints).some((name) => isUnreadWithin(name, 1));
}

/**
 * The rules of a module that does not describe itself that look as if they judged, and that its entrypoints do not read. Read
 * is one that judges, and one that a rule calls that is read. One that would judge in its Rego has to judge itself: `deny`
 * beside the entrypoint `a/result` may be filtered by it.
 *
 * OPA compiles only rules that the entrypoints reach, so that all others are read where each entrypoint judges by its name.
 */
export function findUnread({
  rules,
  entrypoints,
  onlyJudge,
  isInTests,
  seen,
  called,
  isAllowed,
}: ModuleReading): UnreadRule[] {
  const isUnread = (rule: ModuleRule): boolean => {
    if (seen.get(rule) === "nested") return !called.has(rule);
    return (
      (!onlyJudge && !called.has(rule) && looksJudging(rule, entrypoints)) ||
      (wouldJudge(rule, entrypoints) && !isInTests(rule.path))
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
export function findOpenRules({ rules, entrypoints, seen, called, isAllowed }: ModuleReading): OpenRules {
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
