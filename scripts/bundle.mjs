// Bundles the sources for Node: the package (`node scripts/bundle.mjs`), and parts of it for tests, benchmarks and campaigns.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { esmExternalRequirePlugin } from "rolldown/plugins";
import { minifySync } from "rolldown/utils";
import { entries } from "./entries.mjs";
import { findDropped, MAY_BE_DROPPED } from "./find-dropped.mjs";
import { LATE_BUILTIN, takeFromNode } from "./take-from-node.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
/** Not bundled. `@sigstore/mock` is a development dependency: `demo --full` goes without it where it is not installed. */
const PACKAGES = [...Object.keys(dependencies), ...Object.keys(peerDependencies), "@sigstore/mock"];
/** Bundled into the file that every command loads first: it is eight files of CommonJS, each of which Node would resolve and read. */
const COMMANDER = join("node_modules", "commander");

/** What Commander needs for commands that are programs of their own. None is. */
const UNUSED_BY_COMMANDER = ["node:child_process", "node:fs"];

/** A line of its sources that is CommonJS's, and what stands there instead. @type {readonly [RegExp, string][]} */
const AS_MODULE = [
  [/^const (\{[^}]*\}) = require\('(\.[^']*?)(?:\.js)?'\);$/gm, "import $1 from '$2.js';"],
  [
    new RegExp(`^const (\\w+) = require\\('(?:${UNUSED_BY_COMMANDER.join("|")})'\\);$`, "gm"),
    "const $1 = {};",
  ],
  [/^const process = require\('node:process'\);$/gm, ""],
  [/^const (\w+) = require\('(node:\w+)'\)/gm, 'const $1 = process.getBuiltinModule("$2")'],
  [/^exports\.(\w+) = (\w+);/gm, "export { $2 as $1 };"],
  [/^exports\.(\w+) = /gm, "export const $1 = /* @__PURE__ */ "],
];

/**
 * Makes a module of Commander, whose own form of one exports CommonJS. V8 would read that twice: as a part of the file, and as the function
 * that it is in there. And for `require` Node would have to load its modules for CommonJS.
 *
 * @returns {import("rolldown").Plugin}
 */
