/**
 * Additional conditions that fail the gate: warnings (`warn`), digests unknown to the service (`not-found`), and
 * results that their call's limit truncated (`truncated`).
 */
export const FAIL_ON = ["warn", "not-found", "truncated"] as const;

/** A kind of finding that fails the gate only on request: see `JudgeOptions.failOn`. */
export type FailOn = (typeof FAIL_ON)[number];
