import { describe, expect, it } from "vitest";
import { defineBuiltin, Recording } from "../../src/index.js";
import { mergeCapabilities, type Capabilities } from "../../src/engine/builtin/capabilities.js";
import standard from "../../opa-core/capabilities.json" with { type: "json" };
import {
  testPolicies,
  type PolicyTest,
  type TestPoliciesOptions,
  type TestPoliciesResult,
} from "../../src/tooling/index.js";
import { withDigest } from "../engine/recording/with-digest.js";

const BUILTINS = [
  { name: "acme.owner", args: ["string"], result: "any" },
  { name: "acme.tags", args: ["any"], result: { type: "set", of: { type: "string" } } },
] as const;

const ODD = `package odd_test

test_pass if print("seen", 1 == 2)

test_false := false

test_undefined if 1 == 2

todo_test_later if false

test_conflict if {
	y := f(1)
	y == "a"
}

f(1) := "a"

f(x) := "b" if x == 1

test_cases[name] if {
	some name, given in {"one": 1, "two": 2, "": 1}
	given == 1
}

test_nested[a][b] if {
	some a in ["x", "y"]
	some b in [1, 2, {"k": 1}]
	a == "x"
	b != 2
}

test_false_case["a"] := false

test_set contains 1

test_three := 3

test_inner.test_deep if true
`;

/** Definitions of one test, which the tester numbers. */
const TWICE = `package twice_test

test_x if true

test_x if false

test_y["a"] if true

test_y["b"] if {
	1 == 2
}
`;

const MOCKS = `package mock_test

owner := acme.owner(input.name)

test_function if owner == "ada" with acme.owner as "ada" with input.name as "x"

test_own_function if owner == "ada/x" with acme.owner as named with input.name as "x"

named(x) := sprintf("ada/%s", [x])

test_builtin if count([1]) == 7 with count as 7

test_data if data.mock_test.limit == 2 with data.mock_test.limit as 2

limit := 1

test_time if time.now_ns() == 5 with time.now_ns as 5
`;

const ANSWERED = `package answered_test

test_rounds if acme.owner(acme.owner("a").next) == "grace"

test_set_argument if acme.tags([{"b", "a"}]) == {"x", "y"}

test_undefined if not acme.owner("none")

test_error if not acme.owner("error")

test_unanswered if not acme.owner("other")

test_halted if not acme.owner("halt")

test_send if http.send({"method": "get", "url": "https://example.com/a?token=hush"})

test_known_time if time.now_ns() == 7

test_known_random if rand.intn("k", 10) == 3

test_other_random if rand.intn("other", 10) < 10
`;

const PURE = `package pure_test

test_value if acme.count(["a", "b"]) == 2

test_many if sum([acme.count(numbers.range(1, n)) | some n in numbers.range(1, 300)]) == 45150

test_chain if acme.count([acme.count([]), acme.count(["a"])]) == 2

test_undefined if not acme.count(null)

test_error if not acme.count("a")

test_set if acme.tags([{"b", "a"}]) == {"a", "b"}

test_cases[name] if {
	some name, list in {"one": [1, 2, 3], "two": [1]}
	acme.count(list) == 3
}

test_replaced if acme.count([]) == 7 with acme.count as 7

test_fixture if acme.count(["fixture"]) == 9

test_other if acme.count([acme.owner("x")])
`;

/** Pure but for the owner's. */
const WITH_PURE = [
  BUILTINS[0],
  defineBuiltin({
    name: "acme.count",
    args: ["any"],
    result: "number",
    pure: true,
    effect: false,
    call: ([list]) => {
      if (typeof list === "string") throw new Error("a text has no count");
      return Array.isArray(list) ? list.length : undefined;
    },
  }),
  defineBuiltin({
    ...BUILTINS[1],
    pure: true,
    effect: false,
    call: ([lists]) => (Array.isArray(lists) ? lists.flat() : undefined) as string[],
  }),
];

const FIXTURES = Recording.parse(
  withDigest(
    JSON.stringify({
      version: 1,
      regohost: "0.1.0",
      opa: "1.22.0",
      time: "1970-01-01T00:00:00.000000007Z",
      nd_builtin_cache: {
        "acme.owner": { '["a"]': { next: "b" }, '["b"]': "grace" },
        "acme.tags": { '[[["a","b"]]]': ["y", "x"] },
        "rand.intn": { '["k",10]': 3 },
      },
      undefined: { "acme.owner": { '["none"]': {} } },
      errors: {
        "acme.owner": {
          '["error"]': { code: "builtin_failed", opa_code: "eval_builtin_error", message: "acme.owner: no" },
          '["halt"]': { code: "service_unreachable", message: "the service did not answer" },
        },
      },
    }),
  ),
);

const ofWasm = (
  files: Record<string, string>,
  options: TestPoliciesOptions = {},
): Promise<TestPoliciesResult> => testPolicies({ files }, { ...options, target: "wasm" });

