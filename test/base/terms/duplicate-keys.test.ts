import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDuplicateKey } from "../../../src/base/terms/duplicate-keys.js";

const findKey = (text: string): ReturnType<typeof findDuplicateKey> => findDuplicateKey(Buffer.from(text));

describe("findDuplicateKey", () => {
  it.each<[string, string, { key: string; offset: number }]>([
    ["two keys", '{"a":1,"a":1}', { key: "a", offset: 7 }],
    ["within", '[{"b":{"a":1,\n  "x":[],"a":{}}}]', { key: "a", offset: 23 }],
    ["after values that hold others", '{"a":{"b":1},"b":[{"a":2}],"a":3}', { key: "a", offset: 27 }],
    ["however escaped", '{"a":1,\r\n"\\u0061":2}', { key: "a", offset: 9 }],
    ["keys with quotes and braces", '{"\\"}{":1,"\\"}{":2}', { key: '"}{', offset: 10 }],
    ["the empty key", '{"":1,"":2}', { key: "", offset: 6 }],
    ["of many", `{${"abcdefghijk".replaceAll(/./g, '"$&":0,')}"c":1}`, { key: "c", offset: 67 }],
    ["__proto__", '{"__proto__":1,"__proto__":2}', { key: "__proto__", offset: 15 }],
  ])("finds %s", (_what, text, expected) => {
    expect(findKey(text)).toEqual(expected);
  });

  it.each([
    '{"a":"a","b":"a"}',
    '[{"a":1},{"a":1},["a","a"]]',
    '{"a":{"a":{"a":1}}}',
    '{"a":",\\"a\\":1"}',
    '"a"',
    "1",
    "{}",
  ])("finds none in %s", (text) => {
    expect(findKey(text)).toBeUndefined();
  });

  it("finds none in what JavaScript writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1), (value, indent) => {
        expect(findKey(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it("finds any key that is added", () => {
    const objects = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(objects, fc.nat(), (value, index) => {
        const keys = Object.keys(value);
        const key = keys[index % keys.length] ?? "";
        const text = JSON.stringify(value);
        expect(findKey(`[{${JSON.stringify(key)}:0,${text.slice(1)}]`)).toMatchObject({ key });
      }),
    );
  });
});
