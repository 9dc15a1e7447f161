import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { run } from "./run.js";

const has = (shell: string): boolean => spawnSync(shell, ["-c", "true"]).status === 0;

/** What bash offers behind these words. */
function complete(script: string, words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(" ");
  const test = `${script}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _regohost; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", test], { encoding: "utf8" }).split("\n").filter(Boolean);
}

describe("completion", () => {
  it.each(["bash", "zsh", "fish"])("has every command and its options for %s", async (shell) => {
    const { stdout, exitCode } = await run(["completion", shell]);
    expect(exitCode).toBe(0);
    for (const { name } of COMMANDS) expect(stdout).toContain(name);
    for (const option of ["entrypoint", "exceptions", "base-url", "no-browser"])
      expect(stdout).toContain(option);
  });

  it.skipIf(!has("bash"))("completes in bash", async () => {
    const { stdout } = await run(["completion", "bash"]);
    expect(complete(stdout, ["regohost", "dis"])).toEqual(["discover"]);
    expect(complete(stdout, ["regohost", "gate", "--exc"])).toEqual(["--exceptions"]);
    expect(complete(stdout, ["regohost", "eval", "-f", ""])).toEqual(["json", "pretty", "raw", "values"]);
    expect(complete(stdout, ["regohost", "eval", "p", "--compat", "ch"])).toEqual(["chainloop"]);
    expect(complete(stdout, ["regohost", "grpc", "desc"])).toContain("describe");
    expect(complete(stdout, ["regohost", "grpc", "list", "--js"])).toEqual(["--json"]);
    expect(complete(stdout, ["regohost", "eval", "package.js"])).toEqual(["package.json"]);
  });

  it.each(["bash", "zsh", "fish"].filter(has))("is a script that %s reads", async (shell) => {
    const { stdout } = await run(["completion", shell]);
    const { status, stderr } = spawnSync(shell, ["-n"], { input: stdout, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("knows no other shell", async () => {
    expect((await run(["completion", "cmd"])).exitCode).toBe(2);
    expect((await run(["completion"])).exitCode).toBe(2);
  });
});
