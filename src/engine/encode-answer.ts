import { BuiltinError } from "../errors.js";
import type { Builtin } from "../rego/builtin.js";
import { toStrictJson } from "../rego/value-text.js";
import { isDeclaredSet, toSetText } from "./declared-set.js";

/** Whether a value is a Promise, of whatever class. */
export function isThenable(value: unknown): boolean {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/**
 * An answer of a user's built-in as text in UTF-8 that a policy's instance parses, or `undefined` for no answer. A list of
 * a built-in that is declared to give a set is one.
 *
 * @throws BuiltinError `builtin_result_invalid` for what is not a JSON value, a Promise of a pure built-in included.
 */
export function encodeAnswer(
  builtin: Pick<Builtin, "name"> & Partial<Pick<Builtin, "result">>,
  value: unknown,
): Uint8Array | undefined {
  if (value === undefined) return undefined;
  if (isThenable(value)) {
    throw new BuiltinError(
      `${builtin.name} is declared pure, and returned a Promise; declare it without pure`,
      {
        code: "builtin_result_invalid",
        builtin: builtin.name,
      },
    );
  }
  try {
    const json = toStrictJson(value);
    return Buffer.from(
      builtin.result !== undefined && isDeclaredSet(builtin.result) ? toSetText(json) : json,
    );
  } catch (error) {
    const tooDeep = error instanceof RangeError ? "it is nested too deeply" : undefined;
    const why = tooDeep ?? (error instanceof Error ? error.message : String(error));
    throw new BuiltinError(`${builtin.name} returned what cannot be given to a policy: ${why}`, {
      code: "builtin_result_invalid",
      builtin: builtin.name,
      cause: error,
    });
  }
}
