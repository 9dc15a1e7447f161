import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { EvaluationError } from "../../../src/base/errors.js";
import { JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type EvaluateOptions,
  type Policy,
} from "../../../src/index.js";

const SOURCE = `package p

x := input.a + 1

slow := count([1 | some x in numbers.range(1, 2000); some y in numbers.range(1, 2000); x + y < 0])

half := input.a / 2

clash := y if some y in input.list
`;
/** As many evaluations as make a policy ready, and more. */
const MANY = 120;

let wasm: Uint8Array;
const runs = vi.spyOn(JavaScriptPolicy.prototype, "evaluate");

beforeAll(async () => {
  const entrypoint = ["p/x", "p/slow", "p/half", "p/clash"];
  ({ wasm } = await compilePolicy({ files: { "p.rego": SOURCE } }, { entrypoint }));
});
afterEach(() => {
  runs.mockClear();
});

/** Evaluates until JavaScript was made, and whatever else. */
async function warm(policy: Policy, options: EvaluateOptions = { entrypoint: "p/x" }): Promise<void> {
  for (let i = 0; i < MANY; i++) await policy.evaluate({ a: 1 }, options);
  await import("../../../src/engine/javascript/make-javascript.js");
  await new Promise(setImmediate);
  runs.mockClear();
}

async function ready(): Promise<Policy> {
  const policy = await loadPolicy(wasm, { entrypoint: "p/x" });
  await warm(policy);
  return policy;
}

