import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTerm } from "../../../src/base/terms/parse-term.js";
import {
  compareStrings,
  compareTerms,
  RegoNumber,
  RegoObject,
  RegoSet,
  sortedItems,
  sortStrings,
  type Term,
} from "../../../src/base/terms/term.js";
import { toRegoText } from "../../../src/base/terms/term-text.js";
import { terms } from "./arbitrary-term.js";

// Each is less than the next, in OPA's order (ast.Compare).
const ASCENDING = [
  "null",
  "false",
  "true",
  "-1e400",
  "-2",
  "-1.5",
  "0",
  "1e-400",
  "1",
  "9007199254740992",
  "9007199254740993",
  "1e400",
  '""',
  '"A"',
  '"a"',
  '"a\\u0000"',
  '"aa"',
  '"b"',
  '"é"',
  '"\uffee"',
  '"😀"',
  '"😀a"',
  '"😁"',
  "[]",
  "[null]",
  "[1]",
  "[1, 2]",
  "[2]",
  '["a"]',
  "[[]]",
  "{}",
  '{"a": 1}',
  '{"a": 1, "b": 0}',
  '{"a": 2}',
  '{"b": 0}',
  "set()",
  "{1}",
  "{1, 2}",
  "{1, 3}",
  "{2}",
  "{{1}}",
];

describe("compareTerms", () => {
  it("has OPA's order of types and values", () => {
    for (const [i, a] of ASCENDING.entries()) {
      for (const [j, b] of ASCENDING.entries()) {
        expect(Math.sign(compareTerms(parseTerm(a), parseTerm(b))), `${a} and ${b}`).toBe(Math.sign(i - j));
      }
    }
  });

  it.each([
    ["1", "1.0"],
    ["{1, 2}", "{2, 1}"],
    ['{"a": 1, "b": 2}', '{"b": 2, "a": 1.0}'],
    ["[{3, 1}]", "[{1e0, 3}]"],
  ])("finds %s and %s equal", (a, b) => {
    expect(compareTerms(parseTerm(a), parseTerm(b))).toBe(0);
  });

  it("is a total order", () => {
    fc.assert(
      fc.property(terms, terms, terms, (a, b, c) => {
        expect(compareTerms(a, a)).toBe(0);
        expect(Math.sign(compareTerms(a, b))).toBe(0 - Math.sign(compareTerms(b, a)));
        if (compareTerms(a, b) <= 0 && compareTerms(b, c) <= 0)
          expect(compareTerms(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

const strings = fc.string({
  unit: fc.constantFrom("a", "b", "é", "\u07ff", "\ud7ff", "\ue000", "\uffff", "𐀀", "😀"),
});

describe("compareStrings", () => {
  it("is the order of the UTF-8 bytes", () => {
    fc.assert(
      fc.property(strings, strings, (a, b) => {
        expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});

describe("sortStrings", () => {
  it.each([
    ["any characters", strings],
    ["characters below the surrogates", fc.string({ unit: fc.constantFrom("a", "b", "é", "\ud7ff") })],
  ])("has the order of compareStrings for %s", (_, texts) => {
    fc.assert(
      fc.property(fc.array(texts), (list) => {
        expect(sortStrings([...list])).toEqual([...list].sort(compareStrings));
      }),
    );
  });
});

describe("sortedItems", () => {
  it("leaves the set as it is", () => {
    const items: Term[] = ["b", new RegoNumber("1"), null, new RegoObject([]), new RegoSet([]), [], true];
    const set = new RegoSet([...items]);
    expect(sortedItems(set).map(toRegoText)).toEqual(["null", "true", "1", '"b"', "[]", "{}", "set()"]);
    expect(set.items).toEqual(items);
  });
});
