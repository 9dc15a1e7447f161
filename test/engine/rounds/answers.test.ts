import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SentSecrets } from "../../../src/engine/recording/sent-secrets.js";
import { Answers, GUESS_BUDGET } from "../../../src/engine/rounds/answers.js";
import { EvaluationDeadline } from "../../../src/engine/rounds/evaluation-deadline.js";
import { EvaluationIdentity } from "../../../src/engine/rounds/evaluation-identity.js";
import type { AsyncHostFunction } from "../../../src/engine/rounds/host-table.js";
import type { PendingCall } from "../../../src/engine/rounds/pending-call.js";
import { ServiceError } from "../../../src/base/errors.js";

const NULL = new TextEncoder().encode("null");
const unreachable = new ServiceError("the service is away", { code: "service_unreachable", retryable: true });

/** Answers with calls that the test answers. */
function setUp() {
  const open = new Map<string, { answer(): void; fail(error: Error): void; signal: AbortSignal }>();
  const started: string[] = [];
  const host: AsyncHostFunction = {
    kind: "async",
    name: "probe.read",
    arity: 1,
    result: "any",
    maxSpeculative: undefined,
    effect: false,
    isEffect: () => false,
    call: ([arg = ""], { signal }) =>
      new Promise((resolve, reject) => {
        started.push(arg);
        const answer = (): void => resolve(NULL);
        open.set(arg, { answer, fail: reject, signal });
      }),
    checkAvailable: () => undefined,
    begin: () => undefined,
  };
  const answers = new Answers({
    identity: new EvaluationIdentity(0, undefined),
    deadline: new EvaluationDeadline("a test", 60_000, undefined),
    bigint: false,
    replay: undefined,
    shared: undefined,
  });
  const call = (id: number): PendingCall => ({ key: String(id), host, args: [String(id)], effect: false });
  const range = (from: number, to: number): PendingCall[] =>
    Array.from({ length: to - from }, (_, index) => call(from + index));
  const end = async (id: number, how: "answer" | "fail"): Promise<void> => {
    const ended = open.get(String(id));
    if (how === "answer") ended?.answer();
    else ended?.fail(unreachable);
    await new Promise(setImmediate);
  };
  return { answers, call, range, end, open, started };
}

describe("calls made ahead", () => {
  it("keep within the budget, and one begins when another has ended", async () => {
    const { answers, range, end, started } = setUp();
    answers.guess(range(0, GUESS_BUDGET + 2), 1);
    expect(started).toHaveLength(GUESS_BUDGET);
    await end(7, "answer");
    expect(started.slice(GUESS_BUDGET)).toEqual([String(GUESS_BUDGET)]);
    await end(9, "answer");
    await end(11, "answer");
    expect(started.slice(GUESS_BUDGET)).toEqual([String(GUESS_BUDGET), String(GUESS_BUDGET + 1)]);
    expect(answers.records.get(String(GUESS_BUDGET + 1))).toMatchObject({ round: 1, attempts: 1 });
  });

  it("are those of the newest plan", async () => {
    const { answers, range, end, started } = setUp();
    answers.guess(range(0, GUESS_BUDGET + 5), 1);
    answers.guess(range(500, 501), 2);
    await end(0, "answer");
    await end(1, "answer");
    expect(started.slice(GUESS_BUDGET)).toEqual(["500"]);
  });

  it("are not begun once a guess was not answered", async () => {
    const { answers, range, end, started } = setUp();
    answers.guess(range(0, GUESS_BUDGET + 5), 1);
    await end(0, "fail");
    await end(1, "answer");
    expect(started).toHaveLength(GUESS_BUDGET);
    expect(answers.get("0")).toBeUndefined();
    expect(answers.get("1")?.bytes).toEqual(NULL);
  });

  it("are not planned again where one was not answered", async () => {
    const { answers, call, range, end } = setUp();
    answers.guess(range(0, 1), 1);
    await end(0, "fail");
    const mayGuess = (id: number): boolean => answers.mayGuess(String(id), call(id).host, new Map());
    expect([mayGuess(0), mayGuess(1)]).toEqual([false, true]);
  });

  it("have an answer once they are certain, although they were not answered", async () => {
    const { answers, call, range, end, started } = setUp();
    answers.guess(range(0, 1), 1);
    const certain = answers.require(call(0), 2);
    await end(0, "fail");
    expect(started).toEqual(["0", "0"]);
    await end(0, "answer");
    await certain;
    expect(answers.get("0")?.bytes).toEqual(NULL);
    expect(answers.records.get("0")).toMatchObject({ attempts: 2 });
  });

  it("are not begun, and those under way are cancelled, once the evaluation has ended", async () => {
    const { answers, range, end, started, open } = setUp();
    answers.guess(range(0, GUESS_BUDGET + 5), 1);
    answers.cancelAll();
    expect(open.get("0")?.signal.aborted).toBe(true);
    await end(0, "answer");
    expect(started).toHaveLength(GUESS_BUDGET);
    expect(answers.records.get("0")).toMatchObject({ outcome: "cancelled" });
  });

  it("leave out what was begun as certain", async () => {
    const { answers, call, range, end, started } = setUp();
    answers.guess(range(0, GUESS_BUDGET + 2), 1);
    const certain = answers.require(call(GUESS_BUDGET), 2);
    await end(0, "answer");
    await end(GUESS_BUDGET, "answer");
    await certain;
    expect(started.slice(GUESS_BUDGET)).toEqual([String(GUESS_BUDGET), String(GUESS_BUDGET + 1)]);
  });
});

it("reads the arguments of each call once for credentials, although many fail", async () => {
  const { answers, call, end } = setUp();
  const added = vi.spyOn(SentSecrets.prototype, "add");
  onTestFinished(() => void vi.restoreAllMocks());
  const calls = Array.from({ length: 20 }, (_, id) => {
    const { host, ...rest } = call(id);
    return { ...rest, host: { ...host, name: "http.send" } };
  });
  for (const [id, made] of calls.entries()) {
    const answered = answers.require(made, 1);
    await end(id, "fail");
    await answered;
  }
  expect(calls.map(({ key }) => answers.get(key)?.error?.code)).toEqual(calls.map(() => "builtin_failed"));
  expect(added.mock.calls.flatMap(([more]) => [...more])).toHaveLength(calls.length);
});
