import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { onAbort } from "../../../src/base/async/on-abort.js";
import {
  createServiceClient,
  defineBuiltin,
  DocumentError,
  ServiceError,
  serviceBuiltins,
  type Builtin,
  type CallFacts,
} from "regohost";
import {
  createContentStore,
  createQueue,
  createRequestRate,
  createWorker,
  decisionIdOf,
  putPolicy,
  type ContentStore,
  type CreateQueueOptions,
  type DecisionJob,
  type DecisionQueue,
  type SettledDecision,
  type WorkerOptions,
} from "regohost/queue";
import { faults, startEvidenceService } from "regohost/testing";
import { KEY_PREFIX } from "../../../src/server/queue/decision-queue.js";
import { RequestNotSent } from "../../../src/server/queue/request-rate.js";
import { sha256 } from "../../../src/base/text/sha256.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/decision-worker.test.ts");
const url = redis?.url ?? "";
const connection = { url };

let folder: string;
let store: ContentStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-queue-"));
  await mkdir(join(folder, "store", "sha256"), { recursive: true });
  store = createContentStore(join(folder, "store"));
});
afterAll(async () => {
  await redis?.stop();
  await rm(folder, { recursive: true });
});

const put = (rego: string): Promise<string> => store.put(Buffer.from(rego));
const ALLOW = "package p\n\ndeny contains input.why if input.why\n";
const input = (value: unknown): DecisionJob["input"] => ({ name: "in.json", json: JSON.stringify(value) });

/** A queue with a name of its own. */
async function open(
  options: Partial<CreateQueueOptions> = {},
): Promise<{ queue: DecisionQueue; name: string }> {
  const name = options.name ?? randomUUID();
  const queue = await createQueue({ connection, name, backoffMs: 1, ...options });
  onTestFinished(() => queue.close());
  return { queue, name };
}

async function work(name: string, options: Partial<WorkerOptions> = {}) {
  const worker = await createWorker({ connection, name, store, ...options });
  onTestFinished(() => worker.close(0));
  return worker;
}

async function settle(queue: DecisionQueue, jobs: readonly DecisionJob[]): Promise<SettledDecision[]> {
  const queued = await queue.enqueue(jobs);
  const ids = queued.map(({ id }) => id);
  const settled = new Map<string, SettledDecision>();
  for await (const one of queue.results(ids)) settled.set(one.id, one);
  return ids.map((id) => settled.get(id) ?? { id, state: "unknown" });
}

/** How each ended, in a word. */
const ends = (settled: readonly SettledDecision[]): string[] =>
  settled.map((one) =>
    one.state === "decided" ? one.record.outcome : one.state === "dead" ? one.letter.code : "unknown",
  );

const asks = (call: () => unknown, effect = false): Builtin =>
  defineBuiltin({ name: "acme.ask", args: ["string"], result: "any", effect, call: async () => call() });

/** A built-in that answers no call, and a promise that settles with its first one. */
function asksForEver(): { builtin: Builtin; running: Promise<void> } {
  let began = (): void => undefined;
  const running = new Promise<void>((resolve) => (began = resolve));
  const builtin = defineBuiltin({
    name: "acme.ask",
    args: ["string"],
    result: "any",
    effect: false,
    call: (_args, { signal }) =>
      new Promise((_resolve, reject) => {
        onAbort(signal, () => reject(new Error("aborted")));
        began();
      }),
  });
  return { builtin, running };
}

const ASK = 'package p\n\ndeny contains "no" if not acme.ask(input.about)\n';

