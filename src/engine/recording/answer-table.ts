import type { RecordedAnswer } from "./recorded-call.js";
import type { Recording } from "./recording.js";
import type { AnswerTable } from "../opa/test-rego.js";

/** Returns the answers of a recording, in the form of OPA's evaluator and tester. */
export function toAnswerTable({ exactCalls }: Pick<Recording, "exactCalls">): AnswerTable {
  const table: AnswerTable = {};
  for (const { name, args, answer } of exactCalls) (table[name] ??= {})[args] = toTableAnswer(name, answer);
  return table;
}

/**
 * Returns an answer in the form of the table. OPA's rules apply to errors of OPA's own functions; any other error ends
 * the evaluation, as when it was recorded.
 */
export function toTableAnswer(name: string, answer: RecordedAnswer): AnswerTable[string][string] {
  switch (answer.kind) {
    case "value":
      return { value: answer.json };
    case "undefined":
      return { undefined: true };
    case "error": {
      // OPA adds the name as prefix.
      const prefix = `${name}: `;
      const { message, opaCode } = answer;
      const text = message.startsWith(prefix) ? message.slice(prefix.length) : message;
      return opaCode === undefined ? { halt: text } : { error: text };
    }
  }
}
