import { join } from "node:path";
import { compilePolicy, defineBuiltin, type Builtin } from "regohost";
import { loadGate, writeReport } from "regohost/gate";
import type { DecisionEvent, Gate, GateInputSource, GateResult, JudgeOptions } from "regohost/gate";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeFolder } from "../cli/run.js";

const POLICY = `package p

# METADATA
# custom:
#   id: NO-BAD
deny contains "bad" if input.bad

warn contains "odd" if input.odd

result := {"skipped": true, "skip_reason": "not mine"} if input.kind == "other"
else := {"violations": []}
`;

const short = ({ input, outcome, problems, errorCode }: GateResult): unknown => ({
  input,
  outcome,
  ...(errorCode === undefined ? {} : { errorCode }),
  ...(problems.length === 0 ? {} : { problems }),
});

describe("a gate in a program", () => {
  let gate: Gate;
  beforeAll(async () => {
    gate = await loadGate({ files: { "p.rego": POLICY } });
  });
  afterAll(() => gate.close());

  const judge = async (inputs: GateInputSource[], options?: JudgeOptions): Promise<unknown[]> =>
    (await gate.judge(inputs, options)).results.map(short);

  it("says which policies judge", () => {
    expect(gate.policies).toEqual([{ policy: "p", source: "p.rego" }]);
    expect(gate.loaded.map(({ origin }) => origin.digest)).toEqual([expect.stringMatching(/^sha256:/)]);
  });

  it.each<[string, GateInputSource, unknown[]]>([
    ["a value", { name: "a", value: {} }, [{ input: "a", outcome: "pass" }]],
    ["a value that is refused", { name: "a", value: { bad: true } }, [{ input: "a", outcome: "fail" }]],
    ["JSON text", { name: "a", text: '{"bad":true}' }, [{ input: "a", outcome: "fail" }]],
    ["bytes", { name: "a.json", bytes: Buffer.from("{}") }, [{ input: "a.json", outcome: "pass" }]],
    [
      "lines",
      { name: "a.jsonl", text: '{}\n{"bad":1}\n' },
      [
        { input: "a.jsonl:1", outcome: "pass" },
        { input: "a.jsonl:2", outcome: "fail" },
      ],
    ],
    [
      "one that the policy skips",
      { name: "a", value: { kind: "other" } },
      [
        { input: "a", outcome: "skipped" },
        { input: "a", outcome: "invalid", problems: ["every policy skipped it"] },
      ],
    ],
    [
      "text that is not JSON",
      { name: "a", text: "{" },
      [{ input: "a", outcome: "invalid", errorCode: "document_invalid", problems: [expect.any(String)] }],
    ],
    [
      "a value that JSON cannot hold",
      { name: "a", value: { at: NaN } },
      [{ input: "a", outcome: "invalid", errorCode: "document_invalid", problems: [expect.any(String)] }],
    ],
    [
      "a file that does not exist",
      { path: "no-such.json" },
      [
        {
          input: "no-such.json",
          outcome: "invalid",
          errorCode: "document_not_found",
          problems: [expect.stringContaining("no-such.json")],
        },
      ],
    ],
    [
      "an envelope that cannot be opened",
      { name: "a", value: { payloadType: "x", payload: 1 } },
      [{ input: "a", outcome: "invalid", errorCode: "envelope_invalid", problems: [expect.any(String)] }],
    ],
  ])("judges %s", async (_, input, results) => {
    expect(await judge([input])).toEqual(results);
  });

  it.each<[string, JudgeOptions, unknown]>([
    ["pass", {}, "pass"],
    ["fail with failOn", { failOn: ["warn"] }, "fail"],
    [
      "pass with an exception",
      {
        failOn: ["warn"],
        exceptions: [{ id: "p.warn", reason: "known", owner: "Ada", expires: "2999-01-01" }],
      },
      "pass",
    ],
    [
      "fail with an exception that is over",
      {
        failOn: ["warn"],
        exceptions: [{ id: "p.warn", reason: "known", owner: "Ada", expires: "2000-01-01" }],
      },
      "fail",
    ],
    ["be undecided when the signal was aborted", { signal: AbortSignal.abort() }, "undecided"],
  ])("lets a run %s", async (_, options, outcome) => {
    const report = await gate.judge([{ name: "a", value: { odd: true } }], options);
    expect(report.outcome).toBe(outcome);
  });

  it("is invalid without any input", async () => {
    expect(await gate.judge([])).toMatchObject({ outcome: "invalid", inputs: 0, results: [] });
  });

  it("takes inputs as they are needed, and gives results as they come", async () => {
    const taken: number[] = [];
    const given: string[] = [];
    const inputs = async function* (): AsyncGenerator<GateInputSource> {
      for (const bad of [false, true, false]) {
        taken.push(given.length);
        yield { name: `in-${taken.length}`, value: { bad } };
      }
    };
    const run = gate.judge(inputs());
    expect(taken).toEqual([]);
    for await (const { input, outcome } of run) given.push(`${input} ${outcome}`);
    expect(given).toEqual(["in-1 pass", "in-2 fail", "in-3 pass"]);
    const report = await run;
    expect(report).toMatchObject({ outcome: "fail", inputs: 3, counts: { pass: 2, fail: 1 } });
    expect(await run).toBe(report);
  });

  it("ends when its signal is aborted while it waits for an input", async () => {
    const controller = new AbortController();
    const inputs = async function* (): AsyncGenerator<GateInputSource> {
      yield { name: "first", value: {} };
      setImmediate(() => {
        controller.abort();
      });
      await new Promise(() => undefined);
    };
    const report = await gate.judge(inputs(), { signal: controller.signal });
    expect(report.outcome).toBe("undecided");
    expect(report.results.at(-1)).toMatchObject({
      input: "inputs",
      outcome: "undecided",
      errorCode: "aborted",
      problems: [expect.stringMatching(/^the run was aborted before all inputs were read/)],
    });
  });

  it("ends when its signal is aborted while it judges inputs that wait for nothing", async () => {
    const controller = new AbortController();
    setImmediate(() => {
      controller.abort();
    });
    let taken = 0;
    // Far more than a time limit of tests allows.
    const inputs = function* (): Generator<GateInputSource> {
      while (taken < 1e7) yield { name: `in-${taken++}`, value: {} };
    };
    const report = await gate.judge(inputs(), { signal: controller.signal });
    expect(report.outcome).toBe("undecided");
    expect(taken).toBeLessThan(1e7);
  });

  it("ends a run that is left early", async () => {
    let last = 0;
    const inputs = function* (): Generator<GateInputSource> {
      for (; last < 1000; last++) yield { name: `in-${last}`, value: {} };
    };
    const run = gate.judge(inputs());
    for await (const { outcome } of run) {
      expect(outcome).toBe("pass");
      break;
    }
    expect(last).toBeLessThan(1000);
    await expect(run).toFailWith("aborted");
    await expect(async () => {
      for await (const result of run) throw new Error(result.input);
    }).toFailWith("input_invalid");
  });

  it("rejects with what the source of the inputs throws", async () => {
    const inputs = function* (): Generator<GateInputSource> {
      yield { name: "a", value: {} };
      throw new RangeError("no more");
    };
    const run = gate.judge(inputs());
    await expect(Promise.resolve(run)).rejects.toThrow("no more");
  });

  it.each<[string, JudgeOptions, string]>([
    ["unknown options", { failon: ["warn"] } as JudgeOptions, "config_invalid"],
    ["what else fails", { failOn: ["warnings"] as never }, "config_invalid"],
    [
      "exceptions without an owner",
      { exceptions: [{ id: "x", reason: "y", expires: "2999-01-01" }] as never },
      "exceptions_invalid",
    ],
    [
      "exceptions for another policy",
      { exceptions: [{ id: "x", policy: "q", reason: "y", owner: "Ada", expires: "2999-01-01" }] },
      "exceptions_invalid",
    ],
    ["a file of exceptions that is not there", { exceptions: "no-such.yaml" }, "document_not_found"],
  ])("refuses %s", async (_, options, code) => {
    await expect(gate.judge([], options)).toFailWith(code as never);
  });

  it("tells of decisions and events, and of those that failed", async () => {
    const events: DecisionEvent[] = [];
    const decided: string[] = [];
    await gate.judge(
      [
        { name: "a", value: { bad: true } },
        { name: "b", text: "{" },
      ],
      {
        onEvent: (event) => void events.push(event),
        onDecision: ({ rounds }, { input, policy }) => void decided.push(`${input} ${policy} ${rounds}`),
      },
    );
    expect(decided).toEqual(["a p 1"]);
    expect(events).toMatchObject([
      { path: "p", custom: { input: "a" }, result: { deny: ["bad"] } },
      { error: { code: "document_invalid" }, custom: { input: "b" } },
    ]);
  });

  it("ends a run whose listener fails", async () => {
    const run = gate.judge([{ name: "a", value: {} }], {
      onEvent: () => Promise.reject(new RangeError("full")),
    });
    await expect(Promise.resolve(run)).rejects.toThrow("full");
  });
});