describe.skipIf(redis === undefined)("decisions in a queue", () => {
  it("are stored with their reports, once for equal jobs", async () => {
    const { queue, name } = await open();
    await work(name);
    const policy = await put(ALLOW);
    const digest = await store.put(Buffer.from('{"why": "stored"}'));
    const jobs: DecisionJob[] = [
      { policy, input: input({}) },
      { policy, input: input({ why: "inline" }) },
      { policy, input: { name: "in.json", digest } },
      { policy, input: { artifact: digest } },
    ];
    const settled = await settle(queue, jobs);
    expect(ends(settled)).toEqual(["pass", "fail", "fail", "pass"]);
    expect(settled[2]).toMatchObject({ record: { policy, input: digest, attempts: 1, run: "" } });
    expect(JSON.stringify(settled[2])).toContain("stored");
    const again = await queue.enqueue([...jobs, { policy, input: input({}), run: "tomorrow" }]);
    expect(again.map(({ state }) => state)).toEqual(["decided", "decided", "decided", "decided", "queued"]);
    expect(new Set(again.map(({ id }) => id)).size).toBe(5);
  });

  it("decide folders and their data as a bundle, and equal folders alike", async () => {
    const { queue, name } = await open();
    await work(name);
    const policies = join(folder, "policies");
    await mkdir(policies);
    await writeFile(join(policies, "p.rego"), "package p\n\ndeny contains data.why\n");
    await writeFile(join(policies, "p_test.rego"), "package p_test\n\ntest_x if false\n");
    await writeFile(join(policies, "data.json"), '{"why": "data"}');
    const policy = await putPolicy(store, policies);
    expect(await putPolicy(store, policies)).toBe(policy);
    expect(ends(await settle(queue, [{ policy, input: input({}) }]))).toEqual(["fail"]);
  });

  it("are decided by more policies at once than a worker keeps", async () => {
    const { queue, name } = await open();
    const policies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => put(`package p\n\ndeny contains "${i}" if input.no\n`)),
    );
    await work(name, { concurrency: 20 });
    const settled = await settle(
      queue,
      policies.map((policy) => ({ policy, input: input({}) })),
    );
    expect(ends(settled)).toEqual(policies.map(() => "pass"));
  });

  it.each([
    { fails: 2, code: "service_failed", retryable: true, attempts: 5, ended: "pass", made: 3 },
    { fails: 9, code: "service_failed", retryable: true, attempts: 3, ended: "builtin_failed", made: 3 },
    { fails: 2, code: "rate_limited", retryable: true, attempts: 5, ended: "pass", made: 3 },
    { fails: 9, code: "permission_denied", retryable: false, attempts: 5, ended: "builtin_failed", made: 1 },
  ] as const)("are retried when the service may answer later: $code $fails times", async (given) => {
    const { queue, name } = await open({ attempts: given.attempts });
    let made = 0;
    const ask = asks(() => {
      made++;
      if (made > given.fails) return true;
      throw new ServiceError("the service did not answer", {
        code: given.code,
        retryable: given.retryable,
        retryAfterMs: 1,
      });
    });
    await work(name, { builtins: [ask] });
    const [settled] = await settle(queue, [{ policy: await put(ASK), input: input({ about: "x" }) }]);
    expect(ends(settled === undefined ? [] : [settled])).toEqual([given.ended]);
    expect(made).toBe(given.made);
  });

  it("become dead letters at once when another attempt would fail too, with the reason", async () => {
    const { queue, name } = await open();
    const allowed = await put(ALLOW);
    const broken = await put("package p\n\ndeny contains 1 if nonsense\n");
    const absent = `sha256:${"0".repeat(64)}`;
    await work(name, { policies: [allowed, broken, absent] });
    const settled = await settle(queue, [
      { policy: broken, input: input({}) },
      { policy: absent, input: input({}) },
      { policy: allowed, input: { name: "in.json", json: "{" } },
      { policy: allowed, input: { name: "in.json", digest: absent } },
      { policy: await put(ASK), input: input({}) },
    ]);
    const codes = [
      "rego_invalid",
      "document_not_found",
      "document_invalid",
      "document_not_found",
      "policy_refused",
    ];
    expect(ends(settled)).toEqual(codes);
    const letters = await queue.deadLetters();
    expect(letters.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(letters.every(({ attempts, reason }) => attempts === 1 && reason !== "")).toBe(true);
    expect(await queue.progress()).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      dead: 5,
      cancelled: 0,
      decided: 0,
    });
  });

  it("are tried again when a dead letter is enqueued again", async () => {
    const { queue, name } = await open();
    let answers = false;
    const ask = asks(() => {
      if (answers) return true;
      throw new ServiceError("no", { code: "permission_denied" });
    });
    await work(name, { builtins: [ask] });
    const job = { policy: await put(ASK), input: input({ about: "x" }) };
    expect(ends(await settle(queue, [job]))).toEqual(["builtin_failed"]);
    answers = true;
    expect(ends(await settle(queue, [job]))).toEqual(["pass"]);
  });

  it("are refused when a content was changed, or the data of a job", async () => {
    const { queue, name } = await open();
    const policy = await put("package p\n\ndeny contains 1\n");
    const hex = policy.slice(7);
    await writeFile(
      join(folder, "store", "sha256", hex.slice(0, 2), hex),
      "package p\n\ndeny contains 1 if 0\n",
    );
    const client = new Redis(url, { maxRetriesPerRequest: null });
    const raw = new Queue(name, { connection: client, prefix: "{regohost}" });
    await raw.add("decide", { policy, input: { artifact: policy }, token: "x" }, { jobId: "forged" });
    await work(name);
    expect(ends(await settle(queue, [{ policy, input: input({}) }]))).toEqual(["digest_mismatch"]);
    const settled = [];
    for await (const one of queue.results(["forged", "nobody"])) settled.push(one);
    expect(ends(settled).sort()).toEqual(["config_invalid", "unknown"]);
    await raw.close();
    client.disconnect();
  });

  it("are made beside a job that is no JSON, which is reported", async () => {
    const { queue, name } = await open();
    const policy = await put("package p\n\ndeny contains 1\n");
    const [broken] = await queue.enqueue([{ policy, input: input({ at: 1 }) }]);
    const client = new Redis(url);
    onTestFinished(() => client.disconnect());
    await client.hset(`{regohost}:${name}:${broken?.id ?? ""}`, "data", '{"s3cret');
    const told: unknown[] = [];
    await work(name, { onError: (error) => told.push(error) });
    expect(ends(await settle(queue, [{ policy, input: input({ at: 2 }) }]))).toEqual(["fail"]);
    expect(told[0]).toMatchObject({ code: "response_invalid" });
    expect(String(told[0])).toMatch(
      /Redis at redis:\/\/127\.0\.0\.1:\d+ has other content than a queue; check/,
    );
    expect(String(told[0])).not.toContain("s3cret");
  });

  it("report what onDeadLetter throws as it is", async () => {
    const { queue, name } = await open({ attempts: 1 });
    const failure = new TypeError("fetch failed");
    const told: unknown[] = [];
    await work(name, {
      onError: (error) => told.push(error),
      onDeadLetter: () => {
        throw failure;
      },
    });
    const policy = await put("package p\n\nnope nope\n");
    await queue.enqueue([{ policy, input: input({}) }]);
    await expect.poll(() => told).toEqual([failure]);
  });

  it.each([
    [
      "no number",
      (client: Redis, key: string) => client.set(key, "many"),
      "response_invalid",
      "other content",
    ],
    ["a list", (client: Redis, key: string) => client.lpush(key, "1"), "service_failed", "\\(WRONGTYPE\\)"],
  ] as const)("are not counted where Redis has %s", async (_what, spoil, code, words) => {
    const { queue, name } = await open();
    const client = new Redis(url);
    onTestFinished(() => client.disconnect());
    await spoil(client, `regohost:{${name}}:decided`);
    await expect(queue.progress()).toFailWith(code, new RegExp(`^Redis at redis://.* ${words}`));
  });

  it("begin in the order of their priorities", async () => {
    const { queue, name } = await open();
    const order: string[] = [];
    const ask = defineBuiltin({
      name: "acme.ask",
      args: ["string"],
      result: "any",
      effect: false,
      call: async ([about]) => order.push(about),
    });
    const policy = await put(ASK);
    const priorities = [3, 1, 2];
    const queued = await queue.enqueue(
      priorities.map((priority) => ({ policy, input: input({ about: String(priority) }), priority })),
    );
    await work(name, { builtins: [ask], concurrency: 1 });
    const settled = [];
    for await (const one of queue.results(queued.map(({ id }) => id))) settled.push(one);
    expect(order).toEqual(["1", "2", "3"]);
  });

  it("can be cancelled while they wait and while they run", async () => {
    const { queue, name } = await open();
    const { builtin, running } = asksForEver();
    const policy = await put(ASK);
    const queued = await queue.enqueue(["a", "b"].map((about) => ({ policy, input: input({ about }) })));
    await work(name, { builtins: [builtin], concurrency: 1 });
    await running;
    const ids = queued.map(({ id }) => id);
    expect(await queue.cancel(ids.slice(1))).toEqual([{ id: ids[1], state: "cancelled" }]);
    expect(await queue.cancel(ids.slice(0, 1))).toEqual([{ id: ids[0], state: "active" }]);
    const settled = [];
    for await (const one of queue.results(ids)) settled.push(one);
    expect(ends(settled)).toEqual(["cancelled", "cancelled"]);
    await expect.poll(() => queue.progress()).toMatchObject({ waiting: 0, active: 0, dead: 1, cancelled: 1 });
  });

  it("that are cancelled are not decided later, and nothing else is", async () => {
    const { queue, name } = await open();
    const policy = await put(ALLOW);
    const [waits, again, decided] = ["waits", "again", "decided"].map((about) => ({
      policy,
      input: input({ about }),
    })) as [DecisionJob, DecisionJob, DecisionJob];
    const dead = { policy, input: { name: "in.json", json: "{" } };
    const never = { policy, input: input({ about: "never" }) };
    const first = await work(name);
    await settle(queue, [decided, dead]);
    await first.close();
    await queue.enqueue([waits, again]);
    const jobs = [waits, again, decided, dead, never];
    const states = (await queue.cancel(jobs.map(decisionIdOf))).map(({ state }) => state);
    expect(states).toEqual(["cancelled", "cancelled", "decided", "dead", "unknown"]);
    const counts = { waiting: 0, active: 0, delayed: 0, dead: 1, decided: 1 };
    expect(await queue.progress()).toEqual({ ...counts, cancelled: 2 });
    expect((await queue.cancel([decisionIdOf(waits)]))[0]).toMatchObject({ state: "cancelled" });
    await work(name);
    expect(ends(await settle(queue, [again]))).toEqual(["pass"]);
    expect(await queue.progress()).toEqual({ ...counts, cancelled: 1, decided: 2 });
  });

  it("that wait for longer than results are kept stay cancelled", async () => {
    const client = new Redis(url);
    onTestFinished(() => client.disconnect());
    const { DecisionRecords } = await import("../../../src/server/queue/decision-records.js");
    const records = new DecisionRecords(client, randomUUID(), 1);
    await records.cancel("runs");
    await records.cancel("taken out");
    await records.keepCancelled("taken out");
    await expect.poll(() => records.isCancelled("taken out")).toBe(false);
    expect(await records.isCancelled("runs")).toBe(true);
    expect(await records.cancelled()).toBe(0);
  });

  it("are given back by a worker that is closed, without counting an attempt", async () => {
    const { queue, name } = await open({ attempts: 1 });
    const { builtin, running } = asksForEver();
    const first = await work(name, { builtins: [builtin] });
    const queued = await queue.enqueue([{ policy: await put(ASK), input: input({ about: "x" }) }]);
    await running;
    await first.close(1);
    expect(await queue.progress()).toMatchObject({ waiting: 1, active: 0, dead: 0 });
    await work(name, { builtins: [asks(() => true)] });
    const settled = [];
    for await (const one of queue.results(queued.map(({ id }) => id))) settled.push(one);
    expect(ends(settled)).toEqual(["pass"]);
  });

  it("store the first result alone", async () => {
    const { DecisionRecords } = await import("../../../src/server/queue/decision-records.js");
    const client = new Redis(url);
    const records = new DecisionRecords(client, randomUUID(), 60_000);
    const record = { id: "a", policy: "", input: "", run: "", report: null, decidedAt: "", attempts: 1 };
    expect(await records.store({ ...record, outcome: "pass" })).toBe(true);
    expect(await records.store({ ...record, outcome: "fail" })).toBe(false);
    expect(await records.find(["a", "b"])).toEqual([{ ...record, outcome: "pass" }, undefined]);
    expect(await records.decided()).toBe(1);
    client.disconnect();
  });

  it("take no further job while requests wait for their turn", async () => {
    const service = await startEvidenceService();
    onTestFinished(() => service.close());
    const { queue, name } = await open();
    const requestRate = await createRequestRate({ connection, name, max: 1, durationMs: 3_600_000 });
    const bull = new Queue(name, { connection: { url }, prefix: KEY_PREFIX, skipVersionCheck: true });
    onTestFinished(async () => {
      await requestRate.close();
      await bull.close();
    });
    const client = createServiceClient({
      baseUrl: service.baseUrl,
      token: await service.issueToken({ kind: "api" }),
      beforeRequest: requestRate.beforeRequest,
    });
    onTestFinished(() => client.close());
    const worker = await work(name, { builtins: serviceBuiltins(client), requestRate });
    const waits = new Promise((resolve) => requestRate.onTurn((waitMs) => waitMs > 0 && resolve(waitMs)));
    const { digest } = service.addArtifact("a", { kind: "ARTIFACT" });
    const other = service.addArtifact("b", { kind: "ARTIFACT" });
    const policy = await put(
      'package p\n\ndeny contains d if { some d in input.digests; not service.discover(d, "") }\n',
    );
    await queue.enqueue([{ policy, input: input({ digests: [digest, other.digest] }) }]);
    expect(await waits).toBeGreaterThan(3_000_000);
    // The pause is written after the turn was given.
    await expect.poll(() => bull.getRateLimitTtl()).toBeGreaterThan(0);
    await expect.poll(() => service.requests.length).toBe(1);
    await worker.close(1);
    const { active, waiting, delayed, dead } = await queue.progress();
    expect([active, waiting + delayed, dead]).toEqual([0, 1, 0]);
    // A worker that is closed does not sleep until the pause is over, which takes BullMQ 30 seconds.
  }, 25_000);

  it("are given back without counting an attempt when no request of theirs has a turn in time", async () => {
    const service = await startEvidenceService();
    onTestFinished(() => service.close());
    const { queue, name } = await open({ attempts: 1 });
    const requestRate = await createRequestRate({ connection, name, max: 1, durationMs: 3_600_000 });
    const bull = new Queue(name, { connection: { url }, prefix: KEY_PREFIX, skipVersionCheck: true });
    const token = await service.issueToken({ kind: "api" });
    const { baseUrl } = service;
    const client = createServiceClient({ baseUrl, token, beforeRequest: requestRate.beforeRequest });
    onTestFinished(async () => {
      await client.close();
      await requestRate.close();
      await bull.close();
    });
    await requestRate.beforeRequest(new AbortController().signal);
    await work(name, { builtins: serviceBuiltins(client), requestRate });
    const { digest } = service.addArtifact("a", { kind: "ARTIFACT" });
    const policy = await put('package p\n\ndeny contains 1 if not service.discover(input.digest, "")\n');
    await queue.enqueue([{ policy, input: { artifact: digest } }]);
    // Only numbers that stand for a pause are a time here.
    await expect.poll(() => bull.getRateLimitTtl(1_000_000_000)).toBeGreaterThan(0);
    await expect.poll(() => queue.progress()).toMatchObject({ active: 0, waiting: 1, delayed: 0, dead: 0 });
    expect(service.requests).toEqual([]);
  });

  it("of two workers send no more requests than their rate, by the clock of the service", async () => {
    const [max, durationMs] = [8, 150];
    // From where a turn is checked to where it is noted here.
    const toleranceMs = 5;
    const service = await startEvidenceService();
    onTestFinished(() => service.close());
    const arrived: number[] = [];
    service.intercept(() => void arrived.push(performance.now()));
    const token = await service.issueToken({ kind: "api" });
    const { baseUrl, platformUrl } = service;
    const { queue, name } = await open();
    const left: number[] = [];
    for (const transport of ["rest", "grpc"] as const) {
      const requestRate = await createRequestRate({ connection, name, max, durationMs });
      const client = createServiceClient({
        ...{ baseUrl, platformUrl, token, transport },
        retryDelays: { baseMs: 1, maxMs: 2 },
        beforeRequest: async (...call) => {
          await requestRate.beforeRequest(...call);
          left.push(performance.now());
        },
      });
      await work(name, { builtins: serviceBuiltins(client), requestRate, concurrency: 3 });
      onTestFinished(async () => {
        await client.close();
        await requestRate.close();
      });
    }
    service.respondNext(faults.status(429), { times: 2 });
    service.respondNext(faults.status(503), { times: 2 });
    const policy = await put(
      'package p\n\ndeny contains d if { some d in input.digests; not service.discover(d, "SBOM") }\n\n' +
        'deny contains "evidence" if not service.evidence({"project_name": input.project})\n',
    );
    const jobs = Array.from({ length: 8 }, (_, n) => ({
      policy,
      input: input({
        digests: ["a", "b", "c"].map((text) => service.addArtifact(`${text}${n}`, { kind: "SBOM" }).digest),
        project: `project ${n}`,
      }),
    }));
    expect(new Set(ends(await settle(queue, jobs)))).toEqual(new Set(["pass"]));
    // Each request had a turn, also of reflection and those that were made again.
    expect(arrived.length).toBe(left.length);
    expect(left.length).toBeGreaterThan(3 * max);
    const closest = (times: number[]): number =>
      Math.min(...times.slice(max).map((time, i) => time - (times[i] ?? 0)));
    left.sort((a, b) => a - b);
    arrived.sort((a, b) => a - b);
    expect(closest(left)).toBeGreaterThanOrEqual(durationMs - toleranceMs);
    // How long requests were on their way differs, and by as much they may be closer together.
    const delayMs = Math.max(...arrived.map((time, i) => time - (left[i] ?? 0)));
    expect(closest(arrived)).toBeGreaterThanOrEqual(durationMs - toleranceMs - delayMs);
  });
});

