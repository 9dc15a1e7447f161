import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { applyPatch, parsePatch } from "diff";

const OPA = "github.com/open-policy-agent/opa";

/**
 * The folder of OPA's source in Go's module cache, and its version and checksum, as `opa-core/go.mod` and `go.sum` pin
 * them. Go downloads and verifies it.
 *
 * @throws Error when Go is not installed or cannot get the module.
 */
export function findOpa(opaCore) {
  /** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
  const options = { cwd: opaCore, encoding: "utf8", env: { ...process.env, GOFLAGS: "", GOWORK: "off" } };
  const module = JSON.parse(execFileSync("go", ["mod", "download", "-json", OPA], options));
  return { directory: module.Dir, version: module.Version.replace(/^v/, ""), sum: module.Sum };
}

/**
 * Copies folders and files of OPA's source, writable and without tests.
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
  for (const { name: patch, text } of patches) {
    for (const change of parsePatch(text.slice(text.search(/^diff --git /m)))) {
      const name = change.isDelete ? change.oldFileName : change.newFileName;
      const path = (name ?? "").replace(/^[ab]\//, "");
      const file = join(tree, path);
      if (!existsSync(join(tree, path.split("/")[0]))) continue;
      const before = change.isCreate ? "" : readFileSync(file, "utf8");
      const after = applyPatch(before, change, { fuzzFactor: 0, autoConvertLineEndings: false });
      if (after === false)
        throw new Error(`${patch} does not fit ${path}: OPA's source is not what the patch expects`);
      rmSync(file, { force: true });
      if (change.isDelete) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
  }
}

/** Copies files of a folder into a tree. */
export function addFiles(folder, to) {
  for (const name of readdirSync(folder).toSorted()) {
    const file = join(to, basename(name));
    if (existsSync(file)) throw new Error(`${name} would replace a file of OPA's`);
    cpSync(join(folder, name), file);
  }
}
