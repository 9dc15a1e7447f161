import type { GateReport, GateResult } from "../gate-report.js";
import type { Outcome } from "../verdict.js";
import { toPrintable } from "../../base/text/printable.js";
import { gateExitCode, type ReportOptions } from "./report-options.js";
import { isPlainPass, resultDetails, shownResults, summarize, notesBesideResults } from "./report-lines.js";

const LABELS: Readonly<Record<Outcome, string>> = {
  pass: "✅ pass",
  fail: "❌ fail",
  skipped: "⏭️ skipped",
  invalid: "⚠️ no verdict",
  undecided: "⚠️ no verdict",
};

/** Escapes Markdown, HTML, mentions, and URLs, which become links automatically. */
function plain(text: string): string {
  return toPrintable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, "\\$&")
    .replaceAll("@", "&#64;")
    .replaceAll(/:(?=\/\/)/g, "&#58;")
    .replaceAll(/(?<=www)\./gi, "&#46;")
    .replaceAll("\n", "<br>");
}

function row(result: GateResult): string {
  const details = resultDetails(result).map(plain).join("<br>");
  return `| ${LABELS[result.outcome]} | ${plain(result.input)} | ${plain(result.policy ?? "")} | ${details} |`;
}

interface MarkdownOptions extends ReportOptions {
  /** Maximum size in bytes of UTF-8. Omitted rows are counted; passed ones are dropped first. */
  maxBytes?: number | undefined;
}

/** The rows of the results that fit, in order. */
function fittingRows(results: readonly GateResult[], maxBytes: number): string[] {
  const rows = new Map<GateResult, string>();
  let left = maxBytes;
  for (const result of [...results.filter((one) => !isPlainPass(one)), ...results.filter(isPlainPass)]) {
    const text = row(result);
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes > left) continue;
    left -= bytes;
    rows.set(result, text);
  }
  return results.flatMap((result) => rows.get(result) ?? []);
}

/** A table for pages and comments, with totals above it. */
export function reportMarkdown(report: GateReport, options: MarkdownOptions = {}): string {
  const { summary, maxBytes = Infinity } = options;
  const results = shownResults(report, summary);
  const verdict = (options.exitCode ?? gateExitCode(report)) === 0 ? "✅ passed" : "❌ did not pass";
  const page = (rows: readonly string[]): string =>
    [
      `### Policy gate: ${verdict}`,
      "",
      summarize(report),
      "",
      ...(rows.length === 0 ? [] : ["| | input | policy | |", "| --- | --- | --- | --- |", ...rows, ""]),
      ...(rows.length === results.length ? [] : [`… and ${results.length - rows.length} more`, ""]),
      ...(report.results.some(({ envelope }) => envelope !== undefined && envelope.verification === undefined)
        ? ["Payloads of DSSE envelopes were judged; their signatures were not checked.", ""]
        : []),
      ...notesBesideResults(report).flatMap(({ message }) => [`Note: ${plain(message)}`, ""]),
    ].join("\n");
  const frame = Buffer.byteLength(page([" "]));
  return page(fittingRows(results, maxBytes - frame));
}
