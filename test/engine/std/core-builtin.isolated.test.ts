import { beforeAll, describe, expect, it } from "vitest";
import { BuiltinError, compilePolicy, defineBuiltin, loadPolicy, type Policy } from "../../../src/index.js";
import { loadedCoreCalls } from "../../../src/engine/opa/core-calls.js";
import { findStandardBuiltin } from "../../../src/engine/std/registry.js";

const SOURCE = `package k

text := sprintf("%s has %d of %v", [input.name, input.count, {1, "a"}])

now := [time.now_ns(), time.now_ns()]

date := time.date(time.now_ns())

random := [rand.intn("a", 1000000000), rand.intn("b", 1000000000), rand.intn("a", 1000000000)]

ids := [uuid.rfc4122("a"), uuid.rfc4122("b"), uuid.rfc4122("a")]

half := yaml.marshal([.5, -.5])

default decoded := "default"

decoded := yaml.unmarshal(input.text)

parsed := io.jwt.decode(input.text)

after_read := {"text": sprintf("%s-%v", [x, rand.intn(x, 1000000000)]), "now": time.now_ns()} if x := test.read(input.id)

beside_read := {"read": test.read(input.id), "text": yaml.marshal(input.id)}

ready if test.read("go")

default guessed := "ready"

guessed := x if {
	not ready
	x := yaml.unmarshal(input.text)
}
`;

const read = defineBuiltin({
  name: "test.read",
  args: ["any"],
  result: "any",
  effect: false,
  async call([id]) {
    await new Promise(setImmediate);
    return `read ${JSON.stringify(id)}`;
  },
});

describe("OPA's own built-ins in a policy", () => {
  let policy: Policy;

  beforeAll(async () => {
    const rules = [...SOURCE.matchAll(/^(\w+)(?= :=)/gm)].map(([, name]) => `k/${String(name)}`);
    const { wasm } = await compilePolicy(
      { files: { "k.rego": SOURCE } },
      { entrypoint: [...new Set(rules)], builtins: [read] },
    );
    policy = await loadPolicy(wasm, { builtins: [read] });
  });

  it("are loaded with the first call, not before, and beside the first calls of others", async () => {
    expect(loadedCoreCalls()).toBeUndefined();
    const decision = await policy.decide({ id: 7 }, { entrypoint: "k/beside_read" });
    expect(decision.result).toEqual({ read: "read 7", text: "7\n" });
    expect(decision.calls).toMatchObject([{ builtin: "test.read", round: 1, used: true }]);
    expect(decision.rounds).toBe(2);
    expect(loadedCoreCalls()).toBeDefined();
  });

  it("get and give sets, numbers and text as OPA has them", async () => {
    const input = { name: "Zoë 😀", count: 12345678901234567890n };
    expect(await policy.evaluate(input, { entrypoint: "k/text" })).toBe(
      'Zoë 😀 has 12345678901234567890 of {1, "a"}',
    );
  });

  it("take a number that is written without digits before its point", async () => {
    expect(await policy.evaluate(undefined, { entrypoint: "k/half" })).toBe("- 0.5\n- -0.5\n");
  });

  it("see the frozen time", async () => {
    const now = 1_700_000_000_123_456_789n;
    expect(await policy.evaluate(null, { entrypoint: "k/now", now, bigint: true })).toEqual([now, now]);
    expect(
      await policy.evaluate(null, { entrypoint: "k/date", now: new Date("2024-02-29T12:00:00Z") }),
    ).toEqual([2024, 2, 29]);
  });

  it("see the same time before and after a wait", async () => {
    const now = 1_700_000_000_000_000_001n;
    const result = await policy.evaluate({ id: 1 }, { entrypoint: "k/after_read", now, bigint: true });
    expect(result).toMatchObject({ now });
  });

  it.each(["k/random", "k/ids"])(
    "%s: the same for equal seeds, different calls apart",
    async (entrypoint) => {
      const draw = async (seed?: string): Promise<unknown[]> =>
        (await policy.evaluate(null, { entrypoint, ...(seed === undefined ? {} : { seed }) })) as unknown[];
      const first = await draw("one");
      expect(await draw("one")).toEqual(first);
      expect(await draw("two")).not.toEqual(first);
      expect(await draw()).not.toEqual(await draw());
      expect(first[0]).not.toEqual(first[1]);
      expect(first[2]).toEqual(first[0]);
    },
  );

  it("draw the same with and without guesses", async () => {
    const options = { entrypoint: "k/after_read", seed: "s", now: 1n };
    expect(await policy.evaluate({ id: 1 }, options)).toEqual(
      await policy.evaluate({ id: 1 }, { ...options, speculate: false }),
    );
  });

  it("are undefined for an error that OPA returns, and the call log shows it", async () => {
    const decision = await policy.decide({ text: "a: [" }, { entrypoint: "k/decoded" });
    expect(decision.result).toBe("default");
    expect(decision.calls).toMatchObject([
      { builtin: "yaml.unmarshal", args: ["a: ["], outcome: "error", used: true },
    ]);
    expect(decision.calls[0]?.error?.message).toMatch(/yaml/i);
    expect((await policy.decide({ text: "[1]" }, { entrypoint: "k/decoded" })).calls).toEqual([]);
  });

  it("end the evaluation with that error when errors are strict", async () => {
    const error = await policy
      .evaluate({ text: "no token" }, { entrypoint: "k/parsed", strictBuiltinErrors: true })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BuiltinError);
    expect(error).toMatchObject({
      code: "builtin_failed",
      builtin: "io.jwt.decode",
      opaCode: "eval_builtin_error",
    });
    expect(await policy.evaluate({ text: "no token" }, { entrypoint: "k/parsed" })).toBeUndefined();
    expect(
      await policy.evaluate({ text: "[1]" }, { entrypoint: "k/decoded", strictBuiltinErrors: true }),
    ).toEqual([1]);
  });

  it("raise no strict error in a pass that only guesses", async () => {
    const options = { entrypoint: "k/guessed", strictBuiltinErrors: true };
    const decision = await policy.decide({ text: "a: [" }, options);
    expect(decision.result).toBe("ready");
    expect(decision.calls.map(({ builtin }) => builtin)).toEqual(["test.read"]);
  });

  it("show what is not deterministic in the call log and in OPA's cache", async () => {
    const decision = await policy.decide(null, { entrypoint: "k/random", seed: "one" });
    const [a, b] = decision.result as number[];
    expect(decision.calls.map(({ builtin, args, outcome }) => [builtin, args, outcome])).toEqual([
      ["rand.intn", ["a", 1_000_000_000], "value"],
      ["rand.intn", ["b", 1_000_000_000], "value"],
    ]);
    expect(decision.ndBuiltinCache).toEqual({
      "rand.intn": { '["a",1000000000]': a, '["b",1000000000]': b },
    });
  });
});

describe("standardBuiltinOf", () => {
  it.each([
    ["internal.print", 1],
    ["http.send", 1],
    ["net.lookup_ip_addr", 1],
    ["sprintf", 2],
    ["time.now_ns", 0],
  ])("knows %s", (name, arity) => {
    expect(findStandardBuiltin(name)).toMatchObject({ name, arity });
  });

  it.each(["service.discover", "", "toString", "__proto__"])("does not know %j", (name) => {
    expect(findStandardBuiltin(name)).toBeUndefined();
  });
});
