import { setImmediate as turn } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AsyncBuiltinDefinition } from "../../../src/engine/builtin/builtin.js";
import { isRegohostError } from "../../../src/base/errors.js";
import { compilePolicy, defineBuiltin, loadPolicy, type Policy } from "../../../src/index.js";
import { loadPolicy as loadOpaWasmPolicy } from "../../../src/engine/opa-wasm/index.js";

const boom = (): Error => new Error("boom");
const rejectedNow = (): Promise<never> => Promise.reject(boom());

/** What is given where a value is expected, and rejects. */
const PROMISES: Readonly<Record<string, () => unknown>> = {
  "a rejected Promise": rejectedNow,
  "one that rejects later": () => turn().then(() => Promise.reject(boom())),
  "the Promise of an async function": async () => {
    await Promise.resolve();
    throw boom();
  },
  "one of another realm": () => runInNewContext("Promise.reject(new Error('boom'))") as unknown,
  "a thenable that rejects": () => ({
    then: (_: unknown, reject: (error: Error) => void) => {
      reject(boom());
    },
  }),
  "a thenable around a rejected Promise": () => {
    const rejected = rejectedNow();
    return { then: rejected.then.bind(rejected) };
  },
  "a thenable that throws": () => ({
    then: () => {
      throw boom();
    },
  }),
};

/** Where in a value it is. */
const PLACES: Readonly<Record<string, (make: () => unknown) => unknown>> = {
  itself: (make) => make(),
  "twice in a list": (make) => [make(), make()],
  "deep in an object": (make) => ({ a: { b: [1, make()] }, c: make() }),
  "behind a getter that throws": (make) => ({
    get a() {
      throw boom();
    },
    b: make(),
  }),
};

const files = { "a.rego": "package a\n\nout := acme.f(input)\n" };
const declared = { name: "acme.f", args: ["any"], result: "any", effect: false } as const;
let wasm: Uint8Array;
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

beforeAll(async () => {
  const builtin = defineBuiltin({ ...declared, pure: true, call: () => 1 });
  ({ wasm } = await compilePolicy({ files }, { entrypoint: "a/out", builtins: [builtin] }));
  process.on("unhandledRejection", note);
});
afterEach(async () => {
  for (let turns = 0; turns < 5; turns++) await turn();
  expect(unhandled.splice(0)).toEqual([]);
});
afterAll(() => void process.off("unhandledRejection", note));

async function withPolicy<Loaded extends { close: () => Promise<void> }>(
  load: Promise<Loaded>,
  use: (policy: Loaded) => unknown,
): Promise<void> {
  const policy = await load;
  try {
    await use(policy);
  } finally {
    await policy.close();
  }
}

const pure = (value: () => unknown, options: object = {}): Promise<Policy> =>
  loadPolicy(wasm, { ...options, builtins: [defineBuiltin({ ...declared, pure: true, call: value })] });
const asynchronous = (more: Partial<AsyncBuiltinDefinition>, options: object = {}): Promise<Policy> =>
  loadPolicy(wasm, { ...options, builtins: [defineBuiltin({ ...declared, call: () => 1, ...more })] });
const all = async (policy: Policy): Promise<void> => {
  for await (const ended of policy.evaluateAll([1, 2])) if (ended.status === "rejected") throw ended.reason;
};

