import { RegoObject } from "../base/terms/term.js";
import type { GateFinding } from "./finding.js";

/** A finding that the policy itself reports as accepted, with `compat: "chainloop"`. */
export interface PolicySuppression {
  /** Distinguishes it from an exception of the run. */
  kind: "policy";
  /** The finding's `assessment.effective_status` without its prefix, such as `NOT_AFFECTED`; absent without one. */
  assessment?: string;
}

/** A finding with the suppression of its policy. */
interface SuppressedFinding extends GateFinding {
  exception: PolicySuppression;
}

/** The rules whose findings Chainloop's engine reads. */
const RULES: readonly string[] = ["result.findings", "result.violations"];

/**
 * The suppression of a finding: a structured finding of Chainloop (an object with `message`) whose `suppress` is `true`.
 * As in the engine, another value of `suppress` does not suppress; a finding without a `message` is an error there.
 */
function readSuppression({ rule, value }: GateFinding): PolicySuppression | undefined {
  if (!RULES.includes(rule) || !(value instanceof RegoObject)) return undefined;
  if (value.get("suppress") !== true || typeof value.get("message") !== "string") return undefined;
  const assessment = value.get("assessment");
  const status = assessment instanceof RegoObject ? assessment.get("effective_status") : undefined;
  const text = typeof status === "string" ? status.replace(/^ASSESSMENT_STATUS_/, "") : "";
  return { kind: "policy", ...(text === "" ? {} : { assessment: text }) };
}

/** Splits findings by whether their policy suppresses them. */
export function splitSuppressed(findings: readonly GateFinding[]): {
  left: GateFinding[];
  suppressed: SuppressedFinding[];
} {
  const left: GateFinding[] = [];
  const suppressed: SuppressedFinding[] = [];
  for (const finding of findings) {
    const exception = readSuppression(finding);
    if (exception === undefined) left.push(finding);
    else suppressed.push({ ...finding, exception });
  }
  return { left, suppressed };
}
