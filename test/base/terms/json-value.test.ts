import { describe, expect, it } from "vitest";
import { parseTerm } from "../../../src/base/terms/parse-term.js";
import { mayHaveLargeNumber, toJsonValue } from "../../../src/base/terms/json-value.js";

describe("toJsonValue", () => {
  it.each([
    ["null", null],
    ["false", false],
    ['""', ""],
    ["1.0", 1],
    ["-12", -12],
    ['{3, "a", 1, null}', [null, 1, 3, "a"]],
    ['{"😀", "\uffee", "z"}', ["z", "\uffee", "😀"]],
    ['{"a": {2, 1}, 1: true}', { a: [1, 2], "1": true }],
    ['{[1, {"b"}]: 1}', { '[1,["b"]]': 1 }],
    ["{{}: set()}", { "{}": [] }],
  ])("turns %s into JSON", (text, value) => {
    expect(toJsonValue(parseTerm(text))).toEqual(value);
  });

  it("makes integers beyond 2^53 bigint only when asked", () => {
    const term = parseTerm("[12345678901234567890, -9007199254740993, 9007199254740991, 1.5, 1e300]");
    expect(toJsonValue(term)).toEqual([
      12345678901234567000, -9007199254740992, 9007199254740991, 1.5, 1e300,
    ]);
    expect(toJsonValue(term, { bigint: true })).toEqual([
      12345678901234567890n,
      -9007199254740993n,
      9007199254740991,
      1.5,
      1e300,
    ]);
    expect(toJsonValue(parseTerm('{"a": [{12345678901234567890}]}'), { bigint: true })).toEqual({
      a: [[12345678901234567890n]],
    });
  });

  it("makes __proto__ a member, not a prototype", () => {
    const value = toJsonValue(parseTerm('{"__proto__": {"admin": true}, "a": 1}')) as object;
    expect(Object.keys(value)).toEqual(["__proto__", "a"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect("admin" in value).toBe(false);
    expect(JSON.stringify(value)).toBe('{"__proto__":{"admin":true},"a":1}');
  });

  it("gives keys in OPA's order, and the last one of equal names wins", () => {
    expect(Object.keys(toJsonValue(parseTerm('{"b": 1, "a": 2, null: 3}')) as object)).toEqual([
      "null",
      "a",
      "b",
    ]);
    expect(toJsonValue(parseTerm('{"1": "string", 1: "number"}'))).toEqual({ "1": "string" });
  });
});

describe("mayHaveLargeNumber", () => {
  const BEYOND = `1${"0".repeat(309)}`;

  it("finds digits that JSON.parse reads as Infinity, wherever they are", () => {
    expect(JSON.parse(BEYOND)).toBe(Infinity);
    for (let before = 0; before < 700; before++) {
      const text = `["${"x".repeat(before)}",${BEYOND},"y"]`;
      expect(mayHaveLargeNumber(text), String(before)).toBe(true);
    }
    expect(mayHaveLargeNumber(BEYOND)).toBe(true);
    expect(mayHaveLargeNumber(`${"9".repeat(309)}.5`)).toBe(true);
  });

  it("finds every number that an exponent of one or two digits makes one", () => {
    for (let exponent = 0; exponent < 100; exponent++) {
      for (const marker of ["e", "E+"]) {
        const text = `[-${"9".repeat(309 - exponent)}${marker}${exponent}]`;
        expect(JSON.parse(text), text).toEqual([-Infinity]);
        expect(mayHaveLargeNumber(text), text).toBe(true);
      }
    }
  });

  it.each(["1e309", "1E+309", "[1.5e4000]"])("finds the exponent of %s", (text) => {
    expect(mayHaveLargeNumber(text)).toBe(true);
  });

  it("takes the longest numbers of JavaScript for what they are", () => {
    const text = JSON.stringify(Array.from({ length: 2000 }, (_, i) => i / 7));
    expect(mayHaveLargeNumber(text)).toBe(false);
    for (let before = 0; before < 700; before++) {
      expect(mayHaveLargeNumber(`${"x".repeat(before)} ${"9".repeat(199)}`), String(before)).toBe(false);
    }
  });
});
