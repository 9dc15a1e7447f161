/**
 * The type of a JSON value, in OPA's form, with `required` for members that are never absent: OPA's types do not state that. As in JSON,
 * sets are arrays and keys are strings. Of an object or array without parts nothing more is known.
 */
export type ValueType =
  | { type: "any"; of?: readonly ValueType[] }
  | { type: "null" | "boolean" | "number" | "string" }
  | { type: "array"; static?: readonly ValueType[]; dynamic?: ValueType }
  | { type: "set"; of: ValueType }
  | {
      type: "object";
      static?: readonly { key: string; value: ValueType; required?: true }[];
      dynamic?: { key: ValueType; value: ValueType };
    };

/** The place where a value does not fit its type. It has no part of the value: `$.owners[*].name`. */
interface Misfit {
  path: string;
  expected: string;
  actual: string;
}

/** Returns the kind of a JSON value. */
function getKind(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Compares a JSON value with a type. Returns the first misfit. */
export function findMisfit(type: ValueType, value: unknown, path = "$"): Misfit | undefined {
  const actual = getKind(value);
  switch (type.type) {
    case "any":
      return findInUnion(type.of ?? [], value, path);
    case "set":
      return actual === "array"
        ? findInEach(value as unknown[], type.of, `${path}[*]`)
        : { path, expected: "set", actual };
    case "array":
      return actual === "array"
        ? findInArray(type, value as unknown[], path)
        : { path, expected: "array", actual };
    case "object":
      return actual === "object"
        ? findInObject(type, value as Record<string, unknown>, path)
        : { path, expected: "object", actual };
    default:
      return actual === type.type ? undefined : { path, expected: type.type, actual };
  }
}

function findInUnion(of: readonly ValueType[], value: unknown, path: string): Misfit | undefined {
  const misfits = of.map((one) => findMisfit(one, value, path));
  if (misfits.length === 0 || misfits.includes(undefined)) return undefined;
  const expected = [...new Set(of.map(({ type }) => type))].join(" or ");
  return { path, expected, actual: getKind(value) };
}

function findInEach(values: readonly unknown[], type: ValueType, path: string): Misfit | undefined {
  for (const value of values) {
    const misfit = findMisfit(type, value, path);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function findInArray(
  { static: first = [], dynamic }: Extract<ValueType, { type: "array" }>,
  values: readonly unknown[],
  path: string,
): Misfit | undefined {
  if (first.length === 0 && dynamic === undefined) return undefined;
  const isLength = dynamic === undefined ? values.length === first.length : values.length >= first.length;
  if (!isLength) {
    const count = `${dynamic === undefined ? "" : "at least "}${String(first.length)}`;
    return { path, expected: `array of ${count}`, actual: `array of ${String(values.length)}` };
  }
  for (const [index, type] of first.entries()) {
    const misfit = findMisfit(type, values[index], `${path}[${String(index)}]`);
    if (misfit !== undefined) return misfit;
  }
  return dynamic && findInEach(values.slice(first.length), dynamic, `${path}[*]`);
}

function findInObject(
  { static: known = [], dynamic }: Extract<ValueType, { type: "object" }>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Misfit | undefined {
  for (const { key, value: type, required } of known) {
    const location = `${path}[${JSON.stringify(key)}]`;
    if (Object.hasOwn(value, key)) {
      const misfit = findMisfit(type, value[key], location);
      if (misfit !== undefined) return misfit;
    } else if (required === true) return { path: location, expected: type.type, actual: "absent" };
  }
  if (known.length === 0 && dynamic === undefined) return undefined;
  const names = new Set(known.map(({ key }) => key));
  const others = Object.entries(value).flatMap(([key, member]) => (names.has(key) ? [] : [member]));
  if (dynamic !== undefined) return findInEach(others, dynamic.value, `${path}[*]`);
  return others.length === 0 ? undefined : { path, expected: "no other member", actual: "others" };
}
