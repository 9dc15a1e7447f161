import type { Turns } from "../async/turns.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  endOfString,
  endOfValue,
  nextToken,
  OPEN_LIST,
  OPEN_OBJECT,
  stringAt,
} from "./json-bytes.js";
import { joinParts } from "./json-space.js";

/** Length that is searched at once for the end of a value, in bytes. */
const PART_BYTES = 64 * 1024;
/** Length of the longest escape of a character. */
const MAX_ESCAPE = 6;

/** A part of a text, in bytes, from `start` to before `end`. */
interface Range {
  start: number;
  end: number;
}

/** A member of an object, or an element of an array. */
export interface Child {
  /** Its value. */
  value: Range;
  /** All of it, with the comma before or after it. */
  whole: Range;
  /** Members before it with an equal key, which do not count. */
  earlier: readonly Range[];
}

/** A replacement of a part of a text. */
export interface Edit extends Range {
  /** Default: nothing. */
  text?: string | undefined;
}

/** Returns the position after a value, searched in turns of the event loop. */
async function findEnd(text: Buffer, start: number, turns: Turns): Promise<number> {
  const end = endOfValue(text, start, start + PART_BYTES);
  if (end !== undefined) return end;
  let [at, depth, pausedAt] = [start, 0, start];
  do {
    const byte = text[at];
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth--;
    else at = endOfValue(text, at) - 1;
    at = depth === 0 ? at + 1 : nextToken(text, at + 1);
    if (at - pausedAt > PART_BYTES) {
      pausedAt = at;
      if (turns.isOver) await turns.next();
    }
  } while (depth > 0);
  return at;
}

function isKey(text: Buffer, start: number, end: number, key: string): boolean {
  const length = end - start - 2;
  if (length < key.length || length > key.length * MAX_ESCAPE) return false;
  return stringAt(text, start + 1, end - 1) === key;
}

/** Finds the last member with a key in the object that begins at `start`, in turns of the event loop. */
export async function findMember(
  text: Buffer,
  start: number,
  key: string,
  turns: Turns,
): Promise<Child | undefined> {
  const earlier: Range[] = [];
  let found: { start: number; end: number; next: number; after: number } | undefined;
  /** Where the last member with another key ends. */
  let after = start + 1;
  for (let at = nextToken(text, after); text[at] !== CLOSE_OBJECT;) {
    const endOfKey = endOfString(text, at);
    const end = await findEnd(text, nextToken(text, endOfKey), turns);
    const next = nextToken(text, end);
    if (isKey(text, at, endOfKey, key)) {
      if (found !== undefined) earlier.push({ start: found.start, end: found.next });
      found = { start: at, end, next, after };
    } else after = end;
    at = next;
    if (turns.isOver) await turns.next();
  }
  if (found === undefined) return undefined;
  const isLast = text[found.next] === CLOSE_OBJECT;
  const whole = isLast ? { start: found.after, end: found.end } : { start: found.start, end: found.next };
  const value = { start: nextToken(text, endOfString(text, found.start)), end: found.end };
  return { value, whole, earlier };
}

/** Finds an element of the array that begins at `start`, in turns of the event loop. */
export async function findElement(
  text: Buffer,
  start: number,
  index: number,
  turns: Turns,
): Promise<Child | undefined> {
  let before = start + 1;
  let at = nextToken(text, before);
  for (let count = 0; text[at] !== CLOSE_LIST; count++) {
    const end = await findEnd(text, at, turns);
    const next = nextToken(text, end);
    if (count === index) {
      const whole = text[next] === CLOSE_LIST ? { start: before, end } : { start: at, end: next };
      return { value: { start: at, end }, whole, earlier: [] };
    }
    before = end;
    at = next;
    if (turns.isOver) await turns.next();
  }
  return undefined;
}

/**
 * Returns a text with replaced parts, copied in turns of the event loop. Of parts that overlap the one that begins first is replaced, of
 * those that begin together the longest.
 */
export async function editText(text: Buffer, edits: readonly Edit[], turns: Turns): Promise<Buffer> {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue;
    parts.push(text.subarray(at, start));
    if (replacement !== undefined) parts.push(Buffer.from(replacement));
    at = end;
  }
  parts.push(text.subarray(at));
  return joinParts(parts, turns);
}
