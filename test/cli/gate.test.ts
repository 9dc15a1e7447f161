import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { ExitCode } from "../../src/cli/exit-codes.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";

const POLICIES: Record<string, string> = {
  "policies/licenses.rego": `package acme.licenses
import data.lib.names
deny contains msg if { some c in input.components; c.license == "GPL"; msg := sprintf("%s is GPL", [names.of(c)]) }
warn contains "there are no components" if count(input.components) == 0
`,
  "policies/ok.rego": "package acme.ok\nallow if input.ok\n",
  "policies/lib/names.rego": "package lib.names\nof(c) := c.name\n",
  "policies/licenses_test.rego": "package acme.licenses_test\ntest_x if false\ndeny contains 1\n",
  "split/a.rego": 'package split\ndeny contains "a" if input.a\n',
  "split/b.rego": 'package split\ndeny contains "b" if input.b\n',
  "result.rego": `package result_object
result := {"skipped": input.skip, "skip_reason": "not an SBOM", "violations": input.violations}
`,
  "types.rego": "package types\ndeny := input.deny\n",
  "broken.rego": "package broken\ndeny contains\n",
  "dashed.rego": 'package dashed["a-b"]\ndeny contains "x" if input.x\n',
  "printing.rego": 'package printing\nallow if print("seen", input.x)\n',
  "old.rego": 'package old\ndeny[msg] { input.x; msg := "x" }\n',
  "functions.rego":
    "package functions\ndeny(x) := x\ndefault allow(_) := false\nallow(user) if user.ok\nviolation contains 1 if { deny(input.x); not allow(input) }\n",
  "function.rego": "package function\ndeny(x) := x\n",
  "parts.rego": 'package parts\nallow := true\ndeny.critical contains "x"\n',
  "keys.rego": 'package keys\nallow := true\nviolation["a"] contains "x"\n',
  "members.rego": 'package members\nresult.violations := ["x"]\n',
  "above.rego": "package above\nallow := true\n",
  "below.rego": 'package above.deny\ncritical contains "x"\n',
  "users.rego": "package users\nimport data.functions\ndeny contains 1 if functions.deny(input.x)\n",
  "load_test.rego": "package load_test\nallow := true\n",
  "named.rego": 'package named_test\ndeny contains "x" if input.x\n',
  "effect.rego": "package effect\nhelper := 1 if true\nhelper := 2 if true\nallow := true\n",
};
const INPUTS: Record<string, string> = {
  "in/pass.json": '{"ok":true,"components":[{"name":"x","license":"MIT"}]}',
  "in/fail.json": '{"ok":true,"components":[{"name":"y","license":"GPL"}]}',
  "in/undefined.json": '{"components":[]}',
  "in/broken.json": '{"ok":true,\n "components":[}',
  "in/lines.jsonl":
    '{"ok":true,"components":[]}\n\n{"ok":true,"components":[{"name":"z","license":"GPL"}]}\n',
  "in/stream.yaml": "ok: true\ncomponents: []\n---\nok: false\ncomponents: []\n---\n",
  "in/broken.jsonl": '{"ok":true}\n{"ok":\n{"ok":true}\n',
  "in/broken.yaml": "ok: true\n---\nok: [true\n---\nok: true\n",
  "in/empty.json": "",
  "in/input.txt": '{"ok":true,"components":[]}',
  "skip.json": '{"skip":true,"violations":[]}',
  "noskip.json": '{"skip":false,"violations":[]}',
  "violated.json": '{"skip":false,"violations":[{"msg":"bad","n":1.10}]}',
  "object.json": '{"deny":{"a":1}}',
  "x.json": '{"x":true}',
};

let folder: string;
const cleanUp = cleanUpAfterAll();
const gate = (...args: string[]): ReturnType<typeof run> => run(["gate", ...args], { cwd: folder });

async function outcomes(...args: string[]): Promise<{ exit: ExitCode; results: string[] }> {
  const { exitCode, stdout } = await gate(...args, "-o", "json");
  const report = JSON.parse(stdout) as {
    exit_code: number;
    results: { input: string; policy?: string; outcome: string }[];
  };
  expect(report.exit_code).toBe(exitCode);
  return {
    exit: exitCode,
    results: report.results.map(({ input, policy, outcome }) => `${input} ${policy ?? "-"} ${outcome}`),
  };
}

