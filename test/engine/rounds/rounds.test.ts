import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BuiltinError,
  compilePolicy,
  EvaluationError,
  loadPolicy,
  ServiceError,
  type Decision,
  type EvaluateOptions,
  type Policy,
} from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

const SOURCE = `package p

all contains x if {
	some x in input.items
	probe.read(x).ok
}

# OPA moves calls out of a negated expression, so what is negated is a rule.
stopped if probe.read("guard").stop

stops(x) if probe.read(x).stop

none_blocked if {
	not stopped
	every x in input.items { not stops(x) }
}

chain := probe.read(probe.read(probe.read("a").next).next).next

charge := [probe.effect("one").n, probe.effect("two").n, probe.effect("one").n]

reads_around_effect := [probe.read("before").n, probe.effect("pay").n, probe.read("after").n]

effect_or_read contains probe.effect("pay").n

effect_or_read contains probe.read("after").n

twice := [probe.read(input.x), probe.read(1), probe.read(1.0), probe.read({2, 1}), probe.read({1, 2})]

guarded if {
	not stopped
	some x in input.items
	probe.read(x).ok
}

holds(x) if probe.read(x).ok

conflict := 1 if not holds("a")

conflict := 2 if not holds("b")

printed := x if {
	print("guard is", probe.read("guard"))
	x := probe.read("guard")
}

heavy contains x if {
	some x in input.items
	probe.heavy(x).ok
}

mocked := x if {
	x := probe.read("a") with probe.read as {"mock": true}
}
`;

const failed = (retryable: boolean): ServiceError =>
  new ServiceError("the service is away", { code: "service_unreachable", retryable });

