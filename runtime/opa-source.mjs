import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { applyPatch, parsePatch, reversePatch } from "diff";

const OPA = "github.com/open-policy-agent/opa";

/** As `findModule` does, OPA's source, or of another version. @param {string} [query] a version or branch, such as `v1.23.0` or `main`. */
export function findOpa(opaCore, query) {
  return findModule(opaCore, query === undefined ? OPA : `${OPA}@${query}`);
}

/**
 * The folder of a module's source in Go's module cache, and its version and checksum, as `opa-core/go.mod` and `go.sum` pin
 * them. Go downloads and verifies it.
 *
 * @param {string} opaCore
 * @param {string} wanted its path, and after @ a version to take in place of the pinned.
 * @throws Error when Go is not installed or cannot get the module.
 */
export function findModule(opaCore, wanted) {
  /** @type {import("node:child_process").SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: opaCore, encoding: "utf8", env: { ...process.env, GOFLAGS: "", GOWORK: "off" } };
  const { error, status, stdout, stderr } = spawnSync("go", ["mod", "download", "-json", wanted], options);
  if (error !== undefined) throw new Error("Go cannot be run", { cause: error });
  if (status !== 0 && stdout === "") throw new Error(`Go cannot get ${wanted}: ${stderr.trim()}`);
  const module = JSON.parse(stdout);
  if (module.Error !== undefined) throw new Error(`Go cannot get ${wanted}: ${module.Error}`);
  return { directory: module.Dir, version: module.Version.replace(/^v/, ""), sum: module.Sum };
}

/**
 * Copies folders and files of the source of OPA or another module, writable and without tests.
 *
 * @param paths What to copy, relative to the root of the module; all that Go builds from, when there are none.
 */
export function copyOpa(directory, to, paths = [""]) {
  const unneeded = new Set(["docs", "build", "test", "e2e"]);
  rmSync(to, { recursive: true, force: true });
  for (const path of paths) {
    cpSync(join(directory, path), join(to, path), {
      recursive: true,
      mode: 0,
      filter: (file) => {
        const parts = relative(directory, file).split(sep);
        return !(unneeded.has(parts[0]) || parts.includes("testdata") || file.endsWith("_test.go"));
      },
    });
  }
}

/** The patches of a folder, in their order: names and texts. */
export function readPatches(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".patch"))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n") }));
}

/**
 * Applies patches to the files of a tree that it has; files of other parts of OPA are left out.
 *
 * @throws Error when a patch does not fit exactly. Nothing is guessed.
 */
export function applyPatches(patches, tree) {
  for (const patch of patches) {
    const misfits = applyOne(patch, tree);
    if (misfits.length > 0) throw new Error(misfits.map(misfitText).join("\n"));
  }
}

/**
 * Applies the patches that fit, and leaves out the files of the others.
 *
 * @returns {string[]} why the others do not fit: a text for each file.
 */
export function findMisfits(patches, tree) {
  const earlier = new Map();
  return patches
    .flatMap((patch) => applyOne(patch, tree))
    .map((misfit) => {
      const cause = earlier.get(misfit.path);
      if (cause === undefined) earlier.set(misfit.path, misfit.patch);
      return `${misfitText(misfit)}${cause === undefined ? "" : `\n  perhaps only because ${cause} does not fit`}`;
    });
}

const misfitText = ({ patch, path, reason }) => `${patch} does not fit ${path}: ${reason}`;

