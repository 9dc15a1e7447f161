import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/**
 * The real path of a file, with all links resolved. Also resolves a file that does not exist yet, even through a link.
 *
 * @param path absolute.
 * @throws the errors of `realpath` except ENOENT: ELOOP, ENOTDIR, EACCES.
 */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error;
  }
  const folder = await realPathOf(dirname(path));
  const link = await readlink(join(folder, basename(path))).catch(() => undefined);
  return link === undefined ? join(folder, basename(path)) : realPathOf(resolve(folder, link));
}
