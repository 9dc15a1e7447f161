import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NotJsonError, toStrictJson, whyTooLarge } from "../../../src/base/terms/value-text.js";
import { provideRawJson, rawJson } from "../text/odd-values.js";

class Point {
  readonly x = 1;
  readonly #hidden = 2;
  sum(): number {
    return this.x + this.#hidden;
  }
}

function refusal(value: unknown): NotJsonError {
  try {
    toStrictJson(value);
  } catch (error) {
    if (error instanceof NotJsonError) return error;
    throw error;
  }
  throw new Error("it was written");
}

let takeRawJson: () => void;
beforeAll(() => {
  takeRawJson = provideRawJson();
});
afterAll(() => {
  takeRawJson();
});

describe("toStrictJson", () => {
  it("writes plain JSON as JSON.stringify does", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toStrictJson(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("writes plain JSON beside a bigint as JSON.stringify does", () => {
    // A bigint anywhere sends the value through our own writer.
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toStrictJson([value, 1n])).toBe(`[${JSON.stringify(value)},1]`);
      }),
    );
  });

  it.each<[string, unknown, string]>([
    ["bigint", { a: 12345678901234567890n }, '{"a":12345678901234567890}'],
    ["negative zero", -0, "0"],
    ["Date", [new Date(0)], '["1970-01-01T00:00:00.000Z"]'],
    ["URL", new URL("https://a.example/b"), '"https://a.example/b"'],
    ["toJSON of a class", { toJSON: () => [1n, { a: undefined }] }, "[1,{}]"],
    ["members that are undefined", { a: undefined, b: 1, c: { d: undefined } }, '{"b":1,"c":{}}'],
    ["symbol keys", { [Symbol("a")]: 1, b: 2 }, '{"b":2}'],
    [
      "inherited members",
      Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }),
      '{"own":2}',
    ],
    ["no prototype", Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ["a class's own members", new Point(), '{"x":1}'],
    ["__proto__ as a member", JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
    ["a value twice", [["a"]].flatMap((x) => [x, x]), '[["a"],["a"]]'],
    ["a Proxy", new Proxy({ a: [1] }, {}), '{"a":[1]}'],
    ["lone surrogates", ["\ud800", { "\udc00x": "a\udfffb" }], '["\ufffd",{"\ufffdx":"a\ufffdb"}]'],
    ["a text like an escape", "\\ud800", '"\\\\ud800"'],
    ["a pair", "😀", '"😀"'],
    ["U+2028", "\u2028", '"\u2028"'],
    ["plain members whatever their tag", { [Symbol.toStringTag]: "Map", a: [1n] }, '{"a":[1]}'],
    [
      "plain members whatever their tag, with half of a pair",
      { [Symbol.toStringTag]: "Map", a: "\ud800" },
      '{"a":"\ufffd"}',
    ],
    [
      "the namespace of a module",
      Object.assign(Object.create(null), { [Symbol.toStringTag]: "Module", a: 1n }),
      '{"a":1}',
    ],
    [
      "what toJSON is told",
      { a: { toJSON: (key: unknown) => [key] }, b: [{ toJSON: (key: unknown) => key }] },
      '{"a":["a"],"b":["0"]}',
    ],
    ["what toJSON of all of it is told", { toJSON: (key: unknown) => [key] }, '[""]'],
  ])("writes %s", (_what, value, text) => {
    expect(toStrictJson(value)).toBe(text);
  });

  const cycle: Record<string, unknown> = { list: [] };
  (cycle["list"] as unknown[]).push(cycle);
  const bigCycle: unknown[] = [1n];
  bigCycle.push(bigCycle);
  const sparse: unknown[] = [1];
  sparse[2] = 3;

  it.each<[string, unknown, RegExp]>([
    ["NaN", { a: [0, NaN] }, /^NaN at \$\.a\[1\]/],
    ["Infinity", -Infinity, /^-Infinity at \$ /],
    ["Infinity beside a bigint", [1n, Infinity], /^Infinity at \$\[1\]/],
    ["a function", { f: () => 1 }, /^a function at \$\.f/],
    ["a function beside a bigint", { a: 1n, f: () => 1 }, /^a function at \$\.f/],
    ["a symbol", [Symbol("a")], /^a symbol at \$\[0\]/],
    ["undefined", undefined, /^undefined at \$ /],
    ["undefined in an array", { a: [1, undefined] }, /^undefined at \$\.a\[1\]/],
    ["a sparse array", sparse, /^undefined at \$\[1\]/],
    ["a sparse array beside a bigint", [1n, sparse], /^undefined at \$\[1\]\[1\]/],
    ["a cycle", { a: cycle }, /^a cycle at \$\.a\.list\[0\]/],
    ["a cycle with a bigint", bigCycle, /^a cycle at \$\[1\]/],
    ["a Promise", { a: Promise.resolve(1) }, /^a Promise at \$\.a/],
    ["a Map", [new Map([[1, 2]])], /^a Map at/],
    ["a Set", new Set([1]), /^a Set at/],
    ["a Set beside a bigint", [1n, new Set([1])], /^a Set at \$\[1\]/],
    ["a WeakMap", new WeakMap(), /^a WeakMap at/],
    ["a RegExp", /a/, /^a RegExp at/],
    ["an Error", new Error("secret"), /^a Error at/],
    ["bytes", [new Uint8Array(2)], /^a Uint8Array at/],
    ["a boxed number", Object(1), /^a Number at/],
    ["arguments with odd names", { "a b": NaN, c: 1 }, /^NaN at \$\["a b"\]/],
    [
      "a generator",
      (function* () {
        yield 1;
      })(),
      /^a Generator at/,
    ],
    ["an invalid Date", { at: new Date(NaN) }, /at \$\.at/],
    ["toJSON that gives undefined", [{ toJSON: () => undefined }], /^undefined at \$\[0\]/],
  ])("refuses %s, and says where", (_what, value, message) => {
    expect(refusal(value).message).toMatch(message);
  });

  // Each call has another value: those of JSON.rawJSON are made when it is there.
  it.each<[string, () => unknown, string]>([
    ["a number", () => ({ a: rawJson("12345678901234567890") }), '{"a":12345678901234567890}'],
    ["a number beside a bigint", () => [1n, rawJson("1.50E+2")], "[1,1.50E+2]"],
    ["a number alone", () => rawJson("1.50"), "1.50"],
    ["a number of toJSON", () => [{ toJSON: () => rawJson("2.50") }], "[2.50]"],
    ["null", () => [rawJson("null")], "[null]"],
    ["a text with half of a pair", () => [rawJson('"\\uD800x"')], '["\ufffdx"]'],
    ["what looks as if it had made it", () => ({ rawJSON: "1" }), '{"rawJSON":"1"}'],
  ])("writes what JSON.rawJSON made as it is: %s", (_what, make, text) => {
    expect(toStrictJson(make())).toBe(text);
  });

  class Own {
    readonly x = 1;
  }

  /** A member that is `good` where it is read first, and `bad` where it is read again. */
  const changing = (good: unknown, bad: unknown): { value: object; reads: () => number } => {
    let reads = 0;
    const get = (): unknown => (reads++ === 0 ? good : bad);
    return { value: Object.defineProperty({}, "a", { get, enumerable: true }), reads: () => reads };
  };

  it.each<[string, (value: object) => unknown]>([
    ["alone", (value) => value],
    ["in a list", (value) => [value, 1]],
    ["in an object", (value) => ({ x: { value } })],
    ["beside a bigint", (value) => ({ n: 10n, value })],
    ["beside a Date", (value) => ({ d: new Date(0), value })],
    ["beside half of a pair", (value) => ({ s: "\ud800", value })],
    ["beside an instance of a class", (value) => ({ c: new Own(), value })],
    ["of a Proxy", (value) => new Proxy(value, {})],
    ["of an instance of a class", (value) => Object.setPrototypeOf(value, Own.prototype) as unknown],
  ])("reads each member once, so that what is written was checked: %s", (_, place) => {
    for (const bad of [Number.NaN, new Map(), Promise.resolve(1), 2]) {
      const { value, reads } = changing(1, bad);
      expect(toStrictJson(place(value))).toContain('{"a":1}');
      expect(reads()).toBe(1);
      expect(() => toStrictJson(place(changing(Number.NaN, 1).value))).toThrow(NotJsonError);
    }
  });

  it("reads toJSON once", () => {
    const { value } = changing(() => 1, undefined);
    const read = Object.defineProperty({}, "toJSON", {
      get: () => (value as { a: unknown }).a,
    });
    expect(toStrictJson([read])).toBe("[1]");
  });

  it("writes nested values that it read before", () => {
    let nested: unknown = changing(1, Number.NaN).value;
    for (let i = 0; i < 90; i++) nested = i % 2 === 0 ? [nested] : { nested };
    expect(toStrictJson(nested)).toContain('{"a":1}');
    const cycle: Record<string, unknown> = {};
    for (const name of ["a", "b", "c"]) cycle[name] = cycle;
    expect(() => toStrictJson(cycle)).toThrow("a cycle at $.a is not a JSON value");
    const own = JSON.parse('{"__proto__":{"x":1},"y":2}') as unknown;
    expect(toStrictJson(own)).toBe('{"__proto__":{"x":1},"y":2}');
  });

  it("asks toJSON once, as JSON.stringify does", () => {
    const self = {
      a: 1,
      toJSON(): unknown {
        return { a: this.a, kept: true };
      },
    };
    const same = {
      a: 1,
      toJSON(): unknown {
        return this;
      },
    };
    expect(toStrictJson(self)).toBe('{"a":1,"kept":true}');
    expect(refusal([same]).message).toMatch(/a function at \$\[0\]\.toJSON/);
  });
});

