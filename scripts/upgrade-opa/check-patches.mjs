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
 * The parts of this tree that do not fit a folder of OPA's source. `misfits`: the reasons why patches do not fit, empty
 * when all do. `changed`: the files replaced by this tree that differ there.
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
