import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyOpa, findMisfits, readPatches } from "../../runtime/opa-source.mjs";

/** Why patches of a tree of ours do not fit a folder of OPA's source: none when all fit. */
export function checkPatches(root, directory) {
  const folders = ["opa-core/patches", "runtime/patches"];
  const patches = folders.flatMap((folder) => readPatches(join(root, folder)));
  const copy = mkdtempSync(join(tmpdir(), "regohost-patches-"));
  try {
    copyOpa(directory, copy);
    return { count: patches.length, misfits: findMisfits(patches, copy) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}
