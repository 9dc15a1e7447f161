import { isRegohostError, type RegoLocation } from "../base/errors.js";
import { toTestPattern } from "../engine/opa/test-names.js";
import { testRego, type RegoTestResult, type TestRegoRequest } from "../engine/opa/test-rego.js";

/** An expression of a test, or of a rule that it reads, that was false or undefined. */
export interface FailedExpression {
  /** Its file and line. */
  location: Pick<RegoLocation, "file" | "row">;
  /** The line of the source, without values: at most 200 characters. */
  text: string;
}

/** Number of failed tests that are run again. */
const MOST_TESTS = 10;
/** Number of expressions of a test with cases. */
const MOST_EXPRESSIONS = 3;
const MOST_CHARACTERS = 200;
/** Time limit, in milliseconds: with a trace a test of 50 ms may take half a minute. */
const MOST_TIME = 10_000;
/** A line of the tester's report of a failure: the place of an expression, above the expression. */
const PLACE = /^ *(\S.*):(\d+):$/gm;

/** `gate_test.rego:11: result == {"a"}` */
export function expressionLine({ location: { file, row }, text }: FailedExpression): string {
  return `${file}:${String(row)}: ${text}`;
}

const keyOf = ({ package: of, name, location: { file, row } }: RegoTestResult): string =>
  JSON.stringify([of, name, file, row]);

function toExpressions(failure: string, files: TestRegoRequest["files"]): FailedExpression[] {
  const found = new Map<string, FailedExpression>();
  for (const [position, file = "", digits = ""] of failure.matchAll(PLACE)) {
    if (found.size >= MOST_EXPRESSIONS) break;
    const row = Number(digits);
    const line = files.find(({ path }) => path === file)?.text.split(/\r?\n/, row)[row - 1];
    if (line === undefined || line.trim() === "") continue;
    found.set(position.trim(), { location: { file, row }, text: line.trim().slice(0, MOST_CHARACTERS) });
  }
  return [...found.values()];
}

/**
 * Runs the first tests that failed again, with a trace, and returns the expressions at which they failed. A test without
 * one has none here, such as a rule with the value false, or a test that the trace makes too slow or too large.
 */
export async function findFailedExpressions(
  results: readonly RegoTestResult[],
  request: TestRegoRequest,
): Promise<ReadonlyMap<RegoTestResult, FailedExpression[]>> {
  const failed = results
    .filter(({ fail, error }) => fail === true && error === undefined)
    .slice(0, MOST_TESTS);
  if (failed.length === 0) return new Map();
  const again = await testRego({
    ...request,
    run: toTestPattern(failed),
    timeoutMs: Math.min(request.timeoutMs ?? Infinity, MOST_TIME),
    varValues: true,
    explain: "fails",
    share: { index: 0, of: 1 },
  }).catch((error: unknown) => {
    if (!isRegohostError(error) || request.signal?.aborted === true) throw error;
    return undefined;
  });
  const failures = new Map(
    again?.results.map((result, index) => [keyOf(result), again.printed?.[index]?.failure ?? ""]),
  );
  return new Map(
    failed.map((result) => [result, toExpressions(failures.get(keyOf(result)) ?? "", request.files)]),
  );
}
