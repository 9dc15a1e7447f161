import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import { killWorkers } from "../../scripts/queue-kill/kill-workers.js";
import { startRedis } from "../../scripts/redis-server.mjs";

const redis = await startRedis();
if (redis === undefined) {
  process.stderr.write("SKIPPED: test/queue/kill.test.ts needs redis-server, valkey-server or REDIS_URL\n");
}

/** A slice of `npm run queue:kill`. */
it.skipIf(redis === undefined)("loses nothing and asks nothing twice while workers are killed", async () => {
  if (redis === undefined) throw new Error("skipped");
  onTestFinished(() => redis.stop());
  const cache = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, "regohost-queue-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await bundle({ input: { worker: "scripts/queue-kill/worker.ts" }, dir });
  const report = await killWorkers(redis, {
    worker: join(dir, "worker.js"),
    jobs: 500,
    workers: 2,
    everyPrompts: 60,
  });
  expect(report.problems).toEqual([]);
  expect(report.decided + report.interrupted).toBe(500);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.interruptedAsked).toBeGreaterThan(0);
  expect(report.prompts).toBeLessThanOrEqual(500);
});
