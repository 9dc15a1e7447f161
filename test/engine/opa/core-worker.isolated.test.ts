import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadline } from "../../../src/base/async/deadline.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { WorkerPool } from "../../../src/engine/opa/core-worker.js";

const IDLE_MS = 10_000;
const SMALL = JSON.stringify({ op: "capabilities" });
/** A request that takes as much memory by itself as a worker may stay with. */
const LARGE = SMALL + " ".repeat(128 * 1024 * 1024);

// Messages of workers go on without them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const without = new Deadline({});
type CoreWorker = Parameters<Parameters<WorkerPool["use"]>[1]>[0];

/** Workers that answered these requests at the same time, and rest. */
function restAfter(pool: WorkerPool, requests: string[]): Promise<CoreWorker[]> {
  return Promise.all(
    requests.map((request) =>
      pool.use(without, async (worker) => {
        await worker.run({ request });
        return worker;
      }),
    ),
  );
}

/** The workers that the pool has after the idle time, and new ones; they are ended. */
async function laterOf(pool: WorkerPool, count = 1): Promise<CoreWorker[]> {
  vi.advanceTimersByTime(IDLE_MS);
  let leave = (): void => undefined;
  const together = new Promise<void>((resolve) => (leave = resolve));
  const found: CoreWorker[] = [];
  const uses = Array.from({ length: count }, () =>
    pool.use(without, async (worker) => {
      found.push(worker);
      Object.assign(worker, { isUsable: false });
      if (found.length === count) leave();
      await together;
    }),
  );
  await Promise.all(uses);
  return found;
}

test.each<[string, boolean, string, boolean]>([
  ["stays", true, SMALL, true],
  ["is ended where nothing will be compiled again", false, SMALL, false],
  ["is ended when its instance has grown large", true, LARGE, false],
])("an idle worker %s", async (_, mayStay, request, stays) => {
  const pool = new WorkerPool("opa-core", loadCoreModule, { mayStay: () => mayStay });
  const [worker] = await restAfter(pool, [request]);
  expect((await laterOf(pool))[0] === worker).toBe(stays);
});

test("of several idle workers one stays, also for another idle time", async () => {
  const pool = new WorkerPool("opa-core", loadCoreModule, { maxWorkers: 2, mayStay: () => true });
  const workers = await restAfter(pool, [SMALL, SMALL]);
  vi.advanceTimersByTime(IDLE_MS);
  vi.advanceTimersByTime(IDLE_MS);
  const [kept, other] = await laterOf(pool, 2);
  expect(workers).toContain(kept);
  expect(workers).not.toContain(other);
});
