import { describe, expect, test } from "vitest";
import { evalRego, type EvalRegoRequest, type ExplainedDecision } from "../../../src/engine/opa/eval-rego.js";
import { createLocalEvaluator } from "./local-evaluator.js";
import type { BuiltinDeclaration } from "../../../src/engine/builtin/builtin.js";

const discover: BuiltinDeclaration = { name: "service.discover", args: ["any", "string"], result: "any" };

/** The value of the query's only expression. */
async function result(request: Omit<EvalRegoRequest, "files"> & Partial<EvalRegoRequest>): Promise<unknown> {
  const { stdout } = await evalRego({ files: [], ...request });
  const printed = JSON.parse(stdout) as { result?: { expressions: { value: unknown }[] }[] };
  return printed.result?.[0]?.expressions[0]?.value;
}

const policy = {
  files: [
    {
      path: "gate.rego",
      text: 'package gate\n\ndeny contains msg if {\n\tsome x in input.xs\n\tx > data.limit\n\tprint("saw", x)\n\tmsg := sprintf("%v", [x])\n}\n',
    },
  ],
  data: '{"limit": 2}',
};

describe("what it prints", () => {
  test("is what `opa eval` prints", async () => {
    const evaluated = await evalRego({ ...policy, query: "data.gate.deny", input: { xs: [1, 3, 4] } });
    expect(JSON.parse(evaluated.stdout)).toEqual({
      result: [
        {
          expressions: [{ value: ["3", "4"], text: "data.gate.deny", location: { row: 1, col: 1 } }],
        },
      ],
    });
    expect(evaluated.stderr).toBe("saw 3\nsaw 4\n");
    expect(evaluated).toMatchObject({ failed: false, defined: true });
  });

  const formats: [EvalRegoRequest["format"], string][] = [
    ["raw", '["3"]\n'],
    ["values", '[\n  [\n    "3"\n  ]\n]\n'],
    ["pretty", '[\n  "3"\n]\n'],
  ];
  test.each(formats)("as %s", async (format, expected) => {
    const { stdout } = await evalRego({
      ...policy,
      query: "data.gate.deny",
      input: { xs: [3] },
      format: format ?? "json",
    });
    expect(stdout).toBe(expected);
  });

  test("an undefined query has no result", async () => {
    expect(await evalRego({ ...policy, query: "data.gate.none" })).toMatchObject({
      stdout: "{}\n",
      defined: false,
    });
  });

  test("an error of the evaluation is printed", async () => {
    const { stdout, failed } = await evalRego({ files: [], query: "x := 1 / 0", strictBuiltinErrors: true });
    expect(failed).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({ errors: [{ code: "eval_builtin_error" }] });
  });

  test("explain, coverage, profile and metrics", async () => {
    const request = { ...policy, query: "data.gate.deny", input: { xs: [3] } };
    expect((await evalRego({ ...request, explain: "full", format: "pretty" })).stdout).toContain(
      "Enter data.gate.deny",
    );
    const { stdout } = await evalRego({ ...request, coverage: true, profile: true, metrics: true });
    expect(JSON.parse(stdout)).toMatchObject({
      coverage: { coverage: 100, files: { "gate.rego": { coverage: 100 } } },
      metrics: { timer_rego_query_eval_ns: expect.any(Number) as number },
      profile: expect.arrayContaining([
        expect.objectContaining({ location: { file: "gate.rego", row: 4, col: 2 } }),
      ]) as unknown[],
    });
  });

  test("partial evaluation as source", async () => {
    const { stdout } = await evalRego({
      ...policy,
      query: "data.gate.deny",
      partial: true,
      format: "source",
    });
    expect(stdout).toContain("input.xs");
  });
});

describe("what it depends on", () => {
  test("numbers of the input's text are kept", async () => {
    const { stdout } = await evalRego({
      files: [],
      query: "input",
      inputText: "[1.0, 12345678901234567890]",
      format: "raw",
    });
    expect(stdout).toBe("[1.0,12345678901234567890]\n");
  });

  test("a term as input", async () => {
    expect(await result({ query: "input == {1, 2}", inputTerm: "{2, 1}" })).toBe(true);
  });

  test.each([false, 0, "", null])("the input %j is an input", async (input) => {
    expect(await result({ query: "input", input })).toBe(input);
    expect(await result({ query: "input" })).toBeUndefined();
  });

  test("time and seed", async () => {
    expect(await result({ query: "time.now_ns()", nowNs: 1_700_000_000_000_000_000n })).toBe(
      1_700_000_000_000_000_000,
    );
    const draw = (seed: string): Promise<unknown> => result({ query: 'rand.intn("x", 1000000000)', seed });
    expect(await draw("a")).toBe(await draw("a"));
    expect(await draw("a")).not.toBe(await draw("b"));
  });

  test("there is no environment", async () => {
    expect(await result({ query: "opa.runtime().env" })).toEqual({});
  });
});

