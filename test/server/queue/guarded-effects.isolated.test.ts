// Isolated: other tests of the process may have a storage in use.
import { executionAsyncId } from "node:async_hooks";
import { SpanKind } from "@opentelemetry/api";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { defineBuiltin, type AsyncBuiltinDefinition, type BuiltinContext } from "../../../src/index.js";
import { SpanTable } from "../../../src/server/otel/span-table.js";
import { GuardedEffects, JobScope } from "../../../src/server/queue/guarded-effects.js";
import { DecisionRecords } from "../../../src/server/queue/decision-records.js";

/** Not 0 while every promise of the process is followed, which Node 20 does for storages in use. */
async function idInPromise(): Promise<number> {
  await Promise.resolve();
  return executionAsyncId();
}

// Nothing here makes an effect, so that nobody is connected to.
const records = new DecisionRecords(new Redis({ lazyConnect: true }), "q", 1);
const reads = defineBuiltin({
  name: "acme.read",
  args: [],
  result: "number",
  effect: false,
  call: () => Promise.resolve(4711),
});
const CONTEXT = { speculative: false } as BuiltinContext;

describe("storages that are closed", () => {
  it("follow no promise any more: that of jobs", async () => {
    expect(await idInPromise()).toBe(0);
    const effects = new GuardedEffects(records);
    const [guarded] = effects.guard([reads]);
    const call = async (): Promise<unknown> => (guarded as AsyncBuiltinDefinition).call([], CONTEXT);
    expect(await effects.run(new JobScope("d"), call)).toBe(4711);
    await expect(call()).rejects.toThrow("acme.read was called outside a job");
    effects.close();
    expect(await idInPromise()).toBe(0);
  });

  it("follow no promise any more: that of spans", async () => {
    expect(await idInPromise()).toBe(0);
    const spans = new SpanTable("test", "0");
    const entered = spans.start({}, { name: "s", kind: SpanKind.INTERNAL, attributes: {} });
    await spans.store.run(entered, idInPromise);
    spans.close();
    expect(await idInPromise()).toBe(0);
  });
});
