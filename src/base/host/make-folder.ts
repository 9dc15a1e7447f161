import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Makes a folder that only the user may open, and those that lead to it, unless it is there. Node's `recursive` never ends where the
 * system reports that a folder does not exist although its parent does, as below `/proc`.
 *
 * @throws the error of the system, `ENOTDIR`, `EACCES` or another.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}
