import { compilePolicy, defineBuiltin } from "regohost";
import { loadGate } from "regohost/gate";
import type { Gate, GateInputSource, GateOptions, GateReport, JudgeOptions } from "regohost/gate";
import { describe, expect, it, onTestFinished } from "vitest";
import { Explainer, withExplanation, type EndedEvaluation } from "../../src/gate/explain.js";
import type { GateModule, GatePackage } from "../../src/gate/gate-module.js";
import type { GateResult } from "../../src/gate/gate-report.js";
import { Recording } from "../../src/engine/recording/recording.js";
import { writeReport } from "../../src/gate/report/write-report.js";
import { RegoSet } from "../../src/base/terms/term.js";
import { makeFolder, run } from "../cli/run.js";

const POLICY = `package gate

deny contains "GPL" if {
	some c in input.components
	c.license == "GPL"
}

deny contains "old" if input.version == 1

warn contains sprintf("%s %d %d", [acme.name(1), rand.intn("x", 1000), time.now_ns()]) if acme.name(1) == "one"
`;

/** A built-in that counts its calls. */
function counted(): { builtin: ReturnType<typeof defineBuiltin>; calls: () => number } {
  let count = 0;
  const builtin = defineBuiltin({
    name: "acme.name",
    args: ["number"],
    result: "string",
    effect: false,
    call: () => (++count === 1 ? "one" : "another"),
  });
  return { builtin, calls: () => count };
}

async function load(files: Record<string, string>, options: GateOptions = {}): Promise<Gate> {
  const gate = await loadGate({ files }, options);
  onTestFinished(() => gate.close());
  return gate;
}

const EMPTY: GateInputSource = { name: "a", value: { components: [{ license: "MIT" }] } };

async function linesOf(gate: Gate, options: JudgeOptions, input = EMPTY): Promise<string> {
  const { results } = await gate.judge([input], options);
  return results.flatMap(({ explanation }) => explanation?.lines ?? ["none"]).join("\n");
}

it("shows the rules that fired and those that did not, without a second call", async () => {
  const { builtin, calls } = counted();
  const gate = await load({ "gate.rego": POLICY }, { builtins: [builtin] });
  const { results } = await gate.judge([EMPTY], { explain: "full" });
  expect(calls()).toBe(1);
  expect(results).toMatchObject([{ outcome: "pass", explanation: { mode: "full", omitted: 0 } }]);
  const [{ explanation, warnings } = { explanation: undefined, warnings: [] }] = results;
  expect(explanation).not.toHaveProperty("differs");
  const text = explanation?.lines.join("\n");
  expect(text).toMatch(/gate\.rego:5 .*Fail c\.license = "GPL" .*\{c: \{"license": "MIT"\}\}/);
  // The index would pass over it.
  expect(text).toMatch(/gate\.rego:8 .*Fail input\.version = 1/);
  expect(text).toMatch(/Exit data\.gate\.warn/);
  expect(text).toContain(warnings[0]?.message);
  expect(text).not.toMatch(/query:|\(gate\):/);
});

describe("the modes of OPA", () => {
  const NOTED = 'package p\n\ndeny contains "x" if {\n\ttrace("hello")\n\tinput.x == 1\n}\n';
  it.each<[Required<JudgeOptions>["explain"], RegExp, RegExp]>([
    ["full", /Eval trace/, /Unify/],
    ["fails", /Fail input\.x = 1/, /Eval|Note/],
    ["notes", /Note "hello"/, /Eval|Fail/],
    ["debug", /Unify/, /never/],
  ])("%s", async (explain, has, hasNot) => {
    const text = await linesOf(await load({ "p.rego": NOTED }), { explain });
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });
});

it("explains every input by every policy", async () => {
  const gate = await load({
    "a.rego": 'package a\n\ndeny contains "a" if input.a\n',
    "b.rego": "package b.c\n\ndefault allow := false\n\nallow if input.b\n",
  });
  const inputs = [
    { name: "1", value: { a: true } },
    { name: "2", value: { b: true } },
  ];
  const { results } = await gate.judge(inputs, { explain: "full" });
  expect(results.map(({ outcome }) => outcome)).toEqual(["fail", "fail", "pass", "pass"]);
  for (const { policy = "", explanation } of results) {
    expect(explanation?.lines.join("\n")).toContain(`data.${policy.replace("/", ".")}.`);
  }
});

