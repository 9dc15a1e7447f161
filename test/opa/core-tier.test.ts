import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type * as coreTier from "../../src/opa/core-tier.js";

const setFlags = vi
  .spyOn(process.getBuiltinModule("node:v8"), "setFlagsFromString")
  .mockReturnValue(undefined);
afterAll(() => {
  setFlags.mockRestore();
});

/** A module with nothing in it. */
const EMPTY = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const flags = (): string[] => setFlags.mock.calls.map(([flag]) => flag);

/** What was asked for lasts as long as the module. */
let tier: typeof coreTier;

beforeEach(async () => {
  setFlags.mockClear();
  vi.resetModules();
  tier = await import("../../src/opa/core-tier.js");
});

test("leaves V8's flags alone, but for a process that does not live long", () => {
  expect(tier.compileCore(EMPTY)).toBeInstanceOf(WebAssembly.Module);
  expect(flags()).toEqual([]);
  tier.useBaselineCode();
  tier.compileCore(EMPTY);
  expect(flags()).toEqual([
    "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering",
    "--wasm-lazy-validation",
    "--no-wasm-lazy-validation",
  ]);
});

test("other modules are validated as a whole, also after opa-core could not be compiled", () => {
  tier.useBaselineCode();
  expect(() => tier.compileCore(Uint8Array.of(1))).toThrow(WebAssembly.CompileError);
  expect(flags().at(-1)).toBe("--no-wasm-lazy-validation");
});