beforeAll(async () => {
  folder = await makeFolder({ ...POLICIES, ...INPUTS }, cleanUp);
  const build = async (...args: string[]): Promise<void> => {
    expect((await run(["build", ...args], { cwd: folder })).exitCode).toBe(0);
  };
  await build("policies", "-e", "acme/licenses/deny", "-e", "acme/ok/allow", "-o", "rules.wasm");
  await build("policies", "-e", "acme/ok", "-e", "lib/names", "-o", "whole.wasm");
  await build("policies", "-e", "lib/names", "-o", "library.wasm");
});

describe("gate, the verdict over policies and inputs", () => {
  const CASES: [string, string[], ExitCode, string[]][] = [
    [
      "all pass",
      ["policies", "in/pass.json"],
      0,
      ["in/pass.json acme/licenses pass", "in/pass.json acme/ok pass"],
    ],
    [
      "a violation",
      ["policies", "in/fail.json"],
      1,
      ["in/fail.json acme/licenses fail", "in/fail.json acme/ok pass"],
    ],
    [
      "an undefined rule",
      ["policies", "in/undefined.json"],
      2,
      ["in/undefined.json acme/licenses pass", "in/undefined.json acme/ok invalid"],
    ],
    [
      "an input that is broken, beside others",
      ["policies/ok.rego", "in/broken.json", "in/pass.json"],
      2,
      ["in/broken.json - invalid", "in/pass.json acme/ok pass"],
    ],
    [
      "a line of JSON that is broken, beside others",
      ["policies/ok.rego", "in/broken.jsonl"],
      2,
      ["in/broken.jsonl:1 acme/ok pass", "in/broken.jsonl:2 - invalid", "in/broken.jsonl:3 acme/ok pass"],
    ],
    [
      "a document of YAML that is broken, beside others",
      ["policies/ok.rego", "in/broken.yaml"],
      2,
      ["in/broken.yaml#1 acme/ok pass", "in/broken.yaml#2 - invalid", "in/broken.yaml#3 acme/ok pass"],
    ],
    ["an input that is empty", ["policies/ok.rego", "in/empty.json"], 2, ["in/empty.json - invalid"]],
    ["an input that is not there", ["policies/ok.rego", "in/nothing.json"], 2, ["in/nothing.json - invalid"]],
    [
      "lines of JSON",
      ["policies", "-i", "in/lines.jsonl"],
      1,
      [
        "in/lines.jsonl:1 acme/licenses pass",
        "in/lines.jsonl:1 acme/ok pass",
        "in/lines.jsonl:3 acme/licenses fail",
        "in/lines.jsonl:3 acme/ok pass",
      ],
    ],
    [
      "documents of YAML",
      ["policies/ok.rego", "in/stream.yaml"],
      2,
      ["in/stream.yaml#1 acme/ok pass", "in/stream.yaml#2 acme/ok invalid"],
    ],
    ["a package in two arguments", ["split/a.rego", "split/b.rego", "x.json"], 0, ["x.json split pass"]],
    ["a package in a quoted pattern", ["split/*.rego", "x.json"], 0, ["x.json split pass"]],
    ["a name that is not an identifier", ["dashed.rego", "x.json"], 1, ["x.json dashed/a-b fail"]],
    ["a helper that fails and is not needed", ["effect.rego", "x.json"], 0, ["x.json effect pass"]],
    ["a rule that is written in parts", ["parts.rego", "in/pass.json"], 2, ["in/pass.json parts invalid"]],
    ["a rule with a key in its head", ["keys.rego", "in/pass.json"], 2, ["in/pass.json keys invalid"]],
    ["a result whose members are rules", ["members.rego", "in/pass.json"], 1, ["in/pass.json members fail"]],
    [
      "a package in the place of a rule",
      ["{above,below}.rego", "in/pass.json"],
      2,
      ["in/pass.json above invalid"],
    ],
    ["functions named as rules", ["functions.rego", "x.json"], 1, ["x.json functions fail"]],
    [
      "a library of functions named as rules",
      ["{functions,users}.rego", "in/pass.json"],
      0,
      ["in/pass.json functions pass", "in/pass.json users pass"],
    ],
    [
      "packages that have names of tests and no test",
      ["named.rego", "load_test.rego", "x.json"],
      1,
      ["x.json named_test fail", "x.json load_test pass"],
    ],
    ["a deny of another type", ["types.rego", "object.json"], 2, ["object.json types invalid"]],
    ["a result object", ["result.rego", "noskip.json"], 0, ["noskip.json result_object pass"]],
    [
      "a result object with violations",
      ["result.rego", "violated.json"],
      1,
      ["violated.json result_object fail"],
    ],
    [
      "an input that every policy skipped",
      ["result.rego", "skip.json"],
      2,
      ["skip.json result_object skipped", "skip.json - invalid"],
    ],
    [
      "one of two inputs skipped by all",
      ["result.rego", "skip.json", "noskip.json"],
      2,
      ["skip.json result_object skipped", "skip.json - invalid", "noskip.json result_object pass"],
    ],
    [
      "the same policy and input twice",
      ["policies/ok.rego", "policies/ok.rego", "in/pass.json", "in/pass.json"],
      0,
      ["in/pass.json acme/ok pass"],
    ],
    [
      "the rules of a compiled policy",
      ["rules.wasm", "in/fail.json"],
      1,
      ["in/fail.json acme/licenses fail", "in/fail.json acme/ok pass"],
    ],
    [
      "an undefined rule of a compiled policy",
      ["rules.wasm", "in/undefined.json"],
      2,
      ["in/undefined.json acme/licenses pass", "in/undefined.json acme/ok invalid"],
    ],
    [
      "the packages of a compiled policy, without its library",
      ["whole.wasm", "in/pass.json", "--allow-unread", "acme.licenses.deny"],
      0,
      ["in/pass.json acme/ok pass"],
    ],
    [
      "an undefined rule in a compiled package",
      ["whole.wasm", "in/undefined.json", "--allow-unread", "acme.licenses.deny"],
      2,
      ["in/undefined.json acme/ok invalid"],
    ],
  ];
  it.each(CASES)("%s", async (_, args, exit, results) => {
    expect(await outcomes(...args)).toEqual({ exit, results });
  });

  it("a compiled library holds no policy", async () => {
    const { exitCode, stderr } = await gate("library.wasm", "in/pass.json");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("library.wasm contains no policy");
  });

  it("a policy that is skipped beside one that judges", async () => {
    const both = await outcomes("result.rego", "dashed.rego", "skip.json");
    expect(both).toEqual({
      exit: 0,
      results: ["skip.json result_object skipped", "skip.json dashed/a-b pass"],
    });
  });
});

