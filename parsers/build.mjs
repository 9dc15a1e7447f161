// Builds parsers.wasm.br, jsonnet.wasm.br and all that is generated from them: `npm run parsers`, or with --check compares a fresh build
// with what is committed. Needs exactly the Go version that go.mod names; README.md has more.
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
  versionIn,
} from "../opa-core/artifact.mjs";
import { overlayRuntime } from "../opa-core/go-runtime.mjs";
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
const versionOf = (path) => versionIn(goMod, new RegExp(`^\\t${path.replaceAll(".", "\\.")} v(\\S+)$`, "m"));
const conftest = versionOf("github.com/open-policy-agent/conftest");

/** The modules that are built here: their packages, and the versions that say what is in them. */
const ARTIFACTS = [
  { name: "parsers", target: ".", sbom: "sbom.cdx.json", versions: { conftest } },
  {
    name: "jsonnet",
    target: "./jsonnet",
    sbom: "jsonnet.sbom.cdx.json",
    versions: { conftest, jsonnet: versionOf("github.com/google/go-jsonnet") },
  },
];

function buildWasm({ name, target }) {
  mkdirSync(work, { recursive: true });
  const out = join(work, `${name}.wasm`);
  const overlay = overlayRuntime(go(["env", "GOROOT"]).trim(), work);
  go(["build", ...FLAGS, "-mod=readonly", `-overlay=${overlay}`, "-o", out, target], { stdio: "inherit" });
  return limitMemory(readFileSync(out), MAX_PAGES);
}

function describe({ versions }, wasm, br) {
  return {
    ...versions,
    go: goVersion,
    wasm: { sha256: sha256(wasm), bytes: wasm.length },
    brotli: { sha256: sha256(br), crc32: crc32(br), bytes: br.length },
  };
}

/** Everything generated of a module but its compressed form: path from the root, text. */
function generated({ name, target, sbom, versions }, description) {
  const modules = linkedModules(go, here, target);
  const version = versions[name] ?? conftest;
  return new Map([
    [`parsers/${name}.json`, descriptionText(description, modules)],
    [`parsers/${sbom}`, json(cycloneDx({ name, version }, modules, description))],
    ["THIRD_PARTY_NOTICES", noticesOf({ [name]: modules })],
  ]);
}

/** Conftest's results are those of its version of Jsonnet. */
function checkJsonnet() {
  const [, { versions }] = ARTIFACTS;
  // Of a module that is not there yet, `go list` names no folder.
  const { Dir } = JSON.parse(go(["mod", "download", "-json", "github.com/open-policy-agent/conftest"]));
  const theirs = /go-jsonnet v(\S+)/.exec(readFileSync(join(Dir, "go.mod"), "utf8"))?.[1];
  if (theirs !== versions.jsonnet)
    throw new Error(`Conftest ${conftest} has go-jsonnet ${theirs}, and go.mod names ${versions.jsonnet}`);
}

function main() {
  const found = installedGo(here);
  const isRightGo = found === `go${goVersion}`;
  if (isRightGo) checkJsonnet();
  if (process.argv.includes("--check")) {
    for (const artifact of ARTIFACTS) {
      checkArtifact({
        ...{ here, name: artifact.name, goVersion, found, build: () => buildWasm(artifact) },
        generated: (wasm, br) => generated(artifact, describe(artifact, wasm, br)),
      });
    }
    return;
  }
  if (!isRightGo)
    throw new Error(`the parsers are built with go${goVersion}, but ${found ?? "no go"} is installed`);
  if (process.argv.includes("--left-out")) {
    for (const [name, { wasm, brotli }] of leftOutSizes(go, FLAGS, { goMod, here, work }))
      console.log(`${name}: ${wasm} bytes, ${brotli} bytes compressed`);
    return;
  }
  for (const artifact of ARTIFACTS) {
    const { name } = artifact;
    const wasm = buildWasm(artifact);
    const br = compressed(here, name, wasm);
    writeFileSync(join(here, `${name}.wasm.br`), br);
    for (const [path, text] of generated(artifact, describe(artifact, wasm, br)))
      writeFileSync(join(root, path), text);
    console.log(`${name}.wasm: ${wasm.length} bytes, ${name}.wasm.br: ${br.length} bytes`);
  }
}

main();
