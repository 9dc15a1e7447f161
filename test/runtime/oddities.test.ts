import { beforeAll, describe, expect, it } from "vitest";
import { loadPolicy } from "../../src/index.js";
import { compileRego } from "../../src/engine/opa/compile-rego.js";
import { createLocalEvaluator, type LocalEvaluator } from "../engine/opa/local-evaluator.js";

/** Where OPA's evaluator is not what OPA's documentation says; docs/conformance.md lists them. */
const ODDITIES: { rules: string; evaluated: unknown; compiled: unknown }[] = [
  { rules: "p := floor(-0.5)", evaluated: 0, compiled: -1 },
  { rules: "p := ceil(-0.5)", evaluated: 1, compiled: 0 },
  {
    rules: 'names := ["a"]\np := [x | some x in {"b", names[0], "c"}]',
    evaluated: ["b", "c", "a"],
    compiled: ["a", "b", "c"],
  },
];

describe.each(ODDITIES)("$rules", ({ rules, evaluated, compiled }) => {
  const files = [{ path: "odd.rego", text: `package odd\n\n${rules}\n` }];
  let evaluator: LocalEvaluator;

  beforeAll(async () => {
    evaluator = await createLocalEvaluator();
  });

  it("is evaluated as it always was", () => {
    const { stdout } = evaluator.evaluate({ files, query: "data.odd.p", format: "raw" });
    expect(JSON.parse(stdout)).toEqual(evaluated);
  });

  it("is compiled as OPA's documentation says", async () => {
    const { wasm } = await compileRego({ files, entrypoints: ["odd/p"] });
    const policy = await loadPolicy(wasm);
    try {
      expect(await policy.evaluate(undefined)).toEqual(compiled);
    } finally {
      await policy.close();
    }
  });
});
