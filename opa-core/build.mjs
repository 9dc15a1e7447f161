// Builds opa-core.wasm.br and all that is generated from it: `npm run opa-core`, or with --check compares a
// fresh build with what is committed. Needs exactly the Go version that go.mod names; README.md has more.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPatches } from "../runtime/opa-source.mjs";
import {
  checkArtifact,
  compressed,
  descriptionText,
  goVersionOf,
  json,
  readGenerated,
  sha256,
  versionIn,
} from "./artifact.mjs";
import { buildModule } from "./build-module.mjs";
import { capabilitiesOf } from "./capabilities.mjs";
import { goIn, installedGo } from "./go.mjs";
import { describeSnapshot, snapshotOf } from "./snapshot.mjs";
import { linkedModules } from "./linked-modules.mjs";
import { cycloneDx } from "./sbom.mjs";
import { noticesOf } from "./third-party-notices.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const runtime = join(root, "runtime");
const OPA = "github.com/open-policy-agent/opa";

const check = process.argv.includes("--check");
/** For development: compresses little, and writes nothing but the module and its description. Not to be committed. */
const fast = process.argv.includes("--fast");
const goMod = readFileSync(join(here, "go.mod"), "utf8");
const goVersion = goVersionOf(goMod);

const go = goIn(here);

/** Everything generated but the compressed module: path from the root, text. */
function generated(wasm, description) {
  const modules = linkedModules(go, here);
  const { standard, capabilities } = capabilitiesOf(wasm);
  return new Map([
    ["opa-core/opa-core.json", descriptionText(description, modules)],
    [
      "opa-core/sbom.cdx.json",
      json(cycloneDx({ name: "opa-core", version: description.opa }, modules, description)),
    ],
    ["opa-core/capabilities.json", json(capabilities)],
    ["opa-core/standard-builtins.json", json(standard)],
    ["THIRD_PARTY_NOTICES", noticesOf({ "opa-core": modules })],
  ]);
}

/**
 * The SHA-256 of the patches of Go files of the planner and the code generator, without what their headers say. Compiled
 * policies bear it, because nothing else in them tells which planner made them.
 */
function plannerMark() {
  const patches = readPatches(join(runtime, "patches"));
  const ofGo = patches.filter(({ text }) => /^\+\+\+ b\/.*\.go$/m.test(text));
  const changes = ofGo.map(({ text }) => text.slice(text.search(/^diff --git /m)));
  return json({ sha256: sha256(changes.join("")) });
}

function describe(wasm, br) {
  return {
    opa: versionIn(goMod, new RegExp(`^require ${OPA} v(\\S+)$`, "m")),
    go: goVersion,
    runtime: sha256(readFileSync(join(runtime, "opa.wasm"))),
    wasm: { sha256: sha256(wasm), bytes: wasm.length },
    brotli: { sha256: sha256(br), bytes: br.length, ...(fast ? { fast } : {}) },
    snapshot: describeSnapshot(snapshotOf(wasm)),
  };
}

function main() {
  const found = installedGo(here);
  if (check) {
    const problems =
      readGenerated(join(here, "planner.json")) === plannerMark()
        ? []
        : ["opa-core/planner.json is not of the patches in runtime/patches"];
    checkArtifact({
      ...{ here, name: "opa-core", goVersion, problems, found, build: buildModule },
      generated: (wasm, br) => generated(wasm, describe(wasm, br)),
    });
    return;
  }
  if (found !== `go${goVersion}`)
    throw new Error(`opa-core is built with go${goVersion}, but ${found ?? "no go"} is installed`);
  const wasm = buildModule();
  console.log(`built ${wasm.length} bytes${fast ? "" : "; compressing takes a minute or two"}`);
  const br = compressed(here, "opa-core", wasm, fast);
  writeFileSync(join(here, "opa-core.wasm.br"), br);
  const description = describe(wasm, br);
  const files = fast ? [["opa-core/opa-core.json", json(description)]] : generated(wasm, description);
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  writeFileSync(join(here, "planner.json"), plannerMark());
  for (const name of ["opa-core.wasm.br", "opa-core.json"]) {
    console.log(`${basename(name)}: ${statSync(join(here, name)).size} bytes`);
  }
}

main();
