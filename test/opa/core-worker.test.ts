import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadCoreModule } from "../../src/opa/core-module.js";
import { WorkerPool } from "../../src/opa/core-worker.js";

const IDLE_MS = 10_000;
const SMALL = JSON.stringify({ op: "capabilities" });
/** A request that takes as much memory by itself as a worker may stay with. */
const LARGE = SMALL + " ".repeat(128 * 1024 * 1024);

type CoreWorker = Awaited<ReturnType<WorkerPool["acquire"]>>;

// Messages of workers go on without them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Workers that answered these requests at the same time, and rest. */
async function restAfter(pool: WorkerPool, requests: string[]): Promise<CoreWorker[]> {
  const workers = await Promise.all(requests.map(() => pool.acquire()));
  await Promise.all(
    workers.map(async (worker, at) => {
      await worker.run({ request: requests[at] ?? "" });
      pool.release(worker);
    }),
  );
  return workers;
}

/** The worker that the pool has after the idle time; it is ended. */
async function laterOf(pool: WorkerPool): Promise<CoreWorker> {
  vi.advanceTimersByTime(IDLE_MS);
  const worker = await pool.acquire();
  pool.discard(worker);
  return worker;
}

test.each<[string, boolean, string, boolean]>([
  ["stays", true, SMALL, true],
  ["is ended where nothing will be compiled again", false, SMALL, false],
  ["is ended when its instance has grown large", true, LARGE, false],
])("an idle worker %s", async (_, mayStay, request, stays) => {
  const pool = new WorkerPool("opa-core", loadCoreModule, { mayStay: () => mayStay });
  const [worker] = await restAfter(pool, [request]);
  expect((await laterOf(pool)) === worker).toBe(stays);
});

test("of several idle workers one stays, also for another idle time", async () => {
  const pool = new WorkerPool("opa-core", loadCoreModule, { maxWorkers: 2, mayStay: () => true });
  const workers = await restAfter(pool, [SMALL, SMALL]);
  vi.advanceTimersByTime(IDLE_MS);
  vi.advanceTimersByTime(IDLE_MS);
  const kept = await pool.acquire();
  expect(workers).toContain(kept);
  const other = await pool.acquire();
  expect(workers).not.toContain(other);
  pool.discard(kept);
  pool.discard(other);
});
