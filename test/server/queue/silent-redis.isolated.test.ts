import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createQueue, type DecisionJob, type DecisionQueue } from "regohost/queue";
import {
  connectKeepingRedis,
  connectRedis,
  loadQueuePackages,
} from "../../../src/server/queue/redis-connection.js";
import { startRedisProxy } from "./redis-proxy.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/silent-redis.test.ts");
afterAll(() => redis?.stop());

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
        answerTimeoutMs: 200,
        onError: (error) => told.push(error),
        onReconnected: () => back?.(),
      });
      await call(queue);
      proxy.hang();
      const failed = call(queue);
      await expect(failed).toFailWith(
        "service_unreachable",
        /^Redis at redis:\/\/127\.0\.0\.1:\d+ did not answer in time.*try again/,
      );
      await expect.poll(() => told.length).toBe(1);
      expect(String(told[0])).toMatch(/cannot be used \(it does not answer\)/);
      proxy.resume();
      await isBack;
      await call(queue);
      expect(told).toHaveLength(1);
      await queue.close();
    },
  );

  it("can be closed while it does not answer", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    const queue = await createQueue({
      connection: { url: proxy.url },
      answerTimeoutMs: 100,
    });
    proxy.hang();
    await queue.close();
  });

  it("keeps a worker waiting, which is told once, until it answers", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    const told: unknown[] = [];
    const connection = await connectRedis(
      await loadQueuePackages(),
      { url: proxy.url },
      { waits: true, answerTimeoutMs: 100, onError: (error) => told.push(error) },
    );
    onTestFinished(() => {
      connection.disconnect();
    });
    proxy.hang();
    const isLost = new Promise<void>((resolve) => connection.once("close", resolve));
    const answer = connection.echo("there");
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatchObject({ code: "service_unreachable" });
    await isLost;
    proxy.resume();
    expect(await answer).toBe("there");
    expect(told).toHaveLength(1);
  });

  it("is not waited for by a worker that begins", async () => {
    const proxy = await startRedisProxy(redis?.url ?? "");
    // It answers that it is there, and then no more.
    proxy.hangAt("memory");
    const failed = connectKeepingRedis(
      await loadQueuePackages(),
      { url: proxy.url },
      { waits: true, answerTimeoutMs: 100, onError: () => undefined },
    );
    await expect(failed).toFailWith("service_unreachable", /did not answer in time/);
  });
});
