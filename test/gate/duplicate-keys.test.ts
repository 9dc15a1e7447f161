import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";
import { loadGate } from "regohost/gate";
import type { GateInputSource, GateReport, JudgeOptions } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const POLICY = 'package gate\n\ndeny contains "bad" if input.a == 1\n';

async function judge(input: GateInputSource, options: JudgeOptions = {}): Promise<GateReport> {
  await using gate = await loadGate({ files: { "p.rego": POLICY } });
  return await gate.judge([input], options);
}

function envelope(payload: string): string {
  const json = {
    payloadType: "t",
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ sig: "AA" }],
  };
  return JSON.stringify(json);
}

describe("an input with duplicate keys has no verdict", () => {
  it.each<[string, string, string, string]>([
    ["JSON", "in.json", '{"a":1,\n "a":2}', 'in.json: duplicate key "a" at line 2, column 2'],
    ["the bad one last", "in.json", '{"a":2,"a":1}', 'in.json: duplicate key "a" at line 1, column 8'],
    ["a line", "in.jsonl", '{}\n{"b":{"a":1,"a":2}}', 'in.jsonl:2: duplicate key "a" at line 2, column 13'],
    ["YAML", "in.yaml", "b:\n  a: 1\n  a: 2\n", 'in.yaml:3:3: duplicate key "a"'],
    [
      "keys that are the same once they are read",
      "in.json",
      '{"\\ud800":1,"\\udc00":2}',
      'in.json: duplicate key "\\udc00" at line 1, column 13',
    ],
    ["keys that are the same in JSON", "in.yaml", "1: a\n'1': b\n", 'in.yaml:2:1: duplicate key "1"'],
    ["a key that is an alias", "in.yaml", "&a k: 1\n*a : 2\n", 'in.yaml:2:1: duplicate key "k"'],
    ["a document of several", "in.yaml", "{}\n---\na: 1\na: 2\n", 'in.yaml#2:4:1: duplicate key "a"'],
    [
      "a payload",
      "in.json",
      envelope('{"a":1,"a":2}'),
      'in.json: duplicate key "a" in the payload of its envelope (t)',
    ],
  ])("%s", async (_what, name, text, problem) => {
    const report = await judge({ name, text });
    expect(report.outcome).toBe("invalid");
    const problems = report.results.flatMap((result) => result.problems);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[string, string, string]>([
    ["JSON", "in.json", '{"a":1,"a":2}'],
    ["YAML", "in.yaml", "a: 1\na: 2\n"],
    ["a payload", "in.json", envelope('{"a":1,"a":2}')],
  ])("unless the last is taken, as OPA does: %s", async (_what, name, text) => {
    const { outcome } = await judge({ name, text }, { allowDuplicateKeys: true });
    expect(outcome).toBe("pass");
  });

  it("but a key that a merge brings may be replaced", async () => {
    const text = "base: &base {a: 1}\n<<: *base\na: 2\n";
    expect((await judge({ name: "in.yaml", text })).outcome).toBe("pass");
  });

  it("and two merges in one mapping are refused, of which readers take one or the other first", async () => {
    const text = "x: &x {a: 1}\ny: &y {a: 2}\nz:\n  <<: *x\n  <<: *y\n";
    const report = await judge({ name: "in.yaml", text });
    expect(report.results.flatMap(({ problems }) => problems)).toEqual([
      expect.stringContaining('in.yaml:5:3: duplicate key "<<"'),
    ]);
    expect((await judge({ name: "in.yaml", text }, { allowDuplicateKeys: true })).outcome).toBe("pass");
    const list = text.replace("  <<: *x\n  <<: *y\n", "  <<: [*x, *y]\n");
    expect((await judge({ name: "in.yaml", text: list })).outcome).toBe("pass");
  });

  it("on the command line", async () => {
    const cwd = await makeFolder({ "p.rego": POLICY, "in.json": '{"a":1,"a":2}' });
    const refused = await run(["gate", "p.rego", "in.json"], { cwd });
    expect(refused.exitCode).toBe(2);
    expect(refused.stdout).toContain('in.json: duplicate key "a" at line 1, column 8');
    expect((await run(["gate", "p.rego", "in.json", "--allow-duplicate-keys"], { cwd })).exitCode).toBe(0);
  });
});

describe("an input with a number that YAML makes another", () => {
  it("has no verdict, and the place is named", async () => {
    const report = await judge({ name: "in.yaml", text: "b: 1\na: 18446744073709551616\n" });
    expect(report.outcome).toBe("invalid");
    expect(report.results[0]?.problems).toEqual([
      expect.stringMatching(/^in\.yaml:2:4: the number … cannot be read exactly/),
    ]);
  });

  it("keeps all digits as JSON", async () => {
    const report = await judge({ name: "in.json", text: '{"a": 18446744073709551616}' });
    expect(report.outcome).toBe("pass");
  });
});

describe("data and schemas of policies with duplicate keys", () => {
  const RULE = 'package gate\n\ndeny contains "bad" if input.a > data.max\n';
  const TWICE = { json: '{"max": 1,\n "max": 9}', yaml: "max: 1\nmax: 9\n" };
  const FILES = {
    "in.json": '{"a": 5}',
    "p/gate.rego": RULE,
    "bare/gate.rego": RULE,
    "d/max.json": "{}",
  };

  it.each<[string, string, string, string[]]>([
    ["a file of -d", "x.json", TWICE.json, ["bare", "-d", "x.json"]],
    ["a file of -d in YAML", "x.yaml", TWICE.yaml, ["bare", "-d", "x.yaml"]],
    ["a folder of -d", "d/x.json", TWICE.json, ["bare", "-d", "d"]],
    ["a folder of policies", "p/data.json", TWICE.json, ["p"]],
    ["a folder of policies, in YAML", "p/data.yaml", TWICE.yaml, ["p"]],
    ["a pattern of policies", "p/data.json", TWICE.json, ["p/*.rego"]],
    ["keys that are the same once they are read", "p/data.json", '{"max": 1, "m\\u0061x": 9}', ["p"]],
    [
      "a number of YAML that would be read as another one",
      "x.yaml",
      "max: 123456789012345678901\n",
      ["bare", "-d", "x.yaml"],
    ],
  ])("is refused: %s", async (_what, path, text, args) => {
    const cwd = await makeFolder({ ...FILES, [path]: text });
    const { exitCode, stderr } = await run(["gate", ...args, "in.json"], { cwd });
    expect(stderr).toContain(path);
    expect(stderr).toMatch(
      /: duplicate key "max" at line \d, column \d+|:\d:\d+: duplicate key "max"|123456789012345678901|number/,
    );
    expect(exitCode).toBe(2);
  });

  it.each(["s.json", "s"])("is refused in a schema of inputs: %s", async (schema) => {
    const text = '{"type": "object", "required": ["b"], "required": []}';
    const cwd = await makeFolder({ ...FILES, "s.json": text, "s/input.json": text });
    const { exitCode, stderr } = await run(["gate", "bare", "in.json", "--schema", schema, "-d", "d"], {
      cwd,
    });
    expect(stderr).toMatch(/s(?:\/input)?\.json: duplicate key "required" at line 1, column 39/);
    expect(exitCode).toBe(2);
  });

  it("is refused in a bundle with a compiled policy", async () => {
    const cwd = await makeFolder(FILES);
    expect((await run(["build", "p", "-e", "gate/deny", "-o", "b.tar.gz"], { cwd })).exitCode).toBe(0);
    const entries = await unpackTar(gunzipSync(await readFile(join(cwd, "b.tar.gz"))));
    const body = Buffer.from(TWICE.json);
    const others = entries.filter(({ header }) => !header.name.endsWith("data.json"));
    const files = [...others, { header: { name: "data.json", size: body.length }, data: body }];
    const packed = files.map(({ header: { name }, data = Buffer.alloc(0) }) => ({
      header: { name, size: data.length },
      body: data,
    }));
    await writeFile(join(cwd, "b.tar.gz"), gzipSync(await packTar(packed)));
    const { exitCode, stderr } = await run(["gate", "b.tar.gz", "in.json"], { cwd });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(': duplicate key "max" at line 2, column 2') as string,
    });
  });
});
