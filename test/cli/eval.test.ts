import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { VALUE_FORMATS, type ValueFormat } from "../../src/cli/eval/eval-output.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8");

type Printed = Record<ValueFormat, string> & { rule: string };

// What `opa eval -f FORMAT -d values.rego -i values-input.json data.v.RULE` of OPA 1.22 printed.
const VALUES = JSON.parse(fixture("values.json")) as Printed[];

const POLICY = `package gate

deny contains msg if { some x in input.xs; msg := sprintf("no %v", [x]) }
allow if input.ok
given := input
base := data.settings
now := time.now_ns()
random := rand.intn("x", 1000000000)
shown if print("seen", input.ok)
conflict := 1 if true
conflict := 2 if true
undefined_error := to_number("x")
`;

let folder: string;
const cleanUp = cleanUpAfterAll();
const evaluate = (...args: string[]): ReturnType<typeof run> => run(["eval", ...args], { cwd: folder });

beforeAll(async () => {
  folder = await makeFolder(
    {
      "values.rego": fixture("values.rego"),
      "values-input.json": fixture("values-input.json"),
      "gate.rego": POLICY,
      "input.json": '{"xs":["a"],"n":1.10}',
      "input.yaml": "xs: [a]\nn: 12345678901234567890\n",
      "settings/settings/data.json": '{"a":1.0}',
      "more.yaml": "settings:\n  b: 12345678901234567890\n",
      "clash.json": '{"settings":{"a":2}}',
      "list.json": "[1]",
      "empty.json": " \n",
      "broken.json": '{"a": 1,\n "b": nope}',
      "broken.yaml": "a: [1\nb: 2\n",
      "bomb.yaml": `a: &a [x, x, x, x, x, x, x, x, x]\n${"bcdefghi"
        .split("")
        .map((name, i) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[i]!}`).join(", ")}]\n`)
        .join("")}`,
      "cycle.yaml": "a: &a [*a]\n",
      "latin1.json": Buffer.from('{"a":"\xe9"}', "latin1"),
      "bad.rego": "package bad\n\nallow if nope(1)\n",
      "empty/readme.txt": "x",
      "two/a.rego": "package a\n\nx := 1\n",
      "two/b.rego": "package b\n\nx := 1\n",
      "old.rego": "package old\n\nallow { input.ok }\n",
    },
    cleanUp,
  );
  const rules = VALUES.flatMap(({ rule }) => ["-e", `v/${rule}`]);
  expect((await run(["build", "values.rego", ...rules, "-o", "values.wasm"], { cwd: folder })).exitCode).toBe(
    0,
  );
  const all = ["deny", "allow", "given", "base", "now", "random", "shown", "conflict", "undefined_error"];
  const entrypoints = all.flatMap((rule) => ["-e", `gate/${rule}`]);
  expect(
    (await run(["build", "gate.rego", ...entrypoints, "-o", "gate.wasm"], { cwd: folder })).exitCode,
  ).toBe(0);
});

describe("eval prints what opa eval prints", () => {
  for (const expected of VALUES) {
    it.each(VALUE_FORMATS)(`data.v.${expected.rule} as %s`, async (format) => {
      const args = ["values.wasm", "-e", `data.v.${expected.rule}`, "-i", "values-input.json", "-f", format];
      expect(await evaluate(...args)).toMatchObject({ exitCode: 0, stdout: expected[format], stderr: "" });
    });
  }
});

