import { EvaluationError } from "../../base/errors.js";
import { MAX_VALUE_DEPTH } from "../../base/terms/json-bytes.js";
import { NumberTooLargeError, parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";

/**
 * Reads JSON that OPA's evaluator wrote.
 *
 * @throws EvaluationError `stack_limit`, `number_too_large`
 */
export function parseResult(resultSet: string): Term {
  try {
    return parseJson(resultSet, { maxDepth: MAX_VALUE_DEPTH });
  } catch (error) {
    throw resultError(error);
  }
}

/**
 * Returns the error of a result that cannot be read. OPA's output is JSON, so it is one of a limit; any other error is
 * returned as it is.
 */
export function resultError(error: unknown): unknown {
  if (error instanceof NumberTooLargeError) {
    return new EvaluationError("a number in the policy's answer is too large", {
      code: "number_too_large",
      cause: error,
    });
  }
  return error instanceof TermSyntaxError ? nestedTooDeeply(error) : error;
}

export function nestedTooDeeply(cause: unknown): EvaluationError {
  return new EvaluationError(
    `the policy's answer is nested deeper than the ${String(MAX_VALUE_DEPTH)} levels that can be shown`,
    { code: "stack_limit", cause },
  );
}

/**
 * Reads the value in OPA's result set, such as `[{"result":["a"]}]`; `undefined` when the set is empty.
 *
 * @throws EvaluationError `stack_limit` for a value nested too deeply, `opa_core_failed` for an invalid result set
 */
export function readResultSet(resultSet: string): Term | undefined {
  const bindings = parseResult(resultSet);
  if (Array.isArray(bindings) && bindings.length === 0) return undefined;
  const binding = Array.isArray(bindings) && bindings.length === 1 ? bindings[0] : undefined;
  const value = binding instanceof RegoObject ? binding.get("result") : undefined;
  if (value !== undefined) return value;
  throw noResult();
}

export function noResult(): EvaluationError {
  return new EvaluationError("the policy's answer is not a result set with one result", {
    code: "opa_core_failed",
  });
}
