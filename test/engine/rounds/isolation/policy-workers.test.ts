import { beforeAll, describe, expect, it } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type Builtin,
  type Decision,
  type EvaluateOptions,
  type LoadPolicyOptions,
  type Policy,
} from "../../../../src/index.js";
import { createWasm, POLICY_EXPORTS } from "../../wasm/wasm-bytes.js";
import { ControlledBuiltins } from "../controlled-builtin.js";
import { SPINS } from "../spinning-rule.js";

const SOURCE = `package w

${SPINS}
value := {"sum": sum(input.numbers), "set": {x | some x in input.numbers}, "exact": 12345678901234567890}

spinning if spins(input.text)

owner := probe.read(input.repo)

owners contains probe.read(repo) if some repo in input.repos

both := [acme.upper(input.text), probe.read(acme.upper(input.text))]

weighed := acme.weigh({1, 2, 3})

sites := json.unmarshal("{")

printed := 1 if print("hello", input.text)

drawn := rand.intn("dice", 1000000)

when := time.now_ns()

runtime := opa.runtime().env

signed := io.jwt.decode(input.text)

conflict := 1 if input.text
conflict := 2 if input.text == "x"

base := data.base
`;

const RULES =
  "value spinning owner owners both weighed sites printed drawn when runtime signed conflict base".split(" ");

/** What does not depend on time or on the thread. */
function shown(decision: Decision): Record<string, unknown> {
  const { result, resultSet, entrypoint, rounds, prints, ndBuiltinCache } = decision;
  const calls = decision.calls.map(({ startMs: _start, ms: _ms, error, ...call }) => ({
    ...call,
    error: error?.message,
  }));
  const { decision_id: _id, metrics: _metrics, timestamp: _at, ...event } = decision.toDecisionLog();
  return { result, resultSet, entrypoint, rounds, prints, ndBuiltinCache, calls, event };
}

async function settled(run: () => Promise<Decision>): Promise<unknown> {
  try {
    return shown(await run());
  } catch (error) {
    const { message, code, opaCode, location, builtin, cause } = error as Record<string, unknown>;
    return { name: (error as Error).name, message, code, opaCode, location, builtin, cause };
  }
}

const downError = new Error("it is down");

const builtins: Builtin[] = [
  defineBuiltin({
    name: "probe.read",
    args: ["any"],
    result: "any",
    effect: false,
    call([repo]) {
      if (repo === "down") return Promise.reject(downError);
      return Promise.resolve(repo === "nobody" ? undefined : { of: repo, big: 12345678901234567890n });
    },
  }),
  defineBuiltin({
    name: "acme.upper",
    args: ["any"],
    result: "any",
    effect: false,
    pure: true,
    call([text]) {
      if (typeof text !== "string") throw downError;
      return text.toUpperCase();
    },
  }),
  defineBuiltin({
    name: "acme.weigh",
    args: [{ type: "set", of: { type: "any" } }],
    result: { type: "set", of: { type: "any" } },
    effect: false,
    pure: true,
    call: ([items]) => items,
  }),
];

const DATA = { base: { one: 1 } };

let wasm: Uint8Array;

beforeAll(async () => {
  ({ wasm } = await compilePolicy(
    { files: { "w.rego": SOURCE } },
    { entrypoint: RULES.map((rule) => `w/${rule}`), builtins },
  ));
});

const load = (options: LoadPolicyOptions = {}): Promise<Policy> =>
  loadPolicy(wasm, { builtins, data: DATA, isolation: "worker", maxWorkers: 1, ...options });

/** A policy in a module that the package does not know, so that nothing in it counts its steps. */
const loadUnknown = (options: LoadPolicyOptions = {}): Promise<Policy> =>
  loadPolicy(new WebAssembly.Module(Uint8Array.from(wasm)), {
    builtins,
    isolation: "worker",
    maxWorkers: 1,
    ...options,
  });