describe.skipIf(redis === undefined)("a store", () => {
  /** A store of its own, of which nothing is there while it is gone. */
  async function openStore() {
    const path = join(folder, randomUUID());
    await mkdir(join(path, "sha256"), { recursive: true });
    return {
      path,
      store: createContentStore(path),
      unmount: () => rename(path, `${path}-away`).then(() => mkdir(path)),
      mount: () => rm(path, { recursive: true }).then(() => rename(`${path}-away`, path)),
    };
  }

  it("that is gone costs no attempt: it is said once, jobs go back, and are decided when it is back", async () => {
    const { queue, name } = await open({ attempts: 1 });
    const own = await openStore();
    const policy = await own.store.put(Buffer.from(ALLOW));
    const digests = await Promise.all(
      Array.from({ length: 40 }, (_, n) => own.store.put(Buffer.from(JSON.stringify({ n })))),
    );
    const errors: unknown[] = [];
    const letters: unknown[] = [];
    await work(name, {
      store: own.store,
      onError: (error) => errors.push(error),
      onDeadLetter: (letter) => letters.push(letter),
    });
    await own.unmount();
    const queued = await queue.enqueue(
      digests.map((digest) => ({ policy, input: { name: "in.json", digest } })),
    );
    await expect.poll(() => errors.length).toBe(1);
    await expect.poll(() => queue.progress()).toMatchObject({ waiting: 40, active: 0, delayed: 0, dead: 0 });
    expect(errors).toEqual([expect.objectContaining({ code: "store_unavailable" })]);
    await own.mount();
    const settled = [];
    for await (const one of queue.results(queued.map(({ id }) => id))) settled.push(one);
    expect(new Set(ends(settled))).toEqual(new Set(["pass"]));
    expect([errors.length, letters]).toEqual([1, []]);
  });

  it("that is gone for one worker leaves the jobs to the others", async () => {
    const { queue, name } = await open({ attempts: 1 });
    const own = await openStore();
    const policy = await own.store.put(Buffer.from(ALLOW));
    const elsewhere = await openStore();
    const errors: unknown[] = [];
    await work(name, { store: elsewhere.store, onError: (error) => errors.push(error) });
    await elsewhere.unmount();
    const jobs = Array.from({ length: 40 }, (_, n) => ({ policy, input: input({ n }) }));
    const queued = await queue.enqueue(jobs);
    await expect.poll(() => errors.length).toBe(1);
    await work(name, { store: own.store });
    const settled = [];
    for await (const one of queue.results(queued.map(({ id }) => id))) settled.push(one);
    expect(new Set(ends(settled))).toEqual(new Set(["pass"]));
    expect(errors).toHaveLength(1);
  });

  it("that goes after an effect was made makes it no second time", async () => {
    const { queue, name } = await open();
    const own = await openStore();
    let made = 0;
    const ask = asks(async () => {
      made++;
      // The next attempt finds neither policy nor input.
      await own.unmount();
      return true;
    }, true);
    let fails = 1;
    const check = defineBuiltin({
      name: "acme.check",
      args: ["string"],
      result: "any",
      effect: false,
      call: async () => {
        if (fails-- > 0) throw new ServiceError("later", { code: "service_failed", retryable: true });
        return true;
      },
    });
    const policy = await own.store.put(
      Buffer.from(
        'package p\n\ndeny contains "asked" if acme.ask(input.about)\n\nwarn contains "x" if not acme.check(input.about)\n',
      ),
    );
    const digest = await own.store.put(Buffer.from('{"about": "x"}'));
    const gone = new Promise((resolve) => {
      void work(name, { store: own.store, builtins: [ask, check], onError: resolve });
    });
    const settling = settle(queue, [{ policy, input: { name: "in.json", digest } }]);
    expect(await gone).toMatchObject({ code: "store_unavailable" });
    await own.mount();
    expect(ends(await settling)).toEqual(["fail"]);
    expect(made).toBe(1);
  });

  it("whose contents cannot be read is read again, as often as there are attempts", async () => {
    const { queue, name } = await open({ attempts: 3 });
    const policy = await put(ALLOW);
    let [reads, fails] = [0, 2];
    const torn: ContentStore = {
      put: (bytes) => store.put(bytes),
      get: async (digest) => {
        reads++;
        if (fails-- <= 0) return await store.get(digest);
        throw new DocumentError("i/o error", { code: "document_unreadable", document: digest });
      },
    };
    await work(name, { store: torn });
    expect(ends(await settle(queue, [{ policy, input: input({}) }]))).toEqual(["pass"]);
    expect(reads).toBe(3);
    fails = Infinity;
    const other = await put("package p\n\ndeny contains input.other\n");
    const settled = await settle(queue, [{ policy: other, input: input({}) }]);
    expect(settled).toMatchObject([{ letter: { code: "document_unreadable", attempts: 3 } }]);
  });

  it("that is not there is refused when a worker begins", async () => {
    const absent = createContentStore(join(folder, "absent"));
    await expect(createWorker({ connection, store: absent })).toFailWith("store_unavailable");
    const own = await openStore();
    await own.unmount();
    await expect(createWorker({ connection, store: own.store })).toFailWith("store_unavailable", /mounted/);
  });

  it("that is gone holds no worker that is closed", async () => {
    const { queue, name } = await open();
    const own = await openStore();
    const errors: unknown[] = [];
    const worker = await work(name, { store: own.store, onError: (error) => errors.push(error) });
    await own.unmount();
    await queue.enqueue([{ policy: await put(ALLOW), input: input({}) }]);
    await expect.poll(() => errors.length).toBe(1);
    await worker.close();
    expect(await queue.progress()).toMatchObject({ waiting: 1, active: 0, dead: 0 });
  });
});

