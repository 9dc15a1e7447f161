import { POLICY_RULES, SUSPECT_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import type { JudgingRequest, RuleCompletion } from "../engine/opa/judging-request.js";
import { conftestFamilies, CONFTEST_SUSPECT, DEFAULT_NAMESPACES } from "./conftest-rules.js";
import type { GateOptions } from "./gate-options.js";

/** Returns the rules by which packages judge, by the options of a gate. */
export async function getJudgingRules({
  rules,
  allNamespaces = rules === "conforma",
  namespaces = DEFAULT_NAMESPACES,
  compat,
}: Pick<GateOptions, "rules" | "allNamespaces" | "namespaces" | "compat">): Promise<
  Pick<JudgingRequest, "policyRules" | "verdictRules" | "suspect" | "complete" | "families">
> {
  const families = rules === undefined ? undefined : conftestFamilies(allNamespaces ? [] : namespaces);
  return {
    policyRules: POLICY_RULES,
    verdictRules: VERDICT_RULES,
    suspect: families === undefined ? SUSPECT_RULES : CONFTEST_SUSPECT,
    complete: await completionFor(compat),
    families,
  };
}

/** The rules that the engine of another tool adds to policies; `undefined` without one. */
export async function completionFor(compat: GateOptions["compat"]): Promise<RuleCompletion | undefined> {
  if (compat === undefined) return undefined;
  return (await import("../chainloop/chainloop-rules.js")).CHAINLOOP_RULES;
}
