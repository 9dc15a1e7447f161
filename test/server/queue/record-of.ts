import type { DecisionRecord } from "../../../src/server/queue/decision-records.js";

/** The result of a decision. */
export function recordOf(id: string): DecisionRecord {
  return {
    id,
    policy: "sha256:p",
    input: "sha256:i",
    run: "",
    outcome: "pass",
    report: {},
    decidedAt: "2026-11-26T00:00:00Z",
    attempts: 1,
  };
}
