import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../printable.js";
import type { TerminalStyle } from "../terminal-style.js";
import type { Outcome } from "../verdict.js";

const LABELS: Readonly<Record<Outcome, string>> = {
  pass: "PASS",
  fail: "FAIL",
  skipped: "SKIP",
  error: "ERROR",
};
const COLORS: Readonly<Record<Outcome, keyof TerminalStyle>> = {
  pass: "green",
  fail: "red",
  skipped: "yellow",
  error: "red",
};

function indented(text: string, indent: string): string {
  return toPrintable(text).replaceAll("\n", `\n${indent}`);
}

function detailLines(result: GateResult, style: TerminalStyle): string[] {
  const line = (label: string, text: string): string => `        ${label}: ${indented(text, "          ")}`;
  return [
    ...result.problems.map((problem) => line(style.red("error"), problem)),
    ...result.violations.map(({ rule, message }) => line(style.red(rule), message)),
    ...result.warnings.map(({ rule, message }) => line(style.yellow(rule), message)),
    ...result.notFound.map((call) => line(style.yellow("not found"), call)),
    ...(result.skipReason ? [line(style.yellow("reason"), result.skipReason)] : []),
  ];
}

function resultLines(result: GateResult, style: TerminalStyle): string[] {
  const label = style[COLORS[result.outcome]](LABELS[result.outcome].padEnd(5));
  const policy = result.policy === undefined ? "" : `  ${style.dim(toPrintable(result.policy))}`;
  return [`${label} ${toPrintable(result.input)}${policy}`, ...detailLines(result, style)];
}

function summaryLine({ counts, inputs, policies }: GateReport, style: TerminalStyle): string {
  const parts = [
    [counts.pass, "passed", style.green],
    [counts.fail, "failed", style.red],
    [counts.error, counts.error === 1 ? "error" : "errors", style.red],
    [counts.skipped, "skipped", style.yellow],
    [counts.warning, counts.warning === 1 ? "warning" : "warnings", style.yellow],
  ] as const;
  const told = parts.filter(([count], index) => count > 0 || index < 2);
  const sums = told.map(([count, word, paint]) =>
    count > 0 ? paint(`${count} ${word}`) : `${count} ${word}`,
  );
  const many = (count: number, one: string, several: string): string =>
    `${count} ${count === 1 ? one : several}`;
  return `${sums.join(", ")} (${many(inputs, "input", "inputs")}, ${many(policies.length, "policy", "policies")})`;
}

/** The report for people: a line for each input and policy, with what the policy says below it, and the sums. */
export function reportPretty(report: GateReport, style: TerminalStyle): string {
  const lines = report.results.flatMap((result) => resultLines(result, style));
  return [...lines, "", summaryLine(report, style), ""].join("\n");
}
