import type * as threads from "node:worker_threads";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isRegohostError, type ErrorCode } from "../../../src/base/errors.js";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { MAX_WORKERS } from "../../../src/engine/opa/core-worker.js";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import { useReplyCache } from "../../../src/engine/opa/reply-cache.js";

type Threads = typeof threads;

/** How threads fail to start: from the constructor, or with an event after it. */
const { failure } = vi.hoisted(() => ({
  failure: { now: undefined as (() => never) | undefined, file: undefined as URL | undefined },
}));

vi.mock("node:worker_threads", async (importOriginal) => {
  const actual = await importOriginal<Threads>();
  class FailingWorker extends actual.Worker {
    constructor(file: URL, options: threads.WorkerOptions) {
      failure.now?.();
      super(failure.file ?? file, options);
    }
  }
  return { ...actual, Worker: FailingWorker };
});

// Messages of workers go on without them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  // Idle workers end.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  failure.now = undefined;
  failure.file = undefined;
});

const denied = (): never => {
  throw Object.assign(new Error("Access to this API has been restricted"), { code: "ERR_ACCESS_DENIED" });
};
const noThread = (): never => {
  throw new Error("no thread");
};

let wasm: Uint8Array;
const files = { "a.rego": "package a\n\nx := 1" };
beforeAll(async () => {
  useReplyCache(undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  ({ wasm } = await compilePolicy({ files }, { entrypoint: "a/x" }));
  vi.advanceTimersByTime(60_000);
});

async function closed(policy: Promise<Policy>): Promise<string> {
  await (await policy).close();
  return "closed";
}

const FAILURES: readonly [string, () => void, RegExp][] = [
  ["is not allowed", () => (failure.now = denied), /--allow-worker/],
  ["is not made", () => (failure.now = noThread), /no thread/],
  ["has no file", () => (failure.file = new URL("file:///nowhere/worker.js")), /cannot be started/],
];

// What needs a thread, and the code of its error.
describe.each<[string, ErrorCode, () => Promise<unknown>]>([
  ["a policy in Rego", "opa_core_unavailable", () => closed(loadPolicy({ files }))],
  ["a parser", "opa_core_unavailable", () => parseConfig("hcl2", "x = 1")],
  ["Jsonnet", "opa_core_unavailable", () => parseConfig("jsonnet", "{}")],
  ["a policy in workers", "worker_unavailable", () => closed(loadPolicy(wasm, { isolation: "worker" }))],
])("%s", (_what, code, start) => {
  it.each(FAILURES)("whose thread %s fails at once, each time", async (_why, fail, message) => {
    fail();
    // More often than there are slots, one after the other and together.
    for (let count = 0; count < MAX_WORKERS + 2; count++) await expect(start()).toFailWith(code, message);
    const together = await Promise.allSettled(Array.from({ length: MAX_WORKERS + 2 }, start));
    for (const ended of together) {
      expect(ended.status === "rejected" && isRegohostError(ended.reason, code)).toBe(true);
    }
    failure.now = undefined;
    failure.file = undefined;
    await expect(start()).resolves.toBeDefined();
  });
});
