// Runs OPA's own tests of its runtime against ours: `npm run runtime:test`. README.md has more.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileObjects, linkObjects } from "./compile-runtime.mjs";
import { findOpa, makeRuntimeSources } from "./opa-source.mjs";
import { findPython, installToolchain } from "./toolchain.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(dirname(here), "node_modules", ".cache", "runtime");

/**
 * The checks that do not hold for our runtime, why, and how many of a name there are in a test. One more is an error, and one less.
 */
const LEFT_OUT = JSON.parse(readFileSync(join(here, "left-out-tests.json"), "utf8"));

/** Compiles the patched runtime with OPA's tests. */
async function build() {
  const python = findPython();
  if (python === undefined)
    throw new Error("OPA's tests of the runtime are built with Go and Python 3 with pip");
  const opa = findOpa(join(dirname(here), "opa-core"));
  const toolchain = installToolchain(python, join(cache, "toolchain"));
  const wasm = makeRuntimeSources(opa.directory, here, join(cache, "tested"));
  const runtime = await compileObjects(wasm, toolchain);
  const sources = [
    ["tests", ".c"],
    ["tests", ".cc"],
  ];
  const tests = await compileObjects(wasm, toolchain, { flags: ["-I", "src"], sources });
  // The linker reads the last of several such files.
  const symbols = ["src", "tests"].map((of) => readFileSync(join(wasm, of, "undefined.symbols"), "utf8"));
  writeFileSync(join(wasm, "_obj", "undefined.symbols"), symbols.join("\n"));
  const flags = [
    ...["--allow-undefined-file=_obj/undefined.symbols", "--stack-first"],
    ...[
      "--export=opa_malloc_init",
      "--export=opa_cache_malloc",
      "--export=__heap_base",
      "--export=opa_mpd_init",
      "--export=opa_mapping_init",
    ],
  ];
  return linkObjects(wasm, toolchain, [...runtime, ...tests], "_obj/opa-test.wasm", flags);
}

/** Each test in an instance of its own: the checks that failed in it, by their texts, and how many there were. */
function runTest(module, name) {
  return runInInstance(module, (exports) => exports[name]());
}

/** Memory for patterns lies in the heap where none is reserved, of no bytes too. */
function checkUnreservedCache(exports, heapBase) {
  for (const size of [0, 1, 300]) {
    const address = exports.opa_cache_malloc(size);
    if (address < heapBase) throw new Error(`${size} bytes for patterns lie at ${address}, below the heap`);
  }
}

function runInInstance(module, run) {
  const failed = [];
  let checks = 0;
  const memory = new WebAssembly.Memory({ initial: 3 });
  const askHost = () => 0;
  let instance;
  const text = (address) => {
    const bytes = new Uint8Array(instance.exports.memory.buffer);
    return Buffer.from(bytes.subarray(address, bytes.indexOf(0, address))).toString();
  };
  const env = {
    memory,
    ...Object.fromEntries([0, 1, 2, 3, 4].map((arity) => [`opa_builtin${arity}`, askHost])),
    opa_println: () => undefined,
    opa_abort: (message) => {
      throw new Error(`abort: ${text(message)}`);
    },
    opa_test_pass: () => {
      checks++;
    },
    opa_test_fail: (note) => {
      checks++;
      failed.push(text(note));
    },
  };
  instance = new WebAssembly.Instance(module, { env });
  try {
    const { __heap_base, ...exports } = /** @type {any} */ (instance.exports);
    exports.opa_malloc_init(__heap_base.value);
    exports.opa_mpd_init();
    exports.opa_mapping_init(0, 0);
    run(exports, __heap_base.value);
  } catch (error) {
    failed.push(`ended by ${/** @type {Error} */ (error).message}`);
  }
  return { failed, checks };
}

const module = new WebAssembly.Module(readFileSync(await build()));
const names = WebAssembly.Module.exports(module)
  .map(({ name }) => name)
  .filter((name) => name.startsWith("test_"));
const problems = [];
let [checks, leftOut] = [0, 0];
for (const name of names) {
  const result = runTest(module, name);
  checks += result.checks;
  const failed = countOf(result.failed.map((note) => note.replace(/: expected: .*/s, "")));
  const expected = new Map(LEFT_OUT.flatMap(({ tests }) => Object.entries(tests[name] ?? {})));
  for (const note of new Set([...failed.keys(), ...expected.keys()])) {
    const [found = 0, known = 0] = [failed.get(note), expected.get(note)];
    leftOut += known;
    if (found !== known)
      problems.push(`${name}: "${note}" fails ${found} times, and is left out ${known} times`);
  }
}
for (const name of LEFT_OUT.flatMap(({ tests }) => Object.keys(tests)))
  if (!names.includes(name)) problems.push(`${name}: there is no such test`);
problems.push(...runInInstance(module, checkUnreservedCache).failed);
for (const problem of problems) console.error(problem);
console.log(`${names.length} tests, ${checks} checks, ${leftOut} left out, ${problems.length} problems`);
process.exitCode = problems.length > 0 || checks === 0 ? 1 : 0;

function countOf(notes) {
  const counts = new Map();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return counts;
}
