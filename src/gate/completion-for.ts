import type { RuleCompletion } from "../engine/opa/judging-request.js";
import type { GateOptions } from "./gate-options.js";

/** The rules that the engine of another tool adds to policies; `undefined` without one. */
export async function completionFor(compat: GateOptions["compat"]): Promise<RuleCompletion | undefined> {
  if (compat === undefined) return undefined;
  return (await import("../chainloop/chainloop-rules.js")).CHAINLOOP_RULES;
}
