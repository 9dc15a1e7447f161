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

/** A function gives no value for an input, whatever its name. All definitions of a rule are functions, or none is. */
function isFunction({ name, location }: RegoRule, texts: ReadonlyMap<string, string>): boolean {
  const line = texts.get(location.file)?.split("\n")[location.row - 1] ?? "";
  const [first = "", ...others] = line
    .slice(location.column - 1)
    .replace(/^default\s+/, "")
    .split("(");
  return others.length > 0 && first.trimEnd() === name;
}

/** Whether it holds tests, and not only has a name that ends as that of one. */
function holdsTests({ test, rules }: RegoPackage): boolean {
  return test && rules.some(({ name }) => /^(?:todo_)?test_/.test(name));
}

/** The packages of a source that judge inputs: those with a rule that makes a policy, but for tests. */
export function findPolicyPackages(
  packages: readonly RegoPackage[],
  files: readonly RegoSourceFile[],
): JudgingPackage[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return packages.flatMap((found) => {
    const names = found.rules.filter((rule) => !isFunction(rule, texts)).map(({ name }) => name);
    if (holdsTests(found) || !POLICY_RULES.some((rule) => names.includes(rule))) return [];
    const rules = VERDICT_RULES.filter((rule) => names.includes(rule));
    return [{ path: found.path, rules, about: toGateRules(found), annotations: found.annotations }];
  });
}
