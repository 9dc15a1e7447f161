import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callKey } from "../../../src/base/terms/call-key.js";
import { toRegoText } from "../../../src/base/terms/term-text.js";
import { compareTerms } from "../../../src/base/terms/term.js";
import { terms } from "./arbitrary-term.js";

describe("callKey", () => {
  it.each([
    [["1"], ["1.0"]],
    [["10e-1"], ["1e0"]],
    [["-0"], ["0"]],
    [["{2,1}"], ["{1.0,2}"]],
    [['{"b":1,"a":[2.0]}'], ['{"a":[2],"b":1}']],
    [["[{3,{2,1}}]"], ["[{{1,2},3}]"]],
    [['{{2,1}:"x"}'], ['{{1,2}:"x"}']],
  ])("is one for %j and %j", (a, b) => {
    expect(callKey("t.f", a)).toBe(callKey("t.f", b));
  });

  it.each([
    [['"1"'], ["1"]],
    [["true"], ['"true"']],
    [["null"], ["false"]],
    [["[1]"], ["{1}"]],
    [["{}"], ["set()"]],
    [["[]"], ["set()"]],
    [["1", "2"], ["[1,2]"]],
    [['"a","b"'], ['"a"', '"b","c"']],
    [['"a"', '"b"'], ['"a\\",\\"b"']],
    [["12345678901234567890"], ["12345678901234567891"]],
    [[], ['""']],
  ])("tells %j and %j apart", (a, b) => {
    expect(callKey("t.f", a)).not.toBe(callKey("t.f", b));
  });

  it("tells names apart", () => {
    expect(callKey("t.f", ["1"])).not.toBe(callKey("t.g", ["1"]));
  });

  it("is equal exactly for equal terms", () => {
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        const equal = callKey("t.f", [toRegoText(a)]) === callKey("t.f", [toRegoText(b)]);
        expect(equal).toBe(compareTerms(a, b) === 0);
      }),
    );
  });
});
