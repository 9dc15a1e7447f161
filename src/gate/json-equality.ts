import type { Ajv, ErrorObject } from "ajv";

/** What ajv calls for a keyword; its errors are of the last call. */
type Validate = ((value: unknown) => boolean) & { errors?: Partial<ErrorObject>[] };

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

/** Whether a value is one of those that a schema allows, with ajv's error where it is none. */
function oneOf(allowed: readonly unknown[], error: Partial<ErrorObject>): Validate {
  const texts = new Set(allowed.map(equalityText));
  // An object as text costs as much as its size: it is compared where there is one to be equal to.
  const hasObject = allowed.some((value) => typeof value === "object" && value !== null);
  const validate: Validate = (value: unknown) => {
    const isObject = typeof value === "object" && value !== null;
    if ((hasObject || !isObject) && texts.has(equalityText(value))) return true;
    validate.errors = [error];
    return false;
  };
  return validate;
}

/**
 * Has `const` and `enum` compare as JSON Schema does (draft 2020-12, core, section 4.2.2). Ajv's own throw for objects with a
 * member `valueOf` or `toString`, and take equal ones with an object as `constructor` for different.
 */
export function withJsonEquality<T extends Pick<Ajv, "removeKeyword" | "addKeyword">>(ajv: T): T {
  ajv.removeKeyword("const");
  ajv.addKeyword({
    keyword: "const",
    errors: true,
    compile: (allowedValue: unknown) =>
      oneOf([allowedValue], {
        keyword: "const",
        message: "must be equal to constant",
        params: { allowedValue },
      }),
  });
  ajv.removeKeyword("enum");
  ajv.addKeyword({
    keyword: "enum",
    schemaType: "array",
    errors: true,
    compile: (allowedValues: readonly unknown[]) => {
      if (allowedValues.length === 0) throw new TypeError("enum must have non-empty array");
      const message = "must be equal to one of the allowed values";
      return oneOf(allowedValues, { keyword: "enum", message, params: { allowedValues } });
    },
  });
  return ajv;
}
