import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  mayHaveLargeNumber,
  mayHaveTextOfKeys,
  toJsonValue,
  type JsonValue,
} from "../../../src/base/terms/json-value.js";
import { parseJson, parseTerm, TermSyntaxError } from "../../../src/base/terms/parse-term.js";
import { toCanonicalText, toJsonText, toRegoText } from "../../../src/base/terms/term-text.js";
import { compareTerms, RegoNumber, RegoSet, sortedItems, type Term } from "../../../src/base/terms/term.js";
import { anyCharacter } from "../../any-text.js";
import { terms } from "../../base/terms/arbitrary-term.js";
import { RuntimeModule } from "./runtime-module.js";

const DEEP = 512;
/** A code point of half a pair, which no UTF-8 has, by its escape. */
const HALF = /\\u[dD][89a-fA-F]/;

let module: WebAssembly.Module;
beforeAll(async () => {
  module = await RuntimeModule.compile();
});

type Read = (runtime: RuntimeModule, address: number, size: number) => number;
const JSON_READERS: [string, Read][] = [
  ["opa_json_parse", ({ call }, ...text) => call.opa_json_parse(...text)],
  ["opa_json_parse_in_place", ({ call }, ...text) => call.opa_json_parse_in_place(...text, DEEP)],
];
const TERM_READERS: [string, Read][] = [
  ["opa_value_parse", ({ call }, ...text) => call.opa_value_parse(...text)],
  ["opa_value_parse_in_place", ({ call }, ...text) => call.opa_value_parse_in_place(...text)],
];

/** What the runtime writes of the text that it has read; `undefined` where it has no value for it. */
function through(read: Read, text: string | Uint8Array, dump: "json" | "term"): string | undefined {
  const runtime = new RuntimeModule(module);
  const bytes = Buffer.from(text);
  // What follows the text in memory must not matter.
  const address = runtime.place(Buffer.concat([bytes, Buffer.from('"]}1e5,:\\')]));
  const value = read(runtime, address, bytes.length);
  if (value === 0) return undefined;
  const { opa_json_dump, opa_value_dump } = runtime.call;
  return runtime.text(dump === "json" ? opa_json_dump(value) : opa_value_dump(value));
}

const none: Read = () => 0;
const number = (n: number): RegoNumber => new RegoNumber(JSON.stringify(n));

function withoutRepeats({ items }: RegoSet): string {
  return [...new Set(sortedItems(new RegoSet(items)).map(toCanonicalText))].join(",");
}

/** Escaped as this library does. */
const canonical = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : toJsonText(parseJson(text));

/** The same by this library's parser. */
function expected(text: string): string | undefined {
  try {
    const term = parseJson(text);
    return HALF.test(text) && !isWellPaired(text) ? undefined : toJsonText(term);
  } catch (error) {
    if (error instanceof TermSyntaxError) return undefined;
    throw error;
  }
}

function isWellPaired(text: string): boolean {
  const units = text.replaceAll(/\\[^u]/g, "");
  return !HALF.test(units.replaceAll(/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/g, ""));
}

const INVALID = [
  "",
  " ",
  "1 2",
  "[1,]",
  "[,1]",
  "[1",
  "[1 2]",
  "{",
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{"a":1',
  '{"a" 1}',
  "{1:2}",
  "{null: 1}",
  "{1}",
  "set()",
  "01",
  "-",
  "-01",
  "+1",
  "1.",
  ".5",
  "1e",
  "1e+",
  "nul",
  "nulls",
  "True",
  "NaN",
  '"',
  '"\\"',
  '"\\x"',
  '"\\u12"',
  '"\\u12g4"',
  '"\n"',
  '"\u0000"',
  "'a'",
  "[1]]",
  "//1",
  "\uFEFF1",
  '"\\ud800"',
  '"\\udc00"',
  '"\\ud800\\ud800"',
  '"\\ud800x"',
  '"\\ud800\\n"',
];

const VALID = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "10",
  "123456789012345678",
  "1234567890123456789",
  "-999999999999999999",
  "18446744073709551616",
  "1.50",
  "1e5",
  "1E+5",
  "0e-0",
  "1.0e2",
  '""',
  '"a"',
  '"ü€😀"',
  '"\\u00fc\\u20ac\\ud83d\\ude00\\u0000\\u001f"',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t"',
  '"a\\nb\\u0041ü"',
  "[]",
  "[[],[[]]]",
  "{}",
  '{"":{"a":[1,{"a":2}]}}',
  ' {\t"a"\r:\n[ 1 , 2 ] } ',
  '{"a":1,"b":2,"a":3}',
  `[${Array.from({ length: 300 }, (_, i) => String(i)).join(",")}]`,
  `{${Array.from({ length: 60 }, (_, i) => `"key ${String(i % 50)}":${String(i)}`).join(",")}}`,
  `{"${"k".repeat(40)}":1,"${"k".repeat(33)}\\n":2}`,
];

