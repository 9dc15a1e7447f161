import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { open, rm, stat, type FileHandle } from "node:fs/promises";
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
 * @param signal ends the wait, with its reason.
 */
export async function withFileLock<T>(
  path: string,
  fails: (cause: unknown, why?: string) => Error,
  change: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const release = await acquire(`${path}.lock`, fails, signal);
  try {
    return await change();
  } finally {
    await release();
  }
}

async function acquire(
  lockPath: string,
  fails: (cause: unknown, why?: string) => Error,
  signal: AbortSignal | undefined,
): Promise<() => Promise<void>> {
  const own = randomUUID();
  const write = (path: string): Promise<FileHandle | undefined> => createLock(path, own);
  const deadline = new Deadline({ timeoutMs: LOCK_WAIT_MS });
  for (;;) {
    signal?.throwIfAborted();
    const isLate = deadline.remainingMs < 0;
    let why: string | undefined;
    try {
      const file = (await write(lockPath)) ?? (await takeOver(lockPath, isStale, write));
      if (file !== undefined) {
        await file.close();
        return async () => {
          const holder = await readRegularFile(lockPath, MAX_LOCK_BYTES, {
            followsLinks: false,
            isOwn: true,
          }).catch(() => undefined);
          if (holder?.toString() === own) await rm(lockPath, { force: true });
        };
      }
      why = `is locked by another process; if no process is using it, remove ${lockPath}`;
    } catch (error) {
      if (isLate || !isInUse(error)) throw fails(error);
    }
    if (isLate) throw fails(undefined, why);
    await delay(LOCK_POLL_MS);
  }
}

function isStale(_path: string, { mtimeMs }: Stats): Promise<boolean> {
  return Promise.resolve(Date.now() - mtimeMs > LOCK_STALE_MS);
}

/** Creates a lock, whole or not at all. @returns `undefined` when there is one. */
export async function createLock(path: string, text: string): Promise<FileHandle | undefined> {
  const file = await open(path, "wx", 0o600).catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return undefined;
    throw error;
  });
  try {
    await file?.writeFile(text);
    return file;
  } catch (error) {
    // Windows may keep the name of an open file.
    await file?.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** Whether a lock that is there has no owner. */
type IsStale = (path: string, status: Stats) => Promise<boolean>;

/**
 * Replaces a stale lock. Only one process does so at a time, so that none removes the new lock of another.
 *
 * @param write creates a lock as {@link createLock} does.
 * @returns `undefined` when it has an owner or is missing, or another process replaces it.
 */
export async function takeOver(
  path: string,
  isStale: IsStale,
  write: (path: string) => Promise<FileHandle | undefined>,
): Promise<FileHandle | undefined> {
  const isLeft = async (lock: string): Promise<boolean> => {
    const status = await stat(lock).catch(() => undefined);
    // Another process may create a missing one now, which must not be removed.
    return status !== undefined && (await isStale(lock, status));
  };
  if (!(await isLeft(path))) return undefined;
  const turn = `${path}.turn`;
  // Left by a process that was killed within these few steps.
  if (await isLeft(turn)) await rm(turn, { force: true });
  const own = await write(turn);
  if (own === undefined) return undefined;
  try {
    if (!(await isLeft(path))) return undefined;
    await rm(path, { force: true });
    return await write(path);
  } finally {
    await rm(turn, { force: true });
    await own.close();
  }
}
