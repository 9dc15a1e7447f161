import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { codeOf } from "../error-code.js";

/** Returns whether a path is a folder or lies in it. Both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  const inner = relative(folder, path);
  return inner === "" || (inner !== ".." && !inner.startsWith(`..${sep}`) && !isAbsolute(inner));
}

/**
 * Returns the real path of a file, with all links resolved. Also resolves a file that does not exist yet, even through
 * a link.
 *
 * @param path absolute.
 * @throws the errors of `realpath` except ENOENT: ELOOP, ENOTDIR, EACCES.
 */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || dirname(path) === path) throw error;
  }
  const folder = await realPathOf(dirname(path));
  const link = await readlink(join(folder, basename(path))).catch(() => undefined);
  return link === undefined ? join(folder, basename(path)) : realPathOf(resolve(folder, link));
}

/** A path leads out of the folder that it must lie in. */
export class OutsideError extends Error {
  readonly code = "EXDEV";

  constructor(folder: string) {
    super(`it leads out of ${folder}, or into a .git there`);
    this.name = "OutsideError";
  }
}

/** Returns whether a name is that of a repository's own folder. On a file system that ignores case, `.GIT` is the same folder. */
export function isGitFolder(name: string): boolean {
  return name.toLowerCase() === ".git";
}

/**
 * Returns the real path of a file that must be in a folder, and not in a `.git` of it, where Git keeps credentials.
 *
 * @param folder absolute, without links.
 * @param path absolute.
 * @throws OutsideError, also where nothing exists; the errors of `realPathOf`.
 */
export async function realPathWithin(folder: string, path: string): Promise<string> {
  const real = await realPathOf(path);
  const parts = relative(folder, real).split(sep);
  if (!isWithin(folder, real) || parts.some(isGitFolder)) throw new OutsideError(folder);
  return real;
}
