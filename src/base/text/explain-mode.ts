/** The modes of OPA's `--explain`. */
export const EXPLAIN_MODES = ["full", "notes", "fails", "debug"] as const;

/** Contents of a trace of OPA's evaluator: everything except unifications, the notes of `trace`, failures, or all. */
export type ExplainMode = (typeof EXPLAIN_MODES)[number];
