import { afterAll, expect, test, vi } from "vitest";
import { loadCoreModule, loadOptimizedCoreModule } from "../../../src/engine/opa/core-module.js";
import { useBaselineCode } from "../../../src/engine/opa/core-tier.js";
import { createCoreCalls } from "../../../src/engine/opa/instance-calls.js";

afterAll(() => {
  vi.restoreAllMocks();
});

test("calls that have taken long go on in a second module, with the same answers", async () => {
  // Other tests of this process are not to run otherwise.
  vi.spyOn(process.getBuiltinModule("node:v8"), "setFlagsFromString").mockReturnValue(undefined);
  useBaselineCode();
  const shared = await loadCoreModule();
  const optimized = await loadOptimizedCoreModule();
  expect(optimized.wasm).not.toBe(shared.wasm);
  const { Instance } = WebAssembly;
  const started: WebAssembly.Module[] = [];
  vi.spyOn(WebAssembly, "Instance").mockImplementation(function (module, imports) {
    started.push(module);
    return new Instance(module, imports);
  });
  const load = vi.fn(() => Promise.resolve(optimized));
  const calls = createCoreCalls(shared, load);
  const context = { nowNs: 0n, seed: "seed", remainingMs: () => Infinity };
  const args = ['"a"', "1000000000"].map((text) => Buffer.from(text));
  const answer = (): string => {
    const answered = calls.call("rand.intn", args, context);
    if (answered.kind !== "value") throw new Error(answered.kind);
    return Buffer.from(answered.bytes).toString();
  };
  const first = answer();
  const now = vi.spyOn(performance, "now");
  now.mockReturnValueOnce(0).mockReturnValueOnce(60_000);
  expect(answer()).toBe(first);
  await vi.waitFor(
    () => {
      expect(answer()).toBe(first);
      expect(started).toEqual([shared.wasm, optimized.wasm]);
    },
    { timeout: 60_000 },
  );
  expect(load).toHaveBeenCalledOnce();
});
