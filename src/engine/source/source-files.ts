import type { Stats } from "node:fs";
import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { about } from "../../base/error-subject.js";
import { isRegohostError, PolicyLoadError, unsupportedSource, unreadableSource } from "../../base/errors.js";
import { isForeignAddress, shownCause, shownSource } from "../../base/text/address.js";
import { checkName } from "../../base/host/file-name.js";
import { explainFailure, isMissing } from "../../base/host/file-failure.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { getConfinement, toReadablePath } from "../../base/host/confinement.js";
import { isGitFolder, OutsideError, realPathWithin } from "../../base/host/real-path.js";
import { isErrorOf } from "../../base/realms.js";
import { message, option } from "../../base/message.js";

/** Default maximum size of a source after unpacking, in bytes. */
export const MAX_SOURCE_BYTES = 1024 * 1024 * 1024;

/** The maximum size of a source in bytes: that of the option `maxBundleBytes`, or a fixed one. */
export type SourceLimit = number | { readonly fixedBytes: number };

/** The maximum if no option sets another. */
export const FIXED_SOURCE_LIMIT: SourceLimit = { fixedBytes: MAX_SOURCE_BYTES };

/** Files of a source by inner path, with "/" separators and no leading one. */
export type SourceFiles = Map<string, Uint8Array>;

/** Hidden files of bundles. */
const BUNDLE_FILES: readonly string[] = [".manifest", ".signatures.json"];

/** Why a file of a folder was not read. */
export type IgnoredBecause =
  /** It is named `…_test.rego`. */
  | "test"
  /** It is a compiled policy beside the one that is read, or beside Rego. */
  | "compiled"
  /** It, or its folder, has a name that starts with a dot. */
  | "hidden"
  | "node_modules"
  /** It is a link to something that does not exist. */
  | "dangling"
  /** It is a link in a folder whose links are not followed. */
  | "link"
  /** It is a policy of a group of Chainloop for another kind of materials. */
  | "kind"
  /** Its name is that of neither a policy nor data. */
  | "other";

/** A file or folder that was not read. */
export interface LeftOutFile {
  /** Its path, below that of its folder or bundle. */
  path: string;
  /** The rule by which it was not read. */
  why: IgnoredBecause;
  /** Whether it would be read, if it or its folder were not skipped for a name, or if its name showed its format. */
  isUnread?: true;
}

/** The same by its place in the folder that is listed. */
export interface IgnoredFile {
  /** Its path in the folder, with "/" separators; a folder's ends with one. */
  inner: string;
  why: IgnoredBecause;
  /** Whether it is a wanted file in a skipped folder, or a hidden one, that no listed file is a link to; or Rego under another name. */
  isUnread?: true;
}

/** Why a directory or file is never part of a policy. */
export function whySkipped(name: string): IgnoredBecause | undefined {
  if (name === "node_modules") return "node_modules";
  return name.startsWith(".") && !BUNDLE_FILES.includes(name) ? "hidden" : undefined;
}

/** Returns the error for a path that cannot be read. */
export async function toLoadError(error: unknown, given: string, cwd?: string): Promise<PolicyLoadError> {
  return about(given, await describeFailure(error, given, cwd));
}

async function describeFailure(error: unknown, given: string, cwd?: string): Promise<PolicyLoadError> {
  const path = shownSource(given);
  const cause = shownCause(given, error);
  if (isErrorOf(error, "TypeError")) return notRegular(path, false);
  const { isMissing, why } = await explainFailure(given, error, cwd);
  if (!isMissing) return unreadableSource(`${path} cannot be read: ${why}`, cause);
  if (isForeignAddress(given)) return foreign(path);
  return new PolicyLoadError(`${path}: ${why}`, { code: "source_not_found", cause });
}

function foreign(address: string): PolicyLoadError {
  return unsupportedSource(
    `${address}: addresses of this kind are not read. Clone the repository or copy the files, and give their folder; or give an npm:, oci:// or https:// address`,
  );
}

/** @throws PolicyLoadError `source_not_found`, `source_unsupported`, `source_unreadable` */
export async function isDirectory(path: string, cwd = ""): Promise<boolean> {
  try {
    return (await stat(resolve(cwd, path))).isDirectory();
  } catch (error) {
    throw await toLoadError(error, path, cwd);
  }
}

/** @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_too_large` */
export async function readSourceFile(path: string, maxBytes: SourceLimit, cwd = ""): Promise<Uint8Array> {
  try {
    return await readRegularFile(resolve(cwd, path), toByteLimit(maxBytes));
  } catch (error) {
    throw isErrorOf(error, "RangeError") ? tooLarge(path, maxBytes) : await toLoadError(error, path, cwd);
  }
}

