import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson, parseTerm, TermSyntaxError } from "../../../src/base/terms/parse-term.js";
import { toJsonText, toRegoText } from "../../../src/base/terms/term-text.js";
import { toJsonValue } from "../../../src/base/terms/json-value.js";
import { compareTerms, RegoNumber, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import { terms } from "./arbitrary-term.js";

const number = (text: string): RegoNumber => new RegoNumber(text);

function errorOf(parse: (text: string) => Term, text: string): TermSyntaxError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TermSyntaxError) return error;
    throw error;
  }
  throw new Error(`${text} was parsed`);
}

describe("parseTerm", () => {
  it.each<[string, Term]>([
    ["null", null],
    [" true ", true],
    ["\t\r\nfalse", false],
    ["12345678901234567890", number("12345678901234567890")],
    ["1.0", number("1.0")],
    ["-0.5e-7", number("-0.5e-7")],
    [".5", number("0.5")],
    ["-.5e1", number("-0.5e1")],
    ['"a\\u00e9\\n\\"\\/"', 'aé\n"/'],
    ['"\\ud83d\\ude00"', "😀"],
    ['"\\ud800"', "\ufffd"],
    ['`a\\n"b`', 'a\\n"b'],
    ["[]", []],
    ["[1,]", [number("1")]],
    ["{}", new RegoObject([])],
    ['{"a": 1,}', new RegoObject([["a", number("1")]])],
    ["{1: {2}}", new RegoObject([[number("1"), new RegoSet([number("2")])]])],
    [
      "{null: true, [1]: false}",
      new RegoObject([
        [null, true],
        [[number("1")], false],
      ]),
    ],
    ["set()", new RegoSet([])],
    ["set( )", new RegoSet([])],
    ['{"a"}', new RegoSet(["a"])],
    ["{1, {}, set(),}", new RegoSet([number("1"), new RegoObject([]), new RegoSet([])])],
  ])("reads %s", (text, term) => {
    expect(parseTerm(text)).toEqual(term);
  });

  it("reads what is written, exactly", () => {
    fc.assert(
      fc.property(terms, (term) => {
        const again = parseTerm(toRegoText(term));
        expect(compareTerms(again, term)).toBe(0);
        expect(toRegoText(again)).toBe(toRegoText(term));
      }),
    );
  });

  it.each([
    ["", 0, /document is empty/],
    ["  ", 2, /document is empty/],
    ["nul", 0, /expected a value/],
    ["1 2", 2, /after the document/],
    ["true]", 4, /after the document/],
    ["01", 1, /after the document/],
    ["1.", 1, /after the document/],
    ["1e", 1, /after the document/],
    ["+1", 0, /expected a value/],
    ["-", 0, /expected a value/],
    [".", 0, /expected a value/],
    [".e5", 0, /expected a value/],
    ["NaN", 0, /expected a value/],
    ["[1 2]", 3, /"]" or a comma in the array/],
    ["[1", 2, /"]" or a comma in the array/],
    ["[,]", 1, /expected a value/],
    ["[", 1, /expected a value/],
    ["{", 1, /expected a value/],
    ["{1 2}", 3, /"}" or a comma in the set/],
    ["{1: 2", 5, /"}" or a comma in the object/],
    ["{1: 2, 3}", 8, /":" after the key/],
    ["{1, 2: 3}", 5, /"}" or a comma in the set/],
    ["{1:}", 3, /expected a value/],
    ["set", 3, /set\(\)/],
    ["set(1)", 4, /set\(\)/],
    ["sex()", 0, /expected a value/],
    ['"a', 2, /unterminated/],
    ['"a\\"', 4, /unterminated/],
    ["`a", 2, /unterminated/],
    ['["a\nb"]', 3, /control character/],
    ['["\\x"]', 2, /escape/],
    ['["\\u12"]', 2, /escape/],
    ["'a'", 0, /expected a value/],
    ["x", 0, /expected a value/],
    ["\u00a01", 0, /expected a value/],
  ])("refuses %j at offset %i", (text, offset, message) => {
    const error = errorOf(parseTerm, text);
    expect(error.message).toMatch(message);
    expect(error.offset).toBe(offset);
  });

  it("reads values of some thousand levels, and says RangeError for what the stack cannot hold", () => {
    const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    expect(toRegoText(parseTerm(nested(1500)))).toBe(nested(1500));
    expect(() => parseTerm(nested(1_000_000))).toThrow(RangeError);
  });
});

