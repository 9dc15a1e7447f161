import { timeoutUntil } from "../base/async/timeout-until.js";
import type { RunTestsRequest } from "../engine/opa/run-tests.js";
import type { AnswerTable, RegoTestResult, TestRegoResult } from "../engine/opa/test-rego.js";
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

/**
 * Returns the result of a call; `undefined` for one that it does not handle.
 *
 * @param endsAt on the clock of `performance.now()`; `Infinity`: no limit.
 */
export type AnswerMissing = (call: MissingCall, endsAt: number) => Promise<Answer | undefined>;

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
 * Runs tests, and repeats them with the results of calls that are known only when they run, until none is missing that
 * can be added: those of pure built-ins, and those of `answer`.
 *
 * @param run runs the tests of a request.
 */
export async function completeAnswers<Request extends TestRequest>(
  given: Request,
  run: (request: Request) => Promise<TestRegoResult>,
  answer: AnswerMissing = () => Promise.resolve(undefined),
): Promise<CompletedRun<Request>> {
  const { builtins = [], timeoutMs = Infinity } = given;
  const pure = new PureBuiltins(builtins);
  const endsAt = performance.now() + timeoutMs;
  const answers = { ...given.answers };
  for (let runs = 1; ; runs++) {
    const request = { ...given, answers: { ...answers }, ...timeoutUntil(endsAt) };
    const result = await run(request);
    let isComplete = true;
    const lacking: RegoTestResult[] = [];
    for (const test of runs < MAX_RUNS ? result.results : []) {
      const call = missingCall(test);
      if (call === undefined || request.answers[call.name]?.[call.args] !== undefined) continue;
      const { name, args } = call;
      const isPure = pure.has(name);
      const added =
        answers[name]?.[args] ??
        (isPure ? pure.answer(name, parseArguments(args)) : await answer(call, endsAt));
      if (added === undefined) continue;
      answers[name] = { ...answers[name], [args]: added };
      isComplete = false;
      if (isPure) lacking.push(test);
    }
    if (isComplete) return { request: { ...request, ...timeoutUntil(endsAt) }, result };
    if (lacking.length > 0) await collectPure({ ...request, answers, ...timeoutUntil(endsAt) }, lacking);
  }
}

function parseArguments(text: string): readonly Term[] {
  const args = parseJson(text);
  return Array.isArray(args) ? args : [];
}

/**
 * Adds results of the pure built-ins that these tests call, many of each pass: the tester ends a test at the first call
 * without a result.
 */
async function collectPure(
  { files, data, builtins, regoVersion, allowed, answers, signal, timeoutMs }: TestRequest,
  tests: readonly RegoTestResult[],
): Promise<void> {
  // A test that the tester numbers has several definitions of one name.
  const rules = tests.map(({ package: of, name }) => `${of}.${name.replace(/#\d+$/, "")}`);
  const query = [...new Set(rules)].map((rule) => `[1 | ${rule}]`).join("; ");
  await evalWithPure({
    files,
    data,
    builtins,
    regoVersion,
    allowed,
    query,
    format: "discard",
    answers,
    signal,
    timeoutMs,
  });
}