describe.skipIf(redis === undefined)("a store that accepts and never answers", () => {
  /** A service of contents that answers nothing while it hangs, and a store that asks it. */
  async function openHanging(heeds: "heeds" | "ignores") {
    let hangs = true;
    let asked = 0;
    const contents = new Map<string, string>();
    const server = createServer((socket) => {
      asked++;
      socket.on("error", () => undefined);
      socket.on("data", (line) => {
        if (!hangs) socket.end(contents.get(line.toString().trim()) ?? "");
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const sockets = new Set<Socket>();
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const ask = (line: string, signal: AbortSignal | undefined): Promise<Uint8Array> =>
      new Promise((resolve, reject) => {
        const socket = connect({
          port,
          host: "127.0.0.1",
          ...(heeds === "heeds" && signal ? { signal } : {}),
        });
        sockets.add(socket);
        const chunks: Buffer[] = [];
        socket.on("data", (chunk: Buffer) => chunks.push(chunk));
        socket.on("end", () => resolve(Buffer.concat(chunks)));
        socket.on("error", reject);
        socket.write(`${line}\n`);
      });
    const hanging: ContentStore = {
      put: (bytes) => {
        const digest = sha256(bytes);
        contents.set(digest, Buffer.from(bytes).toString());
        return Promise.resolve(digest);
      },
      get: (digest, request) => ask(digest, request?.signal),
    };
    return {
      store: hanging,
      asked: () => asked,
      check: async (request?: { signal: AbortSignal }) => {
        await ask("check", request?.signal);
      },
      answers: () => (hangs = false),
    };
  }

  it.each(["heeds", "ignores"] as const)(
    "is gone when the time is over, and its jobs go back (it %s the signal)",
    async (heeds) => {
      const { queue, name } = await open({ attempts: 1 });
      const { store: hanging, answers } = await openHanging(heeds);
      const policy = await hanging.put(Buffer.from(ALLOW));
      const digest = await hanging.put(Buffer.from("{}"));
      const errors: unknown[] = [];
      const letters: unknown[] = [];
      await work(name, {
        store: hanging,
        storeTimeoutMs: 200,
        onError: (error) => errors.push(error),
        onDeadLetter: (letter) => letters.push(letter),
      });
      const jobs = [
        { policy, input: { name: "in.json", digest } },
        { policy, input: input({ n: 1 }) },
      ];
      const queued = await queue.enqueue(jobs);
      await expect.poll(() => errors.length, { timeout: 20_000 }).toBe(1);
      await expect.poll(() => queue.progress()).toMatchObject({ waiting: 2, active: 0, delayed: 0, dead: 0 });
      const message = expect.stringMatching(/the store did not give sha256:\w+ within 200 ms/) as string;
      expect(errors).toEqual([expect.objectContaining({ code: "store_unavailable", message })]);
      answers();
      const settled = [];
      for await (const one of queue.results(queued.map(({ id }) => id))) settled.push(one);
      expect(ends(settled)).toEqual(["pass", "pass"]);
      expect(letters).toEqual([]);
    },
  );

  it("does not let a worker begin", async () => {
    const { store: hanging, check } = await openHanging("ignores");
    const beginning = createWorker({ connection, store: { ...hanging, check }, storeTimeoutMs: 20 });
    await expect(beginning).toFailWith("store_unavailable", /did not answer within 20 ms/);
  });

  it.each(["heeds", "ignores"] as const)(
    "holds no job that is cancelled (it %s the signal)",
    async (heeds) => {
      const { queue, name } = await open();
      const { store: hanging, asked } = await openHanging(heeds);
      const policy = await hanging.put(Buffer.from(ALLOW));
      await work(name, { store: hanging });
      const [one] = await queue.enqueue([{ policy, input: input({}) }]);
      const id = one?.id ?? "";
      await expect.poll(asked).toBe(1);
      expect(await queue.cancel([id])).toEqual([{ id, state: "active" }]);
      const settled = [];
      for await (const each of queue.results([id])) settled.push(each);
      expect(ends(settled)).toEqual(["cancelled"]);
    },
  );

  it.each(["heeds", "ignores"] as const)(
    "holds no worker that is closed (it %s the signal)",
    async (heeds) => {
      const { queue, name } = await open();
      const { store: hanging, asked } = await openHanging(heeds);
      const [policy, digest] = [await put(ALLOW), await hanging.put(Buffer.from("{}"))];
      const both: ContentStore = {
        put: (bytes) => hanging.put(bytes),
        get: (asks, request) => (asks === policy ? store : hanging).get(asks, request),
      };
      const worker = await work(name, { store: both });
      await queue.enqueue([{ policy, input: { name: "in.json", digest } }]);
      await expect.poll(asked).toBe(1);
      await worker.close(0);
      expect(await queue.progress()).toMatchObject({ waiting: 1, active: 0, dead: 0 });
    },
  );
});

describe.skipIf(redis === undefined)("a count", () => {
  it.each([0, 1.5, Number.NaN, Infinity])("of %d is refused", async (count) => {
    for (const name of ["attempts", "backoffMs", "keepMs"]) {
      await expect(createQueue({ connection, [name]: count })).toFailWith("config_invalid", new RegExp(name));
    }
    for (const name of ["concurrency", "lockMs", "maxStalled"]) {
      const options = { connection, store, [name]: count };
      await expect(createWorker(options)).toFailWith("config_invalid", new RegExp(name));
    }
    const { queue } = await open();
    await expect(queue.deadLetters(count)).toFailWith("config_invalid", /limit/);
  });
});

describe.skipIf(redis === undefined)("an effect", () => {
  const PROMPT =
    'package p\n\ndeny contains v if some v in acme.ask(input.about).violations\n\nwarn contains "x" if not acme.check(input.about)\n';

  /** An effect, and a check after it that fails as often as given. */
  function builtins(fails: number): { made: () => number; list: Builtin[] } {
    let [made, checks] = [0, 0];
    const check = defineBuiltin({
      name: "acme.check",
      args: ["string"],
      result: "any",
      effect: false,
      call: async () => {
        if (++checks > fails) return true;
        throw new ServiceError("later", { code: "service_failed", retryable: true });
      },
    });
    const ask = asks(() => {
      made++;
      return { violations: ["found"] };
    }, true);
    return { made: () => made, list: [ask, check] };
  }

  it("is made once when a later call fails, and its answer is taken again", async () => {
    const { queue, name } = await open();
    const { made, list } = builtins(2);
    await work(name, { builtins: list });
    const settled = await settle(queue, [{ policy: await put(PROMPT), input: input({ about: "x" }) }]);
    expect(ends(settled)).toEqual(["fail"]);
    expect(settled[0]).toMatchObject({ record: { attempts: 3 } });
    expect(made()).toBe(1);
  });

  it("that was begun by a worker that is gone is reported and not made again", async () => {
    const { queue, name } = await open();
    let made = 0;
    const ask = asks(() => {
      made++;
      throw new Error("the connection was cut after the request");
    }, true);
    await work(name, { builtins: [ask] });
    const job = { policy: await put(ASK), input: input({ about: "x" }) };
    const first = await settle(queue, [job]);
    expect(first[0]?.state).toBe("dead");
    expect(ends(await settle(queue, [job]))).toEqual(["effect_interrupted"]);
    expect(made).toBe(1);
    const [letter] = await queue.deadLetters();
    expect(letter?.reason).toMatch(/not made again/);
  });

  const refused = { code: "rate_limited", retryable: true, retryAfterMs: 1 } as const;
  it.each([
    ["that the service refused", () => new ServiceError("slow down", refused), undefined],
    [
      "whose request had no turn",
      () => new RequestNotSent("Redis", { ...refused, code: "service_unreachable" }),
    ],
    [
      "whose request was not sent in time",
      () => new ServiceError("late", { ...refused, code: "service_timeout" }),
      { attempts: 0 },
    ],
    [
      "whose request could not be written",
      () => new ServiceError("refused", { ...refused, code: "service_unreachable" }),
      { attempts: 3, unprocessed: true },
    ],
  ] as const)("%s is made when it can be", async (_what, toError, facts?: CallFacts) => {
    const { queue, name } = await open();
    let made = 0;
    const ask = defineBuiltin({
      name: "acme.ask",
      args: ["string"],
      result: "any",
      effect: true,
      call: async (_args, context) => {
        if (++made > 2) return true;
        if (facts !== undefined) context.report(facts);
        throw toError();
      },
    });
    await work(name, { builtins: [ask] });
    expect(ends(await settle(queue, [{ policy: await put(ASK), input: input({ about: "x" }) }]))).toEqual([
      "pass",
    ]);
    expect(made).toBe(3);
  });

  it("of the service is asked once, with the credentials of the worker alone", async () => {
    await using service = await startEvidenceService();
    const token = await service.issueToken({ kind: "api" });
    await using client = createServiceClient({
      baseUrl: service.baseUrl,
      platformUrl: service.platformUrl,
      token,
    });
    const { queue, name } = await open();
    const policy = await put(
      'package p\n\ndeny contains v if some v in service.evidence_prompt(input.digest, "is it safe?").violations\n',
    );
    await work(name, { builtins: serviceBuiltins(client) });
    expect(ends(await settle(queue, [{ policy, input: { artifact: policy } }]))).toEqual(["pass"]);
    expect(service.requests.filter(({ path }) => /prompt/i.test(path))).toHaveLength(1);
    const reader = new Redis(url);
    for (const key of await reader.keys(`*${name}*`)) {
      expect(
        JSON.stringify(await reader.dumpBuffer(key).then((bytes) => bytes?.toString("latin1"))),
      ).not.toContain(token);
    }
    reader.disconnect();
  });
});
