import type * as ajvModule from "ajv";
import type { Ajv, KeywordCxt, KeywordErrorDefinition } from "ajv";
import { duplicateIn, equalityText, oneOf } from "./json-equality.js";

/** Ajv's writers of code, which each of its entry points exports. */
export type Codegen = Pick<typeof ajvModule, "_" | "str" | "stringify">;

/** Of the code of validators that are compiled ahead, what it imports of `json-equality.js`. */
export const IMPORTED = ["duplicateIn", "oneOf"] as const;

type Keywords = Pick<Ajv, "removeKeyword" | "addKeyword">;

/**
 * Has `const`, `enum` and `uniqueItems` compare as JSON Schema does. Ajv's own throw for objects with a member `valueOf` or `toString`,
 * take equal ones with an object as `constructor` for different, and compare each item with each other one: an SBOM of 100,000
 * components takes them minutes.
 */
export function withJsonKeywords<T extends Keywords>(ajv: T, { _, str, stringify }: Codegen): T {
  const passOneOf = (cxt: KeywordCxt, allowed: readonly unknown[]): void => {
    const code = _`oneOf(${stringify(allowed)})`;
    const isOne = cxt.gen.scopeValue("func", {
      ref: oneOf(allowed),
      key: `oneOf ${equalityText(allowed)}`,
      code,
    });
    cxt.setParams({ isOne });
    cxt.pass(_`${isOne}(${cxt.data})`);
  };
  const replace = (
    keyword: string,
    type: { type?: "array"; schemaType?: "array" | "boolean" },
    code: (cxt: KeywordCxt) => void,
    error: KeywordErrorDefinition,
  ): void => {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, ...type, code, error });
  };

  replace(
    "const",
    {},
    (cxt) => {
      passOneOf(cxt, [cxt.schema]);
    },
    {
      message: "must be equal to constant",
      params: ({ params }) => _`{allowedValue: ${params["isOne"]}.allowed[0]}`,
    },
  );
  replace(
    "enum",
    { schemaType: "array" },
    (cxt) => {
      const allowed = cxt.schema as readonly unknown[];
      if (allowed.length === 0) throw new TypeError("enum must have non-empty array");
      passOneOf(cxt, allowed);
    },
    {
      message: "must be equal to one of the allowed values",
      params: ({ params }) => _`{allowedValues: ${params["isOne"]}.allowed}`,
    },
  );
  replace(
    "uniqueItems",
    { type: "array", schemaType: "boolean" },
    (cxt) => {
      if (cxt.schema !== true) return;
      const { gen, data } = cxt;
      const find = gen.scopeValue("func", { ref: duplicateIn, code: _`duplicateIn` });
      const found = gen.const("found", _`${find}(${data})`);
      cxt.setParams({ i: _`${found}.i`, j: _`${found}.j` });
      cxt.pass(_`${found} === undefined`);
    },
    {
      message: ({ params: { i, j } }) =>
        str`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
      params: ({ params: { i, j } }) => _`{i: ${i}, j: ${j}}`,
    },
  );
  return ajv;
}
