import { expect, it } from "vitest";
import type { PreparedInput } from "../../src/engine/rounds/policy.js";
import { fromEntrypoints, fromRegoPackage } from "../../src/gate/gate-module.js";

const MANY = JSON.stringify(Array.from({ length: 1_000_000 }, (_, index) => String(index)));

/** An input whose decisions have this result. */
function inputOf(result: string): PreparedInput {
  const resultSet = `[{"result":${result}}]`;
  return { decide: () => Promise.resolve({ resultSet }) } as unknown as PreparedInput;
}

it.each([
  ["a rule", "p/deny"],
  ["a package", "p"],
])("reads a large result of %s within the time limit", async (_, entrypoint) => {
  const input = inputOf(entrypoint === "p" ? `{"deny":${MANY}}` : MANY);
  const [found] = fromEntrypoints([entrypoint], "p.wasm", new Set());
  await expect(found?.evaluate(input, { timeoutMs: 1 })).toFailWith(
    "timeout",
    new RegExp(`^reading the result of ${entrypoint} took longer than its 1 ms`),
  );
});

it("names the package of a large result, not the entrypoint that reads its rules", async () => {
  const compiled = {
    path: "p/q",
    rules: ["deny"],
    members: [],
    fixedIds: [],
    entrypoint: "internal/rules",
    about: new Map(),
    schemas: [],
    groups: new Map(),
  };
  const evaluated = fromRegoPackage(compiled, "p.rego").evaluate(inputOf(`{"deny":${MANY}}`), {
    timeoutMs: 1,
  });
  await expect(evaluated).toFailWith("timeout", /^reading the result of p\/q took longer/);
});

it("looks for hidden refusals in a large result within the time limit", async () => {
  let deep = `{"x":${MANY}}`;
  for (let depth = 0; depth < 400; depth++) deep = `{"a":${deep}}`;
  const input = inputOf(`{"result":{"allow":true,"other":${deep}}}`);
  const [found] = fromEntrypoints(["p"], "p.wasm", new Set(["p/result"]));
  await expect(found?.evaluate(input, { timeoutMs: 1 })).toFailWith(
    "timeout",
    /^reading the result of p took longer than its 1 ms/,
  );
});