/** Where a value is refused, or an answer is waited for that fails. */
const ENTRIES: Readonly<Record<string, (value: () => unknown) => Promise<unknown>>> = {
  "a pure built-in": (value) => withPolicy(pure(value), (policy) => policy.evaluate(1)),
  "a pure built-in of a decision": (value) => withPolicy(pure(value), (policy) => policy.decide(1)),
  "a pure built-in of many inputs": (value) => withPolicy(pure(value), all),
  "a pure built-in of evaluateSync": (value) => withPolicy(pure(value), (policy) => policy.evaluateSync(1)),
  "a pure built-in of a worker": (value) =>
    withPolicy(pure(value, { isolation: "worker", maxWorkers: 1 }), (policy) => policy.evaluate(1)),
  "a pure built-in of opa-wasm": (value) =>
    withPolicy(
      loadOpaWasmPolicy(
        wasm,
        {},
        {},
        { builtins: [defineBuiltin({ ...declared, pure: true, call: value })] },
      ),
      (policy) => policy.evaluate(1),
    ),
  "a custom built-in of opa-wasm": (value) =>
    withPolicy(loadOpaWasmPolicy(wasm, {}, { "acme.f": value }), (policy) => policy.evaluate(1)),
  "an asynchronous built-in": (value) =>
    withPolicy(asynchronous({ call: value }), (policy) => policy.evaluate(1)),
  "an asynchronous built-in of a worker": (value) =>
    withPolicy(asynchronous({ call: value }, { isolation: "worker", maxWorkers: 1 }), (policy) =>
      policy.evaluate(1),
    ),
  "an input": (value) =>
    withPolicy(
      pure(() => 1),
      (policy) => policy.evaluate(value()),
    ),
  "an input of evaluateSync": (value) =>
    withPolicy(
      pure(() => 1),
      (policy) => policy.evaluateSync(value()),
    ),
  "an input of a decision": (value) =>
    withPolicy(
      pure(() => 1),
      (policy) => policy.decide(value()),
    ),
  "an input that is prepared": (value) =>
    withPolicy(
      pure(() => 1),
      (policy) => policy.prepare(value()).evaluate(),
    ),
  data: (value) =>
    withPolicy(
      pure(() => 1),
      (policy) => policy.setData(value()),
    ),
  "data of a load": (value) => pure(() => 1, { data: value() }),
  "an option": (value) => pure(() => 1, { defaults: value(), maxWorkers: value() }),
  "a source": (value) => loadPolicy(value() as never),
  "a source that is compiled": (value) => compilePolicy(value() as never),
};

describe.each(Object.entries(ENTRIES))("%s", (_, refuse) => {
  it.each(
    Object.entries(PROMISES).flatMap(([kind, make]) =>
      Object.entries(PLACES).map(([place, at]) => [kind, place, () => at(make)] as const),
    ),
  )("that is %s (%s) is refused, and its rejection ends no process", async (_kind, _place, value) => {
    const error: unknown = await refuse(value).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isRegohostError(error), String(error)).toBe(true);
  });
});

describe("a begin", () => {
  const USES: Readonly<Record<string, (policy: Policy) => unknown>> = {
    evaluate: (policy) => policy.evaluate(1),
    decide: (policy) => policy.decide(1),
    evaluateAll: all,
  };
  const throws = (): never => {
    throw boom();
  };
  const CASES = Object.entries({ ...PROMISES, "an exception": throws }).flatMap(([kind, make]) =>
    Object.entries(USES).flatMap(([name, use]) =>
      [{}, { isolation: "worker", maxWorkers: 1 }].map((options) => ({ kind, make, name, use, options })),
    ),
  );

  it.each(CASES)("that gives $kind fails the calls of $name", async ({ make, use, options }) => {
    const begin = make as () => Promise<void>;
    await withPolicy(asynchronous({ begin }, options), async (policy) => {
      await expect(use(policy)).toFailWith("builtin_failed", /boom/);
    });
  });

  it("that rejects is no error of an evaluation without a call", async () => {
    const source = { files: { "a.rego": "package a\n\nout := acme.f(1) if input.calls\n" } };
    const builtin = defineBuiltin({ ...declared, call: () => 1, begin: () => rejectedNow() });
    await using policy = await loadPolicy(source, { entrypoint: "a/out", builtins: [builtin] });
    expect(await policy.evaluate({})).toBeUndefined();
    await expect(policy.evaluate({ calls: true })).toFailWith("builtin_failed", /boom/);
  });

  it("is waited for by the calls of its evaluation", async () => {
    const begun = new Set<object>();
    const begin: AsyncBuiltinDefinition["begin"] = async (evaluation) => {
      await turn();
      begun.add(evaluation);
    };
    const call: AsyncBuiltinDefinition["call"] = (_, { evaluation }) => begun.has(evaluation);
    await withPolicy(asynchronous({ begin, call }), async (policy) => {
      expect(await policy.evaluate(1)).toBe(true);
    });
  });
});
