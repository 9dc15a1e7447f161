import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type CompiledPolicy,
  type EvaluateOptions,
  type Policy,
} from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

const SOURCE = `package s

double := input.n * 2

undefined_here if input.nothing

conflict := 1 if input.n == 1
conflict := 2 if input.n

loop := count([1 | some x in numbers.range(1, 10000); some y in numbers.range(1, 10000); x == y + 20000])

error := to_number(input.text)

doubled := test.double(input.n)

core := graphql.is_valid("{a}", "type Query {a: String}")
`;

const double = defineBuiltin({
  name: "test.double",
  args: ["number"],
  result: "number",
  pure: true,
  effect: false,
  call: ([n]) => Number(n) * 2,
});

describe("evaluateSync", () => {
  let compiled: CompiledPolicy;
  let policy: Policy;
  const load = async (defaults: EvaluateOptions = {}): Promise<Policy> =>
    (policy = await loadPolicy(compiled.wasm, { builtins: [double], defaults, synchronous: true }));

  beforeAll(async () => {
    const names = ["double", "undefined_here", "conflict", "loop", "error", "doubled", "core"];
    compiled = await compilePolicy(
      { files: { "s.rego": SOURCE } },
      { entrypoint: names.map((name) => `s/${name}`), builtins: [double] },
    );
  });

  afterEach(() => policy.close());

  it.each([
    ["s/double", { n: 21 }, 42],
    ["s/doubled", { n: 21 }, 42],
    ["s/double", Buffer.from('{"n": 3}'), 6],
    ["s/undefined_here", {}, undefined],
    ["s/error", { text: "x" }, undefined],
  ])("gives what evaluate gives: %s of %j", async (entrypoint, input, expected) => {
    await load();
    expect(policy.evaluateSync(input, { entrypoint })).toEqual(expected);
    expect(await policy.evaluate(input, { entrypoint })).toEqual(expected);
  });

  it.each([
    ["policy_failed", "s/conflict", { n: 1 }, {}],
    ["timeout", "s/loop", {}, { timeoutMs: 20 }],
    ["builtin_failed", "s/error", { text: "x" }, { strictBuiltinErrors: true }],
    ["input_invalid", "s/double", Buffer.from("{"), {}],
    ["entrypoint_required", undefined, {}, {}],
    ["config_invalid", "s/double", {}, { timeoutMs: -1 }],
  ] as const)("throws %s as evaluate does", async (code, entrypoint, input, options) => {
    await load();
    const given = { ...options, ...(entrypoint === undefined ? {} : { entrypoint }) };
    expect(() => policy.evaluateSync(input, given)).toThrow(expect.objectContaining({ code }));
    await expect(policy.evaluate(input, given)).rejects.toMatchObject({ code });
  });

  it("refuses a policy with asynchronous built-ins, without any call", async () => {
    const probes = new ControlledBuiltins();
    const builtins = [probes.define("probe.read")];
    policy = await loadPolicy(
      { files: { "a.rego": "package a\n\nx := probe.read(1)\n\ny := 2\n" } },
      { entrypoint: ["a/x", "a/y"], builtins },
    );
    expect(() => policy.evaluateSync({}, { entrypoint: "a/y" })).toThrow(
      expect.objectContaining({
        code: "not_synchronous",
        message: "evaluateSync: the policy calls asynchronous built-ins: probe.read; use evaluate()",
      }),
    );
    expect(probes.started).toEqual([]);
  });

  it("refuses such a policy when it is loaded, if it has to be synchronous", async () => {
    await load();
    const builtins = [new ControlledBuiltins().define("probe.read")];
    const loading = loadPolicy(
      { files: { "a.rego": "package a\n\nx := probe.read(1)\n" } },
      { entrypoint: "a/x", builtins, synchronous: true },
    );
    await expect(loading).rejects.toMatchObject({ name: "PolicyLoadError", code: "not_synchronous" });
  });

  it("has what opa-core answers", async () => {
    await load();
    expect(policy.needsOpaCore).toEqual(["graphql.is_valid"]);
    expect(policy.evaluateSync({}, { entrypoint: "s/core" })).toBe(true);
  });

  it("tells onRecording, which must not return a Promise", async () => {
    const recordings: unknown[] = [];
    await load({ onRecording: (recording) => void recordings.push(recording) });
    expect(policy.evaluateSync({ n: 1 }, { entrypoint: "s/double" })).toBe(2);
    expect(recordings).toHaveLength(1);
    expect(() =>
      policy.evaluateSync({ n: 1 }, { entrypoint: "s/double", onRecording: () => Promise.resolve() }),
    ).toThrow(expect.objectContaining({ code: "not_synchronous" }));
  });

  it("ends at the deadline in a module without steps, and is refused when closed", async () => {
    policy = await loadPolicy(new WebAssembly.Module(compiled.wasm as Uint8Array<ArrayBuffer>), {
      builtins: [double],
    });
    expect(() => policy.evaluateSync({}, { entrypoint: "s/loop", timeoutMs: 30 })).toThrow(
      expect.objectContaining({ code: "timeout" }),
    );
    await policy.close();
    expect(() => policy.evaluateSync({ n: 1 }, { entrypoint: "s/double" })).toThrow(
      expect.objectContaining({ code: "policy_closed" }),
    );
  });
});
