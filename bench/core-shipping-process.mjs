// A process of bench/core-shipping.mjs: makes an instance of opa-core of a file, has it compile a policy, and prints how long each step took.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { brotliDecompressSync, crc32 } from "node:zlib";
import { LAZY_VALIDATION } from "../src/engine/opa/core-flags.js";
import { CoreInstance } from "../src/engine/opa/core-instance.js";
import { readCore } from "./load-core.mjs";

const [form, file, copy] = process.argv.slice(2);
// As the command line runs it.
setFlagsFromString(LAZY_VALIDATION);

/** A file of the snapshot as the package reads it; other modules with their data. */
function read() {
  if (form === "snapshot") return readCore(file);
  const bytes = readFileSync(file);
  if (form === "br") return { code: brotliDecompressSync(bytes), data: undefined };
  crc32(bytes);
  return { code: bytes, data: undefined };
}

const marks = { start: performance.now() };
const { code, data } = read();
marks.read = performance.now();
if (copy !== undefined) {
  writeFileSync(`${copy}.partial`, code);
  renameSync(`${copy}.partial`, copy);
}
marks.copied = performance.now();
const wasm = new WebAssembly.Module(code);
const instance = new CoreInstance({ wasm, data }, { poll: () => false });
marks.started = performance.now();
const request = {
  op: "compile",
  files: [{ path: "p.rego", text: "package p\n\nx := input.a\n" }],
  entrypoints: ["p/x"],
};
const { status, bytes: reply } = instance.run(new TextEncoder().encode(JSON.stringify(request)));
if (status !== 0) throw new Error(new TextDecoder().decode(reply));
marks.compiled = performance.now();
console.log(
  JSON.stringify({
    read: marks.read - marks.start,
    copy: marks.copied - marks.read,
    start: marks.started - marks.copied,
    compile: marks.compiled - marks.started,
    all: marks.compiled - marks.start,
  }),
);
