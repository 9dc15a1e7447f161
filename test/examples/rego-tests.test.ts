import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { serviceBuiltins } from "../../builtins/index.js";
import { testRego } from "../../src/engine/opa/test-rego.js";
import { testPolicies, type TestPoliciesOptions } from "../../src/tooling/index.js";
import { stubService } from "../builtins/service-stub.js";

const examples = fileURLToPath(new URL("../../examples", import.meta.url));

function rego(example: string): { path: string; text: string }[] {
  const folder = join(examples, example);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".rego"))
    .map((name) => ({ path: name, text: readFileSync(join(folder, name), "utf8") }));
}

it.each([
  ["hello", 4],
  ["release-gate", 29],
  ["full-gate", 3],
  ["vsa-gate", 14],
])("the Rego tests of %s pass, and cover every line of its policies", async (example, least) => {
  const files = rego(example);
  const tested = await testRego({
    files,
    builtins: serviceBuiltins(stubService({})),
    coverage: true,
    testTimeoutMs: 60_000,
  });
  expect(tested.results.filter(({ fail, skip, error }) => fail ?? skip ?? error)).toEqual([]);
  expect(tested.results.length).toBeGreaterThanOrEqual(least);
  for (const { path } of files.filter((file) => !file.path.endsWith("_test.rego"))) {
    expect(tested.coverage?.files[path], path).toHaveProperty("covered_lines");
    // A line that only another run reaches, such as one after an early exit, is covered.
    expect(
      (tested.coverage?.files[path]?.not_covered ?? []).filter(({ kinds }) => kinds === undefined),
      path,
    ).toEqual([]);
  }
});

/** What the tests of an example need besides its folder. */
const OPTIONS: Record<string, TestPoliciesOptions> = {
  tooling: {
    fixtures: { "http.send": { '[{"method":"get","url":"https://example.com/freeze"}]': { body: false } } },
  },
};

const tested = readdirSync(examples).filter((example) =>
  readdirSync(join(examples, example), { recursive: true, encoding: "utf8" }).some((path) =>
    path.endsWith("_test.rego"),
  ),
);

it("finds the examples that have Rego tests", () => {
  expect(tested).toEqual(
    expect.arrayContaining(["authorize", "full-gate", "hello", "release-gate", "tooling", "vsa-gate"]),
  );
});

it.each(tested)("every Rego test of %s passes compiled as well as in OPA's evaluator", async (example) => {
  const run = await testPolicies(join(examples, example), {
    builtins: serviceBuiltins(stubService({})),
    testTimeoutMs: 60_000,
    ...OPTIONS[example],
    target: "wasm",
  });
  expect(run.tests.filter(({ outcome, differs }) => outcome !== "pass" || differs !== undefined)).toEqual([]);
  expect(run).toMatchObject({ passed: true });
});
