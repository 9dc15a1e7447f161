// The cost of importing each entry: the bytes of all modules that Node reads at once, including those of dependencies.
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { entries } from "./entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(root, "dist");

/** Every kind of import except for `import()`, which loads nothing before it is called. */
const EAGER = new Set(["import-statement", "require-call"]);

/**
 * @returns {Promise<Record<string, number>>} bytes by `import regohost/gate` and the like, and by
 * `start of the command`, which imports the rest once the command is known.
 */
export async function importCosts() {
  const files = [
    ...entries.map(({ specifier, file }) => [`import ${specifier}`, join(root, file)]),
    ["start of the command", join(DIST, "cli.js")],
  ];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map(([, file]) => file),
    outdir: join(root, "unused"),
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  return Object.fromEntries(
    files.map(([name, file]) => [name, costOf(metafile.inputs, relative(root, file).replaceAll("\\", "/"))]),
  );
}

function costOf(inputs, entry) {
  const seen = new Set();
  const left = [entry];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const imported of inputs[path].imports) {
      if (imported.external !== true && EAGER.has(imported.kind)) left.push(imported.path);
    }
  }
  return [...seen].reduce((sum, path) => sum + inputs[path].bytes, 0);
}
