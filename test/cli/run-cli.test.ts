import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { makeFolder, run } from "./run.js";

const names = COMMANDS.map(({ name }) => name);

describe("help", () => {
  it.each([["--help"], ["-h"], ["help"]])("%s lists every command", async (arg) => {
    const result = await run([arg]);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    for (const name of names) expect(result.stdout).toMatch(new RegExp(`^  ${name} `, "m"));
    expect(result.stdout).toContain("Examples:");
  });

  it.each(names)("%s has examples of itself", async (name) => {
    for (const args of [
      [name, "--help"],
      ["help", name],
      ["--quiet", name, "-h"],
    ]) {
      const result = await run(args);
      expect(result).toMatchObject({ exitCode: 0, stderr: "" });
      expect(result.stdout).toMatch(new RegExp(`Examples:\\n  regohost ${name}`));
      expect(result.stdout).toContain("--base-url");
    }
  });

  it("goes to a pipe that is closed with exit 3", async () => {
    expect((await run(["--help"], { stdoutError: new Error("EPIPE") })).exitCode).toBe(3);
  });
});

describe("--version", () => {
  it("prints the package's version", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(await run(["--version"])).toMatchObject({ exitCode: 0, stdout: `${version}\n`, stderr: "" });
  });
});

describe("wrong usage is exit 2, on stderr", () => {
  it.each<[string[], RegExp]>([
    [[], /Usage: regohost/],
    [["gat"], /unknown command 'gat'[^]*gate/],
    [["evall"], /eval/],
    [["serve"], /unknown command/],
    [["help", "nothing"], /unknown command/],
    [["--qiet", "gate"], /--quiet/],
    [["eval", "x.wasm", "--base-rul", "y"], /--base-url/],
    [["eval", "x.wasm", "--timeout"], /argument missing/],
    [["eval", "x.wasm", "--timeout", "0"], /500ms/],
    [["eval", "x.wasm", "-e", "a", "-e", "b"], /only once/],
  ])("%j", async (args, message) => {
    const result = await run(args);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});

describe("eval --profile", () => {
  it.each(["p.rego", "policies"])("takes no file or folder for a login: %s", async (name) => {
    const files = { "p.rego": "package p\nx := 1\n", "policies/p.rego": "package p\nx := 1\n" };
    const cwd = await makeFolder(files, onTestFinished);
    for (const args of [[name], [name, "p.rego", "-e", "p/x"]]) {
      const refused = await run(["eval", "--profile", ...args], { cwd });
      expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
      expect(refused.stderr).toMatch(/write --profile after the policies; .* write --profile=/);
    }
    const profiled = await run(["eval", name, "-e", "p/x", "-f", "pretty", "--profile"], { cwd });
    expect(profiled).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/p\.rego:2/) as string });
    const named = await run(["eval", `--profile=${name}`, "p.rego", "-e", "p/x", "-f", "raw"], { cwd });
    expect(named).toMatchObject({ exitCode: 0, stdout: "1\n" });
    // Only there does it also mean something else.
    expect((await run(["whoami", "--profile", name], { cwd })).stderr).not.toContain("this is a file");
  });
});
