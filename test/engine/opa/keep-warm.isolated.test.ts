import process from "node:process";
import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** More than a worker stays idle for. */
const LONG_MS = 60 * 60_000;

// Modules of its own, so that no other test of the process keeps a worker, or has one.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

it("has opa-core stay from the first call on", async () => {
  const { isCoreWarm, keepCoreWarm } = await import("../../../src/engine/opa/keep-warm.js");
  expect(isCoreWarm()).toBe(false);
  keepCoreWarm();
  expect(isCoreWarm()).toBe(true);
  keepCoreWarm();
  expect(isCoreWarm()).toBe(true);
});

it.each([
  { name: "starts opa-core again after a while", isWarm: false, threads: 2 },
  { name: "does not start opa-core again when it is kept warm", isWarm: true, threads: 1 },
])("$name", async ({ isWarm, threads }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { keepCoreWarm } = await import("../../../src/engine/opa/keep-warm.js");
  const { runInWorker } = await import("../../../src/engine/opa/run-in-worker.js");
  if (isWarm) keepCoreWarm();
  const started: Worker[] = [];
  const onWorker = (worker: Worker): void => void started.push(worker);
  process.on("worker", onWorker);
  try {
    for (let calls = 0; calls < 2; calls++) {
      expect(await runInWorker('{"op": "capabilities"}', { subject: "asking" })).toMatchObject({ ok: true });
      vi.advanceTimersByTime(LONG_MS);
    }
    // A thread starts Go once, with its first request.
    expect(started).toHaveLength(threads);
  } finally {
    process.off("worker", onWorker);
    await Promise.all(started.map((worker) => worker.terminate()));
  }
});
