import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { buildCli } from "./build-cli.js";
import { makeFolder, run } from "./run.js";

const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** The lines of text that a program prints. */
const linesOf = (text: string): string[] => text.split(/\r?\n/).filter(Boolean);

/** What the command offers behind these words: without its descriptions, and with `:files` where the shell adds them. */
async function offered(words: string[], cwd = process.cwd()): Promise<string[]> {
  const stdin = words.map((word) => `${word}\n`).join("");
  const { stdout, stderr, exitCode } = await run(["completion", "bash", "--offers"], { stdin, cwd });
  expect([exitCode, stderr]).toEqual([0, ""]);
  return linesOf(stdout).map((line) => line.split("\t")[0] ?? "");
}

describe("completion", () => {
  it("has every command, and its options", async () => {
    expect(await offered([""])).toEqual(COMMANDS.map(({ name }) => name));
    for (const [command, option] of [
      ["eval", "--entrypoint"],
      ["gate", "--exceptions"],
      ["discover", "--base-url"],
      ["login", "--no-browser"],
      ["gate", "--help"],
    ] as const)
      expect(await offered([command, "-"])).toContain(option);
    expect(await offered(["-"])).toEqual(expect.arrayContaining(["--base-url", "--version"]));
    // What no help shows.
    expect(await offered(["completion", "--o"])).toEqual(["--otel", "--organization"].sort());
  });

  it.each<[string, string[], string[]]>([
    ["a command", ["dis"], ["discover"]],
    ["a command after options", ["--profile", "x", "--quiet", "ga"], ["gate"]],
    ["a global option before the command", ["--base"], ["--base-url"]],
    ["an option", ["gate", "--exce"], ["--exceptions"]],
    ["an option after an option's value", ["--compat", "chainloop", "gate", "--exce"], ["--exceptions"]],
    ["an option after values that look like commands", ["eval", "-e", "gate", "--entr"], ["--entrypoint"]],
    ["an option after --option=value", ["eval", "--format", "=", "json", "--entr"], ["--entrypoint"]],
    [
      "the choices of an option",
      ["eval", "-f", ""],
      ["json", "pretty", "raw", "values", "bindings", "source", "discard", "table"],
    ],
    [
      "the choices after =",
      ["eval", "--format", "="],
      ["json", "pretty", "raw", "values", "bindings", "source", "discard", "table"],
    ],
    ["the formats of an output", ["gate", "-o", "gitl"], ["gitlab"]],
    ["a choice after =", ["eval", "--format", "=", "pr"], ["pretty"]],
    ["a choice in one word", ["eval", "--format=pr"], ["--format=pretty"]],
    ["the choices of a global option, before the command", ["--compat", ""], ["chainloop"]],
    ["the choices of a global option, behind it", ["eval", "p", "--compat", "ch"], ["chainloop"]],
    ["the choices of an argument", ["completion", "z"], ["zsh", ":files"]],
    ["a command of a command", ["grpc", "desc"], ["describe", ":files"]],
    ["an option of a command of a command", ["grpc", "list", "--js"], ["--json"]],
    ["how verdicts are explained", ["gate", "p", "--explain", "no"], ["notes"]],
    ["the same after =", ["gate", "--explain", "=", "fa"], ["fails"]],
    ["the kinds of materials", ["eval", "p.yaml", "--kind", "SBOM_C"], ["SBOM_CYCLONEDX_JSON"]],
    ["the kinds of items", ["discover", "--kind", "CONTAINER"], ["CONTAINER_IMAGE"]],
    ["a command of a command, or a file", ["grpc", ""], ["list", "describe", "call", ":files"]],
    ["a file", ["eval", "sp"], [":files"]],
    ["a file as an option's value", ["--ca", "sp"], [":files"]],
    ["a file of a command that is none", ["nothing", ""], [":files"]],
    ["no file where a command is wanted", ["sp"], []],
  ])("completes %s", async (_, words, expected) => {
    expect(await offered(words)).toEqual(expected);
  });

  it.each(["bash", "zsh", "fish"].filter(has))("is a script that %s reads", async (shell) => {
    const { stdout } = await run(["completion", shell]);
    // Fish reads no script from a socket, as which Node gives the input.
    const folder = await makeFolder({ script: stdout });
    const { status, stderr } = spawnSync(shell, ["-n", "script"], { cwd: folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  describe("in a shell", () => {
    let cli: string;
    beforeAll(async () => {
      cli = await buildCli();
    });

    /** What a shell prints of a folder with the script, and these files. */
    const print = async (
      shell: "bash" | "zsh" | "fish" | "pwsh",
      args: string[],
      files: Record<string, string> = {},
    ): Promise<string[]> => {
      const { stdout } = await run(["completion", shell === "pwsh" ? "powershell" : shell]);
      const cwd = await makeFolder({ script: stdout, "policy.rego": "", "sp ace.json": "", ...files });
      const env = { ...process.env, NODE: process.execPath, CLI: cli };
      const { stdout: printed, stderr } = spawnSync(shell, args, { cwd, env, encoding: "utf8" });
      expect(stderr).toBe("");
      return linesOf(printed);
    };
    const REGOHOST = 'regohost() { "$NODE" "$CLI" "$@"; }';

    it.skipIf(!has("bash")).each<[string[], string[]]>([
      [["regohost", "dis"], ["discover"]],
      [["regohost", "eval", "--format", "=", "pr"], ["pretty"]],
      [["regohost", "eval", "--format=pr"], ["--format=pretty"]],
      [["regohost", "gate", "-o", ""], expect.arrayContaining(["pretty", "jsonl"]) as string[]],
      [["regohost", "eval", "sp"], ["sp ace.json"]],
      [["regohost", "--ca", "=", "sp"], ["sp ace.json"]],
      [["regohost", "--ca=sp"], ["--ca=sp ace.json"]],
      [["regohost", "sp"], []],
    ])("completes in bash: %j", async (words, expected) => {
      const ask = `. ./script; ${REGOHOST}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _regohost
printf '%s\\n' "\${COMPREPLY[@]}"`;
      expect(await print("bash", ["-c", ask, "ask", ...words])).toEqual(expected);
    });

    it.skipIf(!has("fish")).each<[string, string[]]>([
      ["regohost dis", ["discover"]],
      ["regohost gate --exce", ["--exceptions"]],
      ["regohost gate -o gitl", ["gitlab"]],
      ["regohost grpc desc", ["describe"]],
      ["regohost gate pol", ["policy.rego"]],
      ["regohost pol", []],
    ])("completes in fish: %s", async (line, expected) => {
      const ask = `source script; function regohost; $NODE $CLI $argv; end; complete -C '${line}'`;
      const lines = await print("fish", ["-N", "-c", ask]);
      expect(lines.map((one) => one.split("\t")[0])).toEqual(expected);
    });

    /** As zsh calls it, but for its editor: of what is added, the editor offers what begins with the last word. */
    const ASK_ZSH = `compdef() { : }
source script
${REGOHOST}
word=$argv[-1]
compadd() { print -rl -- "\${(M)@:#\${word}*}" }
words=("$@") CURRENT=$#
_bash_complete -F _regohost
`;
    it.skipIf(!has("zsh")).each<[string, string[]]>([
      ["regohost dis", ["discover"]],
      ["regohost --profile x ga", ["gate"]],
      ["regohost gate --exce", ["--exceptions"]],
      ["regohost --compat chainloop gate --exce", ["--exceptions"]],
      ["regohost eval --format=pr", ["--format=pretty"]],
      ["regohost gate -o gitl", ["gitlab"]],
      ["regohost grpc desc", ["describe"]],
      ["regohost grpc list --js", ["--json"]],
      ["regohost gate pol", ["policy.rego"]],
      ["regohost pol", []],
    ])("completes in zsh: %s", async (line, expected) => {
      const files = { "ask.zsh": ASK_ZSH };
      expect(await print("zsh", ["-f", "ask.zsh", ...line.split(" ")], files)).toEqual(expected);
    });

    it.skipIf(!has("pwsh")).each<[string, string[]]>([
      ["regohost dis", ["discover"]],
      ["regohost --profile x ga", ["gate"]],
      ["regohost gate --exce", ["--exceptions"]],
      ["regohost --compat chainloop gate --exce", ["--exceptions"]],
      ["regohost eval --format=pr", ["--format=pretty"]],
      ["regohost gate -o gitl", ["gitlab"]],
      ["regohost grpc desc", ["describe"]],
      ["regohost grpc list --js", ["--json"]],
    ])("completes in PowerShell: %s", async (line, expected) => {
      const ask = `function regohost { $input | & $env:NODE $env:CLI @args }
Get-Content -Raw script | Invoke-Expression
(TabExpansion2 -inputScript '${line}' -cursorColumn ${String(line.length)}).CompletionMatches.CompletionText`;
      expect(await print("pwsh", ["-NoProfile", "-NonInteractive", "-Command", ask])).toEqual(expected);
    });
  });

  it("offers as entrypoints what the policies have, and nothing of what is none", async () => {
    const cwd = await makeFolder({
      "p/main.rego": "package main\n\ndeny := 1\n\ntest_deny if deny == 1\n",
      "p/lib.rego": "package lib.text\n\nf(x) := x\n",
      // A shell would run it when the completed line is entered.
      "p/hostile.rego": 'package main["$(id)"]\n\ndeny := 1\n\ndeny2[`a;b`] := 1\n',
      "broken.rego": "package",
      "in.json": "{}",
    });
    const built = await run(["build", "p/main.rego", "-e", "main/deny", "-o", "p.wasm"], { cwd });
    expect(built.exitCode, built.stderr).toBe(0);
    expect(await offered(["eval", "--offline", "p", "-i", "in.json", "-e", ""], cwd)).toEqual([
      "main",
      "main/deny",
    ]);
    expect(await offered(["build", "p.wasm", "p.wasm", "--entrypoint", "=", "main"], cwd)).toEqual([
      "main/deny",
    ]);
    expect(await offered(["eval", "broken.rego", "in.json", "none", "-e", ""], cwd)).toEqual([]);
  });

  it("knows no other shell", async () => {
    expect((await run(["completion", "cmd"])).exitCode).toBe(2);
    expect((await run(["completion"])).exitCode).toBe(2);
  });
});
