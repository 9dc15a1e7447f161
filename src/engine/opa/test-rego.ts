import type { RegoLocation } from "../../base/errors.js";
import { askCore } from "./ask-core.js";
import { toRequestSchemas } from "./check-rego.js";
import type { HostAnswer } from "./core-instance.js";
import { refusedTests } from "./rego-diagnostics.js";
import type { RegoOutline } from "./rego-outline.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";
import type { ExplainMode } from "../../base/text/explain-mode.js";

/**
 * Answers of built-ins for the evaluator and the tester, by name and by the JSON text of the argument array. A value is
 * JSON text too, so that numbers stay exact; a list becomes a set if the built-in is declared to return one. The table
 * overrides random and time built-ins for the calls it contains. It always answers the host's own and network
 * built-ins: a missing call ends the evaluation.
 */
export type AnswerTable = Record<string, Record<string, HostAnswer>>;

/** The options of `opa test`. */
export interface TestRegoRequest extends RegoSources, CoreRunOptions {
  /** A regular expression: only tests whose full name matches it run. */
  run?: string;
  verbose?: boolean;
  explain?: ExplainMode | undefined;
  /** Shows the values of local variables where a test fails. */
  varValues?: boolean;
  coverage?: boolean;
  /** Default: both supplementary passes. */
  coverageRuns?: readonly ("index_excluded" | "early_exit")[];
  /** Minimum coverage in percent; implies `coverage`. */
  threshold?: number;
  /** Default: pretty. `gobench` needs `bench`. With coverage the output is its JSON report. */
  format?: "pretty" | "json" | "gobench";
  sortDuration?: boolean;
  bench?: boolean;
  benchMemory?: boolean;
  /** How many times each test runs. Default: 1. */
  count?: number;
  /** Time limit of each test, in milliseconds. Default: 5,000; 30,000 with `bench`. */
  testTimeoutMs?: number;
  maxErrors?: number | undefined;
  raiseBuiltinErrors?: boolean | undefined;
  exitZeroOnSkipped?: boolean | undefined;
  schemas?: Readonly<Record<string, unknown>>;
  /** Schemas used only when METADATA names one with their prefix: `schema.regohost`. */
  optionalSchemas?: Readonly<Record<string, unknown>>;
  /** Answers for built-ins that OPA cannot answer. A call without one is an error of its test. */
  answers?: AnswerTable;
  /** Default: all tests. */
  share?: TestShare | undefined;
}

/** The tests, by file and row, whose index modulo `of` is `index`. */
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

/** The text of a result in `opa test`'s report: in the list, and in detail among the failures. */
export interface PrintedTest {
  text: string;
  failure: string;
}

/** A case of a test that has several. */
export interface RegoTestCase {
  /** Absent when it is empty. */
  name?: string;
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
  /** The test's prints, in Base64. */
  output?: string;
  sub_results?: Record<string, RegoTestCase>;
  /** Of a compiled test: how OPA's evaluator ended it, where that is different. */
  differs?: { outcome: "pass" | "fail" | "error" | "skipped"; sub_results?: Record<string, RegoTestCase> };
}

/** Lines of a file, from 1, the last included. */
export interface LineRange {
  /** The first line. */
  start: { row: number };
  /** The last line. */
  end: { row: number };
  /** Of lines that are not covered because of OPA, not the tests: the cause, `index_excluded` or `early_exit`. */
  kinds?: readonly string[];
}

/** The coverage of one file. As in OPA its `coverage`, `covered_lines` and `not_covered_lines` are absent where they are 0. */
export interface FileCoverage extends Partial<Omit<CoverageReport, "files">> {
  /** Absent when no line is. */
  covered?: readonly LineRange[];
  /** Absent when no line is. */
  not_covered?: readonly LineRange[];
}

/** The coverage of policies, as `opa test --coverage` reports it. */
export interface CoverageReport {
  /** Covered lines in percent of all lines that count, from 0 to 100; 0 without any. */
  coverage: number;
  /** Lines with a rule or an expression that a test evaluated. */
  covered_lines: number;
  /** Lines with a rule or an expression that no test evaluated. */
  not_covered_lines: number;
  /** By path. */
  files: Record<string, FileCoverage>;
}

export interface TestRegoResult {
  /** The output of `opa test`. */
  stdout: string;
  stderr: string;
  /** As `opa test` would exit: 0, 1, or 2 for tests that failed or coverage below the threshold. */
  exitCode: number;
  /** In the order of files and rows. */
  results: RegoTestResult[];
  coverage?: CoverageReport;
  /** Of a share: for each of `results`. */
  printed?: PrintedTest[];
  /** The outline of policies and tests. Absent when no instance finished. */
  outline?: RegoOutline | undefined;
}

/**
 * Runs the tests of policies with OPA's own tester, one after another.
 *
 * @throws ConfigurationError `config_invalid` for a `run` that is not a regular expression.
 * @throws PolicyLoadError `rego_invalid` for Rego that cannot be loaded, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function testRego(request: TestRegoRequest): Promise<TestRegoResult> {
  return askTester(request, {});
}

/**
 * Names the tests that `testRego` would run. The policies are parsed, not compiled.
 *
 * @throws PolicyLoadError, EvaluationError as `testRego`.
 */
export async function listTests(request: TestRegoRequest): Promise<TestName[]> {
  return (await askTester<{ tests?: TestName[] }>(request, { list: true })).tests ?? [];
}

function askTester<T>(request: TestRegoRequest, more: { list?: true }): Promise<T> {
  const {
    signal: _signal,
    timeoutMs: _limit,
    leftMs: _left,
    optionalSchemas: _optional,
    ...options
  } = request;
  const test = {
    ...options,
    ...more,
    op: "test",
    ...toRequestSources(request),
    schemas: toRequestSchemas(request),
  };
  return askCore("testing the policies", test, request, { refused: refusedTests });
}
