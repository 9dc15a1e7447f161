import { describe, expect, it } from "vitest";
import {
  ANY,
  filledList,
  FLAG,
  INTEGER,
  list,
  object,
  oneOf,
  optional,
  record,
  TEXT,
  type Shape,
} from "../../src/values/shape.js";

/** What a shape makes of a value of JSON, or its reasons against it. */
function read(shape: Shape<unknown>, text: string): unknown {
  const value: unknown = JSON.parse(text);
  const reasons: string[] = [];
  return shape(value, "", (reason) => reasons.push(reason)) ? value : reasons;
}

const PAIR = object<{ a: string; b?: number }>({ a: TEXT, b: optional(INTEGER) });

describe("a shape", () => {
  it.each<[string, Shape<unknown>, string]>([
    ["a text", TEXT, '""'],
    ["a flag", FLAG, "false"],
    ["an integer", INTEGER, "-3"],
    ["anything", ANY, "null"],
    ["one of some", oneOf<"a" | 2>("a", 2), "2"],
    ["an empty list", list(TEXT), "[]"],
    ["a filled list", filledList(TEXT), '["a"]'],
    ["keys of its own", record(INTEGER), '{"a": 1, "constructor": 2, "__proto__": 3}'],
    ["an object", PAIR, '{"a": "", "b": 1}'],
    ["an object without what is optional", PAIR, '{"a": ""}'],
  ])("takes %s as it is", (_what, shape, text) => {
    expect(read(shape, text)).toEqual(JSON.parse(text));
  });

  it.each<[Shape<unknown>, string, string]>([
    [TEXT, "1", " must be a string"],
    [FLAG, "0", " must be true or false"],
    [INTEGER, "1.5", " must be an integer"],
    [INTEGER, "1e300", " must be an integer"],
    [INTEGER, '"1"', " must be an integer"],
    [oneOf<"a" | 2>("a", 2), '"2"', ' must be "a" or 2'],
    [list(TEXT), '{"length": 0}', " must be a list"],
    [list(TEXT), '["a", null, 1]', "/1 must be a string"],
    [filledList(TEXT), "[]", " must not be empty"],
    [filledList(TEXT), "[1]", "/0 must be a string"],
    [record(TEXT), "[]", " must be an object"],
    [record(TEXT), "null", " must be an object"],
    [record(TEXT), '{"__proto__": 1}', "/__proto__ must be a string"],
    [PAIR, "{}", "/a is missing"],
    [PAIR, '{"__proto__": {"a": ""}}', "/a is missing"],
    [PAIR, '{"a": "", "b": null}', "/b must be an integer"],
    [object<{ toString: string }>({ toString: TEXT }), "{}", "/toString is missing"],
    [list(PAIR), '[{"a": ""}, {"a": 1}]', "/1/a must be a string"],
  ])("%o refuses %s, with the first reason", (shape, text, reason) => {
    expect(read(shape, text)).toEqual([reason]);
  });

  it("removes the members that it does not have", () => {
    expect(read(list(PAIR), '[{"a": "", "c": 1, "__proto__": {"b": 1}}]')).toStrictEqual([{ a: "" }]);
  });
});
