import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type BuiltinContext,
  type EvaluateOptions,
  type LoadPolicyOptions,
  type Policy,
} from "../../../src/index.js";
import { DEFAULT_TIMEOUT_MS } from "../../../src/engine/rounds/evaluation-deadline.js";
import { loadPolicy as loadOpaWasmPolicy } from "../../../src/engine/opa-wasm/index.js";

const files = { "p.rego": "package p\n\nx := count(input)\n\ny := acme.f(1)\n" };
const declared = { name: "acme.f", args: ["any"], result: "any", effect: false } as const;
/** As many evaluations as make JavaScript of a policy, and more. */
const MANY = 120;
/** Members of a value, of which a walk that looks at its limit reads a part. */
const MEMBERS = 1_000;
/** The limit where there is no signal. */
const LIMIT_MS = 10;

let wasm: Uint8Array;

beforeAll(async () => {
  const builtins = [defineBuiltin({ ...declared, call: () => 1 })];
  ({ wasm } = await compilePolicy({ files }, { entrypoint: ["p/x", "p/y"], builtins }));
});

/** A value whose first member ends the time that there is for it. */
interface Slow {
  value: unknown;
  /** How many members were read. */
  reads: () => number;
}

const FORMS: Readonly<Record<string, (end: () => void) => Slow>> = {
  "a list of objects with getters": (end) => {
    let count = 0;
    const item = (): object => ({
      get a() {
        if (count++ === 0) end();
        return 1;
      },
    });
    return { value: Array.from({ length: MEMBERS }, item), reads: () => count };
  },
  "a Proxy of an object": (end) => {
    let count = 0;
    const members = Object.fromEntries(Array.from({ length: MEMBERS }, (_, i) => [`m${i}`, "text"]));
    const get = (target: object, name: string | symbol): unknown => {
      if (count++ === 0) end();
      return Reflect.get(target, name);
    };
    return { value: new Proxy(members, { get }), reads: () => count };
  },
  "a list with conversions": (end) => {
    let count = 0;
    const toJSON = (): number => {
      if (count++ === 0) end();
      return 1;
    };
    return { value: Array.from({ length: MEMBERS }, () => ({ toJSON })), reads: () => count };
  },
  "what is nested deeply": (end) => {
    let count = 0;
    const nest = (depth: number): object => ({
      get a() {
        if (count++ === 0) end();
        return depth === 0 ? 1 : nest(depth - 1);
      },
    });
    return { value: nest(MEMBERS), reads: () => count };
  },
};

type Use = (policy: Policy, value: unknown, options: EvaluateOptions) => unknown;

async function use(options: LoadPolicyOptions, run: (policy: Policy) => unknown): Promise<unknown> {
  const builtins = [defineBuiltin({ ...declared, call: () => 1 })];
  await using policy = await loadPolicy(wasm, { entrypoint: "p/x", builtins, ...options });
  return await run(policy);
}

const evaluates =
  (run: Use, options: LoadPolicyOptions = {}) =>
  (value: unknown, signal: AbortSignal) =>
    use(options, (policy) => run(policy, value, { signal }));
/** Uses a policy whose evaluations have a short limit. When the signal is aborted, so much more time is over. */
const byDefault =
  (run: Use) =>
  (value: unknown, signal: AbortSignal, overMs = DEFAULT_TIMEOUT_MS): Promise<unknown> =>
    use({ defaults: { timeoutMs: LIMIT_MS } }, (policy) => {
      const now = performance.now.bind(performance);
      const clock = vi.spyOn(performance, "now");
      clock.mockImplementation(() => now() + (signal.aborted ? overMs : 0));
      try {
        return run(policy, value, {});
      } finally {
        clock.mockRestore();
      }
    });

/** Where a value is read before evaluations, for many of them. */
const AHEAD = {
  prepare: byDefault((policy, value) => policy.prepare(value)),
  "data to prepare": byDefault((policy, data) => policy.prepare(1, { data })),
  setData: byDefault((policy, value) => {
    policy.setData({ value });
  }),
};

