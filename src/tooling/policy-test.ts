import { defined } from "../base/pick.js";
import type { RegoLocation } from "../base/errors.js";
import type { FailedExpression } from "./failed-expressions.js";
import type { RegoTestCase, RegoTestResult } from "../engine/opa/test-rego.js";

/** The outcome of a test or case. `error`: it could not be evaluated. `skipped`: its name begins with `todo_`. */
export type PolicyTestOutcome = "pass" | "fail" | "error" | "skipped";

/** A case of a test that has several: `test_x[name]`. */
export interface PolicyTestCase {
  /** The case's key, as OPA's tester prints it. */
  name: string;
  /** `fail` also when a case inside it fails. */
  outcome: "pass" | "fail";
  /** The cases inside this case; usually empty. */
  cases: PolicyTestCase[];
}

/** A policy test that ran or was skipped. */
export interface PolicyTest {
  /** With `data`: `data.gate_test`. */
  package: string;
  /** The rule: `test_denied`. */
  name: string;
  /** The rule's location. */
  location: RegoLocation;
  /** `fail` also when one of its cases fails. */
  outcome: PolicyTestOutcome;
  /** Duration in milliseconds. */
  durationMs: number;
  /** Its prints; empty without any. */
  output: string;
  /** Why it could not be evaluated, for the outcome `error`. `code` is OPA's, such as `eval_builtin_error`. */
  error?: { code: string; message: string; location?: RegoLocation };
  /** Empty for a test without cases. */
  cases: PolicyTestCase[];
  /**
   * For the outcome `fail`, of the first ten such tests: the expressions that were false or undefined, without values.
   * Absent where ten seconds do not suffice to find them.
   */
  failedAt?: FailedExpression[];
  /** For a compiled test (`target: "wasm"`): the result of OPA's evaluator, if it differs. */
  differs?: { outcome: PolicyTestOutcome; cases: PolicyTestCase[] };
}

function toCases(cases: Record<string, RegoTestCase> = {}): PolicyTestCase[] {
  return Object.entries(cases).map(([name, { fail, sub_results: inner }]) => ({
    name,
    outcome: fail === true ? "fail" : "pass",
    cases: toCases(inner),
  }));
}

export function toOutcome({
  error,
  fail,
  skip,
}: Pick<RegoTestResult, "error" | "fail" | "skip">): PolicyTestOutcome {
  if (error !== undefined) return "error";
  if (fail === true) return "fail";
  return skip === true ? "skipped" : "pass";
}

function toError({
  code,
  message,
  location,
}: NonNullable<RegoTestResult["error"]>): NonNullable<PolicyTest["error"]> {
  const { file, row, column } = location ?? {};
  return {
    code: code ?? "error",
    message: message ?? "the test could not be evaluated",
    ...(file === undefined || row === undefined ? {} : { location: { file, row, column: column ?? 1 } }),
  };
}

/** A result of OPA's tester. */
export function toPolicyTest(result: RegoTestResult, failedAt: FailedExpression[] = []): PolicyTest {
  const { location, duration, output = "", error, differs } = result;
  return {
    package: result.package,
    name: result.name,
    location: { file: location.file, row: location.row, column: location.col },
    outcome: toOutcome(result),
    durationMs: duration / 1e6,
    output: Buffer.from(output, "base64").toString("utf8"),
    ...(error === undefined ? {} : { error: toError(error) }),
    cases: toCases(result.sub_results),
    ...(failedAt.length === 0 ? {} : { failedAt }),
    ...defined({ differs: differs && { outcome: differs.outcome, cases: toCases(differs.sub_results) } }),
  };
}