describe("recordings of a gate", () => {
  it("decide again alike", async () => {
    const files = {
      "p.rego": 'package p\n\ndeny contains uuid.rfc4122("x")\n\ndeny contains time.now_ns()\n',
    };
    const inputs = [
      { name: "a", value: {} },
      { name: "b", value: {} },
    ];
    await using first = await loadGate({ files });
    const report = await first.judge(inputs, { record: true });
    expect(report.recording?.facts.policyDigests).toHaveLength(1);
    await using again = await loadGate({ files }, { replay: report.recording! });
    const replayed = await again.judge(inputs);
    const messages = (results: readonly GateResult[]): string[][] =>
      results.map(({ violations }) => violations.map(({ message }) => message));
    expect(messages(replayed.results)).toEqual(messages(report.results));
    expect(replayed.recording).toBeUndefined();
  });
});

describe("built-ins that Rego names", () => {
  const files = { "p.rego": 'package p\n\ndeny contains "bad" if acme.look(input.name) == 1\n' };
  const look = (prepare: () => void): Builtin =>
    defineBuiltin({
      name: "acme.look",
      args: ["string"],
      result: "any",
      effect: false,
      call: async () => 1,
      prepare,
    });

  it("prepare while it is compiled, and not for a replay", async () => {
    const prepare = vi.fn();
    await using gate = await loadGate({ files }, { builtins: [look(prepare)] });
    expect(prepare).toHaveBeenCalled();
    const report = await gate.judge([{ name: "a", value: { name: "a" } }], { record: true });
    prepare.mockClear();
    await using again = await loadGate({ files }, { builtins: [look(prepare)], replay: report.recording! });
    const replayed = await again.judge([{ name: "a", value: { name: "a" } }]);
    expect(replayed.results.map(short)).toEqual(report.results.map(short));
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe("loadGate", () => {
  it("takes folders, patterns and compiled policies, with data files", async () => {
    const cwd = await makeFolder(
      {
        "pol/p.rego": "package p\n\ndeny contains input.name if not input.name in data.allowed\n",
        "pol/data.json": '{"allowed":["a"]}',
        "more.yaml": "extra: true\n",
        "in.json": '{"name":"b"}',
      },
      onTestFinished,
    );
    const { wasm } = await compilePolicy(
      { files: { "q.rego": "package q\n\nallow if data.extra\n" } },
      { entrypoint: "q/allow" },
    );
    for (const source of ["pol", "pol/*.rego", join(cwd, "pol")]) {
      await using gate = await loadGate([source, wasm], { cwd, dataFiles: ["more.yaml"] });
      const report = await gate.judge([{ path: "in.json" }]);
      expect(report.results.map(({ policy, outcome }) => [policy, outcome])).toEqual([
        ["p", "fail"],
        ["q", "pass"],
      ]);
      expect(await writeReport(report, "tap")).toContain("not ok 1 - in.json p");
    }
  });

  it.each<[string, Parameters<typeof loadGate>, string]>([
    ["nothing", [[]], "policy_missing"],
    ["a library", [{ files: { "l.rego": "package l\n\nx := 1\n" } }], "policy_missing"],
    ["a path that is not there", ["no-such-folder"], "source_not_found"],
    ["a pattern that matches nothing", ["no-such-folder/*.rego"], "pattern_unmatched"],
    [
      "Rego that does not compile",
      [{ files: { "p.rego": "package p\n\ndeny contains x\n" } }],
      "rego_invalid",
    ],
    ["an unknown option", ["p", { dataFile: ["x"] } as never], "config_invalid"],
    [
      "data that is not there",
      [{ files: { "p.rego": POLICY } }, { dataFiles: ["no-such.json"] }],
      "document_not_found",
    ],
    [
      "data that hides a rule",
      [
        { files: { "p.rego": POLICY, "q.rego": "package q\n\nallow := true\n" } },
        { dataFiles: ["hides.json"] },
      ],
      "rego_invalid",
    ],
  ])("refuses %s", async (_, [sources, options], code) => {
    const cwd = await makeFolder({ "hides.json": '{"q":{"allow":false}}' }, onTestFinished);
    await expect(loadGate(sources, { cwd, ...options })).toFailWith(code as never);
  });

  it("refuses runs once it is closed", async () => {
    const gate = await loadGate({ files: { "p.rego": POLICY } });
    await gate.close();
    await expect(gate.judge([{ name: "a", value: {} }])).toFailWith("policy_closed");
  });

  it("refuses a report format that does not exist", async () => {
    await using gate = await loadGate({ files: { "p.rego": POLICY } });
    const report = await gate.judge([{ name: "a", value: {} }]);
    await expect(writeReport(report, "junt" as never)).toFailWith("config_invalid", /junit/);
  });
});