const WRONG: { text: string; line: number; column: number }[] = [
  { text: "", line: 1, column: 1 },
  { text: " \n ", line: 2, column: 2 },
  { text: "{", line: 1, column: 2 },
  { text: '{"a":1', line: 1, column: 7 },
  { text: '{"a" 1}', line: 1, column: 6 },
  { text: "{'a':1}", line: 1, column: 2 },
  { text: '{"a":1,}', line: 1, column: 8 },
  { text: "[1,\n2,\n]", line: 3, column: 1 },
  { text: "[1 2]", line: 1, column: 4 },
  { text: "{}{}", line: 1, column: 3 },
  { text: "tru", line: 1, column: 1 },
  { text: "trueish", line: 1, column: 5 },
  { text: "01", line: 1, column: 2 },
  { text: "1.", line: 1, column: 2 },
  { text: ".5", line: 1, column: 1 },
  { text: "+1", line: 1, column: 1 },
  { text: "NaN", line: 1, column: 1 },
  { text: '"a\nb"', line: 1, column: 3 },
  { text: '"a\\x"', line: 1, column: 3 },
  { text: '"a', line: 1, column: 3 },
  { text: '["😀", x]', line: 1, column: 7 },
  { text: '{\r\n"a": nope}', line: 2, column: 6 },
];

describe("parseJson", () => {
  it.each(WRONG)("refuses $text at $line:$column", ({ text, line, column }) => {
    expect(errorOf(parseJson, text)).toMatchObject({ line, column });
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it("counts lines from where the text begins in its file", () => {
    const error = errorOf((text) => parseJson(text, { firstLine: 7 }), "[\n1 2]");
    expect(error).toMatchObject({
      line: 8,
      column: 3,
      offset: 4,
      reason: expect.stringMatching(/^unexpected text/) as string,
    });
    expect(error.message).toBe(`${error.reason} at line 8, column 3`);
  });

  it("refuses nesting beyond a limit", () => {
    const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    const parse = (text: string): Term => parseJson(text, { maxDepth: 1_000 });
    expect(errorOf(parse, nested(1_001))).toMatchObject({
      offset: 1_000,
      reason: "nested deeper than 1000 levels",
    });
    expect(errorOf(parse, "[".repeat(100_000))).toMatchObject({ offset: 1_000 });
    expect(toJsonText(parse(nested(1_000)))).toBe(nested(1_000));
    expect(toJsonText(parse('[{"a":[]},{"a":[]}]'))).toBe('[{"a":[]},{"a":[]}]');
  });

  it("takes the last of equal keys", () => {
    const object = parseJson('{"a": 1, "b": 2, "a": 3}') as RegoObject;
    expect(object.get("a")).toEqual(number("3"));
    expect(toJsonText(object)).toBe('{"a":3,"b":2}');
  });

  it("reads plain JSON as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.stringify(toJsonValue(parseJson(text)))).toEqual(
          JSON.stringify(toJsonValue(parseJson(JSON.stringify(JSON.parse(text))))),
        );
        expect(JSON.parse(toJsonText(parseJson(text)))).toEqual(withoutNegativeZero(JSON.parse(text)));
      }),
    );
  });

  it.each([
    ["set()", 0],
    ["[{1}]", 2],
    ['{"a"}', 4],
    ["{1: 2}", 1],
    ["`a`", 0],
    ["[1,]", 3],
    ['{"a": 1,}', 8],
    ['{"a": 1, 2: 3}', 9],
  ])("refuses %s, which only Rego has", (text, offset) => {
    const error = errorOf(parseJson, text);
    expect(error.message).toMatch(/^unexpected/);
    expect(error.offset).toBe(offset);
    expect(() => parseTerm(text)).not.toThrow();
  });

  it("refuses every text that JSON.parse refuses, and no other", () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from('[]{}",:0123456789.eE+- tfn\\')), maxLength: 12 }),
      fc
        .tuple(fc.json({ maxDepth: 2 }), fc.nat(), fc.constantFrom("", ",", "]", '"', "0"))
        .map(([text, at, put]) => {
          const cut = at % (text.length + 1);
          return text.slice(0, cut) + put + text.slice(cut + 1);
        }),
    );
    const accepts = (parse: (text: string) => unknown, text: string): boolean => {
      try {
        parse(text);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
        return false;
      }
    };
    fc.assert(
      fc.property(texts, (text) => {
        // Numbers above MAX_NUMBER_SIZE are refused, each with an exponent of five digits or more here.
        fc.pre(!/e[+-]?\d{5}/i.test(text));
        expect(accepts(parseJson, text)).toBe(accepts(JSON.parse, text));
      }),
      { numRuns: 2000 },
    );
  });
});

/** The parser keeps `-0` as text; JSON.parse makes it a number of its own. */
function withoutNegativeZero(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
