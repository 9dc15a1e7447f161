import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Redis } from "ioredis";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createRequestRate, type RequestRate } from "regohost/queue";
import { TURNS } from "../../src/queue/request-rate.js";
import { startRedis } from "../../scripts/redis-server.mjs";

const redis = await startRedis();
if (redis === undefined) {
  process.stderr.write(
    "SKIPPED: test/queue/request-rate.test.ts needs redis-server, valkey-server or REDIS_URL\n",
  );
}
const connection = { url: redis?.url ?? "" };
afterAll(() => redis?.stop());

const HOUR = 3_600_000;
const never = new AbortController().signal;

async function open(name: string, max: number): Promise<RequestRate> {
  const rate = await createRequestRate({ connection, name, max, durationMs: HOUR });
  onTestFinished(() => rate.close());
  return rate;
}

describe.skipIf(redis === undefined)("createRequestRate", () => {
  it("gives each turn as early as the rate allows, and none earlier", async () => {
    const client = new Redis(connection.url);
    onTestFinished(() => client.disconnect());
    const asks = fc.array(fc.record({ later: fc.nat(30), count: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 50 }),
      asks,
      async (max, duration, steps) => {
        const key = randomUUID();
        const turns: number[] = [];
        let now = 1_700_000_000_000;
        for (const { later, count } of steps) {
          now += later;
          const args = [max, duration, count, now].map(String);
          for (const wait of (await client.eval(TURNS, 1, key, ...args)) as number[]) turns.push(now + wait);
          for (let i = turns.length - count; i < turns.length; i++) {
            const before = turns[i - max];
            expect(turns[i]).toBe(before === undefined ? now : Math.max(now, before + duration));
          }
        }
        expect(turns.every((turn, i) => i < max || turn - (turns[i - max] ?? 0) >= duration)).toBe(true);
        expect(await client.llen(key)).toBeLessThanOrEqual(max);
        // -1 would be a key that never expires; a short one may be gone already.
        expect(await client.pttl(key)).not.toBe(-1);
      },
    );
    await fc.assert(property, { numRuns: 50 });
  });

  it("is shared by all that have its name", async () => {
    const name = randomUUID();
    const rates = [await open(name, 3), await open(name, 3), await open(randomUUID(), 3)] as const;
    const waits: number[] = [];
    rates[1].onTurn((waitMs) => waits.push(waitMs));
    await rates[0].beforeRequest(never);
    await Promise.all([1, 2].map(() => rates[1].beforeRequest(never)));
    await rates[2].beforeRequest(never);
    const leaves = new AbortController();
    const fourth = rates[1].beforeRequest(leaves.signal);
    rates[1].onTurn((waitMs) => {
      expect(waitMs).toBeGreaterThan(0.9 * HOUR);
      leaves.abort(new Error("enough"));
    });
    await expect(fourth).rejects.toThrow("enough");
    expect(waits.map((ms) => ms > 0)).toEqual([false, true]);
  });

  it("lets nothing begin without Redis", async () => {
    const rate = await createRequestRate({ connection, name: randomUUID(), max: 5, durationMs: 1 });
    await rate.close();
    await expect(rate.beforeRequest(never)).toFailWith("service_unreachable", /so that none is made/);
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
