import fc from "fast-check";
import { expect, it } from "vitest";
import { parseExactJson } from "../../../src/base/terms/exact-json.js";
import { fitValue } from "../../../src/cli/mcp/fit-value.js";

it("returns a value that fits as it is", () => {
  const value = { list: [1, "a", null, { b: true }] };
  expect(fitValue(value, 1_000)).toEqual({ value, cut: [] });
});

it.each<[unknown, string[]]>([
  [{ list: Array(1_000).fill("finding") }, ["list: 100 of 1000"]],
  [[{ text: "x".repeat(10_000) }], ["[].text: 1000 of 10000 characters"]],
  [
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${String(at)}`, at])),
    ["the result: 100 of 500"],
  ],
])("shortens what does not, and names it (%#)", (value, cut) => {
  expect(fitValue(value, 2_000).cut).toEqual(cut);
});

it("omits a value that cannot be shortened, and all that is nested too deep", () => {
  expect(fitValue({ ["k".repeat(5_000)]: 1 }, 2_000)).toEqual({
    value: null,
    cut: ["the result: all of it"],
  });
  const deep: unknown = JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`);
  expect(fitValue(deep, 2_000).cut).toEqual([expect.stringMatching(/: nested deeper than 64$/)]);
});

it("has numbers that JavaScript has not as texts", () => {
  const { "": value } = parseExactJson('{"a": [9007199254740993, 1, 1e400]}');
  expect(fitValue(value, 1_000).value).toEqual({ a: ["9007199254740993", 1, "1e400"] });
});

it("fits any JSON, and reports whatever it changed", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 10, max: 500 }), (value, maxBytes) => {
      const fitted = fitValue(value, maxBytes);
      expect(Buffer.byteLength(JSON.stringify(fitted.value))).toBeLessThanOrEqual(maxBytes);
      if (fitted.cut.length === 0) expect(JSON.stringify(fitted.value)).toBe(JSON.stringify(value));
    }),
  );
});
