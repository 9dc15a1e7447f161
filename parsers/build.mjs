// Builds parsers.wasm.br and all that is generated from it: `npm run parsers`, or with --check compares a fresh build with
// what is committed. Needs exactly the Go version that go.mod names; docs/parsers.md has more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import {
  checkArtifact,
  compressed,
  descriptionText,
  goVersionOf,
  json,
  sha256,
} from "../opa-core/artifact.mjs";
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
const goVersion = goVersionOf(goMod);
const conftest = /^\tgithub\.com\/open-policy-agent\/conftest v(\S+)$/m.exec(goMod)[1];

function buildWasm() {
  mkdirSync(work, { recursive: true });
  const out = join(work, "parsers.wasm");
  go(["build", ...FLAGS, "-mod=readonly", "-o", out, "."], { stdio: "inherit" });
  return limitMemory(readFileSync(out), MAX_PAGES);
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
    ["parsers/parsers.json", descriptionText(description, modules)],
    [
      "parsers/sbom.cdx.json",
      json(cycloneDx({ name: "parsers", version: description.conftest }, modules, description)),
    ],
    ["THIRD_PARTY_NOTICES", noticesOf({ parsers: modules })],
  ]);
}

function main() {
  const found = installedGo(here);
  if (process.argv.includes("--check")) {
    checkArtifact({
      ...{ here, name: "parsers", goVersion, found, build: buildWasm },
      generated: (wasm, br) => generated(describe(wasm, br)),
    });
    return;
  }
  if (found !== `go${goVersion}`)
    throw new Error(`the parsers are built with go${goVersion}, but ${found ?? "no go"} is installed`);
  if (process.argv.includes("--left-out")) {
    for (const [name, { wasm, brotli }] of leftOutSizes(go, FLAGS, { goMod, here, work }))
      console.log(`${name}: ${wasm} bytes, ${brotli} bytes compressed`);
    return;
  }
  const wasm = buildWasm();
  const br = compressed(here, "parsers", wasm);
  writeFileSync(join(here, "parsers.wasm.br"), br);
  for (const [path, text] of generated(describe(wasm, br))) writeFileSync(join(root, path), text);
  console.log(`parsers.wasm: ${wasm.length} bytes, parsers.wasm.br: ${br.length} bytes`);
}

main();
