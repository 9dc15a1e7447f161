import * as ajv from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalityText } from "../../../src/gate/inputs/json-equality.js";
import { InputSchemas } from "../../../src/gate/inputs/input-schemas.js";
import { withJsonKeywords } from "../../../src/gate/inputs/json-keywords.js";

const options = { strict: false } as const;
const own = withJsonKeywords(new ajv.Ajv(options), ajv);
const plain = new ajv.Ajv(options);

/** Names that objects inherit, whose values are not then what a comparison takes them for. */
const INHERITED = ["__proto__", "constructor", "hasOwnProperty", "toJSON", "toString", "valueOf"];
const SCALARS = ["1", '""', "{}", "[]", "null", "1e400"];
const HOSTILE = INHERITED.flatMap((name) => SCALARS.map((value) => `{"${name}":${value}}`));

describe("const and enum", () => {
  it.each([...HOSTILE, "1e400", "-1e400", "null", "{}", '"Infinity"', '"null"'])(
    "take %s for itself and for no other",
    (text) => {
      const [a, b] = [JSON.parse(text) as unknown, JSON.parse(text) as unknown];
      for (const schema of [{ const: a }, { enum: [[], a] }]) {
        const validate = own.compile(schema);
        expect(validate(b)).toBe(true);
        for (const other of [...HOSTILE, "1e400", "-1e400", "null", "{}"].filter((each) => each !== text))
          expect([other, validate(JSON.parse(other))]).toEqual([other, false]);
      }
    },
  );

  it("agree with ajv's own, in their errors too", () => {
    const value = fc
      .jsonValue({ maxDepth: 2 })
      .filter((each) => !INHERITED.some((name) => JSON.stringify(each).includes(`"${name}":`)));
    fc.assert(
      fc.property(
        fc.uniqueArray(value, { minLength: 1, selector: equalityText }),
        value,
        fc.boolean(),
        (allowed, other, isOne) => {
          const given = isOne ? structuredClone(allowed[0]) : other;
          for (const keywords of [{ const: allowed[0] }, { enum: allowed }]) {
            const schema = { properties: { a: keywords } };
            const [mine, theirs] = [own.compile(schema), plain.compile(schema)];
            expect([mine({ a: given }), mine.errors]).toEqual([theirs({ a: given }), theirs.errors]);
          }
        },
      ),
    );
  });

  it("refuse an enum without values, as ajv's own", () => {
    for (const Draft of [ajv.Ajv, Ajv2020]) {
      for (const one of [withJsonKeywords(new Draft(options), ajv), new Draft(options)])
        expect(() => one.compile({ enum: [] })).toThrow("enum");
    }
  });

  it("do not make a text of what no object can be equal to", () => {
    let isRead = false;
    const value = {
      get a() {
        isRead = true;
        return 1;
      },
    };
    expect(own.compile({ enum: ["a", 1] })(value)).toBe(false);
    expect(isRead).toBe(false);
  });
});

it("has one text for members in any order and for both zeros", () => {
  expect(equalityText({ b: [-0], a: 1 })).toBe(equalityText({ a: 1, b: [0] }));
});

describe("an input's schema", () => {
  const issuesOf = async (schema: unknown, value: unknown): Promise<string[]> =>
    (await new InputSchemas({ schema }).ofAll()).flatMap((each) => each.issuesOf(value));

  it.each(INHERITED)("judges the member %s by what the input has", async (name) => {
    const has = JSON.parse(`{"${name}":1}`) as unknown;
    const required = { type: "object", required: [name] };
    expect(await issuesOf(required, has)).toEqual([]);
    expect(await issuesOf(required, {})).toEqual([expect.stringContaining("must have required property")]);
    const excluded = { not: { const: has } };
    expect(await issuesOf(excluded, has)).toEqual([expect.stringContaining("must NOT be valid")]);
    expect(await issuesOf(excluded, {})).toEqual([]);
  });

  it.each(INHERITED.filter((name) => name !== "__proto__"))(
    "has a schema for the member %s alone where there is one",
    async (name) => {
      const schema = { properties: { [name]: { type: "string" } } };
      expect(await issuesOf(schema, {})).toEqual([]);
      expect(await issuesOf(schema, { [name]: "a" })).toEqual([]);
      expect(await issuesOf(schema, { [name]: 1 })).toEqual([expect.stringContaining("must be string")]);
    },
  );

  it.each(["properties", "dependencies"])(
    "refuses %s with a member that would not be checked",
    async (keyword) => {
      const schema = JSON.parse(`{"${keyword}":{"__proto__":false}}`) as unknown;
      await expect(issuesOf(schema, {})).toFailWith(
        "config_invalid",
        /a member __proto__, which would not be checked/,
      );
    },
  );

  it("refuses what is nested too deeply to be compared", async () => {
    const deep = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`) as unknown;
    expect(await issuesOf({ not: { const: [1] } }, deep)).toEqual(["is nested too deeply"]);
  });
});
