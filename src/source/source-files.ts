import type { Stats } from "node:fs";
import { lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PolicyLoadError } from "../errors.js";

/** Default maximum size of a source after unpacking, in bytes. */
export const MAX_SOURCE_BYTES = 1024 * 1024 * 1024;

/** Files of a source by inner path, with "/" separators and no leading one. */
export type SourceFiles = Map<string, Uint8Array>;

/** Hidden files of bundles. */
const BUNDLE_FILES: readonly string[] = [".manifest", ".signatures.json"];

/** Whether a directory or file is never part of a policy. */
function isSkipped(name: string): boolean {
  return name === "node_modules" || (name.startsWith(".") && !BUNDLE_FILES.includes(name));
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
export async function isDirectory(path: string, cwd = ""): Promise<boolean> {
  try {
    return (await stat(resolve(cwd, path))).isDirectory();
  } catch (error) {
    throw toLoadError(error, path);
  }
}

/** @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_too_large` */
export async function readSourceFile(path: string, maxBytes: number, cwd = ""): Promise<Uint8Array> {
  try {
    const place = resolve(cwd, path);
    const { size } = await stat(place);
    if (size > maxBytes) throw tooLarge(path, maxBytes);
    return await readFile(place);
  } catch (error) {
    throw error instanceof PolicyLoadError ? error : toLoadError(error, path);
  }
}

export function tooLarge(what: string, maxBytes: number): PolicyLoadError {
  return new PolicyLoadError(
    `${what} contains more than ${String(maxBytes)} bytes; raise maxBundleBytes to allow it`,
    {
      code: "bundle_too_large",
    },
  );
}

/** The status of a directory entry or its target; `undefined` for an unwanted dangling link. */
async function resolveEntry(
  path: string,
  shown: string,
  isLink: boolean,
  isWanted: boolean,
): Promise<Stats | undefined> {
  try {
    return await (isLink ? stat(path) : lstat(path));
  } catch (error) {
    if (isLink && !isWanted) return undefined;
    throw isLink ? danglingLink(shown, error) : error;
  }
}

function danglingLink(path: string, cause: unknown): PolicyLoadError {
  const { code } = toLoadError(cause, path);
  const what = code === "source_not_found" ? "does not exist" : "cannot be read";
  return new PolicyLoadError(`${path} links to something that ${what}`, { code, cause });
}

/** Refuses pipes and devices: reading a pipe would block. */
function notRegular(path: string, isLink: boolean): PolicyLoadError {
  const what = isLink ? "links to something that is not a regular file" : "is not a regular file";
  return new PolicyLoadError(`${path} ${what}`, { code: "source_unreadable" });
}

/** A file under a directory. */
export interface ListedFile {
  /** Its path inside the directory, with "/" separators. */
  inner: string;
  path: string;
  size: number;
}

/** Options of listing a directory. */
export interface ListDirectoryOptions {
  /** Base of a relative directory path. Default: the process's working directory. */
  cwd?: string | undefined;
  /** Whether to list hidden files and directories and `node_modules`. Default: false. */
  withHidden?: boolean;
  /** `false` skips symbolic links, as OPA's bundle loader. Default: true, as OPA's file loader. */
  followLinks?: boolean | undefined;
}

/**
 * Lists the files under a directory that `wanted` accepts by name. Never follows a link to a parent directory.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, also for a wanted file that is not a regular file
 */
export async function listDirectory(
  root: string,
  wanted: (name: string) => boolean,
  { cwd = "", withHidden = false, followLinks = true }: ListDirectoryOptions = {},
): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const walk = async (directory: string, prefix: string, above: readonly string[]): Promise<void> => {
    const place = await realpath(directory);
    if (above.includes(place)) return;
    const entries = await readdir(directory, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!withHidden && isSkipped(entry.name)) continue;
      const path = join(directory, entry.name);
      const isWanted = wanted(entry.name);
      const isLink = entry.isSymbolicLink();
      if (isLink && !followLinks) continue;
      if (!isWanted && !isLink && !entry.isDirectory()) continue;
      const inner = `${prefix}${entry.name}`;
      const found = await resolveEntry(path, join(root, inner), isLink, isWanted);
      if (found === undefined) continue;
      if (found.isDirectory()) await walk(path, `${inner}/`, [...above, place]);
      else if (isWanted && !found.isFile()) throw notRegular(join(root, inner), isLink);
      else if (isWanted) files.push({ inner, path, size: found.size });
    }
  };
  try {
    await walk(resolve(cwd, root), "", []);
  } catch (error) {
    throw error instanceof PolicyLoadError ? error : toLoadError(error, root);
  }
  return files;
}

/**
 * Reads the files under a directory that `wanted` accepts, in the order of `listDirectory`.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_too_large`
 */
export async function readDirectory(
  root: string,
  wanted: (name: string) => boolean,
  maxBytes: number,
  options: ListDirectoryOptions = {},
): Promise<SourceFiles> {
  const files: SourceFiles = new Map();
  const listed = await listDirectory(root, wanted, options);
  if (listed.reduce((total, { size }) => total + size, 0) > maxBytes) throw tooLarge(root, maxBytes);
  try {
    for (const { inner, path } of listed) files.set(inner, await readFile(path));
  } catch (error) {
    throw toLoadError(error, root);
  }
  return files;
}
