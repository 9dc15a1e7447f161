import { once } from "node:events";
import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, defineBuiltin, loadPolicy, type Builtin, type Policy } from "../../../src/index.js";
import type { EvaluatedInput, JsonValue } from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

const SOURCE = `package e

owner := probe.read(input.repo)

paid := probe.spend(input.repo)

now := time.now_ns()

conflict := 1 if input.n
conflict := 2 if input.n == 1

double := input.n * 2
`;

const PROBES = [
  new ControlledBuiltins().define("probe.read"),
  new ControlledBuiltins().define("probe.spend", { effect: true }),
];

async function collect(ended: AsyncIterable<EvaluatedInput>): Promise<EvaluatedInput[]> {
  const all: EvaluatedInput[] = [];
  for await (const one of ended) all.push(one);
  return all;
}

const toText = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** Built-ins that answer at once, and count their calls. */
function counting(): { builtins: Builtin[]; calls: string[]; scopes: Set<unknown>; failing: Set<unknown> } {
  const calls: string[] = [];
  const scopes = new Set<unknown>();
  const failing = new Set<unknown>();
  const define = (name: string, effect: boolean): Builtin =>
    defineBuiltin({
      name,
      args: ["any"],
      result: "any",
      effect,
      begin: (scope) => void scopes.add(scope),
      call: ([repo], { evaluation, report }) => {
        calls.push(`${name} ${toText(repo)}`);
        scopes.add(evaluation);
        report({ attempts: 1 });
        if (failing.has(repo)) throw new Error("it is down");
        return Promise.resolve(repo === "nobody" ? undefined : `owner of ${toText(repo)}`);
      },
    });
  return {
    builtins: [define("probe.read", false), define("probe.spend", true)],
    calls,
    scopes,
    failing,
  };
}

