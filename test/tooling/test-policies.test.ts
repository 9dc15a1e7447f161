import { describe, expect, it } from "vitest";
import { Recording } from "../../src/index.js";
import { testPolicies, type TestPoliciesOptions, type TestPoliciesResult } from "../../src/tooling/index.js";
import { makeFolder } from "../cli/run.js";

const MIXED = `package mixed_test

test_pass if print("seen")

test_fail if 1 == 2

todo_test_later if false

test_cases[name] if {
	some name, given in {"one": 1, "two": 2}
	given == 1
}

test_send if http.send({"method": "get", "url": "https://example.com/a?token=hush"})
`;
const ONE = { files: { "x_test.rego": "package x_test\n\ntest_x if true\n" } };

function outcomes({ tests }: TestPoliciesResult): string[][] {
  return tests.map(({ name, outcome }) => [name, outcome]);
}

describe("testPolicies", () => {
  it("gives every test with its outcome, place, time, output, cases and error", async () => {
    const run = await testPolicies({ files: { "mixed_test.rego": MIXED } });
    expect(run).toMatchObject({ passed: false, messages: "" });
    expect(run).not.toHaveProperty("coverage");
    expect(run.tests).toMatchObject([
      {
        package: "data.mixed_test",
        name: "test_pass",
        location: { file: "mixed_test.rego", row: 3, column: 1 },
        outcome: "pass",
        output: "seen\n",
        cases: [],
      },
      { name: "test_fail", outcome: "fail", output: "" },
      { name: "todo_test_later", outcome: "skipped" },
      {
        name: "test_cases",
        outcome: "fail",
        cases: [
          { name: "one", outcome: "pass", cases: [] },
          { name: "two", outcome: "fail", cases: [] },
        ],
      },
      {
        name: "test_send",
        outcome: "error",
        error: {
          code: "eval_builtin_error",
          message: "http.send: no answer was given for GET https://example.com/a",
          location: { file: "mixed_test.rego", row: 14 },
        },
      },
    ]);
    for (const { durationMs } of run.tests) expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it("names the expressions at which tests failed, without values", async () => {
    const test = `package x_test

test_true if input.x == 1 with input as {"x": 1}

test_false if {
	found := input.secret with input as {"secret": concat("", ["hu", "sh"])}
	found == "other"
}

test_undefined if input.x with input as {}

test_value := false

test_cases[name] if {
	some name, given in {"one": 1, "two": 2}
	given == 1
}

test_every if {
	every x in [1, 2] {
		x < 2
	}
}
`;
    const policies = { files: { "x_test.rego": test } };
    const failedAt = async (options: TestPoliciesOptions): Promise<unknown> => {
      const { tests } = await testPolicies(policies, options);
      return tests.map(({ failedAt: at = [] }) =>
        at.map(({ location: { row }, text }) => `${String(row)}: ${text}`),
      );
    };
    const all = [
      [],
      ['7: found == "other"'],
      ["10: test_undefined if input.x with input as {}"],
      [],
      ["16: given == 1"],
      ["21: x < 2"],
    ];
    expect(await failedAt({})).toEqual(all);
    expect(await failedAt({ coverage: true, run: "test_f" })).toEqual([all[1]]);
    expect(await failedAt({ varValues: true })).toEqual(all.map(() => []));
    const { tests, report } = await testPolicies(policies, { run: "test_false" });
    expect(tests[0]).toMatchObject({ failedAt: [{ location: { file: "x_test.rego", row: 7 } }] });
    expect(await report("junit")).toContain("x_test.rego:7: found == ");
    expect(await report("json")).not.toContain("failedAt");
  });

  it("explains the first ten tests that failed", async () => {
    const rules = Array.from({ length: 12 }, (_, index) => `test_${String(index)} if count([]) == 1`);
    const { tests } = await testPolicies({
      files: { "x_test.rego": `package x_test\n\n${rules.join("\n")}\n` },
    });
    expect(tests.map(({ failedAt = [] }) => failedAt.length)).toEqual([...Array(10).fill(1), 0, 0]);
  });

  it("explains a numbered test, and no other whose name begins with that of a failed one", async () => {
    const test = `package x_test

test_a if input.a == 1 with input as {"a": 1}
test_a if input.a == 2 with input as {"a": 1}
test_ab if print("other")
`;
    const { tests } = await testPolicies({ files: { "x_test.rego": test } });
    expect(tests.map(({ failedAt = [] }) => failedAt.map(({ location: { row } }) => row))).toEqual([
      [],
      [4],
      [],
    ]);
  });

  it("ends an explanation that takes many times as long as the test", async () => {
    const rego = `package x_test

test_slow if count([1 | some x in numbers.range(1, 20); some y in numbers.range(1, 400); x * y == -1]) == 1
`;
    const before = performance.now();
    const { tests } = await testPolicies({ files: { "x_test.rego": rego } });
    expect(tests).toMatchObject([{ outcome: "fail" }]);
    expect(performance.now() - before).toBeLessThan(25_000);
  }, 60_000);

  it("writes one run as text, JSON and JUnit", async () => {
    const { report } = await testPolicies(
      { files: { "mixed_test.rego": MIXED } },
      { run: "test_(pass|fail)" },
    );
    expect(await report("pretty")).toMatch(
      /data\.mixed_test\.test_fail: FAIL[^]*\nPASS: 1\/2\nFAIL: 1\/2\n$/,
    );
    expect(JSON.parse(await report("json", { sort: "duration" }))).toHaveLength(2);
    expect(await report("junit")).toMatch(
      /<testsuites name="regohost test" tests="2" failures="1" errors="0"/,
    );
    await expect(report("gobench")).rejects.toMatchObject({ code: "config_invalid" });
  });

  it.each<[TestPoliciesOptions, RegExp]>([
    [{ explain: "full" }, /data\.mixed_test\.test_pass: PASS[^]*Enter data\.mixed_test\.test_fail/],
    [{ varValues: true }, /given == 1\n\s+\|\n\s+2/],
    [{ verbose: true }, /data\.mixed_test\.test_pass: PASS [^]*seen/],
    [
      { bench: true, benchMemory: true, count: 1, format: "gobench", run: "test_pass" },
      /^BenchmarkDataMixedTestTestPass\s/m,
    ],
  ])("reports as %j says", async (options, text) => {
    const { report } = await testPolicies({ files: { "mixed_test.rego": MIXED } }, options);
    expect(await report(options.format ?? "pretty")).toMatch(text);
  });

  it("measures coverage, and fails below the threshold", async () => {
    const files = {
      "p.rego": "package p\n\nx := 1\n\ny := 2 if input.y\n",
      "p_test.rego": "package p_test\n\ntest_x if data.p.x == 1\n",
    };
    const run = await testPolicies({ files }, { coverage: true, coverageRuns: [] });
    expect(run.passed).toBe(true);
    expect(run.coverage?.coverage).toBeGreaterThan(0);
    expect(JSON.parse(await run.report("json"))).toEqual(run.coverage);
    const below = await testPolicies({ files }, { threshold: 100 });
    expect(below.passed).toBe(false);
    expect(below.messages).toBe(
      "Code coverage threshold not met: got 66.67 instead of 100.00\nnot covered: p.rego:5\n",
    );
    expect((await testPolicies({ files }, { threshold: 50 })).messages).toBe("");
  });

  it("names a line that is not covered once, with why", async () => {
    const files = {
      "p.rego": 'package p\n\nx contains "a" if input.a\n\nx contains "b" if input.b\n',
      "p_test.rego": 'package p_test\n\ntest_x if data.p.x == {"a"} with input as {"a": true}\n',
    };
    const { messages } = await testPolicies({ files }, { threshold: 100 });
    expect(messages).toMatch(/\nnot covered: p\.rego:5 \(index_excluded\)\n$/);
  });

  it.each<[string, TestPoliciesOptions["fixtures"]]>([
    ["an object", { "http.send": { '[{"method":"get","url":"https://example.com/"}]': { body: 1 } } }],
    ["a file", "answers.yaml"],
    [
      "a recording",
      Recording.parse(
        '{"http.send": {"[{\\"method\\":\\"get\\",\\"url\\":\\"https://example.com/\\"}]": {"body": 1}}}',
      ),
    ],
  ])("answers built-ins from %s", async (_, fixtures) => {
    const cwd = await makeFolder({
      "x_test.rego":
        'package x_test\n\ntest_x if http.send({"method": "get", "url": "https://example.com/"}).body == 1\n',
      "answers.yaml": `http.send:\n  '[{"method":"get","url":"https://example.com/"}]': {body: 1}\n`,
    });
    const read = { cwd, ignore: ["answers.*"] };
    expect(outcomes(await testPolicies(".", read))).toEqual([["test_x", "error"]]);
    expect(outcomes(await testPolicies(".", { ...read, fixtures }))).toEqual([["test_x", "pass"]]);
  });

  it("reads data of texts and folders, and leaves out what it is told to", async () => {
    const test = "package x_test\n\ntest_x if data.limits.max == 2\n";
    const run = await testPolicies({ files: { "x_test.rego": test, "limits/data.json": '{"max": 2}' } });
    expect(run.passed).toBe(true);
    const cwd = await makeFolder({ "x_test.rego": test, "limits/d.yaml": "max: 2\n", "report.json": "[1]" });
    const strict = { cwd, strictData: true };
    await expect(testPolicies(".", strict)).rejects.toMatchObject({ code: "data_invalid" });
    expect((await testPolicies(".", { ...strict, exclude: ["report.json"] })).passed).toBe(true);
  });

  it.each<[string, TestPoliciesOptions, boolean]>([
    ["todo_test_x", {}, false],
    ["todo_test_x", { allowSkipped: true }, true],
    ["rule", {}, false],
    ["rule", { allowEmpty: true }, true],
  ])("a rule %s with %j passes: %s", async (name, options, passed) => {
    const run = await testPolicies(
      { files: { "x_test.rego": `package x_test\n\n${name} if true\n` } },
      options,
    );
    expect(run.passed).toBe(passed);
  });

  it("makes an error of a built-in one of its test where that is strict", async () => {
    const files = { "x_test.rego": 'package x_test\n\ntest_x if not to_number("a")\n' };
    expect(outcomes(await testPolicies({ files }))).toEqual([["test_x", "pass"]]);
    expect(outcomes(await testPolicies({ files }, { strictBuiltinErrors: true }))).toEqual([
      ["test_x", "error"],
    ]);
  });

  it("ends a test that takes too long, and a run", async () => {
    const files = {
      "x_test.rego":
        "package x_test\n\ntest_x if count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)]) == 0\n",
    };
    expect(await testPolicies({ files }, { testTimeoutMs: 50 })).toMatchObject({
      tests: [{ outcome: "error", error: { code: "eval_cancel_error" } }],
    });
    await expect(testPolicies({ files }, { timeoutMs: 300 })).rejects.toMatchObject({ code: "timeout" });
  });

  it("says that there was no test", async () => {
    const files = { "x.rego": "package x\n\ny := 1\n" };
    const run = "test_[xy]";
    expect(await testPolicies({ files })).toMatchObject({ passed: false, tests: [], messages: "no test\n" });
    expect(await testPolicies({ files }, { allowEmpty: true })).toMatchObject({
      passed: true,
      messages: "no test\n",
    });
    for (const target of ["rego", "wasm"] as const) {
      const { messages } = await testPolicies({ files }, { run, target });
      expect(messages).toBe("no test whose name matches test_[xy]\n");
    }
    expect(await testPolicies(ONE)).toMatchObject({ messages: "" });
  });

  it.each<[string, TestPoliciesOptions, string]>([
    ["a pattern that is not a regular expression", { run: "(" }, "config_invalid"],
    ["such a pattern for compiled tests", { run: "(", target: "wasm" }, "config_invalid"],
    ["an unknown option", { fixture: {} } as object, "config_invalid"],
    ["gobench without bench", { format: "gobench" }, "config_invalid"],
    ["a threshold above 100", { threshold: 101 }, "config_invalid"],
    ["fixtures of no built-in", { fixtures: { "acme.owner": { '["x"]': 1 } } }, "recording_invalid"],
    ["fixtures with too few arguments", { fixtures: { "http.send": { "[]": 1 } } }, "recording_invalid"],
    ["fixtures that are not there", { fixtures: "no.json" }, "document_not_found"],
  ])("refuses %s", async (_, options, code) => {
    await expect(testPolicies(ONE, options)).rejects.toMatchObject({ code });
  });
});