describe("rounds", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;
  let policy: Policy;

  const builtinsOf = (controlled: ControlledBuiltins) => [
    controlled.define("probe.read"),
    controlled.define("probe.effect", { effect: true }),
    controlled.define("probe.heavy", { maxSpeculative: 3 }),
  ];

  beforeAll(async () => {
    const rules = [...SOURCE.matchAll(/^(\w+)(?= contains| := | if)/gm)].map(
      ([, name]) => `p/${String(name)}`,
    );
    ({ wasm } = await compilePolicy(
      { files: { "p.rego": SOURCE } },
      { entrypoint: [...new Set(rules)], builtins: builtinsOf(new ControlledBuiltins()) },
    ));
  });

  beforeEach(async () => {
    probes = new ControlledBuiltins();
    policy = await loadPolicy(wasm, { builtins: builtinsOf(probes) });
  });

  const decide = (entrypoint: string, input: unknown, options: EvaluateOptions = {}): Promise<Decision> =>
    policy.decide(input, { entrypoint: `p/${entrypoint}`, ...options });

  it("makes independent calls at once, and needs one more pass", async () => {
    const deciding = decide("all", { items: ["a", "b", "c"] });
    expect(await probes.opened(3)).toHaveLength(3);
    probes.answerAll(({ args }) => ({ ok: args[0] !== "b" }));
    const decision = await deciding;
    expect(decision.result).toEqual(["a", "c"]);
    expect(decision.rounds).toBe(2);
    expect(decision.calls.map(({ round, used, outcome }) => ({ round, used, outcome }))).toEqual(
      Array.from({ length: 3 }, () => ({ round: 1, used: true, outcome: "value" })),
    );
  });

  it("makes dependent calls one after the other", async () => {
    const deciding = decide("chain", {});
    for (const next of ["b", "c", "d"]) {
      const [call] = await probes.opened(1);
      expect(probes.open).toHaveLength(1);
      probes.open.length = 0;
      call?.answer({ next });
    }
    const decision = await deciding;
    expect(decision.result).toBe("d");
    expect(probes.started).toEqual(['probe.read("a")', 'probe.read("b")', 'probe.read("c")']);
    expect(decision.rounds).toBe(4);
  });

  it("records at most 128 guesses at once besides the certain call", async () => {
    const items = Array.from({ length: 2_000 }, (_, index) => index);
    const deciding = decide("none_blocked", { items });
    await probes.opened(129);
    expect(probes.started).toHaveLength(129);
    expect(probes.started[0]).toBe('probe.read("guard")');
    probes.answerAll(({ args }) => ({ stop: args[0] === "guard" }));
    const decision = await deciding;
    expect(decision.result).toBeUndefined();
    expect(probes.started).toHaveLength(129);
    expect(decision.calls.filter(({ used }) => used)).toHaveLength(1);
  });

  it("keeps to a built-in's own budget", async () => {
    const deciding = decide("heavy", { items: [1, 2, 3, 4, 5, 6] });
    // The certain call, and three guesses.
    await probes.opened(4);
    expect(probes.started).toHaveLength(4);
    probes.answerAll(() => ({ ok: true }));
    await probes.opened(2);
    probes.answerAll(() => ({ ok: true }));
    expect((await deciding).result).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("makes exactly the calls of a sequential evaluation without speculation", async () => {
    const deciding = decide("guarded", { items: ["a", "b"] }, { speculate: false });
    for (const [index, expected] of ['probe.read("guard")', 'probe.read("a")', 'probe.read("b")'].entries()) {
      const [call] = await probes.opened(1);
      expect(probes.started).toHaveLength(index + 1);
      expect(probes.started.at(-1)).toBe(expected);
      expect(call?.context.speculative).toBe(false);
      probes.open.length = 0;
      call?.answer({ stop: false, ok: false });
    }
    expect((await deciding).result).toBeUndefined();
  });

  it("carries effects out one at a time, in order, and once for equal arguments", async () => {
    const deciding = decide("charge", {});
    for (const n of [1, 2]) {
      const [call] = await probes.opened(1);
      expect(probes.open).toHaveLength(1);
      expect(call?.context.speculative).toBe(false);
      probes.open.length = 0;
      call?.answer({ n });
    }
    expect((await deciding).result).toEqual([1, 2, 1]);
    expect(probes.started).toEqual(['probe.effect("one")', 'probe.effect("two")']);
  });

  it("reads nothing for another body before an effect is done", async () => {
    const deciding = decide("effect_or_read", {});
    for (const [n, expected] of ['probe.effect("pay")', 'probe.read("after")'].entries()) {
      const [call] = await probes.opened(1);
      await new Promise(setImmediate);
      expect(probes.started.slice(n)).toEqual([expected]);
      probes.open.length = 0;
      call?.answer({ n });
    }
    expect((await deciding).result).toEqual([0, 1]);
  });

  it("reads nothing that follows an effect before the effect is done", async () => {
    const deciding = decide("reads_around_effect", {});
    for (const expected of ['probe.read("before")', 'probe.effect("pay")', 'probe.read("after")']) {
      const [call] = await probes.opened(1);
      expect(probes.open).toHaveLength(1);
      expect(probes.started.at(-1)).toBe(expected);
      probes.open.length = 0;
      call?.answer({ n: 1 });
    }
    expect((await deciding).result).toEqual([1, 1, 1]);
  });

  it("makes equal calls once: numbers in any form, sets in any order", async () => {
    const deciding = decide("twice", new TextEncoder().encode('{"x": 1e0}'));
    await probes.opened(2);
    probes.answerAll(({ args: [value] }) => value);
    expect((await deciding).result).toEqual([1, 1, 1, [1, 2], [1, 2]]);
    expect(probes.started).toEqual(["probe.read(1)", "probe.read([1,2])"]);
  });

  it("cancels guesses that turn out not to be needed", async () => {
    const deciding = decide("guarded", { items: ["slow"] });
    const [guard, guess] = await probes.opened(2);
    guard?.answer({ stop: true });
    const decision = await deciding;
    expect(decision.result).toBeUndefined();
    expect(guess?.context.signal.aborted).toBe(true);
    expect(decision.calls.map(({ args, used, outcome }) => [args[0], used, outcome])).toEqual([
      ["guard", true, "value"],
      ["slow", false, "cancelled"],
    ]);
  });

  it("makes a guess that failed again once it is certain", async () => {
    const deciding = decide("all", { items: ["a", "b"] });
    const [first, guess] = await probes.opened(2);
    expect([first?.context.speculative, guess?.context.speculative]).toEqual([false, true]);
    probes.open.length = 0;
    guess?.fail(failed(true));
    first?.answer({ ok: true });
    const [again] = await probes.opened(1);
    expect(again?.context.speculative).toBe(false);
    again?.answer({ ok: true });
    const decision = await deciding;
    expect(decision.result).toEqual(["a", "b"]);
    expect(decision.calls[1]).toMatchObject({ attempts: 2, outcome: "value", used: true });
  });

  it("keeps the error of a guess that cannot be retried, and raises it only when it is used", async () => {
    const unused = decide("guarded", { items: ["broken"] });
    const [guard, guess] = await probes.opened(2);
    probes.open.length = 0;
    guess?.fail(failed(false));
    guard?.answer({ stop: true });
    expect((await unused).result).toBeUndefined();

    const used = decide("guarded", { items: ["broken"] });
    const [secondGuard, secondGuess] = await probes.opened(2);
    secondGuess?.fail(failed(false));
    secondGuard?.answer({ stop: false });
    await expect(used).rejects.toSatisfy(
      (error) =>
        error instanceof BuiltinError &&
        error.builtin === "probe.read" &&
        error.cause instanceof ServiceError,
    );
    expect(probes.started).toHaveLength(4);
  });

  it("drops a conflict that only guesses lead to", async () => {
    const deciding = decide("conflict", {});
    await probes.opened(2);
    probes.answerAll(({ args }) => ({ ok: args[0] === "a" }));
    expect((await deciding).result).toBe(2);
  });

  it("raises a conflict that answers lead to", async () => {
    const deciding = decide("conflict", {});
    await probes.opened(2);
    probes.answerAll(() => ({ ok: false }));
    await expect(deciding).rejects.toMatchObject({ code: "policy_failed", opaCode: "eval_conflict_error" });
  });

  it("keeps the prints of the last pass only", async () => {
    const deciding = decide("printed", {});
    await probes.opened(1);
    probes.answerAll(() => "open");
    expect((await deciding).prints).toEqual([{ message: "guard is open" }]);
  });

  it("makes no call for what `with` mocks", async () => {
    expect((await decide("mocked", {})).result).toEqual({ mock: true });
    expect(probes.started).toEqual([]);
  });

  it("counts only certain calls towards the limit", async () => {
    const within = decide("guarded", { items: [1, 2, 3, 4, 5] }, { maxCalls: 1 });
    await probes.opened(6);
    probes.answerAll(() => ({ stop: true }));
    expect((await within).result).toBeUndefined();

    const beyond = decide("guarded", { items: [1, 2, 3, 4, 5] }, { maxCalls: 3 });
    await probes.opened(6);
    probes.answerAll(() => ({ stop: false }));
    await expect(beyond).rejects.toMatchObject({ code: "call_limit" });
  });

  it("ends at its time, naming the call it waited for, and aborts the call", async () => {
    const deciding = decide("chain", {}, { timeoutMs: 20 });
    const [call] = await probes.opened(1);
    await expect(deciding).toFailWith("timeout", /20 ms while it waited for probe\.read\(string\)/);
    expect(call?.context.signal.aborted).toBe(true);
  });

  it("ends with its caller's signal while it waits", async () => {
    const controller = new AbortController();
    const deciding = decide("chain", {}, { signal: controller.signal });
    const [call] = await probes.opened(1);
    controller.abort(new Error("the user left"));
    await expect(deciding).rejects.toSatisfy(
      (error) => error instanceof EvaluationError && error.code === "aborted" && error.cause instanceof Error,
    );
    expect(call?.context.signal.aborted).toBe(true);
  });

  it("shows OPA's form of the answers of what is not deterministic", async () => {
    const deciding = decide("all", { items: ["b", { z: 1, a: [1] }] });
    await probes.opened(2);
    probes.answerAll(({ args }) => ({ ok: args[0] === "b" }));
    const decision = await deciding;
    expect(decision.ndBuiltinCache).toEqual({
      "probe.read": { '["b"]': { ok: true }, '[{"a":[1],"z":1}]': { ok: false } },
    });
    expect(decision.toDecisionLog()).toMatchObject({
      decision_id: decision.decisionId,
      path: "p/all",
      result: ["b"],
      nd_builtin_cache: decision.ndBuiltinCache,
    });
  });
});
