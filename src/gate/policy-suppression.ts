import type { FindingType } from "../chainloop/finding-type.js";
import { RegoObject, type Term } from "../base/terms/term.js";
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

/** The texts that findings of a type have, without `message`. */
const REQUIRED: Readonly<Record<FindingType, readonly string[]>> = {
  VULNERABILITY: ["external_id", "package_purl", "severity"],
  SAST: ["rule_id", "severity", "location"],
  LICENSE_VIOLATION: ["component_name", "license_id"],
};

/**
 * The suppression of a finding: a structured finding of Chainloop (an object with `message`) whose `suppress` is `true`.
 * As in the engine, another value of `suppress` does not suppress; a finding without a `message`, or without a text of
 * its type, is an error there.
 */
function readSuppression(
  { rule, value }: GateFinding,
  type: FindingType | undefined,
): PolicySuppression | undefined {
  if (!RULES.includes(rule) || !(value instanceof RegoObject) || value.get("suppress") !== true) {
    return undefined;
  }
  const isText = (text: Term | undefined): boolean => typeof text === "string" && text !== "";
  const required = ["message", ...(type === undefined ? [] : REQUIRED[type])];
  if (!required.every((member) => isText(value.get(member)))) return undefined;
  const assessment = value.get("assessment");
  const status = assessment instanceof RegoObject ? assessment.get("effective_status") : undefined;
  const text = typeof status === "string" ? status.replace(/^ASSESSMENT_STATUS_/, "") : "";
  return { kind: "policy", ...(text === "" ? {} : { assessment: text }) };
}

/**
 * Splits findings by whether their policy suppresses them.
 *
 * @param type of the findings, if the policy declares one.
 */
export function splitSuppressed(
  findings: readonly GateFinding[],
  type: FindingType | undefined,
): {
  left: GateFinding[];
  suppressed: SuppressedFinding[];
} {
  const left: GateFinding[] = [];
  const suppressed: SuppressedFinding[] = [];
  for (const finding of findings) {
    const exception = readSuppression(finding, type);
    if (exception === undefined) left.push(finding);
    else suppressed.push({ ...finding, exception });
  }
  return { left, suppressed };
}
