import { setFlagsFromString } from "node:v8";
import { beforeEach, expect, test, vi } from "vitest";
import { compileCore, useBaselineCode, useOptimisedCode } from "../../src/opa/core-tier.js";

vi.mock("node:v8", () => ({ setFlagsFromString: vi.fn() }));

/** A module with nothing in it. */
const EMPTY = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const flags = (): string[] => vi.mocked(setFlagsFromString).mock.calls.map(([flag]) => flag);

beforeEach(() => {
  vi.mocked(setFlagsFromString).mockClear();
  useOptimisedCode();
});

test("leaves V8's flags alone, but for a process that does not live long", () => {
  expect(compileCore(EMPTY)).toBeInstanceOf(WebAssembly.Module);
  expect(flags()).toEqual([]);
  useBaselineCode();
  compileCore(EMPTY);
  expect(flags()).toEqual([
    "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering",
    "--wasm-lazy-validation",
    "--no-wasm-lazy-validation",
  ]);
});

test("optimises after all when that is taken back", () => {
  useBaselineCode();
  useOptimisedCode();
  compileCore(EMPTY);
  expect(flags()).toEqual([]);
});

test("other modules are validated as a whole, also after opa-core could not be compiled", () => {
  useBaselineCode();
  expect(() => compileCore(Uint8Array.of(1))).toThrow(WebAssembly.CompileError);
  expect(flags().at(-1)).toBe("--no-wasm-lazy-validation");
});
