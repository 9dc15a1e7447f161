import type { GateFinding } from "../finding.js";
import type { GateReport, GateResult } from "../gate-report.js";
import type { Outcome } from "../verdict.js";
import { createStyle, toPrintableStyled, type TextStyle } from "./style.js";
import {
  builtinErrorLines,
  envelopeLines,
  exceptionText,
  excusedLines,
  findingName,
  findingText,
  problemText,
  shownResults,
  summarize,
} from "./report-lines.js";
import type { ReportOptions } from "./report-options.js";

const LABELS: Readonly<Record<Outcome, string>> = {
  pass: "PASS",
  fail: "FAIL",
  skipped: "SKIP",
  invalid: "ERROR",
  undecided: "ERROR",
};
const COLORS: Readonly<Record<Outcome, keyof TextStyle>> = {
  pass: "green",
  fail: "red",
  skipped: "yellow",
  invalid: "red",
  undecided: "red",
};

function indented(text: string, indent: string): string {
  return text.replaceAll("\n", `\n${indent}`);
}

function toOneLine(text: string): string {
  return text.replaceAll("\n", " ");
}

function detailLines(result: GateResult, style: TextStyle): string[] {
  const line = (label: string, text: string): string => `        ${label}: ${indented(text, "          ")}`;
  // An exception refers to the id.
  const foundLine = (label: string, finding: GateFinding, more = ""): string =>
    `${line(label, `${findingText(finding)}${more}`)}  ${style.dim(`[${toOneLine(findingName(finding))}]`)}`;
  const verifiedLine = (text: string): string => `        ${style.dim(indented(text, "          "))}`;
  return [
    ...result.problems.map((problem) => line(style.red("error"), problemText(result, problem, style))),
    ...result.violations.map((finding) => foundLine(style.red(finding.rule), finding)),
    ...result.warnings.map((finding) => foundLine(style.yellow(finding.rule), finding)),
    ...result.excepted.map(({ exception, ...finding }) =>
      foundLine(style.yellow("excepted"), finding, ` ${exceptionText(exception)}`),
    ),
    ...excusedLines(result).map((text) => line(style.yellow("exception"), text)),
    ...result.notFound.map((call) => line(style.yellow("not found"), call)),
    ...result.unverified.map((call) => line(style.yellow("unverified"), call)),
    ...result.truncated.map((call) => line(style.yellow("truncated evidence"), call)),
    ...builtinErrorLines(result).map((text) => line(style.yellow("warning"), text)),
    ...(result.envelope?.verification === undefined ? [] : envelopeLines(result).map(verifiedLine)),
    ...(result.skipReason ? [line(style.yellow("reason"), result.skipReason)] : []),
  ];
}

function resultLines(result: GateResult, style: TextStyle): string[] {
  const label = style[COLORS[result.outcome]](LABELS[result.outcome].padEnd(5));
  const policy = result.policy === undefined ? "" : `  ${style.dim(toOneLine(result.policy))}`;
  return [`${label} ${toOneLine(result.input)}${policy}`, ...detailLines(result, style)];
}

/**
 * The report for people: a line for each input and policy, the findings below it, and the totals. A summary omits
 * results that passed on all of the evidence.
 */
export function reportPretty(report: GateReport, { summary, color = false }: ReportOptions = {}): string {
  const style = createStyle(color);
  const results = shownResults(report, summary);
  const lines = results.flatMap((result) => resultLines(result, style));
  const notes = report.notes.map(({ message }) => `${style.yellow("NOTE")}  ${indented(message, "      ")}`);
  const above = [...lines, ...notes];
  const shown = [...above, ...(above.length === 0 ? [] : [""]), summarize(report, style), ""];
  return toPrintableStyled(shown.join("\n"));
}
