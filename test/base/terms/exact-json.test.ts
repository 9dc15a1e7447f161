import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactText, parseExactJson, toExactText } from "../../../src/base/terms/exact-json.js";
import { canonicalNumber } from "../../../src/base/terms/number-text.js";

const digits = fc.stringMatching(/^(?:0|[1-9]\d{0,24})$/);
const number = fc
  .tuple(
    fc.constantFrom("", "-"),
    digits,
    fc.option(fc.stringMatching(/^\d{1,20}$/)),
    fc.option(fc.integer({ min: -400, max: 400 })),
  )
  .map(
    ([sign, whole, fraction, exponent]) =>
      `${sign}${whole}${fraction === null ? "" : `.${fraction}`}${exponent === null ? "" : `e${String(exponent)}`}`,
  );

describe("parseExactJson", () => {
  it("keeps the value of every number, wherever it is", () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const { "": list } = parseExactJson(`[{"__proto__":${a}},[${b}],"${a}"]`);
        const [object, inner] = list as [Record<string, number>, number[]];
        const textOf = (holder: object, key: string, value: unknown): string =>
          canonicalNumber(exactText(holder, key) ?? String(value));
        expect(textOf(object, "__proto__", object["__proto__"])).toBe(canonicalNumber(a));
        expect(textOf(inner, "0", inner[0])).toBe(canonicalNumber(b));
      }),
    );
  });

  it("has finite numbers in their places, integers for integers", () => {
    fc.assert(
      fc.property(number, (text) => {
        const { "": value } = parseExactJson(text);
        const { 1: whole = "", 2: exponent = "0" } =
          /^-?([\d.]+)(?:e(.+))?$/.exec(canonicalNumber(text)) ?? [];
        const places = whole.includes(".") ? whole.length - whole.indexOf(".") - 1 : 0;
        expect(Number.isFinite(value)).toBe(true);
        expect(Number.isInteger(value)).toBe(Number(exponent) >= places);
      }),
    );
  });

  it("is what JSON.parse reads where that is exact, and writes again what it read", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const held = parseExactJson(text);
        expect(held[""]).toEqual(JSON.parse(text));
        expect(JSON.parse(toExactText(held[""]) ?? "")).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))));
      }),
    );
    expect(toExactText(parseExactJson('{"a":[9007199254740993,1e400]}')[""])).toBe(
      '{"a":[9007199254740993,1e400]}',
    );
  });
});
