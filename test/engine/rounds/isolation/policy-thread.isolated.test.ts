import type * as threads from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { loadPolicy } from "../../../../src/index.js";

/** The limits that workers of policies were started with. */
const { limits, next } = vi.hoisted(() => ({
  limits: [] as threads.WorkerOptions["resourceLimits"][],
  next: { isMissing: false },
}));

vi.mock("node:worker_threads", async (importOriginal) => {
  const actual = await importOriginal<typeof threads>();
  /** A worker of a policy with a heap that is soon full. */
  class SmallWorker extends actual.Worker {
    constructor(file: URL, options: threads.WorkerOptions) {
      const isPolicy = file.href.endsWith("policy-worker.js");
      if (isPolicy) limits.push(options.resourceLimits);
      const started = isPolicy && next.isMissing ? new URL("missing.js", file) : file;
      super(started, isPolicy ? { ...options, resourceLimits: { maxOldGenerationSizeMb: 16 } } : options);
    }
  }
  return { ...actual, Worker: SmallWorker };
});

const SOURCE = `package w

talks := count([1 | some i in numbers.range(1, input.prints); print("a line of output", i)])
`;

it("ends an evaluation whose worker has no memory left, without an answer, and goes on", async () => {
  await using policy = await loadPolicy(
    { files: { "w.rego": SOURCE } },
    { isolation: "worker", maxWorkers: 1, entrypoint: "w/talks" },
  );
  await expect(policy.evaluate({ prints: 400_000 })).toFailWith("memory_limit", /a worker of the policy/);
  expect(await policy.evaluate({ prints: 3 })).toBe(3);
});

it("leaves no time limit of an evaluation whose worker did not start: its end would end the process", async () => {
  await using policy = await loadPolicy(
    { files: { "w.rego": SOURCE } },
    { isolation: "worker", maxWorkers: 1, entrypoint: "w/talks" },
  );
  await expect(policy.evaluate({ prints: 400_000 })).toFailWith("memory_limit");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  next.isMissing = true;
  try {
    const evaluating = policy.evaluate({ prints: 3 }, { timeoutMs: 60_000 });
    await expect(evaluating).toFailWith("worker_unavailable");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    next.isMissing = false;
    vi.useRealTimers();
  }
  expect(await policy.evaluate({ prints: 3 })).toBe(3);
});

it("limits what its heap has for new objects, which Node 24 would let grow beyond the rest", async () => {
  await using policy = await loadPolicy(
    { files: { "w.rego": "package w\n\nx := 1\n" } },
    { isolation: "worker", maxWorkers: 1, entrypoint: "w/x" },
  );
  expect(await policy.evaluate({})).toBe(1);
  expect(limits.at(-1)).toMatchObject({ maxYoungGenerationSizeMb: 48 });
});
