import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const POLICY = 'package p\n\ndeny contains "p" if input.p\n';
const LOAD = 'package load\n\ndeny contains "load" if input.load\n';

let cwd: string;
beforeEach(async () => {
  const files = { "pol/p.rego": POLICY, "pol/a/load_test.rego": LOAD, "in.json": '{"load": true}' };
  cwd = await makeFolder(files, onTestFinished);
});
const gate = (...args: string[]) => run(["gate", ...args, "in.json"], { cwd });
const OUTPUTS = ["built.wasm", "built.tar.gz"];
const build = (output: string, ...args: string[]) => run(["build", ...args, "-o", output], { cwd });

describe("gate, of a policy whose file has the name of a test", () => {
  it.each([["pol"], ["pol/**/*.rego"], ["-p", "pol/**/*.rego"], ["{pol,pol/a}/*.rego"]])(
    "refuses it: %s",
    async (...args) => {
      const { exitCode, stdout, stderr } = await gate(...args);
      expect(exitCode).toBe(2);
      expect(stdout).toBe("");
      expect(stderr).toContain(
        "pol/a/load_test.rego is ignored because of its test name, but may be a part of a policy; rename it",
      );
    },
  );

  it.each(OUTPUTS)("refuses it when it is compiled: %s", async (output) => {
    const { stderr: refused } = await gate("pol");
    for (const args of [["pol"], ["./pol/"], ["pol", "pol/p.rego"], ["pol", "-e", "p/deny"]]) {
      const { exitCode, stdout, stderr } = await build(output, ...args);
      expect({ args, exitCode, stdout }).toEqual({ args, exitCode: 2, stdout: "" });
      expect(stderr.replace(join(cwd, "/"), "").replace("./", "")).toBe(refused);
    }
  });

  it.each(OUTPUTS)("compiles it where it is named too: %s", async (output) => {
    expect((await build(output, "pol", "pol/a/load_test.rego")).exitCode).toBe(0);
    const { exitCode, stdout } = await gate(output);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("deny: load");
  });

  it("refuses it in a bundle that is compiled", async () => {
    const files = { ".manifest": "{}", "p.rego": POLICY, "load_test.rego": LOAD };
    const entries = Object.entries(files).map(([name, text]) => ({
      header: { name, size: text.length },
      body: Buffer.from(text),
    }));
    await writeFile(join(cwd, "b.tar.gz"), gzipSync(await packTar(entries)));
    for (const result of [await gate("b.tar.gz"), await build("built.wasm", "b.tar.gz")]) {
      expect(result).toMatchObject({ exitCode: 2, stdout: "" });
      expect(result.stderr).toContain("b.tar.gz/load_test.rego is ignored because of its test name");
    }
  });

  it.each([["pol"], ["pol/**/*.rego"]])("judges it where it is named too: %s", async (policies) => {
    const { exitCode, stdout } = await gate(policies, "pol/a/load_test.rego");
    expect(exitCode).toBe(1);
    expect(stdout).toContain("deny: load");
  });

  it("refuses it with its tests in the same package", async () => {
    await writeFile(join(cwd, "pol/a/load_test.rego"), `${LOAD}\ntest_load if deny == set()\n`);
    expect(await gate("pol")).toMatchObject({ exitCode: 2, stdout: "" });
  });

  it.each([
    ["deny_load", 'package load\n\ndeny_load contains "x" if input.load\n'],
    [
      "violation_load, to one of a package of tests without any",
      LOAD.replace("load", "load_test").replace("deny", "violation_load"),
    ],
  ])("refuses a set that looks as if it refused: %s", async (_, text) => {
    await writeFile(join(cwd, "pol/a/load_test.rego"), text);
    const { exitCode, stderr } = await gate("pol");
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(
        "load_test.rego is ignored because of its test name, but may be a part of a policy",
      ) as string,
    });
  });

  it.each([
    ["tests", `${LOAD}\ntest_load if load.deny == set()\n`.replace("load", "load_test")],
    ["tests to do", `${LOAD}\ntodo_test_load if load.deny == set()\n`.replace("load", "load_test")],
    ["helpers with such a name", 'package mocks\n\ndeny_text := "x"\n\nviolation_of(x) := x\n'],
    ["helpers of tests", "package mocks\n\n# deny this\ntext := `\ndeny`\n\nallow(x) := x\n"],
  ])("leaves %s out", async (_, text) => {
    await writeFile(join(cwd, "pol/a/load_test.rego"), text);
    for (const policies of ["pol", "pol/**/*.rego"]) {
      const { exitCode, stdout, stderr } = await gate(policies);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
      expect(stdout).not.toContain("NOTE");
    }
  });
});

