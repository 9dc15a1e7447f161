import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runWatched } from "../run-watched.js";
import { makeFolder, run } from "../run.js";

const FILES = {
  "policies/gate.rego": 'package gate\ndeny contains "no" if input.bad\n',
  "in/a.json": '{"bad": true}',
  "regohost.yaml":
    "version: 1\npolicies: [policies]\ninputs: ['in/*.json']\noutputs: [json=out.json, pretty]\n",
};

describe("gate --watch", () => {
  it("judges again when an input and the policy change", async () => {
    const cwd = await makeFolder(FILES);
    const changes = [
      () => writeFile(join(cwd, "in/a.json"), '{"bad": false}'),
      () => writeFile(join(cwd, "policies/gate.rego"), 'package gate\ndeny contains "never" if true\n'),
      () => writeFile(join(cwd, "regohost.yaml"), "version: 1\npolicy: [policies]\n"),
    ];
    const verdicts: string[] = [];
    const { exitCode, stderr } = await runWatched(["gate"], changes, {
      cwd,
      onStdout: (text) => verdicts.push(text.split("\n")[0] ?? ""),
    });
    expect(verdicts).toEqual(["FAIL  in/a.json  gate", "PASS  in/a.json  gate", "FAIL  in/a.json  gate"]);
    expect(stderr).toContain("regohost.yaml:2:1: unknown key policy");
    expect(exitCode).toBe(2);
  });

  it("clears a terminal, and says when and what changed", async () => {
    const cwd = await makeFolder(FILES);
    const changes = [() => writeFile(join(cwd, "in/a.json"), '{"bad": false}')];
    const written: string[] = [];
    const { stderr } = await runWatched(["gate"], changes, {
      cwd,
      env: { TERM: "xterm" },
      isTTY: true,
      onStdout: (text) =>
        written.push(text.startsWith("\u001b[2J") ? "cleared" : (/FAIL|PASS/.exec(text)?.[0] ?? text)),
    });
    expect(written).toEqual(["FAIL", "cleared", "PASS"]);
    expect(stderr).toMatch(/\d\d:\d\d:\d\d changed: in\/a\.json/);
  });

  it("clears no file and no pipe", async () => {
    const cwd = await makeFolder(FILES);
    const { stdout, stderr } = await runWatched(
      ["gate"],
      [() => writeFile(join(cwd, "in/a.json"), '{"bad": false}')],
      { cwd },
    );
    expect(stdout + stderr).not.toContain("\u001b");
    expect(stderr).toMatch(/changed: in\/a\.json/);
  });

  it("judges materials again when a policy of Chainloop, its script and the material change", async () => {
    const policy = (path: string): string =>
      `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata:\n  name: p\nspec:\n  policies:\n    - kind: EVIDENCE\n      path: ${path}\n`;
    const cwd = await makeFolder({
      "p.yaml": policy("lib/a.rego"),
      "lib/a.rego": 'package main\nviolations contains "a" if input.data.bad\n',
      "other/b.rego": 'package main\nviolations contains "b" if input.data.bad\n',
      "m.txt": '{"data": {"bad": true}}',
    });
    const edit = (path: string, text: string) => () => writeFile(join(cwd, path), text);
    const changes = [
      edit("lib/a.rego", 'package main\nviolations contains "changed" if input.data.bad\n'),
      edit("p.yaml", policy("other/b.rego")),
      edit("other/b.rego", 'package main\nviolations contains "new" if input.data.bad\n'),
      edit("m.txt", '{"data": {"bad": false}}'),
      edit("p.yaml", policy("other/none.rego")),
      edit("other/none.rego", 'package main\nviolations contains "made" if input\n'),
    ];
    const verdicts: string[] = [];
    const { exitCode, stderr } = await runWatched(
      ["gate", "p.yaml", "--material", "m.txt", "--kind", "EVIDENCE"],
      changes,
      {
        cwd,
        onStdout: (text) => verdicts.push(/\b(a|changed|b|new|made|PASS)\b(?!\.)/.exec(text)?.[0] ?? text),
      },
    );
    expect(verdicts).toEqual(["a", "changed", "b", "new", "PASS", "made"]);
    expect(stderr).toContain("none.rego");
    expect(exitCode).toBe(1);
  });

  it("judges again when what an input of Jsonnet imports changes, and when it is made", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "in/a.jsonnet": "import 'lib.libsonnet'",
      "in/lib.libsonnet": "{bad: (importstr 'words.txt') == 'no'}",
      "in/words.txt": "no",
    });
    const edit = (path: string, text: string) => () => writeFile(join(cwd, path), text);
    const changes = [
      edit("in/words.txt", "yes"),
      edit("in/lib.libsonnet", "import 'more.libsonnet'"),
      edit("in/more.libsonnet", "{bad: true}"),
    ];
    const verdicts: string[] = [];
    await runWatched(["gate", "policies/gate.rego", "in/a.jsonnet", "--no-config"], changes, {
      cwd,
      onStdout: (text) => verdicts.push(text.split(" ")[0] ?? ""),
    });
    expect(verdicts).toEqual(["FAIL", "PASS", "ERROR", "FAIL"]);
  });

  it("judges again when a file of arguments changes", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "p.yaml":
        'apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata: {name: p}\nspec:\n  inputs: [{name: names}]\n  policies:\n    - kind: EVIDENCE\n      embedded: |\n        package p\n\n        import rego.v1\n\n        violations contains input.args.names if input.args.names != "ada"\n',
      "lists/l.csv": "names\nada\n",
    });
    const changes = ["names\nbob\n", "other\nada\n", "names\nada\n"].map(
      (text) => () => writeFile(join(cwd, "lists/l.csv"), text),
    );
    const verdicts: string[] = [];
    const args = ["gate", "p.yaml", "--material", "in/a.json", "--kind", "EVIDENCE"];
    const { stderr } = await runWatched([...args, "--arg", "names=@lists/l.csv", "--no-config"], changes, {
      cwd,
      onStdout: (text) => verdicts.push(text.split(" ")[0] ?? ""),
    });
    expect(verdicts).toEqual(["PASS", "FAIL", "PASS"]);
    expect(stderr).toContain("lists/l.csv has no column names");
  });

  it("judges again when a definition of textproto changes, and when one is made", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "in/a.textproto": "# proto-message: A\nbad: true\n",
      "protos/a.proto": 'syntax = "proto3"; message A { bool bad = 1; }',
    });
    const edit = (path: string, text: string) => () => writeFile(join(cwd, path), text);
    const changes = [
      edit("protos/a.proto", 'syntax = "proto3"; import "b.proto"; message A { bool bad = 1; B b = 2; }'),
      edit("protos/b.proto", 'syntax = "proto3"; message B { }'),
      edit("in/a.textproto", "# proto-message: A\nbad: false b { }\n"),
    ];
    const verdicts: string[] = [];
    const args = ["gate", "policies/gate.rego", "in/a.textproto", "--proto-file-dirs", "protos"];
    await runWatched([...args, "--no-config"], changes, {
      cwd,
      onStdout: (text) => verdicts.push(text.split(" ")[0] ?? ""),
    });
    expect(verdicts).toEqual(["FAIL", "ERROR", "FAIL", "PASS"]);
  });

  it.each([["in/a.json"], ["policies/gate.rego"], ["policies"], ["in"]])(
    "judges again after %s was removed, when it is there again",
    async (path) => {
      const cwd = await makeFolder(FILES);
      const changes = [
        () => rename(join(cwd, path), join(cwd, "away")),
        () => rename(join(cwd, "away"), join(cwd, path)),
        () => writeFile(join(cwd, "in/a.json"), '{"bad": false}'),
      ];
      const { exitCode, stdout } = await runWatched(
        ["gate", "policies/gate.rego", "in/a.json", "--no-config"],
        changes,
        { cwd },
      );
      expect(stdout.match(/^(?:FAIL|PASS) /gm)).toEqual(["FAIL ", "FAIL ", "PASS "]);
      expect(exitCode).toBe(0);
    },
  );

  it("judges what is made after it began, in a folder that is made then", async () => {
    const cwd = await makeFolder(FILES);
    const make = async (): Promise<void> => {
      await mkdir(join(cwd, "build/out"), { recursive: true });
      await writeFile(join(cwd, "build/out/a.json"), '{"bad": false}');
    };
    const args = ["gate", "policies", "build/out/a.json", "--no-config"];
    const { stdout } = await runWatched(args, [make], { cwd });
    expect(stdout).toMatch(/^ERROR build\/out\/a\.json[^]*^PASS /m);
  });

  it("notes once that the gate file of the folder was not read", async () => {
    const cwd = await makeFolder(FILES);
    const { stdout, stderr } = await runWatched(["gate", "policies", "in/a.json"], [], { cwd });
    expect(`${stdout}${stderr}`.match(/regohost\.yaml was not read/g)).toHaveLength(1);
  });

  it.each([
    [["gate", "policies", "in/a.json", "-o", "json=nowhere/out.json", "--no-config"]],
    [["gate", "policies", "in/a.json", "--record", "nowhere/r.json", "--no-config"]],
    [["test", "policies", "-o", "json=nowhere/out.json"]],
  ])("ends with the error of an output that has no folder: %j", async (args) => {
    const cwd = await makeFolder(FILES);
    const { exitCode, stderr } = await run([...args, "--watch"], { cwd });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/nowhere\/\w+\.json cannot be written \(ENOENT: its folder/) as unknown,
    });
    expect(stderr).not.toContain("waiting for changes");
  });

  it("does not wait where nothing is named", async () => {
    const { exitCode, stderr } = await run(["gate", "--watch"], { cwd: await makeFolder({}) });
    expect(stderr).toContain("there is no regohost.yaml in this folder");
    expect(exitCode).toBe(2);
  });

  it("refuses standard input", async () => {
    const cwd = await makeFolder(FILES);
    const { exitCode, stderr } = await run(["gate", "policies", "-i", "-", "--watch"], { cwd });
    expect(stderr).toContain("--watch excludes -i -");
    expect(exitCode).toBe(2);
  });
});

describe("gate --calls", () => {
  it("shows the calls of each policy", async () => {
    const cwd = await makeFolder({
      "gate.rego": 'package gate\ndeny contains "x" if acme.say(input.text) == "x"\n',
      "mine.mjs":
        'export const say = { name: "acme.say", args: ["string"], result: "string", effect: false, call: async ([text]) => text };',
      "a.json": '{"text": "\\u001b[31mred"}',
      "b.json": "{}",
    });
    const args = ["gate", "gate.rego", "a.json", "b.json", "--builtins", "mine.mjs", "--calls"];
    const { exitCode, stderr } = await run(args, { cwd });
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^a\.json gate\n {2}round 1 .*acme\.say\("\\u001b\[31mred"\)$/m);
    expect(stderr).toContain("b.json gate\n  no asynchronous built-in was called");
  });
});
