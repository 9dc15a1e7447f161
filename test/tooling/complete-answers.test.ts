import { describe, expect, it } from "vitest";
import { runTests, type RunTestsRequest } from "../../src/engine/opa/run-tests.js";
import type { AnswerTable, TestRegoResult } from "../../src/engine/opa/test-rego.js";
import { defineBuiltin } from "../../src/index.js";
import { completeAnswers } from "../../src/tooling/complete-answers.js";

const upper = defineBuiltin({
  name: "acme.upper",
  args: ["string"],
  result: "string",
  pure: true,
  effect: false,
  call: ([text]) => text.toUpperCase(),
});

const FILES = [
  {
    path: "a_test.rego",
    text: `package a_test

import data.b_test.name

test_first if acme.upper("a") == "A"

test_none if name == "b"

test_twice if acme.upper(acme.upper(name)) == "B"

test_twice if acme.upper("c") == "D"

test_printed if { print(acme.upper("d")); false }

todo_test_later if acme.upper("e") == "E"
`,
  },
  { path: "b_test.rego", text: 'package b_test\n\nname := "b"\n\ntest_name if name == "b"\n' },
  { path: "c.rego", text: 'package special["a-b"]\n\ntest_special if acme.upper("s") == "S"\n' },
];
const KNOWN = {
  "acme.upper": Object.fromEntries(
    ["a", "b", "B", "c", "d", "s"].map((text) => [
      JSON.stringify([text]),
      { value: JSON.stringify(text.toUpperCase()) },
    ]),
  ),
};
type Request = RunTestsRequest & { answers: AnswerTable };

/** Runs the tests, and returns the names of the tests of each run beside the result. */
async function complete(
  options: Partial<Request> = {},
): Promise<{ runs: string[][]; result: TestRegoResult }> {
  const runs: string[][] = [];
  const request: Request = { files: FILES, builtins: [upper], answers: {}, ...options };
  const { result } = await completeAnswers(request, async (one) => {
    const ran = await runTests(one);
    runs.push(ran.results.map(({ name }) => name));
    return ran;
  });
  return { runs, result };
}

/** Durations differ from run to run. */
const TIMES = /\([\d.]+(?:ns|µs|ms|s)\)/g;
const withoutTimes = ({ stdout, stderr, exitCode, results, coverage }: TestRegoResult): object => ({
  stdout: stdout.replaceAll(TIMES, "(…)"),
  stderr: stderr.replaceAll(TIMES, "(…)"),
  results: results.map((result) => ({ ...result, duration: 0, trace: undefined })),
  exitCode,
  coverage,
});

describe("tests that call pure built-ins", () => {
  const LACKING = ["test_first", "test_twice", "test_twice#01", "test_printed", "test_special"];

  it.each<Partial<Request>>([{}, { verbose: true }, { parallel: 2 }, { varValues: true }])(
    "run again without the others, with the report of one run: %j",
    async (options) => {
      const { runs, result } = await complete(options);
      expect(runs).toEqual([expect.arrayContaining(["test_none", "todo_test_later"]), LACKING]);
      expect(result.exitCode).toBe(2);
      const known = await complete({ ...options, answers: KNOWN });
      expect(known.runs).toHaveLength(1);
      expect(withoutTimes(result)).toEqual(withoutTimes(known.result));
    },
  );

  it.each<[string, number]>([
    ["first|none|special|_name", 0],
    ["printed|none", 2],
    ["first|later", 2],
  ])("%s have the exit code %i", async (run, exitCode) => {
    expect((await complete({ run })).result.exitCode).toBe(exitCode);
  });

  it("pass with skipped tests where these are allowed", async () => {
    const { result } = await complete({ run: "first|later", exitZeroOnSkipped: true });
    expect(result.exitCode).toBe(0);
  });

  it.each<Partial<Request>>([{ coverage: true }, { count: 2 }])(
    "run once more with all others for %j",
    async (options) => {
      const { runs, result } = await complete(options);
      expect(runs).toHaveLength(3);
      expect(runs[1]).toEqual(LACKING);
      expect(runs[2]).toEqual(runs[0]);
      const known = await complete({ ...options, answers: KNOWN });
      expect(withoutTimes(result)).toEqual(withoutTimes(known.result));
    },
  );

  it("can be measured", async () => {
    const { result } = await complete({ run: "first|special", bench: true });
    expect(result.exitCode).toBe(0);
    expect(result.results.map(({ error }) => error)).toEqual([undefined, undefined]);
  });

  it("may be named like one that the tester numbers", async () => {
    const text = `package a_test

p["test_x#01"] if acme.upper("a") == "A"

p["test_x"] if acme.upper("b") == "B"
`;
    const { result } = await complete({ files: [{ path: "a_test.rego", text }] });
    expect(result.exitCode).toBe(0);
    expect(result.results).toHaveLength(2);
  });

  it("are collected from rules in files with tests that only other policies name", async () => {
    const files = [
      {
        path: "names.rego",
        text: `package lib.names

all := ["a", "b", "c", "d"]

test_all if count(all) == 4
`,
      },
      {
        path: "lib.rego",
        text: `package lib

import data.lib.names

upper := [acme.upper(name) | some name in names.all]
`,
      },
      {
        path: "a_test.rego",
        text: `package a_test

import data.lib

test_upper if lib.upper == ["A", "B", "C", "D"]
`,
      },
    ];
    const { runs, result } = await complete({ files });
    expect(result.exitCode).toBe(0);
    expect(runs.slice(1)).toEqual([["test_upper"], ["test_upper"]]);
  });
});