describe("gate, of a policy in a package of tests whose file has another name", () => {
  const [TEST, HEAD] = ["\ntest_load if true\n", "package load_test\n\n"];

  it.each([
    ["a set", `${HEAD}deny contains "load" if input.load\n${TEST}`],
    ["tests to do", `${HEAD}deny contains "load" if input.load\n\ntodo_test_load if true\n`],
    ["a part of a result", `${HEAD}result.violations := ["load"]\n${TEST}`],
    ["a value", `${HEAD}allow := false\n${TEST}`],
  ])("refuses it, compiled too: %s", async (_what, text) => {
    await writeFile(join(cwd, "pol/a/load_test.rego"), "package load_test\n");
    await writeFile(join(cwd, "pol/a/load.rego"), text);
    const { exitCode, stdout, stderr } = await gate("pol");
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(
      /pol.a.load\.rego:3:1: rule_unread: load_test\.\S+ is not judged, because its package contains tests/,
    );
    expect((await build("built.wasm", "pol")).exitCode).toBe(0);
    const compiled = await gate("built.wasm");
    expect(compiled).toMatchObject({ exitCode: 2, stdout: "" });
    expect(compiled.stderr).toMatch(/load_test\.\S+ is not judged, because its package contains tests/);
  });

  it("refuses it by Conftest's rules, where its package is read", async () => {
    const main = 'package main\n\ndeny contains "no" if false\n';
    const files = {
      "p/main.rego": main,
      "p/x.rego": `package main_test\n\ndeny_a contains "x" if true\n${TEST}`,
    };
    const cwd = await makeFolder({ ...files, "in.json": "{}" }, onTestFinished);
    for (const [args, code] of [
      [["--all-namespaces"], 2],
      [["-n", "main*"], 2],
      [[], 0],
    ] as const) {
      const { exitCode } = await run(["gate", "p", "in.json", "--rules", "conftest", ...args], { cwd });
      expect({ args, exitCode }).toEqual({ args, exitCode: code });
    }
  });

  it("takes helpers of tests for what they are", async () => {
    await writeFile(join(cwd, "pol/a/load_test.rego"), "package load_test\n");
    await writeFile(join(cwd, "pol/a/load.rego"), `${HEAD}allow(x) := x\n${TEST}`);
    expect((await gate("pol")).exitCode).toBe(0);
  });
});

describe("gate, of a folder with a compiled policy and Rego", () => {
  beforeEach(async () => {
    const built = await run(["build", "pol/a/load_test.rego", "-o", "pol/policy.wasm", "-e", "load/deny"], {
      cwd,
    });
    expect(built.exitCode).toBe(0);
  });

  it("refuses what may not belong together", async () => {
    const { exitCode, stderr } = await gate("pol");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("pol contains policy.wasm and p.rego");
  });

  it("judges a bundle with the Rego that it was compiled from, and refuses one with more", async () => {
    const wasm = [{ module: "/policy.wasm", entrypoint: "load/deny" }];
    await writeFile(join(cwd, "pol/.manifest"), JSON.stringify({ wasm }));
    const refused = await gate("pol");
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("compiled from other Rego than that beside it");
    await rm(join(cwd, "pol/p.rego"));
    const { exitCode, stdout } = await gate("pol");
    expect(exitCode).toBe(1);
    expect(stdout).toContain("deny: load");
  });
});
