// Bundles `regohost/browser` into dist/browser/, whose files import nothing but each other
// (`node scripts/bundle-browser.mjs`), and prints their minified sizes (`--size`).
import { existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { bundledLicences } from "./bundled-licences.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const INPUT = { browser: "src/engine/browser/index.ts" };
const PARTS = join(ROOT, "src/engine/browser/parts");

/** The replacement of a module for browsers; `undefined` for modules that are used unchanged. */
function partOf(/** @type {string} */ id) {
  const name = id.startsWith("node:")
    ? `node/${id.slice("node:".length)}.ts`
    : relative(join(ROOT, "src"), id);
  const part = join(PARTS, name);
  return !name.startsWith("..") && existsSync(part) ? part : undefined;
}

/** @type {import("rolldown").Plugin} */
const browserParts = {
  name: "browser-parts",
  async resolveId(id, importer, options) {
    if (id.startsWith("node:")) {
      const part = partOf(id);
      if (part === undefined)
        this.error(`${id}, which ${importer} imports, has no part in src/engine/browser/parts/node/`);
      return part;
    }
    if (!id.startsWith(".") || importer === undefined) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (resolved === null) return null;
    return partOf(resolved.id) ?? resolved;
  },
};

/**
 * @param {object} options
 * @param {Record<string, string>} options.input names of files to write, and their sources.
 * @param {string} options.dir is emptied before.
 * @param {boolean} [options.minify] Default: false.
 */
export async function bundleForBrowser({ input, dir, minify = false }) {
  const build = await rolldown({
    cwd: ROOT,
    input,
    platform: "browser",
    treeshake: { moduleSideEffects: (id) => !id.startsWith(join(ROOT, "src")) },
    transform: {
      target: "es2022",
      inject: { Buffer: ["buffer", "Buffer"] },
      define: { "process.platform": '"browser"' },
    },
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    plugins: [browserParts],
    onLog(level, log, handler) {
      if (level === "warn") throw new Error(log.message);
      handler(level, log);
    },
  });
  const { output } = await build.write({
    dir,
    format: "esm",
    minify,
    comments: { jsdoc: false, legal: true },
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await build.close();
  writeFileSync(join(ROOT, dir, "THIRD_PARTY_NOTICES"), bundledLicences(output));
  return output;
}

/** Prints the sizes of the minified files. */
async function printSizes() {
  const output = await bundleForBrowser({ input: INPUT, dir: ".bench/browser", minify: true });
  const chunks = output.filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(["browser.js"]);
  for (const name of first) for (const imported of byName.get(name)?.imports ?? []) first.add(imported);
  const sizeOf = (/** @type {typeof chunks} */ some) => {
    const kib = (/** @type {number} */ bytes) => `${String(Math.ceil(bytes / 1024))} KiB`;
    const codes = some.map(({ code }) => Buffer.from(code));
    const brotli = codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
    return `${kib(codes.reduce((sum, code) => sum + code.length, 0))}, ${kib(brotli)} with Brotli`;
  };
  console.log(`loaded first: ${sizeOf(chunks.filter(({ fileName }) => first.has(fileName)))}`);
  console.log(`all ${String(chunks.length)} files: ${sizeOf(chunks)}`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  if (argv.includes("--size")) await printSizes();
  else await bundleForBrowser({ input: INPUT, dir: "dist/browser" });
}
