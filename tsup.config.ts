import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    builtins: "builtins/index.ts",
    "opa-wasm": "src/opa-wasm/index.ts",
    testing: "src/testing/index.ts",
    cli: "src/cli/main.ts",
    "opa-worker": "src/opa/worker.js",
  },
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  clean: true,
  sourcemap: false,
  dts: {
    entry: {
      index: "src/index.ts",
      builtins: "builtins/index.ts",
      "opa-wasm": "src/opa-wasm/index.ts",
      testing: "src/testing/index.ts",
    },
    compilerOptions: { ignoreDeprecations: "6.0", noEmit: false, allowJs: false },
  },
});
