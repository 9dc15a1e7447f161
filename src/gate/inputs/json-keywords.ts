import type * as ajvModule from "ajv";
import type { Ajv, KeywordCxt, KeywordErrorDefinition } from "ajv";
import { exactText, exactTexts } from "../../base/terms/exact-json.js";
import { duplicateIn, equalityText, fitsNumber, oneOf, type NumberKeyword } from "./json-equality.js";

/** Ajv's code generators, which each of its entry points exports. */
type Codegen = Pick<typeof ajvModule, "_" | "str" | "stringify">;

/** The imports of validators compiled ahead of time from `json-equality.js`. */
export const IMPORTED = ["duplicateIn", "fitsNumber", "oneOf"] as const;

const COMPARISONS: ReadonlyMap<NumberKeyword, string> = new Map([
  ["maximum", "<="],
  ["minimum", ">="],
  ["exclusiveMaximum", "<"],
  ["exclusiveMinimum", ">"],
  ["multipleOf", "multiple of"],
]);

type Keywords = Pick<Ajv, "removeKeyword" | "addKeyword" | "opts">;

/** The keywords that are true in draft 4 where a limit is exclusive. */
const EXCLUSIVE: Partial<Record<NumberKeyword, NumberKeyword>> = {
  maximum: "exclusiveMaximum",
  minimum: "exclusiveMinimum",
};

/**
 * Makes every keyword that compares numbers do so exactly, and `const`, `enum` and `uniqueItems` follow JSON Schema.
 * Ajv's own compare doubles, throw for objects with a member `valueOf` or `toString`, treat equal ones with an object
 * as `constructor` as different, and compare each item with each other one: an SBOM of 100,000 components takes them
 * minutes.
 */
export function withJsonKeywords<T extends Keywords>(ajv: T, { _, str, stringify }: Codegen): T {
  const passAllowed = (
    cxt: KeywordCxt,
    allowed: readonly unknown[],
    exact?: ReadonlyMap<string, string>,
  ): void => {
    const code = _`oneOf(${stringify(allowed)})`;
    const texts = allowed.map((value, index) => equalityText(value, exact?.get(String(index))));
    const isOne = cxt.gen.scopeValue("func", {
      ref: oneOf(allowed, exact),
      key: `oneOf [${texts.join(",")}]`,
      code,
    });
    cxt.setParams({ isOne });
    cxt.pass(_`${isOne}(${cxt.data}, ${cxt.it.parentData}, ${cxt.it.parentDataProperty})`);
  };
  const replace = (
    keyword: string,
    type: { type?: "array" | "number"; schemaType?: "array" | "boolean" | "number" },
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
      const exact = exactText(cxt.parentSchema, "const");
      passAllowed(cxt, [cxt.schema], exact === undefined ? undefined : new Map([["0", exact]]));
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
      passAllowed(cxt, allowed, exactTexts(allowed));
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
  const isDraft04 = ajv.opts.schemaId === "id";
  for (const [keyword, plain] of COMPARISONS) {
    if (isDraft04 && keyword.startsWith("exclusive")) continue;
    replace(
      keyword,
      { type: "number", schemaType: "number" },
      (cxt) => {
        const exclusive = isDraft04 ? EXCLUSIVE[keyword] : undefined;
        const rule = exclusive !== undefined && cxt.parentSchema[exclusive] === true ? exclusive : keyword;
        const limit = exactText(cxt.parentSchema, keyword) ?? String(cxt.schema);
        const fits = cxt.gen.scopeValue("func", {
          ref: fitsNumber(rule, limit),
          key: `${rule} ${limit}`,
          code: _`fitsNumber(${rule}, ${limit})`,
        });
        cxt.setParams({ limit, comparison: COMPARISONS.get(rule) ?? plain });
        cxt.pass(_`${fits}(${cxt.data}, ${cxt.it.parentData}, ${cxt.it.parentDataProperty})`);
      },
      {
        message: ({ params }) => str`must be ${params["comparison"]} ${params["limit"]}`,
        params: ({ params, schemaCode }) =>
          keyword === "multipleOf"
            ? _`{multipleOf: ${schemaCode}}`
            : _`{comparison: ${params["comparison"]}, limit: ${schemaCode}}`,
      },
    );
  }
  return ajv;
}
