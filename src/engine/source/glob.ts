import { readdir, realpath, stat } from "node:fs/promises";
import { join, posix, relative, resolve, sep } from "node:path";
import { append } from "../../base/lists.js";
import { nextPart } from "../../base/async/reading.js";
import { isMissing } from "../../base/host/file-failure.js";
import { toReadablePath } from "../../base/host/confinement.js";
import { isWithin } from "../../base/host/real-path.js";
import { checkName } from "../../base/host/file-name.js";
import { type PolicyLoadError, unreadableSource } from "../../base/errors.js";
import { codeOf } from "../../base/error-code.js";
import { GlobLevels } from "./glob-levels.js";

const MAGIC = /[*?[{]/;

/** Returns whether a shell would expand the text. */
export function isGlob(text: string): boolean {
  return MAGIC.test(text);
}

function withSlashes(pattern: string): string {
  return process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern;
}

/** Returns the base folder of a pattern: the part before its first wildcard, or `.`. */
export function globFolder(pattern: string): string {
  const slashed = withSlashes(pattern);
  const plain = slashed.slice(0, slashed.search(MAGIC));
  const end = plain.lastIndexOf("/");
  if (end < 0) return ".";
  return end === 0 ? "/" : plain.slice(0, end);
}

function normalize(pattern: string): string {
  return posix.normalize(withSlashes(pattern)).replace(/\/$/, "");
}

/** Returns the folder that a pattern starts in, without escapes. */
export function startOfGlob(pattern: string): string {
  return globFolder(normalize(pattern)).replace(/\\(.)/g, "$1");
}

/** The folder that a pattern starts in, and the levels of the pattern below it. */
export function splitGlob(pattern: string): { folder: string; levels: GlobLevels } {
  const plain = normalize(pattern);
  const base = globFolder(plain);
  const below = base === "." ? plain : plain.slice(base.endsWith("/") ? 1 : base.length + 1);
  return { folder: startOfGlob(plain), levels: new GlobLevels(below) };
}

/** A directory entry for a walk. */
interface Entry {
  name: string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

function fileEntry(name: string): Entry {
  return { name, isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false };
}

/** A folder or a link that cannot be read, so that its contents are unknown. */
class UnreadableError extends Error {
  constructor(subject: string, cause: unknown) {
    super(`${subject} cannot be read (${codeOf(cause) ?? String(cause)})`, { cause });
  }
}

function toLoadError(pattern: string, { message, cause }: UnreadableError): PolicyLoadError {
  return unreadableSource(`${pattern}: ${message}`, cause);
}

/** Resolves a link to its target. A dangling link is a file that cannot be read, as in a shell. */
async function followLink(path: string, name: string): Promise<Entry> {
  const isFolder = await stat(path).then(
    (target) => target.isDirectory(),
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw new UnreadableError(`the link ${path}`, error);
    },
  );
  return isFolder
    ? { name, isFile: () => false, isDirectory: () => true, isSymbolicLink: () => false }
    : fileEntry(name);
}

/** Receives the absolute path of each empty folder in which a pattern would match more if it were not empty. */
export type EmptyListener = (folder: string) => void;

/** Reads folders for one walk and follows links. Keeps the first error, so that the walk ends before it is thrown. */
class FolderReader {
  readonly #followsFolders: boolean;
  readonly #onEmpty: EmptyListener | undefined;
  /** Linked folders that were not followed. */
  readonly linked: string[] = [];
  failure: UnreadableError | undefined;

  constructor(followsFolders: boolean, onEmpty?: EmptyListener) {
    this.#followsFolders = followsFolders;
    this.#onEmpty = onEmpty;
  }

  async read(folder: string): Promise<Entry[]> {
    try {
      const entries = await readdir(await toReadablePath(folder), { withFileTypes: true });
      if (entries.length === 0) this.#onEmpty?.(folder);
      return await Promise.all(
        entries.map(async (entry): Promise<Entry> => {
          // Pipes and devices match as files, and are refused or read when they are opened.
          if (!entry.isSymbolicLink()) return entry.isDirectory() ? entry : fileEntry(entry.name);
          const path = join(folder, entry.name);
          const found = await followLink(path, entry.name);
          if (!found.isDirectory() || this.#followsFolders) return found;
          this.linked.push(path);
          return entry;
        }),
      );
    } catch (error) {
      // The base folder of a pattern may not exist, and entries may disappear.
      if (isMissing(error)) return [];
      this.failure ??=
        error instanceof UnreadableError ? error : new UnreadableError(`the folder ${folder}`, error);
      return [];
    }
  }
}

/** The paths that a walk found, in the pattern's form. */
interface Walk {
  paths: string[];
  reader: FolderReader;
}

/** @throws PolicyLoadError `source_unreadable` when a folder cannot be read, because its matches are unknown. */
async function walk(pattern: string, cwd: string, dot: boolean, onEmpty?: EmptyListener): Promise<Walk> {
  const slashed = withSlashes(pattern);
  const { folder: start, levels } = splitGlob(pattern);
  const reader = new FolderReader(!slashed.includes("**"), onEmpty);
  const onlyFiles = slashed.endsWith("**");
  const paths: string[] = [];
  const visit = async (folder: string, reached: ReadonlySet<number>): Promise<void> => {
    for (const entry of await reader.read(resolve(cwd, folder))) {
      const isFolder = entry.isDirectory();
      // A link to a folder that is not followed.
      if (!isFolder && !entry.isFile()) continue;
      await nextPart();
      const path = folder === "." ? entry.name : posix.join(folder, entry.name);
      const next = levels.below(reached, entry.name, dot);
      const isMatch = levels.isEnd(next) && !(isFolder && onlyFiles);
      const goesOn = isFolder && levels.goesOn(next);
      // Hidden names and linked folders are reported elsewhere.
      if (!dot && (isMatch || goesOn)) checkName(entry.name, path);
      if (isMatch) paths.push(path);
      if (goesOn) await visit(path, next);
    }
  };
  await visit(start, levels.start);
  if (reader.failure !== undefined) throw toLoadError(pattern, reader.failure);
  const prefix = slashed.startsWith("./") ? "./" : "";
  return { paths: paths.map((path) => prefix + path).sort(), reader };
}

/**
 * Returns whether a pattern matches a file, which need not exist, or a folder that contains it.
 *
 * @param real the file without links.
 */
export async function coversFile(pattern: string, cwd: string, file: string, real: string): Promise<boolean> {
  const { folder, levels } = splitGlob(pattern);
  const start = resolve(cwd, folder);
  const realStart = await realpath(start).catch(() => start);
  const starts: [string, string][] = [
    [start, resolve(cwd, file)],
    [realStart, real],
  ];
  return starts.some(([from, path]) => {
    let reached = levels.start;
    const names = isWithin(from, path) ? relative(from, path).split(sep) : [];
    return names.some((name) => levels.isEnd((reached = levels.below(reached, name, true))));
  });
}

/**
 * Lists the files and folders that match a pattern, sorted: `*`, `?`, `[…]`, `{a,b}` and `**` for any depth (at the
 * end: all files below). Hidden ones match only an explicit dot. Links are resolved, but `**` does not follow links to
 * folders, so that cycles end.
 *
 * @param cwd base of a relative pattern.
 * @returns paths in the pattern's form: relative to `cwd` for a relative pattern.
 * @throws PolicyLoadError `source_unreadable` when a folder cannot be read, because its matches are unknown, and for a name that is not
 * UTF-8.
 */
export async function expandGlob(pattern: string, cwd: string, onEmpty?: EmptyListener): Promise<string[]> {
  return (await walk(pattern, cwd, false, onEmpty)).paths;
}

/**
 * Finds additional matches of a pattern if hidden names were like others, and if `**` entered linked folders. A linked
 * folder that lies in the pattern's own folder is visited there.
 *
 * @param matches the matches of the pattern.
 * @throws PolicyLoadError `source_unreadable` when a folder or a link cannot be read.
 */
export async function unvisitedMatches(
  pattern: string,
  cwd: string,
  matches: readonly string[],
): Promise<string[]> {
  const known = new Set(matches);
  const real = (path: string): Promise<string | undefined> =>
    realpath(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw toLoadError(pattern, new UnreadableError(path, error));
    });
  const visited = new Set([(await real(resolve(cwd, globFolder(pattern)))) ?? cwd]);
  const { paths, reader } = await walk(pattern, cwd, true);
  const found = paths.filter((path) => !known.has(path));
  const tail = lastNames(withSlashes(pattern));
  const links = [...reader.linked];
  for (const link of links) {
    await nextPart();
    const location = await real(link);
    if (location === undefined || [...visited].some((folder) => isBelow(location, folder))) continue;
    visited.add(location);
    const inner = await walk(tail, location, true);
    append(
      found,
      inner.paths.map((path) => relative(cwd, join(link, path)).split(sep).join("/")),
    );
    append(links, inner.reader.linked);
  }
  return found;
}

/** Returns a pattern for the part after the last `**` of a pattern, at any depth; for every name if that is within braces. */
function lastNames(pattern: string): string {
  const tail = pattern.slice(pattern.lastIndexOf("**") + 2).replace(/^\//, "");
  const isWhole = tail !== "" && tail.split("{").length === tail.split("}").length;
  return `**/${isWhole ? tail : "*"}`;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