export function tooLarge(subject: string, maxBytes: SourceLimit): PolicyLoadError {
  const isFixed = typeof maxBytes !== "number";
  const advice = isFixed
    ? ", which is the most that is read here"
    : message`; raise ${option("maxBundleBytes")} to allow it`;
  return new PolicyLoadError(message`${subject} contains more than ${toByteLimit(maxBytes)} bytes${advice}`, {
    code: "bundle_too_large",
  });
}

export function toByteLimit(limit: SourceLimit): number {
  return typeof limit === "number" ? limit : limit.fixedBytes;
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}

/** Returns the status of a directory entry or its target; `undefined` for an unwanted dangling link. */
async function resolveEntry(
  path: string,
  shown: string,
  isLink: boolean,
  isWanted: boolean,
): Promise<Stats | undefined> {
  try {
    return await (isLink ? stat(path) : lstat(path));
  } catch (error) {
    if (isLink && !isWanted && isMissing(error)) return undefined;
    throw isLink ? await danglingLink(shown, error) : error;
  }
}

async function danglingLink(path: string, cause: unknown): Promise<PolicyLoadError> {
  const { isMissing } = await explainFailure(path, cause);
  const subject = isMissing ? "does not exist" : "cannot be read";
  return new PolicyLoadError(`${path} links to something that ${subject}`, {
    code: isMissing ? "source_not_found" : "source_unreadable",
    cause,
  });
}

/** Refuses pipes and devices: reading a pipe would block. */
function notRegular(path: string, isLink: boolean): PolicyLoadError {
  const subject = isLink ? "links to something that is not a regular file" : "is not a regular file";
  return unreadableSource(`${path} ${subject}`);
}

/** Returns the real path of a directory to list. @throws PolicyLoadError `source_unreadable` for one that leads out of `within`. */
async function getRealDirectory(
  directory: string,
  shown: string,
  within: string | undefined,
): Promise<string> {
  try {
    return within === undefined
      ? await realpath(await toReadablePath(directory))
      : await realPathWithin(within, directory);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw unreadableSource(`${shown} cannot be read: ${error.message}`, error);
  }
}

/** A file under a directory. */
export interface ListedFile {
  /** Its path inside the directory, with "/" separators. */
  inner: string;
  path: string;
  size: number;
}

export interface ListDirectoryOptions {
  /** Base of a relative directory path. Default: the process's working directory. */
  cwd?: string | undefined;
  /** The folder that all folders must lie in, without links. Default: those of a confined process; otherwise links lead anywhere. */
  within?: string | undefined;
  /** Whether to list hidden files and directories and `node_modules`; `wanted`: only files, and of those the wanted. Default: false. */
  withHidden?: boolean | "wanted" | undefined;
  /** `false` skips symbolic links, as OPA's bundle loader. Default: true, as OPA's file loader. */
  followLinks?: boolean | undefined;
  /** Reports every file and folder that is not listed; not links to a folder above, which is listed. */
  onIgnored?: ((file: IgnoredFile) => void) | undefined;
  /**
   * Selects relevant files in a hidden folder or `node_modules`, and hidden files: `onIgnored` reports the first in each with `isUnread`.
   * Default: none.
   */
  counts?: ((name: string) => boolean) | undefined;
  /** Selects relevant files among the others in such a folder, by their content. Default: none. */
  looks?: ((path: string) => Promise<boolean>) | undefined;
  /** Whether to list only the files that are in it itself. Default: false. */
  isFlat?: boolean | undefined;
}

interface RelevantOptions extends Pick<ListDirectoryOptions, "cwd" | "within" | "looks"> {
  counts: (name: string) => boolean;
  /** Whether a file is read elsewhere. Default: none is. */
  isRead?: (path: string) => Promise<boolean>;
}

/**
 * Finds the first file in and below a folder, also a hidden one, that is relevant by its name, or by its content. Git has no file in a
 * folder `.git`, so that none is there by its content.
 *
 * @returns its path, which begins with that of the folder.
 * @throws PolicyLoadError as {@link listDirectory}
 */
export async function findRelevant(
  folder: string,
  { counts, looks, isRead = () => Promise.resolve(false), cwd, within }: RelevantOptions,
): Promise<string | undefined> {
  const others: string[] = [];
  const onIgnored = ({ inner, why }: IgnoredFile): void => {
    if (why === "other" && !`${basename(folder)}/${inner}`.split("/").some(isGitFolder)) others.push(inner);
  };
  for (const { inner, path } of await listDirectory(folder, counts, {
    cwd,
    within,
    withHidden: true,
    onIgnored,
  }))
    if (!(await isRead(path))) return `${folder}/${inner}`;
  for (const inner of looks === undefined ? [] : others) {
    await nextPart();
    const path = `${folder}/${inner}`;
    if ((await looks?.(path)) === true && !(await isRead(resolve(cwd ?? "", path)))) return path;
  }
  return undefined;
}

/**
 * Finds the first relevant file in each of the skipped ones that is not read under another name: the visible names of a
 * Kubernetes volume are links into its hidden folder. A skipped file that is read so is left out.
 */
