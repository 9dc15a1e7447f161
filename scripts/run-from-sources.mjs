import { spawnSync } from "node:child_process";
import process from "node:process";
import { build } from "tsup";
import { buildWorker } from "./build-worker.mjs";

/** Builds `scripts/<name>/main.ts` from the sources, for access to their parts, runs it, and ends as it ends. */
export async function runFromSources(name) {
  const outDir = `.bench/${name}`;
  await build({
    entry: { [name]: `scripts/${name}/main.ts` },
    outDir,
    format: ["esm"],
    target: "node20",
    platform: "node",
    splitting: true,
    silent: true,
    config: false,
    onSuccess: "node --liftoff-only opa-core/unpack.mjs",
  });
  await buildWorker();
  const args = [`${outDir}/${name}.js`, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  process.exit(status ?? 2);
}