it("gate passes an input that every policy skipped when that is allowed", async () => {
  const args = ["result.rego", "skip.json"];
  expect((await outcomes(...args)).exit).toBe(2);
  expect(await outcomes(...args, "--allow-all-skipped")).toEqual({
    exit: 0,
    results: ["skip.json result_object skipped"],
  });
});

describe("gate, its arguments", () => {
  const WRONG: [string, string[], RegExp][] = [
    ["nothing", [], /there is no regohost\.yaml in this folder/],
    ["a path that is not there", ["polices/", "in/pass.json"], /polices\/: there is no such file/],
    ["no policy", ["in/pass.json"], /no policy: pass/],
    ["no input", ["policies"], /no input: pass[^;]*\n/],
    [
      "a folder of inputs as an argument",
      ["policies", "in"],
      /; in is taken as policies: -i in judges its files/,
    ],
    [
      "a folder of inputs after policies",
      ["policies", "in", "in/pass.json"],
      /in contains no policy: .*; if it has inputs, name it with -i/,
    ],
    ["a pattern that matches nothing", ["policies", "in/*.yml"], /in\/\*\.yml matches no file/],
    ["a policy's pattern that matches nothing", ["-p", "none/*.rego", "in/pass.json"], /matches no file/],
    ["a name that says nothing", ["policies", "in/input.txt"], /-p or -i/],
    ["a policy that is not there", ["nothing.rego", "in/pass.json"], /nothing\.rego/],
    [
      "a library as a policy",
      ["policies", "policies/lib", "in/pass.json"],
      /policies\/lib contains no policy/,
    ],
    ["a function as a policy", ["function.rego", "in/pass.json"], /function\.rego contains no policy/],
    ["a test as a policy", ["policies/licenses_test.rego", "in/pass.json"], /contains no policy/],
    ["Rego that does not parse", ["broken.rego", "in/pass.json"], /broken\.rego:\d+:\d+: rego_parse_error/],
    ["an unknown format", ["policies", "in/pass.json", "-o", "jsn"], /did you mean json/],
    [
      "two outputs to stdout",
      ["policies", "in/pass.json", "-o", "json", "-o", "pretty"],
      /two outputs are written to stdout/,
    ],
    [
      "two outputs to one file",
      ["policies", "in/pass.json", "-o", "json=r", "-o", "pretty=./r"],
      /two outputs are written to/,
    ],
    ["an output without a name", ["policies", "in/pass.json", "-o", "json="], /name is missing/],
    [
      "an output that cannot be written",
      ["policies", "in/pass.json", "-o", "json=no/r.json"],
      /cannot be written/,
    ],
  ];
  it.each(WRONG)("%s is exit 2", async (_, args, message) => {
    const result = await gate(...args);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });

  it.each([
    ["an input", ["policies", "in/pass.json", "--max-input", "1"], "--max-input"],
    ["standard input", ["policies", "-i", "-", "--max-input", "1"], "--max-input"],
    ["data", ["policies", "in/pass.json", "-d", "in/pass.json", "--max-data", "1"], "--max-data"],
  ])("%s above its limit is exit 2, and names the flag", async (_what, args, flag) => {
    const { exitCode, stdout, stderr } = await run(["gate", ...args], { cwd: folder, stdin: '{"ok":true}' });
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toContain(`is larger than 1 bytes; raise ${flag} to allow more`);
  });

  it.each([
    ["a file", "policies/ok.rego"],
    ["a folder", "policies"],
    ["a pattern", "policies/*.rego"],
  ])("policies above their limit are exit 2, and name the flag: %s", async (_what, policy) => {
    const { exitCode, stderr } = await gate("-p", policy, "in/pass.json", "--max-bundle", "1");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/contains more than 1 bytes; raise --max-bundle to allow it/);
    const enough = await gate("-p", policy, "in/pass.json", "--max-bundle", "1MB");
    expect(enough.stderr).not.toContain("--max-bundle");
  });

  it("takes -p and -i for any name, and standard input", async () => {
    expect((await gate("-p", "policies", "-i", "in/input.txt")).exitCode).toBe(0);
    const args = ["gate", "policies/ok.rego", "-i", "-"];
    expect((await run(args, { cwd: folder, stdin: '{"ok":true}' })).exitCode).toBe(0);
    expect((await run(args, { cwd: folder, stdin: '{"ok":false}' })).exitCode).toBe(2);
    expect((await run(args, { cwd: folder, stdin: "" })).exitCode).toBe(2);
  });

  it("decides a file once, however it is named, and names standard input", async () => {
    const twice = await outcomes(
      "policies/ok.rego",
      "in/pass.json",
      "./in/pass.json",
      join(folder, "in/pass.json"),
    );
    expect(twice.results).toEqual(["in/pass.json acme/ok pass"]);
    const { stdout } = await run(["gate", "policies/ok.rego", "-i", "-"], { cwd: folder, stdin: "" });
    expect(stdout).toBe(
      "ERROR standard input\n        error: standard input is empty [document_invalid]\n\n0 passed, 0 failed, 1 error (1 input, 1 policy)\n",
    );
  });

  it("expands patterns itself", async () => {
    const { results } = await outcomes("policies/ok.rego", "in/{pass,fail}.json", "**/noskip.json");
    expect(results).toEqual([
      "in/fail.json acme/ok pass",
      "in/pass.json acme/ok pass",
      "noskip.json acme/ok invalid",
    ]);
  });

  it("names the compiled policies that it ignores in a folder of Rego", async () => {
    await mkdir(join(folder, "mixed"));
    await writeFile(join(folder, "mixed/p.rego"), "package mixed\nallow := true\n");
    await writeFile(join(folder, "mixed/other.wasm"), "");
    await writeFile(join(folder, "mixed/old.tar.gz"), "");
    expect((await gate("mixed", "in/pass.json")).exitCode).toBe(2);
    const result = await gate("mixed", "in/pass.json", "--allow-skipped-files");
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toMatch(
      /^NOTE {2}ignored compiled policies: mixed\/old\.tar\.gz, mixed\/other\.wasm\. Of a folder or bundle only its Rego or its own policy\.wasm is read/m,
    );
  });

  it("refuses data with a value where a policy has a rule", async () => {
    await writeFile(join(folder, "hidden.json"), '{"members":{"result":{"violations":[]}}}');
    const result = await gate("members.rego", "in/pass.json", "-d", "hidden.json");
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/the data has a value at data\.members\.result\.violations/);
  });

  it("refuses references that nothing supplies, unless they are allowed", async () => {
    await writeFile(
      join(folder, "vacuous.rego"),
      "package vacuous\n\ndeny contains input.name if not input.name in data.allowed.names\n",
    );
    const result = await gate("vacuous.rego", "in/pass.json");
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(
      /vacuous\.rego:3:47: reference_undefined: data\.allowed\.names: neither the policies nor the data define it\n/,
    );
    expect((await gate("vacuous.rego", "in/pass.json", "--allow-undefined", "data.allowed")).exitCode).toBe(
      0,
    );
    const wrong = await gate("vacuous.rego", "in/pass.json", "--allow-undefined", "allowed");
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toMatch(/allowed is not a reference to data, such as data\.inventory/);
  });

  it("reads a bundle's folder with its data", async () => {
    await mkdir(join(folder, "bundle/limits"), { recursive: true });
    await writeFile(join(folder, "bundle/limits/data.json"), '{"max":1}');
    await writeFile(
      join(folder, "bundle/p.rego"),
      'package p\ndeny contains "too many" if count(input.components) > data.limits.max - data.extra.less\n',
    );
    await writeFile(join(folder, "extra.json"), '{"extra":{"less":1}}');
    expect((await gate("bundle", "in/pass.json", "-d", "extra.json")).exitCode).toBe(1);
    await writeFile(join(folder, "extra.json"), '{"extra":{"less":0}}');
    expect((await gate("bundle", "in/pass.json", "-d", "extra.json")).exitCode).toBe(0);
    await writeFile(join(folder, "extra.json"), '{"limits":{"max":5}}');
    expect((await gate("bundle", "in/pass.json", "-d", "extra.json")).exitCode).toBe(2);
  });
});

