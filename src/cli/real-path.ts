import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/**
 * The file that a path leads to, all links followed. One that is not there yet is named as it will be, also by a link to
 * it.
 *
 * @param path absolute.
 * @throws what `realpath` throws but for ENOENT: ELOOP, ENOTDIR, EACCES.
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
