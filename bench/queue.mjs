import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { compilePolicy, createServiceClient, serviceBuiltins } from "regohost";
import { createContentStore, createQueue } from "regohost/queue";
import { startRedis } from "../scripts/redis-server.mjs";

const WORKERS = [1, 2, 3, 4];
/** A service that takes this long at most, so that jobs of few slots wait for it. */
const MAX_DELAY_MS = 200;
/** How long one worker is to take for all jobs that wait: for many of them the service is quicker. */
const WAITING_MS = 120_000;
const TARGET = 0.8;

/** `waits`: a call of the service for each job, with few jobs at once. `computes`: some milliseconds of evaluation. */
export const CASES = [
  {
    name: "waits for the service",
    jobs: 600,
    concurrency: 4,
    policy: 'package p\n\ndeny contains "unknown" if not service.discover(input.digest, input.kind)\n',
  },
  {
    name: "computes",
    jobs: 600,
    concurrency: 4,
    policy:
      "package p\n\ndeny contains 1 if count([1 | some a in numbers.range(1, 300); some b in numbers.range(1, 300); (a * b) % 7 == input.n]) < 0\n",
  },
];

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

export async function startChild(file, env) {
  const child = fork(pathOf(file), { env: { ...process.env, ...env } });
  const [message] = await once(child, "message");
  return { child, message };
}

export async function end(child) {
  const exited = once(child, "exit");
  child.send("end");
  await exited;
}

/** What a worker answers, such as the processor time it has taken. */
export async function ask(child, question) {
  const answered = once(child, "message");
  child.send(question);
  const [answer] = await answered;
  return answer;
}

/**
 * How long a number of workers takes for decisions. `onBegin` and `onEnd` are told of the processes of the workers when the clock
 * starts and when it has stopped.
 *
 * @param {{
 *   url: string, folder: string, service: NodeJS.ProcessEnv, digest: string, policy: string,
 *   count: number, jobs: number, concurrency: number,
 *   onBegin?: (workers: import("node:child_process").ChildProcess[]) => Promise<void>,
 *   onEnd?: (workers: import("node:child_process").ChildProcess[]) => Promise<void>,
 * }} options
 */
export async function runQueue({
  url,
  folder,
  service,
  digest,
  policy,
  count,
  jobs,
  concurrency,
  onBegin,
  onEnd,
}) {
  const name = `bench-${performance.now()}`.replace(".", "-");
  const env = {
    ...service,
    QUEUE_REDIS: url,
    QUEUE_STORE: folder,
    QUEUE_NAME: name,
    QUEUE_CONCURRENCY: String(concurrency),
  };
  const workers = await Promise.all(Array.from({ length: count }, () => startChild("queue-worker.mjs", env)));
  const queue = await createQueue({ connection: { url }, name });
  const toJob = (kind) => (n) => ({
    policy,
    input: { name: "in.json", json: JSON.stringify({ digest, n, kind }) },
  });
  const run = async (jobList) => {
    const queued = await queue.enqueue(jobList);
    for await (const settled of queue.results(queued.map(({ id }) => id))) {
      if (settled.state === "dead") throw new Error(`${settled.id}: ${settled.letter.reason}`);
      if (settled.state !== "decided") throw new Error(`${settled.id}: ${settled.state}`);
    }
  };
  // Every worker loads its policy before the clock starts.
  await run(Array.from({ length: 40 * count }, (_, n) => toJob("SBOM")(-1 - n)));
  const children = workers.map(({ child }) => child);
  await onBegin?.(children);
  const startedAt = performance.now();
  await run(Array.from({ length: jobs }, (_, n) => toJob("SBOM")(n)));
  const ms = performance.now() - startedAt;
  await onEnd?.(children);
  await queue.close();
  for (const child of children) await end(child);
  return ms;
}

/** Puts the policy of a case into a store, for a service that runs. */
export async function putPolicyOf({ policy: rego }, store, { env }) {
  const client = createServiceClient({ baseUrl: env.SERVICE_BASE_URL, token: "none" });
  const builtins = serviceBuiltins(client);
  const { wasm } = await compilePolicy({ files: { "p.rego": rego } }, { entrypoint: "p/deny", builtins });
  await client.close();
  return store.put(wasm);
}

/** What a call of the service takes, for this number of jobs of the first case. */
function delayOf(jobs) {
  return Math.min(MAX_DELAY_MS, Math.round((WAITING_MS * CASES[0].concurrency) / jobs));
}

/** Decisions a second by 1 to 4 worker processes on one Redis. */
export async function measure(/** @type {{ jobs?: number }} */ { jobs: given } = {}) {
  const redis = await startRedis();
  const title = `A queue: decisions by 1 to ${WORKERS.at(-1)} workers`;
  if (redis === undefined)
    return { title, note: "SKIPPED: no redis-server or valkey-server here.", rows: [] };
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-queue-"));
  const rows = [];
  const delayMs = delayOf(given ?? CASES[0].jobs);
  const startedAt = performance.now();
  const { child, message } = await startChild("queue-service.mjs", { QUEUE_DELAY_MS: String(delayMs) });
  try {
    mkdirSync(join(folder, "sha256"));
    const store = createContentStore(folder);
    for (const one of CASES) {
      const { name, concurrency } = one;
      const jobs = given ?? one.jobs;
      const policy = await putPolicyOf(one, store, message);
      let first;
      for (const count of WORKERS) {
        const given = { url: redis.url, folder, service: message.env, digest: message.digest };
        const ms = await runQueue({ ...given, policy, count, jobs, concurrency });
        first ??= ms;
        const isCounted = name !== "computes" || count <= availableParallelism();
        const share = first / ms / count;
        rows.push({
          job: name,
          workers: count,
          "decisions a second": (jobs / ms) * 1000,
          "times one worker": first / ms,
          "of linear": share,
          target: isCounted ? `≥ ${TARGET}` : "more workers than cores",
          reached: isCounted ? (share >= TARGET ? "yes" : "NO") : "",
        });
      }
    }
  } finally {
    await end(child);
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title,
    note: `${given ?? CASES[0].jobs} jobs, each worker a process with ${CASES[0].concurrency} jobs at once; a call of the service takes ${delayMs} ms. Redis, the service, who enqueues and the workers share ${availableParallelism()} cores. All of it took ${Math.round((performance.now() - startedAt) / 1000)} s.`,
    rows,
  };
}
