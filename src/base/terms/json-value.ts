import { EvaluationError } from "../errors.js";
import { isErrorOf } from "../realms.js";
import { readingError } from "../text/option-rules.js";
import { hasLongNumber, integerOfNumber, mayHaveLargeExponent } from "./number-text.js";
import { jsonKey } from "./term-text.js";
import { RegoNumber, RegoObject, RegoSet, sortedEntries, sortedItems, type Term } from "./term.js";

/**
 * A JSON value that built-ins receive and `evaluate` returns.
 *
 * Sets are arrays in OPA's order, keys that are not strings are their JSON text, and integers beyond 2^53 are numbers
 * unless `bigint: true` is set.
 */
export type JsonValue =
  null | boolean | number | bigint | string | JsonValue[] | { [key: string]: JsonValue };

/** Options of converting numbers to JavaScript values. */
export interface ValueOptions {
  /** Whether integers beyond 2^53 are `bigint`. Default: false. */
  bigint?: boolean | undefined;
}

const INTEGER = /^-?\d+$/;

function toNumber(text: string, bigint: boolean): number | bigint {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) return (bigint ? integerOfNumber(text) : undefined) ?? failNumber();
  return bigint && INTEGER.test(text) ? BigInt(text) : value;
}

function failNumber(): never {
  throw new EvaluationError(
    "a number of the policy is beyond 1.8e308, the largest number of JavaScript; pass bigint: true to get integers exactly",
    { code: "number_too_large" },
  );
}

/** One with a shorter exponent has more digits before its point: 210 with `e99`, 309 without one. */
const LARGE_DIGITS = 200;

/** Returns whether `JSON.parse` may read a number of the text as Infinity. */
export function mayHaveLargeNumber(json: string): boolean {
  return mayHaveLargeExponent(json) || hasLongNumber(json, LARGE_DIGITS);
}

/** Sets a member even when its name is `__proto__`. */
function setMember(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/**
 * Returns the term as a JSON value: sets are arrays in OPA's order, keys are in OPA's order too, and those that are not
 * strings are their JSON text.
 *
 * @throws EvaluationError `input_invalid` for a value that is not a term; `number_too_large` for a number beyond
 * JavaScript's.
 *
 * @example
 * ```ts
 * import { loadGate, toJsonValue } from "regohost/gate";
 *
 * const gate = await loadGate("policies/");
 * const { results } = await gate.judge([{ path: "sbom.json" }]);
 * for (const { violations } of results) for (const { value } of violations) console.log(toJsonValue(value));
 * await gate.close();
 * ```
 */
export function toJsonValue(term: Term, options: ValueOptions = {}): JsonValue {
  try {
    return toValue(term, options);
  } catch (error) {
    // A term that is nested too deeply is that of a pass.
    throw isErrorOf(error, "RangeError") ? error : readingError("toJsonValue", "the term", error);
  }
}

function toValue(term: Term, options: ValueOptions): JsonValue {
  if (typeof term === "string" || term === null || typeof term === "boolean") return term;
  if (term instanceof RegoNumber) return toNumber(term.text, options.bigint ?? false);
  if (Array.isArray(term)) return term.map((item) => toValue(item, options));
  if (term instanceof RegoSet) return sortedItems(term).map((item) => toValue(item, options));
  if (!(term instanceof RegoObject)) {
    throw new EvaluationError(
      "toJsonValue: the term must be a value of a result, such as that of a finding",
      {
        code: "input_invalid",
      },
    );
  }
  const object: Record<string, JsonValue> = {};
  for (const [key, value] of sortedEntries(term)) setMember(object, jsonKey(key), toValue(value, options));
  return object;
}

/**
 * Returns whether the JSON text of a compiled policy can have a key that is the text of a list, a set or an object with
 * a string in it. Of these the runtime writes other escapes than {@link toJsonValue}, and the members of objects in
 * another order.
 */
export function mayHaveTextOfKeys(json: string): boolean {
  return json.includes('\\"') && (json.includes('"[') || json.includes('"{'));
}
