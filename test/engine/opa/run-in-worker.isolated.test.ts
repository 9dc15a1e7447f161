import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { WorkerPool } from "../../../src/engine/opa/core-worker.js";
import { runInWorker } from "../../../src/engine/opa/run-in-worker.js";

// Messages of workers go on without them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Workers whose module takes so long to load. */
function loadingFor(ms: number): WorkerPool {
  return new WorkerPool("opa-core", async () => {
    const module = await loadCoreModule();
    vi.advanceTimersByTime(ms);
    return module;
  });
}

const request = '{"op": "capabilities"}';

it("starts the time limit of a request when opa-core is loaded", async () => {
  const reply = await runInWorker(request, { subject: "asking", timeoutMs: 1_000 }, loadingFor(5_000));
  expect(reply.ok).toBe(true);
});

it("waits no longer for opa-core than for a long request", async () => {
  const asking = runInWorker(request, { subject: "asking", timeoutMs: 1_000 }, loadingFor(11_000));
  await expect(asking).toFailWith("timeout", /^asking took longer than its 1000 ms;/);
});
