import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

const SOURCE = `package c

chain := {"input": input.id, "data": data.n, "answers": [a, b]} if {
	a := probe.read({"id": input.id, "step": 1})
	b := probe.read({"id": input.id, "step": 2, "after": a})
}

fails := 1 if probe.read(input.id)
fails := 2 if input.conflict
`;

describe("many evaluations at once on one policy", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;
  let policy: Policy;

  beforeAll(async () => {
    ({ wasm } = await compilePolicy(
      { files: { "c.rego": SOURCE } },
      { entrypoint: ["c/chain", "c/fails"], builtins: [new ControlledBuiltins().define("probe.read")] },
    ));
  });

  beforeEach(async () => {
    probes = new ControlledBuiltins();
    policy = await loadPolicy(wasm, { builtins: [probes.define("probe.read")], data: { n: 7 } });
  });

  /** Answers what is open, last first, until all is done. */
  async function answerUntilDone<T>(all: Promise<T>, value: (args: unknown) => unknown): Promise<T> {
    let done = false;
    const settled = all.then(
      () => (done = true),
      () => (done = true),
    );
    while (!done) {
      probes.open.reverse();
      probes.answerAll(({ args }) => value(args[0]));
      await Promise.race([settled, new Promise(setImmediate)]);
    }
    return all;
  }

  it("keeps 200 apart, each with its own input, data and answers", async () => {
    const deciding = Array.from({ length: 200 }, (_, id) => {
      policy.setData({ n: id % 3 });
      return policy.evaluate({ id, padding: "x".repeat(id * 20) }, { entrypoint: "c/chain" });
    });
    await probes.opened(200);
    const results = await answerUntilDone(Promise.all(deciding), (call) => {
      const { id, step, after } = call as { id: number; step: number; after?: unknown };
      return { id, step, after: after ?? null };
    });
    expect(results).toEqual(
      Array.from({ length: 200 }, (_, id) => {
        const first = { id, step: 1, after: null };
        return { input: id, data: id % 3, answers: [first, { id, step: 2, after: first }] };
      }),
    );
  });

  it("lets one fail without harm to the others", async () => {
    const deciding = Array.from({ length: 60 }, (_, id) =>
      policy.evaluate({ id, conflict: id % 2 === 0 }, { entrypoint: "c/fails" }),
    );
    await probes.opened(60);
    const results = await answerUntilDone(Promise.allSettled(deciding), () => true);
    for (const [id, result] of results.entries()) {
      if (id % 2 === 0)
        expect(result).toMatchObject({ status: "rejected", reason: { code: "policy_failed" } });
      else expect(result).toEqual({ status: "fulfilled", value: 1 });
    }
  });

  it("makes equal calls of different evaluations each for itself", async () => {
    const deciding = [1, 1].map((id) => policy.evaluate({ id }, { entrypoint: "c/fails" }));
    const [first, second] = await probes.opened(2);
    first?.answer(true);
    second?.fail(new Error("no"));
    expect(await deciding[0]).toBe(1);
    await expect(deciding[1]).toFailWith("builtin_failed");
  });

  it("lets a pure built-in of one policy evaluate another policy, or the same", async () => {
    const { defineBuiltin } = await import("../../../src/index.js");
    let nested: Promise<unknown> | undefined;
    const outer = await loadPolicy(
      { files: { "o.rego": 'package o\nout := {"in": input, "hooked": test.hook(input), "after": input}' } },
      {
        builtins: [
          defineBuiltin({
            name: "test.hook",
            args: ["any"],
            result: "any",
            pure: true,
            effect: false,
            call: ([value]) => {
              if (value === "outer") nested = outer.evaluate("inner", { interrupt: true });
              return value;
            },
          }),
        ],
      },
    );
    expect(await outer.evaluate("outer", { interrupt: true })).toEqual({
      out: { in: "outer", hooked: "outer", after: "outer" },
    });
    expect(await nested).toEqual({ out: { in: "inner", hooked: "inner", after: "inner" } });
  });
});
