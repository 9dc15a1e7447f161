import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { toStrictJson } from "../../../src/base/terms/value-text.js";
import { ValueWriter } from "../../../src/engine/wasm/value-writer.js";
import { values } from "../../base/text/arbitrary-value.js";
import { provideRawJson, rawJson } from "../../base/text/odd-values.js";
import { RuntimeModule } from "./runtime-module.js";

const WORD_BYTES = 4;
const PAGES = 1024;

let module: WebAssembly.Module;
beforeAll(async () => {
  module = await RuntimeModule.compile();
});

/** A runtime, and what writes values behind its heap. */
class Reader {
  readonly runtime = new RuntimeModule(module, PAGES);
  readonly writer: ValueWriter;
  readonly start = this.runtime.call.opa_heap_ptr_get();

  constructor(maximum = PAGES) {
    this.writer = new ValueWriter(this.runtime.memory, maximum);
  }

  write(value: unknown): number {
    return this.writer.write(value, this.start);
  }

  /** Reads the words at the start of the heap. */
  read(words: number): number {
    const { call } = this.runtime;
    call.opa_heap_ptr_set(this.start + words * WORD_BYTES);
    return call.opa_value_read(this.start, words);
  }

  text(value: number): string {
    return this.runtime.text(this.runtime.call.opa_value_dump(value));
  }

  /** The text of a value that was written; `undefined` where it needs the strict path. */
  through(value: unknown): string | undefined {
    const words = this.write(value);
    if (words === 0) return undefined;
    const read = this.read(words);
    expect(read).not.toBe(0);
    return this.text(read);
  }

  /** The text of the value that the runtime reads of its JSON. */
  ofJson(value: unknown): string {
    const { runtime } = this;
    runtime.call.opa_heap_ptr_set(this.start);
    const json = Buffer.from(toStrictJson(value));
    return this.text(runtime.call.opa_value_parse(runtime.place(json), json.length));
  }
}

const items = (count: number): unknown[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n,
    name: `name ${String(n)}`,
    part: n / 7,
    tags: ["a", null],
  }));
