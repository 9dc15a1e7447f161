// Bundles the sources for Node: the package (`node scripts/bundle.mjs`), and parts of it for tests, benchmarks and campaigns.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { entries } from "./entries.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
/** Not bundled into the package. */
const PACKAGES = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
/** What a program may be without, and so what a complete bundle is: prom-client always needs `@opentelemetry/api`. */
export const OPTIONAL = PACKAGES.filter((name) => !(name in dependencies) && name !== "@opentelemetry/api");

/**
 * Parts of packages that the first call of a process needs, bundled with it: locating and reading their files takes
 * longer than anything else.
 */
const BUNDLED = ["jose/jwt/decode"];

/** The part of `jose` among them: small, and of each client with a token. */
const OF_TOKENS = /[\\/]jose[\\/]dist[\\/]webapi[\\/]/;

/** @param {string} id @param {readonly string[]} packages */
const isOf = (id, packages) => packages.some((name) => id === name || id.startsWith(`${name}/`));
/** @param {string} id */
const isPackage = (id) => !BUNDLED.includes(id) && isOf(id, PACKAGES);

/** Bundled into files that every command loads, unlike other packages. */
const COMMANDER = join("node_modules", "commander");

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  cli: "src/cli/main.ts",
  "mcp-call": "src/cli/mcp/call-process.ts",
  "opa-worker": "src/engine/opa/worker.js",
  "policy-worker": "src/engine/policy-worker.ts",
};
const PROGRAM_FILES = Object.keys(PROGRAMS).map((name) => `${name}.js`);
/** The entry `regohost`. */
const LIBRARY = join(ROOT, "src/index.ts");
/**
 * Files of modules that a process loads together, some of them late. Each takes what its modules import, unless a file before it has that.
 * Node takes 0.3 ms for each file.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const TOGETHER = {
  // Of every process of the command line; nothing else is loaded before the command is known.
  start: ["src/cli/main.ts", "src/base/version.ts"],
  // Of `eval`, and of most commands.
  evaluation: [
    "src/engine/load-policy.ts",
    "src/engine/exact-source.ts",
    "src/base/async/bounded-cache.ts",
    "src/cli/run-cli.ts",
    "src/cli/commands/eval.ts",
    "builtins/service-builtins.ts",
  ],
  // Of policies that call the service, beside what is in `shared`.
  client: [
    "src/evidence/client/create-service-client.ts",
    "src/evidence/schema/validate.ts",
    "src/evidence/schema/validators.ts",
    "src/http/exchange.ts",
    "src/http/proxy.ts",
    "src/http/certificates.ts",
    "node_modules/jose/dist/webapi/util/decode_jwt.js",
  ],
  // Of policies that call a standard built-in.
  standard: ["src/engine/std/registry.ts"],
  // Of new Rego, and of what opa-core has compiled before.
  compiling: [
    "src/engine/compile-policy.ts",
    "src/engine/opa/compile-rego.ts",
    "src/engine/source/check-outline.ts",
  ],
  // Of a gate, until its policies are compiled.
  gate: [
    "src/cli/commands/gate.ts",
    "src/cli/gate/gate-config.ts",
    "src/gate/load-gate.ts",
    "src/gate/load-rego.ts",
  ],
  // Of a gate, while and after they are.
  judging: [
    "src/gate/loaded-gate.ts",
    "src/gate/load-package.ts",
    "src/gate/inputs/data-schemas.ts",
    "src/gate/metadata.ts",
    "src/gate/report/write-report.ts",
    "src/gate/report/pretty.ts",
  ],
};

/** Files of which other entries of the package than `regohost/gate` need nothing: what they need too is in `shared`. */
const OF_GATE = ["gate", "judging"];

/** Entries and late imports of few processes, which are ignored when choosing the shared modules. */
const RARE = [
  "src/engine/javascript/javascript-policy.ts",
  "src/engine/javascript/make-javascript.ts",
  "src/engine/javascript/write-javascript-file.ts",
  "src/cli/commands/init.ts",
  "src/cli/commands/mcp.ts",
  "src/cli/mcp/call-process.ts",
  "builtins/conforma/index.ts",
  "builtins/conforma/conforma-builtins.ts",
  "builtins/conforma/image-signatures.ts",
  "src/trust/registry/registry-client.ts",
].map((path) => join(ROOT, path));

