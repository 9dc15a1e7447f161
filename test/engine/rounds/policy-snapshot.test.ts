import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  compilePolicy,
  loadPolicy,
  type EvaluateOptions,
  type Policy,
  type Recording,
} from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

const SOURCE = `package s

both := {"input": input, "data": data.n, "answer": probe.read(input)}

# Makes values of its own on the way.
copied := [copy | some x in [json.unmarshal(json.marshal(data.n))]; copy := x][0]

plain := {"input": input, "data": data.n}
`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("what an evaluation is over", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;
  let policy: Policy;

  beforeAll(async () => {
    ({ wasm } = await compilePolicy(
      { files: { "s.rego": SOURCE } },
      {
        entrypoint: ["s/both", "s/copied", "s/plain"],
        builtins: [new ControlledBuiltins().define("probe.read")],
      },
    ));
  });

  beforeEach(async () => {
    probes = new ControlledBuiltins();
    policy = await loadPolicy(wasm, {
      builtins: [probes.define("probe.read")],
      data: { n: 1 },
      entrypoint: "s/both",
    });
  });

  it("is the input as it was at the call", async () => {
    const input = { list: [1] };
    const deciding = policy.evaluate(input);
    input.list.push(2);
    const [call] = await probes.opened(1);
    input.list.push(3);
    call?.answer(true);
    expect(await deciding).toEqual({ input: { list: [1] }, data: 1, answer: true });
  });

  it("is the input's bytes as they were at the call", async () => {
    const input = bytes('{"a":1}');
    const deciding = policy.evaluate(input);
    input.fill(0x20);
    const [call] = await probes.opened(1);
    call?.answer(true);
    expect(await deciding).toMatchObject({ input: { a: 1 } });
  });

  it("is the input's bytes as they were at the call, in what is told of a decision later", async () => {
    const input = bytes('{"a":1}');
    const recorded: Recording[] = [];
    const options: EvaluateOptions = { entrypoint: "s/plain", onRecording: (one) => recorded.push(one) };
    const decided = policy.decide(input, options);
    const replayed = policy.evaluate(input, options);
    input.set(bytes('{"b":2}'));
    const decision = await decided;
    expect(decision.toDecisionLog()).toMatchObject({ input: { a: 1 }, result: { input: { a: 1 } } });
    expect(await replayed).toMatchObject({ input: { a: 1 } });
    expect(recorded.map(({ facts }) => facts.input)).toEqual(['{"a":1}', '{"a":1}']);
    expect(await policy.evaluate(input, { entrypoint: "s/plain" })).toMatchObject({ input: { b: 2 } });
  });

  it("is what the bytes are at each call, though one array is used for all", async () => {
    const { wasm: synchronous } = await compilePolicy(
      { files: { "s.rego": "package s\n\nplain := input\n" } },
      { entrypoint: "s/plain" },
    );
    const once = await loadPolicy(synchronous, { synchronous: true });
    const input = bytes('{"a":1}');
    for (const n of [1, 2, 3]) {
      input[5] = 0x30 + n;
      expect(once.evaluateSync(input)).toEqual({ a: n });
      expect(await once.evaluate(input)).toEqual({ a: n });
    }
  });

  it("is the data as it was at the call; setData is for later evaluations", async () => {
    const before = policy.evaluate("before");
    policy.setData({ n: 2 });
    const after = policy.evaluate("after");
    await probes.opened(2);
    policy.setData(bytes('{"n": 3.0}'));
    probes.answerAll(() => true);
    expect(await before).toEqual({ input: "before", data: 1, answer: true });
    expect(await after).toEqual({ input: "after", data: 2, answer: true });
    expect((await policy.decide(null, { entrypoint: "s/plain" })).resultSet).toBe(
      '[{"result":{"data":3.0,"input":null}}]',
    );
  });

  it("is the whole of new data that is larger than the data before, over the same input", async () => {
    const list = Array.from({ length: 5000 }, (_, n) => ({ [`key ${String(n)}`]: [n] }));
    for (const input of [undefined, null]) {
      for (const n of [1, list, 2, [list, list], list]) {
        policy.setData({ n });
        expect(await policy.evaluate(input, { entrypoint: "s/copied" })).toEqual(n);
      }
    }
  });

  it("keeps the old data when the new one is refused", async () => {
    for (const bad of [[1], null, bytes("{"), { n: NaN }]) {
      await expect(() => policy.setData(bad)).toFailWith("data_invalid");
    }
    expect(await policy.evaluate(0, { entrypoint: "s/plain" })).toEqual({ input: 0, data: 1 });
    policy.setData(undefined);
    expect(await policy.evaluate(0, { entrypoint: "s/plain" })).toBeUndefined();
  });

  it("is not the data of another object", async () => {
    const data = { n: 1 };
    policy.setData(data);
    data.n = 2;
    expect(await policy.evaluate(0, { entrypoint: "s/plain" })).toEqual({ input: 0, data: 1 });
  });

  it("refuses an input that is not JSON before anything runs", async () => {
    await expect(policy.evaluate({ a: NaN })).toFailWith("input_invalid", /NaN at \$\.a/);
    await expect(policy.evaluate(bytes("{"))).toFailWith("input_invalid", /line 1, column 2/);
    expect(probes.started).toEqual([]);
  });

  describe("prepared", () => {
    it("is decided many times, at once too", async () => {
      const input = { list: [1] };
      const prepared = policy.prepare(input);
      input.list.push(2);
      const deciding = Promise.all([prepared.evaluate(), prepared.evaluate()]);
      await probes.opened(2);
      policy.setData({ n: 2 });
      probes.answerAll(() => "x");
      const expected = { input: { list: [1] }, data: 1, answer: "x" };
      expect(await deciding).toEqual([expected, expected]);
      expect(await prepared.evaluate({ entrypoint: "s/plain" })).toEqual({ input: { list: [1] }, data: 2 });
      const decision = await prepared.decide({ entrypoint: "s/plain" });
      expect(decision.resultSet).toBe('[{"result":{"data":2,"input":{"list":[1]}}}]');
      prepared.close();
    });

    it("takes Rego, and refuses what is not JSON at once", async () => {
      const prepared = policy.prepare(bytes("{2, 1}"), { inputFormat: "rego" });
      expect(await prepared.evaluate({ entrypoint: "s/plain" })).toEqual({ input: [1, 2], data: 1 });
      await expect(() => policy.prepare(bytes("{2, 1}"))).toFailWith("input_invalid");
    });

    it("is refused when it is closed, without harm to others", async () => {
      const first = policy.prepare(1);
      const second = policy.prepare(2);
      expect(await first.evaluate({ entrypoint: "s/plain" })).toEqual({ input: 1, data: 1 });
      first[Symbol.dispose]();
      await expect(first.evaluate({ entrypoint: "s/plain" })).toFailWith(
        "policy_closed",
        /prepared input is closed/,
      );
      expect(await second.evaluate({ entrypoint: "s/plain" })).toEqual({ input: 2, data: 1 });
    });
  });

  describe("close", () => {
    it("lets what runs come to its end, and refuses what is new", async () => {
      const prepared = policy.prepare(1);
      const deciding = policy.evaluate("runs");
      const [call] = await probes.opened(1);
      await policy.close();
      call?.answer(true);
      expect(await deciding).toEqual({ input: "runs", data: 1, answer: true });
      await expect(policy.evaluate(1)).toFailWith("policy_closed", /the policy is closed/);
      await expect(policy.decide(1)).toFailWith("policy_closed");
      await expect(prepared.evaluate()).toFailWith("policy_closed");
      await expect(() => policy.prepare(1)).toFailWith("policy_closed");
      await expect(() => policy.setData({})).toFailWith("policy_closed");
      await policy.close();
      expect(policy.entrypoints).toEqual(["s/both", "s/copied", "s/plain"]);
    });

    it("is what `await using` calls", async () => {
      await policy[Symbol.asyncDispose]();
      await expect(policy.evaluate(1)).toFailWith("policy_closed");
    });
  });
});
