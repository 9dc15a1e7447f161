import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  compilePolicy,
  loadPolicy,
  type EvaluateOptions,
  type LoadPolicyOptions,
  type Policy,
} from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";
import { SPINS } from "./spinning-rule.js";

const MIB = 1024 * 1024;

const SOURCE = `package m
${SPINS}
spin := spins(input)

stopped if probe.read("guard").stop

default spins_after_miss := "stopped"

spins_after_miss := x if {
	not stopped
	x := spins(input)
}

grows := count(numbers.range(1, input))

default grows_after_miss := "stopped"

grows_after_miss := x if {
	not stopped
	x := count(numbers.range(1, input))
}

spins_in_core := count(numbers.range_step(1, input, 1))

spins_until_known := {"spun": spun, "names": [name | some name in names; probe.read(name)]}

names := probe.read("names").names

default spun := "no"

spun := spins(input) if not names

spins_on_list := [spins(key) | some item in input.list; some key, _ in item]

data_list := [x | some x in data.list; startswith(x, "data ")]

charged := probe.effect(input)

plain := input
`;

const RULES = [
  "spin",
  "spins_after_miss",
  "grows",
  "grows_after_miss",
  "spins_in_core",
  "charged",
  "spins_on_list",
  "spins_until_known",
  "data_list",
  "plain",
];

