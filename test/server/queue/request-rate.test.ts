import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createRequestRate, type RequestRate } from "regohost/queue";
import { startRedis } from "../../../scripts/redis-server.mjs";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/request-rate.test.ts");
const connection = { url: redis?.url ?? "" };
afterAll(() => redis?.stop());

const HOUR = 3_600_000;
const never = new AbortController().signal;

async function open(name: string, max: number, durationMs = HOUR): Promise<RequestRate> {
  const rate = await createRequestRate({ connection, name, max, durationMs });
  onTestFinished(() => rate.close());
  return rate;
}

const inFuture = (ms: number): number => Date.now() + ms;

describe.skipIf(redis === undefined)("createRequestRate", () => {
  it("is shared by all that have its name", async () => {
    const name = randomUUID();
    const rates = [await open(name, 3), await open(name, 3), await open(randomUUID(), 3)] as const;
    await rates[0].beforeRequest(never);
    await Promise.all([1, 2].map(() => rates[1].beforeRequest(never)));
    await rates[2].beforeRequest(never);
    const leaves = new AbortController();
    const fourth = rates[0].beforeRequest(leaves.signal);
    rates[0].onTurn((waitMs) => {
      expect(waitMs).toBeGreaterThan(0.9 * HOUR);
      leaves.abort(new Error("enough"));
    });
    await expect(fourth).rejects.toThrow("enough");
  });

  it("refuses a request at once whose turn comes after its deadline, and takes no turn for it", async () => {
    const name = randomUUID();
    const rate = await open(name, 1);
    await rate.beforeRequest(never, inFuture(60_000));
    const reader = new Redis(connection.url);
    onTestFinished(() => reader.disconnect());
    const given = await reader.lrange(`regohost:{${name}}:requests`, 0, -1);
    const late = [1, 2, 3].map(() => rate.beforeRequest(never, inFuture(60_000)));
    for (const one of late) {
      await expect(one).toFailWith("rate_limited", /was not sent: the rate of 1 requests in 3600000 ms/);
      const error: unknown = await one.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ retryable: true });
      expect((error as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(0.9 * HOUR);
    }
    expect(await reader.lrange(`regohost:{${name}}:requests`, 0, -1)).toEqual(given);
  });

  it("gives the next turn to the request with the earliest deadline", async () => {
    const rate = await open(randomUUID(), 1, 100);
    await rate.beforeRequest(never);
    const order: string[] = [];
    const ask = (name: string, deadline?: number): Promise<unknown> =>
      rate.beforeRequest(never, deadline).then(() => order.push(name));
    await Promise.all([
      ask("none"),
      ask("late", inFuture(60_000)),
      ask("early", inFuture(50_000)),
      ask("late too", inFuture(60_001)),
    ]);
    expect(order).toEqual(["early", "late", "late too", "none"]);
  });

  it("lets nothing begin without Redis: not before the deadline, and not when it is closed", async () => {
    // One of its own, because it ends.
    const own = await startRedis(["--databases", "1"]);
    const rate = await createRequestRate({
      connection: { url: own?.url ?? "" },
      name: randomUUID(),
      max: 5,
      durationMs: 1,
    });
    await rate.beforeRequest(never);
    await own?.stop();
    const begins = rate.beforeRequest(never, inFuture(300));
    await expect(begins).toFailWith("service_unreachable", /was not sent: Redis gave no turn/);
    const waits = rate.beforeRequest(never);
    await rate.close();
    await expect(waits).toFailWith("client_closed");
    await expect(rate.beforeRequest(never)).toFailWith("client_closed");
    const aborted = AbortSignal.abort(new Error("left"));
    await expect(rate.beforeRequest(aborted)).rejects.toThrow("left");
  });

  it.each([
    [{ max: 0, durationMs: 1 }, /max/],
    [{ max: 100_001, durationMs: 1 }, /max/],
    [{ max: 1, durationMs: 0.5 }, /durationMs/],
    [{ max: 1 }, /max or durationMs is missing/],
  ])("refuses %j", async (options, message) => {
    await expect(createRequestRate({ connection, ...options } as never)).toFailWith(
      "config_invalid",
      message,
    );
  });
});