describe("built-ins of the host", () => {
  const answers = {
    "service.discover": {
      '[{"b":1,"a":[2]},""]': { value: '{"digest":"sha256:00"}' },
      '["none",""]': { undefined: true as const },
      '["broken",""]': { error: "no such service" },
      '["ended",""]': { halt: "the service was not reached" },
      '[{"exact":12345678901234567890},""]': {
        value: '{"d":0.1234567890123456789,"n":12345678901234567890,"o":1.0}',
      },
    },
  };
  const ask = (args: string, more: Partial<EvalRegoRequest> = {}): ReturnType<typeof evalRego> =>
    evalRego({
      files: [],
      builtins: [discover],
      answers,
      query: `service.discover(${args})`,
      format: "raw",
      ...more,
    });

  test("are answered from the table, whatever the order of keys", async () => {
    expect((await ask('{"a": [2.0], "b": 1}, ""')).stdout).toBe('{"digest":"sha256:00"}\n');
  });

  test("can be undefined, and errors are by default", async () => {
    expect(await ask('"none", ""')).toMatchObject({ defined: false, failed: false });
    expect(await ask('"broken", ""')).toMatchObject({ defined: false, failed: false });
    expect(await ask('"broken", ""', { strictBuiltinErrors: true })).toMatchObject({
      failed: true,
      stderr: expect.stringContaining("no such service") as string,
    });
  });

  test("numbers of answers and of arguments stay as they are written", async () => {
    expect((await ask('{"exact": 12345678901234567890}, ""')).stdout).toBe(
      '{"d":0.1234567890123456789,"n":12345678901234567890,"o":1.0}\n',
    );
    expect(await ask('{"exact": 12345678901234567891}, ""')).toMatchObject({
      stderr: expect.stringContaining("no answer was given") as string,
    });
  });

  test("an error that ends the evaluation is not undefined", async () => {
    const { failed, stderr } = await ask('"ended", ""');
    expect(failed).toBe(true);
    expect(stderr).toContain("service.discover: the service was not reached");
  });

  test("a call without an answer ends the evaluation", async () => {
    const { failed, stderr } = await ask('"other", ""');
    expect(failed).toBe(true);
    expect(stderr).toContain('no answer was given for ["other",""]');
  });

  test("a list is a set where one is declared", async () => {
    const owners: BuiltinDeclaration = {
      name: "acme.owners",
      args: ["string"],
      result: { type: "set", of: { type: "string" } },
    };
    const { stdout } = await evalRego({
      files: [],
      builtins: [owners],
      answers: { "acme.owners": { '["r"]': { value: '["b","a"]' } } },
      query: 'acme.owners("r") == {"a", "b"}',
      format: "raw",
    });
    expect(stdout).toBe("true\n");
  });

  test("what is random is what it was, and else drawn from the seed", async () => {
    const request = {
      query: '[rand.intn("a", 1000000000), rand.intn("b", 1000000000), time.now_ns()]',
      seed: "s",
      answers: {
        "rand.intn": { '["a",1000000000]': { value: "7" } },
        "time.now_ns": { "[]": { value: "1234567890123456" } },
      },
    };
    const drawn = (await result(request)) as number[];
    expect(drawn).toEqual([7, expect.any(Number), 1234567890123456]);
    expect(await result(request)).toEqual(drawn);
    expect(await result({ ...request, answers: {} })).not.toContain(7);
  });

  test("a request that was not answered is named without its credentials", async () => {
    const request = {
      method: "post",
      url: "https://user:pw@h/p?token=t#f",
      headers: { Authorization: "Bearer t" },
    };
    const { stderr } = await evalRego({
      files: [],
      query: "http.send(input)",
      input: request,
      answers: {},
      format: "raw",
    });
    expect(stderr).toMatch(/http\.send: no answer was given for POST https:\/\/h\/p$/m);
    expect(stderr).not.toMatch(/token|pw|Bearer/);
  });

  test("in this thread they are answered by a function", async () => {
    const evaluator = await createLocalEvaluator();
    const calls: [string, string][] = [];
    const evaluated = evaluator.evaluate(
      { files: [], builtins: [discover], query: 'service.discover({2, 1}, "x").kind', format: "raw" },
      (name, args) => {
        calls.push([name, args]);
        return { value: '{"kind": "SBOM"}' };
      },
    );
    expect(evaluated.stdout).toBe("SBOM\n");
    expect(calls).toEqual([["service.discover", '[[1,2],"x"]']]);
    expect(evaluator.evaluate({ files: [], query: "1 + 1", format: "raw" }).stdout).toBe("2\n");
  });
});

