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
export async function compileRuntime(tree, { zig, libcxx, builtins, wasmOpt }, { whole = false } = {}) {
  const common = [
    "clang",
    "-Qunused-arguments",
    "-nodefaultlibs",
    "--target=wasm32-unknown-unknown-wasm",
    "-O3",
    "-w",
  ];
  const target = [...FEATURES, `-ffile-prefix-map=${tree}=.`, "-nostdinc"];
  const c = [
    ...[
      "-I",
      "src/lib",
      "-I",
      "src/libmpdec",
      "-DCONFIG_32",
      "-DANSI",
      "-isystem",
      "src/lib",
      "-isystem",
      builtins,
    ],
  ];
  const cc = [
    ...["-std=c++17", "-fno-exceptions", "-fno-rtti", "-nostdinc++", "-include", "src/libc++/__config_site"],
    ...[
      "-isystem",
      "src/libc++",
      "-isystem",
      libcxx,
      "-isystem",
      builtins,
      "-isystem",
      "src/lib",
      "-I",
      "src/re2",
    ],
    ...["-D_LIBCPP_HAS_NO_THREADS", "-D_LIBCPP_HAS_NO_LIBRARY_ALIGNED_ALLOCATION"],
    ...["-D_LIBCPP_HAS_NO_LOCALIZATION", "-D_LIBCPP_NO_EXCEPTIONS"],
  ];
  const files = SOURCES.flatMap(([folder, suffix]) =>
    readdirSync(join(tree, folder))
      .filter((name) => name.endsWith(suffix))
      .toSorted()
      .map((name) => {
        const source = `${folder}/${name}`;
        const isTogether = whole && folder === "src" && suffix === ".c" && source !== REPLACED_BY_COMPILER;
        return { source, flags: [...(suffix === ".c" ? c : cc), ...(isTogether ? ["-flto"] : [])] };
      }),
  );
  const object = (source) => `_obj/${source}.o`;
  for (const { source } of files) mkdirSync(dirname(join(tree, object(source))), { recursive: true });
  const queue = files.values();
  const work = async () => {
    for (const { source, flags } of queue)
      await run(zig, [...common, ...target, ...flags, "-c", "-o", object(source), source], { cwd: tree });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const link = [
    "wasm-ld",
    "--allow-undefined-file=src/undefined.symbols",
    "--no-entry",
    "--export=__heap_base",
  ];
  const kept = whole ? calledByPolicies(tree) : [];
  const exports = kept.map(({ name }) => `--export=${name}`);
  const objects = files.map(({ source }) => object(source));
  const module = join(tree, "_obj", "opa.wasm");
  await run(zig, [...link, ...exports, "--lto-O3", "--stack-first", "-o", module, ...objects], { cwd: tree });
  const wasm = readFileSync(module);
  return {
    wasm: withoutExports(wasm, new Set(kept.flatMap(({ name, exported }) => (exported ? [] : [name])))),
    callGraph: callGraphOf(module, wasmOpt),
  };
}

function callGraphOf(module, wasmOpt) {
  const options = { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] };
  const graph = execFileSync(process.execPath, [wasmOpt, "--print-call-graph", module], options);
  const calls = [...graph.matchAll(/^ *"(.*?)" -> "(.*?)";.*\/\/ call/gm)];
  if (calls.length === 0) throw new Error("wasm-opt printed no call graph");
  return calls.map(([, caller, callee]) => `${caller},${callee}\n`).join("");
}
