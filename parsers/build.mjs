// Builds parsers.wasm.br and all that is generated from it: `npm run parsers`, or with --check compares a fresh build with
// what is committed. Needs exactly the Go version that go.mod names; docs/parsers.md has more.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from "node:zlib";
import { goIn, installedGo } from "../opa-core/go.mjs";
import { limitMemory } from "../opa-core/limit-memory.mjs";
import { linkedModules } from "../opa-core/linked-modules.mjs";
import { cycloneDx } from "../opa-core/sbom.mjs";
import { noticesOf } from "../opa-core/third-party-notices.mjs";
import { leftOutSizes } from "./left-out.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const work = join(root, "node_modules", ".cache", "parsers");
const MAX_PAGES = 16_384; // 1 GiB, in pages of 64 KiB
const FLAGS = ["-buildmode=c-shared", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid="];

const go = goIn(here);
const goMod = readFileSync(join(here, "go.mod"), "utf8");
const goVersion = /^go (\S+)$/m.exec(goMod)[1];
const conftest = /^\tgithub\.com\/open-policy-agent\/conftest v(\S+)$/m.exec(goMod)[1];
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function buildWasm() {
  mkdirSync(work, { recursive: true });
  const out = join(work, "parsers.wasm");
  go(["build", ...FLAGS, "-mod=readonly", "-o", out, "."], { stdio: "inherit" });
  return limitMemory(readFileSync(out), MAX_PAGES);
}

function compress(wasm) {
  return brotliCompressSync(wasm, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length,
    },
  });
}

/** The artifact that is there, when it holds this very module. Compressors of other versions may differ. */
function compressedAlready(wasm) {
  try {
    const br = readFileSync(join(here, "parsers.wasm.br"));
    return brotliDecompressSync(br).equals(wasm) ? br : undefined;
  } catch {
    return undefined;
  }
}

function describe(wasm, br) {
  return {
    conftest,
    go: goVersion,
    wasm: { sha256: sha256(wasm), bytes: wasm.length },
    brotli: { sha256: sha256(br), crc32: crc32(br), bytes: br.length },
  };
}

/** Everything generated but the compressed module: path from the root, text. */
function generated(description) {
  const modules = linkedModules(go, here);
  return new Map([
    [
      "parsers/parsers.json",
      json({ ...description, modules: Object.fromEntries(modules.map((m) => [m.path, m.version])) }),
    ],
    [
      "parsers/sbom.cdx.json",
      json(cycloneDx({ name: "parsers", version: description.conftest }, modules, description)),
    ],
    ["THIRD_PARTY_NOTICES", noticesOf({ parsers: modules })],
  ]);
}

function check(found) {
  const described = JSON.parse(readFileSync(join(here, "parsers.json"), "utf8"));
  const br = readFileSync(join(here, "parsers.wasm.br"));
  const problems = [];
  if (sha256(br) !== described.brotli.sha256)
    problems.push("parsers.wasm.br does not have the SHA-256 of parsers.json");
  else if (sha256(brotliDecompressSync(br)) !== described.wasm.sha256)
    problems.push("parsers.wasm.br unpacks to another module");
  if (found === `go${goVersion}`) {
    const wasm = buildWasm();
    if (sha256(wasm) !== described.wasm.sha256) problems.push("a fresh build gives another module");
    else {
      for (const [path, text] of generated(describe(wasm, br))) {
        if (readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n") !== text)
          problems.push(`${path} is not up to date`);
      }
    }
  } else {
    console.log(
      `go${goVersion} is not installed (${found ?? "no go"}), so only the committed files were compared`,
    );
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0) console.log(`parsers ${described.wasm.sha256} is as committed`);
}

function main() {
  const found = installedGo(here);
  if (process.argv.includes("--check")) return check(found);
  if (found !== `go${goVersion}`)
    throw new Error(`the parsers are built with go${goVersion}, but ${found ?? "no go"} is installed`);
  if (process.argv.includes("--left-out")) {
    for (const [name, { wasm, brotli }] of leftOutSizes(go, FLAGS, { goMod, here, work }))
      console.log(`${name}: ${wasm} bytes, ${brotli} bytes compressed`);
    return;
  }
  const wasm = buildWasm();
  const br = compressedAlready(wasm) ?? compress(wasm);
  writeFileSync(join(here, "parsers.wasm.br"), br);
  for (const [path, text] of generated(describe(wasm, br))) writeFileSync(join(root, path), text);
  console.log(`parsers.wasm: ${wasm.length} bytes, parsers.wasm.br: ${br.length} bytes`);
}

main();