it.each<[string, GateOptions, string, string]>([
  [
    "another tool's completed rules",
    { compat: "chainloop" },
    'package p["q-r"]\n\nviolations contains "v" if input.components',
    "fail",
  ],
  [
    "another tool's families",
    { rules: "conftest" },
    "package main\n\ndeny_x contains data.conftest.file.name if input.components",
    "fail",
  ],
  ["Rego of version 0", { regoVersion: "v0" }, 'package p\n\ndeny["x"] { input.components }', "fail"],
  [
    "a skipping result",
    {},
    'package p\n\nresult := {"skipped": true, "skip_reason": "s", "violations": []}',
    "invalid",
  ],
])("is confirmed for %s", async (_, options, text, outcome) => {
  const gate = await load({ "p.rego": text }, options);
  const report = await gate.judge([EMPTY], { explain: "full" });
  expect(report.outcome).toBe(outcome);
  expect(report.results[0]?.explanation).toMatchObject({ omitted: 0 });
  expect(report.results[0]?.explanation).not.toHaveProperty("differs");
  expect(report.results[0]?.explanation).not.toHaveProperty("error");
});

it("explains an evaluation that failed", async () => {
  const failing = defineBuiltin({
    name: "acme.name",
    args: ["number"],
    result: "string",
    effect: false,
    call: () => {
      throw new Error("no such thing");
    },
  });
  const gate = await load({ "gate.rego": POLICY }, { builtins: [failing] });
  const { results } = await gate.judge([EMPTY], { explain: "full" });
  expect(results).toMatchObject([{ outcome: "undecided" }]);
  expect(results[0]?.explanation?.lines.at(-1)).toMatch(/Eval acme\.name\(1/);
});

describe("pure built-ins, which a recording lacks, are called again", () => {
  const FILES = {
    "p.rego": `package p

deny contains "purl" if not ec.purl.is_valid(input.purl)

deny contains "score" if acme.score(acme.score(input.risks)) > 10

warn contains tag if some tag in acme.tags({"a", "b"})
`,
    "own.mjs": `const pure = { pure: true, effect: false };
const score = ([value]) => {
  if (value === "bad") throw new Error("no score");
  return Array.isArray(value) ? value.length : value === 1 ? undefined : value * 5;
};
export default [
  { ...pure, name: "acme.score", args: ["any"], result: "number", call: score },
  { ...pure, name: "acme.tags", args: ["any"], result: { type: "set", of: { type: "string" } }, call: ([tags]) => tags },
];
`,
  };
  const BUILTINS = ["--builtins", "conforma", "--builtins", "./own.mjs"];

  it.each([
    [{ purl: "pkg:npm/a@1", risks: ["x", "y"] }, 0, /PASS/],
    [{ purl: "pkg:npm/a@1", risks: [1, 2, 3] }, 1, /deny: score/],
    [{ purl: "a", risks: [1] }, 1, /deny: purl/],
    [{ purl: "pkg:npm/a@1", risks: "bad" }, 3, /acme\.score: no score \[builtin_failed\]$/m],
  ])("%j", async (input, exitCode, verdict) => {
    const cwd = await makeFolder({ ...FILES, "in.json": JSON.stringify(input) });
    const gate = await run(["gate", "p.rego", "in.json", ...BUILTINS, "--explain"], { cwd });
    expect(gate.exitCode).toBe(exitCode);
    expect(gate.stdout).toMatch(verdict);
    expect(gate.stderr).toContain("Eval acme.score(");
    expect(`${gate.stdout}${gate.stderr}`).not.toMatch(/differently|no answer/);
    const options = ["-e", "p/deny", "-i", "in.json", ...BUILTINS, "--explain", "full", "-f", "pretty"];
    const { stdout, stderr } = await run(["eval", "p.rego", ...options], { cwd });
    expect(stdout).toContain("Eval acme.score(");
    expect(stderr).not.toMatch(/differently|no answer/);
  });
});

it("refuses compiled policies, saying what to do", async () => {
  const { wasm } = await compilePolicy(
    { files: { "gate.rego": 'package p\n\ndeny contains "x" if input.x' } },
    { entrypoint: "p/deny" },
  );
  const gate = await loadGate(wasm);
  onTestFinished(() => gate.close());
  await expect(gate.judge([EMPTY], { explain: "full" })).rejects.toThrow(/compiled: .*Pass the Rego/s);
});

const PACKAGE = { policy: "p", judged: ["deny"] } as unknown as GatePackage;
const JUDGED = { outcome: "pass", problems: [] } as unknown as GateResult;

/** What becomes of a policy that was judged to pass. */
async function explainPassed(
  text: string,
  given: Partial<EndedEvaluation> = {},
  limits?: { each: number; all: number },
): Promise<GateResult> {
  const explained = await new Explainer("full", limits).explain({
    module: { evaluator: { files: [{ path: "p.rego", text }] } } as unknown as GateModule,
    package: PACKAGE,
    recording: new Recording({ nowNs: 0n }),
    input: Buffer.from("{}"),
    data: Buffer.from("{}"),
    rules: [{ rule: "deny", value: new RegoSet([]) }],
    timeoutMs: undefined,
    signal: undefined,
    ...given,
  });
  return withExplanation(JUDGED, explained);
}

describe("what OPA's evaluator does not confirm", () => {
  it("has no verdict when it decides differently", async () => {
    const result = await explainPassed('package p\n\ndeny contains "b"');
    expect(result).toMatchObject({ outcome: "invalid", explanation: { differs: '{"deny":["b"]}' } });
    expect(result.problems.join()).toMatch(/decides differently.*"b"/);
  });

  it("has no verdict when it fails", async () => {
    const result = await explainPassed('package p\n\ndeny contains "b" if acme.f(1)');
    expect(result).toMatchObject({ outcome: "invalid" });
    expect(result.problems.join()).toMatch(/decides differently.*undefined function acme\.f/);
  });

  it("has no verdict when there is no explanation", async () => {
    const aborted = await explainPassed("package p", { signal: AbortSignal.abort() });
    expect(aborted).toMatchObject({ outcome: "undecided", explanation: { lines: [] } });
    const broken = await explainPassed("package p\n\ndeny contains");
    expect(broken).toMatchObject({ outcome: "invalid", explanation: { lines: [] } });
    expect(broken.problems.join()).toMatch(/could not be explained/);
  });

  it("says by the option of the command line what ended it", async () => {
    const cwd = await makeFolder({ "p.rego": 'package p\n\ndeny contains "x" if input.x', "in.json": "{}" });
    const args = ["gate", "p.rego", "in.json", "--explain", "full", "--max-memory", "16MiB"];
    const { exitCode, stdout } = await run(args, { cwd });
    expect({ exitCode, stdout }).toEqual({
      exitCode: 3,
      stdout: expect.stringMatching(/could not be explained, .* memory that --max-memory allows/) as string,
    });
  });

  it("stays undecided when it was", () => {
    const worse = withExplanation(
      { ...JUDGED, outcome: "undecided" },
      { explanation: { mode: "full", lines: [], omitted: 0 }, outcome: "invalid", problem: "p" },
    );
    expect(worse).toMatchObject({ outcome: "undecided", problems: ["p"] });
  });
});

it.each([[{ each: 200, all: 1000 }], [{ each: 1000, all: 200 }]])(
  "says how much of a long trace is missing: %j",
  async (limits) => {
    const text = "package p\n\ndeny contains x if {\n\tsome x in numbers.range(1, 20)\n\tx < 0\n}\n";
    const { outcome, explanation } = await explainPassed(text, {}, limits);
    expect(outcome).toBe("pass");
    const { lines = [], omitted = 0 } = explanation ?? {};
    expect(lines.join("\n").length).toBeLessThan(200);
    expect(lines.length + omitted).toBeGreaterThan(40);
  },
);

it("is in the report in JSON, whose text stays text", async () => {
  const hostile = 'package p\n\ndeny contains input.x if trace("::error::\\u001b[2J\\u0085")\n';
  const gate = await load({ "p.rego": hostile });
  const report: GateReport = await gate.judge([{ name: "a", value: { x: "\u001b[31m" } }], {
    explain: "full",
  });
  const json = await writeReport(report, "json");
  // eslint-disable-next-line no-control-regex -- what must not be there
  expect(json).not.toMatch(/[\u001b\u0085]/);
  expect(JSON.parse(json)).toMatchObject({ results: [{ explanation: { mode: "full", omitted: 0 } }] });
});

it("is text on stderr, below the input and the policy, and refuses a policy that is compiled", async () => {
  const cwd = await makeFolder({
    "p.rego": 'package p\n\ndeny contains "x" if {\n\ttrace("::error::")\n\tinput.x == 1\n}\n',
    "a.json": '{"x": "\\u001b[31m"}',
    "b.json": '{"x": 1}',
  });
  const { exitCode, stderr, stdout } = await run(["gate", "p.rego", "a.json", "b.json", "--explain"], {
    cwd,
  });
  expect(exitCode).toBe(1);
  expect(stdout).not.toContain("Enter");
  expect(stderr).toMatch(
    /^a\.json p: pass\n {2}p\.rego:3 .* Enter data\.p\.deny[\s\S]*Fail[\s\S]*^b\.json p: fail\n/m,
  );
  // eslint-disable-next-line no-control-regex -- what must not be there
  expect(stderr).not.toMatch(/\u001b|^\s*::/m);
  await run(["build", "p.rego", "-e", "p/deny", "-o", "p.wasm"], { cwd });
  const compiled = await run(["gate", "p.wasm", "a.json", "--explain"], { cwd });
  expect(compiled.exitCode).toBe(2);
  expect(compiled.stderr).toMatch(/p\.wasm.*Pass the Rego/);
});
