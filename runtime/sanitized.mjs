// Builds the patched runtime with checks of its accesses to memory, for `npm run runtime:fuzz`. README.md has more.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileObjects, linkObjects } from "./compile-runtime.mjs";
import { findOpa, makeRuntimeSources } from "./opa-source.mjs";
import { findPython, installToolchain } from "./toolchain.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(dirname(here), "node_modules", ".cache", "runtime");

/**
 * AddressSanitizer calls a function before each access (fuzz/sanitizer.c), UndefinedBehaviorSanitizer traps, and each edge
 * has a counter. wasm32 allows what is not aligned.
 */
const CHECKS = [
  ...["-O1", "-Xclang", "-fsanitize=address", "-mllvm", "-asan-instrumentation-with-call-threshold=0"],
  ...["-mllvm", "-asan-mapping-offset=0", "-mllvm", "-asan-use-after-return=never"],
  ...["-fsanitize=undefined", "-fsanitize-trap=undefined", "-fno-sanitize=alignment"],
  "-fsanitize-coverage=inline-8bit-counters",
  // Collections of a fuzzed input are small; they have to be sorted in all ways.
  "-DFEW=6",
  "-DMANY=12",
];
const LINK = [
  ...["--allow-undefined-file=src/undefined.symbols", "--export-all", "--no-check-features"],
  // The shadow of 512 MiB lies below.
  ...["--global-base=67108864", "-z", "stack-size=1048576"],
];

/** The C functions of OPA's built-ins by the names of these, as OPA's compiler has them. */
function builtinFunctions(opa, tree) {
  const names = new Map();
  const declarations = readFileSync(join(opa, "v1", "ast", "builtins.go"), "utf8");
  for (const [, variable, name] of declarations.matchAll(/^var (\w+) = &Builtin\{\s*Name:\s*"([^"]+)"/gm))
    names.set(variable, name);
  const compiler = readFileSync(join(opa, "internal", "compiler", "wasm", "wasm.go"), "utf8");
  const found = [...compiler.matchAll(/^\tast\.(\w+)\.Name:\s+"(\w+)",$/gm)];
  const functions = found.flatMap(([, variable, of]) =>
    names.has(variable) ? [[names.get(variable), of]] : [],
  );
  if (functions.length < 80) throw new Error("OPA's compiler has another table of built-ins than expected");
  writeFileSync(join(tree, "builtins.json"), JSON.stringify(Object.fromEntries(functions)));
}

/**
 * Builds `checked.wasm`, whose allocator is that of fuzz/allocator.c, `plain.wasm`, whose allocator is the runtime's, and
 * `builtins.json`. What is there already is kept while the sources are the same.
 *
 * @returns the folder that has them.
 */
export async function buildSanitized() {
  const python = findPython();
  if (python === undefined) throw new Error("the checked runtime is built with Go and Python 3 with pip");
  const opa = findOpa(join(dirname(here), "opa-core"));
  const toolchain = installToolchain(python, join(cache, "toolchain"));
  const hash = createHash("sha256").update(`${opa.sum}\n${toolchain.pins}`);
  for (const folder of ["patches", "src", "fuzz", "."])
    for (const name of readdirSync(join(here, folder)).toSorted())
      if (/\.(?:patch|c|h|inc|mjs)$|^replaced\.json$/.test(name))
        hash.update(readFileSync(join(here, folder, name)));
  const wanted = hash.digest("hex");
  const tree = join(cache, "sanitized");
  const stamp = join(tree, "built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return tree;
  const wasm = makeRuntimeSources(opa.directory, here, tree);
  mkdirSync(join(wasm, "fuzz"));
  for (const name of readdirSync(join(here, "fuzz")))
    cpSync(join(here, "fuzz", name), join(wasm, "fuzz", name));
  const runtime = await compileObjects(wasm, toolchain, { flags: CHECKS });
  const own = await compileObjects(wasm, toolchain, { flags: ["-I", "src"], sources: [["fuzz", ".c"]] });
  const isAllocator = (object) => object.endsWith("/malloc.c.o") || object.endsWith("/allocator.c.o");
  const both = [...runtime, ...own].filter((object) => !isAllocator(object));
  const [theirs, ours] = [...runtime, ...own].filter(isAllocator);
  await linkObjects(wasm, toolchain, [...both, ours], "../checked.wasm", LINK);
  await linkObjects(wasm, toolchain, [...both, theirs], "../plain.wasm", LINK);
  builtinFunctions(opa.directory, tree);
  writeFileSync(stamp, wanted);
  return tree;
}
