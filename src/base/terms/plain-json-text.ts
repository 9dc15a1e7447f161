import { MAX_NUMBER_SIZE } from "./number-text.js";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const MINUS = 0x2d;
const ZERO = 0x30;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Deeper texts need the full parser. */
const MAX_DEPTH = 512;

/** Bytes that end a run of plain bytes in a string: the quote, the backslash, and bytes that must be escaped. */
const ENDS_RUN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === QUOTE || byte === BACKSLASH ? 1 : 0,
);

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= 0x39;
}

function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const lower = byte | 0x20;
  return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}

/** Position after the escape at `at`; -1 for an invalid escape, and for one of a surrogate unless `anyEscape`. */
function skipEscape(bytes: Uint8Array, at: number, anyEscape: boolean): number {
  switch (bytes[at + 1]) {
    case QUOTE:
    case BACKSLASH:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return at + 2;
    case 0x75:
      break;
    default:
      return -1;
  }
  for (let i = at + 2; i < at + 6; i++) if (!isHexDigit(bytes[i])) return -1;
  const isSurrogate = ((bytes[at + 2] ?? 0) | 0x20) === 0x64 && (bytes[at + 3] ?? 0) >= 0x38;
  return isSurrogate && !anyEscape ? -1 : at + 6;
}

/** Position after the string whose first byte after the quote is at `at`; -1 if it is invalid. */
function skipString(bytes: Uint8Array, at: number, anyEscape: boolean): number {
  for (;;) {
    while (ENDS_RUN[bytes[at] as number] === 0) at++;
    const byte = bytes[at];
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return -1;
    at = skipEscape(bytes, at, anyEscape);
    if (at < 0) return -1;
  }
}

/** Position after the digits at `at`; -1 without any. */
function skipDigits(bytes: Uint8Array, at: number): number {
  const start = at;
  while (isDigit(bytes[at])) at++;
  return at === start ? -1 : at;
}

/** The integer whose digits are from `start` to `end`, or one that is larger than any number may be. */
function integerAt(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end && value <= MAX_NUMBER_SIZE; at++)
    value = value * 10 + (bytes[at] as number) - ZERO;
  return value;
}

/** Position after the number at `at`; -1 without one, and for one that is too large. */
function skipNumber(bytes: Uint8Array, at: number): number {
  const start = at;
  if (bytes[at] === MINUS) at++;
  at = bytes[at] === ZERO ? at + 1 : skipDigits(bytes, at);
  if (at >= 0 && bytes[at] === 0x2e) at = skipDigits(bytes, at + 1);
  let size = at - start;
  if (at >= 0 && ((bytes[at] as number) | 0x20) === 0x65) {
    const sign = bytes[at + 1];
    const exponent = sign === 0x2b || sign === MINUS ? at + 2 : at + 1;
    at = skipDigits(bytes, exponent);
    size += integerAt(bytes, exponent, at);
  }
  return size > MAX_NUMBER_SIZE ? -1 : at;
}

function skipWord(bytes: Uint8Array, at: number, word: string): number {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return -1;
  return at + word.length;
}

/** Position after a scalar value; -1 without one. */
function skipScalar(bytes: Uint8Array, at: number, anyEscape: boolean): number {
  switch (bytes[at]) {
    case QUOTE:
      return skipString(bytes, at + 1, anyEscape);
    case 0x74:
      return skipWord(bytes, at, "true");
    case 0x66:
      return skipWord(bytes, at, "false");
    case 0x6e:
      return skipWord(bytes, at, "null");
    default:
      return skipNumber(bytes, at);
  }
}

function skipSpace(bytes: Uint8Array, at: number): number {
  for (;;) {
    const byte = bytes[at] as number;
    if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return at;
    at++;
  }
}

/** Position after a member's key and colon; -1 without them. */
function skipKey(bytes: Uint8Array, at: number, anyEscape: boolean): number {
  if (bytes[at] !== QUOTE) return -1;
  at = skipString(bytes, at + 1, anyEscape);
  if (at < 0) return -1;
  at = skipSpace(bytes, at);
  return bytes[at] === COLON ? skipSpace(bytes, at + 1) : -1;
}

/** Closing brackets of the enclosing arrays and objects; reused between calls. */
const sharedClosers = new Uint8Array(MAX_DEPTH);
/** The end of a smaller member is found soon. In bytes. */
const LARGE_MEMBER_BYTES = 64 * 1024;

/**
 * Whether bytes are certainly JSON text (RFC 8259) without an escaped surrogate and without numbers that are too large. `false` requires the full parser: the
 * text may also be deeply nested. It creates no values, so it takes a third of the time of `JSON.parse`.
 *
 * @param bytes valid UTF-8.
 */
export function isPlainJsonText(bytes: Uint8Array): boolean {
  return new PlainJsonScan(bytes, sharedClosers).run(bytes.length) === true;
}

/**
 * Whether bytes are JSON text without numbers that are too large, whatever its escapes and depth. Unlike `JSON.parse`, it can be ended at
 * any time.
 *
 * @param bytes valid UTF-8.
 */
export function isJsonText(bytes: Uint8Array): boolean {
  return new PlainJsonScan(bytes, new Uint8Array(bytes.length), true).run(bytes.length) === true;
}

/** The same as `isPlainJsonText`, which can pause between values. */
export class PlainJsonScan {
  /** Where large objects and arrays end that are in no other but the first, by where they begin. */
  readonly ends = new Map<number, number>();
  readonly #bytes: Uint8Array;
  readonly #closers: Uint8Array;
  readonly #anyEscape: boolean;
  #depth = 0;
  #closer = 0;
  #at: number;
  #memberAt = 0;

  /**
   * @param closers as long as the deepest text is deep.
   * @param anyEscape whether it takes escaped surrogates too.
   */
  constructor(bytes: Uint8Array, closers = new Uint8Array(MAX_DEPTH), anyEscape = false) {
    this.#bytes = bytes;
    this.#closers = closers;
    this.#anyEscape = anyEscape;
    this.#at = skipSpace(bytes, 0);
  }

  /** @returns `undefined` when it paused, at the first value that begins behind `until`. */
  run(until: number): boolean | undefined {
    const bytes = this.#bytes;
    const closers = this.#closers;
    const anyEscape = this.#anyEscape;
    let depth = this.#depth;
    let closer = this.#closer;
    let at = this.#at;
    for (;;) {
      if (at > until) {
        this.#depth = depth;
        this.#closer = closer;
        this.#at = at;
        return undefined;
      }
      const byte = bytes[at];
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (depth === closers.length) return false;
        if (depth === 1) this.#memberAt = at;
        closers[depth++] = closer;
        closer = byte + 2;
        at = skipSpace(bytes, at + 1);
        if (bytes[at] !== closer) {
          if (closer === CLOSE_BRACE) at = skipKey(bytes, at, anyEscape);
          if (at < 0) return false;
          continue;
        }
      } else {
        at = skipScalar(bytes, at, anyEscape);
        if (at < 0) return false;
        at = skipSpace(bytes, at);
      }
      while (depth > 0 && bytes[at] === closer) {
        closer = closers[--depth] as number;
        if (depth === 1 && at - this.#memberAt > LARGE_MEMBER_BYTES) this.ends.set(this.#memberAt, at + 1);
        at = skipSpace(bytes, at + 1);
      }
      if (depth === 0) return at === bytes.length;
      if (bytes[at] !== COMMA) return false;
      at = skipSpace(bytes, at + 1);
      if (closer === CLOSE_BRACE) at = skipKey(bytes, at, anyEscape);
      if (at < 0) return false;
    }
  }
}
