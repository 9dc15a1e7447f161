import { resolve } from "node:path";
import { explainFailure } from "../../base/host/file-failure.js";
import { closeFile, openToRead, readOpened, readStream } from "../../base/host/read-file.js";
import { about } from "../../base/error-subject.js";
import { DocumentError } from "../../base/errors.js";
import { shownCause, shownSource } from "../../base/text/address.js";
import { message, option } from "../../base/message.js";

/** Maximum size of a file, or of a line in a file read by lines. */
export interface SizeLimit {
  /** In bytes. Default: 512 MiB. */
  maxBytes?: number | undefined;
  /** The option that allows more, for messages. */
  option?: "maxInputBytes" | "maxDataBytes";
}

const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Options of reading a file. */
export interface FileOptions {
  /** Base of relative paths. Default: the process's working directory. */
  cwd?: string | undefined;
  /** The folder that the file must lie in, without links: one that leads out of it is not read. Default: any file is read. */
  within?: string | undefined;
  /** Ends waiting for the writer of a pipe. */
  signal?: AbortSignal | undefined;
  /** Maximum time to read a pipe, or of one that is read by lines without any byte, in milliseconds. Default: 5 minutes. */
  timeoutMs?: number | undefined;
  limit?: SizeLimit | undefined;
}

/** @throws DocumentError `document_too_large` */
export function checkSize(
  size: number,
  name: string,
  { maxBytes = DEFAULT_MAX_BYTES, option: limiting }: SizeLimit = {},
): void {
  if (size <= maxBytes) return;
  const advice = limiting === undefined ? "" : message`; raise ${option(limiting)} to allow more`;
  throw new DocumentError(message`${name} is larger than ${maxBytes} bytes${advice}`, {
    code: "document_too_large",
    document: name,
  });
}

function getWaiting({ signal, timeoutMs }: FileOptions): {
  signal: AbortSignal | undefined;
  idleMs: number | undefined;
} {
  return { signal, idleMs: timeoutMs };
}

async function cannotBeRead(given: string, error: unknown, cwd?: string): Promise<DocumentError> {
  if (error instanceof DocumentError) return error;
  const path = shownSource(given);
  const { isMissing, why } = await explainFailure(given, error, cwd);
  const unreadable = new DocumentError(`${path} cannot be read: ${why}`, {
    code: isMissing ? "document_not_found" : "document_unreadable",
    document: path,
    cause: shownCause(given, error),
  });
  return about(given, unreadable);
}

/** Concatenates a stream. Checks the size as it grows: a pipe or a device has none. */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array | string>,
  name: string,
  limit?: SizeLimit,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
    size += bytes.byteLength;
    checkSize(size, name, limit);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/**
 * Reads the bytes of a file, a pipe or a device.
 *
 * @param path also its name in messages.
 * @throws DocumentError `document_not_found`, `document_unreadable`, `document_too_large`
 */
export async function readBytes(path: string, options: FileOptions = {}): Promise<Uint8Array> {
  try {
    const file = await openToRead(resolve(options.cwd ?? "", path), { within: options.within });
    if (!file.status.isFile())
      return await collectBytes(
        readStream(file, { ...getWaiting(options), isWhole: true }),
        path,
        options.limit,
      );
    try {
      checkSize(file.status.size, path, options.limit);
      return await readOpened(file);
    } finally {
      await closeFile(file.fd);
    }
  } catch (error) {
    throw await cannotBeRead(path, error, options.cwd);
  }
}

/** A line feed starts a new line, except at the end of the file. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  limit?: SizeLimit,
): AsyncGenerator<Buffer, void, undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 1;
  const line = (): Buffer => {
    const whole = Buffer.concat(parts, size);
    [parts, size, number] = [[], 0, number + 1];
    return whole.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
  };
  const keep = (part: Uint8Array): void => {
    size += part.length;
    checkSize(size, `${name}:${String(number)}`, limit);
    parts.push(part);
  };
  for await (const bytes of chunks) {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      keep(bytes.subarray(start, end));
      yield line();
      start = end + 1;
    }
    keep(bytes.subarray(start));
  }
  if (size > 0) yield line();
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(bytes);
}

/** Yields the lines of a text without line ends. */
export function linesOf(
  bytes: Uint8Array,
  name: string,
  limit?: SizeLimit,
): AsyncGenerator<Buffer, void, undefined> {
  return splitLines(once(bytes), name, limit);
}

/**
 * Yields the lines of a file without line ends, read on demand, so that a file of any size needs the memory of one
 * line.
 *
 * @throws DocumentError `document_not_found`, `document_unreadable`; `document_too_large` for a line
 */
export async function* readLines(
  path: string,
  options: FileOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  try {
    const file = await openToRead(resolve(options.cwd ?? "", path), { within: options.within });
    yield* splitLines(readStream(file, getWaiting(options)), path, options.limit);
  } catch (error) {
    throw await cannotBeRead(path, error, options.cwd);
  }
}
