/** A package of a policy with those of its rules that the verdict reads. */
export interface PolicyPackage {
  /** With slashes: `supply/chain`. */
  path: string;
  rules: string[];
}

const ROOT = "regohost_verdict";

/** The entrypoint that gives the verdict rules of the package at this place in the list. */
export function verdictEntrypoint(index: number): string {
  return `${ROOT}/p${index}/rules`;
}

/**
 * A Rego file for each package, by file name, that collects its verdict rules in one object: one evaluation then
 * judges a package, shares the answers of its calls, evaluates nothing that the verdict does not need, and an
 * undefined rule is a key that is missing.
 */
export function toVerdictModules(packages: readonly PolicyPackage[]): { path: string; text: string }[] {
  return packages.map(({ path, rules }, index) => {
    const reference = path.split("/").map((segment) => `[${JSON.stringify(segment)}]`);
    const lines = rules.map((rule) => `rules[${JSON.stringify(rule)}] := data${reference.join("")}.${rule}`);
    return {
      path: `${ROOT}/p${index}.rego`,
      text: `package ${ROOT}.p${index}\n\n${lines.join("\n\n")}\n`,
    };
  });
}
