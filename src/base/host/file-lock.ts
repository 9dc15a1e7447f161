import { randomUUID } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Deadline } from "../async/deadline.js";
import { codeOf } from "../error-code.js";
import { readRegularFile } from "./read-file.js";

export const LOCK_WAIT_MS = 10_000;
export const LOCK_POLL_MS = 25;
const MAX_LOCK_BYTES = 1024;
/** A lock that is older was left by a process that ended. */
const LOCK_STALE_MS = 30_000;

/** Windows reports these for a file that another process has open, or that is being removed. */
export function isInUse(error: unknown): boolean {
  return process.platform === "win32" && ["EPERM", "EACCES", "EBUSY"].includes(codeOf(error) ?? "");
}

/**
 * Changes a file while no other process does: waits until it may.
 *
 * @param path of the file; beside it is a file `….lock` meanwhile.
 * @param fails returns the error, with the reason where no file system gave one.
 */
export async function withFileLock<T>(
  path: string,
  fails: (cause: unknown, why?: string) => Error,
  change: () => Promise<T>,
): Promise<T> {
  const release = await acquire(`${path}.lock`, fails);
  try {
    return await change();
  } finally {
    await release();
  }
}

async function acquire(
  lockPath: string,
  fails: (cause: unknown, why?: string) => Error,
): Promise<() => Promise<void>> {
  const own = randomUUID();
  const deadline = new Deadline({ timeoutMs: LOCK_WAIT_MS });
  for (;;) {
    try {
      const file = await open(lockPath, "wx", 0o600);
      await file.writeFile(own).finally(() => file.close());
      return async () => {
        const holder = await readRegularFile(lockPath, MAX_LOCK_BYTES, {
          followsLinks: false,
          isOwn: true,
        }).catch(() => undefined);
        if (holder?.toString() === own) await rm(lockPath, { force: true });
      };
    } catch (error) {
      const isLate = deadline.remainingMs < 0;
      if (codeOf(error) !== "EEXIST" && (isLate || !isInUse(error))) throw fails(error);
      const held = await stat(lockPath).catch(() => undefined);
      if (held !== undefined && Date.now() - held.mtimeMs > LOCK_STALE_MS)
        await rm(lockPath, { force: true });
      else if (isLate) {
        const why = `is locked by another process; if no process is using it, remove ${lockPath}`;
        throw fails(error, why);
      } else await delay(LOCK_POLL_MS);
    }
  }
}
