import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson, parseTerm, TermSyntaxError } from "../../src/rego/parse-term.js";
import { toJsonText, toRegoText } from "../../src/rego/term-text.js";
import { toJsonValue } from "../../src/rego/term-value.js";
import { compareTerms, RegoNumber, RegoObject, RegoSet, type Term } from "../../src/rego/term.js";
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
    ["", 0, /value was expected/],
    ["  ", 2, /value was expected/],
    ["nul", 0, /value was expected/],
    ["1 2", 2, /nothing may follow/],
    ["true]", 4, /nothing may follow/],
    ["01", 1, /nothing may follow/],
    ["1.", 1, /nothing may follow/],
    ["1e", 1, /nothing may follow/],
    ["+1", 0, /value was expected/],
    ["-", 0, /value was expected/],
    [".", 0, /value was expected/],
    [".e5", 0, /value was expected/],
    ["NaN", 0, /value was expected/],
    ["[1 2]", 3, /comma or ]/],
    ["[1", 2, /comma or ]/],
    ["[,]", 1, /value was expected/],
    ["[", 1, /value was expected/],
    ["{", 1, /value was expected/],
    ["{1 2}", 3, /comma or }/],
    ["{1: 2", 5, /comma or }/],
    ["{1: 2, 3}", 8, /colon/],
    ["{1, 2: 3}", 5, /comma or }/],
    ["{1:}", 3, /value was expected/],
    ["set", 3, /set\(\)/],
    ["set(1)", 4, /set\(\)/],
    ["sex()", 0, /value was expected/],
    ['"a', 0, /does not end/],
    ['"a\\"', 0, /does not end/],
    ["`a", 0, /does not end/],
    ['["a\nb"]', 3, /control character/],
    ['["\\x"]', 1, /escape/],
    ['["\\u12"]', 1, /escape/],
    ["'a'", 0, /value was expected/],
    ["x", 0, /value was expected/],
    ["\u00a01", 0, /value was expected/],
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

describe("parseJson", () => {
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
    expect(error.message).toMatch(/is not JSON|comma or }/);
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