async function findUnread(
  root: string,
  skipped: readonly IgnoredFile[],
  listed: readonly ListedFile[],
  { counts, ...options }: RelevantOptions,
): Promise<IgnoredFile[]> {
  if (skipped.length === 0) return [];
  const read = new Set<string>();
  for (const { path } of listed) {
    await nextPart();
    read.add(await realpath(path));
  }
  const isRead = async (path: string): Promise<boolean> => {
    await nextPart();
    return read.has(await realpath(path));
  };
  const look = async (one: IgnoredFile): Promise<IgnoredFile | undefined> => {
    const path = join(root, one.inner);
    // Git refuses to check out files there, so nothing in it is an input of the folder.
    if ((options.within ?? getConfinement()) !== undefined && isGitFolder(basename(path))) return one;
    const status = await stat(path).catch(unlessMissing);
    if (status?.isDirectory() !== true) {
      if (status === undefined) return one;
      if (await isRead(path)) return undefined;
      return counts(basename(path)) ? { ...one, isUnread: true } : one;
    }
    const folder = path.replace(/\/$/, "");
    const found = await findRelevant(folder, { ...options, counts, isRead });
    if (found === undefined) return one;
    return { inner: one.inner.replace(/\/$/, "") + found.slice(folder.length), why: one.why, isUnread: true };
  };
  const looked: IgnoredFile[] = [];
  for (const one of skipped) {
    await nextPart();
    const found = await look(one);
    if (found !== undefined) looked.push(found);
  }
  return looked;
}

/**
 * Lists the files under a directory that `wanted` accepts by name. Never follows a link to a parent directory.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, also for a wanted file that is not a regular file
 */
export async function listDirectory(
  root: string,
  wanted: (name: string) => boolean,
  {
    cwd = "",
    within,
    withHidden = false,
    followLinks = true,
    onIgnored,
    counts,
    looks,
    isFlat = false,
  }: ListDirectoryOptions = {},
): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const skippedByName: IgnoredFile[] = [];
  const walk = async (directory: string, prefix: string, above: readonly string[]): Promise<void> => {
    const location = await getRealDirectory(directory, join(root, prefix), within);
    if (above.includes(location)) return;
    const entries = await readdir(directory, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      await nextPart();
      const path = join(directory, entry.name);
      const inner = `${prefix}${entry.name}`;
      const ignored = (why: IgnoredBecause): IgnoredFile => ({
        inner: entry.isDirectory() ? `${inner}/` : inner,
        why,
      });
      const ignore = (why: IgnoredBecause): void => onIgnored?.(ignored(why));
      const isWanted = wanted(entry.name);
      const isListed = withHidden === "wanted" ? isWanted && !entry.isDirectory() : withHidden;
      const skipped = isListed ? undefined : whySkipped(entry.name);
      if (skipped !== undefined) {
        if (counts === undefined) ignore(skipped);
        else skippedByName.push(ignored(skipped));
        continue;
      }
      const isLink = entry.isSymbolicLink();
      if (isLink && !followLinks) {
        const target = await stat(path).catch(() => undefined);
        onIgnored?.({ inner: target?.isDirectory() === true ? `${inner}/` : inner, why: "link" });
        continue;
      }
      if (!isWanted && !isLink && !entry.isDirectory()) {
        ignore("other");
        continue;
      }
      checkName(entry.name, join(root, inner));
      const found = await resolveEntry(path, join(root, inner), isLink, isWanted);
      if (found === undefined) {
        ignore("dangling");
        continue;
      }
      if (found.isDirectory()) {
        if (!isFlat) await walk(path, `${inner}/`, [...above, location]);
      } else if (isWanted && !found.isFile()) throw notRegular(join(root, inner), isLink);
      else if (isWanted) files.push({ inner, path, size: found.size });
      else ignore("other");
    }
  };
  try {
    await walk(resolve(cwd, root), "", []);
    if (counts !== undefined && onIgnored !== undefined)
      for (const one of await findUnread(resolve(cwd, root), skippedByName, files, { counts, looks, within }))
        onIgnored(one);
  } catch (error) {
    throw isRegohostError(error) ? error : await toLoadError(error, root, cwd);
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
  maxBytes: SourceLimit,
  options: ListDirectoryOptions = {},
): Promise<SourceFiles> {
  const files: SourceFiles = new Map();
  const listed = await listDirectory(root, wanted, options);
  if (listed.reduce((total, { size }) => total + size, 0) > toByteLimit(maxBytes))
    throw tooLarge(root, maxBytes);
  let left = toByteLimit(maxBytes);
  for (const { inner, path } of listed) {
    await nextPart();
    try {
      const bytes = await readRegularFile(path, left);
      files.set(inner, bytes);
      left -= bytes.length;
    } catch (error) {
      throw isErrorOf(error, "RangeError")
        ? tooLarge(root, maxBytes)
        : await toLoadError(error, join(root, inner));
    }
  }
  return files;
}
