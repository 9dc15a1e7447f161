import type { Builtin, BuiltinDeclaration } from "../builtin/builtin.js";
import { BuiltinError } from "../../base/errors.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { giveUp } from "../../base/text/give-up.js";
import { toRegoText } from "../../base/terms/term-text.js";
import { RegoSet } from "../../base/terms/term.js";
import { NotJsonError, toStrictJson, whyTooLarge } from "../../base/terms/value-text.js";
import { reasonOf } from "../../base/message.js";
import { isThenable } from "../../base/realms.js";

/** Returns whether a built-in is declared to return a set. */
function isDeclaredSet(type: BuiltinDeclaration["result"]): boolean {
  if (typeof type === "string") return false;
  return type.type === "set" || (typeof type.type === "object" && type.type.type === "set");
}

/** Converts a JSON answer to Rego text: JSON has no sets, so a list becomes a set if the built-in is declared to return one. */
export function toDeclaredText(json: string, result: BuiltinDeclaration["result"] | undefined): string {
  if (result === undefined || !isDeclaredSet(result)) return json;
  const items = parseJson(json);
  return Array.isArray(items) ? toRegoText(new RegoSet(items)) : json;
}

/**
 * Encodes the answer of a user-defined built-in as UTF-8 text that a policy's instance parses, or `undefined` for no
 * answer. A list becomes a set if the built-in is declared to return one.
 *
 * @throws BuiltinError `builtin_result_invalid` for a value that is not JSON, including a Promise of a pure built-in.
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
  try {
    const json = toStrictJson(value);
    return Buffer.from(toDeclaredText(json, builtin.result));
  } catch (error) {
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
}
