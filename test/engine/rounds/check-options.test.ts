import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import {
  checkBundleOptions,
  checkCompileOptions,
  toEvaluateAllOptions,
  toEvaluateOptions,
  toLoadPolicyOptions,
} from "../../../src/engine/rounds/check-options.js";
import { compilePolicy, loadPolicy, type EvaluateOptions } from "../../../src/index.js";

describe("options of an evaluation", () => {
  it("go before the defaults, and undefined does not", () => {
    const defaults = { timeoutMs: 5, seed: "a" };
    expect(toEvaluateOptions(undefined, defaults)).toBe(defaults);
    const options = { seed: "b", timeoutMs: undefined } as unknown as { seed: string };
    expect(toEvaluateOptions(options, defaults)).toEqual({ timeoutMs: 5, seed: "b" });
    expect(defaults).toEqual({ timeoutMs: 5, seed: "a" });
  });

  it("may be of another realm", () => {
    const options = runInNewContext(
      "({ now: new Date(0), signal: { aborted: false, addEventListener() {} } })",
    ) as EvaluateOptions;
    expect(toEvaluateOptions(options, {})).toEqual(options);
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ timeoutMS: 3 }, /evaluate: unknown option "timeoutMS" \(did you mean timeoutMs\?\)/],
    [{ toString: 3 }, /unknown option "toString"/],
    [{ signal: 5 }, /signal must be an AbortSignal/],
    [{ entrypoint: 5 }, /entrypoint must be a string/],
    [{ timeoutMs: 0 }, /timeoutMs must be a number above 0/],
    [{ timeoutMs: Number.NaN }, /timeoutMs must be/],
    [{ maxCalls: "1" }, /maxCalls must be/],
    [{ signal: {} }, /signal must be/],
    [{ now: {} }, /now must be/],
    [{ now: new Date(Number.NaN) }, /now must be a valid Date or a bigint/],
    [{ speculate: "no" }, /speculate must be true or false/],
    [{ inputFormat: "yaml" }, /inputFormat must be "json" or "rego"/],
    [{ onRecording: {} }, /onRecording must be a function/],
  ])("%o is refused", async (options, message) => {
    await expect(() => toEvaluateOptions(options, {})).toFailWith("config_invalid", message);
  });
});

describe("options of loadPolicy", () => {
  it.each<[Record<string, unknown>, RegExp]>([
    [{ entrypoints: [] }, /loadPolicy: unknown option "entrypoints" \(did you mean entrypoint\?\)/],
    [{ builtins: [{}] }, /builtins must be a list of built-ins/],
    [{ builtins: {} }, /builtins must be a list/],
    [{ allowNet: "a.b" }, /allowNet must be a list of hosts/],
    [{ entrypoint: [1] }, /entrypoint must be a name or a list of names/],
    [{ maxMemoryBytes: 2 ** 32 + 1 }, /maxMemoryBytes must be an integer of at least 1, and at most 4 GiB/],
    [{ maxMemoryBytes: Number.NaN }, /maxMemoryBytes must be an integer of at least 1/],
    [{ optimize: 3 }, /optimize must be 0 or 1 or 2/],
    [{ compileTimeoutMs: -1 }, /compileTimeoutMs must be/],
    [{ defaults: { timeout: 1 } }, /loadPolicy's defaults: unknown option "timeout"/],
  ])("%o is refused", async (options, message) => {
    await expect(() => toLoadPolicyOptions(options)).toFailWith("config_invalid", message);
    await expect(loadPolicy({ files: { "p.rego": "package p" } }, options)).toFailWith("config_invalid");
  });
});

describe("options of compilePolicy", () => {
  const source = { files: { "p.rego": "package p\n\nx := 1\n" } };

  it.each<[unknown, RegExp]>([
    [{ optimise: 1 }, /compilePolicy: unknown option "optimise" \(did you mean optimize\?\)/],
    [{ data: {} }, /unknown option "data"/],
    [{ optimize: 7 }, /optimize must be 0 or 1 or 2/],
    [{ compileTimeoutMs: "1" }, /compileTimeoutMs must be/],
    [5, /the options must be an object/],
  ])("%o is refused", async (options, message) => {
    await expect(compilePolicy(source, options as object)).toFailWith("config_invalid", message);
  });
});

describe("a count", () => {
  const WRONG = [0, -1, 1.5, Number.NaN, Infinity, "1"];

  it.each<[string, (options: object) => unknown]>([
    ["evaluate's maxCalls", (options) => toEvaluateOptions(options, {})],
    ["evaluateAll's maxCalls", (options) => toEvaluateAllOptions(options, {})],
    ["evaluateAll's concurrency", (options) => toEvaluateAllOptions(options, {})],
    ["loadPolicy's maxMemoryBytes", toLoadPolicyOptions],
    ["loadPolicy's maxBundleBytes", toLoadPolicyOptions],
    ["loadPolicy's maxWorkers", toLoadPolicyOptions],
    ["compilePolicy's maxBundleBytes", checkCompileOptions],
    ["buildBundle's maxBundleBytes", checkBundleOptions],
  ])("%s is an integer of at least 1", (what, check) => {
    const name = what.replace(/^.* /, "");
    expect(() => check({ [name]: 1 })).not.toThrow();
    for (const value of WRONG) {
      expect(() => check({ [name]: value }), String(value)).toThrow(
        expect.objectContaining({
          code: "config_invalid",
          message: expect.stringContaining(`${name} must be an integer of at least 1`) as string,
        }),
      );
    }
  });
});
