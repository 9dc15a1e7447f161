import { randomUUID } from "node:crypto";
import { open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";

/**
 * Writes a file that is there whole or not at all: beside it first, then renamed over it. A file that was there keeps
 * its mode, and a link to it stays one.
 *
 * @param mode of the file; default: that of the file that was there, else what the process may give.
 * @throws CommandError (exit 2) when it cannot be written.
 */
export async function writeWholeFile(
  io: CliIo,
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const named = pathFrom(io, path);
  // A device or a named pipe is written to, never replaced.
  const status = await stat(named).catch(() => undefined);
  if (status !== undefined && !status.isFile() && !status.isDirectory()) {
    await writeFile(named, content);
    return;
  }
  const target = status === undefined ? named : await realpath(named);
  const partial = join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}.partial`);
  try {
    const file = await open(partial, "wx", mode ?? 0o666);
    try {
      if (mode === undefined && status !== undefined) await file.chmod(status.mode);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError(`${path} cannot be written (${code})`, { cause: error });
  }
}
