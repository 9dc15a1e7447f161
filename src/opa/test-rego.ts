import type { RegoLocation } from "../errors.js";
import type { AnswerTable } from "./answer-table.js";
import { toRequestSchemas } from "./check-rego.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import { parseReply, runInCore, type CoreRunOptions } from "./run-in-core.js";

export type { AnswerTable } from "./answer-table.js";

/** The options of `opa test`. */
export interface TestRegoRequest extends RegoSources, CoreRunOptions {
  /** A regular expression: only tests whose full name matches it run. */
  run?: string;
  verbose?: boolean;
  explain?: "fails" | "full" | "notes" | "debug";
  /** Shows the values of local variables where a test fails. */
  varValues?: boolean;
  coverage?: boolean;
  /** Default: both supplementary passes. */
  coverageRuns?: readonly ("index_excluded" | "early_exit")[];
  /** The least coverage, in percent; implies `coverage`. */
  threshold?: number;
  /** Default: pretty. `gobench` needs `bench`. With coverage the output is its JSON report. */
  format?: "pretty" | "json" | "gobench";
  sortDuration?: boolean;
  bench?: boolean;
  benchMemory?: boolean;
  /** How often the tests run. Default: 1. */
  count?: number;
  /** How long each test may take, in milliseconds. Default: 5,000; 30,000 with `bench`. */
  testTimeoutMs?: number;
  maxErrors?: number;
  raiseBuiltinErrors?: boolean;
  exitZeroOnSkipped?: boolean;
  schemas?: Readonly<Record<string, unknown>>;
  /** A call of a built-in that OPA cannot answer, and that has no answer here, is an error of its test. */
  answers?: AnswerTable;
  /** Default: all tests. */
  share?: TestShare;
}

/** Of the tests in the order of their files and rows every one whose index is `index`, modulo `of`. */
export interface TestShare {
  index: number;
  of: number;
}

/** A test, before it runs. */
export interface TestName {
  /** With `data`: `data.gate_test`. */
  package: string;
  name: string;
  location: RegoLocation;
}

/** What the report of `opa test` prints for a result: where it is listed, and in detail among the failures. */
export interface PrintedTest {
  text: string;
  failure: string;
}

/** The cases of a test that has several. */
export interface RegoTestCase {
  name: string;
  fail?: boolean;
  sub_results?: Record<string, RegoTestCase>;
}

/** One test, as `opa test --format json` reports it. */
export interface RegoTestResult {
  location: { file: string; row: number; col: number };
  /** With `data`: `data.gate_test`. */
  package: string;
  name: string;
  fail?: boolean;
  skip?: boolean;
  error?: { code?: string; message?: string; location?: Partial<RegoLocation> };
  /** Nanoseconds. */
  duration: number;
  /** What the test printed, in Base64. */
  output?: string;
  sub_results?: Record<string, RegoTestCase>;
}

export interface TestRegoResult {
  /** What `opa test` prints. */
  stdout: string;
  stderr: string;
  /** As `opa test` would exit: 0, 1, or 2 for tests that failed or coverage below the threshold. */
  exitCode: number;
  /** In the order of files and rows. */
  results: RegoTestResult[];
  coverage?: {
    coverage: number;
    covered_lines: number;
    not_covered_lines: number;
    files: Record<string, unknown>;
  };
  /** Of a share: for each of `results`. */
  printed?: PrintedTest[];
}

/**
 * Runs the tests of policies with OPA's own tester, one after another.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego or data that cannot be loaded, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function testRego(request: TestRegoRequest): Promise<TestRegoResult> {
  return parseReply<TestRegoResult>(await askTester(request, {}));
}

/**
 * Names the tests that `testRego` would run. The policies are parsed, not compiled.
 *
 * @throws PolicyLoadError, EvaluationError as `testRego`.
 */
export async function listTests(request: TestRegoRequest): Promise<TestName[]> {
  return parseReply<{ tests?: TestName[] }>(await askTester(request, { list: true })).tests ?? [];
}

async function askTester(request: TestRegoRequest, more: { list?: true }): Promise<Uint8Array> {
  const { signal, timeoutMs, schemas, ...options } = request;
  const { ok, bytes } = await runInCore({
    what: "testing the policies",
    request: {
      ...options,
      ...more,
      op: "test",
      ...toRequestSources(request),
      schemas: toRequestSchemas(schemas),
    },
    signal,
    timeoutMs,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), request.files));
  return bytes;
}
