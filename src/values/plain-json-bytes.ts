const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;

/** Deeper values take the strict path: they may be cycles. */
const MAX_DEPTH = 100;
/** Longer texts are written by V8. */
const SHORT = 48;
/** Room for a key or a short text, each of whose units takes up to 6 bytes, a number, and what stands around them. */
const ROOM = 6 * SHORT + 64;
const FIRST_BYTES = 1 << 16;
/** A larger buffer is given away with what it holds, and not kept. */
const KEPT_BYTES = 1 << 20;

/** What `JSON.stringify` writes for the control characters. */
const ESCAPES = Array.from({ length: 0x20 }, (_, unit) =>
  JSON.stringify(String.fromCharCode(unit)).slice(1, -1),
);

// Reused between calls, and outside of a class: it runs for every input.
let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
/** Where less than {@link ROOM} is left. */
let full = bytes.length - ROOM;
let at = 0;
let isWriting = false;

function makeRoom(size: number): void {
  const larger = Buffer.allocUnsafeSlow(Math.max(at + size, bytes.length * 4));
  bytes.copy(larger, 0, 0, at);
  bytes = larger;
  full = bytes.length - ROOM;
}

function writeAscii(text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
}

function writeLongText(text: string): void {
  const json = JSON.stringify(text.toWellFormed());
  const size = 3 * json.length;
  if (at + size > full) makeRoom(size + ROOM);
  at += bytes.write(json, at, "utf8");
}

/** Writes a unit that is no plain ASCII. Returns whether it is not half of a pair. */
function writeUnit(unit: number): boolean {
  if (unit === QUOTE || unit === BACKSLASH) {
    bytes[at++] = BACKSLASH;
    bytes[at++] = unit;
  } else if (unit < 0x20) {
    writeAscii(ESCAPES[unit] as string);
  } else if (unit < 0x800) {
    bytes[at++] = 0xc0 | (unit >> 6);
    bytes[at++] = 0x80 | (unit & 0x3f);
  } else if (unit < 0xd800 || unit > 0xdfff) {
    bytes[at++] = 0xe0 | (unit >> 12);
    bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
    bytes[at++] = 0x80 | (unit & 0x3f);
  } else {
    return false;
  }
  return true;
}

/** Writes on in a short text from the unit at `i`, which is no plain ASCII; what is before it is written up to `to`. */
function writeOtherText(text: string, i: number, to: number): void {
  const start = at;
  at = to;
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit < 0x80 && unit !== QUOTE && unit !== BACKSLASH) {
      bytes[at++] = unit;
    } else if (!writeUnit(unit)) {
      at = start;
      writeLongText(text);
      return;
    }
  }
  bytes[at++] = QUOTE;
}

function writeText(text: string): void {
  const { length } = text;
  if (length > SHORT) {
    writeLongText(text);
    return;
  }
  if (at > full) makeRoom(ROOM);
  // Local variables are faster than those of a module.
  const buffer = bytes;
  let to = at;
  buffer[to++] = QUOTE;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit > 0x7f || unit === QUOTE || unit === BACKSLASH) {
      writeOtherText(text, i, to);
      return;
    }
    buffer[to++] = unit;
  }
  buffer[to++] = QUOTE;
  at = to;
}

function writeNatural(value: number): void {
  if (value < 10) {
    bytes[at++] = 0x30 + value;
    return;
  }
  let size = 2;
  for (let limit = 100; value >= limit; limit *= 10) size++;
  for (let place = at + size - 1; place >= at; place--) {
    const rest = (value / 10) | 0;
    bytes[place] = 0x30 + value - rest * 10;
    value = rest;
  }
  at += size;
}

function writeNumber(value: number): boolean {
  if (at > full) makeRoom(ROOM);
  if ((value | 0) === value && value >= 0) writeNatural(value);
  else if (Number.isFinite(value)) writeAscii(String(value));
  else return false;
  return true;
}

function writeWord(word: string): true {
  if (at > full) makeRoom(ROOM);
  writeAscii(word);
  return true;
}

function writeArray(items: readonly unknown[], depth: number): boolean {
  if (at > full) makeRoom(ROOM);
  bytes[at++] = 0x5b;
  for (let i = 0; i < items.length; i++) {
    if (i > 0) bytes[at++] = COMMA;
    if (!writeValue(items[i], depth)) return false;
    if (at > full) makeRoom(ROOM);
  }
  bytes[at++] = 0x5d;
  return true;
}

function writeObject(value: Readonly<Record<string, unknown>>, depth: number): boolean {
  let before = OPEN_BRACE;
  for (const key in value) {
    const member = value[key];
    if (member === undefined) continue;
    if (at > full) makeRoom(ROOM);
    bytes[at++] = before;
    before = COMMA;
    writeText(key);
    if (at > full) makeRoom(ROOM);
    bytes[at++] = 0x3a;
    if (typeof member === "string") writeText(member);
    else if (!writeValue(member, depth)) return false;
  }
  if (at > full) makeRoom(ROOM);
  if (before === OPEN_BRACE) bytes[at++] = OPEN_BRACE;
  bytes[at++] = 0x7d;
  return true;
}

/** Writes a value that is certainly plain. Returns `false` for others, of which a part may be written. */
function writeValue(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case "string":
      writeText(value);
      return true;
    case "number":
      return writeNumber(value);
    case "boolean":
      return writeWord(value ? "true" : "false");
    case "object":
      break;
    default:
      return false;
  }
  if (value === null) return writeWord("null");
  if (depth > MAX_DEPTH || (value as { toJSON?: unknown }).toJSON !== undefined) return false;
  if (Array.isArray(value)) return writeArray(value, depth + 1);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return writeObject(value as Readonly<Record<string, unknown>>, depth + 1);
}

/** Whether an object without members of its own has some in a loop over its keys. */
function isPolluted(): boolean {
  for (const _key in Object.prototype) return true;
  return false;
}

/** The bytes that were written. What is small is copied, so that the buffer can be used again. */
function taken(): Buffer {
  if (bytes.length <= KEPT_BYTES) return Buffer.from(bytes.subarray(0, at));
  const large = bytes.subarray(0, at);
  bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  full = bytes.length - ROOM;
  return large;
}

/**
 * The JSON text of a value as UTF-8, as `JSON.stringify` writes it, with lone surrogates replaced by U+FFFD; `undefined` for
 * a value that it might not write exactly: NaN as null, a Promise or a Map as {}, nothing for a function.
 *
 * It checks and writes in one pass. A check before `JSON.stringify` takes longer on Node 20 and 24, except for fractions.
 * `undefined` requires the strict path.
 */
export function toPlainJsonBytes(value: unknown): Buffer | undefined {
  // A getter of the value can come here again.
  if (isWriting || isPolluted()) return undefined;
  isWriting = true;
  at = 0;
  try {
    return writeValue(value, 0) ? taken() : undefined;
  } finally {
    isWriting = false;
    if (bytes.length > KEPT_BYTES) {
      bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
      full = bytes.length - ROOM;
    }
  }
}
