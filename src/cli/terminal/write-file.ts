import { constants, open as openWithCallback, type Stats } from "node:fs";
import { access, open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import type { Socket } from "node:net";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { checkUnconfined } from "../../base/host/confinement.js";
import { realPathOf } from "../../base/host/real-path.js";
import { pathFrom, type CliIo } from "./cli-io.js";
import { CommandError } from "../exit-codes.js";
import { shownCause, shownSource, shownText } from "../../base/text/address.js";
import { codeOf } from "../../base/error-code.js";
import { isError } from "../../base/realms.js";

/** A file written atomically. */
export interface WholeFile {
  /** Appends. Await each write before the next. @throws CommandError (exit 2) when it cannot be written. */
  write(content: string | Uint8Array): Promise<void>;
  /** Renames it to its final path. @throws CommandError (exit 2) when it cannot be written. */
  finish(): Promise<void>;
  /** Removes it; the previous file remains. */
  abandon(): Promise<void>;
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EROFS: "EROFS: the file system is read-only",
  ENOSPC: "ENOSPC: no space is left",
  ENXIO: "ENXIO: no process reads this pipe",
  ENOENT: "ENOENT: its folder does not exist: create it first",
};

/** The error for a file that cannot be written. @param reason default: that of the file system. */
export function outputError(path: string, error: unknown, reason?: string): CommandError {
  const code = codeOf(error) ?? "";
  const why = reason ?? WHY[code] ?? code;
  return new CommandError(`${shownSource(path)} cannot be written (${why})`, {
    code: "output_unwritable",
    cause: shownCause(path, error),
  });
}

/** @throws CommandError (exit 2) for a file whose folder does not exist, because folders are not created. */
export async function checkFolder(io: Pick<CliIo, "cwd">, path: string): Promise<void> {
  try {
    await stat(dirname(pathFrom(io, path)));
  } catch (error) {
    throw outputError(path, error);
  }
}

/** Whether it is a device or a named pipe. */
function isStream(status: Stats | undefined): boolean {
  return status !== undefined && !status.isFile() && !status.isDirectory();
}

class OpenFile implements WholeFile {
  readonly #file: FileHandle;
  readonly #path: string;
  readonly #replaces: { partial: string; target: string } | undefined;

  /**
   * @param path its name in messages.
   * @param replaces the temporary and the final path; default: written in place.
   */
  constructor(file: FileHandle, path: string, replaces?: { partial: string; target: string }) {
    this.#file = file;
    this.#path = path;
    this.#replaces = replaces;
  }

  async write(content: string | Uint8Array): Promise<void> {
    try {
      await this.#file.appendFile(content);
    } catch (error) {
      throw outputError(this.#path, error);
    }
  }

  async finish(): Promise<void> {
    try {
      if (this.#replaces !== undefined) await this.#file.sync();
      await this.#file.close();
      if (this.#replaces !== undefined) await rename(this.#replaces.partial, this.#replaces.target);
    } catch (error) {
      await this.abandon();
      throw outputError(this.#path, error);
    }
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    if (this.#replaces !== undefined) await rm(this.#replaces.partial, { force: true });
  }
}

const openDescriptor = promisify(openWithCallback);

/**
 * Opens a named pipe for writing. Opening it as a file would block a thread until a process reads it, and a process with
 * a blocked thread cannot even exit.
 *
 * @throws the error `ENXIO` when no process reads it.
 */
async function openPipe(named: string): Promise<Socket> {
  const { Socket } = await import("node:net");
  const fd = await openDescriptor(named, constants.O_WRONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: false, writable: true });
}

/** A named pipe, written at its reader's pace. */
class PipeFile implements WholeFile {
  readonly #pipe: Socket;
  readonly #path: string;
  #error: Error | undefined;

  constructor(pipe: Socket, path: string) {
    this.#pipe = pipe.on("error", (error) => (this.#error ??= error));
    this.#path = path;
  }

  write(content: string | Uint8Array): Promise<void> {
    return this.#done((done) => this.#pipe.write(content, done));
  }

  finish(): Promise<void> {
    return this.#done((done) => this.#pipe.end(done));
  }

  abandon(): Promise<void> {
    this.#pipe.destroy();
    return Promise.resolve();
  }

  #done(run: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      run((error) => {
        const failure = this.#error ?? error;
        if (isError(failure)) reject(outputError(this.#path, failure));
        else resolve();
      });
    });
  }
}

/**
 * Opens a temporary file next to the target, renamed over it at the end. The target's mode is preserved. A link to it
 * remains a link, even a dangling one. The caller must finish or abandon it.
 *
 * @param mode of the file; default: that of the existing file, otherwise the process's default.
 * @throws CommandError (exit 2) when it cannot be written; ConfigurationError `confined`.
 */
export async function openWholeFile(io: CliIo, path: string, mode?: number): Promise<WholeFile> {
  checkUnconfined("writing a file");
  const named = pathFrom(io, path);
  try {
    const status = await stat(named).catch(() => undefined);
    // A device or a named pipe is written in place.
    if (status?.isFIFO() === true) return new PipeFile(await openPipe(named), path);
    if (isStream(status)) return new OpenFile(await open(named, "w"), path);
    if (status?.isDirectory() === true)
      throw new CommandError(shownText`${path} cannot be written: it is a folder`);
    const target = await realPathOf(resolve(named));
    const { partialPath, removeLeftPartials } = await import("../../base/host/partial-file.js");
    await removeLeftPartials(target);
    const partial = partialPath(target);
    const file = await open(partial, "wx", mode ?? 0o666);
    const whole = new OpenFile(file, path, { partial, target });
    try {
      if (mode === undefined && status !== undefined) await file.chmod(status.mode);
    } catch (error) {
      await whole.abandon();
      throw error;
    }
    return whole;
  } catch (error) {
    throw error instanceof CommandError ? error : outputError(path, error);
  }
}

/**
 * Checks that a file can be written, before the work. Changes nothing.
 *
 * @throws CommandError (exit 2)
 */
export async function checkWritable(io: CliIo, path: string): Promise<void> {
  const named = pathFrom(io, path);
  // The reader of a pipe would interpret opening and closing as end-of-file.
  if (!isStream(await stat(named).catch(() => undefined))) return (await openWholeFile(io, path)).abandon();
  await access(named, constants.W_OK).catch((error: unknown) => {
    throw outputError(path, error);
  });
}

/** Writes a file atomically, like `openWholeFile`. @throws CommandError (exit 2) */
export async function writeWholeFile(
  io: CliIo,
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const file = await openWholeFile(io, path, mode);
  try {
    await file.write(content);
  } catch (error) {
    await file.abandon();
    throw error;
  }
  await file.finish();
}
