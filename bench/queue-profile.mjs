import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Redis } from "ioredis";
import { createContentStore } from "regohost/queue";
import { startRedis } from "../scripts/redis-server.mjs";
import { createProfiler } from "./profile.mjs";
import { ask, CASES, end, putPolicyOf, runQueue, startChild } from "./queue.mjs";

const [COMPUTES] = CASES.filter(({ name }) => name === "computes");
const WORKERS = [1, 2];

/** Milliseconds of processor time of Redis, of all its threads. */
async function redisMs(redis) {
  const text = await redis.info("cpu");
  const seconds = [...text.matchAll(/^used_cpu_(?:user|sys):([\d.]+)/gm)].map(([, time]) => Number(time));
  return 1000 * seconds.reduce((sum, time) => sum + time, 0);
}

const toMs = ({ user, system }) => (user + system) / 1000;

/** The processor time of each side of a queue. */
async function processorTimes(workers, redis) {
  const times = await Promise.all(workers.map(async (child) => toMs(await ask(child, "cpu"))));
  return {
    workers: times.reduce((sum, ms) => sum + ms, 0),
    redis: await redisMs(redis),
    enqueuer: toMs(process.cpuUsage()),
  };
}

/**
 * What computing workers of a queue spend: processor time of each process while one and two workers decide, which says how
 * much of the cores two of them can have, and Node's profile of a worker.
 */
export async function measure({ jobs = COMPUTES.jobs } = {}) {
  const title = "A queue of a policy that computes: where the time goes";
  const server = await startRedis();
  if (server === undefined)
    return { title, note: "SKIPPED: no redis-server or valkey-server here.", rows: [] };
  const { rows: rowsOf } = await createProfiler();
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-queue-"));
  const { child, message } = await startChild("queue-service.mjs", { QUEUE_DELAY_MS: "0" });
  const redis = new Redis(server.url);
  const cores = availableParallelism();
  try {
    mkdirSync(join(folder, "sha256"));
    const policy = await putPolicyOf(COMPUTES, createContentStore(folder), message);
    const { concurrency } = COMPUTES;
    const given = {
      url: server.url,
      folder,
      service: message.env,
      digest: message.digest,
      policy,
      jobs,
      concurrency,
    };
    const rows = [];
    let first;
    for (const count of WORKERS) {
      let before = {};
      let after = {};
      const ms = await runQueue({
        ...given,
        count,
        onBegin: async (workers) => void (before = await processorTimes(workers, redis)),
        onEnd: async (workers) => void (after = await processorTimes(workers, redis)),
      });
      const used = Object.keys(after).map((side) => ({ side, each: (after[side] - before[side]) / jobs }));
      const all = used.reduce((sum, { each }) => sum + each, 0);
      first ??= ms;
      const what = `${count} ${count === 1 ? "worker" : "workers"}: processor time, of ${cores} cores`;
      const row = (where, each, more) => ({
        what,
        where,
        "of the time": (each * jobs) / (ms * cores),
        "ms a decision": each,
        "most of it in": more,
      });
      // The cores are what the decisions share with Redis and with who enqueues.
      const most = cores / all / (count / (first / jobs));
      rows.push(
        row(
          "all of it",
          all,
          `${(first / ms / count).toFixed(2)} of linear; with no core idle ${most.toFixed(2)}`,
        ),
        ...used.map(({ side, each }) => row(side, each, "")),
      );
    }
    let profile;
    await runQueue({
      ...given,
      count: 1,
      onBegin: ([worker]) => ask(worker, "profile"),
      onEnd: async ([worker]) => void (profile = await ask(worker, "profiled")),
    });
    const per = { unit: "ms a decision", usInUnit: 1000, count: jobs, smallest: 0.01 };
    return {
      title,
      note: `${jobs} jobs, ${concurrency} at once in each worker, on ${cores} cores. "With no core idle": as near to linear as the processor time of all sides lets these workers come. The last rows are Node's profile of one worker.`,
      rows: [...rows, ...rowsOf("a worker", [profile], per)],
    };
  } finally {
    redis.disconnect();
    await end(child);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
