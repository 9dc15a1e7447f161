import { highest } from "../../base/lists.js";
import type {
  PrintedTest,
  RegoTestCase,
  RegoTestResult,
  TestRegoRequest,
  TestRegoResult,
} from "./test-rego.js";
import { fullTestName } from "./test-names.js";
import { compareStrings } from "../../base/terms/term.js";

const RULER = `${"-".repeat(80)}\n`;

/** A result with its text in the report. */
interface ReportedTest {
  result: RegoTestResult;
  printed: PrintedTest;
}

function compareTests({ result: a }: ReportedTest, { result: b }: ReportedTest): number {
  return (
    compareStrings(a.location.file, b.location.file) ||
    a.location.row - b.location.row ||
    compareStrings(a.name, b.name)
  );
}

function leaves(cases: Record<string, RegoTestCase>): RegoTestCase[] {
  return Object.values(cases).flatMap((one) =>
    one.sub_results === undefined ? [one] : leaves(one.sub_results),
  );
}

type Outcome = "PASS" | "FAIL" | "SKIPPED" | "ERROR";

/** A test with cases counts once per case. */
function toOutcomes({ skip, error, fail, sub_results: cases }: RegoTestResult): Outcome[] {
  if (skip === true) return ["SKIPPED"];
  if (error !== undefined) return ["ERROR"];
  if (cases === undefined) return [fail === true ? "FAIL" : "PASS"];
  return leaves(cases).map((one) => (one.fail === true ? "FAIL" : "PASS"));
}

function summary(tests: readonly ReportedTest[]): string {
  const outcomes = tests.flatMap(({ result }) => toOutcomes(result));
  return (["PASS", "FAIL", "SKIPPED", "ERROR"] as const)
    .map((outcome) => ({ outcome, count: outcomes.filter((one) => one === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${outcome}: ${String(count)}/${String(outcomes.length)}\n`)
    .join("");
}

/** Returns the report of `opa test`: the tests, details of failures, and the counts. */
function report(tests: readonly ReportedTest[]): string {
  let text = "";
  let lastFile: string | undefined;
  for (const { result, printed } of tests) {
    if (printed.text === "") continue;
    if (lastFile !== undefined && lastFile !== result.location.file) text += "\n";
    lastFile = result.location.file;
    text += printed.text;
  }
  const failures = tests.map(({ printed }) => printed.failure).join("");
  if (failures !== "") text += `${RULER}FAILURES\n${RULER}${failures}`;
  return `${text}${text === "" ? "" : RULER}${summary(tests)}`;
}

/** Combines the results of a suite's shares into those of a single instance. */
export function combineTests(shares: readonly TestRegoResult[]): TestRegoResult {
  const tests = shares
    .flatMap(({ results, printed = [] }) =>
      results.map((result, index) => ({ result, printed: printed[index] ?? { text: "", failure: "" } })),
    )
    .sort(compareTests);
  return {
    stdout: report(tests),
    stderr: [...new Set(shares.map(({ stderr }) => stderr))].join(""),
    exitCode: highest(shares.map(({ exitCode }) => exitCode)),
    results: tests.map(({ result }) => result),
    printed: tests.map(({ printed }) => printed),
    outline: shares.find(({ outline }) => outline !== undefined)?.outline,
  };
}

/** Replaces tests of a suite by those of a later run of some of them. A test that did not run again keeps its result. */
export function replaceTests(
  { printed = [], ...suite }: TestRegoResult,
  again: TestRegoResult,
  { exitZeroOnSkipped = false }: Pick<TestRegoRequest, "exitZeroOnSkipped">,
): TestRegoResult {
  const replaced = new Set(again.results.map(fullTestName));
  const isKept = suite.results.map((result) => !replaced.has(fullTestName(result)));
  const results = suite.results.filter((_result, index) => isKept[index]);
  const hasPassed = ({ fail, skip, error }: RegoTestResult): boolean =>
    fail !== true && error === undefined && (skip !== true || exitZeroOnSkipped);
  return combineTests([
    {
      ...suite,
      results,
      printed: printed.filter((_printed, index) => isKept[index]),
      exitCode: results.every(hasPassed) ? 0 : 2,
    },
    again,
  ]);
}