/** Changes the files of a patch. @returns {{ patch: string, path: string, reason: string }[]} the files that it does not fit. */
function applyOne({ name: patch, text }, tree) {
  return parsePatch(text.slice(text.search(/^diff --git /m))).flatMap((change) => {
    const name = change.isDelete ? change.oldFileName : change.newFileName;
    const path = (name ?? "").replace(/^[ab]\//, "");
    const file = join(tree, path);
    if (!existsSync(join(tree, path.split("/")[0]))) return [];
    if (existsSync(file) === (change.isCreate === true))
      return [{ patch, path, reason: `OPA has ${change.isCreate ? "a" : "no"} file of this name` }];
    const before = change.isCreate ? "" : readFileSync(file, "utf8");
    const after = applyExactly(before, change);
    if (after === false) return [{ patch, path, reason: misfitReason(before, change) }];
    rmSync(file, { force: true });
    if (change.isDelete) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
    return [];
  });
}

const applyExactly = (before, change) =>
  applyPatch(before, change, { fuzzFactor: 0, autoConvertLineEndings: false });

/** Which parts of a change do not fit, and a line by which each is found. */
function misfitReason(before, change) {
  const { hunks } = change;
  const isMisfit = (parts) => applyExactly(before, { ...change, hunks: parts }) === false;
  if (applyExactly(before, reversePatch(change)) !== false) return "OPA has this change already";
  const alone = hunks.filter((hunk) => isMisfit([hunk]));
  const parts =
    alone.length > 0 ? alone : hunks.filter((_, at) => isMisfit(hunks.slice(0, at + 1))).slice(0, 1);
  const lines = parts.map(({ oldStart, lines: all }) => {
    const old = all.filter((line) => !line.startsWith("+")).map((line) => line.slice(1).trim());
    return `\n  its part at line ${oldStart}, at "${old.toSorted((a, b) => b.length - a.length)[0]}"`;
  });
  return `OPA's source is not what the patch expects${lines.join("")}`;
}

/**
 * OPA's files in whose place the runtime has files of ours.
 *
 * @param {string} runtime our folder of that name.
 * @returns {{ path: string, by: string[], sha256: string }[]} `path`: in OPA's module. `by`: names in `runtime/src`. `sha256`: of OPA's file,
 *   as it was when ours were last compared with it.
 */
export function readReplaced(runtime) {
  const replaced = JSON.parse(readFileSync(join(runtime, "replaced.json"), "utf8"));
  return Object.entries(replaced).map(([path, file]) => ({ path, ...file }));
}

/** The replaced files that are not as they were in a folder of OPA's source, each with its SHA-256 there: none when OPA has no such file. */
export function findChangedReplaced(replaced, directory) {
  return replaced.flatMap(({ path, by, sha256 }) => {
    const file = join(directory, path);
    const now = existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
    return now === sha256 ? [] : [{ path, by, now }];
  });
}

/** Records the replaced files as they are in a folder of OPA's source. What is not there is replaced no longer. */
export function recordReplaced(runtime, directory) {
  const replaced = readReplaced(runtime);
  const changed = new Map(findChangedReplaced(replaced, directory).map(({ path, now }) => [path, now]));
  const recorded = replaced.flatMap(({ path, by, sha256 }) => {
    const now = changed.has(path) ? changed.get(path) : sha256;
    return now === undefined ? [] : [[path, { by, sha256: now }]];
  });
  writeFileSync(join(runtime, "replaced.json"), `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}

/** That OPA changed a file in whose place we have others. */
export const changedReplacedText = ({ path, by, now }) =>
  `OPA ${now === undefined ? "has no file" : "changed"} ${path}; ${by.map((name) => `runtime/src/${name}`).join(", ")} replaces it`;

/**
 * Makes the sources of our runtime: OPA's folder `wasm`, with patches, and with our files, some of them in place of OPA's.
 *
 * @param {string} directory of OPA's source.
 * @param {string} runtime our folder of that name.
 * @param {string} tree what is in it is removed.
 * @returns its folder `wasm`.
 * @throws Error when a patch does not fit, when OPA changed a file that ours replace, and when it has one of the name of ours.
 */
export function makeRuntimeSources(directory, runtime, tree) {
  copyOpa(directory, tree, ["wasm"]);
  const replaced = readReplaced(runtime);
  const changed = findChangedReplaced(replaced, tree);
  if (changed.length > 0)
    throw new Error(
      changed
        .map(
          (file) =>
            `${changedReplacedText(file)}: bring into ours what repairs something, then change runtime/replaced.json (SHA-256 ${file.now})`,
        )
        .join("\n"),
    );
  for (const { path } of replaced) rmSync(join(tree, path));
  applyPatches(readPatches(join(runtime, "patches")), tree);
  const wasm = join(tree, "wasm");
  addFiles(join(runtime, "src"), join(wasm, "src"));
  return wasm;
}

/** Copies files of a folder into a tree. */
export function addFiles(folder, to) {
  for (const name of readdirSync(folder).toSorted()) {
    const file = join(to, basename(name));
    if (existsSync(file)) throw new Error(`${name} would replace a file of OPA's`);
    cpSync(join(folder, name), file);
  }
}