describe('isolation: "worker"', () => {
  const now = 1_700_000_000_000_000_000n;
  const CASES: { rule: string; input?: unknown; options?: EvaluateOptions }[] = [
    { rule: "value", input: { numbers: [3, 1, 2] } },
    { rule: "value", input: { numbers: [1] }, options: { bigint: true } },
    { rule: "value", input: new TextEncoder().encode('{"numbers": [1.0, 12345678901234567890]}') },
    {
      rule: "value",
      input: new TextEncoder().encode('{"numbers": {3, 1}}'),
      options: { inputFormat: "rego" },
    },
    { rule: "value", input: new TextEncoder().encode('{"numbers": [1') },
    { rule: "value" },
    { rule: "owner", input: { repo: "shop" } },
    { rule: "owner", input: { repo: "shop" }, options: { bigint: true } },
    { rule: "owner", input: { repo: "nobody" } },
    { rule: "owner", input: { repo: "down" } },
    { rule: "owners", input: { repos: ["a", "b", "nobody", "c"] } },
    { rule: "owners", input: { repos: ["a", "b", "nobody", "c"] }, options: { speculate: false } },
    { rule: "owners", input: { repos: ["a", "b", "c"] }, options: { maxCalls: 2 } },
    { rule: "both", input: { text: "shop" } },
    { rule: "both", input: { text: 1 } },
    { rule: "weighed", input: {} },
    { rule: "sites", input: {} },
    { rule: "sites", input: {}, options: { strictBuiltinErrors: true } },
    { rule: "printed", input: { text: "world" } },
    { rule: "drawn", options: { seed: "a" } },
    { rule: "when" },
    { rule: "runtime" },
    { rule: "signed", input: { text: "no.jwt" } },
    { rule: "conflict", input: { text: "x" } },
    { rule: "base" },
    { rule: "nothing" },
    { rule: "printed", input: { text: "x" }, options: { shownAs: "shown" } },
  ];

  it("decides as in this thread, with the same calls, prints, rounds and errors", async () => {
    await using here = await load({ isolation: "none" });
    await using workers = await load();
    for (const { rule, input, options } of CASES) {
      const settings = { entrypoint: `w/${rule}`, now, ...options };
      const expected = await settled(() => here.decide(input, settings));
      expect(await settled(() => workers.decide(input, settings)), rule).toEqual(expected);
      if (input instanceof Uint8Array) continue;
      using prepared = workers.prepare(input);
      expect(await settled(() => prepared.decide(settings)), rule).toEqual(expected);
    }
  });

  it("fails with the object that a built-in threw", async () => {
    await using policy = await load();
    const inputs = { owner: { repo: "down" }, both: { text: 1 } };
    for (const [rule, input] of Object.entries(inputs)) {
      await expect(policy.evaluate(input, { entrypoint: `w/${rule}` })).rejects.toMatchObject({
        code: "builtin_failed",
      });
      const error = await policy
        .evaluate(input, { entrypoint: `w/${rule}` })
        .catch((thrown: unknown) => thrown);
      expect((error as Error).cause).toBe(downError);
    }
  });

  it("evaluates many inputs, each call once, and new data", async () => {
    await using policy = await load({ maxWorkers: 2 });
    const results = [];
    const inputs = Array.from({ length: 100 }, (_, index) => ({ repo: `r${String(index % 3)}` }));
    for await (const ended of policy.evaluateAll(inputs, { entrypoint: "w/owner" })) results.push(ended);
    expect(results.map((ended) => ended.status === "fulfilled" && ended.value)).toMatchObject(
      inputs.map(({ repo }) => ({ of: repo })),
    );
    for (let round = 0; round < 6; round++) {
      policy.setData({ base: round });
      expect(await policy.evaluate({}, { entrypoint: "w/base" })).toBe(round);
    }
  });

  it("makes the calls of one round together", async () => {
    const probes = new ControlledBuiltins();
    const own = [probes.define("probe.read"), ...builtins.slice(1)];
    await using policy = await load({ builtins: own });
    const evaluating = policy.evaluate({ repos: ["a", "b", "c"] }, { entrypoint: "w/owners" });
    await probes.opened(3);
    // Others use the worker meanwhile.
    expect(await policy.evaluate({ numbers: [] }, { entrypoint: "w/value" })).toMatchObject({ sum: 0 });
    probes.answerAll(({ args }) => args[0]);
    expect(await evaluating).toEqual(["a", "b", "c"]);
    expect(probes.started).toHaveLength(3);
  });

  it.each([
    ["that counts its steps", load],
    ["of unknown make", loadUnknown],
  ])("ends a policy %s in time or when it is aborted, and goes on", async (_, open) => {
    await using policy = await open();
    const spins = { entrypoint: "w/spinning" };
    await expect(policy.evaluate({ text: "x" }, { ...spins, timeoutMs: 50 })).toFailWith("timeout", /50 ms/);
    await expect(policy.evaluate({ text: "x" }, { ...spins, timeoutMs: 50, interrupt: false })).toFailWith(
      "timeout",
    );
    const signal = AbortSignal.timeout(20);
    await expect(policy.evaluate({ text: "x" }, { ...spins, signal })).toFailWith("aborted");
    expect(await policy.evaluate({ numbers: [1] }, { entrypoint: "w/value" })).toMatchObject({ sum: 1 });
    expect(await policy.evaluate({ text: 1 }, spins)).toBeUndefined();
  });

  it("ends what waits for a worker in time", async () => {
    await using policy = await load();
    const spinning = policy.evaluate({ text: "x" }, { entrypoint: "w/spinning", timeoutMs: 500 });
    const waiting = policy.evaluate({ numbers: [] }, { entrypoint: "w/value", timeoutMs: 20 });
    await expect(waiting).toFailWith("timeout", /waited for a worker/);
    await expect(spinning).toFailWith("timeout");
  });

  it("refuses what cannot wait, and evaluations after close, which waits for those that run", async () => {
    const probes = new ControlledBuiltins();
    const policy = await load({ builtins: [probes.define("probe.read"), ...builtins.slice(1)] });
    expect(() => policy.evaluateSync({}, { entrypoint: "w/base" })).toThrow(/workers/);
    await expect(load({ synchronous: true })).toFailWith("config_invalid");
    const evaluating = policy.evaluate({ repo: "a" }, { entrypoint: "w/owner" });
    await probes.opened(1);
    const closing = policy.close();
    await expect(policy.evaluate({}, { entrypoint: "w/base" })).toFailWith("policy_closed");
    probes.answerAll(() => "ada");
    expect(await evaluating).toBe("ada");
    await closing;
    await policy.close();
  });

  const returns = Object.fromEntries(POLICY_EXPORTS.map((name) => [name, 0]));

  it("fails to load a module whose start does not end, within its time", async () => {
    const module = createWasm({ returns, spinsAtStart: true });
    await expect(loadPolicy(module, { isolation: "worker", compileTimeoutMs: 100 })).toFailWith("timeout");
  });
});
