import { Redis } from "ioredis";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { compilePolicy, createServiceClient, serviceBuiltins } from "regohost";
import { createContentStore, createQueue } from "regohost/queue";
import { startRedis } from "../scripts/redis-server.mjs";
import { end, startChild } from "./queue.mjs";

const DEFAULT_JOBS = 10_000;
const A_DAY = 100_000_000;
const SECONDS_A_DAY = 86_400;
const CONCURRENCY = 16;
/** Of linear: the target of several workers. */
const TARGET = 0.8;
const POLICY = `package p

deny contains "too large" if input.n < 0
`;

async function stateOf(redis) {
  const info = await redis.info();
  const read = (name) => Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(info)?.[1]);
  return { bytes: read("used_memory"), cpuMs: (read("used_cpu_sys") + read("used_cpu_user")) * 1000 };
}

/** What a decision costs as a job: of a policy that computes next to nothing, so that it is the cost of the queue. */
export async function measure({ jobs = DEFAULT_JOBS } = {}) {
  const title = "A queue: what a decision costs";
  // With an argument of its own it is not the one of REDIS_URL, whose memory and time are not those of this run alone.
  const server = await startRedis(["--databases", "1"]);
  if (server === undefined)
    return { title, note: "SKIPPED: no redis-server or valkey-server here.", rows: [] };
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-queue-"));
  const service = await startChild("queue-service.mjs", { QUEUE_DELAY_MS: "0" });
  const redis = new Redis(server.url);
  try {
    const client = createServiceClient({ baseUrl: service.message.env.SERVICE_BASE_URL, token: "none" });
    const { wasm } = await compilePolicy(
      { files: { "p.rego": POLICY } },
      { entrypoint: "p/deny", builtins: serviceBuiltins(client) },
    );
    await client.close();
    mkdirSync(join(folder, "sha256"));
    const policy = await createContentStore(folder).put(wasm);
    const queue = await createQueue({ connection: { url: server.url }, name: "costs" });
    const toJobs = (from, count) =>
      Array.from({ length: count }, (_, n) => ({
        policy,
        input: { name: "in.json", json: JSON.stringify({ n: from + n }) },
      }));
    const startWorker = () =>
      startChild("queue-worker.mjs", {
        ...service.message.env,
        QUEUE_REDIS: server.url,
        QUEUE_STORE: folder,
        QUEUE_NAME: "costs",
        QUEUE_CONCURRENCY: String(CONCURRENCY),
      });
    const before = await stateOf(redis);
    const enqueuedAt = performance.now();
    const queued = await queue.enqueue(toJobs(0, jobs));
    const enqueueMs = performance.now() - enqueuedAt;
    const waiting = await stateOf(redis);
    const { child } = await startWorker();
    const startedAt = performance.now();
    for await (const settled of queue.results(queued.map(({ id }) => id))) {
      if (settled.state === "dead") throw new Error(`${settled.id}: ${settled.letter.reason}`);
      if (settled.state !== "decided") throw new Error(`${settled.id}: ${settled.state}`);
    }
    const decideMs = performance.now() - startedAt;
    const decided = await stateOf(redis);
    await queue.close();
    await end(child);
    const perSecond = (jobs / decideMs) * 1000;
    const needed = A_DAY / SECONDS_A_DAY;
    const workers = Math.ceil(needed / perSecond / TARGET);
    const redisMs = (decided.cpuMs - before.cpuMs) / jobs;
    const kib = (from, to) => (to.bytes - from.bytes) / jobs / 1024;
    const [jobKib, resultKib] = [kib(before, waiting), kib(before, decided)];
    const gib = (each) => `${((each * A_DAY) / 1024 / 1024).toFixed(0)} GiB`;
    const row = (what, measured, unit, aDay) => ({ what, measured, unit, "at 100 million a day": aDay });
    return {
      title,
      note: `${jobs} jobs of a policy that computes next to nothing, one worker with ${CONCURRENCY} jobs at once. Redis, the worker and who enqueues share the machine's cores.`,
      rows: [
        row(
          "enqueue",
          (jobs / enqueueMs) * 1000,
          "jobs a second",
          `${((A_DAY / jobs) * (enqueueMs / 3.6e6)).toFixed(1)} hours by one process`,
        ),
        row(
          "decide, one worker",
          perSecond,
          "decisions a second",
          `${workers} worker${workers === 1 ? "" : "s"} at ${TARGET} of linear`,
        ),
        row(
          "Redis computes",
          redisMs,
          "ms a decision",
          `${((redisMs * needed) / 10).toFixed(0)} % of a core`,
        ),
        row("a job that waits", jobKib, "KiB of Redis", `${gib(jobKib)} if all wait at once`),
        row("a result that is kept", resultKib, "KiB of Redis", `${gib(resultKib)} for each day in keepMs`),
      ],
    };
  } finally {
    redis.disconnect();
    await end(service.child);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
