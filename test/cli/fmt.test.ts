import { chmod, readFile, readlink, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { applyPatch } from "diff";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";

const MESSY = "package p\nallow if {   input.x\n\tinput.y\n}\n";
const TIDY = "package p\n\nallow if {\n\tinput.x\n\tinput.y\n}\n";
const isWindows = process.platform === "win32";

describe("fmt", () => {
  it("prints what it formats, and reads standard input without a path", async () => {
    const cwd = await makeFolder({ "p.rego": MESSY });
    expect(await run(["fmt", "p.rego"], { cwd })).toMatchObject({ exitCode: 0, stdout: TIDY, stderr: "" });
    expect(await run(["fmt"], { cwd, stdin: MESSY })).toMatchObject({ exitCode: 0, stdout: TIDY });
  });

  it("writes files that change, tests included, and no others", async () => {
    const cwd = await makeFolder({ "a/p.rego": TIDY, "a/p_test.rego": MESSY });
    const before = await stat(join(cwd, "a/p.rego"));
    expect(await run(["fmt", "-w", "a"], { cwd })).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    expect(await readFile(join(cwd, "a/p_test.rego"), "utf8")).toBe(TIDY);
    expect((await stat(join(cwd, "a/p.rego"))).mtimeMs).toBe(before.mtimeMs);
  });

  it.skipIf(isWindows)("keeps a file's mode, and a link to it", async () => {
    const cwd = await makeFolder({ "real.rego": MESSY });
    await chmod(join(cwd, "real.rego"), 0o640);
    await symlink("real.rego", join(cwd, "p.rego"));
    expect((await run(["fmt", "-w", "p.rego"], { cwd })).exitCode).toBe(0);
    expect(await readlink(join(cwd, "p.rego"))).toBe("real.rego");
    expect((await stat(join(cwd, "real.rego"))).mode & 0o777).toBe(0o640);
    expect(await readFile(join(cwd, "real.rego"), "utf8")).toBe(TIDY);
  });

  it("names the files that would change", async () => {
    const cwd = await makeFolder({ "p.rego": MESSY, "q.rego": TIDY });
    expect(await run(["fmt", "-l", "."], { cwd })).toMatchObject({ exitCode: 0, stdout: "p.rego\n" });
    expect(await run(["fmt", "-l", "--fail", "."], { cwd })).toMatchObject({
      exitCode: 1,
      stdout: "p.rego\n",
    });
    expect(await run(["fmt", "--fail", "q.rego"], { cwd })).toMatchObject({ exitCode: 0, stdout: "" });
    const failed = await run(["fmt", "--fail", "."], { cwd });
    expect(failed).toMatchObject({ exitCode: 1, stdout: "", stderr: "1 file is not formatted: p.rego\n" });
  });

  it("shows what would change", async () => {
    const cwd = await makeFolder({ "p.rego": MESSY, "q.rego": TIDY });
    const { stdout, exitCode } = await run(["fmt", "-d", "."], { cwd });
    expect(exitCode).toBe(0);
    expect(stdout).toContain("--- p.rego\n+++ p.rego\n@@ -1,4 +1,6 @@\n package p\n");
    expect(stdout).toContain("\n-allow if {   input.x\n+\n+allow if {\n+\tinput.x\n \tinput.y\n }\n");
    expect(stdout).not.toContain("q.rego");
  });

  it.each([
    ["a few lines", 2],
    ["so many that the smallest difference would take long", 3_000],
  ])("shows a difference that leads to the formatted text, of %s", async (_, rules) => {
    const messy = `package p\n\n${Array.from({ length: rules }, (_rule, n) => `r${String(n)}  :=   ${String(n)}`).join("\n\n")}`;
    const cwd = await makeFolder({ "p.rego": messy });
    const { stdout } = await run(["fmt", "-d", "p.rego"], { cwd });
    const formatted = await run(["fmt", "p.rego"], { cwd });
    expect(applyPatch(messy, stdout)).toBe(formatted.stdout);
  });

  it("reads and writes the Rego of before 1.0", async () => {
    const cwd = await makeFolder({ "old.rego": "package p\nallow { input.x; input.y }\n" });
    expect((await run(["fmt", "--v0-compatible", "old.rego"], { cwd })).stdout).toBe(
      "package p\n\nallow {\n\tinput.x\n\tinput.y\n}\n",
    );
    expect((await run(["fmt", "--v0-v1", "old.rego"], { cwd })).stdout).toBe(
      "package p\n\nimport rego.v1\n\nallow if {\n\tinput.x\n\tinput.y\n}\n",
    );
    expect((await run(["fmt", "old.rego"], { cwd })).stderr).toMatch(/old\.rego:2:/);
  });

  it.each<[string[], RegExp]>([
    [["nothing.rego"], /nothing\.rego: there is no such file/],
    [["bad.rego"], /bad\.rego:4:1: rego_parse_error/],
    [["empty"], /no \.rego file in empty/],
    [["-w"], /no policies, and there is no regohost.yaml in this folder: regohost fmt --write policies/],
    [["-w", "-l", "bad.rego"], /--write excludes --list and --diff/],
    [["--v0-compatible", "--v1-compatible", "bad.rego"], /exclude each other/],
  ])("refuses %j", async (args, message) => {
    const cwd = await makeFolder({ "bad.rego": "package p\n\nallow if {\n", "empty/x.txt": "" });
    const result = await run(["fmt", ...args], { cwd });
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});
