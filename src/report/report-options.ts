/** Options of `writeReport`. */
export interface ReportOptions {
  /** Whether a report for people (`pretty`, `markdown`) omits passed results. Default: false. */
  summary?: boolean;
  /** Whether `pretty` has ANSI colours. Default: false. */
  color?: boolean;
  /**
   * The exit code in machine-readable formats. Default: that of `regohost gate` for the report's outcome.
   */
  exitCode?: 0 | 1 | 2 | 3;
}
