import { describe, expect, test } from "vitest";
import { runTests } from "../../../src/engine/opa/run-tests.js";
import { listTests, testRego, type TestRegoResult } from "../../../src/engine/opa/test-rego.js";

/** Every kind of outcome, cases, what is printed, a rule with two definitions, and names that are parts of others. */
const SUITE = [
  {
    path: "b_test.rego",
    text: [
      "package b_test",
      "test_b if true",
      "test_bb if { print(`--------\nFAILURES`); 1 == 2 }",
      "test_cases[name] if { some name, given in {`one`: 1, `two`: 2}; given == 1 }",
      "todo_test_later if false",
      "nested.test_inner if 2 < 1",
    ].join("\n"),
  },
  {
    path: "a_test.rego",
    text: [
      "package a_test",
      "test_twice if true",
      "test_error if { x := [y | some y in [1, 2]]; f(x[0]) == 1 }",
      "f(1) := 1",
      "f(x) := 2 if x == 1",
      "test_twice if false",
      "test_asked if acme.owner(`a`) == `b`",
    ].join("\n"),
  },
  { path: "c.rego", text: 'package special["a-b"]\n\ntest_special if true\n' },
];
const builtins = [{ name: "acme.owner", args: ["string"], result: "string" } as const];
const answers = { "acme.owner": { '["a"]': { value: '"b"' } } };

/** Durations differ from run to run. */
function withoutTimes({ stdout, results, ...rest }: TestRegoResult): object {
  return {
    ...rest,
    printed: undefined,
    stdout: stdout.replaceAll(/\([\d.]+(?:ns|µs|ms|s)\)/g, "(…)"),
    results: results.map((result) => ({ ...result, duration: 0, trace: undefined })),
  };
}

describe("runTests", () => {
  test.each([
    { parallel: 2 },
    { parallel: 3, verbose: true },
    { parallel: 2, varValues: true },
    { parallel: 2, run: "test_b|special" },
    { parallel: 3, run: "nothing" },
    { parallel: 2, exitZeroOnSkipped: true, run: "todo|test_b$" },
  ])("gives what one instance gives: %j", async ({ parallel, ...options }) => {
    const request = { files: SUITE, builtins, answers, ...options };
    const [divided, whole] = await Promise.all([runTests({ ...request, parallel }), testRego(request)]);
    expect(withoutTimes(divided)).toEqual(withoutTimes(whole));
    expect(whole.results.length > 1).toBe(options.run !== "nothing");
  });

  test.each([{ coverage: true }, { count: 2 }, { threshold: 1 }])(
    "leaves to one instance what is not divided: %j",
    async (options) => {
      const files = SUITE.slice(2);
      const divided = await runTests({ files, ...options, parallel: 2 });
      expect(withoutTimes(divided)).toEqual(withoutTimes(await testRego({ files, ...options })));
    },
  );

  test("ends for Rego that does not compile, with its errors", async () => {
    const files = [...SUITE, { path: "d.rego", text: "package d\n\nx := nope(1)\n" }];
    await expect(runTests({ files, builtins, parallel: 2 })).toFailWith("rego_invalid", /d\.rego:3:6/);
  });

  test.each([{}, { parallel: 2 }])(
    "ends when its time is over, in the words of the request: %j",
    async (options) => {
      const text =
        "package e_test\ntest_1 if count([1 | some i in numbers.range(1, 9000); some j in numbers.range(1, 9000); i * j == 7]) > 0\ntest_2 if true";
      const request = { files: [{ path: "e_test.rego", text }], timeoutMs: 200, ...options };
      await expect(runTests(request)).toFailWith(
        "timeout",
        /testing the policies took longer than its 200 ms/,
      );
    },
  );

  test("ends when it is aborted", async () => {
    const signal = AbortSignal.abort();
    await expect(runTests({ files: SUITE, builtins, parallel: 2, signal })).toFailWith("aborted");
  });

  /** Asks for nearly 4 GiB in one piece: filling the memory bit by bit takes seconds. */
  const BOMB = [
    "package bomb_test",
    "times(text, n) := concat(``, [text | some _ in numbers.range(1, n)])",
    "test_1 if true",
    "test_bomb if replace(times(`0123456789abcdef`, 2000), `0`, times(times(`0123456789abcdef`, 400), 335)) != ``",
    "test_3 if true",
  ].join("\n");

  test("a test that takes all memory is an error, and the others have their results", async () => {
    const { exitCode, stdout, results } = await runTests({
      files: [{ path: "bomb_test.rego", text: BOMB }],
      // Taking it all takes seconds on a busy machine.
      testTimeoutMs: 50_000,
    });
    expect(exitCode).toBe(2);
    expect(results).toMatchObject([
      { name: "test_1" },
      {
        package: "data.bomb_test",
        name: "test_bomb",
        location: { file: "bomb_test.rego", row: 4, col: 1 },
        error: { code: "memory_limit", location: { row: 4 } },
      },
      { name: "test_3" },
    ]);
    expect(stdout).toMatch(
      /^bomb_test\.rego:4:\ndata\.bomb_test\.test_bomb: ERROR \(0s\)\n {2}memory_limit: opa-core ran/,
    );
    expect(stdout).toMatch(/-\nPASS: 2\/3\nERROR: 1\/3\n$/);
  }, 60_000);
});

describe("listTests", () => {
  const names = async (options: object): Promise<string[]> =>
    (await listTests({ files: SUITE, builtins, ...options })).map(({ package: of, name }) => `${of}.${name}`);

  test("names each test once, in the order of files and rows", async () => {
    expect(await names({})).toEqual([
      "data.a_test.test_twice",
      "data.a_test.test_error",
      "data.a_test.test_asked",
      "data.b_test.test_b",
      "data.b_test.test_bb",
      "data.b_test.test_cases",
      "data.b_test.todo_test_later",
      "data.b_test.nested.test_inner",
      'data.special["a-b"].test_special',
    ]);
  });

  test("shares hold each test once", async () => {
    const shares = await Promise.all([0, 1, 2].map((index) => names({ share: { index, of: 3 } })));
    expect(shares.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(shares.flat().sort()).toEqual((await names({})).sort());
    expect(await names({ share: { index: 0, of: 2 }, run: "b_test.test_" })).toEqual([
      "data.b_test.test_b",
      "data.b_test.test_cases",
    ]);
  });
});
