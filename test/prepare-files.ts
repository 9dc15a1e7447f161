import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { buildWorker } from "../scripts/bundle.mjs";
import { takeReplies } from "./kept-replies.js";

/**
 * Creates opa-core.wasm when it is missing or outdated, and the worker of policies, before the first test, and folders
 * for this run: one caches compiled policies, because tests compile the same policy for many inputs and in each run,
 * one contains the built command line.
 *
 * Each project of `vitest.config.ts` calls it, one after the other; they share the results of the first.
 *
 * @returns a function that removes these folders, for the project that created them.
 */
export default async function prepareFiles(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if ("cacheFolder" in run.getProvidedContext()) return undefined;
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  await Promise.all([promisify(execFile)(process.execPath, ["--liftoff-only", script]), buildWorker()]);
  // Inside the package, from which its dependencies and its other files are found.
  const caches = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));
  await mkdir(caches, { recursive: true });
  const folder = await mkdtemp(join(caches, "regohost-tests-"));
  run.provide("cacheFolder", folder);
  const built = `${folder}-built`;
  run.provide("builtFolder", built);
  const keepReplies = await takeReplies(join(caches, "compiled"), folder);
  return async () => {
    await keepReplies();
    await Promise.all([folder, built].map((path) => rm(path, { recursive: true, force: true })));
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** An absolute path, with a folder for each test file: `cacheFolder` of `cache-folder.ts`. */
    cacheFolder: string;
    /** An absolute path, for the output of `buildCli`. */
    builtFolder: string;
  }
}
