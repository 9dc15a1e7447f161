import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { GlobOptions } from "tinyglobby";
import { PolicyLoadError } from "../errors.js";
import { codeOf } from "../error-code.js";

const MAGIC = /[*?[{]/;

/** Whether a shell would expand the text. */
export function isGlob(text: string): boolean {
  return MAGIC.test(text);
}

function withSlashes(pattern: string): string {
  return process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern;
}

/** The base folder of a pattern: the part before its first wildcard, or `.`. */
export function globFolder(pattern: string): string {
  const slashed = withSlashes(pattern);
  const plain = slashed.slice(0, slashed.search(MAGIC));
  const end = plain.lastIndexOf("/");
  if (end < 0) return ".";
  return end === 0 ? "/" : plain.slice(0, end);
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

/** A link as its target. A dangling link is a file that cannot be read, as in a shell. */
async function followLink(folder: string, name: string): Promise<Entry> {
  const isFolder = (await stat(join(folder, name)).catch(() => undefined))?.isDirectory() === true;
  return isFolder
    ? { name, isFile: () => false, isDirectory: () => true, isSymbolicLink: () => false }
    : fileEntry(name);
}

/** Reads folders for one walk and follows links. Keeps errors, because the walk ignores them. */
class FolderReader {
  readonly #followsFolders: boolean;
  failure: { folder: string; error: unknown } | undefined;

  constructor(followsFolders: boolean) {
    this.#followsFolders = followsFolders;
  }

  async read(folder: string): Promise<Entry[]> {
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      return await Promise.all(
        entries.map(async (entry): Promise<Entry> => {
          // The walk passes over pipes and devices. Here they match as files, and are refused or read when they are opened.
          if (!entry.isSymbolicLink()) return entry.isDirectory() ? entry : fileEntry(entry.name);
          const found = await followLink(folder, entry.name);
          return found.isDirectory() && !this.#followsFolders ? entry : found;
        }),
      );
    } catch (error) {
      const code = codeOf(error);
      // The base folder of a pattern may not exist, and entries may disappear.
      if (code !== "ENOENT" && code !== "ENOTDIR") this.failure ??= { folder, error };
      return [];
    }
  }

  /** `fs.readdir` with a callback and file types, as the walk calls it. */
  readonly readdir = (
    folder: string,
    _options: unknown,
    done: (error: null, entries: Entry[]) => void,
  ): void => {
    void this.read(folder).then((entries) => {
      done(null, entries);
    });
  };
}

/**
 * Lists the files and folders that match a pattern, sorted: `*`, `?`, `[…]`, `{a,b}` and `**` for any depth (at the
 * end: all files below). Hidden ones match only an explicit dot. Links are resolved, but `**` does not follow links to
 * folders, so that cycles end.
 *
 * @param cwd base of a relative pattern.
 * @returns paths in the pattern's form: relative to `cwd` for a relative pattern.
 * @throws PolicyLoadError `source_unreadable` when a folder cannot be read, because its matches are unknown.
 */
export async function expandGlob(pattern: string, cwd: string): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const slashed = withSlashes(pattern);
  const isAbsolute = /^(?:[A-Za-z]:)?\//.test(slashed);
  const reader = new FolderReader(!slashed.includes("**"));
  const found = await glob(slashed, {
    cwd,
    absolute: isAbsolute,
    onlyFiles: slashed.endsWith("**"),
    expandDirectories: false,
    followSymbolicLinks: false,
    dot: false,
    // The walk uses one of the overloads.
    fs: { readdir: reader.readdir as unknown as NonNullable<NonNullable<GlobOptions["fs"]>["readdir"]> },
  });
  if (reader.failure !== undefined) {
    const { folder, error } = reader.failure;
    throw new PolicyLoadError(`${pattern}: the folder ${folder} cannot be read`, {
      code: "source_unreadable",
      cause: error,
    });
  }
  const prefix = slashed.startsWith("./") ? "./" : "";
  return found.map((path) => prefix + path.replace(/\/$/, "")).sort();
}
