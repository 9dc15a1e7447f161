import type { Term } from "../base/terms/term.js";
import { getDecisionSecrets } from "../engine/rounds/policy-decision.js";
import type { PackageValues } from "./gate-module.js";

/** Returns the values of a package without the credentials that its calls sent: reports are written of them. */
export function withoutSentSecrets({ rules, decisions }: PackageValues): PackageValues {
  const sent = decisions.map(getDecisionSecrets).filter(({ isEmpty }) => !isEmpty);
  if (sent.length === 0) return { rules, decisions };
  const show = <T extends { value: Term | undefined }>(part: T): T => {
    const { value } = part;
    return value === undefined
      ? part
      : { ...part, value: sent.reduce<Term>((shown, secrets) => secrets.inTerm(shown), value) };
  };
  return {
    rules: rules.map((rule) => ({ ...show(rule), ...(rule.parts && { parts: rule.parts.map(show) }) })),
    decisions,
  };
}
