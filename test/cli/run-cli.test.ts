import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { makeFolder, run } from "./run.js";

const names = COMMANDS.map(({ name }) => name);

describe("help", () => {
  it.each([
    ["gate", ["Evaluation", "Conftest's policies", "Materials of Chainloop", "Verification summary"]],
    ["eval", ["Evaluation", "Queries", "Signatures of inputs", "Policies from addresses"]],
    ["serve", ["Evaluation", "Signatures of policies", "Policies from addresses"]],
    ["test", ["Policies", "Signatures of policies", "Policies from addresses"]],
  ])("groups the many options of %s", async (name, groups) => {
    const { stdout } = await run([name, "--help=all"]);
    const headings = (stdout.match(/^[A-Z].*:$/gm) ?? []).map((heading) => heading.slice(0, -1));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.slice(0, 2)).toEqual(["Arguments", "Options"]);
    expect(headings).toEqual(expect.arrayContaining(groups));
    const own = stdout.slice(stdout.indexOf("Options:"), stdout.indexOf("Global Options:"));
    // No list is too long to be read at once.
    for (const group of own.split(/^[A-Z].*:$/m)) {
      expect(group.match(/^ {2}-/gm)?.length ?? 0).toBeLessThan(30);
    }
  });

  it.each(["gate", "eval", "serve", "verify", "test", "check", "exec", "run"])(
    "of %s is without the service's options, and the whole of it has every option",
    async (name) => {
      const { stdout } = await run([name, "--help"]);
      expect(stdout).not.toContain("--base-url");
      expect(stdout).toContain("--timeout");
      const whole = await run([name, "--help=all"]);
      for (const args of [
        ["help", name, "options"],
        ["--quiet", name, "--help=all"],
      ]) {
        expect(await run(args)).toEqual(whole);
      }
      for (const [option] of stdout.matchAll(/^ {2}-.*?(?= {2}|$)/gm)) expect(whole.stdout).toContain(option);
    },
  );

  it.each([...names.map((name) => [name]), ["grpc", "list"], ["grpc", "describe"], ["grpc", "call"], []])(
    "of %s %s fits on a screen, and the whole of it within 80 columns",
    async (...words) => {
      const { stdout } = await run([...words, "--help"]);
      // The list of all commands is longer.
      if (words.length > 0) expect(stdout.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
      const whole = await run([...words, "--help=all"]);
      for (const text of [stdout, whole.stdout]) {
        for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
      }
    },
  );

  it("breaks long examples where a shell continues them, and never in quotes", async () => {
    const { stdout } = await run(["verify", "--help"]);
    expect(stdout).toContain(
      String.raw`
  regohost verify app.tgz.sigstore.json --trusted-root trusted_root.json \
    --artifact app.tgz \
    --certificate-identity-regexp '^https://github\.com/acme/app/' \
    --certificate-oidc-issuer https://token.actions.githubusercontent.com
`,
    );
    expect((await run(["prompt", "--help"])).stdout).toContain('    "Is a licence missing?"\n');
    expect((await run(["mock", "--help"])).stdout).toContain(
      "_test.rego\n    # after eval --record run.json\n",
    );
  });

  it("takes no other word", async () => {
    const result = await run(["gate", "--help=some"]);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect((await run(["help", "options"])).stdout).toContain("--base-url");
    expect((await run(["help", "nothing", "options"])).stderr).toContain("unknown command 'nothing'");
  });

  it("is no help after --", async () => {
    expect((await run(["eval", "--", "--help=all"])).stdout).not.toContain("Usage:");
  });

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
    }
    const { stdout } = await run([name, "--help=all"]);
    const isLocal = COMMANDS.some((entry) => entry.name === name && entry.isLocal === true);
    expect(stdout.includes("--base-url"), "the service's options").toBe(!isLocal);
    expect(stdout).toContain("--no-cache");
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
    [
      ["gat"],
      /^error: unknown command 'gat': did you mean gate\? regohost --help lists the commands \[usage_invalid\]\n$/,
    ],
    [["data.gate.deny"], /^error: unknown command 'data\.gate\.deny': a query is evaluated by regohost eval/],
    [["1 + 1", "x"], /^error: unknown command '1 \+ 1': a query is evaluated by regohost eval/],
    [["package.json"], /^error: unknown command 'package\.json': a file or folder comes after a command/],
    [["pull"], /^error: unknown command 'pull': conftest pull is here: .* \[usage_invalid\]\n$/],
    [
      ["conftest", "test"],
      /^error: unknown command 'conftest': conftest test is here: .* \[usage_invalid\]\n$/,
    ],
    [["evall"], /eval/],
    [["wroker"], /unknown command/],
    [["help", "nothing"], /unknown command/],
    [["--qiet", "gate"], /--quiet/],
    [["eval", "x.wasm", "--base-rul", "y"], /--base-url/],
    [["eval", "x.wasm", "--timeout"], /argument missing/],
    [["eval", "x.wasm", "--timeout", "0"], /500ms/],
    [["eval", "x.wasm", "-e", "a", "-e", "b"], /only once/],
    [["verify", "x", "--key", "k", "--threshold", "2", "--threshold", "1"], /only once/],
    [["test", ".", "--threshold", "90", "--threshold", "0"], /only once/],
    [["gate", "p", "--now", "2026-01-01T00:00:00Z", "--now", "2099-01-01T00:00:00Z"], /only once/],
    [["gate", "p", "--rules", "conftest", "--rules", "conforma"], /only once/],
    [["exec", "x", "--parser", "json", "--parser", "yaml"], /only once/],
    [["serve", "--authentication", "token", "--authentication", "off"], /only once/],
  ])("%j", async (args, message) => {
    const result = await run(args);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});

