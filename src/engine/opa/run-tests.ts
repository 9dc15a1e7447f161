import { limitReading } from "../../base/async/reading.js";
import { EvaluationError, type ErrorCode } from "../../base/errors.js";
import { toOpaLocation } from "../../base/text/opa-location.js";
import { combineTests } from "./combine-tests.js";
import { expectLongRun } from "./core-tier.js";
import { MAX_WORKERS } from "./core-worker.js";
import {
  listTests,
  testRego,
  type TestName,
  type TestRegoRequest,
  type TestRegoResult,
  type TestShare,
} from "./test-rego.js";

export interface RunTestsRequest extends TestRegoRequest {
  /** Number of instances that share the tests. Default: depends on the number of tests. */
  parallel?: number;
  /** Whether OPA's tester alone runs in the process, which is prepared for a long suite then. Default: false. */
  isAlone?: boolean;
  /** Whether each result has its text in the report (`printed`), where the suite is divisible. Default: false. */
  printsEach?: boolean;
}

/** Minimum tests per instance: each instance compiles and holds all policies and tests again. */
const TESTS_PER_INSTANCE = 1000;
/** Number of tests from which on optimizing the hot code pays off. */
const LONG_RUN_TESTS = 350;
/** Matches a part of the name of every test. */
const TEST_NAME = /test_/g;
/** Maximum number of tests that may crash their instance before the run fails. */
const MAX_CRASHES = 3;

/** Runs the shares of a suite and keeps their common state. */
class DividedRun {
  readonly #request: TestRegoRequest;
  #isCompiled = false;
  #crashes = 0;

  constructor(request: TestRegoRequest) {
    this.#request = request;
  }

  /** Without a share it is the whole suite. */
  async run(share?: TestShare): Promise<TestRegoResult> {
    try {
      return await testRego({ ...this.#request, share });
    } catch (error) {
      if (!hasCode(error, "memory_limit", "stack_limit", "opa_core_failed")) throw error;
      return this.#withoutCrash(share ?? { index: 0, of: 1 }, error);
    }
  }

  /** Returns the number of instances for the tests of a long suite. */
  async countInstances(): Promise<number> {
    return Math.floor((await listTests(this.#request)).length / TESTS_PER_INSTANCE);
  }

  /** Bisects a share that crashed its instance until the cause is isolated. */
  async #withoutCrash(share: TestShare, error: EvaluationError): Promise<TestRegoResult> {
    const tests = await listTests({ ...this.#request, share });
    const [test] = tests;
    if (!this.#isCompiled) {
      // A crash without tests comes from the policies that all shares have in common.
      await testRego({ ...this.#request, share: { index: Number.MAX_SAFE_INTEGER, of: 1 } });
      this.#isCompiled = true;
    }
    if (test === undefined || this.#crashes >= MAX_CRASHES) throw error;
    if (tests.length === 1) {
      this.#crashes++;
      return toCrashed(test, error);
    }
    const { index, of } = share;
    const first = await this.run({ index, of: 2 * of });
    return combineTests([first, await this.run({ index: index + of, of: 2 * of })]);
  }
}

function hasCode(error: unknown, ...codes: ErrorCode[]): error is EvaluationError {
  return error instanceof EvaluationError && codes.includes(error.code);
}

function toCrashed(
  { package: of, name, location }: TestName,
  { code, message }: EvaluationError,
): TestRegoResult {
  const position = `${location.file}:${String(location.row)}`;
  return {
    stdout: "",
    stderr: "",
    exitCode: 2,
    results: [
      {
        location: toOpaLocation(location),
        package: of,
        name,
        error: { code, message, location },
        duration: 0,
      },
    ],
    printed: [{ text: `${position}:\n${of}.${name}: ERROR (0s)\n  ${code}: ${message}\n`, failure: "" }],
  };
}

/** Coverage, benchmarks and repeated runs need a single instance. */
export function isDivisible({
  bench,
  coverage,
  threshold,
  count = 1,
  format = "pretty",
}: TestRegoRequest): boolean {
  return bench !== true && coverage !== true && (threshold ?? 0) === 0 && count === 1 && format === "pretty";
}

/** As many tests as a suite has, or more. To count them is to parse the suite. */
function countNames({ files }: TestRegoRequest): number {
  let most = 0;
  for (const { text } of files) most += text.match(TEST_NAME)?.length ?? 0;
  return most;
}

/**
 * Runs the tests of policies as `testRego` does, in several instances when there are many. A test that crashes its
 * instance, by memory use or nesting, becomes an error of that test; the others keep their results.
 *
 * @throws PolicyLoadError, EvaluationError as `testRego`; a crash only when no single test causes it, or too many do.
 */
export async function runTests({
  parallel,
  isAlone = false,
  printsEach = false,
  ...request
}: RunTestsRequest): Promise<TestRegoResult> {
  const mostTests = countNames(request);
  if (isAlone && mostTests >= LONG_RUN_TESTS) expectLongRun();
  if (!isDivisible(request)) return testRego(request);
  const { signal, timeoutMs = Infinity } = request;
  return limitReading("testing the policies", { signal, timeoutMs }, () =>
    runDivided(request, mostTests, { parallel, printsEach }),
  );
}

async function runDivided(
  request: TestRegoRequest,
  mostTests: number,
  { parallel, printsEach }: { parallel: number | undefined; printsEach: boolean },
): Promise<TestRegoResult> {
  const failed = new AbortController();
  const { signal } = request;
  const divided = new DividedRun({
    ...request,
    signal: signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]),
  });
  try {
    const mayBeDivided = MAX_WORKERS > 1 && mostTests >= 2 * TESTS_PER_INSTANCE;
    const wanted = parallel ?? (mayBeDivided ? await divided.countInstances() : 1);
    const of = Math.min(wanted, MAX_WORKERS);
    if (of <= 1) return await divided.run(printsEach ? { index: 0, of: 1 } : undefined);
    return combineTests(
      await Promise.all(Array.from({ length: of }, (_, index) => divided.run({ index, of }))),
    );
  } catch (error) {
    failed.abort();
    throw error;
  }
}
