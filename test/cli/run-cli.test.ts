import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { run } from "./run.js";

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
