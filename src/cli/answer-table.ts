import type { Recording } from "../engine/recording.js";
import type { AnswerTable } from "../opa/test-rego.js";

/**
 * The answers of a recording, as OPA's evaluator and tester take them. An error that OPA's own function gave is left to
 * OPA's rules for errors; any other ends the evaluation, as it did when it was recorded.
 */
export function toAnswerTable(recording: Pick<Recording, "calls">): AnswerTable {
  const table: AnswerTable = {};
  for (const { name, args, answer } of recording.calls) {
    const answers = (table[name] ??= {});
    switch (answer.kind) {
      case "value":
        answers[args] = { value: answer.json };
        break;
      case "undefined":
        answers[args] = { undefined: true };
        break;
      case "error":
        answers[args] = answer.opaCode === undefined ? { halt: answer.message } : { error: answer.message };
    }
  }
  return table;
}
