import { Turns } from "../async/turns.js";
import { isErrorOf } from "../realms.js";
import { asBuffer } from "./json-bytes.js";
import { JsonSlice } from "./json-slice.js";
import { convertText, joinParts } from "./json-space.js";
import { LargeJson, NestedTooDeeply } from "./large-json.js";
import { parseJson, TermSyntaxError } from "./parse-term.js";
import { PlainJsonScan } from "./plain-json-text.js";

const ESCAPE = "\\u";
const SMALL_D = 0x64;
const DIGIT_ZERO = 0x30;
/** The part of a text that is read between two checks of the time, in bytes. */
const PART_BYTES = 64 * 1024;

interface ReadLargeJsonOptions {
  /** Throws when the time is over. Called in each turn. */
  check?: (() => void) | undefined;
  /** The length of the longest string that is read. Default: no limit. */
  maxStringBytes?: number | undefined;
  /** Whether text with escaped surrogates becomes that of `toJsonText`. Default: false, which sorts no keys. */
  isExact?: boolean;
}

/** Runs a scan in turns of the event loop. @returns whether the text is what it scans for. */
export async function runScan(scan: PlainJsonScan, turns: Turns): Promise<boolean> {
  let isRight: boolean | undefined;
  for (let until = PART_BYTES; (isRight = scan.run(until)) === undefined; until += PART_BYTES) {
    if (turns.isOver) await turns.next();
  }
  return isRight;
}

/**
 * Reads JSON text of any size in turns of the event loop; `undefined` for text that is not JSON, or nested more deeply than `MAX_DEPTH`.
 * Escaped surrogates, which Python programs write for every emoji, are decoded in it, unless they are nested more deeply than `LargeJson`
 * reads.
 *
 * @param bytes must not change.
 */
export async function readLargeJson(
  bytes: Uint8Array,
  options: ReadLargeJsonOptions = {},
): Promise<JsonSlice | undefined> {
  const turns = new Turns(options.check);
  return (await readPlain(bytes, turns, options)) ?? (await readEscaped(bytes, turns, options));
}

async function readPlain(
  bytes: Uint8Array,
  turns: Turns,
  { maxStringBytes }: ReadLargeJsonOptions,
): Promise<JsonSlice | undefined> {
  const scan = new PlainJsonScan(bytes, { maxStringBytes });
  return (await runScan(scan, turns)) ? JsonSlice.of(bytes, scan.ends) : undefined;
}

async function readEscaped(
  bytes: Uint8Array,
  turns: Turns,
  options: ReadLargeJsonOptions,
): Promise<JsonSlice | undefined> {
  let at = asBuffer(bytes).indexOf(ESCAPE);
  if (at < 0) return undefined;
  const copy = await joinParts([bytes], turns);
  for (; at >= 0; at = copy.indexOf(ESCAPE, at + 2)) {
    // The escape of another character of the same length, so that the rest can be scanned.
    if (((copy[at + 2] ?? 0) | 0x20) === SMALL_D) copy[at + 2] = DIGIT_ZERO;
    if (turns.isOver) await turns.next();
  }
  if ((await readPlain(copy, turns, options)) === undefined) return undefined;
  const { check, isExact = false } = options;
  try {
    const parts = await (await LargeJson.read(bytes, { check, isExact })).format("", { check });
    return await readPlain(await joinParts(parts, turns), turns, options);
  } catch (error) {
    // The text is JSON: its only error of syntax is the depth of a part.
    if (error instanceof NestedTooDeeply || error instanceof TermSyntaxError) return undefined;
    throw error;
  }
}

/** Decodes a part, which may end within a character. */
const UTF8_PART = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Returns the error where a scan ended, without a position, and where it is, in bytes; no error for what is wrong only because of what
 * precedes it, or is nested too deeply to be parsed.
 */
export function findScanError(
  bytes: Uint8Array,
  { at, opening }: PlainJsonScan,
): { error: TermSyntaxError | undefined; at: number } {
  const part = UTF8_PART.decode(bytes.subarray(at, at + PART_BYTES));
  try {
    parseJson(opening + part);
  } catch (error) {
    // It is within more brackets than the parser's stack has levels.
    if (isErrorOf(error, "RangeError")) return { error: undefined, at };
    if (!(error instanceof TermSyntaxError)) throw error;
    const before = part.slice(0, Math.max(0, error.offset - opening.length));
    return { error, at: at + Buffer.byteLength(before) };
  }
  return { error: undefined, at };
}

/** Writes a string of any size as JSON text, in turns of the event loop. */
export async function writeLargeString(text: string, turns: Turns): Promise<Buffer[]> {
  const quote = Buffer.from('"');
  return [quote, ...(await convertText(text, turns, (part) => JSON.stringify(part).slice(1, -1))), quote];
}
