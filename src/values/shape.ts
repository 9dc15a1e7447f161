/**
 * Whether a value of JSON has a shape. Members that the shape does not have are removed from it.
 *
 * @param at where the value is: `/rules/0/path`.
 * @param tell is called with the first reason that it has not.
 */
export type Shape<T> = (value: unknown, at: string, tell: (reason: string) => void) => value is T;

/** A member that may be absent. */
interface OptionalMember<T> {
  optional: Shape<T>;
}

type Members<T> = {
  [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? OptionalMember<Exclude<T[K], undefined>>
    : Shape<T[K]>;
};

/** @param what completes the sentence "PLACE must be …". */
function simple<T>(what: string, fits: (value: unknown) => value is T): Shape<T> {
  return (value, at, tell): value is T => {
    if (fits(value)) return true;
    tell(`${at} must be ${what}`);
    return false;
  };
}

export const ANY = (_value: unknown): _value is unknown => true;
export const TEXT = simple("a string", (value) => typeof value === "string");
export const FLAG = simple("true or false", (value) => typeof value === "boolean");
export const INTEGER = simple("an integer", (value): value is number => Number.isSafeInteger(value));

const LIST = simple("a list", (value): value is unknown[] => Array.isArray(value));
const RECORD = simple(
  "an object",
  (value): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value),
);

export function oneOf<const T extends string | number>(...values: readonly T[]): Shape<T> {
  return simple(values.map((value) => JSON.stringify(value)).join(" or "), (value): value is T =>
    values.some((other) => other === value),
  );
}

export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value, at, tell): value is T[] =>
    LIST(value, at, tell) && value.every((each, i) => item(each, `${at}/${String(i)}`, tell));
}

/** A list with at least one item. */
export function filledList<T>(item: Shape<T>): Shape<T[]> {
  const filled = list(item);
  return (value, at, tell): value is T[] => {
    if (!filled(value, at, tell)) return false;
    if (value.length > 0) return true;
    tell(`${at} must not be empty`);
    return false;
  };
}

/** An object with keys of its own. */
export function record<T>(member: Shape<T>): Shape<Record<string, T>> {
  return (value, at, tell): value is Record<string, T> =>
    RECORD(value, at, tell) &&
    Object.entries(value).every(([key, each]) => member(each, `${at}/${key}`, tell));
}

export function optional<T>(shape: Shape<T>): OptionalMember<T> {
  return { optional: shape };
}

export function object<T extends object>(members: Members<T>): Shape<T> {
  const known = new Map(Object.entries<Shape<unknown> | OptionalMember<unknown>>(members));
  return (value, at, tell): value is T => {
    if (!RECORD(value, at, tell)) return false;
    for (const key of Object.keys(value)) if (!known.has(key)) Reflect.deleteProperty(value, key);
    for (const [key, member] of known) {
      const place = `${at}/${key}`;
      if (Object.hasOwn(value, key)) {
        const shape = typeof member === "function" ? member : member.optional;
        if (!shape(value[key], place, tell)) return false;
      } else if (typeof member === "function") {
        tell(`${place} is missing`);
        return false;
      }
    }
    return true;
  };
}
