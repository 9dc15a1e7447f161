import { dirname } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { killWorkers } from "../../campaigns/queue-kill/kill-workers.js";
import { buildCli } from "../../cli/build-cli.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/kill.test.ts");

/** A slice of `npm run queue:kill`. */
it.skipIf(redis === undefined)("loses nothing and asks nothing twice while workers are killed", async () => {
  if (redis === undefined) throw new Error("skipped");
  onTestFinished(() => redis.stop());
  const built = dirname(await buildCli());
  const report = await killWorkers(redis, { built, jobs: 110, workers: 2, everyPrompts: 30 });
  expect(report.problems).toEqual([]);
  expect(report.decided + report.interrupted).toBe(110);
  expect(report.kills).toBeGreaterThan(2);
  expect(report.interruptedAsked).toBeGreaterThan(0);
  expect(report.prompts).toBeLessThanOrEqual(110);
});
