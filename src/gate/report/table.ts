import type { GateFinding } from "../finding.js";
import type { GateReport, GateResult } from "../gate-report.js";
import {
  builtinErrorLines,
  envelopeLines,
  exceptionText,
  excusedLines,
  findingName,
  findingText,
  shownResults,
  summarize,
} from "./report-lines.js";
import type { ReportOptions } from "./report-options.js";
import { createStyle, formatTable, toPrintableStyled, type TableCell, type TextStyle } from "./style.js";

type Row = readonly (string | TableCell)[];

function resultRows(result: GateResult, style: TextStyle): Row[] {
  const row = (label: string, paint: TableCell["paint"], id: string, text: string): Row => [
    paint === undefined ? label : { text: label, paint },
    result.input,
    result.policy ?? "",
    id,
    text,
  ];
  const findings = (label: string, paint: TableCell["paint"], list: readonly GateFinding[]): Row[] =>
    list.map((finding) => row(label, paint, findingName(finding), findingText(finding)));
  const lines = (label: string, list: readonly string[]): Row[] =>
    list.map((line) => row(label, style.yellow, "", line));
  const rows = [
    ...result.problems.map((problem) => row("error", style.red, result.errorCode ?? "", problem)),
    ...findings("failure", style.red, result.violations),
    ...findings("warning", style.yellow, result.warnings),
    ...result.excepted.map((finding) =>
      row(
        "excepted",
        style.yellow,
        findingName(finding),
        `${findingText(finding)} ${exceptionText(finding.exception)}`,
      ),
    ),
    ...lines("exception", excusedLines(result)),
    ...lines("not found", result.notFound),
    ...lines("unverified", result.unverified),
    ...lines("truncated", result.truncated),
    ...lines("warning", builtinErrorLines(result)),
  ];
  const { outcome, skipReason = "" } = result;
  const own =
    outcome === "skipped"
      ? [row("skipped", style.yellow, "", skipReason)]
      : outcome === "pass"
        ? [row("success", style.green, "", "")]
        : [];
  // The notes list the unverified envelopes.
  const verified = result.envelope?.verification === undefined ? [] : envelopeLines(result);
  return [...own, ...rows, ...verified.map((line) => row("envelope", style.dim, "", line))];
}

/** A table for terminals: a row for each finding, problem and note of a result, and the totals below. */
export function reportTable(report: GateReport, { summary, color = false }: ReportOptions = {}): string {
  const style = createStyle(color);
  const results = shownResults(report, summary);
  const rows = results.flatMap((result) => resultRows(result, style));
  const table = formatTable(["RESULT", "INPUT", "POLICY", "ID", "MESSAGE"], rows, style);
  const notes = report.notes.map(
    ({ message }) => `${style.yellow("note:")} ${message.replaceAll("\n", " ")}\n`,
  );
  const gap = table === "" && notes.length === 0 ? "" : "\n";
  return toPrintableStyled([table, ...notes, gap, summarize(report, style), "\n"].join(""));
}
