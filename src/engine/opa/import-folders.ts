import { lstat, realpath } from "node:fs/promises";
import { dirname, isAbsolute, parse, relative, sep } from "node:path";
import { codeOf } from "../../base/error-code.js";

const OUTSIDE = "it is in neither the folder of the input nor the working directory, nor below";
const HIDDEN = "hidden files, and those in hidden folders, are not imported";

/** Returns the path from a folder to a path below it; `undefined` for paths elsewhere. */
function wayTo(folder: string, path: string): string | undefined {
  const mode = relative(folder, path);
  return mode === ".." || mode.startsWith(`..${sep}`) || isAbsolute(mode) ? undefined : mode;
}

function isHidden(mode: string, hiddenFiles: boolean): boolean {
  const parts = mode.split(sep);
  return (hiddenFiles ? parts.slice(0, -1) : parts).some((part) => part.startsWith("."));
}

interface ImportFoldersOptions {
  /** The message for files elsewhere. Default: as of the imports of an input. */
  outside?: string | undefined;
  /** Whether files are found whose own name is hidden, such as `.env`. Default: false. */
  hiddenFiles?: boolean | undefined;
}

/**
 * Folders from which files are imported, the folders below them too, but not hidden ones such as `.git`, which holds tokens. The root of
 * the file system is never one of them: everything is below it.
 */
export class ImportFolders {
  readonly #given: readonly string[];
  readonly #outside: string;
  readonly #hiddenFiles: boolean;
  #real: Promise<readonly string[]> | undefined;

  /** @param folders absolute paths. */
  constructor(
    folders: readonly string[],
    { outside = OUTSIDE, hiddenFiles = false }: ImportFoldersOptions = {},
  ) {
    this.#given = folders;
    this.#outside = outside;
    this.#hiddenFiles = hiddenFiles;
  }

  /**
   * Looks for a file.
   *
   * @param path absolute.
   * @returns its path without links, or why it is not imported; `undefined` if nothing exists there.
   */
  async find(path: string): Promise<string | { why: string } | undefined> {
    const folders = await (this.#real ??= this.#resolve());
    // Files elsewhere are not even looked for: the author of the import would learn whether they exist.
    if (![...folders, ...this.#given.filter(isNoRoot)].some((folder) => wayTo(folder, path) !== undefined)) {
      return { why: this.#outside };
    }
    let real: string;
    try {
      real = await realpath(path);
    } catch (error) {
      if (await leadsOut(path, folders)) return { why: this.#outside };
      const code = codeOf(error);
      if (code === "ENOENT") return undefined;
      return { why: `it cannot be read: ${code ?? "unknown error"}` };
    }
    const ways = folders.flatMap((folder) => wayTo(folder, real) ?? []);
    if (ways.length === 0) return { why: this.#outside };
    return ways.some((mode) => !isHidden(mode, this.#hiddenFiles)) ? real : { why: HIDDEN };
  }

  async #resolve(): Promise<readonly string[]> {
    const real = await Promise.all(this.#given.map((folder) => realpath(folder).catch(() => folder)));
    return real.filter(isNoRoot);
  }
}

/**
 * Returns whether the existing part of a path that leads nowhere is elsewhere, behind a link. Of a link alone that leads nowhere that is
 * not known: it may.
 */
async function leadsOut(path: string, folders: readonly string[]): Promise<boolean> {
  let nearest = path;
  while (!(await exists(nearest)) && isNoRoot(nearest)) nearest = dirname(nearest);
  const real = await realpath(nearest).catch(() => undefined);
  return real === undefined || folders.every((folder) => wayTo(folder, real) === undefined);
}

/** A link, too, that leads nowhere. */
async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function isNoRoot(folder: string): boolean {
  return parse(folder).root !== folder;
}
