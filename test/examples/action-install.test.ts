import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { install } from "../../action/install.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-install-"));
  return () => {
    rmSync(folder, { recursive: true });
  };
});

function run(script: string, args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(folder, script), ...args], { cwd: folder, encoding: "utf8" });
}

it("what the action installs judges HCL by Rego and by a module that imports regohost, without packages", async () => {
  install(join(folder, "node_modules/regohost"));
  const files = {
    "p.rego": 'package p\n\ndeny contains "web is open" if input.port.web[_].open\n',
    "main.hcl": 'port "web" {\n  open = true\n}\n',
    "own.mjs":
      'import { defineBuiltin } from "regohost";\nexport default [defineBuiltin({ name: "own.f", args: [], result: "any", effect: false, call: () => 1 })];\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const args = ["gate", "-p", "p.rego", "-i", "main.hcl", "--builtins=own.mjs", "-o", "json"];
  const { status, stdout, stderr } = run("node_modules/regohost/dist/cli.js", args);
  expect(status, `${stderr}\naction/dist/ may be of another opa-core: npm run action`).toBe(1);
  expect(JSON.stringify(JSON.parse(stdout))).toContain("web is open");
});

it("action/run.mjs unpacks this copy once, or has no verdict", () => {
  const clone = join(folder, "clone");
  for (const name of ["action", "package.json"])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  const refused = run("clone/action/run.mjs", ["--version"]);
  expect(refused).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/^error: .*capabilities\.json/) as string,
  });
  for (const name of ["builtins", "parsers", "schemas", "policies", "templates", "opa-core"])
    symlinkSync(join(ROOT, name), join(clone, name), "junction");
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const first = run("clone/action/run.mjs", ["--version"]);
  expect(first).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: "" });
  rmSync(join(clone, "action/dist"), { recursive: true });
  expect(run("clone/action/run.mjs", ["--version"]).stdout).toBe(`${version}\n`);
});
