import { open, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { z } from "zod";
import { ConfigurationError } from "../../errors.js";

/** How often the process that has a folder shows that it lives. */
const BEAT_MS = 5_000;
/** A lock without a sign of life for this long belongs to nobody. */
const STALE_MS = 30_000;

/** Whose a lock is. A number of a process alone is not enough: another process gets it later, and in containers all have the same. */
const HOLDER = z.object({ pid: z.number().int().positive(), host: z.string(), started: z.string() });
type Holder = z.infer<typeof HOLDER>;

/** When a process was started, in the kernel's ticks since its own start; "" where that is not known. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${String(pid)}/stat`, "utf8").catch(() => "");
  // The name of the program, in brackets, may have spaces.
  return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  try {
    return HOLDER.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote a lock is certainly gone. */
async function isGone(holder: Holder | undefined): Promise<boolean> {
  if (holder?.host !== hostname()) return false;
  return !isAlive(holder.pid) || holder.started !== (await startOf(holder.pid));
}

/** A folder that one process uses, on this host or another. */
export class FolderLock implements AsyncDisposable {
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;

  private constructor(path: string) {
    this.#path = path;
    this.#timer = setInterval(() => {
      const now = new Date();
      // A lock that cannot be written is stale for others soon, as one of a process that died.
      void utimes(path, now, now).catch(() => undefined);
    }, BEAT_MS).unref();
  }

  /**
   * @param what is locked, for the message.
   * @throws ConfigurationError `config_invalid` when another process uses it; the system's errors.
   */
  static async take(path: string, what: string): Promise<FolderLock> {
    if (await write(path)) return new FolderLock(path);
    const holder = await readHolder(path);
    const age =
      Date.now() -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ));
    if (age < STALE_MS && !(await isGone(holder))) throw inUse(path, what, holder);
    await rm(path, { force: true });
    if (await write(path)) return new FolderLock(path);
    throw inUse(path, what, await readHolder(path));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await rm(this.#path, { force: true });
  }
}

/** @returns whether there was no lock. */
async function write(path: string): Promise<boolean> {
  try {
    const file = await open(path, "wx", 0o600);
    const { pid } = process;
    await file.writeFile(
      JSON.stringify({ pid, host: hostname(), started: await startOf(pid) } satisfies Holder),
    );
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function inUse(path: string, what: string, holder: Holder | undefined): ConfigurationError {
  const by = holder === undefined ? "another process" : `the process ${String(holder.pid)} of ${holder.host}`;
  return new ConfigurationError(
    `${what} is used by ${by}; name another, or if that has ended, wait ${String(STALE_MS / 1000)} s or remove ${path}`,
    { code: "config_invalid" },
  );
}
