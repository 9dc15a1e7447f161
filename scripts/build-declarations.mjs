// Writes the declarations of the public entries to dist/types/: a file for each source file that an entry reaches.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { entries } from "./entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = join(root, "dist", "types");

rmSync(outDir, { recursive: true, force: true });
const bundle = await rollup({
  input: Object.fromEntries(entries.map(({ source }) => [source.replace(/\.ts$/, ""), join(root, source)])),
  plugins: [dts({ tsconfig: join(root, "tsconfig.json") })],
  external: (specifier) => !/^[./]/.test(specifier),
  // No declaration contains the types of `src/base/text/zod.ts`.
  onLog: (level, log, handle) => {
    if (log.code !== "UNUSED_EXTERNAL_IMPORT") handle(level, log);
  },
});
const { output } = await bundle.write({
  dir: outDir,
  format: "es",
  preserveModules: true,
  preserveModulesRoot: root,
  minifyInternalExports: false,
  entryFileNames: "[name].d.ts",
});
await bundle.close();
console.log(`dist/types: ${output.length} files of declarations`);
