// Builds the runner from the sources, for access to the individual built-ins, and runs it.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { build } from "tsup";

await build({
  entry: { conformance: "scripts/conformance/main.ts" },
  outDir: ".bench/conformance",
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  silent: true,
  config: false,
});
const runner = ".bench/conformance/conformance.js";
const { status } = spawnSync(process.execPath, [runner, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 2);
