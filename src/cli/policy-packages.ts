import type { RegoSourceFile } from "../opa/rego-source.js";
import type { RegoPackage, RegoRule } from "../rego/rego-package.js";
import { toGateRules } from "./gate-rule.js";
import type { GateRule } from "./gate-rule.js";
import type { PolicyPackage } from "./verdict-module.js";
import { POLICY_RULES, VERDICT_RULES } from "./verdict.js";

/** A package that judges, with the rules that the verdict reads, and all that is known of its rules. */
export interface JudgingPackage extends PolicyPackage {
  about: ReadonlyMap<string, GateRule>;
  /** The METADATA of the package. */
  annotations: Record<string, unknown> | undefined;
}

/** The lines of Rego files, by their paths. */
export type LinesByFile = ReadonlyMap<string, readonly string[]>;

export function linesOf(files: readonly RegoSourceFile[]): LinesByFile {
  return new Map(files.map(({ path, text }) => [path, text.split("\n")]));
}

/** A function gives no value for an input, whatever its name. All definitions of a rule are functions, or none is. */
export function isFunction({ name, location }: RegoRule, lines: LinesByFile): boolean {
  const line = lines.get(location.file)?.[location.row - 1] ?? "";
  const [first = "", ...others] = line
    .slice(location.column - 1)
    .replace(/^default\s+/, "")
    .split("(");
  return others.length > 0 && first.trimEnd() === name;
}

/** Whether it holds tests, and not only has a name that ends as that of one. */
export function holdsTests({ test, rules }: RegoPackage): boolean {
  return test && rules.some(({ name }) => /^(?:todo_)?test_/.test(name));
}

/** The rule that a name begins with: `deny` for `deny.critical` and `deny["a"]`, which make it an object. */
function firstPart(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name;
}

/** What packages below a package add to it: `deny` for `gate.deny`. */
function* namesBelow(path: string, packages: readonly RegoPackage[]): Generator<string> {
  for (const other of packages) {
    if (other.path.startsWith(`${path}/`)) yield other.path.slice(path.length + 1).split("/", 1)[0] ?? "";
  }
}

/**
 * The packages of a source that judge inputs: those with a rule that makes a policy, but for tests.
 *
 * @param all of all sources, which are loaded together.
 */
export function findPolicyPackages(
  packages: readonly RegoPackage[],
  files: readonly RegoSourceFile[],
  all: readonly RegoPackage[],
): JudgingPackage[] {
  const lines = linesOf(files);
  return packages.flatMap((found) => {
    const own = found.rules.filter((rule) => !isFunction(rule, lines)).map(({ name }) => firstPart(name));
    if (holdsTests(found) || !POLICY_RULES.some((rule) => own.includes(rule))) return [];
    const names = new Set([...own, ...namesBelow(found.path, all)]);
    const rules = VERDICT_RULES.filter((rule) => names.has(rule));
    return [{ path: found.path, rules, about: toGateRules(found), annotations: found.annotations }];
  });
}
