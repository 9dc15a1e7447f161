import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildWorker } from "../scripts/bundle.mjs";

/**
 * Makes opa-core.wasm when it is missing or old, and the worker of policies, before the first test, and folders for this run:
 * one keeps what was compiled, because tests compile the same policy for many inputs, one the built command line.
 *
 * Each project of `vitest.config.ts` calls it, one after the other; they share what the first has made.
 *
 * @returns what removes these folders, to the one that made them.
 */
export default async function prepareFiles(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if ("cacheFolder" in run.getProvidedContext()) return undefined;
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(process.execPath, ["--liftoff-only", script], { stdio: "inherit" });
  await buildWorker();
  const folder = await mkdtemp(join(tmpdir(), "regohost-tests-"));
  run.provide("cacheFolder", folder);
  // Inside the package, because from there its dependencies and its other files are found.
  const built = fileURLToPath(new URL(`../node_modules/.cache/${basename(folder)}`, import.meta.url));
  run.provide("builtFolder", built);
  return async () => {
    for (const path of [folder, built]) await rm(path, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** An absolute path, `REGOHOST_CACHE` of the run's tests. */
    cacheFolder: string;
    /** An absolute path, of what `buildCli` builds. */
    builtFolder: string;
  }
}
