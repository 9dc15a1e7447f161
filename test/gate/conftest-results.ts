import type { GateOptions, GateResult, JudgeOptions } from "regohost/gate";

/** Conftest's result for one file in one namespace. */
export interface ConftestResult {
  file: string;
  namespace: string;
  successes: number;
  failures: string[];
  warnings: string[];
  exceptions: number;
}

/** The options of the gate for arguments of Conftest. */
export function libraryOptions(
  args: readonly string[],
): GateOptions & Pick<JudgeOptions, "protoFileDirs"> & { combine: boolean; parser?: string } {
  const namespaces: string[] = [];
  const dataFiles: string[] = [];
  const protoFileDirs: string[] = [];
  let parser: string | undefined;
  for (const [index, arg] of args.entries()) {
    if (arg === "-n" || arg === "--namespace") namespaces.push(...(args[index + 1] ?? "").split(","));
    if (arg === "--parser") parser = args[index + 1];
    if (arg === "--proto-file-dirs") protoFileDirs.push(args[index + 1] ?? "");
    if (arg === "-d") dataFiles.push(args[index + 1] ?? "");
  }
  return {
    rules: "conftest",
    combine: args.includes("--combine"),
    ...(parser === undefined ? {} : { parser }),
    ...(args.includes("--all-namespaces") ? { allNamespaces: true } : {}),
    ...(namespaces.length === 0 ? {} : { namespaces }),
    ...(protoFileDirs.length === 0 ? {} : { protoFileDirs }),
    ...(dataFiles.length === 0 ? {} : { dataFiles }),
    ...(args.includes("--v0") ? { regoVersion: "v0" as const } : {}),
  };
}

const messages = (findings: GateResult["violations"]): string[] =>
  findings.map(({ message }) => message).sort();

/** The results of the gate in Conftest's form: the members of an array together. */
export function toConftest(results: readonly GateResult[]): ConftestResult[] {
  const byFile = new Map<string, ConftestResult>();
  for (const { file, policy = "", successes = 0, violations, warnings, excused = [] } of results) {
    const namespace = policy.replaceAll("/", ".");
    const key = JSON.stringify([file, namespace]);
    const before = byFile.get(key);
    byFile.set(key, {
      file,
      namespace,
      successes: (before?.successes ?? 0) + successes,
      failures: [...(before?.failures ?? []), ...messages(violations)].sort(),
      warnings: [...(before?.warnings ?? []), ...messages(warnings)].sort(),
      exceptions: (before?.exceptions ?? 0) + excused.reduce((sum, { matches }) => sum + matches, 0),
    });
  }
  return sortResults([...byFile.values()]);
}

export function sortResults(results: ConftestResult[]): ConftestResult[] {
  const keyOf = ({ file, namespace }: ConftestResult): string => `${file}\n${namespace}`;
  return results.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Whether the gate lists it too: it has no results for a package without judging rules. */
export function isJudged({ successes, failures, warnings, exceptions }: ConftestResult): boolean {
  return successes + failures.length + warnings.length + exceptions > 0;
}
