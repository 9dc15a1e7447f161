import { invalidConfig } from "../../base/errors.js";
import { withinTime } from "../../base/async/within-time.js";
import { holds } from "../../base/realms.js";
import type { GateReport } from "../gate-report.js";
import { nearest } from "../../base/text/nearest.js";
import { FLAG, isObject, mergeOptions, oneOf, type Rules } from "../../base/text/option-rules.js";
import type { ReportOptions } from "./report-options.js";

/** Writes a report at once, in its limited time: what has to be loaded or waited for is loaded before. */
type Reporter = (report: GateReport, options: ReportOptions) => string;

/** The formats of a gate's report. Each is one entry here and one module in this folder. */
const REPORTERS = {
  html: async (report) => (await import("./html.js")).loadReportHtml(report),
  pretty: async () => (await import("./pretty.js")).reportPretty,
  table: async () => (await import("./table.js")).reportTable,
  json: async () => (await import("./json.js")).reportJson,
  tap: async () => (await import("./tap.js")).loadReportTap(),
  junit: async () => (await import("./junit.js")).loadReportJunit(),
  sarif: async () => (await import("./sarif.js")).reportSarif,
  github: async () => (await import("./github.js")).reportGithub,
  gitlab: async () => (await import("./gitlab.js")).reportGitlab,
  azuredevops: async () => (await import("./azuredevops.js")).reportAzureDevops,
  markdown: async () => (await import("./markdown.js")).reportMarkdown,
} satisfies Record<string, (report: GateReport) => Promise<Reporter>>;

/**
 * A format of a report: `pretty` and `table` for people, `html` (one file), `markdown` for pages and comments, `json`, `junit` (XML), `sarif`
 * (2.1.0), `tap` (14), `github` (workflow commands that annotate files), `gitlab` (Code Quality), `azuredevops` (logging
 * commands).
 */
export type ReportFormat = keyof typeof REPORTERS;

/** Every format of `writeReport`. */
export const REPORT_FORMATS = Object.keys(REPORTERS) as readonly ReportFormat[];

/** Findings are as many as an input chooses. Of a hundred thousand it takes some seconds. */
const LIMIT = { timeoutMs: 60_000, advice: "judge fewer inputs at once" };

const RULES: Rules<ReportOptions> = { summary: FLAG, color: FLAG, exitCode: oneOf(0, 1, 2, 3) };

/**
 * Formats a report as text, with a line feed at its end.
 *
 * @throws ConfigurationError `config_invalid` for an unknown format or option, or an option of the wrong type.
 * @throws EvaluationError `timeout` for one that takes more than 60 seconds to write, `aborted` by SIGINT.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { loadGate, writeReport } from "regohost/gate";
 *
 * const gate = await loadGate("policies/");
 * const report = await gate.judge([{ path: "sbom.json" }]);
 * await gate.close();
 * await writeFile("gate.sarif", await writeReport(report, "sarif"));
 * ```
 */
export async function writeReport(
  report: GateReport,
  format: ReportFormat,
  options: ReportOptions = {},
): Promise<string> {
  if (typeof format !== "string" || !Object.hasOwn(REPORTERS, format)) {
    const [given, near] =
      typeof format === "string" ? [` ${JSON.stringify(format)}`, nearest(format, REPORT_FORMATS)] : ["", ""];
    throw invalidConfig(`unknown report format${given}; choose one of ${REPORT_FORMATS.join(", ")}${near}`);
  }
  if (!isObject(report) || !holds(() => "results" in report)) {
    throw invalidConfig("writeReport: the report must be the result of gate.judge");
  }
  const checked = mergeOptions("writeReport", options, RULES);
  const present: Reporter = await REPORTERS[format](report);
  return withinTime(`writing the report as ${format}`, LIMIT, () => present(report, checked));
}
