import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { SOURCES } from "../../action/install.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The other tests of the action have a build that takes no time. */
it("what the action installs has all that the build reads", async () => {
  const folder = await mkdtemp(join(tmpdir(), "regohost-install-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  // Unpacked it has 48 MB; the build unpacks it where it is not there.
  const filter = (source: string): boolean => basename(source) !== "opa-core.wasm";
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  symlinkSync(join(ROOT, "opa-core/opa-core.wasm"), join(folder, "opa-core/opa-core.wasm"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  execFileSync(process.execPath, ["scripts/bundle.mjs"], { cwd: folder, stdio: "pipe" });
  const version = execFileSync(process.execPath, ["dist/cli.js", "--version"], { cwd: folder });
  expect(version.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it.skipIf(process.platform === "win32").each([
  { names: {}, registry: "https://registry.npmjs.org/" },
  { names: { REGOHOST_REGISTRY: "https://npm.example.com/" }, registry: "https://npm.example.com/" },
])("action/run.mjs installs from $registry with $names, or has no verdict", async ({ names, registry }) => {
  const folder = await mkdtemp(join(tmpdir(), "regohost-run-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  cpSync(join(ROOT, "action"), join(folder, "action"), { recursive: true });
  const npm = 'process.stderr.write(process.argv.join("\\n"));\nprocess.exit(1);\n';
  for (const [name, text] of [...SOURCES.map((one) => [one, "{}"] as const), ["bin/npm", npm] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const env = { PATH: join(folder, "bin"), ...names };
  const { status, stderr } = spawnSync(process.execPath, ["action/run.mjs", "--version"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(3);
  expect(stderr.split("\n").filter((line) => line.startsWith("--registry"))).toEqual([
    `--registry=${registry}`,
  ]);
});
