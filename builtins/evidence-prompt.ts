import { BuiltinError, invalidConfig } from "../src/base/errors.js";
import { defineBuiltin, type Builtin, type EvaluationScope } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { getSession } from "./service-session.js";
import { stringOperand } from "./string-operand.js";

const DEFAULT_MAX_PROMPTS = 20;

/**
 * `service.evidence_prompt(evidence, prompt)`: an AI agent's analysis of a piece of evidence (specification 2.8, 4.6).
 * Paid plans only.
 *
 * A call costs money, so it is an effect: only a call that the policy certainly needs is made, once for equal
 * arguments, and at most `maxPrompts` times in one evaluation. A skipped analysis has `skipped: true` and no
 * violations: policies must check `skipped` before they interpret an empty list as a pass; the call log records it too.
 *
 * @throws ConfigurationError `config_invalid` for a `maxPrompts` that is not a whole number.
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { evidencePromptBuiltin } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * // A policy that calls no other built-in of the service.
 * await using policy = await loadPolicy("policies/", { builtins: [evidencePromptBuiltin(client)] });
 * ```
 */
export function evidencePromptBuiltin(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  const name = builtinName("evidence_prompt", options);
  const maxPrompts = options?.maxPrompts ?? DEFAULT_MAX_PROMPTS;
  if (!Number.isSafeInteger(maxPrompts) || maxPrompts < 0) {
    throw invalidConfig("maxPrompts is a whole number, 0 or more");
  }
  const counts = new WeakMap<EvaluationScope, number>();
  const countPrompt = (evaluation: EvaluationScope): void => {
    const count = counts.get(evaluation) ?? 0;
    if (count >= maxPrompts) {
      throw new BuiltinError(
        `${name}: the evaluation needs more than ${maxPrompts} AI analyses, which cost money; ` +
          "raise maxPrompts (--max-prompts) if that is meant",
        { code: "call_limit", builtin: name },
      );
    }
    counts.set(evaluation, count + 1);
  };
  return defineBuiltin({
    name,
    description: "An AI agent's findings about a piece of evidence. Each call costs. Paid plans only.",
    args: [
      { name: "evidence", description: "CAS digest (`sha256:<hex>`), or the content itself", type: "string" },
      { name: "prompt", description: "question or instruction for the agent", type: "string" },
    ],
    result: {
      name: "analysis",
      description: "`skipped`, and `violations`: array of texts, empty when skipped",
      type: {
        type: "object",
        static: [
          { key: "skipped", value: { type: "boolean" } },
          { key: "violations", value: { type: "array", dynamic: { type: "string" } } },
        ],
      },
    },
    effect: true,
    checkAvailable: () => service.checkPlatform(),
    prepare: () => service.connect?.("platform"),
    begin(evaluation) {
      getSession(service, evaluation);
    },
    async call(args, context) {
      const evidence = stringOperand(name, args, 0);
      const prompt = stringOperand(name, args, 1);
      countPrompt(context.evaluation);
      return getSession(service, context.evaluation).evidencePrompt(evidence, prompt, context);
    },
  });
}
