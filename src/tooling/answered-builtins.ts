import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import {
  StandardBuiltinError,
  type AsyncStandardBuiltin,
  type StandardBuiltin,
} from "../engine/builtin/standard-builtin.js";
import { unansweredError } from "../engine/opa/unanswered-call.js";
import type { AnswerTable } from "../engine/opa/test-rego.js";
import { PureBuiltins } from "../engine/rounds/pure-builtins.js";
import { toDeclaredText } from "../engine/rounds/encode-answer.js";
import { callKey } from "../base/terms/call-key.js";
import { parseJson, parseTerm } from "../base/terms/parse-term.js";
import { toJsonText } from "../base/terms/term-text.js";
import type { Term } from "../base/terms/term.js";

/** Finds the built-in that a compiled policy calls, by its name. */
type FindBuiltin = (name: string) => StandardBuiltin | AsyncStandardBuiltin | undefined;

type CallAnswer = AnswerTable[string][string];

/**
 * The name by which a test reports to its host which of its cases begins: `test_x[case]`. The calls of the last pass
 * are in the decision.
 */
export const TEST_CASE = "internal.test_case";

const testCase: StandardBuiltin = {
  name: TEST_CASE,
  arity: 1,
  // The decision's call log contains only calls that may have another result another time.
  nondeterministic: true,
  call: () => undefined,
};

/** Results by the values of the arguments, with sets as arrays, because the table is JSON. */
class Answers {
  readonly #byCall = new Map<string, CallAnswer>();

  constructor(table: AnswerTable) {
    for (const [name, calls] of Object.entries(table)) {
      for (const [text, answer] of Object.entries(calls)) {
        const args = parseJson(text);
        if (!Array.isArray(args))
          throw new TypeError(`the arguments of an answer of ${name} must be an array`);
        this.#byCall.set(getKey(name, args), answer);
      }
    }
  }

  find(name: string, args: readonly Term[]): CallAnswer | undefined {
    return this.#byCall.get(getKey(name, args));
  }
}

function getKey(name: string, args: readonly Term[]): string {
  return callKey(name, args.map(toJsonText));
}

/**
 * The Rego text of a result; `undefined` for none.
 *
 * @throws StandardBuiltinError for an error of the call, Error for one that ends the evaluation.
 */
function resultText(
  name: string,
  answer: CallAnswer,
  result?: BuiltinDeclaration["result"],
): string | undefined {
  if ("value" in answer) return toDeclaredText(answer.value, result);
  if ("error" in answer) throw new StandardBuiltinError(`${name}: ${answer.error}`, "eval_builtin_error");
  if ("halt" in answer) throw new Error(answer.halt);
  return undefined;
}

/** A built-in whose every call needs a result in the table, unless it is pure. It runs between passes, as the service's do. */
function answered(
  { name, args, result }: Pick<BuiltinDeclaration, "name" | "result"> & { args: { length: number } },
  answers: Answers,
  pure: PureBuiltins,
): AsyncStandardBuiltin {
  return {
    name,
    arity: args.length,
    // The result already is a set where the declaration requires one.
    result: "any",
    isEffect: () => false,
    answer(given) {
      const answer = answers.find(name, given) ?? pure.answer(name, given);
      if (answer === undefined) return Promise.reject(unansweredError());
      return Promise.resolve().then(() => {
        const text = resultText(name, answer, result);
        return text === undefined ? undefined : parseTerm(text);
      });
    },
  };
}

/** A standard built-in that takes results from the table where it has them, and computes all others itself. */
function overridden(own: StandardBuiltin, answers: Answers): StandardBuiltin {
  return {
    ...own,
    call(texts, context) {
      const args = texts.map((text) => parseTerm(Buffer.from(text).toString("utf8")));
      const answer = answers.find(own.name, args);
      if (answer === undefined) return own.call(texts, context);
      const text = resultText(own.name, answer);
      return text === undefined ? undefined : Buffer.from(text);
    },
  };
}

/**
 * The built-ins of compiled tests. Those that are declared, and those that access the network, take results only from
 * the table: any other call ends the evaluation, except of those that are pure. For those whose results vary (time, random values), the table provides
 * results for the calls that it contains.
 *
 * @param standard finds OPA's own.
 */
export function answeredBuiltins(
  declared: readonly BuiltinDeclaration[],
  table: AnswerTable,
  standard: FindBuiltin,
): FindBuiltin {
  const answers = new Answers(table);
  const pure = new PureBuiltins(declared);
  const byName = new Map<string, StandardBuiltin | AsyncStandardBuiltin>([[TEST_CASE, testCase]]);
  for (const declaration of declared) byName.set(declaration.name, answered(declaration, answers, pure));
  return (name) => {
    const given = byName.get(name);
    if (given !== undefined) return given;
    const own = standard(name);
    if (own === undefined) return undefined;
    if ("answer" in own) {
      return answered({ name, args: { length: own.arity }, result: own.result }, answers, pure);
    }
    return own.nondeterministic && Object.hasOwn(table, name) ? overridden(own, answers) : own;
  };
}