/**
 * The file of a module that several entries need. Node takes 0.3 ms for each file of a graph of modules, and a
 * millisecond for 40 KB on Node 20: modules that most processes need are in one file, separate from those that few
 * need.
 *
 * @param {string} id
 * @param {number} entries number of entries that need it, with which most processes start.
 * @param {number} needs number of entries and late imports that need it.
 * @param {boolean} isOfLibrary whether `regohost` is one of the entries.
 */
function joinedFile(id, entries, needs, isOfLibrary) {
  if (isOfCli(id)) return needs >= 4 ? "commands" : undefined;
  if (needs >= 12 || (needs >= 4 && entries >= 2)) return "shared";
  // The other modules that only `regohost` needs at once.
  return needs >= 6 && entries === 1 && isOfLibrary ? "library" : undefined;
}

/**
 * Replacements in Commander for modules of Node that would be loaded at every start: no command is an executable of its
 * own, and the module `process` opens the standard streams, which the global does not.
 *
 * @type {ReadonlyMap<string, string>}
 */
const REPLACED = new Map([
  ["node:child_process", "export {};"],
  ["node:process", "module.exports = process;"],
]);
/** @type {import("rolldown").Plugin} */
const replaceForCommander = {
  name: "replace-for-commander",
  resolveId: (id, importer) => (REPLACED.has(id) && importer?.includes(COMMANDER) ? `\0${id}` : null),
  load: (id) => (id.startsWith("\0") ? REPLACED.get(id.slice(1)) : null),
};

/**
 * Parts of undici that no request of this package reaches: its HTTP/2 (`src/http/http2-sessions.ts`), which also loads
 * `node:http2`, SOCKS5 proxies, and bodies other than bytes and text. Code that reaches them fails. Its parser that uses SIMD fails as on a
 * processor without: then undici takes the other.
 */
const UNREACHED =
  /[\\/]undici[\\/]lib[\\/](?:dispatcher[\\/](?:client-h2|socks5-proxy-agent)|llhttp[\\/]llhttp_simd-wasm|web[\\/]fetch[\\/]body)\.js$/;

/**
 * Replacements for modules of Node of which next to nothing is needed, and which load many others. undici asks `node:http` for the largest
 * size of headers, which a flag of Node sets, and for the class of bodies that no request of this package has.
 *
 * @type {ReadonlyMap<string, string>}
 */
const LESS = new Map([
  [
    "assert",
    'module.exports = (holds, message = "an assertion of undici failed") => { if (!holds) throw message instanceof Error ? message : new Error(message); };',
  ],
  [
    "http",
    `const flag = /--max[-_]http[-_]header[-_]size/;
const isSet = flag.test(process.env.NODE_OPTIONS ?? "") || process.execArgv.some((argument) => flag.test(argument));
module.exports = isSet ? process.getBuiltinModule("node:http") : { maxHeaderSize: 16384 };`,
  ],
]);
/** What uses undici at once, in one file with it. */
const OF_UNDICI = /[\\/]src[\\/]http[\\/]undici(?:-http|-exchange)?\.ts$/;
const LESS_PREFIX = "\0less:";

/** @type {import("rolldown").Plugin} */
const leaveOut = {
  name: "leave-out",
  resolveId(id, importer) {
    const name = id.replace(/^node:/, "");
    return LESS.has(name) && /[\\/]undici[\\/]lib[\\/]/.test(importer ?? "") ? LESS_PREFIX + name : null;
  },
  load(id) {
    if (id.startsWith(LESS_PREFIX)) return LESS.get(id.slice(LESS_PREFIX.length));
    if (!UNREACHED.test(id)) return null;
    return 'module.exports = function () { throw new Error("this part of undici is not in the package"); };\nmodule.exports.extractBody = module.exports;';
  },
};

const OF_GRPC = /[\\/]@bufbuild[\\/]|[\\/]src[\\/]evidence[\\/]client[\\/](?:grpc|platform)[\\/]/;

/** Parts of the protobuf library that only JSON and generated code need, in a file of their own: they make descriptors when they are loaded. */
const OF_PROTOBUF_JSON =
  /[\\/]@bufbuild[\\/]protobuf[\\/]dist[\\/]esm[\\/](?:wkt[\\/](?:google|any|timestamp|duration|field)|codegenv2[\\/]|extensions|(?:from|to)-json)/;