it.each<[string, unknown, string]>([
  [
    "a list of billions of holes",
    { list: Object.assign([1], { length: 4_000_000_000 }) },
    "undefined at $.list[1]",
  ],
  [
    "an integer of millions of digits",
    { n: 1n << 10_000_000n },
    "a number of more than 30,000 digits at $.n",
  ],
])("refuses %s before it visits all of it", (_what, value, why) => {
  expect(() => toStrictJson(value)).toThrow(why);
});

describe("whyTooLarge", () => {
  const thrownBy = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      return error;
    }
    throw new Error("it threw nothing");
  };
  const nested = (): unknown => Array.from({ length: 100_000 }).reduce((inner) => [inner], 1);

  it.each<[string, () => unknown, string | undefined]>([
    ["what is nested too deeply", nested, "is nested too deeply"],
    [
      "more text than a string holds",
      () => ({ toJSON: () => ["x".repeat(2 ** 29)] }),
      "has a longer JSON text than a string can hold; do less",
    ],
    ["a RangeError of its own", () => ({ toJSON: () => new Date(NaN).toISOString() }), undefined],
    ["a value that is not JSON", () => [NaN], undefined],
  ])("tells it of %s", (_what, make, why) => {
    expect(
      whyTooLarge(
        thrownBy(() => toStrictJson(make())),
        "do less",
      ),
    ).toBe(why);
  });
});

it.each([30, 120])("refuses a value that has another twice, and so on for %i levels", (levels) => {
  let value: unknown = {};
  for (let level = 0; level < levels; level++) value = [value, value];
  let thrown: unknown;
  try {
    toStrictJson(value);
  } catch (error) {
    thrown = error;
  }
  expect(whyTooLarge(thrown, "do less")).toBe(
    "has more than 16,777,216 values, each counted wherever it is; do less",
  );
});
