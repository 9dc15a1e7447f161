import { defineConfig } from "tsup";
import { entries } from "./scripts/entries.mjs";

export default defineConfig({
  entry: {
    ...Object.fromEntries(entries.map(({ output, source }) => [output, source])),
    cli: "src/cli/main.ts",
    "opa-worker": "src/opa/worker.js",
  },
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  clean: true,
  sourcemap: false,
  onSuccess: "node --liftoff-only opa-core/unpack.mjs",
});
