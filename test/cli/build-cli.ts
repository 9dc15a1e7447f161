import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../scripts/bundle.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the command line from the sources, for tests that need a process of it.
 *
 * @returns the script that Node runs.
 */
export async function buildCli(onEnd: (clean: () => Promise<void>) => void): Promise<string> {
  // Inside the package, because from there its dependencies and its other files are found.
  const cache = join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "regohost-cli-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await bundle({ input: { cli: join(ROOT, "src/cli/main.ts") }, dir: folder });
  return join(folder, "cli.js");
}
