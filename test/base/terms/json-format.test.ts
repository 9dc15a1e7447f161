import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatJson } from "../../../src/base/terms/json-format.js";
import { parseJson, parseTerm } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";
import { terms } from "./arbitrary-term.js";

describe("formatJson", () => {
  it.each<[string, string, string]>([
    ["keys as they were written", '{"b":1,"a":2}', '{"b":1,"a":2}'],
    ["the last of equal keys", '{"a":1,"b":2,"a":3}', '{"a":3,"b":2}'],
    ["numbers as they are written", "[1.0,1e400,-0]", "[1.0,1e400,-0]"],
    ["what HTML would read", '"<a>&\u2028\\u0001"', '"\\u003ca\\u003e\\u0026\\u2028\\u0001"'],
    ["sets in OPA's order", "{2, 1, set()}", "[1,2,[]]"],
    ["of keys with equal text the last in OPA's order", '{set(): 1, []: 2, "[]": 3}', '{"[]":1}'],
    ["keys of any type", "{1: true, [2]: {}}", '{"1":true,"[2]":{}}'],
  ])("writes %s", (_what, term, json) => {
    expect(formatJson(parseTerm(term))).toBe(json);
  });

  it("indents as encoding/json does", () => {
    const value = { a: [1, { b: "c" }], d: [], e: {} };
    const text = JSON.stringify(value);
    expect(formatJson(parseJson(text), "  ")).toBe(JSON.stringify(value, null, 2));
  });

  it("writes the same document as toJsonText", () => {
    fc.assert(
      fc.property(terms, fc.constantFrom("", "\t"), (term, indent) => {
        expect(toJsonText(parseJson(formatJson(term, indent)))).toBe(toJsonText(parseJson(toJsonText(term))));
      }),
    );
  });
});
