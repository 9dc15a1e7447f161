import { beforeAll, describe, expect, it } from "vitest";
import {
  BuiltinError,
  compilePolicy,
  ConfigurationError,
  defineBuiltin,
  EvaluationError,
  loadPolicy,
  ServiceError,
  type AsyncBuiltinDefinition,
  type Builtin,
  type EvaluationScope,
  type Policy,
  type RegoArguments,
  type RegoResult,
} from "../../../src/index.js";

const SOURCE = `package b

pure := {"v": test.pure(input)}

twice := [test.pure(input), test.pure(input)]

read := {"v": test.read(input)}

pair := {"v": test.pair(input, "x")}

either := "a" if test.read("a")

either := "b" if test.read("b")

fallback := "read" if {
	test.read(input)
} else := "else"

plain := input
`;

const RULES = ["pure", "twice", "read", "pair", "either", "fallback", "plain"];

type Call = AsyncBuiltinDefinition["call"];

const pure = (call: (args: unknown[]) => unknown): Builtin =>
  defineBuiltin({ name: "test.pure", args: ["any"], result: "any", pure: true, effect: false, call });
const read = (call: Call, more: Partial<AsyncBuiltinDefinition> = {}): Builtin =>
  defineBuiltin({ name: "test.read", args: ["any"], result: "any", effect: false, call, ...more });
const pair = (args: readonly "any"[] = ["any", "any"]): Builtin =>
  defineBuiltin({ name: "test.pair", args, result: "any", effect: false, call: async (values) => values });

