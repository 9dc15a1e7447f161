// Builds the runner from the sources, for access to the parts of the engine, and runs it.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { build } from "tsup";

await build({
  entry: { differential: "scripts/differential/main.ts" },
  outDir: ".bench/differential",
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  silent: true,
  config: false,
});
const runner = ".bench/differential/differential.js";
const { status } = spawnSync(process.execPath, [runner, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 2);
