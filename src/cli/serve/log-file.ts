import { open, type FileHandle } from "node:fs/promises";
import { orClose } from "../../base/async/or-close.js";

/** Readable by this user only: it contains what clients sent. */
const MODE = 0o600;

const LINE_FEED = Buffer.from("\n");

/** Returns the parts without their first bytes. */
function dropBytes(parts: readonly Buffer[], count: number): Buffer[] {
  return parts.flatMap((part) => {
    const dropped = Math.min(count, part.length);
    count -= dropped;
    return dropped === part.length ? [] : [part.subarray(dropped)];
  });
}

/** A file to which lines are appended, one after the other. */
export class LogFile implements AsyncDisposable {
  readonly #path: string;
  #handle: FileHandle;
  /** Length in bytes, without the remains of a failed write. */
  #length: number;
  /** Ends a partial line that could not be removed. */
  #start = "";

  private constructor(path: string, handle: FileHandle, length: number) {
    this.#path = path;
    this.#handle = handle;
    this.#length = length;
  }

  /** Rejects with the system's error. */
  static async open(path: string): Promise<LogFile> {
    const { handle, length } = await openToAppend(path);
    return new LogFile(path, handle, length);
  }

  /**
   * Appends a line; the previous one must be written. A line that could not be written completely, as on a full disk,
   * is removed. Rejects with the system's error.
   */
  async append(line: Buffer): Promise<void> {
    let rest = [Buffer.from(this.#start), line, LINE_FEED];
    let written = 0;
    try {
      while (rest.length > 0) {
        const { bytesWritten } = await this.#handle.writev(rest);
        written += bytesWritten;
        rest = dropBytes(rest, bytesWritten);
      }
    } catch (error) {
      if (written > 0) await this.#takeBack(written);
      throw error;
    }
    this.#length += written;
    this.#start = "";
  }

  /**
   * Where others also write to the file, or truncate it, its end may not be this process's: then it remains, and the
   * next text starts a new line.
   */
  async #takeBack(written: number): Promise<void> {
    try {
      const status = await this.#handle.stat();
      if (status.isFile() && status.size === this.#length + written) {
        await this.#handle.truncate(this.#length);
        return;
      }
      this.#length = status.size;
    } catch {
      this.#length += written;
    }
    this.#start = "\n";
  }

  /**
   * Continues with the file at the path, after the former one was renamed. Rejects with the system's error, and then
   * continues with the former.
   */
  async reopen(): Promise<void> {
    const { handle, length } = await openToAppend(this.#path);
    const former = this.#handle;
    this.#handle = handle;
    this.#length = length;
    this.#start = "";
    await former.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
  }
}

async function openToAppend(path: string): Promise<{ handle: FileHandle; length: number }> {
  const handle = await open(path, "a", MODE);
  return orClose([handle], async () => ({ handle, length: (await handle.stat()).size }));
}
