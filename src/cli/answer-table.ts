import type { Recording } from "../engine/recording.js";
import type { AnswerTable } from "../opa/test-rego.js";

/** The answers of a recording, as OPA's evaluator and tester take them. */
export function toAnswerTable(recording: Recording): AnswerTable {
  const table: AnswerTable = {};
  for (const { name, args, answer } of recording.calls) {
    const answers = (table[name] ??= {});
    switch (answer.kind) {
      case "value":
        answers[args] = { value: JSON.parse(answer.json) as unknown };
        break;
      case "undefined":
        answers[args] = { undefined: true };
        break;
      case "error":
        answers[args] = { error: answer.message };
    }
  }
  return table;
}
