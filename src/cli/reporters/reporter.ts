import type { GateReport } from "../gate-report.js";
import { CommandError } from "../exit-codes.js";
import type { TerminalStyle } from "../terminal-style.js";

export interface ReporterOptions {
  /** Whether a report for people names only what did not pass. */
  summary: boolean;
}

/** Presents a gate's report as the text of one output format. `style` is plain unless it goes to a terminal. */
export type Reporter = (
  report: GateReport,
  style: TerminalStyle,
  options: ReporterOptions,
) => string | Promise<string>;

/** The output formats of `gate -o` that present the report. A format is one entry here and one module beside it. */
export const REPORTERS: Readonly<Record<string, () => Promise<Reporter>>> = {
  pretty: async () => (await import("./pretty.js")).reportPretty,
  json: async () => (await import("./json.js")).reportJson,
  tap: async () => (await import("./tap.js")).reportTap,
  junit: async () => (await import("./junit.js")).reportJunit,
  sarif: async () => (await import("./sarif.js")).reportSarif,
  github: async () => (await import("./github.js")).reportGithub,
  markdown: async () => {
    const { reportMarkdown } = await import("./markdown.js");
    return (report, _style, options) => reportMarkdown(report, options);
  },
};

/** OPA's decision log, which is written while inputs are decided. */
export const DECISION_LOG = "jsonl";

/** All output formats of `gate -o`. */
export const OUTPUT_FORMATS: readonly string[] = [...Object.keys(REPORTERS), DECISION_LOG];

/** @throws CommandError (exit 2) for a format that is not in the table. */
export async function loadReporter(format: string): Promise<Reporter> {
  const load = REPORTERS[format];
  if (load === undefined) throw new CommandError(`there is no output format ${format}`);
  return load();
}