describe("gate, what it shows", () => {
  it("is readable", async () => {
    const { stdout } = await gate("policies", "in/fail.json", "in/undefined.json", "in/broken.json");
    expect(stdout).toBe(`FAIL  in/fail.json  acme/licenses
        deny: y is GPL  [acme.licenses.deny]
PASS  in/fail.json  acme/ok
PASS  in/undefined.json  acme/licenses
        warn: there are no components  [acme.licenses.warn]
ERROR in/undefined.json  acme/ok
        error: policies/ok.rego:2: allow is undefined; give it a value for every input: default allow := false
ERROR in/broken.json
        error: in/broken.json:2:16: unexpected "}", expected a value [document_invalid]

2 passed, 1 failed, 2 errors, 1 warning (3 inputs, 2 policies)
`);
  });

  it("shows on stderr what a policy prints", async () => {
    const result = await gate("printing.rego", "x.json");
    expect(result).toMatchObject({ exitCode: 0, stderr: "x.json: seen true\n" });
  });

  it("reads policies of the old version", async () => {
    expect((await gate("old.rego", "x.json", "--v0-compatible")).exitCode).toBe(1);
    expect((await gate("old.rego", "object.json", "--v0-compatible")).exitCode).toBe(0);
    expect((await gate("old.rego", "x.json")).exitCode).toBe(2);
  });

  it.each(["1", "2"])("gives the same verdict at level %s of optimisation", async (level) => {
    expect((await gate("policies", "in/pass.json", "--optimize", level)).exitCode).toBe(0);
    expect((await gate("policies", "in/fail.json", "--optimize", level)).exitCode).toBe(1);
    expect((await gate("policies", "in/undefined.json", "--optimize", level)).exitCode).toBe(2);
  });

  it("shows no control characters of a policy", async () => {
    const { stdout } = await run(["gate", "result.rego", "-i", "-"], {
      cwd: folder,
      stdin: '{"skip":false,"violations":["\\u001b[2Jgone\\u202e"]}',
      isTTY: true,
    });
    expect(stdout).toContain("\\u001b[2Jgone\\u202e");
    expect(stdout).not.toContain("\u001b[2J");
  });

  it("has the values with every number as it is written, in JSON", async () => {
    const { stdout } = await gate("result.rego", "violated.json", "-o", "json");
    expect(stdout).toMatch(/"value": {\n\s+"msg": "bad",\n\s+"n": 1\.10\n/);
    expect(JSON.parse(stdout)).toMatchObject({
      exit_code: 1,
      summary: { inputs: 1, policies: 1, passed: 0, failed: 1, skipped: 0, errors: 0, warnings: 0 },
      policies: [{ policy: "result_object", source: "result.rego" }],
      results: [{ violations: [{ rule: "result.violations", message: "bad" }] }],
    });
  });

  it("writes several outputs", async () => {
    const result = await gate(
      "policies",
      "in/fail.json",
      "-o",
      "pretty",
      "-o",
      "json=report.json",
      "-o",
      "pretty=r.txt",
    );
    expect(result.exitCode).toBe(1);
    expect(await readFile(join(folder, "r.txt"), "utf8")).toBe(result.stdout);
    expect(JSON.parse(await readFile(join(folder, "report.json"), "utf8"))).toHaveProperty("exit_code", 1);
  });

  it("is exit 3 when the verdict cannot be written", async () => {
    const stdoutError = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const result = await run(["gate", "policies", "in/pass.json"], { cwd: folder, stdoutError });
    expect(result.exitCode).toBe(3);
  });
});
