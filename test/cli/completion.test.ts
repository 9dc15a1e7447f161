import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { makeFolder, run } from "./run.js";

const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** What bash offers behind these words. */
function complete(script: string, words: string[], cwd: string): string[] {
  const line = words.map((word) => `'${word}'`).join(" ");
  const test = `${script}
regohost() { printf '%s\\n' "offered/$(IFS=,; echo "$*")"; }
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _regohost; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", test], { cwd, encoding: "utf8" }).split("\n").filter(Boolean);
}

describe("completion", () => {
  it.each(["bash", "zsh", "fish", "powershell"])(
    "has every command and its options for %s",
    async (shell) => {
      const { stdout, exitCode } = await run(["completion", shell]);
      expect(exitCode).toBe(0);
      for (const { name } of COMMANDS) expect(stdout).toContain(name);
      for (const option of ["entrypoint", "exceptions", "base-url", "no-browser"])
        expect(stdout).toContain(option);
    },
  );

  it.skipIf(!has("bash")).each<[string, string[], string[]]>([
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
    ["the choices of an argument", ["completion", "z"], ["zsh"]],
    ["a command of a command", ["grpc", "desc"], ["describe"]],
    ["an option of a command of a command", ["grpc", "list", "--js"], ["--json"]],
    ["how verdicts are explained", ["gate", "p", "--explain", "no"], ["notes"]],
    ["the same after =", ["gate", "--explain", "=", "fa"], ["fails"]],
    ["the kinds of materials", ["eval", "p.yaml", "--kind", "SBOM_C"], ["SBOM_CYCLONEDX_JSON"]],
    ["the kinds of items", ["discover", "--kind", "CONTAINER"], ["CONTAINER_IMAGE"]],
    [
      "entrypoints of the policies before it",
      ["eval", "--offline", "sp ace/", "-i", "in.json", "-e", ""],
      ["offered/completion,bash,--entrypoints,sp ace/"],
    ],
    [
      "the same after =",
      ["build", "a.rego", "b.rego", "--entrypoint", "=", "off"],
      ["offered/completion,bash,--entrypoints,a.rego,b.rego"],
    ],
    ["a file", ["eval", "sp"], ["sp ace.json"]],
    ["a file as an option's value", ["--ca", "sp"], ["sp ace.json"]],
    ["no file where a command is wanted", ["sp"], []],
  ])("completes in bash: %s", async (_, words, expected) => {
    const folder = await makeFolder({ "sp ace.json": "" });
    const { stdout } = await run(["completion", "bash"]);
    expect(complete(stdout, ["regohost", ...words], folder)).toEqual(expected);
  });

  it.each(["bash", "zsh", "fish"].filter(has))("is a script that %s reads", async (shell) => {
    const { stdout } = await run(["completion", shell]);
    // Fish reads no script from a socket, as which Node gives the input.
    const folder = await makeFolder({ script: stdout });
    const { status, stderr } = spawnSync(shell, ["-n", "script"], { cwd: folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it.skipIf(!has("fish")).each<[string, string[]]>([
    ["regohost dis", ["discover"]],
    ["regohost gate --exce", ["--exceptions"]],
    ["regohost gate -o gitl", ["gitlab"]],
    ["regohost grpc desc", ["describe"]],
  ])("completes in fish: %s", async (line, expected) => {
    const folder = await makeFolder({ "script.fish": (await run(["completion", "fish"])).stdout });
    const offered = execFileSync("fish", ["-N", "-c", `source script.fish; complete -C '${line}'`], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(
      offered
        .split("\n")
        .filter(Boolean)
        .map((one) => one.split("\t")[0]),
    ).toEqual(expected);
  });

  /** As zsh calls it, but for its editor: of what is added, the editor offers what begins with the last word. */
  const ASK_ZSH = `compdef() { : }
source script.zsh
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
    const { stdout } = await run(["completion", "zsh"]);
    const folder = await makeFolder({ "script.zsh": stdout, "ask.zsh": ASK_ZSH, "policy.rego": "" });
    const offers = spawnSync("zsh", ["-f", "ask.zsh", ...line.split(" ")], { cwd: folder, encoding: "utf8" });
    expect(offers.stderr).toBe("");
    expect(offers.stdout.split("\n").filter(Boolean)).toEqual(expected);
  });

  // What pwsh offers behind a line.
  const offered = (script: string, line: string): string[] => {
    const ask = `(TabExpansion2 -inputScript '${line}' -cursorColumn ${String(line.length)}).CompletionMatches.CompletionText`;
    const input = ["-NoProfile", "-NonInteractive", "-Command", `${script}\n${ask}`];
    return execFileSync("pwsh", input, { encoding: "utf8" }).split(/\r?\n/).filter(Boolean);
  };
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
    expect(offered((await run(["completion", "powershell"])).stdout, line)).toEqual(expected);
  });

  it("has what PowerShell reads as JSON", async () => {
    const { stdout } = await run(["completion", "powershell"]);
    const text = /@'\n([^\n]*)\n'@\n/.exec(stdout)?.[1] ?? "";
    const table = JSON.parse(text) as {
      commands: Record<string, { options: Record<string, { takesValue: boolean; values: string[] }> }>;
    };
    expect(table.commands["grpc list"]?.options["--json"]).toMatchObject({ takesValue: false });
    expect(table.commands["gate"]?.options["-o"]?.values).toContain("sarif");
  });

  it("offers as entrypoints what the policies have, and nothing of what is none", async () => {
    const cwd = await makeFolder({
      "p/main.rego": "package main\n\ndeny := 1\n\ntest_deny if deny == 1\n",
      "p/lib.rego": "package lib.text\n\nf(x) := x\n",
      "broken.rego": "package",
      "in.json": "{}",
    });
    const built = await run(["build", "p/main.rego", "-e", "main/deny", "-o", "p.wasm"], { cwd });
    expect(built.exitCode, built.stderr).toBe(0);
    const entrypoints = async (...words: string[]): Promise<string[]> => {
      const { stdout, stderr, exitCode } = await run(["completion", "bash", "--entrypoints", ...words], {
        cwd,
      });
      expect([exitCode, stderr]).toEqual([0, ""]);
      return stdout.split("\n").filter(Boolean);
    };
    expect(await entrypoints("eval", "p")).toEqual(["main", "main/deny"]);
    expect(await entrypoints("p.wasm", "p.wasm")).toEqual(["main/deny"]);
    expect(await entrypoints("broken.rego", "in.json", "none")).toEqual([]);
  });

  it("knows no other shell", async () => {
    expect((await run(["completion", "cmd"])).exitCode).toBe(2);
    expect((await run(["completion"])).exitCode).toBe(2);
  });
});
