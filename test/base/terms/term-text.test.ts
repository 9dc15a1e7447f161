import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTerm } from "../../../src/base/terms/parse-term.js";
import {
  jsonKey,
  toCanonicalText,
  toJsonText,
  toRegoText,
  toRegoTextSpaced,
} from "../../../src/base/terms/term-text.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import { terms } from "./arbitrary-term.js";

describe("term text", () => {
  it.each([
    // text, Rego, canonical, JSON, as OPA prints it
    ["1.0", "1.0", "1", "1.0", "1.0"],
    [
      "12345678901234567890",
      "12345678901234567890",
      "12345678901234567890",
      "12345678901234567890",
      "12345678901234567890",
    ],
    ["set()", "set()", "set()", "[]", "set()"],
    ["{3, 1, 2.0}", "{1,2.0,3}", "{1,2,3}", "[1,2.0,3]", "{1, 2.0, 3}"],
    [
      '{"b": {2, 1}, "a": [1e0]}',
      '{"a":[1e0],"b":{1,2}}',
      '{"a":[1],"b":{1,2}}',
      '{"a":[1e0],"b":[1,2]}',
      '{"a": [1e0], "b": {1, 2}}',
    ],
    [
      "{1: 2, null: 3, {2, 1}: 4}",
      "{null:3,1:2,{1,2}:4}",
      "{null:3,1:2,{1,2}:4}",
      '{"1":2,"[1,2]":4,"null":3}',
      "{null: 3, 1: 2, {1, 2}: 4}",
    ],
    [
      '{"😀", "\uffee", "z"}',
      '{"z","\uffee","😀"}',
      '{"z","\uffee","😀"}',
      '["z","\uffee","😀"]',
      '{"z", "\uffee", "😀"}',
    ],
  ])("writes %s", (text, rego, canonical, json, printed) => {
    const term = parseTerm(text);
    expect(toRegoText(term)).toBe(rego);
    expect(toCanonicalText(term)).toBe(canonical);
    expect(toJsonText(term)).toBe(json);
    expect(toRegoTextSpaced(term)).toBe(printed);
  });

  it("gives equal terms one canonical text, whatever their order and numbers", () => {
    const shuffled = (term: Term): Term => {
      if (term instanceof RegoNumber)
        return new RegoNumber(/^-?\d+$/.test(term.text) ? `${term.text}.0` : term.text);
      if (Array.isArray(term)) return term.map(shuffled);
      if (term instanceof RegoSet) return new RegoSet(term.items.map(shuffled).reverse());
      if (!(term instanceof RegoObject)) return term;
      return new RegoObject(
        term.entries.map(([key, value]) => [shuffled(key), shuffled(value)] as const).reverse(),
      );
    };
    // In a proper object or set no two keys are equal; the generator does not know that.
    fc.assert(
      fc.property(terms, (term) => {
        const proper = parseTerm(toCanonicalText(distinct(term)));
        expect(toCanonicalText(shuffled(proper))).toBe(toCanonicalText(proper));
      }),
    );
  });

  it("writes keys that are not strings as OPA does, and lets the last in OPA's order win", () => {
    expect(jsonKey("a")).toBe("a");
    expect(jsonKey(parseTerm('{"x", 1}'))).toBe('[1,"x"]');
    for (const text of ['{1: "number", "1": "string"}', '{"1": "string", 1: "number"}']) {
      expect(toJsonText(parseTerm(text))).toBe('{"1":"string"}');
    }
  });

  it("keeps members named like properties of every object", () => {
    expect(toJsonText(parseTerm('{"__proto__": 1, "constructor": 2}'))).toBe(
      '{"__proto__":1,"constructor":2}',
    );
  });
});

function distinct(term: Term): Term {
  const byText = <T>(items: readonly T[], key: (item: T) => Term): T[] => [
    ...new Map(items.map((item) => [toCanonicalText(key(item)), item])).values(),
  ];
  if (Array.isArray(term)) return term.map(distinct);
  if (term instanceof RegoSet) return new RegoSet(byText(term.items.map(distinct), (item) => item));
  if (!(term instanceof RegoObject)) return term;
  return new RegoObject(
    byText(
      term.entries.map(([key, value]) => [distinct(key), distinct(value)] as const),
      ([key]) => key,
    ),
  );
}