it("takes the last format of the output, as opa does", async () => {
  const { exitCode, stdout } = await run(["eval", "1 + 1", "-f", "json", "-f", "pretty"]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "2\n" });
});

describe("eval --profile", () => {
  it.each(["p.rego", "./policies", "policies/"])("leaves %s to eval", async (path) => {
    const files = { "p.rego": "package p\nx := 1\n", "policies/p.rego": "package p\nx := 1\n" };
    const cwd = await makeFolder(files, onTestFinished);
    const profiled = await run(["eval", "--profile", path, "-e", "p/x", "-f", "pretty"], { cwd });
    expect(profiled).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/p\.rego:2/) as string });
  });

  it.each(["p", "policies"])("takes no file or folder for a login: %s", async (name) => {
    const files = {
      "p.rego": "package p\nx := 1\n",
      "policies/p.rego": "package p\nx := 1\n",
      "p/p.rego": "package p\nx := 1\n",
    };
    const cwd = await makeFolder(files, onTestFinished);
    for (const args of [[name], [name, "p.rego", "-e", "p/x"]]) {
      const refused = await run(["eval", "--profile", ...args], { cwd });
      expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
      expect(refused.stderr).toMatch(/write --profile after it; .* write --profile=/);
    }
    const profiled = await run(["eval", name, "-e", "p/x", "-f", "pretty", "--profile"], { cwd });
    expect(profiled).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/p\.rego:2/) as string });
    const named = await run(["eval", `--profile=${name}`, "p.rego", "-e", "p/x", "-f", "raw"], { cwd });
    expect(named).toMatchObject({ exitCode: 0, stdout: "1\n" });
    // Only there does it also mean something else.
    expect((await run(["whoami", "--profile", name], { cwd })).stderr).not.toContain("this is a file");
  });
});

describe("compiled policies", () => {
  const files = { "p.rego": 'package p\n\ndeny contains "no" if input.no\n', "in.json": "{}" };

  it.each<[string, string[], Record<string, string>, number]>([
    ["eval keeps them", ["eval", "p.rego"], {}, 1],
    ["eval keeps them on CI", ["eval", "p.rego"], { CI: "true" }, 1],
    ["gate keeps them", ["gate", "p.rego", "in.json"], { CI: "false" }, 1],
    ["gate does not on CI", ["gate", "p.rego", "in.json"], { CI: "true" }, 0],
    ["gate does not on Azure Pipelines", ["gate", "p.rego", "in.json"], { TF_BUILD: "True" }, 0],
    ["gate does on CI when asked", ["gate", "p.rego", "in.json", "--cache"], { CI: "true" }, 1],
    ["nothing does with --no-cache", ["--no-cache", "eval", "p.rego"], {}, 0],
    ["nothing does when it is off", ["eval", "p.rego", "--cache"], { REGOHOST_CACHE: "off" }, 0],
  ])("%s", async (_, args, env, expected) => {
    const cwd = await makeFolder(files);
    const cache = join(cwd, "cache");
    const once = await run(args, { cwd, env: { REGOHOST_CACHE: cache, ...env } });
    expect(once.exitCode).toBe(0);
    const kept = await readdir(join(cache, "compiled")).catch(() => []);
    expect(kept).toHaveLength(expected);
    const twice = await run(args, { cwd, env: { REGOHOST_CACHE: cache, ...env } });
    expect(twice.stdout.replaceAll(/\d+ ms/g, "")).toBe(once.stdout.replaceAll(/\d+ ms/g, ""));
    expect(await readdir(join(cache, "compiled")).catch(() => [])).toEqual(kept);
  });

  it("a path of the cache that is relative is a usage error", async () => {
    const result = await run(["eval", "p.rego"], {
      cwd: await makeFolder(files),
      env: { REGOHOST_CACHE: "cache" },
    });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain("REGOHOST_CACHE");
  });
});
