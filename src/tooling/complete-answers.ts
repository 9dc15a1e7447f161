import { isRegohostError } from "../base/errors.js";
import { replaceTests } from "../engine/opa/combine-tests.js";
import { fullTestName, toTestPattern } from "../engine/opa/test-names.js";
import { isDivisible, type RunTestsRequest } from "../engine/opa/run-tests.js";
import type { AnswerTable, RegoTestResult, TestRegoResult } from "../engine/opa/test-rego.js";
import type { RegoSources } from "../engine/opa/rego-source.js";
import { unansweredCall } from "../engine/opa/unanswered-call.js";
import { evalWithPure, PureBuiltins } from "../engine/rounds/pure-builtins.js";
import { parseJson } from "../base/terms/parse-term.js";
import type { Term } from "../base/terms/term.js";

export type Answer = AnswerTable[string][string];

/** A call without a result. */
export interface MissingCall {
  name: string;
  /** The JSON text of the arguments. */
  args: string;
  /** The file with the call. */
  caller: string | undefined;
}

/** Returns the result of a call; `undefined` for one that it does not handle. */
export type AnswerMissing = (call: MissingCall) => Promise<Answer | undefined>;

type TestRequest = RunTestsRequest & { answers: AnswerTable };

/** A run in which no result was missing that could be added, and its request. */
export interface CompletedRun<Request> {
  request: Request;
  result: TestRegoResult;
}

/** Maximum number of runs of the tests for calls that depend on the results of others. */
const MAX_RUNS = 256;

function missingCall({ error }: RegoTestResult): MissingCall | undefined {
  const { name, args } = unansweredCall(error?.message ?? "") ?? {};
  return name === undefined || args === undefined ? undefined : { name, args, caller: error?.location?.file };
}

/**
 * Runs tests, and repeats those that lack the results of calls that are known only when they run, until none is missing
 * that can be added: those of pure built-ins, and those of `answer`. With coverage, benchmarks and counts the suite runs
 * once more then.
 *
 * @param run runs the tests of a request.
 * @throws the errors of `run` and `answer`.
 */
export async function completeAnswers<Request extends TestRequest>(
  given: Request,
  run: (request: Request) => Promise<TestRegoResult>,
  answer: AnswerMissing = () => Promise.resolve(undefined),
): Promise<CompletedRun<Request>> {
  const pure = new PureBuiltins(given.builtins ?? []);
  const answers = { ...given.answers };
  let runs = 0;
  const collected = new Set<string>();
  const request = (): Request => ({ ...given, answers: { ...answers } });
  /** Runs tests and adds results that they lack. Returns the tests that lacked them. */
  const runOnce = async (of: Request): Promise<{ result: TestRegoResult; lacking: RegoTestResult[] }> => {
    const result = await run(of);
    const lacking: RegoTestResult[] = [];
    const lackingPure: RegoTestResult[] = [];
    for (const test of ++runs < MAX_RUNS ? result.results : []) {
      const call = missingCall(test);
      if (call === undefined || of.answers[call.name]?.[call.args] !== undefined) continue;
      const { name, args } = call;
      const added = answers[name]?.[args] ?? pure.answer(name, parseArguments(args)) ?? (await answer(call));
      if (added === undefined) continue;
      answers[name] = { ...answers[name], [args]: added };
      lacking.push(test);
      if (pure.has(name)) lackingPure.push(test);
    }
    if (lackingPure.length > 0) {
      await collectPure({ ...request(), answers }, lackingPure, collected);
      for (const test of lackingPure) collected.add(fullTestName(test));
    }
    return { result, lacking };
  };
  const runAll = async (): Promise<CompletedRun<Request>> => {
    let { result, lacking } = await runOnce({ ...request(), printsEach: true });
    const wasComplete = lacking.length === 0;
    while (lacking.length > 0) {
      const again = await runOnce({
        ...request(),
        ...DIVISIBLE,
        printsEach: true,
        run: toTestPattern(lacking),
      });
      result = replaceTests(result, again.result, given);
      lacking = again.lacking;
    }
    return wasComplete || isDivisible(given) ? { request: request(), result } : runAll();
  };
  return runAll();
}

/** The options of a run whose tests can be run apart. */
const DIVISIBLE = { bench: false, coverage: false, threshold: 0, count: 1, format: "pretty" } as const;

function parseArguments(text: string): readonly Term[] {
  const args = parseJson(text);
  return Array.isArray(args) ? args : [];
}

/** Matches the name of a test. */
const TEST_NAME = /\btest_/;
/** The name of a file's package. */
const PACKAGE = /^package\s+([\w.]+)/m;

/**
 * Adds results of the pure built-ins that these tests call, many of each pass: the tester ends a test at the first call
 * without a result. Each pass compiles the policies, so other tests are left out where that is possible: what they lack
 * is not missing here. A test of `collected` lacks results all the same, by rules of a file that was left out.
 */
async function collectPure(
  { files, data, builtins, regoVersion, allowed, answers, signal, timeoutMs }: TestRequest,
  tests: readonly RegoTestResult[],
  collected: ReadonlySet<string>,
): Promise<void> {
  const query = [...new Set(tests.map(fullTestName))].map((rule) => `[1 | ${rule}]`).join("; ");
  const collect = async (of: RegoSources["files"]): Promise<void> => {
    const rest = { data, builtins, regoVersion, allowed, answers, signal, timeoutMs };
    await evalWithPure({ ...rest, files: of, query, format: "discard" });
  };
  if (tests.some((test) => collected.has(fullTestName(test)))) {
    await collect(files);
    return;
  }
  const own = new Set(tests.map(({ location }) => location.file));
  const texts = files.filter(({ path }) => own.has(path)).map(({ text }) => text);
  const fewer = files.filter(({ path, text }) => {
    if (own.has(path) || !TEST_NAME.test(text)) return true;
    const name = PACKAGE.exec(text)?.[1];
    return name === undefined || texts.some((one) => one.includes(`data.${name}`));
  });
  try {
    await collect(fewer);
  } catch (error) {
    // A test may use rules that another file with tests has in its package.
    if (!isRegohostError(error, "rego_invalid") || fewer.length === files.length) throw error;
    await collect(files);
  }
}
