import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { toPlainJsonBytes } from "../../src/values/plain-json-bytes.js";

function textOf(value: unknown): string | undefined {
  return toPlainJsonBytes(value)?.toString("utf8");
}

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

const polluted = Object.prototype as unknown as { inherited?: unknown };

describe("toPlainJsonBytes", () => {
  afterEach(() => {
    delete polluted.inherited;
  });

  it("writes plain JSON as JSON.stringify does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 5 }), (value) => {
        expect(textOf(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("writes texts of any units as JSON.stringify does well-formed ones", () => {
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    const special = fc.constantFrom(
      '"',
      "\\",
      "\n",
      "\u0000",
      "\u007f",
      "é",
      "€",
      "\ud800",
      "\udfff",
      "😀",
      "a",
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(special, unit), maxLength: 120 }), (text) => {
        expect(textOf([text])).toBe(JSON.stringify([text], wellFormed));
        expect(textOf({ [text]: 1 })).toBe(JSON.stringify({ [text.toWellFormed()]: 1 }));
      }),
    );
  });

  it("writes numbers as JSON.stringify does", () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.maxSafeInteger(),
    );
    fc.assert(
      fc.property(number, (value) => {
        expect(textOf([value])).toBe(JSON.stringify([value]));
      }),
    );
    const edges = [0, -0, 9, 10, 99, 100, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1e21, 5e-324];
    expect(textOf(edges)).toBe(JSON.stringify(edges));
  });

  it.each<[string, unknown]>([
    [
      "more than the buffer that is kept",
      Array.from({ length: 60_000 }, (_, id) => ({ id, name: `part ${String(id)} ä` })),
    ],
    ["a long text", "long ü\n".repeat(200_000)],
    ["many empty lists and objects", Array.from({ length: 70_000 }, (_, i) => (i % 2 === 0 ? [] : {}))],
    ["many words", Array.from({ length: 70_000 }, (_, i) => [true, false, null][i % 3])],
    ["many keys", Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key-${String(i)}`, i]))],
  ])("writes %s", (_what, value) => {
    expect(textOf(value)).toBe(JSON.stringify(value));
    expect(textOf({ a: 1 })).toBe('{"a":1}');
  });

  const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

  it.each<[string, unknown]>([
    ["NaN", [NaN]],
    ["an infinite number", { a: -Infinity }],
    ["a bigint", [1n]],
    ["undefined in a list", [undefined]],
    ["a function", { f: () => 1 }],
    ["a symbol", [Symbol("a")]],
    ["a Map", new Map()],
    ["a Date", [new Date(0)]],
    ["bytes", new Uint8Array(1)],
    ["toJSON", { toJSON: () => 1 }],
    ["toJSON of a list", Object.assign([1], { toJSON: () => 1 })],
    ["an error", new Error("a class")],
    ["deep values", deep(200)],
  ])("leaves %s to the strict path", (_what, value) => {
    expect(textOf(value)).toBeUndefined();
  });

  it("does not write inherited members", () => {
    polluted.inherited = 1;
    expect(textOf({ a: 1 })).toBeUndefined();
  });

  it("is not disturbed by a getter that writes another value or throws", () => {
    const outer = {
      a: "before",
      get b(): number {
        expect(textOf({ inner: "x".repeat(100) })).toBeUndefined();
        return 1;
      },
      get c(): number {
        throw new Error("no member");
      },
    };
    expect(() => textOf(outer)).toThrow("no member");
    Object.defineProperty(outer, "c", { value: 2 });
    expect(textOf(outer)).toBe('{"a":"before","b":1,"c":2}');
  });

  it("gives bytes that later values do not change", () => {
    const first = toPlainJsonBytes({ a: "first" });
    toPlainJsonBytes({ a: "other" });
    expect(first?.toString()).toBe('{"a":"first"}');
  });
});
