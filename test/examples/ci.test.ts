import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { version } from "../../src/version.js";
import { makeFolder, run } from "../cli/run.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const isWindows = process.platform === "win32";
const has = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

interface Action {
  inputs: Record<string, { default?: string; required?: boolean }>;
  runs: { steps: { run: string; env: Record<string, string> }[] };
}
const action = parse(read("action.yml")) as Action;

describe("action.yml", () => {
  it("runs this version, and puts no input into the script's text", () => {
    expect(action.inputs["version"]?.default).toBe(version);
    for (const { run: script, env } of action.runs.steps) {
      expect(script).not.toContain("${{");
      expect(Object.values(env).every((value) => /^\$\{\{ inputs\.\w+ \}\}$/.test(value))).toBe(true);
    }
  });

  it.skipIf(isWindows || !has("bash"))("gates, whatever is in its inputs", async () => {
    const cwd = await makeFolder({
      "my policies/p.rego": 'package p\n\ndeny contains "no" if input.bad\n',
      "in $(touch pwned).json": '{"bad": true}',
      "bin/npx": '#!/bin/sh\nprintf "%s\\0" "$@" > argv\n',
    });
    await chmod(join(cwd, "bin/npx"), 0o755);
    const inputs: Record<string, string> = {
      policies: "my policies\n",
      inputs: "\nin $(touch pwned).json\r\n",
      args: "--fail-on\nwarn\n",
      sarif: "out.sarif",
      version: "1; touch pwned",
    };
    const [step] = action.runs.steps;
    const env = Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([name, value]) => [
        name,
        inputs[/inputs\.(\w+)/.exec(value)?.[1] ?? ""] ?? "",
      ]),
    );
    execFileSync("bash", ["-c", step?.run ?? "exit 9"], {
      cwd,
      env: { PATH: `${join(cwd, "bin")}${delimiter}${process.env["PATH"] ?? ""}`, ...env },
    });
    const [yes, name, ...argv] = (await readFile(join(cwd, "argv"), "utf8")).split("\0").slice(0, -1);
    expect([yes, name]).toEqual(["--yes", "regohost@1; touch pwned"]);
    await expect(readFile(join(cwd, "pwned"))).rejects.toThrow();
    const gated = await run(argv, { cwd });
    expect(gated).toMatchObject({ exitCode: 1, stderr: "" });
    expect(gated.stdout).toContain("::error file=in $(touch pwned).json,title=p.deny::");
    expect(await readFile(join(cwd, "out.sarif"), "utf8")).toContain('"ruleId": "p.deny"');
  });
});

describe("examples/ci", () => {
  it("uses commands and options that there are", async () => {
    const texts = ["examples/ci/github.yml", "examples/ci/gitlab.yml", "examples/ci/pre-commit"].map(read);
    expect(parse(texts[0] ?? "")).toHaveProperty("jobs.gate");
    expect(parse(texts[1] ?? "")).toHaveProperty("gate.script");
    const uses = texts.flatMap((text) => [...text.matchAll(/\$?regohost (fmt|check|test|gate) (.*)/g)]);
    expect(uses.length).toBeGreaterThan(4);
    for (const [, command = "", args = ""] of uses) {
      const { stdout } = await run([command, "--help"]);
      for (const [option] of args.matchAll(/(?<=\s|^)--?[a-z][a-z-]*/g)) expect(stdout).toContain(option);
    }
  });

  it.skipIf(isWindows || !has("git"))("the hook lets only good Rego in", async () => {
    const cwd = await makeFolder({
      "a b.rego": "package p\n\nx := 1\n",
      "bin/regohost": '#!/bin/sh\necho "$@" >> calls\nexit ${CODE:-0}\n',
    });
    await chmod(join(cwd, "bin/regohost"), 0o755);
    const git = (...args: string[]): string => execFileSync("git", args, { cwd, encoding: "utf8" });
    git("init", "-q");
    const hook = (code: string): number | null =>
      spawnSync("sh", [join(root, "examples/ci/pre-commit")], {
        cwd,
        env: { ...process.env, REGOHOST: join(cwd, "bin/regohost"), CODE: code },
      }).status;
    expect(hook("1")).toBe(0);
    git("add", "a b.rego");
    expect(hook("0")).toBe(0);
    expect((await readFile(join(cwd, "calls"), "utf8")).split("\n")).toEqual([
      "fmt --list --fail a b.rego",
      "check .",
      "test . --exit-zero-on-skipped",
      "",
    ]);
    await writeFile(join(cwd, "calls"), "");
    expect(hook("1")).toBe(1);
  });
});
