import { describe, expect, it } from "vitest";
import { parseGoText } from "./go-text.js";
import { differenceOf, outcomeText, type Outcome } from "./outcome.js";

const value = (text: string): Outcome => ({ kind: "value", term: parseGoText(text) });
const UNDEFINED: Outcome = { kind: "undefined" };
const ERROR: Outcome = { kind: "error", code: "eval_conflict_error" };
const LATE: Outcome = { kind: "time", message: "it" };
const TRAP: Outcome = { kind: "trap", message: "unreachable" };
const REFUSED: Outcome = { kind: "refused", message: "not implemented" };

describe("differenceOf", () => {
  it.each<[Outcome, Outcome]>([
    [value('{"a": [1.0, {2}]}'), value('{"a": [1, {2}]}')],
    [UNDEFINED, UNDEFINED],
    [ERROR, { kind: "error", code: "eval_internal_error" }],
    [TRAP, LATE],
  ])("takes %j and %j for equal", (compiled, byOpa) => {
    expect(differenceOf(compiled, byOpa)).toBeUndefined();
  });

  it.each<[Outcome, Outcome, string]>([
    [value("[{true: 1}]"), value("[{true: 1, true: 1}]"), "repeated-key"],
    [value("[{true: 1, true: 1}]"), value("[{true: 1}]"), "value"],
    [value("[2, 1]"), value("[1, 2]"), "order"],
    [value('["b,a"]'), value('["a,b"]'), "order"],
    [value("{[2, 1]}"), value("{[1, 2]}"), "order"],
    [value("[1]"), value("{1}"), "value"],
    [value('"1"'), value("1"), "value"],
    [value("[1.5]"), value("[1.25]"), "number"],
    [value("true"), value("false"), "value"],
    [UNDEFINED, value("null"), "undefined"],
    [value("null"), UNDEFINED, "undefined"],
    [ERROR, value("1"), "compiled-error"],
    [UNDEFINED, ERROR, "opa-error"],
    [TRAP, ERROR, "trap"],
    [REFUSED, UNDEFINED, "refused"],
    [LATE, value("1"), "time"],
    [value("1"), LATE, "time"],
  ])("of %j and %j is %3$s", (compiled, byOpa, difference) => {
    expect(differenceOf(compiled, byOpa)).toBe(difference);
  });
});

it("shows outcomes", () => {
  expect([value("{2, 1}"), UNDEFINED, ERROR, TRAP].map(outcomeText)).toEqual([
    "{1,2}",
    "undefined",
    "error eval_conflict_error",
    "trap: unreachable",
  ]);
});

it("reads the escapes of Go", () => {
  expect(parseGoText(String.raw`["\a\v\x7f\u00e9\U0001f600\"\\a\n"]`)).toEqual([
    '\u0007\u000b\u007fé😀"\\a\n',
  ]);
});
