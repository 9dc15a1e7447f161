import { expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { evalWithPure } from "../../../src/engine/rounds/pure-builtins.js";

const SLOW = {
  files: [],
  query: "count([1 | numbers.range(1, 40000)[_]; numbers.range(1, 40000)[_]])",
  answers: {},
};

it("ends at the time that is left, and names the whole limit", async () => {
  const slow = evalRego({ ...SLOW, timeoutMs: 987_654, leftMs: 100 });
  await expect(slow).toFailWith("timeout", /^evaluating the query took longer than its 987654 ms;/);
  await expect(evalWithPure({ ...SLOW, timeoutMs: 234.5 })).toFailWith("timeout", /than its 234\.5 ms;/);
  const within = limitReading("reading", { timeoutMs: 100 }, () => evalRego(SLOW));
  await expect(within).toFailWith("timeout", /^evaluating the query took longer than its 100 ms;/);
});
