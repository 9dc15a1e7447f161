import type { Builtin, BuiltinDeclaration } from "../builtin/builtin.js";
import { findMisfit, type ValueType } from "../builtin/value-type.js";
import { isLimitError } from "../../base/async/reading.js";
import { BuiltinError } from "../../base/errors.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { giveUp } from "../../base/text/give-up.js";
import { toRegoText } from "../../base/terms/term-text.js";
import { RegoSet } from "../../base/terms/term.js";
import { NotJsonError, toStrictJson, whyTooLarge } from "../../base/terms/value-text.js";
import { reasonOf } from "../../base/message.js";
import { isThenable } from "../../base/realms.js";

/** Returns the type of a result in OPA's form. */
function toValueType(result: BuiltinDeclaration["result"]): ValueType {
  const type = typeof result === "string" ? { type: result } : result;
  return typeof type.type === "object" ? type.type : (type as ValueType);
}

/** Converts a JSON answer to Rego text: JSON has no sets, so a list becomes a set if the built-in is declared to return one. */
export function toDeclaredText(json: string, result: BuiltinDeclaration["result"] | undefined): string {
  if (result === undefined || toValueType(result).type !== "set") return json;
  const items = parseJson(json);
  return Array.isArray(items) ? toRegoText(new RegoSet(items)) : json;
}

/** Compares JSON text with the declared type of a result. Returns the error without any part of the value. */
function findTypeError(
  { name, result = "any" }: Pick<Builtin, "name"> & Partial<Pick<Builtin, "result">>,
  json: string,
): BuiltinError | undefined {
  const type = toValueType(result);
  if (type.type === "any" && type.of === undefined) return undefined;
  // A long string is not parsed for it.
  const misfit = findMisfit(type, json.startsWith('"') ? "" : JSON.parse(json));
  if (misfit === undefined) return undefined;
  const { path, expected, actual } = misfit;
  return new BuiltinError(
    `${name} does not return its declared type: at ${path} the type is ${expected}, and the result ${actual}; correct one of them`,
    { code: "builtin_result_invalid", builtin: name },
  );
}

/**
 * Encodes the answer of a user-defined built-in as UTF-8 text that a policy's instance parses, or `undefined` for no
 * answer. A list becomes a set if the built-in is declared to return one.
 *
 * @throws BuiltinError `builtin_result_invalid` for a value that is not JSON, including a Promise of a pure built-in, and for one of
 * another type than the declared one. EvaluationError `timeout`, `aborted` of the limit within which it is called.
 */
export function encodeAnswer(
  builtin: Pick<Builtin, "name"> & Partial<Pick<Builtin, "result">>,
  value: unknown,
): Uint8Array | undefined {
  if (value === undefined) return undefined;
  if (isThenable(value)) {
    giveUp(value);
    throw new BuiltinError(
      `${builtin.name} is declared pure but returned a Promise; declare it without pure`,
      {
        code: "builtin_result_invalid",
        builtin: builtin.name,
      },
    );
  }
  let typeError: BuiltinError | undefined;
  try {
    const json = toStrictJson(value);
    typeError = findTypeError(builtin, json);
    if (typeError === undefined) return Buffer.from(toDeclaredText(json, builtin.result));
  } catch (error) {
    if (isLimitError(error)) throw error;
    const tooLarge = whyTooLarge(error, "return less");
    const thrown = reasonOf(error);
    const why = tooLarge === undefined ? thrown : `it ${tooLarge}`;
    throw new BuiltinError(`${builtin.name} returned an unsupported value: ${why}`, {
      code:
        error instanceof NotJsonError && error.code === "number_too_large"
          ? error.code
          : "builtin_result_invalid",
      builtin: builtin.name,
      cause: error,
    });
  }
  throw typeError;
}
