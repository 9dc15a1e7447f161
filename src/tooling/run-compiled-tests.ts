import { append } from "../base/lists.js";
import type { Deadline } from "../base/async/deadline.js";
import { BuiltinError, EvaluationError } from "../base/errors.js";
import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import type { Decision } from "../engine/rounds/decision.js";
import { explainConflict } from "../engine/opa/conflict-message.js";
import type { Policy } from "../engine/rounds/policy.js";
import {
  compileTests,
  reportTests,
  type CompiledTest,
  type CompiledTests,
} from "../engine/opa/compile-tests.js";
import type {
  AnswerTable,
  RegoTestCase,
  RegoTestResult,
  TestRegoRequest,
  TestRegoResult,
} from "../engine/opa/test-rego.js";
import type { JsonValue } from "../base/terms/json-value.js";
import { toOpaLocation } from "../base/text/opa-location.js";
import { version } from "../base/version.js";
import { answeredBuiltins, TEST_CASE } from "./answered-builtins.js";
import { isJsonObject } from "../base/text/member-of.js";
import { workDeadline } from "../base/async/reading.js";

export interface RunCompiledTestsRequest extends TestRegoRequest {
  builtins: readonly BuiltinDeclaration[];
  answers: AnswerTable;
}

const DEFAULT_TEST_TIMEOUT_MS = 5_000;
const MAX_MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Runs the tests of policies compiled to Wasm, one after another: a module for a number of them, each test an
 * entrypoint of it, and each a separate evaluation in regohost's engine.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego that OPA rejects, `opa_core_unavailable`.
 * @throws EvaluationError `timeout` and `aborted` for the whole run.
 */
export async function runCompiledTests(request: RunCompiledTestsRequest): Promise<TestRegoResult> {
  const { timeoutMs, signal, count = 1 } = request;
  const deadline = workDeadline("testing the policies", { timeoutMs, signal });
  const compiled = await compileTests(request);
  const policies = await load(compiled, request);
  const result: TestRegoResult = {
    stdout: "",
    stderr: "",
    exitCode: 0,
    results: [],
    outline: compiled.outline,
  };
  try {
    for (let run = 0; run < count; run++) {
      const results = await runOnce(compiled.tests, policies, request, deadline);
      const { stdout, exitCode } = await reportTests({
        results,
        verbose: request.verbose ?? false,
        exitZeroOnSkipped: request.exitZeroOnSkipped ?? false,
        signal,
      });
      append(result.results, results);
      result.stdout += stdout;
      result.exitCode = Math.max(result.exitCode, exitCode);
    }
  } finally {
    for (const policy of policies) await policy?.close();
  }
  return result;
}

/** Loads a policy from each module; `undefined` for an empty one. */
async function load(
  { modules }: CompiledTests,
  { builtins, answers, data }: RunCompiledTestsRequest,
): Promise<(Policy | undefined)[]> {
  const [{ createPolicy, PLAIN_SETTINGS }, { createStandardBuiltins }] = await Promise.all([
    import("../engine/rounds/create-policy.js"),
    import("../engine/std/registry.js"),
  ]);
  const standardBuiltin = answeredBuiltins(builtins, answers, createStandardBuiltins({}));
  const document = data === undefined ? undefined : Buffer.from(data);
  const policies: (Policy | undefined)[] = [];
  for (const wasm of modules) {
    policies.push(
      wasm.length === 0
        ? undefined
        : await createPolicy({
            ...PLAIN_SETTINGS,
            subject: "the tests",
            wasm,
            standardBuiltin,
            data: document,
            maxMemoryBytes: MAX_MEMORY_BYTES,
            version,
          }),
    );
  }
  return policies;
}

