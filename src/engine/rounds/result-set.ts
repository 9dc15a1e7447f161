import { EvaluationError } from "../../base/errors.js";
import { NumberTooLargeError, parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";

/** Deeper values could exhaust the caller's stack. */
const MAX_DEPTH = 1_000;

function parseResult(resultSet: string): Term {
  try {
    return parseJson(resultSet, { maxDepth: MAX_DEPTH });
  } catch (error) {
    // OPA's output is JSON.
    if (!(error instanceof TermSyntaxError)) throw error;
    if (error instanceof NumberTooLargeError) {
      throw new EvaluationError("a number in the policy's answer is too large", {
        code: "number_too_large",
        cause: error,
      });
    }
    throw new EvaluationError(
      `the policy's answer is nested deeper than the ${String(MAX_DEPTH)} levels that can be shown`,
      { code: "stack_limit", cause: error },
    );
  }
}

/**
 * The value in OPA's result set, such as `[{"result":["a"]}]`; `undefined` when the set is empty.
 *
 * @throws EvaluationError `stack_limit` for a value nested too deeply, `opa_core_failed` for an invalid result set
 */
export function readResultSet(resultSet: string): Term | undefined {
  const bindings = parseResult(resultSet);
  if (Array.isArray(bindings) && bindings.length === 0) return undefined;
  const binding = Array.isArray(bindings) && bindings.length === 1 ? bindings[0] : undefined;
  const value = binding instanceof RegoObject ? binding.get("result") : undefined;
  if (value !== undefined) return value;
  throw new EvaluationError("the policy's answer is not a result set with one result", {
    code: "opa_core_failed",
  });
}
