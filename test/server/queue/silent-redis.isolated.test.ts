import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createQueue, type DecisionJob, type DecisionQueue } from "regohost/queue";
import {
  connectKeepingRedis,
  connectRedis,
  loadQueuePackages,
} from "../../../src/server/queue/redis-connection.js";
import { startRedisProxy } from "./redis-proxy.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/silent-redis.isolated.test.ts");
afterAll(() => redis?.stop());

/** The time passes in a test by `passing` alone, so that what is answered is answered in time. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 60_000;
/** Begins to connect again, and is no limit of an answer. */
const STEP_MS = 100;

/** Waits for something while the time passes. */
async function passing<T>(work: Promise<T>, stepMs = LIMIT_MS): Promise<T> {
  let isOver = false;
  const end = (): void => void (isOver = true);
  work.then(end, end);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(stepMs);
      return isOver;
    })
    .toBe(true);
  return work;
}

const JOB: DecisionJob = {
  policy: `sha256:${"a".repeat(64)}`,
  input: { name: "in.json", digest: `sha256:${"b".repeat(64)}` },
};

const CALLS: [string, (queue: DecisionQueue) => Promise<unknown>][] = [
  ["enqueue", (queue) => queue.enqueue([JOB])],
  ["results", (queue) => queue.results(["x"])[Symbol.asyncIterator]().next()],
  ["cancel", (queue) => queue.cancel(["x"])],
  ["progress", (queue) => queue.progress()],
  ["deadLetters", (queue) => queue.deadLetters()],
];

describe.skipIf(redis === undefined)("a Redis that does not answer any more", () => {
  it.each(CALLS)(
    "ends %s with an error that names it, and is used again when it answers",
    async (_, call) => {
      const proxy = await startRedisProxy(redis?.url ?? "");
      const told: unknown[] = [];
      let back: (() => void) | undefined;
      const isBack = new Promise<void>((resolve) => (back = resolve));
      const queue = await createQueue({
        connection: { url: proxy.url },
        answerTimeoutMs: LIMIT_MS,
        onError: (error) => told.push(error),
        onReconnected: () => back?.(),
      });
      await call(queue);
      proxy.hang();
      await expect(passing(call(queue))).toFailWith(
        "service_unreachable",
        /^Redis at redis:\/\/127\.0\.0\.1:\d+ did not answer in time.*try again/,
      );
      await expect.poll(() => told.length).toBe(1);
      expect(String(told[0])).toMatch(/cannot be used \(it does not answer\)/);
      proxy.resume();
      await passing(isBack, STEP_MS);
      await call(queue);
      expect(told).toHaveLength(1);
      await queue.close();
    },
  );

  it("can be closed while it does not answer", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    const queue = await createQueue({
      connection: { url: proxy.url },
      answerTimeoutMs: LIMIT_MS,
    });
    proxy.hang();
    await passing(queue.close());
  });

  it("keeps a worker waiting, which is told once, until it answers", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    const told: unknown[] = [];
    const connection = await connectRedis(
      await loadQueuePackages(),
      { url: proxy.url },
      { waits: true, answerTimeoutMs: LIMIT_MS, onError: (error) => told.push(error) },
    );
    onTestFinished(() => {
      connection.disconnect();
    });
    proxy.hang();
    const isLost = new Promise<void>((resolve) => connection.once("close", resolve));
    const answer = connection.echo("there");
    await passing(isLost);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ code: "service_unreachable" });
    proxy.resume();
    expect(await passing(answer, STEP_MS)).toBe("there");
    expect(told).toHaveLength(1);
  });

  it("is not waited for by a worker that begins", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    // It answers that it is there, and then no more.
    const hangs = proxy.hangAt("memory");
    const failed = connectKeepingRedis(
      await loadQueuePackages(),
      { url: proxy.url },
      { waits: true, answerTimeoutMs: LIMIT_MS, onError: () => undefined },
    );
    await hangs;
    await expect(passing(failed)).toFailWith("service_unreachable", /did not answer in time/);
  });
});
