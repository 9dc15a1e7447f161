// Builds opa-core.wasm.br and all that is generated from it: `npm run opa-core`, or with --check compares a
// fresh build with what is committed. Needs exactly the Go version that go.mod names; docs/opa-core.md has more.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { applyPatches, copyOpa, findOpa, readPatches } from "../runtime/opa-source.mjs";
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
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const goMod = readFileSync(join(here, "go.mod"), "utf8");
const goVersion = /^go (\S+)$/m.exec(goMod)[1];

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

/** The overlay in which Go's runtime can be seeded again, for instances of a snapshot. */
function runtimeOverlay() {
  const file = join(go(["env", "GOROOT"]).trim(), "src", "runtime", "rand.go");
  const added = readFileSync(join(here, "reseed-runtime.go.txt"), "utf8");
  writeFileSync(join(work, "rand.go"), readFileSync(file, "utf8") + added);
  const overlay = join(work, "overlay.json");
  writeFileSync(overlay, JSON.stringify({ Replace: { [file]: join(work, "rand.go") } }));
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

function compress(wasm) {
  return brotliCompressSync(wasm, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: fast ? 3 : 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length,
    },
  });
}

/** The artifact that is there, when it holds this very module. Compressors of other versions may differ. */
function compressedAlready(wasm) {
  try {
    const br = readFileSync(join(here, "opa-core.wasm.br"));
    return brotliDecompressSync(br).equals(wasm) ? br : undefined;
  } catch {
    return undefined;
  }
}

/** The committed artifact is what its description says, and unpacks to the module it names. */
function verifyCommitted() {
  const described = JSON.parse(readFileSync(join(here, "opa-core.json"), "utf8"));
  const br = readFileSync(join(here, "opa-core.wasm.br"));
  const problems = [];
  if (sha256(br) !== described.brotli.sha256)
    problems.push("opa-core.wasm.br does not have the SHA-256 of opa-core.json");
  else if (sha256(brotliDecompressSync(br)) !== described.wasm.sha256)
    problems.push("opa-core.wasm.br unpacks to another module");
  if (readFileSync(join(here, "planner.json"), "utf8").replaceAll("\r\n", "\n") !== plannerMark())
    problems.push("opa-core/planner.json is not of the patches in runtime/patches");
  return { described, problems };
}

/** Everything generated but the compressed module: path from the root, text. */
function generated(wasm, description) {
  const modules = linkedModules(go, here);
  const { standard, capabilities } = capabilitiesOf(wasm);
  return new Map([
    [
      "opa-core/opa-core.json",
      json({ ...description, modules: Object.fromEntries(modules.map((m) => [m.path, m.version])) }),
    ],
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
 * The SHA-256 of the patches of Go files of the planner and the code generator. Compiled policies bear it, because
 * nothing else in them tells which planner made them.
 */
function plannerMark() {
  const patches = readPatches(join(runtime, "patches"));
  const ofGo = patches.filter(({ text }) => /^\+\+\+ b\/.*\.go$/m.test(text));
  return json({ sha256: sha256(ofGo.map(({ text }) => text).join("")) });
}

function describe(wasm, brotli) {
  return {
    opa: new RegExp(`^require ${OPA} v(\\S+)$`, "m").exec(goMod)[1],
    go: goVersion,
    runtime: sha256(readFileSync(join(runtime, "opa.wasm"))),
    wasm: { sha256: sha256(wasm), bytes: wasm.length },
    brotli,
    snapshot: describeSnapshot(snapshotOf(wasm)),
  };
}

function main() {
  const found = installedGo(here);
  if (check) {
    const { described, problems } = verifyCommitted();
    if (found === `go${goVersion}`) {
      const wasm = buildWasm();
      if (sha256(wasm) !== described.wasm.sha256) problems.push("a fresh build gives another module");
      else {
        for (const [path, text] of generated(wasm, describe(wasm, described.brotli))) {
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
    if (problems.length === 0) console.log(`opa-core ${described.wasm.sha256} is as committed`);
    return;
  }
  if (found !== `go${goVersion}`)
    throw new Error(`opa-core is built with go${goVersion}, but ${found ?? "no go"} is installed`);
  const wasm = buildWasm();
  console.log(`built ${wasm.length} bytes${fast ? "" : "; compressing takes a minute or two"}`);
  const br = (fast ? undefined : compressedAlready(wasm)) ?? compress(wasm);
  writeFileSync(join(here, "opa-core.wasm.br"), br);
  const description = describe(wasm, { sha256: sha256(br), bytes: br.length });
  const files = fast ? [["opa-core/opa-core.json", json(description)]] : generated(wasm, description);
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  writeFileSync(join(here, "planner.json"), plannerMark());
  for (const name of ["opa-core.wasm.br", "opa-core.json"]) {
    console.log(`${basename(name)}: ${statSync(join(here, name)).size} bytes`);
  }
}

main();