describe("built-ins", () => {
  let wasm: Uint8Array;

  const load = (...given: Builtin[]): Promise<Policy> => {
    const names = new Set(given.map(({ name }) => name));
    const others = [pure(() => null), read(async () => null), pair()].filter(({ name }) => !names.has(name));
    return loadPolicy(wasm, { builtins: [...given, ...others] });
  };
  const run = async (builtin: Builtin, rule: string, input: unknown = 1): Promise<unknown> =>
    (await load(builtin)).evaluate(input, { entrypoint: `b/${rule}` });

  beforeAll(async () => {
    ({ wasm } = await compilePolicy(
      { files: { "b.rego": SOURCE } },
      {
        entrypoint: RULES.map((rule) => `b/${rule}`),
        builtins: [pure(() => null), read(async () => null), pair()],
      },
    ));
  });

  it("answers with a value, or with nothing", async () => {
    expect(
      await run(
        pure(([x]) => ({ got: x })),
        "pure",
      ),
    ).toEqual({ v: { got: 1 } });
    expect(
      await run(
        pure(() => undefined),
        "pure",
      ),
    ).toBeUndefined();
    expect(
      await run(
        read(async ([x]) => [x]),
        "read",
      ),
    ).toEqual({ v: [1] });
    expect(
      await run(
        read(async () => undefined),
        "read",
      ),
    ).toBeUndefined();
    expect(
      await run(
        read(() => "at once"),
        "read",
      ),
    ).toEqual({ v: "at once" });
    for (const value of [false, null, 0, ""]) {
      expect(
        await run(
          pure(() => value),
          "pure",
        ),
      ).toEqual({ v: value });
      expect(
        await run(
          read(async () => value),
          "read",
        ),
      ).toEqual({ v: value });
    }
  });

  it("takes no answer as undefined, which `else` sees", async () => {
    expect(
      await run(
        read(async () => undefined),
        "fallback",
      ),
    ).toBe("else");
    expect(
      await run(
        read(async () => false),
        "fallback",
      ),
    ).toBe("else");
    expect(
      await run(
        read(async () => 0),
        "fallback",
      ),
    ).toBe("read");
  });

  it("calls a pure one every time, and an asynchronous one once for equal arguments", async () => {
    let calls = 0;
    expect(
      await run(
        pure(() => ++calls),
        "twice",
      ),
    ).toEqual([1, 2]);
  });

  it.each<[string, () => unknown, RegExp]>([
    ["a Promise", () => Promise.resolve(1), /test\.pure is declared pure but returned a Promise/],
    ["a thenable", () => ({ then: () => undefined }), /returned a Promise/],
    ["NaN", () => ({ a: NaN }), /NaN at \$\.a/],
    ["a function", () => () => 1, /a function at \$/],
    ["a Map", () => new Map(), /a Map at \$/],
    [
      "a cycle",
      () => {
        const a: unknown[] = [];
        a.push(a);
        return a;
      },
      /a cycle at \$\[0\]/,
    ],
    [
      "what is nested too deeply",
      () => Array.from({ length: 100_000 }).reduce((inner) => [inner], 1),
      /: it is nested too deeply$/,
    ],
    [
      "more text than a string holds",
      () => ({ toJSON: () => "x".repeat(2 ** 29) }),
      /: it has a longer JSON text than a string can hold; return less$/,
    ],
    [
      "a RangeError of its own",
      () => ({ toJSON: () => new Date(NaN).toISOString() }),
      /: Invalid time value$/,
    ],
  ])("refuses %s of a pure one", async (_what, call, message) => {
    await expect(run(pure(call), "pure")).toFailWith("builtin_result_invalid", message);
  });

  it.each<[string, unknown, RegExp]>([
    ["Infinity", Infinity, /test\.read returned an unsupported value: Infinity/],
    ["undefined in a list", [undefined], /undefined at \$\[0\]/],
    ["a Set", new Set(), /a Set/],
    ["a Promise inside", { a: Promise.resolve(1) }, /a Promise at \$\.a/],
  ])("refuses %s of an asynchronous one", async (_what, value, message) => {
    await expect(
      run(
        read(async () => value),
        "read",
      ),
    ).toFailWith("builtin_result_invalid", message);
    await expect(
      run(
        read(async () => value),
        "fallback",
      ),
    ).toFailWith("builtin_result_invalid", message);
  });

  it.each<["pure" | "read", string]>([
    ["pure", "test.pure"],
    ["read", "test.read"],
  ])("refuses a result of another type than the declared one: %s", async (rule, name) => {
    const call = (): unknown => ({ name: "secret", tags: ["secret", 7] });
    const result = {
      type: "object",
      static: [
        { key: "name", value: { type: "string" } },
        { key: "tags", value: { type: "set", of: { type: "string" } } },
      ],
    } as const;
    const declared = { name, args: ["any"], effect: false, result } as const;
    const builtin = defineBuiltin<RegoArguments, RegoResult>(
      rule === "pure" ? { ...declared, pure: true, call } : { ...declared, call },
    );
    const error: unknown = await run(builtin, rule).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "builtin_result_invalid", builtin: name });
    expect(String(error)).toContain('at $["tags"][*] the type is string, and the result number');
    expect(String(error)).not.toContain("secret");
  });

  it("ends the evaluation with what a built-in throws, and names the call", async () => {
    const service = new ServiceError("no", { code: "permission_denied" });
    await expect(
      run(
        read(async () => Promise.reject(service)),
        "fallback",
        "x",
      ),
    ).rejects.toMatchObject({
      code: "builtin_failed",
      builtin: "test.read",
      message: "test.read(string): no",
      cause: service,
    });
    const own = new BuiltinError("mine", { code: "builtin_not_allowed", builtin: "test.read" });
    await expect(
      run(
        read(async () => Promise.reject(own)),
        "read",
      ),
    ).rejects.toMatchObject({
      ...{ code: "builtin_not_allowed", builtin: "test.read", message: "mine", stack: own.stack },
      location: { file: "b.rego", row: 7, column: 15 },
    });
    // Evaluations may share it, and its place is another one in each.
    expect(own.location).toBeUndefined();
    class Extended extends BuiltinError {}
    const extended = new Extended("more", { code: "builtin_failed", builtin: "test.read" });
    await expect(
      run(
        read(async () => Promise.reject(extended)),
        "read",
      ),
    ).rejects.toBe(extended);
    await expect(
      run(
        pure(() => {
          throw new TypeError("bad");
        }),
        "pure",
      ),
    ).rejects.toMatchObject({ code: "builtin_failed", builtin: "test.pure", message: "test.pure: bad" });
  });

  it.each([undefined, null, 0, "", "text", { message: "x" }])(
    "ends the evaluation when %j is thrown",
    async (thrown) => {
      const fail = (): never => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error
        throw thrown;
      };
      await expect(run(read(fail), "fallback")).toFailWith("builtin_failed", /test\.read/);
      await expect(run(pure(fail), "pure")).toFailWith("builtin_failed", /test\.pure/);
    },
  );

  it("shows long arguments cut", async () => {
    const error = await run(
      read(async () => Promise.reject(new Error("no"))),
      "read",
      "y".repeat(10_000),
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BuiltinError);
    expect((error as Error).message.length).toBeLessThan(300);
  });

  it("answers still after a pure built-in threw 1,000 times", async () => {
    const policy = await load(
      pure(([x]) => {
        if (x === "throw") throw new Error("no");
        return x;
      }),
    );
    const bytes = (await policy.decide(1, { entrypoint: "b/pure" })).metrics.memoryBytes;
    let failures = 0;
    for (let i = 0; i < 1_000; i++) {
      try {
        await policy.evaluate("throw", { entrypoint: "b/pure" });
      } catch (error) {
        if (error instanceof BuiltinError) failures++;
      }
    }
    expect(failures).toBe(1_000);
    const decision = await policy.decide({ ok: [true] }, { entrypoint: "b/pure" });
    expect(decision.result).toEqual({ v: { ok: [true] } });
    expect(decision.metrics.memoryBytes).toBe(bytes);
  });

  it("answers still after a conflict 1,000 times", async () => {
    const policy = await load(read(async () => true));
    for (let i = 0; i < 1000; i++) {
      await expect(policy.evaluate(1, { entrypoint: "b/either" })).rejects.toMatchObject({
        code: "policy_failed",
        opaCode: "eval_conflict_error",
      });
    }
    expect(await policy.evaluate(1, { entrypoint: "b/plain" })).toBe(1);
  });

  it("gives the built-in its own copy of the arguments", async () => {
    const policy = await load(
      read(async ([x]) => {
        (x as { list: number[] }).list.push(2);
        return x;
      }),
    );
    const decision = await policy.decide({ list: [1] }, { entrypoint: "b/read" });
    expect(decision.result).toEqual({ v: { list: [1, 2] } });
    expect(decision.calls).toMatchObject([{ args: [{ list: [1] }], bytes: '{"list":[1,2]}'.length }]);
  });

  it("shows in the call log what the built-in reports", async () => {
    const policy = await load(
      read(async (_args, { report }) => {
        report({ attempts: 3 });
        report({ notFound: true, cached: true });
        return undefined;
      }),
    );
    const { calls } = await policy.decide(1, { entrypoint: "b/fallback" });
    expect(calls).toMatchObject([
      { outcome: "not_found", attempts: 3, cached: true, used: true, effect: false, round: 1 },
    ]);
    expect(calls[0]).not.toHaveProperty("bytes");
  });

  it("tells each evaluation's built-ins of its scope, once and before the first call", async () => {
    const log: [string, EvaluationScope][] = [];
    const policy = await load(
      read(async (_args, { evaluation }) => void log.push(["call", evaluation]), {
        begin: (evaluation) => void log.push(["begin", evaluation]),
      }),
    );
    const first = await policy.decide(1, { entrypoint: "b/read", now: 5n });
    const second = await policy.decide(1, { entrypoint: "b/plain", now: new Date(7) });
    expect(log.map(([what]) => what)).toEqual(["begin", "call", "begin"]);
    expect(log[0]?.[1]).toBe(log[1]?.[1]);
    expect(log[0]?.[1]).toEqual({ decisionId: first.decisionId, nowNs: 5n });
    expect(log[2]?.[1]).toEqual({ decisionId: second.decisionId, nowNs: 7_000_000n });
  });

  it("names all missing built-ins at load", async () => {
    await expect(loadPolicy(wasm, { builtins: [pair()] })).toFailWith(
      "builtin_missing",
      /needs undefined built-ins: test\.pure, test\.read;/,
    );
  });

  it("refuses a built-in that is given twice", async () => {
    await expect(loadPolicy(wasm, { builtins: [pair(), pair()] })).toFailWith(
      "builtin_conflict",
      /the built-in test\.pair is defined twice/,
    );
  });

  it("asks a built-in that the policy needs whether it can be used, and no other", async () => {
    const refuse = (): never => {
      throw new ConfigurationError("set the address", { code: "config_invalid" });
    };
    const unavailable = read(async () => 1, { checkAvailable: refuse });
    await expect(load(unavailable)).toFailWith("config_invalid", /calls test\.read, but set the address$/);
    const other = defineBuiltin({
      name: "test.other",
      args: [],
      result: "any",
      effect: true,
      call: async () => 1,
      checkAvailable: refuse,
    });
    await expect(load(other)).resolves.toBeDefined();
  });

  it.each([
    ["an error", new Error("no address")],
    ["a text", "no address"],
    ["what cannot be cloned", () => "no address"],
    [
      "an error of another copy of the package",
      Object.assign(new Error("no address"), { name: "ConfigurationError", code: "config_invalid" }),
    ],
  ])("names a built-in whose check throws or rejects %s", async (_what, thrown) => {
    const checks = [
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- as a user's code may
        throw thrown;
      },
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as a user's code may
      () => Promise.reject(thrown),
    ];
    for (const checkAvailable of checks) {
      const error: unknown = await load(read(async () => 1, { checkAvailable })).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error).toHaveProperty("code", "config_invalid");
      expect(error).toHaveProperty(
        "message",
        expect.stringMatching(/calls test\.read, but .*(?:no address|cannot be read)$/),
      );
      expect(() => structuredClone(error)).not.toThrow();
    }
  });

  it("ends a check that waits for nothing, at the limit and by a signal", async () => {
    const builtins = [read(async () => 1, { checkAvailable: () => new Promise(() => undefined) })];
    const rego = { files: { "a.rego": 'package a\n\nv := test.read("x")' } };
    const what = /^checking the built-ins of /;
    const ready = await compilePolicy(rego, { builtins, entrypoint: "a/v" });
    await expect(loadPolicy(ready.wasm, { builtins, compileTimeoutMs: 1 })).toFailWith("timeout", what);
    const controller = new AbortController();
    const loading = loadPolicy(ready.wasm, {
      builtins: [
        read(async () => 1, {
          checkAvailable() {
            controller.abort();
            return new Promise(() => undefined);
          },
        }),
      ],
      signal: controller.signal,
    });
    await expect(loading).toFailWith("aborted", what);
  });

  it.each([
    ["waits for nothing", () => new Promise<void>(() => undefined)],
    [
      "throws",
      () => {
        throw new Error("no network");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no network"))],
  ])(
    "lets a built-in that the policy needs prepare, and no other, also where it %s",
    async (_what, prepare) => {
      const prepared: string[] = [];
      const noting = (name: string) => (): void | Promise<void> => {
        prepared.push(name);
        return prepare();
      };
      const other = defineBuiltin({
        name: "test.other",
        args: [],
        result: "any",
        effect: true,
        call: async () => 1,
        prepare: noting("test.other"),
      });
      const policy = await load(
        read(async () => 1, { prepare: noting("test.read") }),
        other,
      );
      expect(prepared).toEqual(["test.read"]);
      await expect(policy.evaluate(1, { entrypoint: "b/plain" })).resolves.toBe(1);
    },
  );

  it("refuses a call whose number of arguments is not the declared one, and names both", async () => {
    const policy = await load(pair(["any"]));
    await expect(policy.evaluate(1, { entrypoint: "b/pair" })).toFailWith(
      "arity_mismatch",
      /test\.pair with 2 arguments, but it is declared with 1/,
    );
    await expect(policy.evaluate(1, { entrypoint: "b/plain" })).resolves.toBe(1);
    await expect(policy.evaluate(1, { entrypoint: "b/pair" })).rejects.toBeInstanceOf(EvaluationError);
  });
});

