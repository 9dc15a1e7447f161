import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { GlobOptions } from "tinyglobby";
import { CommandError } from "./exit-codes.js";

const MAGIC = /[*?[{]/;

/** Whether the text is a pattern that a shell would expand. */
export function isGlob(text: string): boolean {
  return MAGIC.test(text);
}

function withSlashes(pattern: string): string {
  return process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern;
}

/** The folder that a pattern starts in: what stands before its first part that is not plain. `.` for none. */
export function globFolder(pattern: string): string {
  const slashed = withSlashes(pattern);
  const plain = slashed.slice(0, slashed.search(MAGIC));
  const end = plain.lastIndexOf("/");
  if (end < 0) return ".";
  return end === 0 ? "/" : plain.slice(0, end);
}

/** What a walk asks of an entry of a folder. */
interface Entry {
  name: string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** A link as what it leads to. One that leads to nothing is a file, which cannot be read then, as with a shell. */
async function followLink(folder: string, name: string): Promise<Entry> {
  const isFolder = (await stat(join(folder, name)).catch(() => undefined))?.isDirectory() === true;
  return { name, isFile: () => !isFolder, isDirectory: () => isFolder, isSymbolicLink: () => false };
}

/** Reads folders for one walk, links followed. What cannot be read is kept: a walk leaves it out. */
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
          if (!entry.isSymbolicLink()) return entry;
          const found = await followLink(folder, entry.name);
          return found.isDirectory() && !this.#followsFolders ? entry : found;
        }),
      );
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      // The folder that a pattern starts in may not be there, and what was there may be gone.
      if (code !== "ENOENT" && code !== "ENOTDIR") this.failure ??= { folder, error };
      return [];
    }
  }

  /** `fs.readdir` with a callback, as the walk calls it: with file types. */
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
 * The files and folders that match a pattern, sorted: `*`, `?`, `[…]`, `{a,b}` and `**` for any depth (at the
 * end: all files below). Hidden ones match only where the pattern has the dot. Links are what they lead to, but a
 * pattern with `**` does not follow those to folders, so a cycle of links has an end.
 *
 * @param cwd where a relative pattern starts.
 * @returns paths in the pattern's own form: relative to `cwd` when it is relative.
 * @throws CommandError (exit 2) when a folder cannot be read: what matches in it is not known.
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
    // Of the many ways to call it the walk uses one.
    fs: { readdir: reader.readdir as unknown as NonNullable<NonNullable<GlobOptions["fs"]>["readdir"]> },
  });
  if (reader.failure !== undefined) {
    const { folder, error } = reader.failure;
    throw new CommandError(`${pattern}: the folder ${folder} cannot be read`, { cause: error });
  }
  const prefix = slashed.startsWith("./") ? "./" : "";
  return found.map((path) => prefix + path.replace(/\/$/, "")).sort();
}
