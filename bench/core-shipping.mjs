// How opa-core could be shipped: what each way costs in the package, and at a start until the first policy is compiled.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { BASELINE_ONLY } from "../src/engine/opa/core-flags.js";
import { CORE } from "./load-core.mjs";
import { median } from "./print-table.mjs";

const PROCESS = fileURLToPath(new URL("core-shipping-process.mjs", import.meta.url));
const ARTIFACT = `${CORE}.br`;
const FLAGS = BASELINE_ONLY.split(" ");
const RUNS = 5;
/** The best takes minutes for the snapshot, and makes it a tenth smaller. */
const QUALITY = 9;

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const at = (name) => join(folder, name);
    const snapshot = readFileSync(CORE);
    const plain = brotliDecompressSync(readFileSync(ARTIFACT));
    writeFileSync(at("plain.wasm"), plain);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    };
    writeFileSync(at("snapshot.wasm.br"), brotliCompressSync(snapshot, { params }));
    const ways = {
      "snapshot as it is (in the package)": { form: "snapshot", shipped: CORE, file: CORE },
      [`snapshot, Brotli of quality ${QUALITY}`]: {
        form: "br",
        shipped: at("snapshot.wasm.br"),
        file: at("snapshot.wasm.br"),
      },
      "the same, unpacked into the cache: the first start": {
        form: "br",
        shipped: at("snapshot.wasm.br"),
        file: at("snapshot.wasm.br"),
        copy: at("copy.wasm"),
      },
      "the same: a later start": { form: "snapshot", shipped: at("snapshot.wasm.br"), file: at("copy.wasm") },
      "no snapshot, as it is": { form: "plain", shipped: at("plain.wasm"), file: at("plain.wasm") },
      "no snapshot, Brotli": { form: "br", shipped: ARTIFACT, file: ARTIFACT },
    };
    /** @type {Record<string, Record<string, number>[]>} */
    const taken = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let run = -1; run < RUNS; run++) {
      for (const [name, { form, file, copy }] of Object.entries(ways)) {
        const args = [...FLAGS, PROCESS, form, file, ...(copy === undefined ? [] : [copy])];
        const times = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
        if (run >= 0) taken[name].push(times);
      }
    }
    const [base] = Object.keys(ways);
    const rows = Object.entries(ways).map(([name, { shipped }]) => {
      const of = (key) => median(taken[name].map((times) => times[key]));
      const bytes = readFileSync(shipped);
      return {
        way: name,
        "installed, MB": bytes.length / 1e6,
        "downloaded, MB": gzipSync(bytes).length / 1e6,
        "read and unpack, ms": of("read"),
        "copy, ms": of("copy"),
        "compile and start, ms": of("start"),
        "first policy, ms": of("compile"),
        "all, ms": of("all"),
        "ratio of all": median(taken[name].map(({ all }, run) => all / taken[base][run].all)),
      };
    });
    return {
      title: "opa-core: ways to ship it, until the first policy is compiled",
      note: `Whole processes in turns, with V8's baseline compiler alone, medians of ${RUNS}. Downloaded: as npm packs it, with gzip. Read: with its checksum, or unpacked. A start without a snapshot initializes Go and OPA's packages.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
