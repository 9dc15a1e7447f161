import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../printable.js";
import type { Outcome } from "../verdict.js";
import type { ReporterOptions } from "./reporter.js";
import { resultDetails } from "./report-lines.js";
import { summarize } from "./summarize.js";

const LABELS: Readonly<Record<Outcome, string>> = {
  pass: "✅ pass",
  fail: "❌ fail",
  skipped: "⏭️ skipped",
  error: "⚠️ no verdict",
};

/** Text as it is: neither markup nor HTML nor a link to somebody. */
function plain(text: string): string {
  return toPrintable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, "\\$&")
    .replaceAll("@", "&#64;")
    .replaceAll("\n", "<br>");
}

function row(result: GateResult): string {
  const details = resultDetails(result).map(plain).join("<br>");
  return `| ${LABELS[result.outcome]} | ${plain(result.input)} | ${plain(result.policy ?? "")} | ${details} |`;
}

/** A table for pages and comments, with the sums above it. */
export function reportMarkdown(report: GateReport, options?: ReporterOptions): string {
  const results =
    options?.summary === true ? report.results.filter(({ outcome }) => outcome !== "pass") : report.results;
  const verdict = report.exitCode === 0 ? "✅ passed" : "❌ did not pass";
  const table = ["| | input | policy | |", "| --- | --- | --- | --- |", ...results.map(row)];
  return [
    `### Policy gate: ${verdict}`,
    "",
    summarize(report),
    "",
    ...(results.length === 0 ? [] : [...table, ""]),
    ...(report.results.some(({ envelope }) => envelope !== undefined)
      ? ["Payloads of DSSE envelopes were judged; their signatures were not checked.", ""]
      : []),
  ].join("\n");
}
