/**
 * The scanner of JSON in UTF-8: its tokens, for all who read bytes. Who wants values parses text with `parse-term.ts` instead: strings are
 * cut out of a string faster than out of bytes.
 */
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** How deeply arrays and objects may be nested in a text, as Go and OPA read it. */
export const MAX_DEPTH = 10_000;
/** How deeply they may be nested in a value: a deeper one could exhaust the stack of JavaScript. */
export const MAX_VALUE_DEPTH = 1_000;

/** Length of a string that is checked byte by byte, before its quotes are searched for. */
const SHORT_STRING = 256;

/** Bytes that end a run of plain bytes in a string: the quote, the backslash, and bytes that must be escaped. */
const ENDS_RUN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < SPACE || byte === QUOTE || byte === BACKSLASH ? 1 : 0,
);

/** Returns the same bytes, not copied. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Returns the position after white space. */
export function skipSpace(text: Uint8Array, at: number): number {
  let byte = text[at] as number;
  while (byte <= SPACE && (byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09))
    byte = text[++at] as number;
  return at;
}

/** Returns the position of the next byte in a string that is a quote, a backslash, or must be escaped; at most `limit`. */
export function skipPlain(text: Uint8Array, at: number, limit: number): number {
  while (at < limit && ENDS_RUN[text[at] as number] === 0) at++;
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= 0x39;
}

/** Returns the position after the digits at `at`, of which it reads one more than `max`; -1 without any. */
function skipDigits(text: Uint8Array, at: number, max: number): number {
  const start = at;
  while (at - start <= max && isDigit(text[at])) at++;
  return at === start ? -1 : at;
}

/** Returns the integer whose digits are from `start` to `end`, or one that is larger than `max`. */
function integerAt(text: Uint8Array, start: number, end: number, max: number): number {
  let value = 0;
  for (let at = start; at < end && value <= max; at++) value = value * 10 + (text[at] as number) - ZERO;
  return value;
}

/** Returns the position after the number at `at`; -1 without one, and for one with more characters and a larger exponent than `maxSize`. */
function skipNumber(text: Uint8Array, at: number, maxSize: number): number {
  const start = at;
  if (text[at] === MINUS) at++;
  at = text[at] === ZERO ? at + 1 : skipDigits(text, at, maxSize);
  if (at >= 0 && text[at] === 0x2e) at = skipDigits(text, at + 1, maxSize);
  let size = at - start;
  if (at >= 0 && ((text[at] as number) | 0x20) === 0x65) {
    const sign = text[at + 1];
    const exponent = sign === 0x2b || sign === MINUS ? at + 2 : at + 1;
    at = skipDigits(text, exponent, maxSize);
    size += integerAt(text, exponent, at, maxSize);
  }
  return size > maxSize ? -1 : at;
}

function skipWord(text: Uint8Array, at: number, word: string): number {
  for (let i = 0; i < word.length; i++) if (text[at + i] !== word.charCodeAt(i)) return -1;
  return at + word.length;
}

/**
 * Returns the position after a number or a word of JSON; -1 without one.
 *
 * @param maxSize of a number: its characters before the exponent, and the exponent's absolute value.
 */
export function skipLiteral(text: Uint8Array, at: number, maxSize = Infinity): number {
  switch (text[at]) {
    case 0x74:
      return skipWord(text, at, "true");
    case 0x66:
      return skipWord(text, at, "false");
    case 0x6e:
      return skipWord(text, at, "null");
    default:
      return skipNumber(text, at, maxSize);
  }
}

/**
 * Returns the position after the string that starts at a quote, or the end of a text in which it does not end. It does not check the
 * string.
 *
 * @param limit where the search stops; the result is the end of the text then. Default: there.
 */
export function endOfString(text: Uint8Array, start: number, limit = Infinity): number {
  const short = start + SHORT_STRING;
  let at = start + 1;
  for (; at < short; at++) {
    const byte = text[at];
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) at++;
  }
  for (at = text.indexOf(QUOTE, at); at >= 0 && at < limit; at = text.indexOf(QUOTE, at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Returns the text of a string without its quotes, at `start` to `end`. */
export function stringAt(text: Buffer, start: number, end: number): string {
  const raw = text.toString("utf8", start, end);
  return raw.includes("\\") ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/** Returns the position of the next key, value or closing bracket, in valid JSON. */
export function nextToken(text: Uint8Array, at: number): number {
  for (; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte > SPACE && byte !== COMMA && byte !== COLON) break;
  }
  return at;
}

/**
 * Returns the position after a value, in valid JSON or Rego's notation.
 *
 * @param limit where the search for the end of an object or array stops; then the result is `undefined`. Default: the end of the text.
 */
export function endOfValue(text: Uint8Array, start: number): number;
export function endOfValue(text: Uint8Array, start: number, limit: number): number | undefined;
export function endOfValue(text: Uint8Array, start: number, limit = Infinity): number | undefined {
  const first = text[start];
  if (first === QUOTE) return endOfString(text, start);
  let at = start;
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) {
    for (; at < text.length; at++) {
      const byte = text[at] as number;
      if (byte <= SPACE || byte === COMMA || byte === COLON) break;
      if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) break;
    }
    return at;
  }
  for (let depth = 0; at < limit; at++) {
    const byte = text[at];
    if (byte === QUOTE) at = endOfString(text, at) - 1;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
    else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Returns whether objects and arrays are nested in more than so many others, in valid JSON. */
export function isNestedDeeper(text: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === QUOTE) at = endOfString(text, at) - 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth--;
    else if ((byte === OPEN_OBJECT || byte === OPEN_LIST) && ++depth > maxDepth) return true;
  }
  return false;
}
