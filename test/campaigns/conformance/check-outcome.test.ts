import { describe, expect, it } from "vitest";
import { checkError, checkResult, type Outcome } from "./check-outcome.js";
import { parseCases, type ConformanceCase } from "./parse-cases.js";
import { BuiltinError, EvaluationError, PolicyLoadError } from "../../../src/base/errors.js";
import { parseTerm } from "../../../src/base/terms/parse-term.js";

function caseThatWants(wants: string): ConformanceCase {
  const text = `cases: [{note: n, query: q, ${wants}}]`;
  const [test] = parseCases(text, { file: "a.yaml", category: "a", regoVersion: "v1" });
  return test!;
}

const solutions = (...texts: string[]): Outcome => ({ solutions: texts.map(parseTerm) });
const builtinFails = (message: string, opaCode?: string): Outcome => ({
  error: new BuiltinError(message, {
    code: "builtin_failed",
    builtin: "f",
    ...(opaCode === undefined ? {} : { opaCode }),
  }),
});
const policyFails = (message: string, opaCode: string): Outcome => ({
  error: new EvaluationError(message, { code: "policy_failed", opaCode }),
});

describe("checkResult", () => {
  it.each<{ wants: string; outcome: Outcome }>([
    { wants: "want_result: [{x: 1}]", outcome: solutions('{"x": 1}') },
    { wants: "want_result: [{x: 1}]", outcome: solutions('{"x": 1.0}') },
    { wants: "want_result: [{x: 1}, {x: 2}]", outcome: solutions('{"x": 2}', '{"x": 1}') },
    { wants: "want_result: [{}]", outcome: solutions("{}") },
    { wants: "want_result: []", outcome: solutions() },
    { wants: "want_error_code: eval_type_error, strict_error: true", outcome: solutions() },
    { wants: "want_result: [{x: [1, 2]}], sort_bindings: true", outcome: solutions('{"x": [2, 1]}') },
  ])("passes {$wants}", ({ wants, outcome }) => {
    expect(checkResult(caseThatWants(wants), outcome)).toBeUndefined();
  });

  it.each<{ wants: string; outcome: Outcome; failure: string }>([
    {
      wants: "want_result: [{x: 1}]",
      outcome: solutions('{"x": 2}'),
      failure: '{{"x":1}} was wanted, and it is {{"x":2}}',
    },
    { wants: "want_result: [{x: 1}]", outcome: solutions(), failure: "it is set()" },
    { wants: "want_result: [{x: '1'}]", outcome: solutions('{"x": 1}'), failure: 'it is {{"x":1}}' },
    { wants: "want_result: [{x: 1}]", outcome: solutions('{"x": 1}', '{"x": 2}'), failure: '{"x":2}}' },
    { wants: "want_result: []", outcome: solutions("{}"), failure: "set() was wanted, and it is {{}}" },
    { wants: "want_result: [{}]", outcome: solutions(), failure: "{{}} was wanted, and it is set()" },
    { wants: "want_result: [{x: [1, 2]}]", outcome: solutions('{"x": [2, 1]}'), failure: "[2,1]" },
    {
      wants: "want_result: [{x: [[1, 2]]}], sort_bindings: true",
      outcome: solutions('{"x": [[2, 1]]}'),
      failure: "[[2,1]]",
    },
    {
      wants: "want_error_code: eval_type_error, strict_error: true",
      outcome: solutions("{}"),
      failure: "set() was wanted",
    },
    { wants: "want_result: []", outcome: builtinFails("boom"), failure: "unexpected error: boom" },
    { wants: "want_result: []", outcome: { error: "boom" }, failure: "unexpected error: boom" },
    {
      wants: "want_result: []",
      outcome: { error: new Error("outer", { cause: new Error("inner") }) },
      failure: "unexpected error: outer: inner",
    },
  ])("fails {$wants}: $failure", ({ wants, outcome, failure }) => {
    expect(checkResult(caseThatWants(wants), outcome)).toContain(failure);
  });
});

describe("checkError", () => {
  const strict = "want_error: 'f: bad', want_error_code: eval_type_error, strict_error: true";

  it.each<{ wants: string; outcome: Outcome }>([
    { wants: strict, outcome: builtinFails("f: bad", "eval_type_error") },
    { wants: "want_error: bad", outcome: builtinFails("f: bad") },
    {
      wants: "want_error: 'a.rego:4: eval_type_error: bad'",
      outcome: builtinFails("bad", "eval_type_error"),
    },
    { wants: "want_error: '', want_error_code: c", outcome: builtinFails("bad", "c") },
    { wants: "want_error_code: c", outcome: builtinFails("bad", "c") },
    // The module's own texts are others than those of OPA's evaluator.
    { wants: "want_error: one, want_error_code: c", outcome: policyFails("other", "c") },
  ])("passes {$wants}", ({ wants, outcome }) => {
    expect(checkError(caseThatWants(wants), outcome)).toBeUndefined();
  });

  it.each<{ wants: string; outcome: Outcome; failure: string }>([
    { wants: strict, outcome: solutions(), failure: "an error was wanted, and it is set()" },
    { wants: strict, outcome: solutions("{}"), failure: "an error was wanted, and it is {{}}" },
    {
      wants: strict,
      outcome: builtinFails("f: other", "eval_type_error"),
      failure: "the error f: bad was wanted, and it is f: other",
    },
    {
      wants: strict,
      outcome: builtinFails("f: bad", "eval_builtin_error"),
      failure: "the code eval_type_error was wanted, and it is eval_builtin_error",
    },
    { wants: strict, outcome: builtinFails("f: bad"), failure: "and it is undefined" },
    {
      wants: strict,
      outcome: policyFails("f: bad", "eval_type_error"),
      failure: "an error of a built-in was wanted",
    },
    {
      wants: "want_error: 'a.rego:4: eval_type_error: bad'",
      outcome: builtinFails("bad", "eval_builtin_error"),
      failure: "the code eval_type_error was wanted",
    },
    { wants: "want_error: bad", outcome: builtinFails("good"), failure: "the error bad was wanted" },
    { wants: "want_error: bad", outcome: policyFails("good", "c"), failure: "the error bad was wanted" },
    { wants: "want_error_code: c", outcome: policyFails("bad", "d"), failure: "the code c was wanted" },
    {
      wants: "want_error: bad",
      outcome: { error: new TypeError("bad") },
      failure: "an error of the policy was wanted, and it is bad",
    },
    {
      wants: "want_error: f",
      outcome: { error: new PolicyLoadError("f is not there", { code: "builtin_missing" }) },
      failure: "an error of the policy was wanted",
    },
  ])("fails {$wants}: $failure", ({ wants, outcome, failure }) => {
    expect(checkError(caseThatWants(wants), outcome)).toContain(failure);
  });
});
