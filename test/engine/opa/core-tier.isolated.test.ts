import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type * as coreTier from "../../../src/engine/opa/core-tier.js";

const setFlags = vi
  .spyOn(process.getBuiltinModule("node:v8"), "setFlagsFromString")
  .mockReturnValue(undefined);
afterAll(() => {
  setFlags.mockRestore();
});

/** A module with nothing in it. */
const EMPTY = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const BASELINE = "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering";
const OPTIMIZED = "--no-liftoff-only --wasm-dynamic-tiering";
const LONG_RUN =
  "--no-liftoff-only --no-wasm-tier-up --wasm-dynamic-tiering --wasm-tiering-budget=1600000000";
const LAZILY = ["--wasm-lazy-validation", "--no-wasm-lazy-validation"];

/** The flags that were set since it was last called. */
function flags(): string[] {
  const set = setFlags.mock.calls.map(([flag]) => flag);
  setFlags.mockClear();
  return set;
}

/** What was asked for lasts as long as the module. */
let tier: typeof coreTier;

beforeEach(async () => {
  setFlags.mockClear();
  vi.resetModules();
  tier = await import("../../../src/engine/opa/core-tier.js");
});

test("leaves V8's flags alone, but for a process that does not live long", () => {
  tier.runBaseline();
  tier.runOptimized();
  expect(tier.compileCore(EMPTY)).toBeInstanceOf(WebAssembly.Module);
  expect(flags()).toEqual([]);
  tier.useBaselineCode();
  tier.compileCore(EMPTY);
  expect(flags()).toEqual([BASELINE, ...LAZILY]);
});

test("policies are optimized, although opa-core ran before and runs again", () => {
  tier.useBaselineCode();
  tier.runOptimized();
  expect(flags()).toEqual([]);
  tier.runBaseline();
  tier.runBaseline();
  expect(flags()).toEqual([BASELINE]);
  tier.runOptimized();
  tier.runOptimized();
  expect(flags()).toEqual([OPTIMIZED]);
  tier.runBaseline();
  expect(flags()).toEqual([BASELINE]);
});

test("a long run optimizes what it spends most of its time in, unless opa-core is compiled", () => {
  tier.expectLongRun();
  tier.runBaseline();
  expect(flags()).toEqual([]);
  tier.useBaselineCode();
  tier.expectLongRun();
  tier.compileCore(EMPTY);
  tier.runBaseline();
  expect(flags()).toEqual([LONG_RUN, ...LAZILY]);
});

test("a long run that begins after opa-core is compiled has its flags", () => {
  tier.useBaselineCode();
  tier.compileCore(EMPTY);
  tier.runOptimized();
  tier.expectLongRun();
  flags();
  tier.runBaseline();
  expect(flags()).toEqual([BASELINE]);
});

test.each([
  { tests: 349, isAlone: true, expected: BASELINE },
  { tests: 350, isAlone: true, expected: LONG_RUN },
  { tests: 350, isAlone: false, expected: BASELINE },
  { tests: 350, isAlone: undefined, expected: BASELINE },
])("$tests tests, alone: $isAlone, have the flags $expected", async ({ tests, isAlone, expected }) => {
  tier.useBaselineCode();
  const testRego = vi.fn(() => Promise.resolve({ results: [] }));
  vi.doMock("../../../src/engine/opa/test-rego.js", () => ({ testRego, listTests: testRego }));
  const { runTests } = await import("../../../src/engine/opa/run-tests.js");
  vi.doUnmock("../../../src/engine/opa/test-rego.js");
  const text = Array.from({ length: tests }, (_, n) => `test_${String(n)} if true\n`).join("");
  await runTests({ files: [{ path: "a_test.rego", text }], ...(isAlone === undefined ? {} : { isAlone }) });
  expect(testRego).toHaveBeenCalledOnce();
  tier.runBaseline();
  expect(flags()).toEqual([expected]);
});

test("other modules are validated as a whole, also after opa-core could not be compiled", () => {
  tier.useBaselineCode();
  expect(() => tier.compileCore(Uint8Array.of(1))).toThrow(WebAssembly.CompileError);
  expect(flags().at(-1)).toBe("--no-wasm-lazy-validation");
});
