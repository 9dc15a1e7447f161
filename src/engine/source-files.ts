import { lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { PolicyLoadError } from "../errors.js";

/** Files of a source by their path inside it, with "/" between the parts and none at the start. */
export type SourceFiles = Map<string, Uint8Array>;

/** Directories that are never part of a policy. */
function isSkipped(name: string): boolean {
  return name === "node_modules" || (name.startsWith(".") && name !== ".manifest");
}

function toLoadError(error: unknown, path: string): PolicyLoadError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") {
    return new PolicyLoadError(`${path}: there is no such file or directory`, {
      code: "source_not_found",
      cause: error,
    });
  }
  const why = error instanceof Error ? error.message : String(error);
  return new PolicyLoadError(`${path} cannot be read: ${why}`, { code: "source_unreadable", cause: error });
}

/** @throws PolicyLoadError `source_not_found`, `source_unreadable` */
export async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw toLoadError(error, path);
  }
}

/** @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_too_large` */
export async function readSourceFile(path: string, maxBytes: number): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw tooLarge(path, maxBytes);
    return await readFile(path);
  } catch (error) {
    throw error instanceof PolicyLoadError ? error : toLoadError(error, path);
  }
}

export function tooLarge(what: string, maxBytes: number): PolicyLoadError {
  return new PolicyLoadError(
    `${what} holds more than ${String(maxBytes)} bytes; raise loadPolicy's maxBundleBytes if it should`,
    {
      code: "bundle_too_large",
    },
  );
}

/** What a directory's entry is, or leads to; nothing for a link that leads nowhere and is not wanted. */
async function resolveEntry(
  path: string,
  isLink: boolean,
  isWanted: boolean,
): Promise<{ isDirectory: boolean; size: number } | undefined> {
  try {
    const status = await (isLink ? stat(path) : lstat(path));
    return { isDirectory: status.isDirectory(), size: status.size };
  } catch (error) {
    if (isLink && !isWanted) return undefined;
    throw error;
  }
}

/** A file under a directory. */
export interface ListedFile {
  /** Its path inside the directory, with "/" between the parts. */
  inner: string;
  path: string;
  size: number;
}

/**
 * Lists the files under a directory that `wanted` takes, by their names. Links are what they lead to, as in OPA; one that
 * leads to a directory above it is not followed.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`
 */
export async function listDirectory(root: string, wanted: (name: string) => boolean): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const walk = async (directory: string, prefix: string, above: readonly string[]): Promise<void> => {
    const place = await realpath(directory);
    if (above.includes(place)) return;
    const entries = await readdir(directory, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isSkipped(entry.name)) continue;
      const path = join(directory, entry.name);
      const isWanted = wanted(entry.name);
      const isLink = entry.isSymbolicLink();
      if (!isWanted && !isLink && !entry.isDirectory()) continue;
      const found = await resolveEntry(path, isLink, isWanted);
      if (found === undefined) continue;
      if (found.isDirectory) {
        await walk(path, `${prefix}${entry.name}/`, [...above, place]);
      } else if (isWanted) {
        files.push({ inner: `${prefix}${entry.name}`, path, size: found.size });
      }
    }
  };
  try {
    await walk(root, "", []);
  } catch (error) {
    throw toLoadError(error, root);
  }
  return files;
}

/**
 * Reads the files under a directory that `wanted` takes, as `listDirectory` finds them.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_too_large`
 */
export async function readDirectory(
  root: string,
  wanted: (name: string) => boolean,
  maxBytes: number,
): Promise<SourceFiles> {
  const files: SourceFiles = new Map();
  const listed = await listDirectory(root, wanted);
  if (listed.reduce((total, { size }) => total + size, 0) > maxBytes) throw tooLarge(root, maxBytes);
  try {
    for (const { inner, path } of listed) files.set(inner, await readFile(path));
  } catch (error) {
    throw toLoadError(error, root);
  }
  return files;
}
