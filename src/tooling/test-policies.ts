import { defaultLimitMs, limitReading, type ReadingLimits } from "../base/async/reading.js";
import { withinTime } from "../base/async/within-time.js";
import { invalidConfig, type ConfigurationError } from "../base/errors.js";
import { CONFTEST_PARSING } from "../engine/opa/conftest-parsing.js";
import type { CheckedSource } from "../engine/source/check-outline.js";
import type { RunTestsRequest } from "../engine/opa/run-tests.js";
import type {
  CoverageReport,
  FileCoverage,
  RegoTestResult,
  TestRegoResult,
} from "../engine/opa/test-rego.js";
import { toPolicyTest, type PolicyTest } from "./policy-test.js";
import type { FailedExpression } from "./failed-expressions.js";
import { readFixtures, type TestFixtures } from "./fixtures.js";
import { mayHideData, skipHiddenData, type FolderData, type SkippedData } from "./folder-data.js";
import {
  COUNT,
  FLAG,
  isListWith,
  MILLISECONDS,
  oneOf,
  PATH_OR_OBJECT,
  rule,
  TEXT,
  type Rules,
} from "../base/text/option-rules.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { CompletedRun } from "./complete-answers.js";
import type { PolicyPaths } from "./policy-paths.js";
import type { RunCompiledTestsRequest } from "./run-compiled-tests.js";
import { readSuite, type RegoSuite } from "./read-suite.js";
import { checkOptions, COMPILE_RULES, TEXTS, type CompilePoliciesOptions } from "./tooling-options.js";
import { defined, pick, type Given } from "../base/pick.js";
import { EXPLAIN_MODES, type ExplainMode } from "../base/text/explain-mode.js";

/** Options of `testPolicies`, most of them those of `opa test`. */
export interface TestPoliciesOptions extends CompilePoliciesOptions {
  /**
   * The evaluator of the tests. `rego`: OPA's own tester. `wasm`: regohost's engine, as it evaluates loaded policies:
   * the tests are compiled to Wasm, and OPA's tester runs them too, for comparison. A test with another result there
   * does not pass. It excludes `coverage`, `coverageRuns`, `threshold`, `bench`, `benchMemory`, `explain`, `varValues`
   * and `parallel`. Default: `rego`.
   */
  target?: "rego" | "wasm" | undefined;
  /**
   * A kind of material: from policies of Chainloop in YAML the scripts for it are tested, and those without one.
   * Default: all scripts, which must not share a package.
   */
  kind?: string | undefined;
  /** Runs the tests whose full name (`data.gate_test.test_x`) matches this regular expression in Go's syntax. Default: all. */
  run?: string | undefined;
  /**
   * Results of built-ins: a recording, its file, or handwritten results, by built-in and the JSON text of its
   * arguments. Only pure calls are made (`pure`, `callPure`): another one without a `with` or a fixture is an error of its test.
   * Default: none.
   */
  fixtures?: TestFixtures | undefined;
  /**
   * Whether a JSON or YAML file of a folder that OPA's loader rejects is an error, as with `opa test`. Default: false:
   * only `data.json`, `data.yaml` and `data.yml` in folders with Rego and below are; the others are in `skippedData`.
   */
  strictData?: boolean | undefined;
  /** Paths of files to exclude from folders, such as the report of an earlier run. Default: none. */
  exclude?: readonly string[] | undefined;
  /** Time limit of each test, in milliseconds. Default: 5,000; 30,000 with `bench`. */
  testTimeoutMs?: number | undefined;
  /** Number of instances of OPA that share the tests. Default: depends on the number of tests. */
  parallel?: number | undefined;
  /** Number of runs of each test. Default: 1. */
  count?: number | undefined;
  /** Whether an error of a built-in is an error of its test. Default: false: the call is undefined, as in OPA. */
  strictBuiltinErrors?: boolean | undefined;
  /** Whether a run with skipped tests passes. Default: false. */
  allowSkipped?: boolean | undefined;
  /** Whether a run without a test passes. Default: false. */
  allowEmpty?: boolean | undefined;
  /** Measures coverage. The run's report is then the coverage report. Default: false. */
  coverage?: boolean | undefined;
  /** The further passes that find out why a line is not covered. Default: both. */
  coverageRuns?: readonly ("index_excluded" | "early_exit")[] | undefined;
  /** The minimum coverage in percent; below it the run does not pass. Implies `coverage`. Default: none. */
  threshold?: number | undefined;
  /** Measures the duration of the tests, with OPA's own built-ins only. Default: false. */
  bench?: boolean | undefined;
  /** With `bench`: shows allocations. Default: false. */
  benchMemory?: boolean | undefined;
  /** The form of the report as text; `gobench`, that of `go test -bench`, needs `bench`. Default: pretty. */
  format?: "pretty" | "gobench" | undefined;
  /** Whether the report lists every test, with its prints. Default: false. */
  verbose?: boolean | undefined;
  /** How much of a test's evaluation the report shows. Implies `verbose`. Default: none. */
  explain?: ExplainMode | undefined;
  /** Whether the report shows the values of local variables where a test fails. Default: false. */
  varValues?: boolean | undefined;
}

