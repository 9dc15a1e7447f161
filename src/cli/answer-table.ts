import type { RecordedAnswer, Recording } from "../engine/recording.js";
import type { AnswerTable } from "../opa/test-rego.js";

/** The answers of a recording, as OPA's evaluator and tester take them. */
export function toAnswerTable({ exactCalls }: Pick<Recording, "exactCalls">): AnswerTable {
  const table: AnswerTable = {};
  for (const { name, args, answer } of exactCalls) (table[name] ??= {})[args] = toGivenAnswer(name, answer);
  return table;
}

/**
 * An error that OPA's own function gave is left to OPA's rules for errors; any other ends the evaluation, as it did when
 * it was recorded.
 */
function toGivenAnswer(name: string, answer: RecordedAnswer): AnswerTable[string][string] {
  switch (answer.kind) {
    case "value":
      return { value: answer.json };
    case "undefined":
      return { undefined: true };
    case "error": {
      // OPA puts the name before it.
      const prefix = `${name}: `;
      const { message, opaCode } = answer;
      const text = message.startsWith(prefix) ? message.slice(prefix.length) : message;
      return opaCode === undefined ? { halt: text } : { error: text };
    }
  }
}
