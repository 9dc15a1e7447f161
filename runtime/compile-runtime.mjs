import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { withoutExports } from "./wasm-sections.mjs";

const run = promisify(execFile);

/** OPA's Makefile compiles for WebAssembly 1.0: its own interpreter of modules, and old hosts, know no more. */
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "multivalue",
  "reference-types",
  "nontrapping-fptoint",
  "sign-ext",
  "mutable-globals",
  "call-indirect-overlong",
].map((feature) => `-mno-${feature}`);

const TARGET = "--target=wasm32-unknown-unknown-wasm";

/** In the order in which OPA's Makefile gives them to the linker, which the order of functions depends on. */
const SOURCES = [
  ["src", ".c"],
  ["src", ".cc"],
  ["src/lib", ".c"],
  ["src/libmpdec", ".c"],
  ["src/libc++", ".cc"],
  ["src/re2/re2", ".cc"],
  ["src/re2/util", ".cc"],
];

/** What OPA's compiler writes itself must not be optimised together with its callers. */
const REPLACED_BY_COMPILER = "src/context.c";

/** Functions that a compiled policy calls: their names, by their marks in the C sources. */
function calledByPolicies(tree) {
  const marked = /\bOPA_(?:INTERNAL|BUILTIN)\s+(WASM_EXPORT\(\w+\)\s+)?[^;{}()]*?(\w+)\(/g;
  return readdirSync(join(tree, "src"))
    .filter((name) => /\.(?:c|inc)$/.test(name))
    .flatMap((name) => [...readFileSync(join(tree, "src", name), "utf8").matchAll(marked)])
    .map(([, exported, name]) => ({ name, exported: exported !== undefined }));
}

/**
 * Compiles OPA's runtime for WebAssembly, as its Makefile does.
 *
 * @param tree OPA's folder `wasm`; objects and module are written to its `_obj`.
 * @param whole optimises C files together. The linker then drops what nothing in the runtime calls, so that what policies call
 *   is exported until it is linked.
 * @returns the module, and its call graph in the form that OPA's compiler reads: lines of "caller,callee".
 */
export async function compileRuntime(tree, toolchain, { whole = false } = {}) {
  const objects = await compileObjects(tree, toolchain, { whole });
  const kept = whole ? calledByPolicies(tree) : [];
  const exports = ["__heap_base", ...kept.map(({ name }) => name)].map((name) => `--export=${name}`);
  const flags = ["--allow-undefined-file=src/undefined.symbols", ...exports, "--lto-O3", "--stack-first"];
  const module = await linkObjects(tree, toolchain, objects, "_obj/opa.wasm", flags);
  return {
    wasm: withoutExports(
      readFileSync(module),
      new Set(kept.flatMap(({ name, exported }) => (exported ? [] : [name]))),
    ),
    callGraph: callGraphOf(module, toolchain.wasmOpt),
  };
}

/**
 * Compiles the sources of OPA's folder `wasm`.
 *
 * @param {string} tree
 * @param {Record<"zig" | "libcxx" | "builtins", string>} toolchain
 * @param {{ into?: string, flags?: string[], sources?: string[][], whole?: boolean }} [options] `into`: the folder of the objects. `flags`:
 *   more flags for the compiler. `sources`: what is compiled: folders, and the suffixes of names in them. `whole` compiles C files to
 *   be optimised together.
 * @returns the objects, relative to the tree, in the order of the sources.
 */
export async function compileObjects(
  tree,
  { zig, libcxx, builtins },
  { into = "_obj", flags = [], sources = SOURCES, whole = false } = {},
) {
  const common = ["clang", "-Qunused-arguments", "-nodefaultlibs", TARGET, "-O3", "-w"];
  const target = [...FEATURES, `-ffile-prefix-map=${tree}=.`, "-nostdinc", ...flags];
  const headers = ["-isystem", "src/lib", "-isystem", builtins];
  const c = ["-I", "src/lib", "-I", "src/libmpdec", "-DCONFIG_32", "-DANSI", ...headers];
  const cc = [
    ...["-std=c++17", "-fno-exceptions", "-fno-rtti", "-nostdinc++", "-include", "src/libc++/__config_site"],
    ...["-isystem", "src/libc++", "-isystem", libcxx, "-isystem", builtins, "-isystem", "src/lib"],
    ...["-I", "src/re2", "-D_LIBCPP_HAS_NO_THREADS", "-D_LIBCPP_HAS_NO_LIBRARY_ALIGNED_ALLOCATION"],
    ...["-D_LIBCPP_HAS_NO_LOCALIZATION", "-D_LIBCPP_NO_EXCEPTIONS"],
  ];
  const files = sources.flatMap(([folder, suffix]) =>
    readdirSync(join(tree, folder))
      .filter((name) => name.endsWith(suffix))
      .toSorted()
      .map((name) => {
        const source = `${folder}/${name}`;
        const isTogether = whole && folder === "src" && suffix === ".c" && source !== REPLACED_BY_COMPILER;
        return { source, own: [...(suffix === ".c" ? c : cc), ...(isTogether ? ["-flto"] : [])] };
      }),
  );
  const object = (source) => `${into}/${source}.o`;
  for (const { source } of files) mkdirSync(dirname(join(tree, object(source))), { recursive: true });
  const queue = files.values();
  const work = async () => {
    for (const { source, own } of queue)
      await run(zig, [...common, ...target, ...own, "-c", "-o", object(source), source], { cwd: tree });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.map(({ source }) => object(source));
}

/** Links objects to a module without an entry. @returns its path. */
export async function linkObjects(tree, { zig }, objects, out, flags) {
  await run(zig, ["wasm-ld", "--no-entry", ...flags, "-o", out, ...objects], { cwd: tree });
  return join(tree, out);
}

function callGraphOf(module, wasmOpt) {
  /** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
  const options = { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] };
  const graph = execFileSync(process.execPath, [wasmOpt, "--print-call-graph", module], options);
  const calls = [...graph.matchAll(/^ *"(.*?)" -> "(.*?)";.*\/\/ call/gm)];
  if (calls.length === 0) throw new Error("wasm-opt printed no call graph");
  return calls.map(([, caller, callee]) => `${caller},${callee}\n`).join("");
}
