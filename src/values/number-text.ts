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

/** The canonical text of a number: `1`, `1.0` and `1e0` are all `1`. */
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
