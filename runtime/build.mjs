// Builds runtime/opa.wasm, our build of OPA's runtime for WebAssembly: `npm run runtime`, or with --check compares fresh
// builds with what is committed and with OPA's own. Needs Go, Python 3 with pip, and npm; README.md has more.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileRuntime } from "./compile-runtime.mjs";
import { copyOpa, findOpa, makeRuntimeSources, readPatches, readReplaced } from "./opa-source.mjs";
import { findPython, installToolchain } from "./toolchain.mjs";
import { differingSections, namesOfFunctions, runtimeIdentity } from "./wasm-sections.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const work = join(root, "node_modules", ".cache", "runtime");
const check = process.argv.includes("--check");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const text = (path) => readFileSync(join(here, path), "utf8").replaceAll("\r\n", "\n");

const identityOf = (wasm, callable) => `${JSON.stringify(runtimeIdentity(wasm, callable), null, 2)}\n`;

/** What the built runtime is made of and what it is. */
function describe(opa, pins, { wasm, callGraph }) {
  const hashes = (files) => Object.fromEntries(files.map(({ name, text }) => [name, sha256(text)]));
  const sources = readdirSync(join(here, "src"))
    .toSorted()
    .map((name) => ({ name, text: text(join("src", name)) }));
  return {
    opa: { version: opa.version, sum: opa.sum },
    toolchain: sha256(pins),
    patches: hashes(readPatches(join(here, "patches"))),
    sources: hashes(sources),
    replaced: Object.fromEntries(readReplaced(here).map(({ path, sha256 }) => [path, sha256])),
    "opa.wasm": { sha256: sha256(wasm), bytes: wasm.length },
    "callgraph.csv": { sha256: sha256(callGraph) },
  };
}

/** A fresh build of OPA's sources; with `ours` patched, and with our files. */
async function build(opa, toolchain, ours) {
  const tree = join(work, ours ? "ours" : "stock");
  if (ours) makeRuntimeSources(opa.directory, here, tree);
  else copyOpa(opa.directory, tree, ["wasm"]);
  const built = await compileRuntime(join(tree, "wasm"), toolchain, { whole: ours });
  const callable = calledFunctions(opa);
  const names = namesOfFunctions(built.wasm);
  const lost = ours ? callable.filter((name) => !names.has(name)) : [];
  if (lost.length > 0) throw new Error(`policies call what the runtime lacks: ${lost.join(", ")}`);
  return { ...built, callable };
}

/**
 * Functions that OPA's compiler finds by name in OPA's runtime, or by our patches in ours. If one is lacking, the compiler
 * calls another function in its place.
 */
function calledFunctions(opa) {
  const compiler = join(opa.directory, "internal", "compiler", "wasm");
  const theirs = namesOfFunctions(readFileSync(join(compiler, "opa", "opa.wasm")));
  const quoted = (source) =>
    [...source.matchAll(/(?:\bopa\w+ +=|:) +"((?:opa|builtin)_\w+)"/g)].map(([, name]) => name);
  const used = quoted(readFileSync(join(compiler, "wasm.go"), "utf8")).filter((name) => theirs.has(name));
  const added = readPatches(join(here, "patches"))
    .flatMap(({ text }) => text.split(/^diff --git /m))
    .filter((part) => part.startsWith("a/internal/compiler/wasm/wasm.go"))
    .flatMap((part) => quoted(part.match(/^\+.*$/gm)?.join("\n") ?? ""));
  return [...new Set([...used, ...added])];
}

/** A call graph without the patch level of libc++ that names of its functions bear: OPA has 21.1.8, the toolchain 21.1.0. */
const withoutAbiTags = (callGraph) => callGraph.replaceAll(/\\5babi:[a-z]+\d+\\5d/g, "");

/** What of a build without our changes is not as OPA publishes it. */
function differencesFromOpa(opa, stock) {
  const folder = join(opa.directory, "internal", "compiler", "wasm", "opa");
  const problems = differingSections(readFileSync(join(folder, "opa.wasm")), stock.wasm).map(
    (section) => `a build of OPA's own sources differs from OPA's opa.wasm in its section "${section}"`,
  );
  const callGraph = readFileSync(join(folder, "callgraph.csv"), "utf8");
  if (withoutAbiTags(callGraph) !== withoutAbiTags(stock.callGraph))
    problems.push("a build of OPA's own sources has another call graph than OPA's");
  return problems;
}

/** The committed files fit each other, also where nothing can be built. */
function differencesOfCommitted() {
  const described = JSON.parse(text("runtime.json"));
  const fresh = describe(described.opa, "", {
    wasm: readFileSync(join(here, "opa.wasm")),
    callGraph: text("callgraph.csv"),
  });
  const committed = JSON.parse(text("identity.json"));
  const identity = identityOf(readFileSync(join(here, "opa.wasm")), Object.keys(committed.calls ?? {}));
  const stale =
    identity === text("identity.json")
      ? []
      : ["identity.json does not describe opa.wasm: run npm run runtime"];
  const differing = ["patches", "sources", "replaced", "opa.wasm", "callgraph.csv"]
    .filter((key) => JSON.stringify(fresh[key]) !== JSON.stringify(described[key]))
    .map((key) => `${key} does not have the hashes of runtime.json: run npm run runtime`);
  return [...differing, ...stale];
}

function hasGo() {
  try {
    execFileSync("go", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function main() {
  const python = findPython();
  const missing = [hasGo() ? [] : "Go", python === undefined ? "Python 3 with pip" : []].flat();
  const problems = check ? differencesOfCommitted() : [];
  if (missing.length > 0) {
    if (!check) throw new Error(`the runtime is built with Go and Python 3; missing: ${missing.join(", ")}`);
    console.log(`${missing.join(" and ")} missing, so only the committed files were compared`);
  } else {
    const opa = findOpa(join(root, "opa-core"));
    const toolchain = installToolchain(python, join(work, "toolchain"));
    if (check) problems.push(...differencesFromOpa(opa, await build(opa, toolchain, false)));
    const ours = await build(opa, toolchain, true);
    const description = `${JSON.stringify(describe(opa, toolchain.pins, ours), null, 2)}\n`;
    if (!check) {
      writeFileSync(join(here, "opa.wasm"), ours.wasm);
      writeFileSync(join(here, "callgraph.csv"), ours.callGraph);
      writeFileSync(join(here, "runtime.json"), description);
      writeFileSync(join(here, "identity.json"), identityOf(ours.wasm, ours.callable));
    } else {
      if (description !== text("runtime.json"))
        problems.push("a fresh build is not what runtime.json describes");
      if (identityOf(ours.wasm, ours.callable) !== text("identity.json"))
        problems.push("a fresh build is not what identity.json describes");
    }
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0)
    console.log(`runtime ${sha256(readFileSync(join(here, "opa.wasm")))}${check ? " is as committed" : ""}`);
}

await main();