describe("eval's input", () => {
  const raw = async (args: string[], stdin?: string): Promise<string> => {
    const result = await run(["eval", "gate.wasm", "-e", "gate/given", "-f", "raw", ...args], {
      cwd: folder,
      ...(stdin === undefined ? {} : { stdin }),
    });
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    return result.stdout;
  };

  it("is absent without -i, which is not null", async () => {
    expect(await raw([])).toBe("");
    expect(await raw(["-i", "-"], "null")).toBe("null\n");
  });

  it("keeps every number as it is written", async () => {
    expect(await raw(["-i", "input.json"])).toBe('{"n":1.10,"xs":["a"]}\n');
    expect(await raw(["-i", "-"], "[1.0, 1e2, 12345678901234567890]")).toBe(
      "[1.0,1e2,12345678901234567890]\n",
    );
    expect(await raw(["-i", "input.yaml"])).toBe('{"n":12345678901234567890,"xs":["a"]}\n');
  });

  it("may have a byte-order mark", async () => {
    expect(await raw(["-i", "-"], "\ufeff[1]")).toBe("[1]\n");
  });

  const REFUSED: [string, RegExp][] = [
    ["nothing.json", /nothing\.json.*no such file/],
    ["empty", /is a folder, and the input is one document/],
    ["empty.json", /empty\.json is empty/],
    ["broken.json", /broken\.json:2:7: .* \[document_invalid\]\n$/],
    ["broken.yaml", /broken\.yaml:\d+:\d+: /],
    ["bomb.yaml", /bomb\.yaml:\d+: .*alias/],
    ["cycle.yaml", /cycle\.yaml:1: anchor 'a' value contains itself/],
    ["latin1.json", /not UTF-8/],
  ];
  it.each(REFUSED)("refuses %s", async (file, message) => {
    const result = await evaluate("gate.wasm", "-e", "gate/given", "-i", file);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });

  it.each(["", "{", "{} {}", "'x'"])("refuses %j from standard input", async (stdin) => {
    const result = await run(["eval", "gate.wasm", "-e", "gate/given", "-i", "-"], { cwd: folder, stdin });
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toContain("standard input");
  });
});

describe("eval's data", () => {
  it("merges files and folders", async () => {
    const args = ["gate.wasm", "-e", "gate/base", "-f", "raw", "-d", "settings", "-d", "more.yaml"];
    expect((await evaluate(...args)).stdout).toBe('{"a":1.0,"b":12345678901234567890}\n');
  });

  it.each([
    [
      ["-d", "settings", "-d", "clash.json"],
      /data\.settings\.a is in settings.settings.data\.json and in clash\.json/,
    ],
    [["-d", "list.json"], /must be an object/],
    [["-d", "gate.rego"], /is compiled; only Rego/],
    [["-d", "empty"], /no data file/],
    [["-d", "nothing"], /cannot be read/],
  ])("refuses %j", async (args, message) => {
    const result = await evaluate("gate.wasm", "-e", "gate/base", ...args);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });
});

describe("eval's options", () => {
  const raw = async (...args: string[]): Promise<string> => {
    const result = await evaluate("gate.wasm", "-f", "raw", ...args);
    expect(result.exitCode).toBe(0);
    return result.stdout;
  };

  it("sets the time that the policy sees", async () => {
    expect(await raw("-e", "gate/now", "--now", "2026-01-31T12:00:00.000000001+01:00")).toBe(
      "1769857200000000001\n",
    );
    expect(await raw("-e", "gate/now", "--now", "1")).toBe("1\n");
  });

  it("repeats what is random", async () => {
    const first = await raw("-e", "gate/random", "--seed", "s");
    expect(await raw("-e", "gate/random", "--seed", "s")).toBe(first);
    expect(await raw("-e", "gate/random", "--seed", "t")).not.toBe(first);
  });

  it("shows prints on stderr", async () => {
    const result = await evaluate("gate.wasm", "-e", "gate/shown", "-i", "input.json", "-f", "raw");
    expect(result).toMatchObject({ exitCode: 0, stdout: "true\n" });
    expect(result.stderr).toContain("seen");
  });

  it("compiles Rego, of the old version too", async () => {
    expect((await evaluate("gate.rego", "-e", "gate.deny", "-i", "input.json", "-f", "raw")).stdout).toBe(
      '["no a"]\n',
    );
    expect((await evaluate("old.rego", "--v0-compatible", "-f", "raw")).stdout).toBe("{}\n");
    expect((await evaluate("old.rego")).exitCode).toBe(2);
  });
});