describe.each(JSON_READERS)("%s", (_name, read) => {
  it.each(INVALID)("has no value for %j", (text) => {
    expect(through(read, text, "json")).toBeUndefined();
  });

  it.each(VALID)("reads %j as it is", (text) => {
    const json = expected(text);
    expect(json).toBeDefined();
    expect(canonical(through(read, text, "json"))).toBe(json);
  });

  it("agrees with this library's parser on JSON, and on what nearly is", () => {
    const json = fc.json({ stringUnit: anyCharacter });
    const changed = fc
      .tuple(
        json,
        fc.nat(),
        fc.constantFrom("", '"', "\\", "{", "]", ",", ":", "0", "-", "e", ".", "u", "\u0007"),
      )
      .map(([text, at, insert]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(place + (at % 3));
      });
    fc.assert(
      fc.property(fc.oneof(json, changed), (text) => {
        const wellFormed = text.toWellFormed();
        expect(canonical(through(read, wellFormed, "json"))).toBe(expected(wellFormed));
      }),
      { numRuns: 400 },
    );
  });

  it("agrees on objects whose keys are nearly those of the one before", () => {
    const key = fc.constantFrom(
      ...Array.from({ length: 14 }, (_, i) => `${"key ".repeat(i % 4)}${String(i)}`),
    );
    const member = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
      fc.tuple(key, value).map(([name, text]) => `${JSON.stringify(name)}: ${text}`);
    const object = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
      fc.array(member(value), { maxLength: 14 }).map((members) => `{${members.join(",")}}`);
    const inner = object(fc.constantFrom("1", "[]", '"x"', "null"));
    const like = object(fc.oneof(inner, fc.constantFrom("true", "300", "[{}]")));
    // Most of them repeat their neighbour, or its beginning.
    const list = fc
      .array(fc.tuple(like, fc.nat({ max: 3 })), { maxLength: 6 })
      .map(
        (objects) => `[${objects.flatMap(([text, times]) => Array<string>(times + 1).fill(text)).join()}]`,
      );
    fc.assert(
      fc.property(list, (text) => {
        expect(canonical(through(read, text, "json"))).toBe(expected(text));
      }),
    );
  });

  it.each([
    [[0xff]],
    [[0xc3]],
    [[0xe2, 0x82]],
    [[0xed, 0xa0, 0x80]],
    [[0xc0, 0x80]],
    [[0xf4, 0x90, 0x80, 0x80]],
  ])("has no value for a string with the bytes %j, which are not UTF-8", (bytes) => {
    for (const prefix of ["", "a", "\\n"]) {
      const text = Buffer.concat([Buffer.from(`"${prefix}`), Buffer.from(bytes), Buffer.from('"')]);
      expect(through(read, text, "json")).toBeUndefined();
    }
  });
});

describe("opa_json_parse_in_place", () => {
  it("has no value where more is nested than it is told", () => {
    const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    const [, read] = JSON_READERS[1] ?? [];
    expect(read).toBeDefined();
    if (read === undefined) return;
    expect(through(read, nested(DEEP), "json")).toBe(nested(DEEP));
    expect(through(read, nested(DEEP + 1), "json")).toBeUndefined();
  });

  it("takes less memory than the text and the values alone", () => {
    const text = Buffer.from(JSON.stringify(Array.from({ length: 200 }, () => ({ name: "x".repeat(100) }))));
    const [copied, inPlace] = JSON_READERS.map(([, read]) => {
      const runtime = new RuntimeModule(module);
      const start = runtime.call.opa_heap_ptr_get();
      read(runtime, runtime.place(text), text.length);
      return runtime.call.opa_heap_ptr_get() - start;
    });
    expect((copied ?? 0) - (inPlace ?? 0)).toBeGreaterThanOrEqual(200 * 100);
  });
});

