import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonSlice, getMembers, toJsonBytes, type JsonTree } from "../../../src/base/terms/json-slice.js";

const slice = (text: string): JsonSlice => JsonSlice.of(Buffer.from(text));
const textOf = (tree: JsonTree): string => Buffer.from(toJsonBytes(tree)).toString();

/** What a slice holds, read through members and elements alone. */
function toValue(part: JsonSlice): unknown {
  if (part.isArray) return Array.from(part.elements(), toValue);
  if (!part.isObject) return JSON.parse(Buffer.from(part.bytes).toString()) as unknown;
  const members = Array.from(part.members, ([key, member]) => [key, toValue(member)] as const);
  return Object.fromEntries(members);
}

describe("JsonSlice", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("", " ", "\t"), (value, indent) => {
        const text = `${indent}${JSON.stringify(value, null, indent)}${indent}\n`;
        expect(toValue(slice(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ["keys with escapes", '{"a\\u0062\\"": 1}', 'ab"'],
    ["brackets in texts", '{"x": ["]}\\"", {"}": "{"}], "y": 1}', "y"],
    ["the last of equal keys", '{"a": 1, "\\u0061": {"b": 2}}', "a"],
    ["__proto__", '{"__proto__": 1}', "__proto__"],
  ])("knows %s", (_what, text, key) => {
    const members = new Map(Object.entries(JSON.parse(text) as object));
    expect(JSON.parse(textOf(slice(text).members.get(key) ?? new Map()))).toEqual(members.get(key));
  });

  it("has members and elements only where there are some", () => {
    expect([...slice("[1]").members, ...slice("1").members, ...slice('{"a": 1}').elements()]).toEqual([]);
    expect(getMembers(slice("[]"))).toBeUndefined();
    expect([slice("null").isNull, slice("[null]").isNull]).toEqual([true, false]);
  });
});

describe("toJsonBytes", () => {
  it("gives the bytes of a slice themselves, and writes what is around several", () => {
    const bytes = Buffer.from('{"a": 1.0}');
    expect(toJsonBytes(JsonSlice.of(bytes)).buffer).toBe(bytes.buffer);
    const tree = new Map<string, JsonTree>([
      ['"', JsonSlice.of(bytes)],
      ["b", new Map()],
    ]);
    expect(textOf(tree)).toBe('{"\\"":{"a": 1.0},"b":{}}');
  });
});
