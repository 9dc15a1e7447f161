import { describe, expect, test } from "vitest";
import { testRego } from "../../../src/engine/opa/test-rego.js";

const files = [
  {
    path: "gate.rego",
    text: 'package gate\n\ndeny contains "a" if service.discover(input.x, "").bad\n\nunused := input.y\n',
  },
  {
    path: "gate_test.rego",
    text: [
      "package gate_test",
      "",
      "import data.gate",
      "",
      'test_mocked if count(gate.deny) == 1 with service.discover as {"bad": true} with input.x as "y"',
      "",
      'test_answered if gate.deny == {"a"} with input.x as "x"',
      "",
      'test_fails if { print("why"); gate.unused == 1 with input.y as 2 }',
      "",
      "todo_test_later if false",
      "",
    ].join("\n"),
  },
];
const builtins = [{ name: "service.discover", args: ["string", "string"], result: "any" } as const];
const answers = { "service.discover": { '["x",""]': { value: '{"bad":true}' } } };

describe("testRego", () => {
  test("runs the tests in order, with mocks and with the host's answers", async () => {
    const tested = await testRego({ files, builtins, answers });
    expect(tested.exitCode).toBe(2);
    expect(tested.results.map(({ name, fail, skip, error }) => ({ name, fail, skip, error }))).toEqual([
      { name: "test_mocked" },
      { name: "test_answered" },
      { name: "test_fails", fail: true },
      { name: "todo_test_later", skip: true },
    ]);
    expect(tested.stdout).toContain("PASS: 2/4\nFAIL: 1/4\nSKIPPED: 1/4\n");
    expect(tested.stdout).toContain("why");
  });

  test("runs the chosen tests only, and reports as JSON", async () => {
    const tested = await testRego({ files, builtins, answers, run: "mocked", format: "json" });
    expect(tested.exitCode).toBe(0);
    expect(JSON.parse(tested.stdout)).toMatchObject([{ package: "data.gate_test", name: "test_mocked" }]);
  });

  test("a call without an answer is an error of its test", async () => {
    const { results } = await testRego({ files, builtins, run: "answered" });
    expect(results[0]?.error?.message).toContain("nothing answers");
  });

  test("reports coverage, and fails below the threshold", async () => {
    const request = { files, builtins, answers, run: "mocked|answered" };
    const { coverage, exitCode } = await testRego({ ...request, coverage: true });
    expect(exitCode).toBe(0);
    expect(coverage?.coverage).toBeGreaterThan(20);
    expect(coverage?.coverage).toBeLessThan(100);
    expect((await testRego({ ...request, threshold: 99 })).exitCode).toBe(2);
  });

  test("benchmarks", async () => {
    const { results } = await testRego({
      files: [{ path: "a_test.rego", text: "package a_test\n\ntest_x if 1 == 1\n" }],
      bench: true,
      testTimeoutMs: 50,
      format: "gobench",
    });
    expect(results).toHaveLength(1);
  });

  test("a test that takes too long is an error, and the others go on", async () => {
    const slow =
      "count([1 | some i in numbers.range(1, 9000); some j in numbers.range(1, 9000); i * j == 7]) > 0";
    const { results } = await testRego({
      files: [
        { path: "a_test.rego", text: `package a_test\n\ntest_slow if ${slow}\n\ntest_quick if true\n` },
      ],
      testTimeoutMs: 300,
    });
    expect(results.map(({ name, error }) => [name, error?.code])).toEqual([
      ["test_slow", "eval_cancel_error"],
      ["test_quick", undefined],
    ]);
  });

  test("a time limit for all of them", async () => {
    const slow =
      "count([1 | some i in numbers.range(1, 9000); some j in numbers.range(1, 9000); i * j == 7]) > 0";
    const request = { files: [{ path: "a_test.rego", text: `package a_test\n\ntest_slow if ${slow}\n` }] };
    await expect(testRego({ ...request, timeoutMs: 300 })).toFailWith("timeout");
  });

  test("Rego that does not compile", async () => {
    await expect(testRego({ files })).toFailWith("rego_invalid", /service\.discover/);
  });
});
