import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { resolve } from "node:path";
import { DocumentError } from "../errors.js";

/** Maximum size of a file, or of a line in a file read by lines, in bytes. */
const MAX_DOCUMENT_BYTES = 512 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
};

/** Options of reading a file. */
export interface FileOptions {
  /** Base of relative paths. Default: the process's working directory. */
  cwd?: string | undefined;
}

function documentTooLarge(name: string): DocumentError {
  return new DocumentError(`${name} is larger than ${String(MAX_DOCUMENT_BYTES / 1024 / 1024)} MiB`, {
    code: "document_too_large",
    document: name,
  });
}

function cannotBeRead(path: string, error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new DocumentError(`${path} cannot be read: ${FILE_ERRORS[code] ?? code}`, {
    code: code === "ENOENT" || code === "ENOTDIR" ? "document_not_found" : "document_unreadable",
    document: path,
    cause: error,
  });
}

/** Concatenates a stream. Checks the size as it grows: a pipe or a device has none. */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array | string>,
  name: string,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
    size += bytes.byteLength;
    if (size > MAX_DOCUMENT_BYTES) throw documentTooLarge(name);
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
export async function readBytes(path: string, { cwd = "" }: FileOptions = {}): Promise<Uint8Array> {
  try {
    const file = await open(resolve(cwd, path), "r");
    try {
      const status = await file.stat();
      if (status.size > MAX_DOCUMENT_BYTES) throw documentTooLarge(path);
      if (status.isFile() || status.isDirectory()) return await file.readFile();
      return await collectBytes(file.createReadStream({ autoClose: false }), path);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw cannotBeRead(path, error);
  }
}

/** A line feed starts a new line, except at the end of the file. */
async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
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
    if (size > MAX_DOCUMENT_BYTES) throw documentTooLarge(`${name}:${String(number)}`);
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

/** The lines of a text without line ends. */
export function linesOf(bytes: Uint8Array, name: string): AsyncGenerator<Buffer, void, undefined> {
  return splitLines(once(bytes), name);
}

/**
 * Yields the lines of a file without line ends, read on demand, so that a file of any size needs the memory of one
 * line.
 *
 * @throws DocumentError `document_not_found`, `document_unreadable`; `document_too_large` for a line
 */
export async function* readLines(
  path: string,
  { cwd = "" }: FileOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(resolve(cwd, path), "r");
    yield* splitLines(file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false }), path);
  } catch (error) {
    throw cannotBeRead(path, error);
  } finally {
    await file?.close();
  }
}
