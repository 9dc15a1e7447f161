import * as ajv from "ajv";
import fc from "fast-check";
import { expect, it } from "vitest";
import { withJsonKeywords } from "../../../src/gate/inputs/json-keywords.js";

const options = { strict: false } as const;
const fast = withJsonKeywords(new ajv.Ajv(options), ajv);
const schema = { properties: { a: { uniqueItems: true }, b: { uniqueItems: false } } };
const plain = new ajv.Ajv(options).compile(schema);
const own = fast.compile(schema);

it.each([
  [[1, 2, 1], false],
  [[1, "1", true, "true", null, "null", [1], ["1"], {}, []], true],
  [
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    false,
  ],
  [
    [
      { a: 1, b: [2] },
      { b: ["2"], a: 1 },
    ],
    true,
  ],
  [[-0, 0], false],
  [['"1"', "1"], true],
  [[JSON.parse('{"__proto__": 1}'), {}], true],
])("%j is unique: %s", (a, isUnique) => {
  expect(own({ a })).toBe(isUnique);
  expect(own({ b: a })).toBe(true);
});

it("agrees with ajv's own keyword, in its errors too", () => {
  // Ajv's own throws for objects with a member of this name.
  const item = fc
    .jsonValue({ maxDepth: 2 })
    .filter((value) => !/"(?:valueOf|toString)":/.test(JSON.stringify(value)));
  fc.assert(
    fc.property(fc.array(fc.oneof(item, fc.constantFrom(1, "1", { a: 1, b: 2 }, { b: 2, a: 1 }))), (a) => {
      expect(own({ a })).toBe(plain({ a }));
      const found = own.errors?.map(({ keyword, instancePath, schemaPath }) => ({
        keyword,
        instancePath,
        schemaPath,
      }));
      expect(found).toEqual(
        plain.errors?.map(({ keyword, instancePath, schemaPath }) => ({ keyword, instancePath, schemaPath })),
      );
    }),
  );
});

it.each(["valueOf", "toString", "constructor", "hasOwnProperty"])(
  "takes members that are named %s",
  (name) => {
    expect(own({ a: [{}, { [name]: "" }, { [name]: 1 }] })).toBe(true);
    expect(own({ a: [{ [name]: "" }, { [name]: "" }] })).toBe(false);
  },
);

it("takes an array that others take minutes for", () => {
  const a = Array.from({ length: 200_000 }, (_, i) => ({ name: `a${String(i)}`, version: "1" }));
  expect(own({ a })).toBe(true);
  expect(own({ a: [...a, { version: "1", name: "a7" }] })).toBe(false);
  expect(own.errors).toMatchObject([
    { message: "must NOT have duplicate items (items ## 7 and 200000 are identical)", instancePath: "/a" },
  ]);
});
