import { expect, it } from "vitest";
import type { PreparedInput } from "../../src/engine/rounds/policy.js";
import { fromEntrypoints } from "../../src/gate/gate-module.js";

it.each([
  ["a rule", "p/deny"],
  ["a package", "p"],
])("reads a large result of %s within the time limit", async (_, entrypoint) => {
  const many = Array.from({ length: 1_000_000 }, (_one, index) => String(index));
  const resultSet = `[{"result":${entrypoint === "p" ? `{"deny":${JSON.stringify(many)}}` : JSON.stringify(many)}}]`;
  const input = { decide: () => Promise.resolve({ resultSet }) } as unknown as PreparedInput;
  const [found] = fromEntrypoints([entrypoint], "p.wasm", new Set());
  await expect(found?.evaluate(input, { timeoutMs: 1 })).toFailWith(
    "timeout",
    new RegExp(`^reading the result of ${entrypoint} took longer than its 1 ms`),
  );
});