describe("eval's errors", () => {
  const WRONG: [string, string[], RegExp][] = [
    ["no policy", [], /no query and no policy/],
    ["a missing policy", ["nothing.rego"], /nothing\.rego/],
    ["a folder without policies", ["empty"], /no policy/],
    ["an unknown entrypoint", ["gate.wasm", "-e", "gate/dney"], /gate\/deny/],
    ["several entrypoints and none named", ["gate.wasm"], /entrypoints; name one of them/],
    [
      "an unknown option",
      ["gate.wasm", "--entrypiont", "x"],
      /^error: unknown option .*\nThe nearest option of eval is --entrypoint\.\n$/,
    ],
    ["an unknown format", ["gate.wasm", "-f", "xml"], /json, pretty, raw, values/],
    ["an invalid time", ["gate.wasm", "--now", "2026-02-30T00:00:00Z"], /--now/],
    ["an invalid duration", ["gate.wasm", "--timeout", "soon"], /--timeout/],
    ["an unknown level", ["gate.rego", "--optimize", "3"], /--optimize/],
  ];
  it.each(WRONG)("%s is exit 2", async (_, args, message) => {
    const result = await evaluate(...args);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
    expect(result.stderr).not.toContain("    at ");
  });

  it("shows OPA's errors with their line, and as opa prints them", async () => {
    const result = await evaluate("bad.rego");
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain("bad.rego:3:10: rego_type_error: undefined function nope");
    expect(result.stderr).toMatch(/\n\s+allow if nope\(1\)\n\s+\^/);
    expect(JSON.parse(result.stdout)).toEqual({
      errors: [
        {
          message: "undefined function nope",
          code: "rego_type_error",
          location: { file: "bad.rego", row: 3, col: 10 },
        },
      ],
    });
    expect((await evaluate("bad.rego", "-f", "raw")).stdout).toBe("");
  });

  it.each([
    ["a policy", ["bad.rego"]],
    ["an entrypoint", ["gate.wasm", "-e", "gate/dney"]],
    ["a file", ["gate.wasm", "-i", "broken.json"]],
  ])("shows an error of %s once on a terminal", async (_, args) => {
    const { exitCode, stdout, stderr } = await run(["eval", ...args], { cwd: folder, isTTY: true });
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("error:");
  });

  it("is exit 2 for an error of the policy", async () => {
    const result = await evaluate("gate.wasm", "-e", "gate/conflict");
    expect(result.exitCode).toBe(2);
    expect(JSON.parse(result.stdout)).toHaveProperty("errors");
  });

  it.each([
    { rule: "p := 1\np := 2", args: [], code: "eval_conflict_error", row: 3, col: 1 },
    {
      rule: "p := 1 / 0",
      args: ["--strict-builtin-errors"],
      code: "eval_builtin_error",
      row: 2,
      col: 6,
    },
  ])("has the place of an error of the policy in eval and exec: $code", async (failing) => {
    const { rule, args, code, row, col } = failing;
    writeFileSync(join(folder, "fails.rego"), `package fails\n${rule}\n`);
    const error = { code, location: { file: "fails.rego", row, col } };
    const evaluated = await evaluate("fails.rego", "-e", "fails/p", ...args);
    expect(JSON.parse(evaluated.stdout)).toMatchObject({ errors: [error] });
    writeFileSync(join(folder, "one.json"), "{}");
    const executed = await run(["exec", "--decision", "fails/p", "-b", "fails.rego", "one.json", ...args], {
      cwd: folder,
    });
    expect(JSON.parse(executed.stdout)).toMatchObject({ result: [{ error }] });
  });

  it("has stack traces only for who asks", async () => {
    const result = await run(["eval", "nothing.rego"], { cwd: folder, env: { REGOHOST_DEBUG: "1" } });
    expect(result.stderr).toContain("    at ");
  });

  it("ends a policy that spins with exit 3", async () => {
    const spin =
      "package spin\n\nx := count([1 | some a in r; some b in r; some c in r; a + b + c == 0])\nr := numbers.range(1, 3000)\n";
    const at = await makeFolder({ "spin.rego": spin });
    const result = await run(["eval", join(at, "spin.rego"), "-e", "spin/x", "--timeout", "200ms"]);
    expect(result.exitCode).toBe(3);
    expect(result.stderr).toMatch(/200/);
  });

  it("is exit 3 when it was aborted", async () => {
    const signal = AbortSignal.abort(new Error("ended by SIGINT"));
    const result = await run(["eval", "gate.wasm", "-e", "gate/deny"], { cwd: folder, signal });
    expect(result).toMatchObject({ exitCode: 3, stdout: expect.not.stringContaining("result") });
  });

  it("is exit 3 when the answer cannot be written", async () => {
    const stdoutError = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const result = await run(["eval", "gate.wasm", "-e", "gate/deny", "-i", "input.json"], {
      cwd: folder,
      stdoutError,
    });
    expect(result).toMatchObject({ exitCode: 3, stdout: "", stderr: "" });
  });
});
