import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the command line from the sources, for tests that need a process of it: once in a run of the tests, whichever of
 * their processes asks first. Beside it are the worker of opa-core and the gate as a library.
 *
 * @returns the script that Node runs.
 */
export async function buildCli(): Promise<string> {
  const built = inject("builtFolder");
  const script = join(built, "cli.js");
  if (existsSync(script)) return script;
  await mkdir(dirname(built), { recursive: true });
  const folder = await mkdtemp(`${built}-`);
  const sources = { cli: "cli/main.ts", gate: "gate/index.ts", "opa-worker": "opa/worker.js" };
  const input = Object.fromEntries(
    Object.entries(sources).map(([name, path]) => [name, join(ROOT, "src", path)]),
  );
  try {
    await bundle({ input, dir: folder });
    // Whole or not at all: another process may look for it meanwhile.
    await rename(folder, built);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(script)) throw error;
  }
  return script;
}