describe("evaluateAll", () => {
  let wasm: Uint8Array;
  beforeAll(async () => {
    const entrypoint = ["owner", "paid", "now", "conflict", "double"].map((name) => `e/${name}`);
    ({ wasm } = await compilePolicy({ files: { "e.rego": SOURCE } }, { entrypoint, builtins: PROBES }));
  });
  const load = (builtins: readonly Builtin[] = PROBES): Promise<Policy> => loadPolicy(wasm, { builtins });

  it("yields in the order of the inputs how each ended", async () => {
    await using policy = await load();
    const inputs = [{ n: 2 }, { n: 1 }, Buffer.from("{"), {}, Buffer.from('{"n": 7}')];
    const ended = await collect(policy.evaluateAll(inputs, { entrypoint: "e/conflict" }));
    expect(ended).toMatchObject([
      { index: 0, status: "fulfilled", value: 1 },
      { index: 1, status: "rejected", reason: { code: "policy_failed" } },
      { index: 2, status: "rejected", reason: { code: "input_invalid" } },
      { index: 3, status: "fulfilled", value: undefined },
      { index: 4, status: "fulfilled", value: 1 },
    ]);
  });

  it("makes equal calls once, for all evaluations, under one scope", async () => {
    const { builtins, calls, scopes } = counting();
    await using policy = await load(builtins);
    const repos = Array.from({ length: 60 }, (_, i) => ["a", "b", "nobody"][i % 3] ?? "");
    const ended = await collect(
      policy.evaluateAll(
        repos.map((repo) => ({ repo })),
        { entrypoint: "e/owner", concurrency: 7 },
      ),
    );
    expect(calls.toSorted()).toEqual(["probe.read a", "probe.read b", "probe.read nobody"]);
    expect(scopes.size).toBe(1);
    expect(ended.map((one) => one.status === "fulfilled" && one.value)).toEqual(
      repos.map((repo) => (repo === "nobody" ? undefined : `owner of ${repo}`)),
    );
  });

  it("makes each call that costs something, and keeps no error", async () => {
    const { builtins, calls, failing } = counting();
    await using policy = await load(builtins);
    const inputs = [{ repo: "a" }, { repo: "a" }];
    await collect(policy.evaluateAll(inputs, { entrypoint: "e/paid" }));
    expect(calls).toEqual(["probe.spend a", "probe.spend a"]);
    failing.add("a");
    const ended: string[] = [];
    for await (const { status } of policy.evaluateAll([...inputs, ...inputs], {
      entrypoint: "e/owner",
      concurrency: 1,
    })) {
      ended.push(status);
      if (ended.length === 2) failing.clear();
    }
    expect(ended.slice(0, 2)).toEqual(["rejected", "rejected"]);
    expect(ended.at(-1)).toBe("fulfilled");
  });

  it("does not share answers between two runs, or with a single evaluation", async () => {
    const { builtins, calls } = counting();
    await using policy = await load(builtins);
    const options = { entrypoint: "e/owner" };
    await collect(policy.evaluateAll([{ repo: "a" }], options));
    await collect(policy.evaluateAll([{ repo: "a" }], options));
    await policy.evaluate({ repo: "a" }, options);
    expect(calls).toEqual(["probe.read a", "probe.read a", "probe.read a"]);
  });

  it("joins a call that is under way, and goes on when the evaluation that began it has ended", async () => {
    const probes = new ControlledBuiltins();
    await using policy = await load([probes.define("probe.read"), probes.define("probe.spend")]);
    const ended = collect(
      policy.evaluateAll([{ repo: "a" }, { repo: "a" }, { repo: "b" }], { entrypoint: "e/owner" }),
    );
    await probes.opened(2);
    expect(probes.started).toEqual(['probe.read("a")', 'probe.read("b")']);
    probes.answerAll(({ args }) => args[0]);
    expect(await ended).toMatchObject([{ value: "a" }, { value: "a" }, { value: "b" }]);
  });

  it("reads no input before it is needed, and none after the consumer has left", async () => {
    const probes = new ControlledBuiltins();
    await using policy = await load([probes.define("probe.read"), probes.define("probe.spend")]);
    let read = 0;
    let isClosed = false;
    function* inputs(): Generator<{ repo: string }> {
      try {
        for (;;) yield { repo: `r${String(read++)}` };
      } finally {
        isClosed = true;
      }
    }
    const ended = policy.evaluateAll(inputs(), { entrypoint: "e/owner", concurrency: 3 });
    expect(read).toBe(0);
    const first = ended.next();
    await probes.opened(3);
    // One more is taken, and waits for its turn.
    expect(read).toBeLessThanOrEqual(4);
    const open = [...probes.open];
    probes.open.splice(0)[0]?.answer("first");
    expect(await first).toMatchObject({ value: { index: 0, value: "first" } });
    await ended.return();
    expect(isClosed).toBe(true);
    expect(read).toBeLessThanOrEqual(5);
    const untilAborted = open.slice(1).map(async ({ context: { signal } }) => {
      if (!signal.aborted) await once(signal, "abort");
    });
    expect(await Promise.all(untilAborted)).toHaveLength(2);
  });

  it("has one time for all", async () => {
    await using policy = await load();
    const ended = await collect(policy.evaluateAll([{}, {}, {}], { entrypoint: "e/now", concurrency: 1 }));
    const times = new Set(ended.map((one) => one.status === "fulfilled" && one.value));
    expect(times.size).toBe(1);
    expect([...times][0]).toBeTypeOf("number");
    const fixed = policy.evaluateAll([{}], { entrypoint: "e/now", now: 5_000n });
    expect(await collect(fixed)).toEqual([{ index: 0, status: "fulfilled", value: 5000 }]);
  });

  it("lets come what aborts it, although its inputs wait for nothing", async () => {
    const policy = await load();
    const controller = new AbortController();
    setImmediate(() => {
      controller.abort();
    });
    let taken = 0;
    function* inputs(): Generator<{ n: number }> {
      // Far more than a time limit of tests allows.
      while (taken < 1e8) yield { n: taken++ };
    }
    const all = policy.evaluateAll(inputs(), { entrypoint: "e/double", signal: controller.signal });
    const ended = (async () => {
      for await (const one of all) expect(one.status).toBe("fulfilled");
    })();
    await expect(ended).rejects.toMatchObject({ code: "aborted" });
    expect(taken).toBeLessThan(1e8);
  });

  it("ends when it is aborted while the next input never comes", async () => {
    const policy = await load();
    const controller = new AbortController();
    const never = async function* () {
      yield { n: 1 };
      await new Promise(() => undefined);
    };
    const results = policy.evaluateAll(never(), { entrypoint: "e/double", signal: controller.signal });
    expect(await results.next()).toMatchObject({ value: { status: "fulfilled" } });
    const next = results.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ code: "aborted" });
    expect(await results.next()).toMatchObject({ done: true });
  });

  it("ends all when it is aborted, closed or misconfigured, and with the error of the inputs", async () => {
    const policy = await load();
    const controller = new AbortController();
    const reason = new Error("enough");
    const aborted = policy.evaluateAll([{ n: 1 }, { n: 2 }], {
      entrypoint: "e/double",
      concurrency: 1,
      signal: controller.signal,
    });
    expect(await aborted.next()).toMatchObject({ value: { value: 2 } });
    controller.abort(reason);
    await expect(aborted.next()).rejects.toMatchObject({ code: "aborted", cause: reason });

    await expect(policy.evaluateAll([{}]).next()).rejects.toMatchObject({ code: "entrypoint_required" });
    for (const wrong of [
      { concurrency: 0 },
      { concurrency: 1.5 },
      { concurency: 1 },
      { onRecording: () => undefined },
    ]) {
      expect(() => policy.evaluateAll([{}], wrong as object)).toThrow(
        expect.objectContaining({ code: "config_invalid" }),
      );
    }
    function* broken(): Generator<object> {
      yield { n: 1 };
      throw reason;
    }
    await expect(collect(policy.evaluateAll(broken(), { entrypoint: "e/double" }))).rejects.toBe(reason);

    const closing = policy.evaluateAll([{ n: 1 }, { n: 2 }], { entrypoint: "e/double", concurrency: 1 });
    await closing.next();
    await policy.close();
    await expect(collect(closing)).rejects.toMatchObject({ code: "policy_closed" });
    expect(() => policy.evaluateAll([])).toThrow(expect.objectContaining({ code: "policy_closed" }));
  });
});
