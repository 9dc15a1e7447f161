import type { RuleCompletion } from "../engine/opa/judging-request.js";

/**
 * The rules that Chainloop's engine adds to a policy (its `pkg/policies/engine/rego`). The engine reads `result`, which
 * it builds from `violations` if missing. A package with either rule gets the missing rules that `result` depends on,
 * so that an input outside its scope (`valid_input`) is skipped. Its `violations` are then read only in `result`. The
 * engine ignores `deny` and `allow`; they are evaluated here as well.
 */
export const CHAINLOOP_RULES: RuleCompletion = {
  when: ["result", "violations"],
  rules: [
    {
      name: "result",
      text: 'result := {"skipped": skipped, "skip_reason": skip_reason, "ignore": ignore, "violations": violations}',
    },
    {
      name: "skip_reason",
      text: 'default skip_reason := ""\n\nskip_reason := "the file content is not recognized" if not valid_input',
    },
    { name: "valid_input", text: "default valid_input := true" },
    { name: "skipped", text: "default skipped := true\n\nskipped := false if valid_input" },
    { name: "ignore", text: "default ignore := false" },
    { name: "violations", text: "default violations := []" },
  ],
  reads: "result",
  insteadOf: "violations",
};
