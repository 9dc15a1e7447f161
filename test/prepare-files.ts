import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildWorker } from "../scripts/bundle.mjs";

/**
 * Makes opa-core.wasm when it is missing or old, and the worker of policies, before the first test, and a folder that keeps
 * what was compiled in this run: tests compile the same policy for many inputs.
 *
 * @returns what removes that folder.
 */
export default async function prepareFiles(project: TestProject): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(process.execPath, ["--liftoff-only", script], { stdio: "inherit" });
  await buildWorker();
  const folder = await mkdtemp(join(tmpdir(), "regohost-tests-"));
  project.provide("cacheFolder", folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** An absolute path, `REGOHOST_CACHE` of the run's tests. */
    cacheFolder: string;
  }
}
