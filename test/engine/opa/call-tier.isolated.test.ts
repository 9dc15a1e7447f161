import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type * as callTier from "../../../src/engine/opa/call-tier.js";
import type { LoadedModule } from "../../../src/engine/opa/core-instance.js";
import type * as coreTier from "../../../src/engine/opa/core-tier.js";

const setFlags = vi
  .spyOn(process.getBuiltinModule("node:v8"), "setFlagsFromString")
  .mockReturnValue(undefined);
const now = vi.spyOn(performance, "now");
afterAll(() => {
  vi.restoreAllMocks();
});

const MODULE: LoadedModule = {
  wasm: new WebAssembly.Module(Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])),
  data: undefined,
};

let calls: typeof callTier;
let tier: typeof coreTier;

beforeEach(async () => {
  vi.resetModules();
  tier = await import("../../../src/engine/opa/core-tier.js");
  calls = await import("../../../src/engine/opa/call-tier.js");
  setFlags.mockClear();
});

/** Runs a call that takes as long by the clock. */
function take(of: callTier.CallTier, ms: number): void {
  now.mockReturnValueOnce(0).mockReturnValueOnce(ms);
  of.run(() => undefined);
}

test("calls of a process that lives long run as V8 likes", () => {
  const load = vi.fn<() => Promise<LoadedModule>>();
  const of = new calls.CallTier(load, () => undefined);
  expect(of.run(() => 1)).toBe(1);
  expect(setFlags).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test("each call runs with baseline code, and the policy goes on optimized, also after an error", () => {
  tier.useBaselineCode();
  const of = new calls.CallTier(
    () => Promise.resolve(MODULE),
    () => undefined,
  );
  const during = of.run(() => setFlags.mock.calls.length);
  expect(during).toBe(1);
  expect(setFlags.mock.calls.at(-1)).toEqual(["--no-liftoff-only --wasm-dynamic-tiering"]);
  expect(() =>
    of.run(() => {
      throw new RangeError("of the call");
    }),
  ).toThrow(RangeError);
  expect(setFlags).toHaveBeenCalledTimes(4);
});

test("calls that have taken a second get a module to be optimized, once", async () => {
  tier.useBaselineCode();
  const load = vi.fn(() => Promise.resolve(MODULE));
  const got: LoadedModule[] = [];
  const of = new calls.CallTier(load, (module) => got.push(module));
  take(of, 900);
  expect(load).not.toHaveBeenCalled();
  take(of, 200);
  take(of, 200);
  await vi.waitFor(() => {
    expect(got).toEqual([MODULE]);
  });
  expect(load).toHaveBeenCalledOnce();
  setFlags.mockClear();
  of.run(() => undefined);
  expect(setFlags).not.toHaveBeenCalled();
});

test("calls go on with the module that they have when there is no other", async () => {
  tier.useBaselineCode();
  const load = vi.fn(() => Promise.reject(new Error("damaged meanwhile")));
  const got = vi.fn();
  const of = new calls.CallTier(load, got);
  take(of, 2000);
  await vi.waitFor(() => {
    setFlags.mockClear();
    of.run(() => undefined);
    expect(setFlags).not.toHaveBeenCalled();
  });
  expect(got).not.toHaveBeenCalled();
  expect(of.run(() => 1)).toBe(1);
  expect(load).toHaveBeenCalledOnce();
});
