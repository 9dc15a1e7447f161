import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { serviceBuiltins } from "../../builtins/index.js";
import { testPolicies, type TestPoliciesOptions } from "../../src/tooling/index.js";
import { stubService } from "../builtins/service-stub.js";
import { testBothWays } from "../tooling/test-both-ways.js";

const examples = fileURLToPath(new URL("../../examples", import.meta.url));

/** The examples whose tests cover them, and the least number of their tests. */
const COVERED: Readonly<Record<string, number>> = {
  hello: 4,
  "release-gate": 29,
  "full-gate": 3,
  "vsa-gate": 14,
};

it.each(Object.entries(COVERED))(
  "the Rego tests of %s pass, compiled as well, and cover every line of its policies",
  async (example, least) => {
    const folder = join(examples, example);
    const { coverage, count, failed } = await testBothWays(folder, serviceBuiltins(stubService({})));
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(least);
    const policies = readdirSync(folder).filter((name) => /(?<!_test)\.rego$/.test(name));
    for (const path of policies) {
      expect(coverage.files[path], path).toHaveProperty("covered_lines");
      // A line that only another run reaches, such as one after an early exit, is covered.
      const missed = coverage.files[path]?.not_covered?.filter(({ kinds }) => kinds === undefined);
      expect(missed ?? [], path).toEqual([]);
    }
  },
);

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

it.each(tested.filter((example) => !(example in COVERED)))(
  "every Rego test of %s passes compiled as well as in OPA's evaluator",
  async (example) => {
    const run = await testPolicies(join(examples, example), {
      builtins: serviceBuiltins(stubService({})),
      testTimeoutMs: 60_000,
      ...OPTIONS[example],
      target: "wasm",
    });
    expect(run.tests.filter(({ outcome, differs }) => outcome !== "pass" || differs !== undefined)).toEqual(
      [],
    );
    expect(run).toMatchObject({ passed: true });
  },
);