const trap = (): never => {
  throw new Error("trap");
};
/** What foreign code may throw, each of which throws when a part of it is read or sent to another thread. */
const UNREADABLE: Readonly<Record<string, () => unknown>> = {
  "a Proxy": () => new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap }),
  "a Proxy whose members alone throw": () => new Proxy({}, { get: trap }),
  "a function": () => trap,
  "a symbol": () => Symbol("x"),
  "an object of functions": () => ({ message: "x", retry: trap }),
  "an object with a getter": () => ({
    get message() {
      return trap();
    },
  }),
  ...Object.fromEntries(
    ["name", "message", "stack", "cause"].map((key) => [
      `an error with its own ${key}`,
      () => Object.defineProperty(new Error("x"), key, { get: trap }),
    ]),
  ),
};

describe.each([false, true])("a built-in that throws what cannot be read, pure: %s", (pure) => {
  const isolations = pure ? [undefined] : [undefined, "worker" as const];
  it.each(Object.keys(UNREADABLE))("%s", async (name) => {
    const call = (): never => {
      throw UNREADABLE[name]?.();
    };
    const common = { name: "test.odd", args: ["any"] as const, result: "any" as const, call };
    const builtin = pure
      ? defineBuiltin({ ...common, effect: false, pure })
      : defineBuiltin({ ...common, effect: false });
    for (const isolation of isolations) {
      await using policy = await loadPolicy(
        { files: { "p.rego": "package p\n\nx := test.odd(input)\n" } },
        { builtins: [builtin], entrypoint: "p/x", isolation },
      );
      await expect(policy.evaluate(1)).toFailWith("builtin_failed", /test\.odd threw what cannot be read/);
      const error: unknown = await policy.evaluate(1).catch((one: unknown) => one);
      expect(() => structuredClone(error)).not.toThrow();
    }
  });
});
