import type { GateResult } from "../../../src/gate/gate-report.js";

/** The result of an input that passed without notes, with these members replaced. */
export function gateResult(told: Partial<GateResult> = {}): GateResult {
  return {
    input: "in.json",
    file: "in.json",
    policy: "p",
    source: "p.rego",
    outcome: "pass",
    violations: [],
    warnings: [],
    excepted: [],
    problems: [],
    notFound: [],
    unverified: [],
    truncated: [],
    builtinErrors: [],
    calls: 0,
    ms: 1,
    ...told,
  };
}
