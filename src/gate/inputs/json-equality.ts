import { exactText, exactTexts } from "../../base/terms/exact-json.js";
import { compareNumbers, isMultiple } from "../../base/terms/number-text.js";

/**
 * A text that is the same for equal JSON values, and different for others. Members may have any name, and a number
 * beyond JavaScript's range equals no other kind of value.
 *
 * @param exact the canonical text of a number that is not representable in JavaScript.
 */
export function equalityText(value: unknown, exact?: string): string {
  if (exact !== undefined) return exact;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const known = exactTexts(value);
  if (Array.isArray(value))
    return `[${value.map((inner, index) => equalityText(inner, known?.get(String(index)))).join(",")}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${equalityText(inner, known?.get(name))}`).join(",")}}`;
}

/** The keywords that compare a number with one of the schema, and whether a result of the comparison (negative, zero, positive) matches. */
const LIMITS = {
  maximum: (order: number) => order <= 0,
  minimum: (order: number) => order >= 0,
  exclusiveMaximum: (order: number) => order < 0,
  exclusiveMinimum: (order: number) => order > 0,
} as const;

export type NumberKeyword = keyof typeof LIMITS | "multipleOf";

/**
 * Whether a number satisfies a keyword of a schema, exactly.
 *
 * @param limit the text of the schema's number.
 * @returns a function of the number, its holder and its key: the holder knows the text of a number that is not
 * representable in JavaScript.
 */
export function fitsNumber(
  keyword: NumberKeyword,
  limit: string,
): (value: number, holder: unknown, key: string | number) => boolean {
  return (value, holder, key) => {
    const text = exactText(holder, key) ?? String(value);
    return keyword === "multipleOf" ? isMultiple(text, limit) : LIMITS[keyword](compareNumbers(text, limit));
  };
}

/** Whether a value is one of those that a schema allows. */
interface OneOf {
  (value: unknown, holder: unknown, key: string | number): boolean;
  readonly allowed: readonly unknown[];
}

/**
 * Compares as JSON Schema does (draft 2020-12, core, section 4.2.2).
 *
 * @param exact the texts of numbers that are not representable in JavaScript, by their indexes.
 */
export function oneOf(allowed: readonly unknown[], exact?: ReadonlyMap<string, string>): OneOf {
  const texts = new Set(allowed.map((value, index) => equalityText(value, exact?.get(String(index)))));
  // Serializing an object costs as much as its size: it is compared only if there is an object to equal.
  const hasObject = allowed.some((value) => typeof value === "object" && value !== null);
  const isOne = (value: unknown, holder: unknown, key: string | number): boolean => {
    const isObject = typeof value === "object" && value !== null;
    return (hasObject || !isObject) && texts.has(equalityText(value, exactText(holder, key)));
  };
  return Object.assign(isOne, { allowed });
}

/** The indexes of the first item that equals an earlier one, in time linear in the size of the array. */
export function duplicateIn(items: readonly unknown[]): { i: number; j: number } | undefined {
  const seen = new Map<unknown, number>();
  const known = exactTexts(items);
  for (const [i, item] of items.entries()) {
    const key = typeof item === "string" ? `"${item}` : equalityText(item, known?.get(String(i)));
    const j = seen.get(key);
    if (j !== undefined) return { i, j };
    seen.set(key, i);
  }
  return undefined;
}
