import { canonicalNumber, hasLongNumber, mayHaveLargeExponent } from "./number-text.js";
import { parseJson } from "./parse-term.js";
import { RegoNumber, RegoObject, type Term } from "./term.js";

/** Canonical texts of the numbers that JavaScript's numbers are not, by what holds them and their key or index. */
const texts = new WeakMap<object, Map<string, string>>();

/** A value with the object that holds it under the empty key: a number alone has no place to keep its text. */
export type Held = Readonly<Record<"", unknown>>;

/** The digits of a number that JavaScript may not represent. */
const INEXACT_DIGITS = 16;

/** Such a number by its exponent. A regular expression takes long where there are many numbers. */
const INEXACT_EXPONENT = /(?:^|[\s:,[])-?\d[\d.]*[eE][+-]?\d{3}/;

/**
 * Returns whether a text may have a number that JavaScript cannot represent. One within a string only costs time.
 */
function mayBeInexact(text: string): boolean {
  return hasLongNumber(text, INEXACT_DIGITS) || (mayHaveLargeExponent(text) && INEXACT_EXPONENT.test(text));
}

/** Returns whether the number is the one that JavaScript writes for its nearest: of such numbers doubles have the order and equality. */
function isPlain(text: string, nearest: number): boolean {
  return Number.isFinite(nearest) && canonicalNumber(text) === canonicalNumber(String(nearest));
}

/** Returns a finite number of JavaScript that is an integer if and only if the exact one is. */
function standInFor(canonical: string, nearest: number): number {
  const [digits = "", exponent = "0"] = canonical.split("e");
  const places = BigInt(digits.replace(/^[^.]*\.?/, "").length);
  const isInteger = BigInt(exponent) >= places;
  const sign = canonical.startsWith("-") ? -1 : 1;
  if (!Number.isFinite(nearest)) return sign * Number.MAX_VALUE;
  return Number.isInteger(nearest) === isInteger ? nearest : sign * 0.5;
}

function toNumber(text: string, holder: object, key: string): number {
  const nearest = Number(text);
  if (isPlain(text, nearest)) return nearest;
  const canonical = canonicalNumber(text);
  const known = texts.get(holder) ?? new Map<string, string>();
  texts.set(holder, known.set(key, canonical));
  return standInFor(canonical, nearest);
}

function toValue(term: Term, holder: object, key: string): unknown {
  if (term instanceof RegoNumber) return toNumber(term.text, holder, key);
  if (Array.isArray(term)) {
    const list: unknown[] = [];
    for (const [index, inner] of term.entries()) list.push(toValue(inner, list, String(index)));
    return list;
  }
  if (!(term instanceof RegoObject)) return term;
  const object = {};
  for (const [name, inner] of term.members) {
    const value = toValue(inner, object, name);
    // Also a member `__proto__`.
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

/**
 * Parses JSON so that `exactText` knows the numbers that JavaScript cannot represent. In their places are finite
 * numbers that are integers when they are.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): Held {
  if (!mayBeInexact(text)) return { "": JSON.parse(text) as unknown };
  const held = { "": undefined as unknown };
  held[""] = toValue(parseJson(text), held, "");
  return held;
}

/**
 * Returns the canonical texts of the members of an object or a list that are no numbers of JavaScript, by key or index.
 */
export function exactTexts(holder: object): ReadonlyMap<string, string> | undefined {
  return texts.get(holder);
}

/** Returns the same of one member; `undefined` for any other value. */
export function exactText(holder: unknown, key: string | number): string | undefined {
  return typeof holder === "object" && holder !== null ? texts.get(holder)?.get(String(key)) : undefined;
}

/** Returns the JSON text of a value that was parsed exactly, with its numbers as they were. */
export function toExactText(value: object): string;
export function toExactText(value: unknown, exact?: string): string | undefined;
export function toExactText(value: unknown, exact?: string): string | undefined {
  if (exact !== undefined) return exact;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (Array.isArray(value)) {
    return `[${value.map((inner, index) => toExactText(inner, known?.get(String(index))) ?? "null").join(",")}]`;
  }
  const members = Object.entries(value).flatMap(([name, inner]) => {
    const text = toExactText(inner, known?.get(name));
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

/** Returns a copy of an object without some of its members. */
export function withoutMembers(object: object, names: readonly string[]): object {
  const copy = Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
  const known = texts.get(object);
  if (known !== undefined) texts.set(copy, new Map(known));
  return copy;
}
