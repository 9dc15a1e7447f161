import { randomUUID } from "node:crypto";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createQueue, createWorker, decisionIdOf, type ContentStore, type DecisionJob } from "regohost/queue";
import { KEY_PREFIX } from "../../../src/server/queue/decision-queue.js";
import { DecisionRecords } from "../../../src/server/queue/decision-records.js";
import { JobStates } from "../../../src/server/queue/job-states.js";
import { sha256 } from "../../../src/base/text/sha256.js";
import { recordOf } from "./record-of.js";
import { startTestRedis } from "./start-test-redis.js";

const KEEP_MS = 60_000;
const server = await startTestRedis("test/server/queue/decision-records.test.ts");
const url = server?.url ?? "";

describe.skipIf(server === undefined)("ends of decisions", () => {
  let redis: Redis;
  beforeAll(() => {
    redis = new Redis(url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server?.stop();
  });
  const open = (name: string = randomUUID()): DecisionRecords => new DecisionRecords(redis, name, KEEP_MS);

  const store = (records: DecisionRecords, id: string): Promise<boolean> => records.store(recordOf(id));

  it.each([
    ["a result", store],
    ["a dead letter", (records: DecisionRecords, id: string) => records.noteDead(id)],
    [
      "a job that is taken out",
      async (records: DecisionRecords, id: string) => {
        await records.cancel(id);
        await records.keepCancelled(id);
      },
    ],
  ])("are told in their order: %s", async (_what, end) => {
    const records = open();
    expect(await records.lastEnd()).toBe("0-0");
    await end(records, "one");
    const place = await records.lastEnd();
    await end(records, "two");
    await end(records, "three");
    const ends = await records.endsAfter(place);
    expect(ends).toEqual({ ids: ["two", "three"], location: await records.lastEnd(), isWhole: true });
    expect(await records.endsAfter(ends.location)).toEqual({
      ids: [],
      location: ends.location,
      isWhole: true,
    });
  });

  it("are known before a decision is made", async () => {
    const records = open();
    expect(await records.stateOf("one")).toBe("open");
    await records.cancel("one");
    expect(await records.stateOf("one")).toBe("cancelled");
    await records.keepCancelled("one");
    expect(await records.stateOf("one")).toBe("cancelled");
    const name = randomUUID();
    await redis.zadd(`regohost:{${name}}:cancelled`, Date.now() - 1, "one");
    expect(await open(name).stateOf("one")).toBe("open");
    await store(records, "one");
    await records.cancel("one");
    expect(await records.stateOf("one")).toBe("decided");
  });

  it.each([
    ["no JSON", '{"id":"one","outcome":"pa'],
    ["null", "null"],
    ["nothing that a worker stores", '{"id":"one","outcome":"pass"}'],
    ["another outcome", JSON.stringify({ ...recordOf("one"), outcome: "PASS" })],
    ["the result of another decision", JSON.stringify(recordOf("two"))],
    ["no report", JSON.stringify({ ...recordOf("one"), report: undefined })],
  ])("are no results where Redis has %s, whose text is not shown", async (_what, text) => {
    const name = randomUUID();
    const key = `regohost:{${name}}:result:one`;
    await redis.set(key, text);
    await expect(open(name).find(["one"])).toFailWith(
      "response_invalid",
      new RegExp(
        `^Redis has under ${key.replace(/[{}]/g, "\\$&")} what no worker of this version stores; delete that key`,
      ),
    );
  });

  it.each(["null", "{", "[]"])("are no effects where Redis has %s", async (text) => {
    const name = randomUUID();
    await redis.set(`regohost:{${name}}:effect:one:call`, text);
    await expect(open(name).beginEffect("one", "call")).toFailWith("response_invalid", /effect:one:call/);
  });

  it("are told once, of the result that stays", async () => {
    const records = open();
    expect([await store(records, "one"), await store(records, "one")]).toEqual([true, false]);
    expect((await records.endsAfter("0-0")).ids).toEqual(["one"]);
  });

  it("are told however many there are, and forgotten after ten thousand and some", async () => {
    const records = open();
    await store(records, "first");
    const place = await records.lastEnd();
    const ids = Array.from({ length: 12_000 }, (_, n) => String(n));
    await Promise.all(ids.slice(0, 9_000).map((id) => store(records, id)));
    expect(await records.endsAfter("0-0")).toMatchObject({ isWhole: true });
    const middle = await records.endsAfter(place);
    expect(middle).toMatchObject({ ids: ids.slice(0, 9_000), isWhole: true });
    await Promise.all(ids.slice(9_000).map((id) => store(records, id)));
    expect(await records.endsAfter(place)).toMatchObject({ isWhole: false });
    expect(await records.endsAfter(middle.location)).toMatchObject({ ids: ids.slice(9_000), isWhole: true });
    const { ids: told, isWhole } = await records.endsAfter("0-0");
    expect(isWhole).toBe(false);
    expect(told.length).toBeGreaterThanOrEqual(10_000);
    expect(told.length).toBeLessThan(11_000);
    expect(told).toEqual(ids.slice(-told.length));
  });

  it("are told by workers of their dead letters, whose jobs are dead", async () => {
    const name = randomUUID();
    const queue = await createQueue({ connection: { url }, name });
    onTestFinished(() => queue.close());
    const jobs = new Queue(name, { connection: redis, prefix: KEY_PREFIX });
    onTestFinished(() => jobs.close());
    const states = new JobStates(redis, jobs);
    const empty: ContentStore = {
      put: () => Promise.reject(new Error("nothing is put")),
      get: () => Promise.resolve(Buffer.from("this is no policy")),
    };
    const job: DecisionJob = { policy: sha256("this is no policy"), input: { artifact: sha256("") } };
    const id = decisionIdOf(job);
    expect(await states.of([])).toEqual([]);
    expect(await states.of([id])).toEqual(["gone"]);
    await queue.enqueue([job]);
    expect(await states.of(["another", id])).toEqual(["gone", "open"]);
    const worker = await createWorker({ connection: { url }, name, store: empty });
    onTestFinished(() => worker.close(0));
    await expect.poll(async () => (await open(name).endsAfter("0-0")).ids).toEqual([id]);
    expect(await states.of([id, "another"])).toEqual(["dead", "gone"]);
    for await (const settled of queue.results([id])) expect(settled).toMatchObject({ id, state: "dead" });
  });
});
