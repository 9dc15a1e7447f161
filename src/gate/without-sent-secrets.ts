import type { Decision } from "../engine/rounds/decision.js";
import { getDecisionSecrets } from "../engine/rounds/policy-decision.js";
import type { GateFinding } from "./finding.js";
import type { GateResult } from "./gate-report.js";

/**
 * Returns a finished result without the credentials that the calls of its decisions sent. Only here, after everything that decides: an
 * input that chooses a credential must not change what is judged. Ids and names of members stay, because readers of reports match them.
 */
export function withoutSentSecrets(result: GateResult, decisions: readonly Decision[]): GateResult {
  const sent = decisions.map(getDecisionSecrets).filter(({ isEmpty }) => !isEmpty);
  if (sent.length === 0) return result;
  const inText = (text: string): string => sent.reduce((shown, secrets) => secrets.inText(shown), text);
  const inFinding = <T extends GateFinding>(finding: T): T => ({
    ...finding,
    message: inText(finding.message),
    ...(finding.title !== undefined && finding.title !== finding.about.title
      ? { title: inText(finding.title) }
      : {}),
    value: sent.reduce((shown, secrets) => secrets.inTerm(shown), finding.value),
    metadata: new Map(
      Array.from(finding.metadata, ([name, value]) => [
        name,
        sent.reduce((shown, secrets) => secrets.inTerm(shown), value),
      ]),
    ),
  });
  const { skipReason, excused } = result;
  return {
    ...result,
    violations: result.violations.map(inFinding),
    warnings: result.warnings.map(inFinding),
    excepted: result.excepted.map(inFinding),
    problems: result.problems.map(inText),
    ...(skipReason !== undefined && { skipReason: inText(skipReason) }),
    ...(excused && { excused: excused.map((one) => ({ ...one, findings: one.findings.map(inFinding) })) }),
  };
}