async function runOnce(
  tests: readonly CompiledTest[],
  policies: readonly (Policy | undefined)[],
  request: RunCompiledTestsRequest,
  deadline: Deadline,
): Promise<RegoTestResult[]> {
  const { testTimeoutMs = DEFAULT_TEST_TIMEOUT_MS, raiseBuiltinErrors = false, signal } = request;
  const results: RegoTestResult[] = [];
  for (const test of tests) {
    deadline.check();
    const { entrypoint } = test;
    const policy = policies[test.module];
    if (policy === undefined || entrypoint === undefined) {
      results.push(withoutRun(test));
      continue;
    }
    const startedAt = performance.now();
    const ended = await policy
      .decide(undefined, {
        entrypoint,
        shownAs: `${test.package}.${test.name}`,
        timeoutMs: Math.min(testTimeoutMs, Math.max(deadline.remainingMs, 1)),
        interrupt: true,
        strictBuiltinErrors: raiseBuiltinErrors,
        signal,
      })
      .then(
        (decision) => fromDecision(test, decision),
        async (error: unknown) => fromError(await explainConflict(error, request), deadline),
      );
    const duration = Math.round((performance.now() - startedAt) * 1e6);
    results.push({ ...toHead(test), ...ended, duration });
  }
  return results;
}

type Head = Pick<RegoTestResult, "location" | "package" | "name">;

function toHead({ package: of, name, location }: CompiledTest): Head {
  return { location: toOpaLocation(location), package: of, name };
}

function withoutRun(test: CompiledTest): RegoTestResult {
  const why = test.error === undefined ? {} : { error: { code: "plan_error", message: test.error } };
  return { ...toHead(test), ...(test.skip === true ? { skip: true } : why), duration: 0 };
}

type Ended = Pick<RegoTestResult, "fail" | "error" | "output" | "sub_results">;

function fromDecision({ cases }: CompiledTest, decision: Decision): Ended {
  const { result, prints } = decision;
  const printed = prints.map(({ message }) => `${message}\n`).join("");
  const output = printed === "" ? {} : { output: Buffer.from(printed).toString("base64") };
  if (cases !== true || result === undefined)
    return { ...(result === true ? {} : { fail: true }), ...output };
  const { fail, found } = toCases(result, begunCases(decision));
  return { ...(fail ? { fail } : {}), ...output, sub_results: found };
}

/** The code is OPA's if it has one. */
function fromError(error: unknown, deadline: Deadline): Ended {
  if (!(error instanceof EvaluationError) || error.code === "aborted") throw error;
  if (error.code === "timeout") deadline.check();
  const own = error instanceof BuiltinError ? "eval_builtin_error" : error.code;
  const code = error.opaCode ?? (error.code === "timeout" ? "eval_cancel_error" : own);
  return { error: { code, message: error.message } };
}

/** The names of the cases that began, outer cases first. A case that began and has no value failed. */
function begunCases({ calls }: Decision): string[][] {
  return calls.flatMap(({ builtin, args: [path] }) =>
    builtin === TEST_CASE && Array.isArray(path) ? [path.map(toCaseName)] : [],
  );
}

/** The tester's name of a case: a string as it is, anything else as JSON. */
function toCaseName(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The outcome of each case by its name, by the tester's rule: a case passes when its value is true. */
function toCases(
  value: JsonValue,
  begun: readonly string[][],
): { fail: boolean; found: Record<string, RegoTestCase> } {
  let fail = false;
  const found: Record<string, RegoTestCase> = {};
  for (const [name, outcome] of isJsonObject(value) ? Object.entries(value) : []) {
    const inner = isJsonObject(outcome) ? toCases(outcome, []) : undefined;
    const failed = inner === undefined ? outcome !== true : inner.fail;
    found[name] = {
      name,
      ...(failed ? { fail: true } : {}),
      ...(inner === undefined ? {} : { sub_results: inner.found }),
    };
    fail ||= failed;
  }
  for (const path of begun) fail = addBegun(found, path) || fail;
  return { fail, found };
}

/** Adds a case that began; it failed unless it already has a value. */
function addBegun(cases: Record<string, RegoTestCase>, [name, ...inner]: readonly string[]): boolean {
  if (name === undefined) return true;
  const one = (cases[name] ??= { name, fail: true, ...(inner.length > 0 ? { sub_results: {} } : {}) });
  if (inner.length === 0) return one.fail === true;
  const failed = addBegun((one.sub_results ??= {}), inner);
  if (failed) one.fail = true;
  return failed;
}