describe("a decision that is explained", () => {
  const policyOf = (rule: string): Pick<EvalRegoRequest, "files" | "query"> => ({
    files: [{ path: "p.rego", text: `package p\n\n${rule}\n` }],
    query: "data.p.x",
  });
  const conflict = policyOf("x := 1 if true\n\nx := 2 if true");
  const failure = { error: { code: "eval_conflict_error", message: "in conflict" } };

  test.each<[string, Pick<EvalRegoRequest, "files" | "query">, ExplainedDecision, object]>([
    ["the same", policyOf("x := {2, 1}"), { value: "[1,2.0]" }, { stdout: "[1,2.0]\n", stderr: "" }],
    [
      "another",
      policyOf("x := 1"),
      { value: "12345678901234567890" },
      { stdout: "12345678901234567890\n", differs: "1" },
    ],
    ["undefined, rightly", policyOf("x if false"), {}, { stdout: "" }],
    ["undefined, and is not", policyOf("x := {1}"), {}, { stdout: "", differs: "[1]" }],
    ["a value, and is not", policyOf("x if false"), { value: "1" }, { stdout: "1\n", differs: "undefined" }],
    [
      "a value, and fails",
      conflict,
      { value: "1" },
      { stdout: "1\n", differs: expect.stringMatching(/^an error: p\.rego:\d+: eval_conflict_error/) },
    ],
    ["an error, rightly", conflict, failure, { stdout: "", stderr: expect.stringContaining("p.rego:5") }],
    [
      "an error, wrongly",
      policyOf("x := 1"),
      failure,
      { stdout: "", stderr: expect.stringContaining("in conflict"), differs: "1" },
    ],
  ])("is %s", async (_what, request, decision, expected) => {
    const evaluated = await evalRego({ ...request, decision, format: "raw" });
    expect({ differs: undefined, ...evaluated }).toMatchObject({ differs: undefined, ...expected });
  });

  test("has the trace of the evaluation, and prints nothing again", async () => {
    const request = policyOf('x := 1 if print("seen")');
    const { stdout, stderr } = await evalRego({ ...request, decision: { value: "3" }, explain: "full" });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({
      result: [{ expressions: [{ value: 3, text: "data.p.x" }] }],
      explanation: expect.arrayContaining([expect.objectContaining({ Op: "Exit" })]) as object,
    });
  });
});

describe("failures", () => {
  const slow = "count([1 | some i in numbers.range(1, 9000); some j in numbers.range(1, 9000); i * j == 7])";

  test("Rego that does not parse", async () => {
    await expect(
      evalRego({ files: [{ path: "a.rego", text: "package a\n\nx := }\n" }], query: "1" }),
    ).toFailWith("rego_invalid", /a\.rego:3:6/);
  });

  test("a time limit, and the next evaluation works", async () => {
    await expect(evalRego({ files: [], query: slow, timeoutMs: 300 })).toFailWith("timeout");
    expect(await result({ query: "1 + 1" })).toBe(2);
  });

  test("a stop in this thread, and the next evaluation works", async () => {
    const evaluator = await createLocalEvaluator();
    let polls = 0;
    await expect(() =>
      evaluator.evaluate({ files: [], query: slow }, undefined, () => ++polls > 5),
    ).toFailWith("timeout");
    expect(evaluator.evaluate({ files: [], query: "1 + 1", format: "raw" }).stdout).toBe("2\n");
  });

  test("memory that runs out, and the next evaluation works", async () => {
    const text =
      'package big\n\ntimes(text, n) := concat("", [text | some _ in numbers.range(1, n)])\n\n' +
      'long := times("0123456789abcdef", 2000)\n\nlonger := times(times("0123456789abcdef", 400), 335)\n';
    // A text of nearly 4 GiB in one piece: filling the memory bit by bit takes seconds.
    const query = 'x := replace(data.big.long, "0", data.big.longer)';
    await expect(evalRego({ files: [{ path: "big.rego", text }], query })).toFailWith("memory_limit");
    expect(await result({ query: "1 + 1" })).toBe(2);
  });

  test("ends a query that needs more memory than it may have, and answers the next", async () => {
    const limits = { maxMemoryBytes: 128 * 1024 * 1024, timeoutMs: 60_000 };
    const query = "count([x | some x in numbers.range(1, 30000000)])";
    await expect(evalRego({ files: [], query, ...limits })).toFailWith(
      "memory_limit",
      /^opa-core needs more than the 134217728 bytes of memory that maxMemoryBytes allows while evaluating the query; /,
    );
    const { stdout } = await evalRego({ files: [], query: "1 + 1", format: "raw", ...limits });
    expect(stdout).toBe("2\n");
    const tooFew = { files: [], query: "1 + 1", maxMemoryBytes: 65_536 };
    await expect(evalRego(tooFew)).toFailWith("memory_limit");
  });

  test("a built-in that needs the network ends the evaluation", async () => {
    const { failed, stdout } = await evalRego({
      files: [],
      query: 'http.send({"method": "get", "url": "http://127.0.0.1:1", "raise_error": false})',
    });
    expect(failed).toBe(true);
    expect(stdout).toContain("nothing answers this built-in here");
  });
});