const BUILTIN = "\0builtin:";

/** Modules of Node of which some names load others or compute much, such as Node's own undici, Web Crypto, streams of files, and certificates. */
const LOADING = ["buffer", "crypto", "fs", "fs/promises", "http", "http2", "net", "tls", "util"];

/**
 * Loads modules of Node that CommonJS modules require on demand, as they do, and those of `LOADING` for all: importing
 * a module accesses each of its names. That of `http` takes 40 ms of processor time from Node 22.5 on.
 *
 * @type {import("rolldown").Plugin}
 */
const takeBuiltins = {
  name: "take-builtins",
  resolveId(id, _, { kind }) {
    if (!isBuiltin(id)) return null;
    const name = id.replace(/^node:/, "");
    return kind === "require-call" || LOADING.includes(name) ? BUILTIN + name : null;
  },
  load(id) {
    if (!id.startsWith(BUILTIN)) return null;
    return `module.exports = process.getBuiltinModule(${JSON.stringify(`node:${id.slice(BUILTIN.length)}`)});`;
  },
};

/** Programs bundle the library, and need no part of the command line. @param {string} id */
const isOfCli = (id) => id.startsWith(join(ROOT, "src/cli/")) || id.includes(COMMANDER);

/** @typedef {import("rolldown").OutputChunk | import("rolldown").OutputAsset} OutputFile */

/** @param {string} id */
const isHeavy = (id) =>
  isPackage(id) || (id.includes("node_modules") && !id.includes(COMMANDER) && !OF_TOKENS.test(id));

/**
 * Merges shared modules into few files (`joinedFile`). A module that imports a package is excluded, because the package
 * would be loaded with it.
 *
 * @returns {{ plugin: import("rolldown").Plugin, output: import("rolldown").OutputOptions }}
 */
