import { defineBuiltin, type Builtin } from "../src/rego/builtin.js";
import type { EvidenceService } from "../src/rego/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { platformRequired } from "./platform-required.js";

/**
 * `service.evidence_prompt(evidence, prompt)`: what an AI agent says of a piece of evidence (specification 2.8,
 * 4.6). Paid plans only.
 *
 * A call costs money, so it is an effect. A skipped analysis has `skipped: true` and no violations: policies
 * must look at `skipped` before they read an empty list as a pass.
 */
export function evidencePromptBuiltin(_service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  const name = builtinName("evidence_prompt", options);
  return defineBuiltin({
    name,
    description: "What an AI agent finds in a piece of evidence. Each call costs. Paid plans only.",
    args: [
      { name: "evidence", description: "CAS digest (`sha256:<hex>`), or the content itself", type: "string" },
      { name: "prompt", description: "what the agent is asked", type: "string" },
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
    checkAvailable() {
      platformRequired(name);
    },
    call() {
      return platformRequired(name);
    },
  });
}