/** `pretty` and `gobench`: the text of `opa test`, in the run's `format`. `json`: that of `opa test --format json`. */
export type TestReportFormat = "pretty" | "gobench" | "json" | "junit";

/** The result of `testPolicies`. `passed` is the verdict. */
export interface TestPoliciesResult {
  /**
   * Whether there were tests, all of them passed, none was skipped, and the coverage is not below the threshold. `allowEmpty`
   * and `allowSkipped` relax this.
   */
  passed: boolean;
  /** In the order of their files and rows. */
  tests: PolicyTest[];
  /** With `coverage` or `threshold`. */
  coverage?: CoverageReport;
  /**
   * Further messages, one per line: that the coverage is below the threshold and which lines are not covered, that
   * there was no test. Empty without any.
   */
  messages: string;
  /** JSON and YAML files of folders that are not data, because OPA's loader rejects them. */
  skippedData: SkippedData[];
  /** YAML files of several documents, of which the first is data, as in OPA. */
  firstDocuments: string[];
  /** Signed bundles, whose signatures were not verified. */
  unverified: string[];
  /** The addresses of `policies`, with the digests of their contents. */
  addresses: UsedAddress[];
  /**
   * The run as text. With coverage `pretty` is a line for each file, and `json` the report of `opa test --coverage`.
   *
   * @param options `sort`: `duration` puts the slowest test of the JSON first. Default: the order of files and rows.
   * @throws ConfigurationError `config_invalid` for `gobench` after a run with another `format`, and the reverse.
   */
  report: (format: TestReportFormat, options?: { sort?: "none" | "duration" | undefined }) => Promise<string>;
}

const RULES: Rules<TestPoliciesOptions> = {
  ...COMPILE_RULES,
  target: oneOf("rego", "wasm"),
  kind: TEXT,
  run: TEXT,
  fixtures: PATH_OR_OBJECT,
  strictData: FLAG,
  exclude: TEXTS,
  testTimeoutMs: MILLISECONDS,
  parallel: COUNT,
  count: COUNT,
  strictBuiltinErrors: FLAG,
  allowSkipped: FLAG,
  allowEmpty: FLAG,
  coverage: FLAG,
  coverageRuns: rule("a list of index_excluded and early_exit", (value) =>
    isListWith(value, (name) => name === "index_excluded" || name === "early_exit"),
  ),
  threshold: rule(
    "a number from 0 to 100",
    (value) => typeof value === "number" && value >= 0 && value <= 100,
  ),
  bench: FLAG,
  benchMemory: FLAG,
  format: oneOf("pretty", "gobench"),
  verbose: FLAG,
  explain: oneOf(...EXPLAIN_MODES),
  varValues: FLAG,
};

