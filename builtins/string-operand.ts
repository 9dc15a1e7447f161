import { BuiltinError } from "../src/base/errors.js";
import type { JsonValue } from "../src/base/terms/json-value.js";

/**
 * The operand at `index`, which must be a string. OPA's compiler checks only static types, so a value of the input may
 * still be of any type.
 *
 * @throws BuiltinError `builtin_failed` with OPA's `eval_type_error`.
 */
export function stringOperand(builtin: string, args: readonly JsonValue[], index: number): string {
  const value = args[index];
  if (typeof value === "string") return value;
  throw new BuiltinError(
    `${builtin}: operand ${String(index + 1)} must be string but got ${getRegoType(value)}`,
    {
      code: "builtin_failed",
      opaCode: "eval_type_error",
      builtin,
    },
  );
}

function getRegoType(value: JsonValue | undefined): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "bigint" ? "number" : typeof value;
}
