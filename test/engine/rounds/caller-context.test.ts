import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { compilePolicy, defineBuiltin, loadPolicy, type LoadPolicyOptions } from "../../../src/index.js";
import type { PolicySource } from "../../../src/index.js";

const caller = new AsyncLocalStorage<string>();
const store = (): string => caller.getStore() ?? "none";
const declared = { args: ["any"], result: "any", effect: false } as const;
const builtins = [
  defineBuiltin({
    ...declared,
    name: "acme.spins",
    pure: true,
    call: () => {
      for (;;) store();
    },
  }),
  defineBuiltin({ ...declared, name: "acme.pure", pure: true, call: store }),
  defineBuiltin({
    ...declared,
    name: "acme.later",
    async call() {
      const before = store();
      await turn();
      return [before, store()];
    },
  }),
];
// The last call of out is one of a later round, after a wait.
const TEXT = `package a

spins := acme.spins(input)

out := [acme.pure(input), acme.later(input), acme.pure([acme.later(input)]), acme.later([acme.later([input])])]
`;
const RESULT_OF = (name: string): unknown => [name, [name, name], name, [name, name]];

let wasm: Uint8Array;
beforeAll(async () => {
  ({ wasm } = await compilePolicy(
    { files: { "a.rego": TEXT } },
    { entrypoint: ["a/out", "a/spins"], builtins },
  ));
});

const WAYS: readonly [string, () => PolicySource, LoadPolicyOptions][] = [
  ["in this thread", () => wasm, {}],
  ["under a guard", () => new WebAssembly.Module(wasm), {}],
  ["in one worker", () => wasm, { isolation: "worker", maxWorkers: 1 }],
  ["in workers", () => wasm, { isolation: "worker", maxWorkers: 2 }],
];

it.each(WAYS)(
  "built-ins of a policy %s see the context of their evaluation's caller",
  async (_, source, options) => {
    const policy = await caller.run("load", () => loadPolicy(source(), { ...options, builtins }));
    const names = ["ada", "bob", "eve", "none"];
    const run = (name: string): Promise<unknown> =>
      name === "none"
        ? policy.evaluate({ name }, { interrupt: true, entrypoint: "a/out" })
        : caller.run(name, () => policy.evaluate({ name }, { interrupt: true, entrypoint: "a/out" }));
    expect(await Promise.all(names.map(run))).toEqual(names.map(RESULT_OF));
    // Once more, in threads that have started.
    expect(await Promise.all([...names].reverse().map(run))).toEqual([...names].reverse().map(RESULT_OF));
    await policy.close();
  },
);

// A guard that ends a run inside another context would end the process with the next message of a worker.
it.each(WAYS)(
  "a built-in of a policy %s that does not end leaves contexts in order",
  async (_, source, options) => {
    const policy = await caller.run("load", () => loadPolicy(source(), { ...options, builtins }));
    for (const name of ["ada", "bob"]) {
      const limits = { interrupt: true, timeoutMs: 50, entrypoint: "a/spins" };
      await expect(caller.run(name, () => policy.evaluate({ name }, limits))).toFailWith("timeout");
      const out = caller.run(name, () => policy.evaluate({ name }, { interrupt: true, entrypoint: "a/out" }));
      expect(await out).toEqual(RESULT_OF(name));
    }
    await policy.close();
  },
);