/** All of a test but its time, and the words of its error. */
function ended({ durationMs: _, error, ...test }: PolicyTest): object {
  return { ...test, code: error?.code };
}

async function expectEqualTargets(
  files: Record<string, string>,
  options: TestPoliciesOptions = {},
): Promise<TestPoliciesResult> {
  // Of a test: on a busy machine a pass may take more than the five seconds of the default.
  const limited = { testTimeoutMs: 60_000, ...options };
  const compiled = await ofWasm(files, limited);
  const byOpa = await testPolicies({ files }, limited);
  expect(compiled.tests.map(ended)).toEqual(byOpa.tests.map(ended));
  expect(compiled.passed).toBe(byOpa.passed);
  return compiled;
}

function outcomes({ tests }: TestPoliciesResult): Record<string, string> {
  return Object.fromEntries(tests.map(({ name, outcome }) => [name, outcome]));
}

describe("compiled tests end as under OPA's tester", () => {
  it("with every outcome, cases, prints, skipped tests and errors", async () => {
    const run = await expectEqualTargets({ "odd_test.rego": ODD });
    expect(outcomes(run)).toMatchObject({
      test_pass: "pass",
      test_undefined: "fail",
      todo_test_later: "skipped",
      test_conflict: "error",
      test_nested: "fail",
    });
    expect(run.tests[0]).toMatchObject({ output: "seen false\n" });
    expect(run.tests.find(({ name }) => name === "test_cases")?.cases).toEqual([
      { name: "", outcome: "pass", cases: [] },
      { name: "one", outcome: "pass", cases: [] },
      { name: "two", outcome: "fail", cases: [] },
    ]);
  });

  it("with several definitions of a test", async () => {
    const run = await expectEqualTargets({ "twice_test.rego": TWICE });
    expect(outcomes(run)).toEqual({
      test_x: "pass",
      "test_x#01": "fail",
      test_y: "fail",
      "test_y#01": "fail",
    });
  });

  it("with mocks of functions, built-ins, input and data", async () => {
    const run = await expectEqualTargets({ "mock_test.rego": MOCKS }, { builtins: BUILTINS });
    expect(run.passed).toBe(true);
  });

  it("with recorded answers, errors and calls that nothing answers", async () => {
    const run = await expectEqualTargets(
      { "answered_test.rego": ANSWERED },
      { builtins: BUILTINS, fixtures: FIXTURES },
    );
    expect(outcomes(run)).toEqual({
      test_rounds: "pass",
      test_set_argument: "pass",
      test_undefined: "pass",
      test_error: "pass",
      test_unanswered: "error",
      test_halted: "error",
      test_send: "error",
      test_known_time: "pass",
      test_known_random: "pass",
      test_other_random: "pass",
    });
    const text = await run.report("pretty");
    expect(text).toContain("acme.owner(string): no answer was given for this call");
    expect(text).not.toContain("hush");
  });

  it.each([{}, { capabilities: mergeCapabilities(standard as Capabilities, WITH_PURE) }])(
    "with pure built-ins, which tests call (%#)",
    async (options) => {
      const run = await expectEqualTargets(
        { "pure_test.rego": PURE },
        { builtins: WITH_PURE, fixtures: { "acme.count": { '[["fixture"]]': 9 } }, ...options },
      );
      expect(outcomes(run)).toEqual({
        test_value: "pass",
        test_many: "pass",
        test_chain: "pass",
        test_undefined: "pass",
        test_error: "error",
        test_set: "pass",
        test_cases: "fail",
        test_replaced: "pass",
        test_fixture: "pass",
        test_other: "error",
      });
    },
  );

  it("with strict errors of built-ins that the host answers", async () => {
    const files = { "answered_test.rego": ANSWERED };
    const run = await expectEqualTargets(files, {
      builtins: BUILTINS,
      fixtures: FIXTURES,
      run: "test_error$",
      strictBuiltinErrors: true,
    });
    expect(outcomes(run)).toEqual({ test_error: "error" });
  });

  it("with data, and with Rego of version 0", async () => {
    const files = {
      "x_test.rego": "package x_test\n\ntest_x { data.limits.max == 2 }\n",
      "limits/data.json": '{"max": 2}',
    };
    expect((await expectEqualTargets(files, { regoVersion: "v0" })).passed).toBe(true);
  });

  it("with a filter, and without a test", async () => {
    const run = await expectEqualTargets({ "odd_test.rego": ODD }, { run: "test_(pass|inner)$" });
    expect(outcomes(run)).toEqual({ test_pass: "pass", test_inner: "fail" });
    expect((await expectEqualTargets({ "odd_test.rego": ODD }, { run: "nothing" })).tests).toEqual([]);
  });
});

