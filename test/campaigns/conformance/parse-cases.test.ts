import { describe, expect, it } from "vitest";
import { parseCases } from "./parse-cases.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

const origin = { file: "v1/sets/a.yaml", category: "sets", regoVersion: "v1" } as const;

describe("parseCases", () => {
  it("reads every field of a case, and keeps numbers as they are written", () => {
    const [test, ...others] = parseCases(
      `
cases:
  - note: sets/all fields
    query: data.test.p = x
    modules: ["package test"]
    data: {a: 12345678901234567890123}
    input: [1]
    input_term: '{1}'
    want_result: [{x: 1}]
    want_error: divide by zero
    want_error_code: eval_builtin_error
    strict_error: true
    sort_bindings: true
    ignore_generated_vars: true
`,
      origin,
    );
    expect(others).toEqual([]);
    expect({ ...test, wantResult: test?.wantResult?.map(toJsonText) }).toEqual({
      name: "v1/sets/all fields",
      category: "sets",
      regoVersion: "v1",
      query: "data.test.p = x",
      modules: ["package test"],
      data: '{"a":12345678901234567890123}',
      input: "[1]",
      inputTerm: "{1}",
      wantResult: ['{"x":1}'],
      wantError: "divide by zero",
      wantErrorCode: "eval_builtin_error",
      strictError: true,
      sortBindings: true,
    });
  });

  it("takes a null for a field that is not there", () => {
    const [test] = parseCases(
      "cases: [{note: n, query: q, data: null, input: null, want_error: null, want_result: []}]",
      origin,
    );
    expect(test).toMatchObject({ data: undefined, input: undefined, wantError: undefined, wantResult: [] });
  });

  it.each([
    { file: "no cases", text: "{}", message: "v1/sets/a.yaml is not a file of cases" },
    { file: "an empty list", text: "cases: []", message: "at least one" },
    { file: "an empty file", text: "", message: "not a file of cases" },
    { file: "a further key", text: "{cases: [{note: n}], more: 1}", message: "it must contain only `cases`" },
    { file: "a case that is none", text: "cases: [1]", message: "a.yaml, case 0: it has no `note`" },
  ])("refuses a file with $file", ({ text, message }) => {
    expect(() => parseCases(text, origin)).toThrow(message);
  });

  it.each([
    { fields: "query: q, want_result: []", message: "has no `note`" },
    { fields: "note: n, want_result: []", message: "has no `query`" },
    { fields: "note: n, query: q", message: "wants neither a result nor an error" },
    { fields: "note: n, query: q, strict_error: true", message: "wants neither" },
    { fields: "note: n, query: q, want_error: ''", message: "wants neither" },
    { fields: "note: n, query: q, want_result: null", message: "wants neither" },
    { fields: "note: n, query: q, want_result: {x: 1}", message: "`want_result` of another type" },
    { fields: "note: n, query: q, want_result: [1]", message: "`want_result` of another type" },
    { fields: "note: n, query: q, want_error: 1", message: "`want_error` of another type" },
    { fields: "note: n, query: q, want_error_code: [a]", message: "`want_error_code` of another type" },
    {
      fields: "note: n, query: q, want_result: [], strict_error: 'true'",
      message: "`strict_error` of another",
    },
    { fields: "note: n, query: q, want_result: [], sort_bindings: 1", message: "`sort_bindings` of another" },
    { fields: "note: n, query: q, want_result: [], modules: package a", message: "`modules` of another" },
    { fields: "note: n, query: q, want_result: [], modules: [1]", message: "`modules` of another" },
    { fields: "note: n, query: q, want_result: [], data: [1]", message: "`data` of another" },
    {
      fields: "note: n, query: q, want_result: [], want_defined: true",
      message: "has `want_defined`, which",
    },
    { fields: "note: n, query: q, want_result: [], env: {A: b}", message: "has `env`, which" },
  ])("refuses a case {$fields}", ({ fields, message }) => {
    const good = "{note: good, query: q, want_result: []}";
    expect(() => parseCases(`cases: [${good}, {${fields}}]`, origin)).toThrow(
      new RegExp(`a\\.yaml, case 1: it .*${message}`),
    );
  });
});