function joinShared() {
  /** The file of a module. @type {Map<string, string>} */
  const fileOf = new Map();
  return {
    plugin: {
      name: "join-shared",
      buildEnd() {
        const ids = [...this.getModuleIds()];
        /** @param {string[]} from */
        const reachedFrom = (from) => {
          const reached = new Set(from);
          for (const id of reached)
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
          return reached;
        };
        /** Counts how many of these modules need a module. @param {string[]} from */
        const countNeeds = (from) => {
          /** @type {Map<string, number>} */
          const counts = new Map();
          for (const id of from)
            for (const reached of reachedFrom([id])) counts.set(reached, (counts.get(reached) ?? 0) + 1);
          return counts;
        };
        const begun = ids.filter((id) => {
          const { isEntry = false, dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
          return (isEntry || dynamicImporters.length > 0) && !RARE.includes(id);
        });
        const entries = countNeeds(begun.filter((id) => this.getModuleInfo(id)?.isEntry));
        const needs = countNeeds(begun);
        const ofLibrary = reachedFrom([LIBRARY]);
        for (const id of ids) {
          const file = joinedFile(id, entries.get(id) ?? 0, needs.get(id) ?? 0, ofLibrary.has(id));
          if (file !== undefined && ![...reachedFrom([id])].some(isHeavy)) fileOf.set(id, file);
        }
        // Of clients and of `gate`, which load this file, but not of `eval`.
        fileOf.set(join(ROOT, "src/base/text/check-schema.ts"), "shared");
        const grpc = ["grpc/create-grpc-channel.ts", "platform/platform-session.ts"].map((path) =>
          join(ROOT, "src/evidence/client", path),
        );
        for (const id of reachedFrom(grpc))
          if (OF_GRPC.test(id)) fileOf.set(id, OF_PROTOBUF_JSON.test(id) ? "protobuf" : "grpc");
        const ofOthers = reachedFrom(
          begun.filter((id) => this.getModuleInfo(id)?.isEntry && id !== join(ROOT, "src/gate/index.ts")),
        );
        for (const [file, first] of Object.entries(TOGETHER).reverse()) {
          for (const id of reachedFrom(first.map((path) => join(ROOT, path)))) {
            if (OF_GATE.includes(file) && ofOthers.has(id)) continue;
            if (file === "client" && fileOf.get(id) === "shared") continue;
            if ([...reachedFrom([id])].some(isHeavy)) continue;
            fileOf.set(id, file !== "start" && isOfCli(id) ? `${file}-command` : file);
          }
        }
        // Else the first file that needs one would be loaded by all that do.
        for (const name of LOADING) fileOf.set(BUILTIN + name, "evaluation");
        fileOf.delete(join(ROOT, PROGRAMS.cli));
      },
      generateBundle(_, files) {
        const chunks = Object.values(files).filter((file) => file.type === "chunk");
        for (const { fileName, imports } of chunks) {
          const program = imports.find((name) => PROGRAM_FILES.includes(name));
          if (program !== undefined) this.error(`${fileName} imports ${program}, which would run it`);
        }
      },
    },
    output: {
      // Names of functions and lines are preserved for stack traces.
      minify: { mangle: { keepNames: true }, codegen: { removeWhitespace: false } },
      codeSplitting: {
        // The first group takes a module that the next would take with its importers.
        groups: [
          ...Object.keys(TOGETHER).filter((name) => name !== "client" && !OF_GATE.includes(name)),
          "evaluation-command",
          "shared",
          "client",
          "undici",
          "grpc",
          "protobuf",
          "library",
          ...OF_GATE.flatMap((name) => [name, `${name}-command`]),
          "commands",
        ].map((name, index, names) => ({
          name,
          test: (id) => (name === "undici" ? OF_UNDICI.test(id) : fileOf.get(id) === name),
          priority: names.length - index,
        })),
      },
    },
  };
}

/**
 * @param {object} options
 * @param {Record<string, string>} options.input names of files to write, and their sources.
 * @param {string} options.dir emptied first.
 * @param {boolean} [options.joined] whether to merge the modules that most commands need; for the package.
 * @param {boolean} [options.complete] whether to bundle the dependencies too, so that it runs without `node_modules`.
 * @param {boolean} [options.written] Default: true.
 * @param {boolean} [options.maps] whether each file has a map to its sources. Default: when they are not written.
 * @returns the files.
 */
export async function bundle({
  input,
  dir,
  joined = false,
  complete = false,
  written = true,
  maps = !written,
}) {
  const shared = joined ? joinShared() : undefined;
  const build = await rolldown({
    cwd: ROOT,
    input,
    platform: "node",
    external: complete ? (id) => isOf(id, OPTIONAL) : isPackage,
    transform: { target: "node20.19" },
    // Modules are imported on demand wherever this may save time, even if another import has loaded them already.
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    plugins: [replaceForCommander, leaveOut, takeBuiltins, shared?.plugin],
  });
  const { output } = await build[written ? "write" : "generate"]({
    dir,
    format: "esm",
    // They are in the declarations.
    comments: { jsdoc: false },
    cleanDir: written,
    // A file without a reference to its map does not load one.
    ...(maps && { sourcemap: "hidden" }),
    entryFileNames: "[name].js",
    // Committed files: a change of one module changes few.
    minifyInternalExports: !complete,
    chunkFileNames: complete ? "[name].js" : "[name]-[hash].js",
    ...shared?.output,
  });
  await build.close();
  return output;
}

/** The files of the package, except for those of `scripts/bundle-browser.mjs`. */
export function packageFiles() {
  const outputs = entries
    .filter(({ specifier }) => specifier !== "regohost/browser")
    .map(({ output, source }) => [output, source]);
  return { input: { ...Object.fromEntries(outputs), ...PROGRAMS }, dir: "dist", joined: true };
}

/**
 * Builds the worker of `isolation: "worker"`, for programs that run the sources: a worker thread of Node does not run
 * TypeScript. Another process may start such threads concurrently.
 *
 * @param {string} [dir] for tests.
 */
export async function buildWorker(dir = join(ROOT, ".bench/worker")) {
  const input = { "policy-worker": "src/engine/policy-worker.ts" };
  await replaceFiles(dir, await bundle({ input, dir, written: false, maps: false }));
}

/**
 * Makes a folder contain exactly these files. Files with the same text are not touched; each other file is replaced
 * atomically, after its imports, and obsolete files are removed last.
 *
 * @param {string} dir
 * @param {readonly OutputFile[]} files
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

/** Unpacks OPA's Wasm module from the committed file, if missing. */
export function unpackCore() {
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(execPath, ["--liftoff-only", script], { stdio: "inherit" });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await bundle(packageFiles());
  unpackCore();
}
