import type { GateReport } from "../gate-report.js";
import { CommandError } from "../exit-codes.js";
import type { TerminalStyle } from "../terminal-style.js";

/** Presents a gate's report as the text of one output format. `style` is plain unless it goes to a terminal. */
export type Reporter = (report: GateReport, style: TerminalStyle) => string;

/** The output formats of `gate -o`. A format is one entry here and one module beside it. */
export const REPORTERS: Readonly<Record<string, () => Promise<Reporter>>> = {
  pretty: async () => (await import("./pretty.js")).reportPretty,
  json: async () => (await import("./json.js")).reportJson,
};

/** @throws CommandError (exit 2) for a format that is not in the table. */
export async function loadReporter(format: string): Promise<Reporter> {
  const load = REPORTERS[format];
  if (load === undefined) throw new CommandError(`there is no output format ${format}`);
  return load();
}