function commanderAsModule() {
  return {
    name: "commander-as-module",
    transform: {
      order: "pre",
      filter: { id: /[\\/]node_modules[\\/]commander[\\/]/ },
      handler(code, id) {
        if (id.endsWith("esm.mjs")) return { code: 'export * from "./index.js";', map: null };
        let made = code;
        for (const [line, written] of AS_MODULE) made = made.replaceAll(line, written);
        const left = /^.*\b(?:require\(|exports\b).*$/m.exec(
          made.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""),
        );
        if (left !== null) throw new Error(`${id}: no form for a module is known of ${left[0]}`);
        return { code: made, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Not ASCII, in code without comments: in texts, in patterns without the flag `v`, and in names of members. */
const OTHER_LETTER = /[^\0-\x7f]/g;

/**
 * Writes other letters than those of ASCII as escapes: V8 keeps a source with one of them as two bytes for each letter of it, which doubles
 * what it reads at every start.
 *
 * @returns {import("rolldown").Plugin}
 */
function toAscii() {
  return {
    name: "to-ascii",
    // Later than `renderChunk`, after which Rolldown prints the code once more, and with the letters.
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "chunk") continue;
        file.code = file.code.replaceAll(
          OTHER_LETTER,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
      }
    },
  };
}

/** Shortens a file, as `minifySync`. @throws Error for one that cannot be read. */
function shorten(fileName, text, options) {
  const { code, map, errors } = minifySync(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join("; ")}`);
  return { code, map };
}

/** What ajv has written, in `src/`. */
const COMPILED = /[\\/]compiled[\\/][^\\/]+\.js$/;

/**
 * Writes validators that ajv has compiled in as few letters as there can be: nobody reads them, and V8 reads all of a file to run a part.
 *
 * @returns {import("rolldown").Plugin}
 */
function shortenCompiled() {
  return {
    name: "shorten-compiled",
    // As late as `toAscii`, which is after it.
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "chunk" || !file.moduleIds.some((id) => COMPILED.test(id))) continue;
        file.code = shorten(file.fileName, file.code, { module: true }).code;
      }
    },
  };
}

/** Names of functions and classes stay, and lines, for the stack traces of `REGOHOST_DEBUG`. @type {import("rolldown/utils").MinifyOptions} */
const SHORTENED = { module: true, mangle: { toplevel: false, keepNames: true }, sourcemap: true };

/**
 * Shortens the names within functions of what the command line alone loads, and of Commander, and drops what never runs: nobody imports these
 * files, and V8 reads them at each start.
 *
 * @returns {import("rolldown").Plugin}
 */
function shortenCommands() {
  return {
    name: "shorten-commands",
    // After it Rolldown prints the code once more, with its lines, and joins the maps.
    renderChunk(code, { fileName, moduleIds }) {
      if (!moduleIds.every((id) => id.startsWith(CLI) || id.includes(COMMANDER))) return null;
      return shorten(fileName, code, SHORTENED);
    },
  };
}

/**
 * Puts the functions that Rolldown adds into the file that all others load. It gives them a file of their own, whatever its groups say, for
 * which every start would wait.
 *
 * @returns {import("rolldown").Plugin}
 */
function joinRuntime() {
  return {
    name: "join-runtime",
    generateBundle(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === "chunk");
      const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME);
      const base = chunks.find(({ name }) => name === JOINED[0].name);
      if (runtime === undefined || base === undefined) this.error("there is no file to join");
      const [code = "", exported = ""] = runtime.code.split(/^export \{(.*)\};$/m);
      const nameOf = new Map(
        exported.split(",").map((pair) => {
          const [name = "", alias = name] = pair.trim().split(" as ");
          return [alias, name];
        }),
      );
      const importing = new RegExp(`^import \\{(.*)\\} from "\\./${runtime.fileName}";$`, "m");
      for (const chunk of chunks) {
        const [line = "", list = ""] = importing.exec(chunk.code) ?? [];
        if (line === "") continue;
        const names = list.replaceAll(
          /(\w+) as/g,
          (_as, /** @type {string} */ alias) => `${nameOf.get(alias)} as`,
        );
        const isBase = chunk === base;
        chunk.code = chunk.code.replace(line, () =>
          isBase ? code.trim() : `import {${names}} from "./${base.fileName}";`,
        );
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
        if (isBase) chunk.code += `export { ${[...nameOf.values()].join(", ")} };\n`;
        else if (!chunk.imports.includes(base.fileName)) chunk.imports.push(base.fileName);
      }
      delete files[runtime.fileName];
    },
  };
}

/** Of other files a few members are used, and Rolldown leaves the rest out. */
const TABLES = /[\\/](?:capabilities|identity|standard-builtins)\.json$/;

/**
 * Has large tables of JSON read as JSON: as an expression V8 takes several times as long to read them.
 *
 * @returns {import("rolldown").Plugin}
 */
function parseTables() {
  return {
    name: "parse-tables",
    transform: {
      order: "pre",
      filter: { id: TABLES },
      handler(code) {
        const text = JSON.stringify(JSON.stringify(JSON.parse(code)));
        return { code: `export default /* @__PURE__ */ JSON.parse(${text});`, map: null, moduleType: "js" };
      },
    },
  };
}

/** @throws Error for a call in our sources that the package would not have. */
function refuseDropped() {
  return {
    name: "refuse-dropped",
    transform: {
      order: "pre",
      filter: { id: /\/src\/.*\.[jt]s$/, code: MAY_BE_DROPPED },
      handler(code, id) {
        const call = findDropped(code, id);
        if (call === undefined) return null;
        throw new Error(`${id}: ${call} is dropped from the package: use its value`);
      },
    },
  };
}

/**
 * Files of the package: each has all that its roots import, but for modules that need a package. What belongs to the command line is in
 * another file than the library, which programs bundle.
 */
const JOINED = [
  {
    name: "base",
    cli: "start",
    roots: [
      "base/async/guarded-run.ts",
      "base/async/load-once.ts",
      "cli/run-cli.ts",
      "cli/terminal/cli-io.ts",
      "engine/opa/core-tier.ts",
      "base/host/user-paths.ts",
    ],
  },
  // What a thread of `isolation: "worker"` loads.
  {
    name: "thread",
    roots: [
      "engine/rounds/isolation/pass-server.ts",
      "engine/std/host-builtins.ts",
      "engine/rounds/result-set.ts",
    ],
  },
  // What policies that call standard built-ins need besides.
  { name: "standard-builtins", roots: ["engine/std/registry.ts"] },
  {
    name: "policy",
    cli: "eval-command",
    roots: [
      "engine/opa/reply-cache.ts",
      "cli/commands/eval.ts",
      "engine/load-policy.ts",
      "engine/exact-source.ts",
      "../builtins/service-builtins.ts",
      "engine/source/pinned-addresses.ts",
    ],
  },
  // What `gate` has in common with recordings and with `evaluateAll`.
  {
    name: "shared",
    roots: [
      "trust/verify/envelope.ts",
      "trust/verify/statement.ts",
      "trust/verify/facts.ts",
      "engine/recording/input-digest.ts",
      "base/async/bounded-map.ts",
      "base/async/bounded-cache.ts",
    ],
  },
  // What is recorded and replayed, and what signs that.
  { name: "recording", roots: ["engine/rounds/record-evaluation.ts"] },
  { name: "evaluate-all", roots: ["engine/rounds/evaluate-all.ts", "engine/rounds/shared-calls.ts"] },
  // What a policy that is Rego needs besides, whether it is compiled or was before.
  {
    name: "compile",
    roots: ["engine/opa/compile-rego.ts", "engine/source/check-outline.ts", "engine/compile-policy.ts"],
  },
  // Bundles, folders and addresses.
  { name: "bundles", roots: ["engine/source/bundle-files.ts", "engine/source/read-address.ts"] },
  // What a command needs to ask opa-core, but for what its thread and entries of the library load without that.
  { name: "core-status", roots: ["engine/opa/core-status.js"] },
  { name: "keep-warm", roots: ["engine/opa/keep-warm.ts"] },
  { name: "package-root", roots: ["engine/opa/package-root.ts"] },
  { name: "core", roots: ["engine/opa/run-in-worker.ts"] },
  {
    name: "gate-policies",
    cli: "gate-command",
    roots: [
      ...["cli/commands/gate.ts", "cli/gate/gate-config.ts", "gate/gate-arguments.ts", "gate/load-gate.ts"],
      // What both compiling Rego and judging need.
      ...["chainloop/chainloop-rules.ts", "gate/conftest-rules.ts"],
    ],
  },
  // What `gate` needs to have policies in Rego compiled.
  { name: "gate-rego", roots: ["gate/load-rego.ts"] },
  // What `gate` needs besides when its policies are there: the next two are loaded while opa-core compiles them.
  {
    name: "report",
    roots: ["gate/report/report-options.ts", "gate/report/write-report.ts", "gate/report/pretty.ts"],
  },
  { name: "judge", roots: ["gate/loaded-gate.ts", "gate/rego-module.ts"] },
  // What `gate` needs for a policy that was compiled before.
  { name: "gate-compiled", roots: ["gate/load-compiled.ts"] },
  { name: "library", roots: ["index.ts"] },
];

/** What Rolldown itself adds. */
const RUNTIME = "\0rolldown/runtime.js";

/** In none of them: threads of `isolation: "worker"` alone run it, or those and what starts them. */
const ALONE = ["engine/rounds/isolation/pass-server.ts", "engine/rounds/isolation/sent-error.ts"].map(
  sourceOf,
);

const CLI = sourceOf("cli/");
const FAKES = sourceOf("testing/");
const DEMO = sourceOf("testing/demo/");

/** @param {string} path */
function sourceOf(path) {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}

/** @param {string} id */
const isLight = (id) => id.includes(COMMANDER);

/** @param {string} id */
const isPackage = (id) => PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Node takes 0.3 ms for each file of a graph of modules, and most commands need the same hundred modules. So these are few files. A
 * module that imports a package, or leads to one, is in neither: it would be loaded with them.
 */
function joinModules() {
  /** @type {(id: string) => readonly string[]} */
  let importsOf = () => [];
  /** @param {readonly string[]} roots */
  const reachedFrom = (roots) => {
    const reached = new Set(roots);
    for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
    return reached;
  };
  /** @type {(id: string) => readonly string[]} */
  let exportsOf = () => [];
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  return {
    /** @type {import("rolldown").Plugin} */
    plugin: {
      name: "join-modules",
      buildEnd() {
        exportsOf = (id) => this.getModuleInfo(id)?.exports ?? [];
        importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        const isHeavy = (/** @type {string} */ id) =>
          isPackage(id) || (id.includes("node_modules") && !isLight(id));
        fileOf.set(LATE_BUILTIN, JOINED[0].name);
        for (const { name, cli = name, roots } of JOINED) {
          const ids = roots.map(sourceOf);
          for (const id of ids) if (this.getModuleInfo(id) === null) this.error(`no module ${id}`);
          const members = [...reachedFrom(ids)].filter(
            (id) => !ALONE.includes(id) && !fileOf.has(id) && ![...reachedFrom([id])].some(isHeavy),
          );
          // A file with one entry would be that entry, which exports no more than its source does.
          const inEntries = members.filter((id) => this.getModuleInfo(id)?.isEntry === true);
          for (const id of members) {
            if (inEntries.length === 1 && inEntries.includes(id)) continue;
            fileOf.set(id, id.startsWith(CLI) || id.includes(COMMANDER) ? cli : name);
          }
        }
      },
    },
    // The entry `testing` would export what the demo needs of it besides.
    nameOf: (/** @type {string} */ id) =>
      fileOf.get(id) ?? (id.startsWith(FAKES) && !id.startsWith(DEMO) ? "evidence-service" : null),
    exportsOf: (/** @type {string} */ id) => exportsOf(id),
  };
}

/**
 * @param {object} options
 * @param {Record<string, string>} options.input names of files to write, and their sources.
 * @param {string} options.dir is emptied before.
 * @param {boolean} [options.joined] whether what most commands need is joined; for the package.
 * @param {boolean} [options.written] Default: true.
 * @param {boolean} [options.maps] whether each file has a map to its sources. Default: when they are not written.
 * @returns the files.
 */
export async function bundle({ input, dir, joined = false, written = true, maps = !written }) {
  const { plugin, nameOf, exportsOf } = joinModules();
  const build = await rolldown({
    cwd: ROOT,
    input,
    platform: "node",
    preserveEntrySignatures: joined ? "allow-extension" : "strict",
    external: (id) => isPackage(id) || id.startsWith("node:"),
    transform: { target: "node20.19" },
    // Modules are imported when they are needed wherever this may save time, also where another import has loaded them already.
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    // Modules of CommonJS, which are Sigstore's, import what they require: programs that bundle the package have no `require`.
    plugins: [
      refuseDropped(),
      commanderAsModule(),
      takeFromNode(),
      esmExternalRequirePlugin({ external: [/^node:/, ...builtinModules] }),
      ...(joined
        ? [plugin, parseTables(), shortenCommands(), joinRuntime(), shortenCompiled(), toAscii()]
        : []),
    ],
  });
  const { output } = await build[written ? "write" : "generate"]({
    dir,
    format: "esm",
    // The declarations have them.
    comments: { jsdoc: false },
    cleanDir: written,
    // Where a file says nothing of its map none is loaded.
    ...(maps && { sourcemap: "hidden" }),
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    ...(joined && {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: nameOf, debugName: "joined" }],
      },
    }),
  });
  await build.close();
  if (joined) {
    for (const file of output) {
      checkEntry(file, output, exportsOf);
      checkImports(file);
    }
  }
  return output;
}

/** What the package is made of, but for what `scripts/bundle-browser.mjs` makes. */
export function packageFiles() {
  const outputs = entries
    .filter(({ specifier }) => specifier !== "regohost/browser")
    .map(({ output, source }) => [output, source]);
  const workers = {
    "opa-worker": "src/engine/opa/worker.js",
    "policy-worker": "src/engine/policy-worker.ts",
  };
  const programs = { cli: "src/cli/main.ts", ...workers };
  return { input: { ...Object.fromEntries(outputs), ...programs }, dir: "dist", joined: true };
}

/**
 * @param {import("rolldown").OutputChunk | import("rolldown").OutputAsset} file
 * @throws Error for a file that every command loads and that imports a module of Node's.
 */
function checkImports(file) {
  if (file.type !== "chunk" || !JOINED.some(({ name, cli }) => [name, cli].includes(file.name))) return;
  const found = file.imports.filter((name) => name.startsWith("node:"));
  if (found.length > 0)
    throw new Error(`${file.fileName} imports ${found.join(", ")}: import names of it on one line`);
}

/**
 * @param {import("rolldown").OutputChunk | import("rolldown").OutputAsset} file
 * @param {readonly (import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]} output
 * @param {(id: string) => readonly string[]} exportsOf
 * @throws Error for an entry that other files import, which would run it, or that exports more than its source.
 */
function checkEntry(file, output, exportsOf) {
  if (file.type !== "chunk" || !file.isEntry) return;
  const isImported = output.some((other) => other.type === "chunk" && other.imports.includes(file.fileName));
  if (isImported)
    throw new Error(`${file.fileName} is imported by other files: what they share belongs elsewhere`);
  const declared = file.facadeModuleId === null ? [] : exportsOf(file.facadeModuleId);
  const more = file.exports.filter((name) => !declared.includes(name));
  if (more.length > 0)
    throw new Error(`${file.fileName} exports ${more.join(", ")}, which its source does not`);
}

/**
 * Builds the worker of `isolation: "worker"`, for what runs the sources: a thread of Node's runs no TypeScript. Another process may start
 * such threads meanwhile.
 *
 * @param {string} [dir] for tests.
 */
export async function buildWorker(dir = join(ROOT, ".bench/worker")) {
  const input = { "policy-worker": "src/engine/policy-worker.ts" };
  await replaceFiles(dir, await bundle({ input, dir, written: false, maps: false }));
}

/**
 * Makes a folder hold these files alone. What is there with the same text is not touched; each other file is replaced as a whole, after
 * those that it imports, and what is left over goes last.
 *
 * @param {string} dir
 * @param {readonly (import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]} files
 */
async function replaceFiles(dir, files) {
  await mkdir(dir, { recursive: true });
  const isEntry = (/** @type {typeof files[number]} */ file) => file.type === "chunk" && file.isEntry;
  for (const file of [...files].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    const path = join(dir, file.fileName);
    const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
    const found = await readFile(path).catch(() => undefined);
    if (found?.equals(content)) continue;
    const begun = join(dir, `.${file.fileName}-${randomUUID()}`);
    await writeFile(begun, content);
    await rename(begun, path);
  }
  const names = new Set(files.map(({ fileName }) => fileName));
  const left = (await readdir(dir)).filter((name) => !names.has(name) && !name.startsWith("."));
  await Promise.all(left.map((name) => rm(join(dir, name), { recursive: true, force: true })));
}

/** Unpacks OPA in Wasm from the committed file, where it is not there yet. */
export function unpackCore() {
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(execPath, ["--liftoff-only", script], { stdio: "inherit" });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await bundle(packageFiles());
  unpackCore();
}
