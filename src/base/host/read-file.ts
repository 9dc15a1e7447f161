import { close, constants, createReadStream, fstat, open, read, readFile, type Stats } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";
import { promisify } from "node:util";
import { codeOf } from "../error-code.js";
import { MAX_TIMER_MS } from "../async/deadline.js";
import { nextPart, readingLeftMs } from "../async/reading.js";
import { toReadablePath } from "./confinement.js";
import { getPipeLimits, type PipeLimits } from "./pipe-limits.js";
import { realPathWithin } from "./real-path.js";

const [openFile, statusOf, readPart, readWhole] = [
  promisify(open),
  promisify(fstat),
  promisify(read),
  promisify(readFile),
];

/** Closes a file that was opened here. */
export const closeFile = promisify(close);

const CHUNK_BYTES = 1024 * 1024;
/** Default time after which a pipe without a writer, or with an idle one, is an error, in milliseconds. */
const PIPE_IDLE_MS = 5 * 60_000;

// Windows has neither of them, and no such files.
const { O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants as { O_NONBLOCK?: number; O_NOFOLLOW?: number };

/** How a file is opened. */
interface OpenOptions {
  /** Whether a link is followed: `false` where the file is this program's own, in which a link would be foreign. Default: true. */
  followsLinks?: boolean | undefined;
  /** The folder that the file must lie in, without links: see `realPathWithin`. Default: any file is opened. */
  within?: string | undefined;
  /** Whether the program, and neither a user nor a policy, names the file: a confined process opens it too. Default: false. */
  isOwn?: boolean | undefined;
}

/** An open file. Its reader closes it. */
export interface OpenedFile {
  fd: number;
  status: Stats;
}

const listeners = new Set<(path: string) => void>();

/**
 * Reports the path of every file that is opened for reading, as it was passed.
 *
 * @returns stops it.
 */
export function onRead(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Nothing was written to a pipe for too long, or its end was not. */
class PipeIdleError extends Error {
  readonly code = "ETIMEDOUT";

  constructor(idleMs: number, isEmpty: boolean) {
    super(
      isEmpty
        ? `nothing was written to this pipe for ${String(idleMs)} ms`
        : `this pipe was not written to its end within ${String(idleMs)} ms`,
    );
    this.name = "PipeIdleError";
  }
}

/**
 * Opens a file for reading, but not a directory. It never waits: opening a named pipe would block a thread until a
 * process writes to it, and a process with a blocked thread cannot even exit.
 *
 * @throws the errors of the file system; `ELOOP` for a link that is not followed; OutsideError.
 */
export async function openToRead(
  path: string,
  { followsLinks = true, within, isOwn = false }: OpenOptions = {},
): Promise<OpenedFile> {
  for (const listener of listeners) listener(path);
  const allowed = isOwn ? path : await toReadablePath(path);
  const location = within === undefined ? allowed : await realPathWithin(within, allowed);
  const fd = await openFile(location, constants.O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW));
  try {
    const status = await statusOf(fd);
    if (status.isDirectory()) throw Object.assign(new Error("it is a directory"), { code: "EISDIR" });
    return { fd, status };
  } catch (error) {
    await closeFile(fd);
    throw error;
  }
}

/** Reads the rest of an open regular file, which stays open. */
export function readOpened({ fd }: OpenedFile): Promise<Buffer> {
  return readWhole(fd);
}

/**
 * Yields the content of any file, as it comes. Ending the iteration closes the file.
 *
 * @param options Default: the limits of this process. Nor may it take longer than the current reading.
 * @throws PipeIdleError for an idle pipe.
 */
export async function* readStream(
  { fd, status }: OpenedFile,
  options: PipeLimits = {},
): AsyncGenerator<Buffer, void, undefined> {
  const isPipe = status.isFIFO() || status.isSocket();
  const limits = getPipeLimits();
  const signal = options.signal ?? (isPipe ? limits.signal : undefined);
  const idleMs = options.idleMs ?? limits.idleMs ?? PIPE_IDLE_MS;
  const stream = isPipe
    ? await openPipe(fd, Math.ceil(Math.max(1, Math.min(idleMs, readingLeftMs()))), options.isWhole === true)
    : status.isFile()
      ? createContentStream(fd)
      : await openDevice(fd);
  for await (const part of signal === undefined ? stream : addAbortSignal(signal, stream)) {
    await nextPart();
    yield part as Buffer;
  }
}

/** An event loop waits for a pipe without a thread. */
async function openPipe(fd: number, idleMs: number, isWhole: boolean): Promise<Readable> {
  const { Socket } = await import("node:net");
  const pipe = new Socket({ fd, readable: true, writable: false });
  const end = (): void => {
    pipe.destroy(new PipeIdleError(idleMs, !isWhole || pipe.bytesRead === 0));
  };
  if (!isWhole) return pipe.setTimeout(idleMs, end);
  const timer = setTimeout(end, Math.min(idleMs, MAX_TIMER_MS));
  return pipe.once("close", () => {
    clearTimeout(timer);
  });
}

async function openDevice(fd: number): Promise<Readable> {
  const { isatty, ReadStream } = await import("node:tty");
  return isatty(fd) ? new ReadStream(fd) : createContentStream(fd);
}

function createContentStream(fd: number): Readable {
  return createReadStream("", { fd, highWaterMark: CHUNK_BYTES });
}

/**
 * Reads a regular file, and of anything else that lies in its place nothing: a pipe would be waited for, and a device has no end.
 *
 * @throws the errors of the file system; RangeError `EFBIG` when it is larger than `maxBytes`; TypeError `EFTYPE` when it
 * is not a regular file.
 */
export async function readRegularFile(
  path: string,
  maxBytes: number,
  options: OpenOptions = {},
): Promise<Buffer> {
  const file = await openToRead(path, options);
  try {
    checkRegular(file);
    if (file.status.size > maxBytes) throw tooLarge(maxBytes);
    return await readOpened(file);
  } finally {
    await closeFile(file.fd);
  }
}

/** Errors for a folder, a pipe or device, a socket, nothing, and what leads out of `within`. */
const NO_FILES = new Set(["EISDIR", "EFTYPE", "ENXIO", "ENOENT", "EXDEV"]);

/**
 * Reads the first bytes of a regular file.
 *
 * @returns `undefined` for a folder, a pipe and others that are no file.
 * @throws the errors of the file system
 */
export async function readBeginning(
  path: string,
  bytes: number,
  options: OpenOptions = {},
): Promise<Buffer | undefined> {
  let file: OpenedFile | undefined;
  try {
    file = await openToRead(path, options);
    checkRegular(file);
    const { buffer, bytesRead } = await readPart(file.fd, Buffer.allocUnsafe(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (NO_FILES.has(codeOf(error) ?? "")) return undefined;
    throw error;
  } finally {
    if (file !== undefined) await closeFile(file.fd);
  }
}

/** @throws TypeError `EFTYPE` */
export function checkRegular({ status }: OpenedFile): void {
  if (!status.isFile()) throw Object.assign(new TypeError("it is not a regular file"), { code: "EFTYPE" });
}

function tooLarge(maxBytes: number): RangeError {
  return Object.assign(new RangeError(`it is larger than ${String(maxBytes)} bytes`), { code: "EFBIG" });
}

/**
 * Reads a file that should be small, such as a key: also a pipe (`<(…)`), and of a device no more than the limit.
 *
 * @param maxBytes its maximum size.
 * @throws the errors of the file system; PipeIdleError; RangeError `EFBIG` when it is larger than `maxBytes`.
 */
export async function readSmallFile(
  path: string,
  maxBytes: number,
  options: OpenOptions = {},
): Promise<Buffer> {
  return collectSmall(await openToRead(path, options), maxBytes);
}

/** Reads an open file as `readSmallFile` does, and closes it. */
export async function collectSmall(file: OpenedFile, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of readStream(file, { isWhole: true })) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
