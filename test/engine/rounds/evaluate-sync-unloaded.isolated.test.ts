import { expect, it } from "vitest";
import { compilePolicy, loadPolicy } from "../../../src/index.js";

// In a process of its own: nothing has loaded opa-core yet, and compiling does so in a worker.
it("refuses what opa-core answers until it is loaded", async () => {
  const { wasm } = await compilePolicy(
    { files: { "s.rego": "package s\n\nn := to_number(input.text)\n" } },
    { entrypoint: "s/n" },
  );
  await using policy = await loadPolicy(wasm);
  expect(policy.evaluateSync({ text: "7" })).toBe(7);
  const fails = (): unknown => policy.evaluateSync({ text: "1x" });
  expect(fails).toThrow(expect.objectContaining({ name: "EvaluationError", code: "not_synchronous" }));
  expect(fails).toThrow("load the policy with synchronous: true");
  expect(await policy.evaluate({ text: "1x" })).toBeUndefined();
  expect(fails()).toBeUndefined();
});
