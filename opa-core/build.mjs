// Builds opa-core.wasm.br and all that is generated from it: `npm run opa-core`, or with --check compares a
// fresh build with what is committed. Needs exactly the Go version that go.mod names; docs/opa-core.md has more.
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyPatches, copyOpa, findOpa, readPatches } from "../runtime/opa-source.mjs";
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
import { capabilitiesOf } from "./capabilities.mjs";
import { goIn, installedGo } from "./go.mjs";
import { limitMemory } from "./limit-memory.mjs";
import { describeSnapshot, snapshotOf } from "./snapshot.mjs";
import { linkedModules } from "./linked-modules.mjs";
import { cycloneDx } from "./sbom.mjs";
import { noticesOf } from "./third-party-notices.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const runtime = join(root, "runtime");
/** What the compiler embeds in place of OPA's. */
const RUNTIME_FILES = ["opa.wasm", "callgraph.csv"];
const work = join(root, "node_modules", ".cache", "opa-core");
const OPA = "github.com/open-policy-agent/opa";
const MAX_PAGES = 32_768; // 2 GiB, in pages of 64 KiB

const check = process.argv.includes("--check");
/** For development: compresses little, and writes nothing but the module and its description. Not to be committed. */
const fast = process.argv.includes("--fast");
const goMod = readFileSync(join(here, "go.mod"), "utf8");
const goVersion = goVersionOf(goMod);

const go = goIn(here);

/**
 * The module file of a copy of OPA's module in which a cancellation asks the host, and the compiler has our planner and
 * our runtime. `-overlay` would do without the copy, but Go refuses overlays of its module cache.
 */
function patchedOpa() {
  const copy = join(work, "opa");
  copyOpa(findOpa(here).directory, copy);
  applyPatches(readPatches(join(here, "patches")), copy);
  applyPatches(readPatches(join(runtime, "patches")), copy);
  for (const name of RUNTIME_FILES) {
    const file = join(copy, "internal", "compiler", "wasm", "opa", name);
    rmSync(file);
    cpSync(join(runtime, name), file);
  }
  const modFile = join(work, "go.mod");
  writeFileSync(modFile, `${goMod}\nreplace ${OPA} => ../node_modules/.cache/opa-core/opa\n`);
  writeFileSync(join(work, "go.sum"), readFileSync(join(here, "go.sum")));
  return modFile;
}

/** The size that a goroutine's stack has when another goroutine has ended before, and that none shrinks below. A power of 2. */
const STACK_BYTES = 262_144;

/** The heap of an instance up to which nothing is collected. Go's own is 4 MiB. */
const HEAP_MINIMUM = 16 * 1024 * 1024;

/** What is changed in a file of Go's runtime. The text that is replaced has to be there once. */
const RUNTIME_CHANGES = {
  // Instances of a snapshot are seeded again.
  "rand.go": (text) => text + readFileSync(join(here, "reseed-runtime.go.txt"), "utf8"),
  // In Wasm nothing runs beside a collection. One that shares the thread with the program takes longer, and keeps all that is allocated meanwhile: a
  // collection stops the world instead, as with GODEBUG=gcstoptheworld=1. From 1 GiB on it does not, because it would stop it for seconds, and because
  // Go then limits the time that collections take: close to the limit of memory they gain little.
  "mgc.go": (text) =>
    replacedOnce(
      text,
      "\tmode := gcBackgroundMode\n",
      `\tdebug.gcstoptheworld = 0
\tif gcController.heapLive.Load() < 1<<30 {
\t\tdebug.gcstoptheworld = 1
\t}
\tmode := gcBackgroundMode
`,
    ),
  // A compilation of a small policy leaves less garbage than this: a collection would take longer than all that it finds, also because V8 has to
  // compile it.
  "mgcpacer.go": (text) =>
    replacedOnce(
      text,
      "(1-goexperiment.HeapMinimum512KiBInt)*(4<<20)",
      `(1-goexperiment.HeapMinimum512KiBInt)*${HEAP_MINIMUM}`,
    ),
  // The start is at STACK_BYTES, not at the average of the stacks that there are.
  "runtime1.go": (text) => replacedOnce(text, "debug.adaptivestackstart = 1", "debug.adaptivestackstart = 0"),
  // Evaluations are deep, and each test has a goroutine of its own: stacks of 2 KiB are copied again and again while they grow, and collections
  // would halve them.
  "stack.go": (text) =>
    replacedOnce(
      replacedOnce(
        text,
        "var startingStackSize uint32 = fixedStack",
        `var startingStackSize uint32 = ${STACK_BYTES}`,
      ),
      "if newsize < fixedStack {",
      "if newsize < uintptr(startingStackSize) {",
    ),
};

function replacedOnce(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`Go's runtime does not have this once: ${from}`);
  return text.replace(from, to);
}

/** The overlay with the changes of Go's runtime. */
function runtimeOverlay() {
  const directory = join(go(["env", "GOROOT"]).trim(), "src", "runtime");
  const replaced = Object.entries(RUNTIME_CHANGES).map(([name, change]) => {
    writeFileSync(join(work, name), change(readFileSync(join(directory, name), "utf8")));
    return [join(directory, name), join(work, name)];
  });
  const overlay = join(work, "overlay.json");
  writeFileSync(overlay, JSON.stringify({ Replace: Object.fromEntries(replaced) }));
  return overlay;
}

function buildWasm() {
  mkdirSync(work, { recursive: true });
  const out = join(work, "opa-core.wasm");
  const flags = [
    "-buildmode=c-shared",
    "-trimpath",
    "-buildvcs=false",
    "-mod=readonly",
    "-tags=patchedopa",
    "-ldflags=-s -w -buildid=",
  ];
  go(["build", ...flags, `-modfile=${patchedOpa()}`, `-overlay=${runtimeOverlay()}`, "-o", out, "."], {
    stdio: "inherit",
  });
  return limitMemory(readFileSync(out), MAX_PAGES);
}

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
      ...{ here, name: "opa-core", goVersion, problems, found, build: buildWasm },
      generated: (wasm, br) => generated(wasm, describe(wasm, br)),
    });
    return;
  }
  if (found !== `go${goVersion}`)
    throw new Error(`opa-core is built with go${goVersion}, but ${found ?? "no go"} is installed`);
  const wasm = buildWasm();
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