/** Options that only OPA's tester supports. */
const TESTER_ONLY = [
  "coverage",
  "coverageRuns",
  "threshold",
  "bench",
  "benchMemory",
  "explain",
  "varValues",
  "parallel",
] as const;

function invalid(message: string): ConfigurationError {
  return invalidConfig(`testPolicies: ${message}`);
}

/** @throws ConfigurationError `config_invalid` */
function checkCombination(options: Given<TestPoliciesOptions>): void {
  const { format, bench, target } = options;
  if (format === "gobench" && bench !== true) throw invalid("the format gobench needs bench");
  if (target !== "wasm") return;
  const excluded = TESTER_ONLY.filter((name) => options[name] !== undefined && options[name] !== false);
  if (excluded.length > 0) throw invalid(`the target wasm excludes ${excluded.join(", ")}`);
}

/** The tester's options in addition to the suite. Explaining lists every test, as in OPA. */
function toTesterOptions(options: Given<TestPoliciesOptions>): Omit<RunTestsRequest, "files"> {
  const { explain, varValues = false } = options;
  const verbose = options.verbose === true || explain !== undefined;
  // The values of variables are those of failed expressions.
  const explained = explain ?? (varValues && !verbose ? "fails" : undefined);
  return {
    ...defined(
      pick(
        options,
        ...(["run", "count", "parallel", "signal", "timeoutMs", "testTimeoutMs", "format"] as const),
        ...(["coverage", "coverageRuns", "threshold", "bench", "benchMemory"] as const),
      ),
    ),
    verbose,
    varValues,
    explain: explained,
    exitZeroOnSkipped: options.allowSkipped,
    raiseBuiltinErrors: options.strictBuiltinErrors,
  };
}

/** The lines of a file that no test evaluated, each once: `5, 7-9`. */
function linesNotCovered({ not_covered: ranges = [] }: FileCoverage): string {
  const found = new Map<string, string[]>();
  for (const { start, end, kinds = [] } of ranges) {
    const rows = start.row === end.row ? String(start.row) : `${String(start.row)}-${String(end.row)}`;
    found.set(rows, [...(found.get(rows) ?? []), ...kinds]);
  }
  return Array.from(found, ([rows, kinds]) =>
    kinds.length === 0 ? rows : `${rows} (${[...new Set(kinds)].join(", ")})`,
  ).join(", ");
}

/** A line of text for each file with lines that no test evaluated: `not covered: policy/gate.rego:5, 7-9`. */
function notCovered({ files }: CoverageReport): string {
  const texts = Object.entries(files).map(([path, file]) => [path, linesNotCovered(file)]);
  return texts.map(([path, lines]) => (lines === "" ? "" : `not covered: ${path}:${lines}\n`)).join("");
}

/** The coverage for people: a line of text for each file, and one for all. `hasLines`: with the lines that no test evaluated. */
function coverageText({ files, coverage }: CoverageReport, hasLines: boolean): string {
  const line = (percent: number, text: string): string => `${percent.toFixed(1).padStart(5)}%  ${text}\n`;
  const rows = Object.entries(files).map(([path, file]) => {
    const lines = hasLines ? linesNotCovered(file) : "";
    return line(file.coverage ?? 0, lines === "" ? path : `${path}  not covered: ${lines}`);
  });
  return `${rows.join("")}${line(coverage, "in all")}`;
}

