import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Builds the worker of `isolation: "worker"`, for what runs the sources: a thread of Node's runs no TypeScript. */
export async function buildWorker() {
  const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  await build({
    entryPoints: { "policy-worker": at("src/policy-worker.ts") },
    outdir: at(".bench/worker"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "node20",
    platform: "node",
    packages: "external",
    logLevel: "warning",
  });
}
