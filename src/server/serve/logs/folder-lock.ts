import { open, rm, stat, type FileHandle } from "node:fs/promises";
import { hostname } from "node:os";
import * as z from "../../../base/text/zod.js";
import { readRegularFile } from "../../../base/host/read-file.js";
import { ConfigurationError } from "../../../base/errors.js";
import { readProcess } from "./process-state.js";
import { codeOf } from "../../../base/error-code.js";

/** How often the process that has a folder shows that it lives. */
const BEAT_MS = 5_000;
/** A lock without a sign of life for this long belongs to nobody. */
const STALE_MS = 30_000;
/** A holder is some hundred bytes. */
const MAX_BYTES = 64 * 1024;

/** Whose a lock is. A number of a process alone is not enough: another process gets it later, and in containers all have the same. */
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
  // A start that is not known is no proof.
  if (there.state === "ended") return true;
  return holder.started !== "" && there.started !== "" && holder.started !== there.started;
}

/**
 * A folder that one process uses, on this host or another. A process that was stopped for longer than others wait, such as in a
 * machine that was suspended, may have lost it: `check` tells.
 */
export class FolderLock implements AsyncDisposable {
  readonly #path: string;
  readonly #what: string;
  /** Of the lock as it was written. While it is open, no other file has its number. */
  readonly #file: FileHandle;
  readonly #timer: NodeJS.Timeout;
  #ended: Promise<void> | undefined;
  #isLost = false;

  private constructor(path: string, what: string, file: FileHandle) {
    this.#path = path;
    this.#what = what;
    this.#file = file;
    this.#timer = setInterval(() => {
      const now = new Date();
      // A lock that cannot be written is stale for others soon, as one of a process that died.
      void file.utimes(now, now).catch(() => undefined);
    }, BEAT_MS).unref();
  }

  /**
   * @param what is locked, for the message.
   * @throws ConfigurationError `config_invalid` when another process uses it; the system's errors.
   */
  static async take(path: string, what: string): Promise<FolderLock> {
    const file = (await write(path)) ?? (await takeOver(path));
    if (file === undefined) throw inUse(path, what, await readHolder(path));
    return new FolderLock(path, what, file);
  }

  /**
   * Call it before what must not touch another process's files, and after a write that counts only when the folder was this process's
   * then: what was lost does not come back.
   *
   * @throws ConfigurationError `config_invalid` when the folder is not this process's any more.
   */
  async check(): Promise<void> {
    this.#isLost ||= !(await this.#isOwn());
    if (!this.#isLost) return;
    throw lost(this.#path, this.#what, await readHolder(this.#path));
  }

  /** Whether a check has found that it is another process's. */
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
    // Not by `dev`, whose width of an open file and of a path differ on Windows; both are in the same folder.
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

/** Whether a lock belongs to nobody any more. One that is not there does not. */
async function isStale(path: string): Promise<boolean> {
  const status = await stat(path).catch(() => undefined);
  return (
    status === undefined || Date.now() - status.mtimeMs >= STALE_MS || (await isGone(await readHolder(path)))
  );
}

/**
 * Replaces a lock that belongs to nobody. One process does so at a time, so that none removes what another one has just written.
 *
 * @returns `undefined` when it belongs to somebody.
 */
async function takeOver(path: string): Promise<FileHandle | undefined> {
  if (!(await isStale(path))) return undefined;
  const turn = `${path}.turn`;
  // A process that was killed in these few steps.
  if ((await stat(turn).catch(() => undefined)) !== undefined && (await isStale(turn)))
    await rm(turn, { force: true });
  const own = await write(turn);
  if (own === undefined) return undefined;
  try {
    if (!(await isStale(path))) return undefined;
    await rm(path, { force: true });
    return await write(path);
  } finally {
    await rm(turn, { force: true });
    await own.close();
  }
}

/** @returns `undefined` when there is a lock. */
async function write(path: string): Promise<FileHandle | undefined> {
  const file = await open(path, "wx", 0o600).catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    const { pid } = process;
    const own = await readProcess(pid);
    const started = own.state === "runs" ? own.started : "";
    await file.writeFile(JSON.stringify({ pid, host: hostname(), started } satisfies Holder));
    return file;
  } catch (error) {
    await rm(path, { force: true });
    await file.close();
    throw error;
  }
}

function lost(path: string, what: string, holder: Holder | undefined): ConfigurationError {
  const by = holder === undefined ? "" : ` by the process ${String(holder.pid)} of ${holder.host}`;
  return new ConfigurationError(
    `${what} was taken over${by}: ${path} was removed, or had no sign of life of this process for ${String(STALE_MS / 1000)} s; restart this process, with another folder if that one goes on`,
    { code: "config_invalid" },
  );
}

function inUse(path: string, what: string, holder: Holder | undefined): ConfigurationError {
  const by = holder === undefined ? "another process" : `the process ${String(holder.pid)} of ${holder.host}`;
  return new ConfigurationError(
    `${what} is used by ${by}; name another, or if that has ended, wait ${String(STALE_MS / 1000)} s or remove ${path}`,
    { code: "config_invalid" },
  );
}
