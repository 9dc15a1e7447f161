import { randomUUID } from "node:crypto";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The age from which a file was left by a process that was killed, in milliseconds: a day. */
const LEFT_AFTER_MS = 86_400_000;
const SUFFIX = /^[0-9a-f]{8}\.partial$/;

/** Where a file is written before it is renamed to its place: beside it, with another name each time. */
export function partialPath(target: string): string {
  return join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}.partial`);
}

/**
 * Writes a file that this user alone can read: a reader finds the former content or all of the new one.
 *
 * @param move renames the whole file to its place. Default: `rename`.
 */
export async function writePrivately(
  target: string,
  content: string | Uint8Array,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  const partial = partialPath(target);
  try {
    await writeFile(partial, content, { flag: "wx", mode: 0o600, flush: true });
    await move(partial, target);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes what processes that were killed have left beside a file. Nothing depends on it, so no error ends anything. */
export async function removeLeftPartials(target: string): Promise<void> {
  const start = `.${basename(target)}.`;
  const names = await readdir(dirname(target)).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(start) || !SUFFIX.test(name.slice(start.length))) continue;
    const path = join(dirname(target), name);
    const status = await stat(path).catch(() => undefined);
    if (status === undefined || Date.now() - status.mtimeMs < LEFT_AFTER_MS) continue;
    await rm(path, { force: true }).catch(() => undefined);
  }
}
