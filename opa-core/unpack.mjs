// Makes opa-core.wasm, which runs and which the package ships, of the committed opa-core.wasm.br; does nothing when it is there.
// Builds and tests do it. `node --liftoff-only opa-core/unpack.mjs [FROM TO]` takes half a second; without the flag V8 optimizes meanwhile.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, crc32 } from "node:zlib";
import { snapshotOf, describeSnapshot } from "./snapshot.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** @param {string} from the folder of the committed files. @param {string} to where it is written. */
function unpackCore(from, to) {
  const { brotli, snapshot } = JSON.parse(readFileSync(join(from, "opa-core.json"), "utf8"));
  const file = join(to, "opa-core.wasm");
  if (existsSync(file)) {
    const found = readFileSync(file);
    if (found.length === snapshot.bytes && crc32(found) === snapshot.crc32) return;
  }
  const compressed = readFileSync(join(from, "opa-core.wasm.br"));
  if (createHash("sha256").update(compressed).digest("hex") !== brotli.sha256)
    throw new Error("opa-core.wasm.br does not have the SHA-256 of opa-core.json");
  const made = snapshotOf(brotliDecompressSync(compressed));
  if (describeSnapshot(made).sha256 !== snapshot.sha256)
    throw new Error("opa-core.wasm.br gives another snapshot than opa-core.json describes");
  mkdirSync(to, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
}

const [, , from = here, to = from] = process.argv;
unpackCore(from, to);
