import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { partialPath, removeLeftPartials } from "../../../base/host/partial-file.js";
import { makeFolder } from "../../../base/host/make-folder.js";
import { readRegularFile } from "../../../base/host/read-file.js";
import { codeOf } from "../../../base/error-code.js";

/** Node reads no larger file at once. */
const MAX_BYTES = 2 ** 31 - 1;

/** Like OPA: the path of a copy of a bundle, for a start while its service is unavailable. */
function persistedPath(directory: string, name: string): string {
  return join(directory, "bundles", name, "bundle.tar.gz");
}

/** Replaces the copy atomically, readable by this user only. */
export async function persistBundle(directory: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = persistedPath(directory, name);
  makeFolder(dirname(path));
  const partial = partialPath(path);
  try {
    const file = await open(partial, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await removeLeftPartials(path);
}

/** @returns `undefined` when there is no copy. */
export async function readPersistedBundle(directory: string, name: string): Promise<Uint8Array | undefined> {
  try {
    return await readRegularFile(persistedPath(directory, name), MAX_BYTES, { followsLinks: false });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