describe.each(TERM_READERS)("%s", (_name, read) => {
  it.each([
    "set()",
    "set( )",
    "{1, 2}",
    '{"b", "a", {"c": set()}}',
    "{1: 2, null: true, [1]: {}}",
    '{{"a": 1}: {2}}',
    "[1, {2}]",
    "1.50",
    '{"a": 1}',
  ])("reads %j", (text) => {
    expect(toRegoText(parseTerm(through(read, text, "term") ?? ""))).toBe(toRegoText(parseTerm(text)));
  });

  it.each(["set(", "set(1)", "{1, 2", "{1, }", "{1: 2, 3}", "{1, 2: 3}", "{1:}", "[1,]", "1 2", '"\\ud800"'])(
    "has no value for %j",
    (text) => {
      expect(through(read, text, "term")).toBeUndefined();
    },
  );
});

describe("a dump", () => {
  const alike = fc
    .tuple(
      fc.constantFrom("", "sha256:", "pkg:npm/a/"),
      fc.nat({ max: 3000 }),
      fc.constantFrom("", "\u0000", "ü", "z"),
    )
    .map(([start, n, end]) => `${start}${String(n)}${end}`);

  function expectInOrder(items: Term[]): void {
    const set = toCanonicalText(new RegoSet(items));
    const dumped = parseTerm(
      through(TERM_READERS[0]?.[1] ?? none, toRegoText(new RegoSet(items)), "term") ?? "",
    );
    expect(dumped).toBeInstanceOf(RegoSet);
    const { items: ordered } = dumped as RegoSet;
    expect(ordered.every((one, i) => i === 0 || compareTerms(ordered[i - 1] ?? null, one) < 0)).toBe(true);
    expect(withoutRepeats(dumped as RegoSet)).toBe(withoutRepeats(parseTerm(set) as RegoSet));
  }

  it.each<[string, fc.Arbitrary<Term>]>([
    ["strings", alike],
    ["integers", fc.integer().map((n) => new RegoNumber(String(n)))],
    [
      "both, and others",
      fc.oneof(alike, fc.boolean(), fc.double({ noNaN: true }).filter(Number.isFinite).map(number)),
    ],
  ])("has many %s of a set in their order", (_what, item) => {
    const many = fc.array(item, { minLength: 180, maxLength: 260 });
    fc.assert(fc.property(many, expectInOrder), { numRuns: 30 });
  });

  it.each<[string, (n: number) => Term]>([
    ["strings of one length", (n) => `package-${String(n * 7919).padStart(9, "0")}`],
    ["strings of all lengths", (n) => `${"x".repeat(n % 40)}${String((n * 7919) % 5_003)}`],
    ["short strings", (n) => ((n * 7919) % 5_003).toString(36)],
    ["small integers", (n) => new RegoNumber(String((n * 7919) % 5_003))],
    [
      "integers of 64 bits",
      (n) => new RegoNumber(String(BigInt.asIntN(64, BigInt(n) * 0x9e3779b97f4a7c15n))),
    ],
  ])("has 5,000 %s of a set in their order", (_what, member) => {
    expectInOrder(Array.from({ length: 5_000 }, (_, n) => member(n)));
  });

  it("has in JSON the values of its terms, with members in the same order", () => {
    const [, read = none] = TERM_READERS[0] ?? [];
    let compared = 0;
    fc.assert(
      fc.property(terms, (term) => {
        const text = toRegoText(term);
        const dumped = parseTerm(through(read, text, "term") ?? "");
        const json = through(read, text, "json") ?? "";
        const value = JSON.parse(json) as JsonValue;
        if (mayHaveTextOfKeys(json) || mayHaveLargeNumber(json)) return;
        const expected = toJsonValue(dumped);
        compared++;
        expect(value).toStrictEqual(expected);
        expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
        expect(toJsonText(parseTerm(json))).toBe(toJsonText(dumped));
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it("writes other keys than strings as strings of their JSON, and sets as arrays", () => {
    const text = '{{"b", "a"}: {3, 1}, null: "x\\u0001\\"\\\\\\n\\r\\t\\u007f"}';
    const [, read] = TERM_READERS[0] ?? [];
    expect(read && through(read, text, "json")).toBe(
      '{"null":"x\\u0001\\"\\\\\\n\\r\\t\u007f","[\\"a\\",\\"b\\"]":[1,3]}',
    );
  });
});
