import { builtinModules } from "node:module";
import { defineConfig } from "tsup";
import { entries } from "./scripts/entries.mjs";

/**
 * Lets the CommonJS modules that are bundled (Sigstore's) require Node's own: an ES module has no `require`, so each is
 * imported by a module between.
 */
const nodeModules = {
  name: "node-modules-of-commonjs",
  setup(build: {
    onResolve: (options: { filter: RegExp }, callback: (args: OnResolve) => OnResolved) => void;
    onLoad: (
      options: { filter: RegExp; namespace: string },
      callback: (args: { path: string }) => OnLoaded,
    ) => void;
  }): void {
    build.onResolve({ filter: /^(?:node:)?[a-z_/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, "");
      return kind === "require-call" && builtinModules.includes(name)
        ? { path: name, namespace: "node-of-commonjs" }
        : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: "node-of-commonjs" }, ({ path }) => ({
      contents: `export * from "node:${path}"; export { default } from "node:${path}";`,
    }));
  },
};

interface OnResolve {
  path: string;
  kind: string;
}

type OnResolved = { path: string; namespace: string } | undefined;

interface OnLoaded {
  contents: string;
}

export default defineConfig({
  entry: {
    ...Object.fromEntries(entries.map(({ output, source }) => [output, source])),
    cli: "src/cli/main.ts",
    "opa-worker": "src/opa/worker.js",
    "policy-worker": "src/policy-worker.ts",
  },
  format: ["esm"],
  target: "node20",
  platform: "node",
  splitting: true,
  clean: true,
  // A development dependency: `demo --full` goes without it where it is not installed.
  external: ["@sigstore/mock"],
  sourcemap: false,
  esbuildPlugins: [nodeModules],
  onSuccess: "node --liftoff-only opa-core/unpack.mjs",
});
