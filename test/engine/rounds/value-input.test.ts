import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  EvaluationError,
  loadPolicy,
  type Policy,
} from "../../../src/index.js";
import { toStrictJson } from "../../../src/base/terms/value-text.js";
import { PolicyInstance } from "../../../src/engine/wasm/policy-instance.js";
import { values } from "../../base/text/arbitrary-value.js";
import { EACH_ODD, make as makeOf, oddPlans, provideRawJson, type Plan } from "../../base/text/odd-values.js";

const SOURCE = `package v

echo := input

# Finds, compares, orders and hashes what is in it.
facts := {
	"type": type_name(input),
	"paths": count([path | walk(input, [path, _])]),
	"distinct": count({value | walk(input, [_, value])}),
	"ordered": [x | some x in {value | walk(input, [_, value])}],
	"json": json.marshal(input),
}

half := input.n / 2

slow := [input, count([n | some n in numbers.range(1, 200000)])]
`;
const ENTRYPOINTS = ["v/echo", "v/facts", "v/half", "v/slow"];

let wasm: Uint8Array;
let policy: Policy;
/** Of a module whose bytes cannot be read, so that nobody knows its runtime: its inputs are texts. */
let other: Policy;

beforeAll(async () => {
  ({ wasm } = await compilePolicy({ files: { "v.rego": SOURCE } }, { entrypoint: ENTRYPOINTS }));
  policy = await loadPolicy(wasm);
  other = await loadPolicy(new WebAssembly.Module(wasm));
});

/** A value that tells how often it was read: once, or more often where its text is made. */
function counted(): { value: { a: number[] }; reads: () => number } {
  let reads = 0;
  const value = {
    get a() {
      reads++;
      return [1, 2];
    },
  };
  return { value, reads: () => reads };
}

function cycle(): unknown {
  const list: unknown[] = [];
  list.push({ list });
  return list;
}

class Thrown extends Error {}

function throwing(): never {
  throw new Thrown("of the caller");
}

const REFUSED: Record<string, () => unknown> = {
  NaN: () => ({ a: [1, Number.NaN] }),
  Infinity: () => -Infinity,
  "a function": () => [throwing],
  "a symbol": () => ({ "not a name": Symbol("s") }),
  "undefined in a list": () => [undefined],
  "a hole": () => Object.assign([1], { 2: 1 }),
  "a cycle": cycle,
  "a Map": () => ({ a: new Map() }),
  "a Promise": () => Promise.resolve(1),
  "an invalid Date": () => [new Date(Number.NaN)],
  "what is nested too deeply": () => {
    let value: unknown = [];
    for (let i = 0; i < 100_000; i++) value = [value];
    return value;
  },
};

const THROWING: Record<string, () => unknown> = {
  "a getter": () => ({
    get a() {
      return throwing();
    },
  }),
  "a getter in a list": () => [
    1,
    {
      get a() {
        return throwing();
      },
    },
  ],
  toJSON: () => ({ a: { toJSON: throwing } }),
};

