import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../printable.js";
import type { TerminalStyle } from "../terminal-style.js";
import type { Outcome } from "../verdict.js";
import { findingText } from "./report-lines.js";
import type { ReporterOptions } from "./reporter.js";
import { summarize } from "./summarize.js";

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
    ...result.violations.map((finding) => line(style.red(finding.rule), findingText(finding))),
    ...result.warnings.map((finding) => line(style.yellow(finding.rule), findingText(finding))),
    ...result.excepted.map(({ exception, ...finding }) =>
      line(
        style.yellow("excepted"),
        `${findingText(finding)} (${exception.owner} until ${exception.expires}: ${exception.reason})`,
      ),
    ),
    ...result.notFound.map((call) => line(style.yellow("not found"), call)),
    ...(result.skipReason ? [line(style.yellow("reason"), result.skipReason)] : []),
  ];
}

function resultLines(result: GateResult, style: TerminalStyle): string[] {
  const label = style[COLORS[result.outcome]](LABELS[result.outcome].padEnd(5));
  const policy = result.policy === undefined ? "" : `  ${style.dim(toPrintable(result.policy))}`;
  return [`${label} ${toPrintable(result.input)}${policy}`, ...detailLines(result, style)];
}

/**
 * The report for people: a line for each input and policy, with what the policy says below it, and the sums. A
 * summary leaves out what passed.
 */
export function reportPretty(report: GateReport, style: TerminalStyle, options?: ReporterOptions): string {
  const results =
    options?.summary === true ? report.results.filter(({ outcome }) => outcome !== "pass") : report.results;
  const lines = results.flatMap((result) => resultLines(result, style));
  return [...lines, ...(lines.length === 0 ? [] : [""]), summarize(report, style), ""].join("\n");
}
