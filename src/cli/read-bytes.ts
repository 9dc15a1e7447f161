import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";

/** The most that one file, or one line of a file that is read by lines, may hold. */
const MAX_BYTES = 512 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
};

/** How a message names where a document comes from; `-` is standard input. */
export function shownName(path: string): string {
  return path === "-" ? "standard input" : path;
}

function tooLarge(name: string): CommandError {
  return new CommandError(`${name} is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
}

function cannotBeRead(path: string, error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new CommandError(`${path} cannot be read: ${FILE_ERRORS[code] ?? code}`, { cause: error });
}

async function readFileBytes(io: CliIo, path: string): Promise<Uint8Array> {
  try {
    const file = await open(pathFrom(io, path), "r");
    try {
      if ((await file.stat()).size > MAX_BYTES) throw tooLarge(path);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw cannotBeRead(path, error);
  }
}

async function readStdinBytes(io: CliIo): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
    size += bytes.byteLength;
    if (size > MAX_BYTES) throw tooLarge(shownName("-"));
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The bytes of a file, or of standard input for `-`. @throws CommandError (exit 2) */
export function readBytes(io: CliIo, path: string): Promise<Uint8Array> {
  return path === "-" ? readStdinBytes(io) : readFileBytes(io, path);
}

/** What follows a line feed is a new line; the one before the end of the file is not. */
async function* splitLines(file: FileHandle, path: string): AsyncGenerator<Buffer, void, undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  let number = 1;
  const line = (): Buffer => {
    const whole = Buffer.concat(parts, size);
    [parts, size, number] = [[], 0, number + 1];
    return whole.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
  };
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size > MAX_BYTES) throw tooLarge(`${path}:${number}`);
    parts.push(part);
  };
  for await (const chunk of file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false })) {
    const bytes = chunk as Buffer;
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

/**
 * The lines of a file without their ends, each read when it is asked for, so that a file of any size takes the memory of
 * one line.
 *
 * @throws CommandError (exit 2) for a file that cannot be read, and a line that is too large.
 */
export async function* readLines(io: CliIo, path: string): AsyncGenerator<Buffer, void, undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(pathFrom(io, path), "r");
    yield* splitLines(file, path);
  } catch (error) {
    throw cannotBeRead(path, error);
  } finally {
    await file?.close();
  }
}
