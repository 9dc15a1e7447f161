// The command `npm run queue:kill`. Exit codes: 0 nothing is lost, changed or sent twice, 1 something is, 2 it could
// not run.
import process from "node:process";
import { parseArgs } from "node:util";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { startRedis } from "../../../scripts/redis-server.mjs";
import { killWorkers } from "./kill-workers.js";

const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "10000" },
    workers: { type: "string", default: "2" },
    every: { type: "string", default: "250" },
  },
});
const [jobs, workers, everyPrompts] = [values.jobs, values.workers, values.every].map(Number);
const isCount = (value: number | undefined): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;
if (!isCount(jobs) || !isCount(workers) || !isCount(everyPrompts)) {
  process.stderr.write("usage: npm run queue:kill -- [--jobs N] [--workers N] [--every PROMPTS]\n");
  process.exit(2);
}
const redis = await startRedis();
if (redis === undefined) {
  process.stderr.write("queue:kill needs redis-server or valkey-server on the PATH, or REDIS_URL\n");
  process.exit(2);
}
const startedAt = performance.now();
try {
  const { problems, kills, decided, interrupted, interruptedAsked, prompts, retried } = await killWorkers(
    redis,
    {
      built: `${packageRoot()}/dist`,
      jobs,
      workers,
      everyPrompts,
    },
  );
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `${String(jobs)} jobs, ${String(workers)} workers, ${String(kills)} killed in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ` +
      `${String(decided)} decided (${String(retried)} after another attempt), ${String(interrupted)} report an interrupted prompt, ` +
      `which the service had got of ${String(interruptedAsked)}, ` +
      `${String(prompts)} prompts; ${String(problems.length)} problems\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await redis.stop();
}