describe("limits", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;

  beforeAll(async () => {
    const compiled = await compilePolicy(
      { files: { "m.rego": SOURCE } },
      { entrypoint: RULES.map((rule) => `m/${rule}`), builtins: builtinsOf(new ControlledBuiltins()) },
    );
    wasm = compiled.wasm;
  });

  beforeEach(() => {
    probes = new ControlledBuiltins();
  });

  const builtinsOf = (controlled: ControlledBuiltins) => [
    controlled.define("probe.read"),
    controlled.define("probe.effect", { effect: true }),
  ];
  const load = (options: LoadPolicyOptions = {}): Promise<Policy> =>
    loadPolicy(wasm, { builtins: builtinsOf(probes), ...options });
  const works = async (policy: Policy): Promise<void> => {
    const input = { a: ["still", "right"] };
    expect(await policy.evaluate(input, { entrypoint: "m/plain" })).toEqual(input);
  };

  it("ends a policy that spins in its first pass, and the next evaluation is right", async () => {
    const policy = await load();
    for (let i = 0; i < 3; i++) {
      await expect(
        policy.evaluate("abc", { entrypoint: "m/spin", interrupt: true, timeoutMs: 60 }),
      ).toFailWith("timeout", /evaluation of m\/spin took longer than its 60 ms inside the policy/);
      await works(policy);
    }
  });

  it("keeps a prepared input and the data right over passes that were ended", async () => {
    const policy = await load({
      data: { list: Array.from({ length: 1000 }, (_, n) => `data ${String(n)}`) },
    });
    const input = Array.from({ length: 1000 }, (_, n) => ({ [`key ${String(n)}`]: "b".repeat(n % 50) }));
    const prepared = policy.prepare({ list: input });
    for (let i = 0; i < 3; i++) {
      await expect(
        prepared.evaluate({ entrypoint: "m/spins_on_list", interrupt: true, timeoutMs: 60 }),
      ).toFailWith("timeout");
      expect(await prepared.evaluate({ entrypoint: "m/plain" })).toEqual({ list: input });
      expect(await prepared.evaluate({ entrypoint: "m/data_list" })).toHaveLength(1000);
    }
  });

  it("ends a pass that spins after a miss, makes the call, and decides by its answer", async () => {
    const policy = await load();
    const deciding = policy.decide("abc", {
      entrypoint: "m/spins_after_miss",
      interrupt: true,
      timeoutMs: 2000,
    });
    const [call] = await probes.opened(1);
    call?.answer({ stop: true });
    const decision = await deciding;
    expect(decision.result).toBe("stopped");
    expect(decision.rounds).toBe(2);
    await works(policy);
  });

  it("guesses no more once a pass spun after a miss", async () => {
    const policy = await load();
    const deciding = policy.evaluate("abc", {
      entrypoint: "m/spins_until_known",
      interrupt: true,
      timeoutMs: 2000,
    });
    for (const value of [{ names: ["one", "two"] }, true, true]) {
      const [call] = await probes.opened(1);
      expect(probes.open).toHaveLength(1);
      probes.open.length = 0;
      call?.answer(value);
    }
    expect(await deciding).toEqual({ spun: "no", names: ["one", "two"] });
  });

  it("ends a policy that spins once the answers are known", async () => {
    const policy = await load();
    const deciding = policy.decide("abc", {
      entrypoint: "m/spins_after_miss",
      interrupt: true,
      timeoutMs: 300,
    });
    const [call] = await probes.opened(1);
    call?.answer({ stop: false });
    await expect(deciding).toFailWith("timeout", /inside the policy/);
    await works(policy);
  });

  it("ends a policy that spins inside opa-core, guarded or not, and the next call is right", async () => {
    const policy = await load();
    expect(await policy.evaluate(3, { entrypoint: "m/spins_in_core" })).toBe(3);
    for (const interrupt of [true, false]) {
      await expect(
        policy.evaluate(1e12, { entrypoint: "m/spins_in_core", interrupt, timeoutMs: 100 }),
      ).toFailWith("timeout");
      expect(await policy.evaluate(3, { entrypoint: "m/spins_in_core", interrupt })).toBe(3);
      await works(policy);
    }
  });

  it("ends a policy that needs more memory than it may use, and the next evaluation is right", async () => {
    const policy = await load({ maxMemoryBytes: 4 * MIB });
    expect(await policy.evaluate(10, { entrypoint: "m/grows" })).toBe(10);
    await expect(policy.evaluate(1_000_000, { entrypoint: "m/grows" })).toFailWith(
      "memory_limit",
      /m\/grows: .*maxMemoryBytes/,
    );
    await works(policy);
    await expect(policy.evaluate("x".repeat(8 * MIB), { entrypoint: "m/plain" })).toFailWith("memory_limit");
    await works(policy);
    // The instance that used all its memory is gone.
    expect((await policy.decide(1, { entrypoint: "m/plain" })).metrics.memoryBytes).toBeLessThan(MIB);
  });

  it("makes the call after which a pass ran out of memory, and decides by its answer", async () => {
    const policy = await load({ maxMemoryBytes: 4 * MIB });
    const deciding = policy.evaluate(1_000_000, { entrypoint: "m/grows_after_miss" });
    const [call] = await probes.opened(1);
    call?.answer({ stop: true });
    expect(await deciding).toBe("stopped");
    await works(policy);
  });

  it("gives the memory of a big evaluation back", async () => {
    const policy = await load();
    const big = await policy.decide("x".repeat(48 * MIB), { entrypoint: "m/plain" });
    expect(big.metrics.memoryBytes).toBeGreaterThan(64 * MIB);
    const small = await policy.decide(1, { entrypoint: "m/plain" });
    expect(small.metrics.memoryBytes).toBeLessThan(MIB);
  });

  it("refuses a policy that does not fit the memory it may use", async () => {
    await expect(load({ maxMemoryBytes: 70_000 })).toFailWith(
      "memory_limit",
      /maxMemoryBytes allows only 70000/,
    );
  });

  it("carries an effect out once, even when the evaluation ends while it waits for it", async () => {
    const policy = await load();
    const controller = new AbortController();
    const deciding = policy.evaluate("pay", { entrypoint: "m/charged", signal: controller.signal });
    const [call] = await probes.opened(1);
    controller.abort();
    await expect(deciding).toFailWith("aborted", /while it waited for probe\.effect\(string\)/);
    expect(call?.context.signal.aborted).toBe(true);
    // As a built-in does that hears of the abort.
    call?.fail(call.context.signal.reason);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(probes.started).toEqual(['probe.effect("pay")']);
    await works(policy);
  });

  it("starts nothing when its signal is aborted already", async () => {
    const policy = await load();
    await expect(
      policy.evaluate("pay", { entrypoint: "m/charged", signal: AbortSignal.abort("left") }),
    ).rejects.toMatchObject({ code: "aborted", cause: "left" });
    expect(probes.started).toEqual([]);
  });

  it.each<[string, EvaluateOptions]>([
    ["timeoutMs", { timeoutMs: 0 }],
    ["timeoutMs", { timeoutMs: -1 }],
    ["timeoutMs", { timeoutMs: NaN }],
    ["maxCalls", { maxCalls: 0 }],
    ["now", { now: new Date(NaN) }],
  ])("refuses a %s of %j", async (name, options) => {
    await expect((await load()).evaluate(1, { entrypoint: "m/plain", ...options })).toFailWith(
      "config_invalid",
      new RegExp(name),
    );
  });

  it("takes a time without end", async () => {
    expect(
      await (await load()).evaluate(1, { entrypoint: "m/plain", timeoutMs: Infinity, interrupt: true }),
    ).toBe(1);
  });

  it("takes defaults for every evaluation, which one may replace", async () => {
    const policy = await load({ defaults: { inputFormat: "rego", timeoutMs: 20 } });
    await expect(policy.evaluate("abc", { entrypoint: "m/spin" })).toFailWith("timeout", /its 20 ms/);
    const options = { entrypoint: "m/plain", timeoutMs: 60_000 };
    expect(await policy.evaluate(Buffer.from("{1}"), options)).toEqual([1]);
  });
});