describe("the target wasm", () => {
  // OPA's evaluator rounds it towards zero, against its documentation.
  const FLOOR = "package s_test\n\ntest_floor if floor(-0.5) != -1\n\ntest_one if true\n";

  it("reports as the tester does, and names every test that ends differently", async () => {
    const run = await ofWasm({ "s_test.rego": FLOOR });
    expect(run.passed).toBe(false);
    expect(run.tests).toMatchObject([
      { name: "test_floor", outcome: "fail", differs: { outcome: "pass", cases: [] } },
      { name: "test_one", outcome: "pass" },
    ]);
    expect(run.tests[1]).not.toHaveProperty("differs");
    expect(await run.report("pretty")).toMatch(
      /^s_test\.rego:3:\ndata\.s_test\.test_floor: FAIL \(.+\)\n-+\nPASS: 1\/2\nFAIL: 1\/2\n\nDIFFERENCES: 1 of 2 tests end differently when they are compiled\ndata\.s_test\.test_floor: compiled FAIL, by OPA's evaluator PASS\n$/,
    );
    expect(JSON.parse(await run.report("json"))).toMatchObject([{ differs: { outcome: "pass" } }, {}]);
    expect(await run.report("junit")).toContain("test_floor: compiled fail, by OPA&apos;s evaluator pass");
  });

  it("does not pass where a compiled test passes and OPA's does not", async () => {
    const run = await ofWasm({ "s_test.rego": FLOOR.replace("!=", "==") });
    expect(run.tests).toMatchObject([{ outcome: "pass", differs: { outcome: "fail" } }, { outcome: "pass" }]);
    expect(run.passed).toBe(false);
    expect(await run.report("junit")).toContain('failures="1"');
  });

  it("names the cases that end differently", async () => {
    const text =
      'package c_test\n\ntest_floor[name] if {\n\tsome name, x in {"a": -0.5, "b": 1}\n\tfloor(x) >= 0\n}\n';
    const run = await ofWasm({ "c_test.rego": text });
    expect(await run.report("pretty")).toContain(
      "data.c_test.test_floor: compiled FAIL (a), by OPA's evaluator PASS\n",
    );
  });

  it("takes a case that is named by a value for that of OPA's tester, which escapes it", async () => {
    const text = 'package v_test\n\ntest_v[x] if {\n\tsome x in [{"<": 1}, {"&": 2}]\n\tx["<"]\n}\n';
    const run = await ofWasm({ "v_test.rego": text });
    expect(run.tests).toMatchObject([{ outcome: "fail", cases: [{}, {}] }]);
    expect(run.tests[0]).not.toHaveProperty("differs");
  });

  it("makes an error of a test that OPA cannot compile, and runs the others", async () => {
    const text = `package n_test

p[x].a := 1 if some x in ["k"]

p[x].b := p.k.a if some x in ["k"]

test_n if p.k.b == 1

test_one if true
`;
    const run = await ofWasm({ "n_test.rego": text });
    expect(run.tests).toMatchObject([
      { name: "test_n", outcome: "error", error: { code: "plan_error" }, differs: { outcome: "pass" } },
      { name: "test_one", outcome: "pass" },
    ]);
  });

  it("ends a test that takes too long, and goes on", async () => {
    const text =
      "package e_test\n\ntest_endless if count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)]) == 0\n\ntest_one if true\n";
    const run = await ofWasm({ "e_test.rego": text }, { testTimeoutMs: 100 });
    expect(run.tests).toMatchObject([
      { outcome: "error", error: { code: "eval_cancel_error" } },
      { outcome: "pass" },
    ]);
  });

  it("ends a run that takes too long or is aborted", async () => {
    const text =
      "package e_test\n\ntest_endless if count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)]) == 0\n";
    const files = { "e_test.rego": text };
    await expect(ofWasm(files, { timeoutMs: 1500, testTimeoutMs: 60_000 })).rejects.toMatchObject({
      code: "timeout",
    });
    await expect(ofWasm(files, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "aborted" });
  });

  it("runs tests as often as it is told to, and names them where that is asked for", async () => {
    const run = await ofWasm({ "s_test.rego": FLOOR }, { count: 2, run: "test_one", verbose: true });
    expect(run.tests).toHaveLength(2);
    expect((await run.report("pretty")).match(/data\.s_test\.test_one: PASS/g)).toHaveLength(2);
  });

  it("refuses Rego as the tester does, and data in the place of rules", async () => {
    await expect(ofWasm({ "x_test.rego": "package x_test\n\ntest_x if y\n" })).rejects.toMatchObject({
      code: "rego_invalid",
    });
    const files = {
      "x_test.rego": "package x_test\n\ntest_x if true\n",
      "x_test/data.json": '{"test_x": 1}',
    };
    await expect(ofWasm(files)).rejects.toMatchObject({ code: "rego_invalid" });
  });

  it.each<TestPoliciesOptions>([
    { coverage: true },
    { coverageRuns: [] },
    { threshold: 0 },
    { bench: true },
    { explain: "full" },
    { varValues: true },
    { parallel: 1 },
  ])("excludes %j", async (options) => {
    await expect(ofWasm({ "s_test.rego": FLOOR }, options)).rejects.toMatchObject({
      code: "config_invalid",
      message: `testPolicies: the target wasm excludes ${Object.keys(options).join("")}`,
    });
  });
});
