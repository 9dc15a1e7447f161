import { execFileSync } from "node:child_process";
import v8 from "node:v8";
import { afterEach, expect, it, vi } from "vitest";
import { compileSparingly, spareOptimizing, V8_BUDGET } from "../../src/base/wasm-budget.js";

afterEach(() => vi.restoreAllMocks());

it("knows V8's budget, which cannot be asked for", () => {
  const options = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  expect(/ --wasm-tiering-budget=(\d+)/.exec(options)?.[1]).toBe(String(V8_BUDGET));
});

it("changes the budget of a process that wants it, for a moment", () => {
  const set = vi.spyOn(v8, "setFlagsFromString").mockReturnValue();
  const run = vi.fn();
  compileSparingly(run);
  expect(set).not.toHaveBeenCalled();
  spareOptimizing();
  expect(() =>
    compileSparingly(() => {
      expect(set.mock.calls).toEqual([[`--wasm-tiering-budget=${String(100 * V8_BUDGET)}`]]);
      throw new Error("failed");
    }),
  ).toThrow("failed");
  expect(run).toHaveBeenCalledOnce();
  expect(set).toHaveBeenLastCalledWith(`--wasm-tiering-budget=${String(V8_BUDGET)}`);
});