describe("a value as input", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is read without its text, once", async () => {
    const { value, reads } = counted();
    expect(await policy.evaluate(value, { entrypoint: "v/echo" })).toEqual({ a: [1, 2] });
    expect(policy.evaluateSync(value, { entrypoint: "v/echo" })).toEqual({ a: [1, 2] });
    expect(reads()).toBe(2);
  });

  it("has the results of its JSON text", async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom("v/echo", "v/facts"), async (value, entrypoint) => {
        const text = Buffer.from(toStrictJson(value));
        const result = await policy.evaluate(value, { entrypoint, bigint: true });
        expect(result).toEqual(await policy.evaluate(text, { entrypoint, bigint: true }));
        expect(result).toEqual(await other.evaluate(text, { entrypoint, bigint: true }));
        expect(policy.evaluateSync(value, { entrypoint })).toEqual(policy.evaluateSync(text, { entrypoint }));
      }),
    );
  });

  describe("with odd members", () => {
    let takeAway: () => void;
    beforeAll(() => {
      takeAway = provideRawJson();
    });
    afterAll(() => {
      takeAway();
    });

    type Outcome = { value: unknown } | { code: unknown; name: string; message: string };

    async function outcomeOf(run: () => unknown): Promise<Outcome> {
      try {
        return { value: await run() };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { code: "code" in error ? error.code : undefined, name: error.name, message: error.message };
      }
    }

    /** What its text has, which is made at once; and what JSON.stringify's has, for what is neither refused nor a bigint. */
    async function expectOutcomeOfText(plan: Plan): Promise<void> {
      const options = { entrypoint: "v/facts", bigint: true };
      const expected = await outcomeOf(async () => (await policy.decide(makeOf(plan), options)).result);
      expect(await outcomeOf(() => policy.evaluate(makeOf(plan), options))).toEqual(expected);
      expect(await outcomeOf(() => policy.evaluateSync(makeOf(plan), options))).toEqual(expected);
      if (!("value" in expected)) return;
      const text = textOf(plan);
      if (text === undefined) return;
      expect(await policy.evaluate(Buffer.from(text), options)).toEqual(expected.value);
    }

    const hasNativeRaw = "rawJSON" in JSON;

    function textOf(plan: Plan): string | undefined {
      try {
        if (!hasNativeRaw && JSON.stringify(plan).includes("raw")) return undefined;
        return JSON.stringify(makeOf(plan));
      } catch {
        return undefined;
      }
    }

    it.each(EACH_ODD.map((plan): [string, Plan] => [JSON.stringify(plan), plan]))(
      "has the outcome of its text: %s",
      async (_, plan) => {
        await expectOutcomeOfText(plan);
        await expectOutcomeOfText({ object: "plain", members: [["a b", { list: [plan] }]] });
      },
    );

    it("has the outcome of its text, whatever is in it", async () => {
      await fc.assert(fc.asyncProperty(oddPlans, expectOutcomeOfText), { numRuns: 300 });
    });
  });

  it.each(Object.entries(REFUSED))("is refused as its text would be: %s", async (_, make) => {
    const refusal = await other.evaluate(make(), { entrypoint: "v/echo" }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "input_invalid" });
    const { code, message, cause } = refusal as { code: string; message: string; cause: Error };
    const same = {
      code,
      message,
      cause: expect.objectContaining({ name: cause.name, message: cause.message }) as unknown,
    };
    await expect(policy.evaluate(make(), { entrypoint: "v/echo" })).rejects.toMatchObject(same);
    await expect(policy.decide(make(), { entrypoint: "v/echo" })).rejects.toMatchObject(same);
    expect(() => policy.evaluateSync(make(), { entrypoint: "v/echo" })).toThrow(
      expect.objectContaining(same),
    );
    // The instance goes on.
    expect(await policy.evaluate([1], { entrypoint: "v/echo" })).toEqual([1]);
  });

  it.each(Object.entries({ ...REFUSED, ...THROWING }))(
    "leaves the data in memory when it is refused: %s",
    async (_, make) => {
      const withData = await loadPolicy(wasm, { data: { w: [1, 2] } });
      await withData.evaluate(1, { entrypoint: "v/echo" });
      const renewed = vi.spyOn(PolicyInstance.prototype, "renew");
      await expect(withData.evaluate(make(), { entrypoint: "v/echo" })).rejects.toThrow();
      expect(renewed).not.toHaveBeenCalled();
      expect(await withData.evaluate([1], { entrypoint: "v/facts" })).toMatchObject({ json: "[1]" });
      await withData.close();
    },
  );

  it("is read again by nobody after it threw, also an error that another evaluation ends with", async () => {
    const value = {
      reads: 0,
      get a() {
        if (this.reads++ === 0) throw new EvaluationError("inner", { code: "timeout" });
        return 1;
      },
      b: 2,
    };
    const deciding = policy.evaluate(value, { entrypoint: "v/echo" });
    value.b = 99;
    await expect(deciding).rejects.toMatchObject({ code: "timeout", message: "inner" });
    expect(value.reads).toBe(1);
  });

  it.each<[string, object]>([
    ["Array.prototype", Array.prototype],
    ["Object.prototype", Object.prototype],
  ])("has the numbers of its text where %s has a toJSON", async (_, prototype) => {
    const toJSON = { value: () => [0.5], configurable: true };
    Object.defineProperty(prototype, "toJSON", toJSON);
    try {
      for (const input of [1 / 3, { a: 1 / 3, b: 1e300 }, [1 / 3]]) {
        const { result } = await policy.decide(input, { entrypoint: "v/echo" });
        expect(await policy.evaluate(input, { entrypoint: "v/echo" })).toEqual(result);
      }
    } finally {
      Reflect.deleteProperty(prototype, "toJSON");
    }
  });

  it.each([1.5, 0.5, -1, 2 ** 32, "2", Number.NaN])(
    "is a list of the length that its text has: %s",
    async (length) => {
      await policy.evaluate(`${"x".repeat(16)}\b\u0010\0\0of another`, { entrypoint: "v/echo" });
      const list = (): unknown =>
        new Proxy([5, "yyyyyyyy"], {
          get: (target, key, self): unknown => (key === "length" ? length : Reflect.get(target, key, self)),
        });
      const outcome = (run: () => Promise<unknown>) => run().catch((error: unknown) => String(error));
      const expected = await outcome(
        async () => (await policy.decide(list(), { entrypoint: "v/echo" })).result,
      );
      expect(await outcome(() => policy.evaluate(list(), { entrypoint: "v/echo" }))).toEqual(expected);
    },
  );

  it.each(Object.entries(THROWING))("is refused with what it throws as the cause: %s", async (_, make) => {
    const refusal = expect.objectContaining({
      code: "input_invalid",
      message: "input: a getter, a toJSON or a Proxy of it throws",
      cause: expect.any(Thrown) as Thrown,
    }) as Error;
    await expect(policy.evaluate(make(), { entrypoint: "v/echo" })).rejects.toEqual(refusal);
    expect(() => policy.evaluateSync(make(), { entrypoint: "v/echo" })).toThrow(refusal);
    expect(await policy.evaluate([1], { entrypoint: "v/echo" })).toEqual([1]);
  });

  it("is refused with a RangeError of its own code as the cause", async () => {
    const error = new RangeError("Invalid time value");
    const value = {
      a: {
        get b() {
          throw error;
        },
      },
    };
    const options = { entrypoint: "v/echo" };
    for (const each of [policy, other]) {
      const refusal = expect.objectContaining({ code: "input_invalid", cause: error }) as Error;
      await expect(each.evaluate(value, options)).rejects.toEqual(refusal);
      await expect(each.decide(value, options)).rejects.toEqual(refusal);
      expect(() => each.evaluateSync(value, options)).toThrow(refusal);
    }
    expect(await policy.evaluate([1], options)).toEqual([1]);
  });

  it("may evaluate another while it is read", async () => {
    const inner = [1, { b: "inner" }];
    const value = {
      before: "x",
      get a() {
        return policy.evaluateSync(inner, { entrypoint: "v/echo" });
      },
      after: ["y"],
    };
    expect(await policy.evaluate(value, { entrypoint: "v/echo" })).toEqual({
      before: "x",
      a: inner,
      after: ["y"],
    });
  });

  it("is a copy, also where the evaluation goes on later", async () => {
    const calls: unknown[] = [];
    const slow = defineBuiltin({
      name: "test.slow",
      args: ["any"],
      result: "any",
      effect: false,
      async call([arg]) {
        calls.push(arg);
        return arg;
      },
    });
    const waiting = await loadPolicy(
      { files: { "w.rego": "package w\n\nsaid := [test.slow(input.a), input.b]\n" } },
      { entrypoint: "w/said", builtins: [slow] },
    );
    for (const each of [waiting, policy]) {
      const value = { a: 1, b: ["x"] };
      const options = each === policy ? { entrypoint: "v/echo" } : {};
      const deciding = each.evaluate(value, options);
      value.a = 2;
      value.b.push("y");
      expect(await deciding).toEqual(each === policy ? { a: 1, b: ["x"] } : [1, ["x"]]);
    }
    expect(calls).toEqual([1]);
    await waiting.close();
  });

  it("is a copy where the evaluation makes way for signals, and begins again", async () => {
    const listener = (): void => undefined;
    process.on("SIGINT", listener);
    // A clock on which every look at it takes time, of which a second goes by soon.
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 100));
    const value = { a: 1, b: ["x"] };
    const deciding = policy.evaluate(value, { entrypoint: "v/slow", timeoutMs: 600_000 });
    value.a = 2;
    value.b.push("y");
    try {
      expect(await deciding).toEqual([{ a: 1, b: ["x"] }, 200_000]);
    } finally {
      process.off("SIGINT", listener);
    }
  });

  it("is a copy where OPA's own version of a built-in is loaded first", async () => {
    const value = { n: 1 };
    const deciding = policy.evaluate(value, { entrypoint: "v/half" });
    value.n = 3;
    expect(await deciding).toBe(0.5);
  });

  it("is refused as empty where it is bytes that were transferred before", async () => {
    const bytes = new TextEncoder().encode("{}");
    structuredClone(bytes, { transfer: [bytes.buffer] });
    for (const each of [policy, other])
      await expect(each.evaluate(bytes, { entrypoint: "v/echo" })).toFailWith("input_invalid", /is empty/);
  });

  it("is in the recording as its text", async () => {
    const recorded: unknown[] = [];
    await policy.evaluate(
      { b: 1.5, a: [-0, 1n] },
      { entrypoint: "v/echo", onRecording: (recording) => recorded.push(recording.facts.input) },
    );
    expect(recorded).toEqual(['{"b":1.5,"a":[0,1]}']);
  });

  it("is limited by the policy's memory, as its text is", async () => {
    const small = await loadPolicy(wasm, { maxMemoryBytes: 4 * 1024 * 1024 });
    const list = Array.from({ length: 200_000 }, (_, n) => ({ id: n, name: `name ${String(n)}` }));
    for (const input of [list, Buffer.from(JSON.stringify(list))]) {
      await expect(small.evaluate(input, { entrypoint: "v/echo" })).rejects.toMatchObject({
        code: "memory_limit",
      });
    }
    expect(await small.evaluate([1], { entrypoint: "v/echo" })).toEqual([1]);
    await small.close();
  });
});
