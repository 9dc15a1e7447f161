import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GIVE_TURNS, RequestTurns } from "../../../src/server/queue/request-turns.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/request-turns.test.ts");
let client: Redis;
beforeAll(() => {
  client = new Redis(redis?.url ?? "", { lazyConnect: redis === undefined });
});
afterAll(async () => {
  client.disconnect();
  await redis?.stop();
});

const START = 1_700_000_000_000_000;
/** Of the times below, in microseconds: keys expire by the real clock, and must be there until the end. */
const UNIT = 60_000_000;
const AHEAD = 20;
const MAX_SLACK = 30;
/** Redis's clock is the last argument. */
const AT = `local now = tonumber(ARGV[7])\n${GIVE_TURNS}`;

interface Ask {
  key: string;
  max: number;
  duration: number;
  now: number;
  slack?: number;
  count?: number;
}

async function ask({ key, max, duration, now, slack = 0, count = 1 }: Ask) {
  const times = [duration, AHEAD, slack, MAX_SLACK].map((time) => time * UNIT);
  const args = [max, ...times, count, START + now * UNIT].map(String);
  const answer = (await client.eval(AT, 1, key, ...args)) as number[];
  const [next = NaN, ...waits] = answer.map((time) => time / UNIT);
  return { next, waits };
}

describe.skipIf(redis === undefined)("turns", () => {
  it("are at most max in any duration, however late each is used in its slack, and none is wasted", async () => {
    const step = fc.record({
      later: fc.nat(40),
      count: fc.integer({ min: 1, max: 5 }),
      slack: fc.nat(MAX_SLACK),
      lateness: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(step, { minLength: 1, maxLength: 15 }),
      async (max, duration, steps) => {
        const key = randomUUID();
        const begun: number[] = [];
        const ends: number[] = [];
        let now = 0;
        for (const { later, count, slack, lateness } of steps) {
          now += later;
          const { next, waits } = await ask({ key, max, duration, now, slack, count });
          const turnAfter = (): number => Math.max(now, (ends.at(-max) ?? -Infinity) + duration);
          for (const wait of waits) {
            expect(now + wait).toBe(turnAfter());
            ends.push(Math.max(ends.at(-1) ?? 0, now + wait + slack));
            begun.push(now + wait + Math.floor(lateness * slack));
          }
          expect(now + next).toBe(turnAfter());
          // Fewer than were asked for only when the next one is too far away.
          expect(waits.length === count || next > AHEAD).toBe(true);
          expect(waits.every((wait) => wait <= AHEAD)).toBe(true);
        }
        begun.sort((a, b) => a - b);
        expect(begun.every((time, i) => i < max || time - (begun[i - max] ?? 0) >= duration)).toBe(true);
        expect(await client.llen(key)).toBeLessThanOrEqual(max);
        if (begun.length > 0) expect(await client.pttl(key)).toBeGreaterThan(-1);
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });

  it("go on a duration after Redis's clock was set back, and not when it has caught up", async () => {
    const [key, max, duration] = [randomUUID(), 2, 100];
    await ask({ key, max, duration, now: 1_000, count: 2 });
    const now = 0;
    expect(await ask({ key, max, duration, now })).toEqual({ next: duration, waits: [] });
    expect(await ask({ key, max, duration, now: now + duration })).toEqual({ next: 0, waits: [0] });
  });

  it("hold for a smaller number at once", async () => {
    const [key, duration, now] = [randomUUID(), 100, 0];
    await ask({ key, max: 5, duration, now, count: 5 });
    expect(await ask({ key, max: 2, duration, now })).toEqual({ next: duration, waits: [] });
    expect(await client.llen(key)).toBe(2);
  });

  it("are given by Redis's own clock, and forgotten when they hold nobody up any more", async () => {
    const key = randomUUID();
    const turns = new RequestTurns(client, key, { max: 2, durationMs: 3_600_000 });
    const { nextMs, waitsMs } = await turns.give(3, 50);
    expect(waitsMs).toEqual([0, 0]);
    expect(nextMs).toBe(3_600_050);
    expect(await client.pttl(key)).toBeLessThanOrEqual(3_600_050);
    const [seconds] = await client.time();
    expect(Math.abs(Number(await client.lindex(key, 0)) / 1e6 - Number(seconds))).toBeLessThan(60);
  });

  it.each(["text", "{}", "{1, -1}"])("are not taken from the answer %s", async (lua) => {
    const other = {
      eval: () => client.eval(lua === "text" ? 'return "text"' : `return ${lua}`, 0),
    } as unknown as Redis;
    const turns = new RequestTurns(other, "x", { max: 1, durationMs: 1 });
    await expect(turns.give(1, 0)).toFailWith("service_failed");
  });
});
