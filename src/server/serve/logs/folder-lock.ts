import type { Stats } from "node:fs";
import { rm, stat, type FileHandle } from "node:fs/promises";
import { hostname } from "node:os";
import * as z from "../../../base/text/zod.js";
import { createLock, takeOver } from "../../../base/host/file-lock.js";
import { readRegularFile } from "../../../base/host/read-file.js";
import { invalidConfig, type ConfigurationError } from "../../../base/errors.js";
import { readProcess } from "./process-state.js";
import { codeOf } from "../../../base/error-code.js";

/** Heartbeat interval of the process that owns a folder. */
const BEAT_MS = 5_000;
/** A lock without a heartbeat for this long has no owner. */
const STALE_MS = 30_000;
/** The description of an owner has some hundred bytes. */
const MAX_BYTES = 64 * 1024;

/** The owner of a lock. A process id alone is not enough: ids are reused, and are the same in all containers. */
const HOLDER = z.object({ pid: z.number().int().positive(), host: z.string(), started: z.string() });
type Holder = z.infer<typeof HOLDER>;

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readRegularFile(path, MAX_BYTES, { followsLinks: false }).catch(() => "");
  try {
    return HOLDER.safeParse(JSON.parse(text.toString())).data;
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote a lock is certainly gone. */
async function isGone(holder: Holder | undefined): Promise<boolean> {
  if (holder?.host !== hostname()) return false;
  const there = await readProcess(holder.pid);
  // An unknown start is no proof.
  if (there.state === "ended") return true;
  return holder.started !== "" && there.started !== "" && holder.started !== there.started;
}

/**
 * A folder for exclusive use by one process, on this host or another. A process that was suspended for longer than
 * others wait, for instance with its machine, may have lost it, which `check` detects.
 */
export class FolderLock implements AsyncDisposable {
  readonly #path: string;
  readonly #what: string;
  /** The lock file as written. While it is open, no other file has its inode number. */
  readonly #file: FileHandle;
  readonly #timer: NodeJS.Timeout;
  #ended: Promise<void> | undefined;
  #isLost = false;

  private constructor(path: string, subject: string, file: FileHandle) {
    this.#path = path;
    this.#what = subject;
    this.#file = file;
    this.#timer = setInterval(() => {
      const now = new Date();
      // A lock that cannot be touched soon becomes stale for others, like that of a terminated process.
      void file.utimes(now, now).catch(() => undefined);
    }, BEAT_MS).unref();
  }

  /**
   * @param label the folder's description, for the message.
   * @throws ConfigurationError `config_invalid` when another process uses it; the system's errors.
   */
  static async take(path: string, label: string): Promise<FolderLock> {
    // Tries again, because it may have been released meanwhile.
    const file = (await write(path)) ?? (await takeOver(path, isStale, write)) ?? (await write(path));
    if (file === undefined) throw inUse(path, label, await readHolder(path));
    return new FolderLock(path, label, file);
  }

  /**
   * Checks the ownership. Call it before anything that must not affect another process's files, and after a write that
   * counts only if the folder still belonged to this process: a lost lock is never regained.
   *
   * @throws ConfigurationError `config_invalid` when the folder no longer belongs to this process.
   */
  async check(): Promise<void> {
    this.#isLost ||= !(await this.#isOwn());
    if (!this.#isLost) return;
    throw lost(this.#path, this.#what, await readHolder(this.#path));
  }

  /** Whether a check has found that another process owns it. */
  get isLost(): boolean {
    return this.#isLost;
  }

  async #isOwn(): Promise<boolean> {
    const [own, there] = await Promise.all([
      this.#file.stat({ bigint: true }),
      stat(this.#path, { bigint: true }).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return undefined;
        throw error;
      }),
    ]);
    // Does not compare `dev`, whose width differs between an open file and a path on Windows; both are in the same
    // folder.
    return there?.ino === own.ino;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return (this.#ended ??= this.#end());
  }

  async #end(): Promise<void> {
    clearInterval(this.#timer);
    try {
      if (await this.#isOwn()) await rm(this.#path, { force: true });
    } finally {
      await this.#file.close();
    }
  }
}

/** Whether a lock no longer has an owner. */
async function isStale(path: string, { mtimeMs }: Stats): Promise<boolean> {
  return Date.now() - mtimeMs >= STALE_MS || (await isGone(await readHolder(path)));
}

/** @returns `undefined` when there is a lock. */
async function write(path: string): Promise<FileHandle | undefined> {
  const { pid } = process;
  const own = await readProcess(pid);
  const started = own.state === "runs" ? own.started : "";
  return createLock(path, JSON.stringify({ pid, host: hostname(), started } satisfies Holder));
}

function lost(path: string, subject: string, holder: Holder | undefined): ConfigurationError {
  const by = holder === undefined ? "" : ` by the process ${String(holder.pid)} of ${holder.host}`;
  return invalidConfig(
    `${subject} was taken over${by}: ${path} was removed, or had no sign of life of this process for ${String(STALE_MS / 1000)} s; restart this process, with another folder if that one goes on`,
  );
}

function inUse(path: string, subject: string, holder: Holder | undefined): ConfigurationError {
  const by = holder === undefined ? "another process" : `the process ${String(holder.pid)} of ${holder.host}`;
  return invalidConfig(
    `${subject} is used by ${by}; name another, or if that has ended, wait ${String(STALE_MS / 1000)} s or remove ${path}`,
  );
}