const keyed = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${String((n * 7919) % count)}`, { n }]));

const WRITTEN: Record<string, unknown> = {
  null: null,
  true: true,
  false: false,
  "an empty text": "",
  "an empty list": [],
  "an empty object": {},
  "an object without a prototype": Object.assign(Object.create(null) as object, { a: 1 }),
  "plain objects with a tag": {
    [Symbol.toStringTag]: "Module",
    a: { [Symbol.toStringTag]: "Map", b: "\ud83d" },
  },
  "a member that is undefined": { a: undefined, b: 1, c: undefined },
  "keys of the prototype": JSON.parse(
    '{"__proto__": {"constructor": 1}, "toString": 2, "hasOwnProperty": 3}',
  ),
  "keys in the order of numbers": { b: 1, 10: 2, 9: 3, a: 4 },
  "half of a pair": ["\ud83d", `${"x".repeat(30)}\ude00`, "\ud83d\ude00"],
  "what JSON escapes": '"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028',
  "lists of all lengths": [127, 128, 129, 130, 1000].map((length) => Array.from({ length }, (_, n) => n)),
  "numbers at each limit": [
    -0,
    127,
    128,
    -1,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    2 ** 53 - 1,
    -(2 ** 53) + 1,
  ],
  "numbers that JSON writes otherwise": [
    2 ** 53,
    2 ** 63,
    1e20,
    1e21,
    1e-7,
    0.1,
    1 / 3,
    5e-324,
    Number.MAX_VALUE,
  ],
  decimals: [
    ...[0.5, -0.25, 9.8, 0.0001, -0.0001, 12.3, 1234.5678, 99_999_999_999.9999, 100_000_000_000.5, 0.1 + 0.2],
    ...[0.00005, 0.00015, 1.00005, 2 ** 50 + 0.5],
  ],
  "a list of objects": items(300),
  "a map": keyed(3000),
  "more shapes than are kept": Array.from({ length: 2000 }, (_, n) => ({ [`k${String(n)}`]: n, a: n })),
  "an object with more members than a shape has": keyed(100),
  "a long key": { ["k".repeat(70)]: 1, ["\u00e9".repeat(70)]: 2 },
  "a long text": "text \u00e9 ".repeat(100_000),
  "as deep as may be": JSON.parse(`${'{"a":['.repeat(50)}${"]}".repeat(50)}`),
};

const LEFT: Record<string, unknown> = {
  undefined: undefined,
  NaN: Number.NaN,
  "Infinity in a list": [1, -Infinity],
  "a function": { a: () => 1 },
  "a symbol": [Symbol("s")],
  "a bigint": [1n],
  "a list with a hole": Object.assign([1], { 2: 1 }),
  "a Date": [new Date(0)],
  "a Map": { a: new Map() },
  "an instance": new (class {
    a = 1;
  })(),
  toJSON: { a: { toJSON: () => 1 } },
  "a toJSON that no loop shows": Object.defineProperty({}, "toJSON", { value: () => 1 }),
  "a list with toJSON": Object.assign([1], { toJSON: () => 1 }),
  "keys that are not well formed": { "\ud83d": 1, "\ude00": 2 },
  "deeper than may be": JSON.parse(`${"[".repeat(102)}${"]".repeat(102)}`),
};

describe("ValueWriter", () => {
  it.each(Object.entries(WRITTEN))("writes %s", (_, value) => {
    const reader = new Reader();
    expect(reader.through(value)).toBe(reader.ofJson(value));
  });

  it.each(Object.entries(LEFT))("leaves %s to the strict path", (_, value) => {
    expect(new Reader().write(value)).toBe(0);
  });

  it("leaves what JSON.rawJSON made to the strict path", () => {
    const takeAway = provideRawJson();
    const words = new Reader().write({ a: rawJson("12345678901234567890") });
    takeAway();
    expect(words).toBe(0);
  });

  it("throws what the value throws, and writes the next", () => {
    const reader = new Reader();
    const error = new RangeError("of the caller");
    const value = [
      1 / 3,
      {
        a: 1,
        get b() {
          throw error;
        },
      },
    ];
    expect(() => reader.write(value)).toThrow(error);
    expect(reader.through([1 / 7, { c: 1 }])).toBe(reader.ofJson([1 / 7, { c: 1 }]));
  });

  it("leaves a cycle to the strict path", () => {
    const cycle: unknown[] = [];
    cycle.push({ cycle });
    expect(new Reader().write(cycle)).toBe(0);
  });

  it("leaves all to the strict path while objects have members that are not theirs", () => {
    const reader = new Reader();
    Object.defineProperty(Object.prototype, "inherited", { value: 1, enumerable: true, configurable: true });
    const words = reader.write({ a: 1 });
    Reflect.deleteProperty(Object.prototype, "inherited");
    expect(words).toBe(0);
    expect(reader.through({ a: 1 })).toBe('{"a": 1}');
  });

  it("writes a value as its JSON says, one after another", () => {
    const reader = new Reader();
    let written = 0;
    fc.assert(
      fc.property(values, (value) => {
        const text = reader.through(value);
        if (text === undefined) return;
        written++;
        expect(text).toBe(reader.ofJson(value));
      }),
      { numRuns: 500 },
    );
    expect(written).toBeGreaterThan(100);
  });

  it("writes no value that needs more memory than there may be", () => {
    const reader = new Reader(16);
    for (const value of [
      items(20_000),
      "x".repeat(2_000_000),
      ["\u00e9", "x".repeat(5_000_000)],
      keyed(20_000),
    ])
      expect(reader.write(value)).toBe(0);
    expect(reader.through([1])).toBe("[1]");
    expect(reader.runtime.memory.buffer.byteLength).toBeLessThanOrEqual(16 * 65_536);
  });

  it("has memory grow by what it needs", () => {
    const reader = new Reader();
    const before = reader.runtime.memory.buffer.byteLength;
    const value = items(50_000);
    const words = reader.write(value);
    const needed = reader.start + words * WORD_BYTES;
    expect(needed).toBeGreaterThan(before * 4);
    expect(reader.runtime.memory.buffer.byteLength).toBeLessThan(needed * 1.3);
  });
});

describe("opa_value_read", () => {
  const VALUE = [
    items(3),
    { a: { b: [1.5, 1 / 3, -200, 2 ** 40, "text"] }, ["k".repeat(70)]: true },
    null,
    keyed(10),
  ];

  it("has no value for fewer words, or more", () => {
    const reader = new Reader();
    const words = reader.write(VALUE);
    const copy = Buffer.from(reader.runtime.bytes.subarray(reader.start, reader.start + words * WORD_BYTES));
    for (let count = 0; count <= words + 1; count++) {
      reader.runtime.bytes.set(copy, reader.start);
      expect(reader.read(count) !== 0, `${String(count)} of ${String(words)} words`).toBe(count === words);
    }
  });

  // Their first words, and how many words they need; the value of none ends with its words.
  it.each([
    { what: "null", record: [0], needs: 2 },
    { what: "an integer", record: [4], needs: 5 },
    { what: "a wide integer", record: [5], needs: 5 },
    { what: "a decimal", record: [6, 5, 0], needs: 11 },
    { what: "a fraction without a text", record: [7], needs: 6 },
    { what: "a text", record: [8 | (9 << 8)], needs: 7 },
    { what: "a list", record: [9, 0], needs: 5 },
    { what: "a list with a place for each element", record: [9, 3], needs: 12 },
    { what: "a long list", record: [9, 200], needs: 205 },
    { what: "an object without a shape", record: [10, 0], needs: 10 },
    { what: "no record", record: [11], needs: 10 },
    { what: "a small number that is not", record: [3 | (128 << 8)], needs: 10 },
  ])("has no value for $what that goes on behind the end, and writes nothing there", ({ record, needs }) => {
    const { runtime, start } = new Reader();
    for (let size = 1; size < needs; size++) {
      const count = 4 + size;
      const words = Array.from({ length: count }, (_, n) =>
        n === 0 ? count : n < 4 ? 0 : (record[n - 4] ?? 0),
      );
      const end = start + count * WORD_BYTES;
      runtime.call.opa_heap_ptr_set(end + 4096);
      words.forEach((word, n) => runtime.bytes.writeInt32LE(word, start + n * WORD_BYTES));
      runtime.bytes.fill(0xa5, end, end + 4096);
      expect(runtime.call.opa_value_read(start, count), `${String(size)} words`).toBe(0);
      expect(runtime.bytes.subarray(end, end + 4096).every((byte) => byte === 0xa5)).toBe(true);
    }
  });

  it("keeps to the words that it is given, whatever is in them", () => {
    const reader = new Reader();
    const words = reader.write(VALUE);
    const copy = Buffer.from(reader.runtime.bytes.subarray(reader.start, reader.start + words * WORD_BYTES));
    let refused = 0;
    const change = fc.tuple(
      fc.nat(words - 1),
      fc.oneof(fc.nat(12), fc.nat(0xffff), fc.integer(), fc.constantFrom(-1, 0x7fff_ffff, -0x8000_0000)),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const { bytes, call } = reader.runtime;
        bytes.set(copy, reader.start);
        for (const [word, to] of changes) bytes.writeInt32LE(to, reader.start + word * WORD_BYTES);
        const before = Buffer.from(bytes.subarray(reader.start - 64, reader.start));
        const end = reader.start + words * WORD_BYTES;
        call.opa_heap_ptr_set(end + 64);
        bytes.fill(0xa5, end, end + 64);
        if (call.opa_value_read(reader.start, words) === 0) refused++;
        expect(reader.runtime.bytes.subarray(reader.start - 64, reader.start)).toEqual(before);
        expect(reader.runtime.bytes.subarray(end, end + 64)).toEqual(Buffer.alloc(64, 0xa5));
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it("hashes keys of large objects as any text", () => {
    const reader = new Reader();
    const value = keyed(40);
    const read = reader.read(reader.write([value, value]));
    const dumped = reader.text(read);
    expect(dumped).toBe(reader.ofJson([value, value]));
  });
});
