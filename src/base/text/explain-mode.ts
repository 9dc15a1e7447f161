/** The modes of OPA's `--explain`. */
export const EXPLAIN_MODES = ["full", "notes", "fails", "debug"] as const;

/** What a trace of OPA's evaluator has: everything but unifications, the notes of `trace`, what failed, or all. */
export type ExplainMode = (typeof EXPLAIN_MODES)[number];