/** Where a caller's value is read. */
const ENTRIES: Readonly<Record<string, (value: unknown, signal: AbortSignal) => Promise<unknown>>> = {
  evaluate: evaluates((policy, value, options) => policy.evaluate(value, options)),
  decide: evaluates((policy, value, options) => policy.decide(value, options)),
  "an evaluation that is recorded": evaluates((policy, value, options) =>
    policy.evaluate(value, { ...options, onRecording: () => undefined }),
  ),
  "an evaluation in a worker": evaluates((policy, value, options) => policy.evaluate(value, options), {
    isolation: "worker",
    maxWorkers: 1,
  }),
  evaluateAll: evaluates(async (policy, value, options) => {
    for await (const end of policy.evaluateAll([value], options)) {
      if (end.status === "rejected") throw end.reason;
    }
  }),
  ...AHEAD,
  verification: evaluates((policy, value, options) =>
    policy.evaluate(1, { ...options, verification: value }),
  ),
  "data of a load": (data, signal) => use({ data: { data }, signal }, () => undefined),
  "the runtime of a load": (labels, signal) =>
    use({ runtime: { config: { labels } }, signal }, () => undefined),
  "opa-wasm": async (value, signal) => {
    const policy = await loadOpaWasmPolicy(
      wasm,
      {},
      {},
      { builtins: [defineBuiltin({ ...declared, call: () => 1 })] },
    );
    return policy.evaluate(value, "p/x", { signal });
  },
};

/** The same of a policy that waits for nothing, which instances and JavaScript read as a value. */
async function ofSimple(run: Use, value: unknown, signal: AbortSignal, isWarm: boolean): Promise<unknown> {
  const source = { files: { "p.rego": "package p\n\nx := count(input)\n" } };
  await using policy = await loadPolicy(source, { entrypoint: "p/x" });
  for (let i = 0; i < MANY && isWarm; i++) policy.evaluateSync([1]);
  await import("../../../src/engine/javascript/make-javascript.js");
  await new Promise(setImmediate);
  return await run(policy, value, { signal });
}

const SIMPLE = Object.entries<Use>({
  evaluate: (policy, value, options) => policy.evaluate(value, options),
  evaluateSync: (policy, value, options) => policy.evaluateSync(value, options),
}).flatMap(([name, run]) =>
  [false, true].map(
    (isWarm) =>
      [
        `${name} of a value${isWarm ? " in JavaScript" : ""}`,
        (value: unknown, signal: AbortSignal) => ofSimple(run, value, signal, isWarm),
      ] as const,
  ),
);

describe.each([...Object.entries(ENTRIES), ...SIMPLE])("%s", (_, read) => {
  it.each(Object.entries(FORMS))("reads no more of %s when its time is over", async (_form, make) => {
    const controller = new AbortController();
    const { value, reads } = make(() => {
      const endsAt = performance.now() + LIMIT_MS;
      while (performance.now() < endsAt);
      controller.abort();
    });
    await expect(read(value, controller.signal)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:aborted|timeout)$/) as unknown,
    });
    expect(reads()).toBeLessThan(MEMBERS / 2);
  });
});

it.each(Object.entries(AHEAD))("%s has more time than an evaluation", async (_, read) => {
  const controller = new AbortController();
  const list = Array.from({ length: MEMBERS }, () => 1);
  const value = {
    get a() {
      controller.abort();
      return list;
    },
  };
  await expect(read(value, controller.signal, 2 * LIMIT_MS)).resolves.not.toThrow();
});

describe("the result of a built-in", () => {
  const results = Object.entries(FORMS).filter(([name]) => !name.startsWith("what is nested"));

  it.each(results)("that is %s is read until the time is over", async (_form, make) => {
    let slow: Slow | undefined;
    const call = (_args: unknown, { deadline }: BuiltinContext): unknown => {
      slow = make(() => {
        while (Date.now() <= deadline);
      });
      return slow.value;
    };
    const builtins = [defineBuiltin({ ...declared, call })];
    const evaluated = use({ builtins }, (policy) =>
      policy.evaluate(1, { entrypoint: "p/y", timeoutMs: 100 }),
    );
    await expect(evaluated).toFailWith("timeout", /longer than its 100 ms/);
    expect(slow?.reads()).toBeLessThan(MEMBERS / 2);
  });
});

/** A list that has another twice, and so on: twice as many values at each level. */
const doubled = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((inner) => [inner, inner], 1);

describe("a value with more than 16,777,216 values, shared ones counted wherever they are", () => {
  it.each(["none", "worker"] as const)("is refused by isolation %s", async (isolation) => {
    await expect(use({ isolation, maxWorkers: 1 }, (policy) => policy.evaluate(doubled(24)))).toFailWith(
      "input_invalid",
      /more than 16,777,216 values/,
    );
  });

  it("is refused as an instance reads it", async () => {
    const signal = new AbortController().signal;
    const evaluate: Use = (policy, value, options) => policy.evaluate(value, options);
    await expect(ofSimple(evaluate, doubled(24), signal, false)).toFailWith(
      "input_invalid",
      /more than 16,777,216 values/,
    );
  });
});
