import type { GateReport } from "../gate-report.js";
import type { Outcome } from "../verdict.js";

/** Options of `writeReport`. */
export interface ReportOptions {
  /** Whether a report for people (`pretty`, `table`, `markdown`) omits passed results. Default: false. */
  summary?: boolean | undefined;
  /** Whether `pretty` and `table` have ANSI colours. Default: false. */
  color?: boolean | undefined;
  /**
   * The exit code in machine-readable formats. Default: that of `regohost gate` for the report's outcome.
   */
  exitCode?: 0 | 1 | 2 | 3 | undefined;
}

/** The exit codes of `regohost gate` by outcome. A skipped input has no verdict and does not count. */
const EXIT_CODES: Readonly<Record<Outcome, 0 | 1 | 2 | 3>> = {
  pass: 0,
  skipped: 0,
  fail: 1,
  invalid: 2,
  undecided: 3,
};

/** The exit code of `regohost gate` for a result or a report. */
export function gateExitCode({ outcome }: Pick<GateReport, "outcome"> | { outcome: Outcome }): 0 | 1 | 2 | 3 {
  return EXIT_CODES[outcome];
}
