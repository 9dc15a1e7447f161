import { setFlagsFromString } from "node:v8";
import { beforeEach, expect, test, vi } from "vitest";
import { compileCore, useBaselineCode, useOptimisedCode } from "../../src/opa/core-tier.js";

vi.mock("node:v8", () => ({ setFlagsFromString: vi.fn() }));

/** A module with nothing in it. */
const EMPTY = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

beforeEach(() => {
  vi.mocked(setFlagsFromString).mockClear();
  useOptimisedCode();
});

test("leaves V8's flags alone, but for a process that does not live long", () => {
  expect(compileCore(EMPTY)).toBeInstanceOf(WebAssembly.Module);
  expect(setFlagsFromString).not.toHaveBeenCalled();
  useBaselineCode();
  compileCore(EMPTY);
  expect(setFlagsFromString).toHaveBeenCalledExactlyOnceWith("--liftoff-only");
});

test("optimises after all when that is taken back", () => {
  useBaselineCode();
  useOptimisedCode();
  compileCore(EMPTY);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});
