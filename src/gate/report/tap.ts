import type * as Yaml from "yaml";
import { append } from "../../base/lists.js";
import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../../base/text/printable.js";
import { resultDetails, notesBesideResults } from "./report-lines.js";
import { loadPackage } from "../../base/load-package.js";

/** A description with directives escaped. */
function description(text: string): string {
  return toPrintable(text).replaceAll("\n", " ").replaceAll("\\", "\\\\").replaceAll("#", "\\#");
}

function diagnostics(result: GateResult, stringify: typeof Yaml.stringify): string[] {
  const details = resultDetails(result).map(toPrintable);
  if (details.length === 0) return [];
  const hasVerdict = result.outcome !== "invalid" && result.outcome !== "undecided";
  const severity = hasVerdict ? result.outcome : "error";
  const block = stringify({ severity, details }, { lineWidth: 0 });
  return [
    "  ---",
    ...block
      .trimEnd()
      .split("\n")
      .map((line) => `  ${line}`),
    "  ...",
  ];
}

/** Loads the reporter of TAP 14 (https://testanything.org/tap-version-14-specification.html): a test point for each policy and input. */
export async function loadReportTap(): Promise<(report: GateReport) => string> {
  const { stringify } = await loadPackage(() => import("yaml"));
  return (report) => reportTap(report, stringify);
}

function reportTap(report: GateReport, stringify: typeof Yaml.stringify): string {
  const { results } = report;
  const notes = notesBesideResults(report).map(({ message }) => `# note: ${description(message)}`);
  const lines = ["TAP version 14", `1..${results.length}`, ...notes];
  for (const [index, result] of results.entries()) {
    const isOk = result.outcome === "pass" || result.outcome === "skipped";
    const skip =
      result.outcome === "skipped" ? ` # SKIP ${description(result.skipReason ?? "")}`.trimEnd() : "";
    lines.push(`${isOk ? "ok" : "not ok"} ${index + 1} - ${description(resultName(result))}${skip}`);
    append(lines, diagnostics(result, stringify));
  }
  return `${lines.join("\n")}\n`;
}

/** The title of a result: its input, and its policy if any. */
function resultName({ input, policy }: GateResult): string {
  return policy === undefined ? input : `${input} ${policy}`;
}
