import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyPatches, copyOpa, findModule, findOpa, readPatches } from "../runtime/opa-source.mjs";
import { goIn } from "./go.mjs";
import { overlayRuntime } from "./go-runtime.mjs";
import { limitMemory } from "./limit-memory.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const runtime = join(root, "runtime");
/** What the compiler embeds in place of OPA's. */
const RUNTIME_FILES = ["opa.wasm", "callgraph.csv"];
const OPA = "github.com/open-policy-agent/opa";
const YAML = "go.yaml.in/yaml/v3";
const work = join(root, "node_modules", ".cache", "opa-core");
const MAX_PAGES = 32_768; // 2 GiB, in pages of 64 KiB

/**
 * The module file of copies of OPA's module, in which a cancellation asks the host, and the compiler has our planner and
 * our runtime, and of its YAML parser's. `-overlay` would do without the copies, but Go refuses overlays of its module cache.
 */
function patchedModules() {
  const copy = join(work, "opa");
  copyOpa(findOpa(here).directory, copy);
  applyPatches(readPatches(join(here, "patches")), copy);
  applyPatches(readPatches(join(runtime, "patches")), copy);
  for (const name of RUNTIME_FILES) {
    const file = join(copy, "internal", "compiler", "wasm", "opa", name);
    rmSync(file);
    cpSync(join(runtime, name), file);
  }
  const yaml = join(work, "yaml");
  copyOpa(findModule(here, YAML).directory, yaml);
  applyPatches(readPatches(join(here, "patches", "yaml")), yaml);
  const modFile = join(work, "go.mod");
  const goMod = readFileSync(join(here, "go.mod"), "utf8");
  const from = "../node_modules/.cache/opa-core";
  writeFileSync(modFile, `${goMod}\nreplace ${OPA} => ${from}/opa\n\nreplace ${YAML} => ${from}/yaml\n`);
  writeFileSync(join(work, "go.sum"), readFileSync(join(here, "go.sum")));
  return modFile;
}

/** Builds opa-core, before its snapshot is made. */
export function buildModule() {
  mkdirSync(work, { recursive: true });
  const go = goIn(here);
  const out = join(work, "opa-core.wasm");
  const flags = [
    "-buildmode=c-shared",
    "-trimpath",
    "-buildvcs=false",
    "-mod=readonly",
    "-tags=patchedopa",
    "-ldflags=-s -w -buildid=",
  ];
  const overlay = overlayRuntime(go(["env", "GOROOT"]).trim(), work);
  go(["build", ...flags, `-modfile=${patchedModules()}`, `-overlay=${overlay}`, "-o", out, "."], {
    stdio: "inherit",
  });
  return limitMemory(readFileSync(out), MAX_PAGES);
}