function toResult(
  { stdout, stderr, exitCode, results, coverage }: TestRegoResult,
  { allowEmpty = false, format: printed = "pretty", run, threshold = 0 }: Given<TestPoliciesOptions>,
  read: Pick<TestPoliciesResult, "skippedData" | "firstDocuments" | "unverified" | "addresses">,
  failedAt: ReadonlyMap<RegoTestResult, FailedExpression[]>,
): TestPoliciesResult {
  const tests = results.map((result) => toPolicyTest(result, failedAt.get(result)));
  const hasFailed = tests.some(({ outcome }) => outcome === "fail" || outcome === "error");
  // Where a test failed OPA has no word on the threshold.
  const isCovered = hasFailed || coverage === undefined || coverage.coverage >= threshold;
  return {
    passed:
      exitCode === 0 &&
      (tests.length > 0 || allowEmpty) &&
      tests.every(({ differs }) => differs === undefined),
    tests,
    ...(coverage === undefined ? {} : { coverage }),
    messages:
      tests.length > 0
        ? `${stderr}${isCovered ? "" : notCovered(coverage)}`
        : `${stderr}no test${run === undefined ? "" : ` whose name matches ${run}`}\n`,
    ...read,
    async report(format, { sort = "none" } = {}) {
      if (format === "junit") {
        const { formatTestsJunit } = await import("./tests-junit.js");
        return formatTestsJunit(tests);
      }
      if (coverage !== undefined) {
        return format === "pretty" ? coverageText(coverage, coverage.coverage >= threshold) : stdout;
      }
      if (format === "json") {
        const sorted = sort === "duration" ? results.toSorted((a, b) => b.duration - a.duration) : results;
        return `${JSON.stringify(sorted, null, 2)}\n`;
      }
      if (format === printed) return stdout;
      throw invalidConfig(`the run has no report as ${format}; give testPolicies this format`);
    },
  };
}

/**
 * Also lists the conflicts of data with rules, for which OPA must parse the rules. Skips optional data at their paths.
 */
async function withoutRuleConflicts(
  suite: RegoSuite,
  data: FolderData,
  source: CheckedSource,
  limits: ReadingLimits,
): Promise<FolderData> {
  if (data.documents.conflicts.length === 0 && !mayHideData(suite.files, data)) return data;
  const [{ checkRego }, { checkOutline }] = await Promise.all([
    import("../engine/opa/check-rego.js"),
    import("../engine/source/check-outline.js"),
  ]);
  const { outline } = await checkRego({ ...suite, ...limits, strict: false });
  if (outline === undefined) return data;
  const { timeoutMs = defaultLimitMs() } = limits;
  return withinTime("comparing the data with the rules", { timeoutMs }, () => {
    const rest = skipHiddenData(data, outline.documents);
    checkOutline(outline, source, rest.documents);
    return rest;
  });
}

async function runWithTester(request: RunTestsRequest): Promise<TestRegoResult> {
  const { runTests } = await import("../engine/opa/run-tests.js");
  return runTests({ ...request, isAlone: true });
}

/** Runs the tests compiled and, at the same time, with OPA's tester, and compares. */
async function runBoth<Request extends RunTestsRequest & RunCompiledTestsRequest>(
  request: Request,
): Promise<CompletedRun<Request>> {
  const [{ runCompiledTests }, { completeAnswers }, { runTests }, { differencesText, withDifferences }] =
    await Promise.all([
      import("./run-compiled-tests.js"),
      import("./complete-answers.js"),
      import("../engine/opa/run-tests.js"),
      import("./compare-targets.js"),
    ]);
  const failed = new AbortController();
  const { signal: given } = request;
  const signal = given === undefined ? failed.signal : AbortSignal.any([given, failed.signal]);
  try {
    const [compiled, byOpa] = await Promise.all([
      runCompiledTests({ ...request, signal }),
      completeAnswers({ ...request, signal, count: 1, verbose: false }, runTests),
    ]);
    const results = withDifferences(compiled.results, byOpa.result.results);
    return {
      request: { ...request, answers: byOpa.request.answers },
      result: { ...compiled, results, stdout: `${compiled.stdout}${differencesText(results)}` },
    };
  } catch (error) {
    failed.abort();
    throw error;
  }
}

/** Nothing where the report shows them anyway, or where the tests were measured. */
async function failedExpressions(
  { results }: TestRegoResult,
  request: RunTestsRequest,
  { bench, explain, varValues }: Given<TestPoliciesOptions>,
): Promise<ReadonlyMap<RegoTestResult, FailedExpression[]>> {
  if (bench === true || explain !== undefined || varValues === true) return new Map();
  const { parallel: _parallel, isAlone: _alone, coverage: _c, threshold: _t, count: _n, ...rest } = request;
  const { findFailedExpressions } = await import("./failed-expressions.js");
  return findFailedExpressions(results, rest);
}