describe("a policy that evaluates many values", () => {
  it("evaluates the first in its module, and later ones in JavaScript", async () => {
    await using policy = await loadPolicy(wasm, { entrypoint: "p/x" });
    for (let i = 0; i < MANY; i++) expect(policy.evaluateSync({ a: i })).toBe(i + 1);
    expect(runs).not.toHaveBeenCalled();
    await warm(policy);
    expect([policy.evaluateSync({ a: 1 }), await policy.evaluate({ a: 2 })]).toEqual([2, 3]);
    const all = [];
    for await (const end of policy.evaluateAll([{ a: 3 }])) all.push(end);
    expect(all).toMatchObject([{ status: "fulfilled", value: 4 }]);
    expect(runs.mock.results.map(({ type }) => type)).toEqual(["return", "return", "return"]);
  });

  it("reads no input again that threw, and refuses it as its module does", async () => {
    await using policy = await ready();
    await using inModule = await loadPolicy(wasm, { entrypoint: "p/x" });
    for (const thrown of [new EvaluationError("inner", { code: "timeout" }), new TypeError("why")]) {
      const refused = [policy, inModule].map((one) => {
        let reads = 0;
        const input = {
          get a(): number {
            if (reads++ === 0) throw thrown;
            return 1;
          },
        };
        try {
          return { result: one.evaluateSync(input), reads };
        } catch (error) {
          return { error, reads };
        }
      });
      expect(refused[0]).toMatchObject({ error: expect.any(Error) as unknown, reads: 1 });
      expect(refused[0]).toEqual(refused[1]);
    }
    expect(runs).toHaveBeenCalledTimes(2);
    expect(policy.evaluateSync({ a: 1 })).toBe(2);
  });

  it.each<[string, unknown, EvaluateOptions]>([
    ["text", Buffer.from('{"a": 1}'), {}],
    ["exact integers", { a: 1 }, { bigint: true }],
    ["what was verified", { a: 1 }, { verification: {} }],
    ["a recording", { a: 1 }, { onRecording: () => undefined }],
  ])("evaluates %s in its module", async (_, input, options) => {
    await using policy = await ready();
    expect(await policy.evaluate(input, options)).toBe(2);
    expect(runs).not.toHaveBeenCalled();
  });

  it("decides, and evaluates a prepared input, in its module", async () => {
    await using policy = await ready();
    const { result } = await policy.decide({ a: 1 });
    const prepared = policy.prepare({ a: 1 });
    expect([result, await prepared.evaluate()]).toEqual([2, 2]);
    prepared.close();
    expect(runs).not.toHaveBeenCalled();
  });

  it("reports evaluations that channels listen to", async () => {
    await using policy = await ready();
    const heard = vi.fn();
    const start = "tracing:regohost:policy.evaluate:start";
    subscribe(start, heard);
    await policy.evaluate({ a: 1 });
    unsubscribe(start, heard);
    expect([heard.mock.calls.length, runs.mock.calls.length]).toEqual([1, 0]);
  });

  it("has the new data after setData", async () => {
    const files = { "q.rego": "package q\n\nx := data.n\n" };
    await using policy = await loadPolicy({ files }, { entrypoint: "q/x", data: { n: 1 } });
    await warm(policy, {});
    expect(policy.evaluateSync({})).toBe(1);
    policy.setData({ n: 2 });
    expect(policy.evaluateSync({})).toBe(2);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it("has the module's errors", async () => {
    await using policy = await ready();
    const clash = { entrypoint: "p/clash" };
    await expect(policy.evaluate({ list: [1, 2] }, clash)).rejects.toMatchObject({
      opaCode: "eval_conflict_error",
    });
    expect(runs).toHaveBeenCalledTimes(1);
    await warm(policy);
    await expect(policy.evaluate({ a: Number.NaN })).rejects.toMatchObject({ code: "input_invalid" });
    await expect(policy.evaluate({}, { entrypoint: "none" })).rejects.toMatchObject({
      code: "entrypoint_unknown",
    });
    await expect(policy.evaluate({}, { entrypoint: 1 as never })).rejects.toMatchObject({
      code: "config_invalid",
    });
    const signal = AbortSignal.abort();
    await expect(policy.evaluate({ a: 1 }, { signal })).rejects.toMatchObject({ code: "aborted" });
    await policy.close();
    await expect(policy.evaluate({ a: 1 })).rejects.toMatchObject({ code: "policy_closed" });
  });

  it("has the module's result of what JavaScript leaves, and leaves it the next ones at once", async () => {
    await using policy = await ready();
    const half = { entrypoint: "p/half" };
    for (let i = 0; i < 100; i++) expect(policy.evaluateSync({ a: 1 }, half)).toBe(0.5);
    // After 1, 2, 4, 8, 16 and 32 others.
    expect(runs).toHaveBeenCalledTimes(7);
  });

  it("counts the time of an evaluation that is left", async () => {
    await using policy = await ready();
    const now = vi.spyOn(performance, "now");
    let ms = 0;
    now.mockImplementation(() => (ms += 30));
    const slow = policy.evaluate({}, { entrypoint: "p/slow", timeoutMs: 50 });
    await expect(slow).rejects.toMatchObject({ code: "timeout" });
    now.mockRestore();
    expect(runs.mock.results.map(({ type }) => type)).toEqual(["throw"]);
  });

  it.each<[string, () => Promise<Policy>]>([
    [
      "a module whose bytes cannot be read",
      () => loadPolicy(new WebAssembly.Module(wasm), { entrypoint: "p/x" }),
    ],
    ["workers", () => loadPolicy(wasm, { entrypoint: "p/x", isolation: "worker", maxWorkers: 1 })],
  ])("has no JavaScript of %s", async (_, load) => {
    await using policy = await load();
    await warm(policy);
    expect(await policy.evaluate({ a: 1 })).toBe(2);
    expect(runs).not.toHaveBeenCalled();
  });

  it("has none where it waits for built-ins", async () => {
    const one = defineBuiltin({
      name: "acme.one",
      args: [],
      result: "number",
      effect: false,
      call: () => Promise.resolve(1),
    });
    const files = { "q.rego": "package q\n\nx := 1\n\ny := acme.one()\n" };
    await using policy = await loadPolicy({ files }, { entrypoint: ["q/x", "q/y"], builtins: [one] });
    await warm(policy, { entrypoint: "q/x" });
    expect(await policy.evaluate({}, { entrypoint: "q/x" })).toBe(1);
    expect(runs).not.toHaveBeenCalled();
  });

  it("goes on in its module where code may not be made of text", async () => {
    await using policy = await loadPolicy(wasm, { entrypoint: "p/x" });
    const refuse = vi.spyOn(globalThis, "Function").mockImplementation(function () {
      throw new EvalError("Code generation from strings disallowed for this context");
    });
    await warm(policy);
    refuse.mockRestore();
    expect(await policy.evaluate({ a: 1 })).toBe(2);
    expect(runs).not.toHaveBeenCalled();
  });
});
