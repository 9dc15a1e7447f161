import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { bundle, packageFiles } from "../../scripts/bundle.mjs";
import { codeOf } from "../../src/base/error-code.js";

const POLL_MS = 50;

/**
 * Builds the command line as in the package, with its other files, for tests that need it as a process: once per test
 * run, by the first of its processes; others wait for it.
 *
 * @returns the script that Node runs.
 */
export async function buildCli(): Promise<string> {
  const built = inject("builtFolder");
  const script = join(built, "cli.js");
  const turn = `${built}-turn`;
  while (!existsSync(script)) {
    if (await isMade(turn)) {
      try {
        await build(built);
      } finally {
        await rm(turn, { recursive: true });
      }
    } else await sleep(POLL_MS);
  }
  return script;
}

/** Whether this process creates a folder, or `false` if another has created it. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Builds atomically, because another process may check for it meanwhile. */
async function build(built: string): Promise<void> {
  const folder = await mkdtemp(`${built}-`);
  try {
    await bundle({ ...packageFiles(), dir: folder });
    await rename(folder, built);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
