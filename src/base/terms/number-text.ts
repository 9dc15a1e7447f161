import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  endOfString,
  nextToken,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  skipLiteral,
} from "./json-bytes.js";

/** A decomposed decimal number: `sign` × 0.`digits` × 10^`exponent`, without leading or trailing zeros. */
interface Decimal {
  sign: -1 | 0 | 1;
  digits: string;
  /** A bigint, because Rego does not limit it. */
  exponent: bigint;
}

const SHORT_INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** Maximum number of digits of integers written without an exponent, as in `encoding/json` and JavaScript. */
const PLAIN_DIGITS = 21n;

/**
 * The size of a number up to which it is read: its characters before the exponent, and the exponent's absolute value. Arithmetic on larger
 * ones takes minutes. OPA refuses exponents beyond 2^100,000, some 30,103 digits. `runtime/src/json-reader.c` and `opa-core/text.go` have
 * the same limit.
 */
export const MAX_NUMBER_SIZE = 30_000;

/** @param text of a number. */
export function isTooLargeNumber(text: string): boolean {
  const marker = text.search(/e/i);
  if (marker < 0) return text.length > MAX_NUMBER_SIZE;
  return marker + Math.abs(Number(text.slice(marker + 1))) > MAX_NUMBER_SIZE;
}

const LARGE_EXPONENT = /\d[eE][+-]?\d{3}/;

/** Returns whether JSON text may have a number with an exponent of three digits. A string may look like one. */
export function mayHaveLargeExponent(json: string): boolean {
  return LARGE_EXPONENT.test(json);
}

/**
 * Returns whether JSON text has a number with so many digits and points in succession. A string may look like one. A run of them has one at
 * every such distance, so that most of a text is not looked at: a regular expression takes several times as long as `JSON.parse`.
 */
export function hasLongNumber(json: string, least: number): boolean {
  for (let at = least - 1; at < json.length; at += least) {
    if (!isOfDigits(json, at)) continue;
    let start = at;
    let end = at + 1;
    while (isOfDigits(json, start - 1)) start--;
    while (isOfDigits(json, end)) end++;
    if (end - start >= least && beginsNumber(json, start)) return true;
    // The run itself is not looked at again.
    at = Math.max(at, end - least);
  }
  return false;
}

/** Returns whether it is a digit or a point. */
function isOfDigits(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0x30 && unit <= 0x39) || unit === 0x2e;
}

/** Returns whether a number of JSON may begin at a digit: at the start, or after white space, a colon, a comma or a bracket. */
function beginsNumber(json: string, at: number): boolean {
  const before = json[at - 1] === "-" ? at - 2 : at - 1;
  return before < 0 || " \t\n\r:,[".includes(json.charAt(before));
}

/** Finds the place of the first number in valid JSON that is too large, in bytes from 0; `undefined` without one. */
export function findTooLargeNumber(json: Uint8Array): number | undefined {
  for (let at = nextToken(json, 0); at < json.length; at = nextToken(json, at)) {
    const byte = json[at] as number;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT || byte === CLOSE_LIST || byte === CLOSE_OBJECT) at++;
    else {
      const end = skipLiteral(json, at, MAX_NUMBER_SIZE);
      if (end < 0) return at;
      at = end;
    }
  }
  return undefined;
}

/** Returns the integer of a number's text, in any notation; `undefined` for another number. */
export function integerOfNumber(text: string): bigint | undefined {
  const { sign, digits, exponent } = parseDecimal(text);
  if (digits.length > exponent) return sign === 0 ? 0n : undefined;
  return BigInt(sign) * BigInt(digits.padEnd(Number(exponent), "0"));
}

function parseDecimal(text: string): Decimal {
  const parts = NUMBER.exec(text);
  if (parts === null) throw new SyntaxError(`not a number: ${text.slice(0, 40)}`);
  const [, minus, whole = "", fraction = "", exponentText = "0"] = parts;
  const all = whole + fraction;
  const leading = /^0*/.exec(all)?.[0].length ?? 0;
  let end = all.length;
  while (end > leading && all.charCodeAt(end - 1) === 48) end--;
  if (leading >= end) return { sign: 0, digits: "", exponent: 0n };
  return {
    sign: minus === "-" ? -1 : 1,
    digits: all.slice(leading, end),
    exponent: BigInt(whole.length - leading) + BigInt(exponentText.replace("+", "")),
  };
}

/** Returns the canonical text of a number: `1`, `1.0` and `1e0` are all `1`. */
export function canonicalNumber(text: string): string {
  if (SHORT_INTEGER.test(text)) return text;
  const { sign, digits, exponent } = parseDecimal(text);
  if (sign === 0) return "0";
  const minus = sign < 0 ? "-" : "";
  if (digits.length <= exponent && exponent <= PLAIN_DIGITS) {
    return minus + digits.padEnd(Number(exponent), "0");
  }
  return `${minus}${digits.slice(0, 1)}${digits.length > 1 ? "." : ""}${digits.slice(1)}e${String(exponent - 1n)}`;
}

function toInteger({ sign, digits }: Decimal): bigint {
  return digits === "" ? 0n : BigInt(sign) * BigInt(digits);
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  for (let [factor, left] = [base % modulus, exponent]; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Returns whether a number is a whole multiple of another one, exactly, in time that does not grow with their exponents. */
export function isMultiple(text: string, ofText: string): boolean {
  const [value, step] = [parseDecimal(text), parseDecimal(ofText)];
  if (value.sign === 0) return true;
  if (step.sign === 0) return false;
  // Both as integers times a power of ten.
  const scale = (decimal: Decimal): bigint => decimal.exponent - BigInt(decimal.digits.length);
  const shift = scale(value) - scale(step);
  const divisor = BigInt(step.digits);
  if (shift >= 0n) return (toInteger(value) * powerModulo(10n, shift, divisor)) % divisor === 0n;
  // A number without trailing zeros is no multiple of ten.
  return false;
}

/** Compares two numbers by value, exactly: negative, zero or positive. */
export function compareNumbers(a: string, b: string): number {
  if (a === b) return 0;
  if (SHORT_INTEGER.test(a) && SHORT_INTEGER.test(b)) return Number(a) - Number(b);
  const x = parseDecimal(a);
  const y = parseDecimal(b);
  if (x.sign !== y.sign) return x.sign - y.sign;
  if (x.sign === 0) return 0;
  if (x.exponent !== y.exponent) return x.exponent < y.exponent ? -x.sign : x.sign;
  // With the same exponent digits compare as text, because both start after the decimal point.
  return x.digits === y.digits ? 0 : x.digits < y.digits ? -x.sign : x.sign;
}
