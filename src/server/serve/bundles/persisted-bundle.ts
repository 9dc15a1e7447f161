import { dirname, join } from "node:path";
import { removeLeftPartials, writePrivately } from "../../../base/host/partial-file.js";
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
  await writePrivately(path, bytes);
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
