import { basename, dirname, resolve } from "node:path";
import type { RuleFamilies } from "../engine/opa/judging-request.js";
import { JsonSlice, toJsonBytes, type JsonTree } from "../base/terms/json-slice.js";
import { RegoObject, RegoSet, type Term } from "../base/terms/term.js";
import type { RuleValue } from "./verdict.js";

/**
 * A tool whose rules for reading policies replace the gate's: `conftest` (https://www.conftest.dev), or `conforma`, `ec` of
 * https://conforma.dev, which adds criteria for rules to them.
 */
export type RulesName = "conftest" | "conforma";

/** The rule by which a policy excepts other rules. */
const EXCEPTION = "exception";

/** The namespaces that are read by default. */
export const DEFAULT_NAMESPACES: readonly string[] = ["main"];

/** Names that the gate judges and Conftest does not read, and prefixes of names that Conftest reads. */
export const CONFTEST_SUSPECT = {
  names: ["allow", "result"],
  prefixes: ["deny_", "violation_", "warn_"],
};

const FAMILIES = ["deny", "violation", "warn"];

/** @param namespaces Empty: all. */
export function conftestFamilies(namespaces: readonly string[]): RuleFamilies {
  return { names: FAMILIES, besides: [EXCEPTION], namespaces };
}

/** A rule that the policy's `exception` excepts. */
export interface ExcusedValue extends RuleValue {
  /** Number of exceptions that refer to it. */
  matches: number;
}

/** The name of a rule in exceptions: `run_as_root` for `deny_run_as_root`, empty for `deny`. */
function exceptedName(rule: string): string {
  if (["violation", "deny", "warn"].includes(rule)) return "";
  return ["violation_", "deny_", "warn_"].reduce(
    (name, prefix) => (name.startsWith(prefix) ? name.slice(prefix.length) : name),
    rule,
  );
}

/** The values of a collection, like `collection[_]` in Rego. */
function getMembers(value: Term | undefined): readonly Term[] {
  if (Array.isArray(value)) return value;
  if (value instanceof RegoSet) return value.items;
  return value instanceof RegoObject ? [...value.members.values()] : [];
}

/**
 * Separates the rules that are listed in a member of the policy's `exception`. It excepts findings: a value without
 * findings because it is not a list is still judged, so that it gives no verdict.
 */
export function applyOwnExceptions(rules: readonly RuleValue[]): {
  judged: RuleValue[];
  excused: ExcusedValue[];
} {
  const exception = rules.find(({ rule }) => rule === EXCEPTION)?.value;
  const names = getMembers(exception).flatMap(getMembers);
  const judged: RuleValue[] = [];
  const excused: ExcusedValue[] = [];
  for (const value of rules) {
    if (value.rule === EXCEPTION) continue;
    const matches = names.filter((name) => name === exceptedName(value.rule)).length;
    const hasFindings = value.value === undefined || Array.isArray(value.value);
    if (matches === 0 || !hasFindings) judged.push(value);
    else excused.push({ ...value, matches });
  }
  return { judged, excused };
}

/**
 * The number of successes as Conftest counts them: a rule without findings, and each definition of a rule without a
 * result.
 *
 * @param ruleCount the number of definitions in the policy.
 */
export function countSuccesses(
  judged: readonly RuleValue[],
  excused: readonly ExcusedValue[],
  ruleCount: number,
): number {
  const counts = judged.map(({ value }) => (value === undefined ? undefined : getMembers(value).length));
  const successes = counts.filter((count) => count === 0).length;
  const findings = counts.reduce<number>((sum, count = 0) => sum + count, 0);
  const matches = excused.reduce((sum, one) => sum + one.matches, 0);
  return successes + Math.max(0, ruleCount - findings - matches - successes);
}

/** Adds `data.conftest.file` to the base document, as JSON text. */
export function withConftestFile(data: Uint8Array, file: string, cwd: string): Uint8Array {
  const location = resolve(cwd, file);
  const own = { conftest: { file: { name: basename(location), dir: dirname(location) } } };
  const members = new Map<string, JsonTree>(JsonSlice.of(data).members);
  for (const [key, value] of Object.entries(own)) {
    members.set(key, JsonSlice.of(Buffer.from(JSON.stringify(value))));
  }
  return toJsonBytes(members);
}
