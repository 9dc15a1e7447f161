import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { bundle, packageFiles } from "../../scripts/bundle.mjs";

/**
 * Builds the command line as the package has it, with all that is beside it, for tests that need a process of it: once in a run of
 * the tests, whichever of their processes asks first.
 *
 * @returns the script that Node runs.
 */
export async function buildCli(): Promise<string> {
  const built = inject("builtFolder");
  const script = join(built, "cli.js");
  if (existsSync(script)) return script;
  await mkdir(dirname(built), { recursive: true });
  const folder = await mkdtemp(`${built}-`);
  try {
    await bundle({ ...packageFiles(), dir: folder });
    // Whole or not at all: another process may look for it meanwhile.
    await rename(folder, built);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(script)) throw error;
  }
  return script;
}
