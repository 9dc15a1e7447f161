export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** How much of a string is looked at byte by byte, before its quotes are searched for. */
const SHORT_STRING = 256;

/** The position after the string that starts at a quote, in valid JSON. */
export function endOfString(text: Uint8Array, start: number): number {
  const limit = start + SHORT_STRING;
  let at = start + 1;
  for (; at < limit; at++) {
    const byte = text[at];
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) at++;
  }
  for (at = text.indexOf(QUOTE, at); ; at = text.indexOf(QUOTE, at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at + 1;
  }
}

/** The text of a string without its quotes, at `start` to `end`. */
export function stringAt(text: Buffer, start: number, end: number): string {
  const raw = text.toString("utf8", start, end);
  return raw.includes("\\") ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/**
 * The position after a value, in valid JSON or Rego's notation.
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
