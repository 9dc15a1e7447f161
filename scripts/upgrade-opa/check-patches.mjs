import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  copyOpa,
  findChangedReplaced,
  findMisfits,
  readPatches,
  readReplaced,
} from "../../runtime/opa-source.mjs";

/**
 * What of a tree of ours does not fit a folder of OPA's source. `misfits`: why patches do not fit, none when all do. `changed`: the files that
 * ours replace, and that are others there.
 */
export function checkPatches(root, directory) {
  const folders = ["opa-core/patches", "runtime/patches"];
  const patches = folders.flatMap((folder) => readPatches(join(root, folder)));
  const changed = findChangedReplaced(readReplaced(join(root, "runtime")), directory);
  const copy = mkdtempSync(join(tmpdir(), "regohost-patches-"));
  try {
    copyOpa(directory, copy);
    return { count: patches.length, misfits: findMisfits(patches, copy), changed };
  } finally {
    rmSync(copy, { recursive: true });
  }
}
