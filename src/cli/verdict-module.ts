import type { GateRule } from "./gate-rule.js";

/** A part of a rule's definitions that bear one METADATA. */
export interface RuleGroup {
  /** The generated rule of the same package that these definitions give. */
  name: string;
  about: GateRule;
}

/** A package of a policy with those of its rules that the verdict reads. */
export interface PolicyPackage {
  /** With slashes: `supply/chain`. */
  path: string;
  rules: string[];
  /** The groups of rules whose definitions are told apart. */
  groups?: ReadonlyMap<string, readonly RuleGroup[]>;
}

const ROOT = "regohost_verdict";

/** The member beside the rules that holds the values of their groups, by the rule's name and in the groups' order. */
export const GROUPS = "values of definitions";

/** The entrypoint that gives the verdict rules of the package at this place in the list. */
export function verdictEntrypoint(index: number): string {
  return `${ROOT}/p${index}/rules`;
}

/** The name of a package in Rego: `a["b-c"]`. */
export function packageName(path: string): string {
  const [root = "", ...segments] = path.split("/");
  return root + segments.map((segment) => `[${JSON.stringify(segment)}]`).join("");
}

/**
 * A Rego file for each package, by file name, that collects its verdict rules in one object: one evaluation then
 * judges a package, shares the answers of its calls, evaluates nothing that the verdict does not need, and an
 * undefined rule is a key that is missing.
 */
export function toVerdictModules(packages: readonly PolicyPackage[]): { path: string; text: string }[] {
  return packages.map(({ path, rules, groups }, index) => {
    const reference = `data${path
      .split("/")
      .map((segment) => `[${JSON.stringify(segment)}]`)
      .join("")}`;
    const lines = rules.map((rule) => `rules[${JSON.stringify(rule)}] := ${reference}.${rule}`);
    const grouped = [...(groups ?? [])].map(
      ([rule, parts]) =>
        `${JSON.stringify(rule)}: [${parts.map(({ name }) => `${reference}.${name}`).join(", ")}]`,
    );
    if (grouped.length > 0) lines.push(`rules[${JSON.stringify(GROUPS)}] := {${grouped.join(", ")}}`);
    return {
      path: `${ROOT}/p${index}.rego`,
      text: `package ${ROOT}.p${index}\n\n${lines.join("\n\n")}\n`,
    };
  });
}
