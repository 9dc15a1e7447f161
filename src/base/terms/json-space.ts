import { Turns } from "../async/turns.js";
import { endOfString, isSpace, QUOTE } from "./json-bytes.js";

/** Runs of white space of at least this length are shortened, in bytes. */
const LONG_RUN = 4096;
/** Every long run has two neighbours of these samples, in bytes. */
const SAMPLE = LONG_RUN / 2;
/** Length that is read between checks of the time, in bytes. */
const PART_BYTES = 64 * 1024;
/** Memory of this size, in bytes, is shared: making it takes longer, but workers get it without a copy. */
const SHARED_BYTES = 256 * 1024;
/** Stands for a long run. */
const ONE_SPACE = Buffer.from(" ");

/** Joins parts in turns of the event loop. A large whole is in shared memory. */
export async function joinParts(parts: readonly Uint8Array[], turns = new Turns()): Promise<Buffer> {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const whole = size < SHARED_BYTES ? Buffer.allocUnsafe(size) : Buffer.from(new SharedArrayBuffer(size));
  let at = 0;
  for (const part of parts) {
    for (let start = 0; start < part.length; start += PART_BYTES) {
      const piece = part.subarray(start, start + PART_BYTES);
      whole.set(piece, at);
      at += piece.length;
      if (turns.isOver) await turns.next();
    }
  }
  return whole;
}

const HIGH_SURROGATES = 0xd800;

/** Converts a text to UTF-8 part by part, in turns of the event loop. */
export async function convertText(
  text: string,
  turns: Turns,
  convert: (part: string) => string,
): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + PART_BYTES;
    // Between the halves of a pair each would become another character, or an escape.
    if ((text.charCodeAt(end - 1) & 0xfc00) === HIGH_SURROGATES) end++;
    parts.push(Buffer.from(convert(text.slice(start, end))));
    start = end;
    if (turns.isOver) await turns.next();
  }
  return parts;
}

/** Encodes a text as UTF-8 in turns of the event loop. */
export async function encodeText(text: string, turns = new Turns()): Promise<Buffer> {
  return joinParts(await convertText(text, turns, (part) => part), turns);
}

/** JSON text whose long runs of white space are one space each. */
export interface ShortenedJson {
  bytes: Uint8Array;
  /** Where a byte was in the text before. */
  toOffset: (at: number) => number;
}

/**
 * Shortens long runs of white space outside of strings, in turns of the event loop, so that the next reader meets none that takes long.
 * In invalid JSON, strings after the first error may be shortened, too.
 *
 * @param maxStringBytes length of a string behind which nothing is shortened: reading it would take long.
 */
export async function shortenSpace(
  bytes: Uint8Array,
  turns: Turns,
  maxStringBytes: number,
): Promise<ShortenedJson> {
  const parts: Uint8Array[] = [];
  /** Where each of the runs ended in the shortened text, and how much shorter it was there. */
  const runs: { at: number; removed: number }[] = [];
  if (mayHaveLongRun(bytes)) {
    let [at, copied, removed, pausedAt] = [0, 0, 0, 0];
    while (at < bytes.length) {
      const start = at;
      while (isSpace(bytes[at])) {
        at++;
        if (at % PART_BYTES === 0 && turns.isOver) await turns.next();
      }
      if (at - start >= LONG_RUN) {
        parts.push(bytes.subarray(copied, start), ONE_SPACE);
        copied = at;
        removed += at - start - 1;
        runs.push({ at: at - removed, removed });
      } else if (at === start)
        at = bytes[at] === QUOTE ? endOfString(bytes, at, at + maxStringBytes) : at + 1;
      if (at - pausedAt < PART_BYTES) continue;
      pausedAt = at;
      if (turns.isOver) await turns.next();
    }
    if (parts.length > 0) parts.push(bytes.subarray(copied));
  }
  return {
    bytes: parts.length === 0 ? bytes : await joinParts(parts, turns),
    toOffset: (at) => at + (runs.findLast((run) => run.at <= at)?.removed ?? 0),
  };
}

function mayHaveLongRun(bytes: Uint8Array): boolean {
  for (let at = SAMPLE; at < bytes.length; at += SAMPLE) {
    if (isSpace(bytes[at]) && isSpace(bytes[at - SAMPLE])) return true;
  }
  return false;
}
