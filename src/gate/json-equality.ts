/**
 * A text that equal JSON values have in common, and no others. Members may have any name, and a number that is beyond those of
 * JavaScript is equal to no other kind of value.
 */
export function equalityText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(equalityText).join(",")}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${equalityText(inner)}`).join(",")}}`;
}

/** Whether a value is one of those that a schema allows. */
export interface OneOf {
  (value: unknown): boolean;
  readonly allowed: readonly unknown[];
}

/** Compares as JSON Schema does (draft 2020-12, core, section 4.2.2). */
export function oneOf(allowed: readonly unknown[]): OneOf {
  const texts = new Set(allowed.map(equalityText));
  // An object as text costs as much as its size: it is compared where there is one to be equal to.
  const hasObject = allowed.some((value) => typeof value === "object" && value !== null);
  const isOne = (value: unknown): boolean => {
    const isObject = typeof value === "object" && value !== null;
    return (hasObject || !isObject) && texts.has(equalityText(value));
  };
  return Object.assign(isOne, { allowed });
}

/** The places of the first item that is equal to an earlier one, in time that grows with the size of the array. */
export function duplicateIn(items: readonly unknown[]): { i: number; j: number } | undefined {
  const seen = new Map<unknown, number>();
  for (const [i, item] of items.entries()) {
    const key = typeof item === "string" ? `"${item}` : equalityText(item);
    const j = seen.get(key);
    if (j !== undefined) return { i, j };
    seen.set(key, i);
  }
  return undefined;
}
