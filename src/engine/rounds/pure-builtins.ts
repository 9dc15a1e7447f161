import { limitReading } from "../../base/async/reading.js";
import { EvaluationError } from "../../base/errors.js";
import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import type { Term } from "../../base/terms/term.js";
import type { Builtin, BuiltinDeclaration } from "../builtin/builtin.js";
import { evalRego, type EvalRegoRequest, type EvalRegoResult } from "../opa/eval-rego.js";
import type { AnswerTable } from "../opa/test-rego.js";
import { toTableAnswer } from "../recording/answer-table.js";
import { GUESS_BUDGET } from "./answers.js";
import { toHostFunction } from "./host-table.js";

type CallAnswer = AnswerTable[string][string];

function isPure(builtin: BuiltinDeclaration): builtin is Builtin {
  return "call" in builtin && (("pure" in builtin && builtin.pure === true) || "callPure" in builtin);
}

/** The built-ins with calls that are pure, so that they can be repeated. A recording lacks those of pure built-ins. */
export class PureBuiltins {
  readonly #byName = new Map<string, Builtin>();

  constructor(builtins: readonly BuiltinDeclaration[]) {
    for (const builtin of builtins) if (isPure(builtin)) this.#byName.set(builtin.name, builtin);
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Makes a call; `undefined` for one that is not pure. */
  answer(name: string, args: readonly Term[]): CallAnswer | undefined {
    const builtin = this.#byName.get(name);
    if (builtin === undefined) return undefined;
    let isPureCall = true;
    const call = (values: JsonValue[]): unknown => {
      if (builtin.pure === true) return builtin.call(values);
      const answered = builtin.callPure?.(values);
      isPureCall = answered !== undefined;
      // Such as a Promise.
      if (answered !== undefined && !Object.hasOwn(answered, "value"))
        throw new TypeError("callPure must return an object with value, or undefined");
      return answered?.value;
    };
    const host = toHostFunction({ ...builtin, pure: true, effect: false, call });
    if (host.kind !== "pure") return undefined;
    try {
      const bytes = host.call(args.map((arg) => toJsonValue(arg)));
      if (!isPureCall) return undefined;
      if (bytes === undefined) return { undefined: true };
      return { value: toJsonText(parseTerm(Buffer.from(bytes).toString("utf8"))) };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      return toTableAnswer(name, { kind: "error", code: error.code, message: error.message });
    }
  }
}

/** A request with built-ins, and with the known results, to which those of the pure ones are added. */
export type PureRequest = EvalRegoRequest & { answers: AnswerTable };

/**
 * Evaluates with OPA's evaluator, which cannot call the host's built-ins: the pure ones are called between its passes,
 * until none of their results is missing. Any other call without a result is an error, as with {@link evalRego}.
 *
 * @throws as {@link evalRego}
 */
export async function evalWithPure(request: PureRequest): Promise<EvalRegoResult> {
  const { signal, timeoutMs = Infinity } = request;
  return limitReading("evaluating the query", { signal, timeoutMs }, () => evalInPasses(request));
}

async function evalInPasses(request: PureRequest): Promise<EvalRegoResult> {
  const { answers, builtins = [] } = request;
  const pure = new PureBuiltins(builtins);
  const rounds = { maxCalls: GUESS_BUDGET, guessed: pure.names };
  for (let mayLack = pure.names.length > 0; ;) {
    const result = await evalRego({ ...request, ...(mayLack ? { rounds } : {}) });
    const { unanswered = [] } = result;
    if (unanswered.length === 0) return result;
    mayLack = false;
    for (const call of unanswered) {
      const args = call.args.map(parseTerm);
      const answer = pure.answer(call.name, args);
      if (answer === undefined) continue;
      mayLack = true;
      (answers[call.name] ??= {})[toJsonText(args)] = answer;
    }
  }
}