/**
 * Runs the tests of policies with OPA's own tester, or compiled (`target`): rules named `test_…`; those named
 * `todo_test_…` are skipped. The evidence service is never called.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego or data that OPA rejects, `opa_core_unavailable`, and for unreadable
 * sources `source_not_found`, `source_unreadable`, `source_empty`, `source_unsupported`, `bundle_invalid`,
 * `bundle_too_large`.
 * @throws DocumentError for fixtures, a schema or a capabilities file that cannot be read.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle with the required signature;
 * ServiceError for an address whose server does not respond, PolicyLoadError `pin_mismatch`, `lock_missing`,
 * `lock_invalid` for its content.
 * @throws ConfigurationError `config_invalid`, also for a `run` that is not a regular expression; `recording_invalid`
 * for fixtures that match no call.
 * @throws EvaluationError `timeout` and `aborted` for the whole run, `stack_limit`, `memory_limit`, `opa_core_failed`.
 * A test that takes too long, or too much memory, is an error of that test.
 * @see https://www.openpolicyagent.org/docs/policy-testing
 *
 * @example
 * ```ts
 * import { testPolicies } from "regohost/tooling";
 *
 * const { passed, tests, report } = await testPolicies("policies/", {
 *   fixtures: { "service.discover": { '["sha256:a",""]': { kind: "SBOM" } } },
 * });
 * for (const { package: of, name, outcome } of tests) console.log(`${of}.${name}: ${outcome}`);
 * if (!passed) console.log(await report("pretty"));
 * ```
 */
export async function testPolicies(
  policies: PolicyPaths,
  options: TestPoliciesOptions = {},
): Promise<TestPoliciesResult> {
  const checked = checkOptions("testPolicies", options, RULES);
  checkCombination(checked);
  const { signal, timeoutMs = Infinity } = checked;
  return limitReading("testing the policies", { signal, timeoutMs }, () => testAll(policies, checked));
}

async function testAll(
  policies: PolicyPaths,
  checked: Given<TestPoliciesOptions>,
): Promise<TestPoliciesResult> {
  const { cwd, fixtures, exclude, target, kind, strictData = false } = checked;
  const {
    suite,
    data: tree,
    source,
    unverified,
    addresses,
    scripts,
  } = await readSuite("testPolicies", policies, checked, {
    reads: "data",
    policies: { kind },
    optionalData: !strictData,
    exclude,
  });
  if (scripts.length > 1) (await import("../chainloop/policy-scripts.js")).checkPackages(scripts);
  const limits = { signal: checked.signal, timeoutMs: checked.timeoutMs };
  const data = await withoutRuleConflicts(suite, tree, source, limits);
  const own = CONFTEST_PARSING.some((name) => suite.files.some(({ text }) => text.includes(name)))
    ? (await import("./config-builtins.js")).answerConfig(policies, suite, checked)
    : undefined;
  const builtins = [...suite.builtins, ...(own?.builtins ?? [])];
  const answers = fixtures === undefined ? {} : await readFixtures(fixtures, builtins, cwd);
  const json = await data.documents.readJson(limits);
  const request = { ...toTesterOptions(checked), ...suite, builtins, data: json, answers };
  const { completeAnswers } = await import("./complete-answers.js");
  const complete = (): Promise<CompletedRun<typeof request>> =>
    completeAnswers(request, runWithTester, own?.answer);
  const { request: answered, result } =
    target === "wasm"
      ? await runBoth(own === undefined ? request : (await complete()).request)
      : await complete();
  if (result.outline !== undefined) {
    const { checkOutline } = await import("../engine/source/check-outline.js");
    checkOutline(result.outline, source, data.documents);
  }
  const { skipped: skippedData, firstDocuments } = data;
  const read = { skippedData, firstDocuments, unverified, addresses };
  return toResult(result, checked, read, await failedExpressions(result, answered, checked));
}
