import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
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
