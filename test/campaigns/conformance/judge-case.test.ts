import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { evaluateCase, type Evaluator } from "./evaluators.js";
import { compileCase, judgeCase, type Evaluate } from "./judge-case.js";
import { parseCases, type ConformanceCase } from "./parse-cases.js";
import { WayCounts } from "./way-counts.js";
import { BuiltinError } from "../../../src/base/errors.js";
import { ReplyCache, useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import type { Term } from "../../../src/base/terms/term.js";
import { makeFolder } from "../../cli/run.js";

function parseCase(fields: string): ConformanceCase {
  const [test] = parseCases(`cases:\n  - {note: n, ${fields}}`, {
    file: "a.yaml",
    category: "a",
    regoVersion: "v1",
  });
  return test!;
}

/** With the engine itself. */
async function judge(fields: string, evaluator: Evaluator = "regohost"): Promise<string | undefined> {
  const test = parseCase(fields);
  const compiled = await compileCase(test);
  return judgeCase(test, compiled, (strict) =>
    evaluateCase(test, compiled.wasm, evaluator, {
      strictBuiltinErrors: strict,
      inWorker: false,
      ways: new WayCounts(),
    }),
  );
}

// Semantic version comparison is the host's; division is native to the module.
const BAD_VERSION = `query: 'x = semver.compare("a", "1.0.0")'`;
const DIVISION = "query: x = 1 / 0";
const CONFLICT = `query: data.test.p = x, modules: ["package test\\np := 1 if true\\np := 2 if true"]`;

describe("a case, evaluated", () => {
  it.each([
    { name: "a result", fields: "query: x = 1, want_result: [{x: 1}]" },
    { name: "several solutions", fields: "query: '[2, 1][_] = x', want_result: [{x: 1}, {x: 2}]" },
    { name: "no solution", fields: "query: '1 = 2', want_result: []" },
    { name: "a solution without variables", fields: "query: '1 = 1', want_result: [{}]" },
    { name: "data", fields: "query: data.a = x, data: {a: 1}, want_result: [{x: 1}]" },
    { name: "all of data", fields: "query: data = x, data: {a: 1}, want_result: [{x: {a: 1}}]" },
    { name: "an input", fields: "query: input = x, input: [1], want_result: [{x: [1]}]" },
    { name: "an input as a term", fields: "query: 'input = {1}', input_term: '{1}', want_result: [{}]" },
    {
      name: "bindings to sort",
      fields: "query: 'x = [2, 1]', want_result: [{x: [1, 2]}], sort_bindings: true",
    },
    { name: "an error of the policy", fields: `${CONFLICT}, want_error_code: eval_conflict_error` },
    {
      name: "a strict error",
      fields: `${BAD_VERSION}, want_error: '"a"', want_error_code: eval_builtin_error, strict_error: true`,
    },
    { name: "no strict error where none is on", fields: `${BAD_VERSION}, want_result: []` },
    {
      name: "an error native to the module",
      fields: `${DIVISION}, want_error: divide by zero, want_error_code: eval_builtin_error, strict_error: true`,
    },
    {
      name: "a result that stays when a native error is not raised",
      fields:
        "query: 'x = [y | y = 1 / 0]', want_error: divide by zero, want_result: [{x: []}], strict_error: true",
    },
    { name: "a sleep", fields: `query: 'test.sleep("1h"); x = 1', want_result: [{x: 1}]` },
  ])("passes that gives $name", async ({ fields }) => {
    expect(await judge(fields)).toBeUndefined();
  });

  it.each([
    { fields: "query: x = 1, want_result: [{x: 2}]", failure: '{{"x":2}} was wanted, and it is {{"x":1}}' },
    { fields: "query: 1 = 1, want_result: []", failure: "set() was wanted, and it is {{}}" },
    { fields: "query: '1 = 2', want_result: [{}]", failure: "{{}} was wanted, and it is set()" },
    { fields: "query: 'x = [2, 1]', want_result: [{x: [1, 2]}]", failure: "[2,1]" },
    { fields: "query: x = 1, want_error_code: eval_conflict_error", failure: "an error was wanted" },
    { fields: `${CONFLICT}, want_error_code: eval_type_error`, failure: "the code eval_type_error" },
    { fields: `${CONFLICT}, want_result: []`, failure: "unexpected error" },
    { fields: `${BAD_VERSION}, want_error_code: eval_builtin_error`, failure: "an error was wanted" },
    {
      fields: `${BAD_VERSION}, want_error_code: eval_type_error, strict_error: true`,
      failure: "the code eval_type_error was wanted, and it is eval_builtin_error",
    },
    {
      fields: `${BAD_VERSION}, want_error: other, strict_error: true`,
      failure: "the error other was wanted",
    },
    { fields: `${BAD_VERSION}, want_result: [], strict_error: true`, failure: "unexpected error" },
    { fields: `${DIVISION}, want_error: divide by zero`, failure: "an error was wanted" },
    {
      fields: "query: x = 1 / 1, want_error: divide by zero, strict_error: true",
      failure: "without strict errors: set() was wanted",
    },
  ])("fails {$fields}", async ({ fields, failure }) => {
    expect(await judge(fields)).toContain(failure);
  });

  it("fails where the evaluator has no strict errors", async () => {
    const fields = `query: 'x = yaml.unmarshal("[")', want_error_code: eval_builtin_error, strict_error: true`;
    expect(await judge(fields)).toBeUndefined();
    expect(await judge(fields, "opa-wasm")).toBe("an error was wanted, and it is set()");
  });
});

describe("a strict error", () => {
  const test = parseCase("query: q, want_error: bad, want_error_code: c, strict_error: true");
  const host = { callsHost: true };
  const native = { callsHost: false };
  const empty: Evaluate = async () => [];
  const fail = async (): Promise<Term[]> => {
    throw new BuiltinError("bad", { code: "builtin_failed", builtin: "f", opaCode: "c" });
  };

  it("has to come with strict errors, and only with them", async () => {
    expect(await judgeCase(test, host, (strict) => (strict ? fail() : empty(strict)))).toBeUndefined();
    expect(await judgeCase(test, host, empty)).toBe("an error was wanted, and it is set()");
    expect(await judgeCase(test, host, fail)).toBe("without strict errors: unexpected error: bad");
  });

  it("cannot come from a module that calls no host", async () => {
    expect(await judgeCase(test, native, empty)).toBeUndefined();
    expect(await judgeCase(test, native, (strict) => (strict ? fail() : empty(strict)))).toBe(
      "unexpected error: bad",
    );
  });

  it("is asked for only where the case says so", async () => {
    const asked: boolean[] = [];
    const evaluate: Evaluate = async (strict) => {
      asked.push(strict);
      return [];
    };
    await judgeCase(parseCase("query: q, want_result: []"), host, evaluate);
    await judgeCase(parseCase("query: q, want_result: [], strict_error: true"), host, evaluate);
    expect(asked).toEqual([false, true]);
  });
});

describe("compileCase", () => {
  it.each([
    { query: BAD_VERSION, callsHost: true },
    { query: DIVISION, callsHost: true },
    { query: "query: x = 1", callsHost: false },
  ])("tells of {$query} whether the module calls its host: $callsHost", async ({ query, callsHost }) => {
    expect(await compileCase(parseCase(`${query}, want_result: []`))).toMatchObject({ callsHost });
  });

  it("fails when OPA refuses the query", async () => {
    const compiling = compileCase(parseCase("query: x = nothing(1), want_result: []"));
    await expect(compiling).toFailWith("rego_invalid", /nothing/);
  });
});

describe("a case that is compiled where replies are kept", () => {
  beforeEach(async () => {
    useReplyCache(join(await makeFolder({}), "compiled"));
  });
  afterEach(() => {
    useReplyCache(undefined);
    vi.restoreAllMocks();
  });

  it("fails when nothing was kept", async () => {
    vi.spyOn(ReplyCache.prototype, "read").mockResolvedValue(undefined);
    const compiling = compileCase(parseCase("query: x = 1, want_result: [{x: 1}]"));
    await expect(compiling).rejects.toThrow("the compiled module was not kept");
  });

  it("is compiled to what is kept", async () => {
    const read = vi.spyOn(ReplyCache.prototype, "read");
    const test = parseCase("query: x = 1, want_result: [{x: 1}]");
    await compileCase(test);
    const [first, second] = await Promise.all(read.mock.results.map(({ value }) => value as unknown));
    expect([first, second]).toEqual([undefined, expect.any(Uint8Array)]);

    // Another case's module in its place.
    const other = parseCase("query: x = 2, want_result: [{x: 2}]");
    vi.spyOn(ReplyCache.prototype, "read")
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce(second as Uint8Array);
    await expect(compileCase(other)).rejects.toThrow("the kept module is not the compiled one");
  });
});
