const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const STAR = 0x2a;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const LINE_ENDS: readonly (number | undefined)[] = [0x0a, 0x0d];

/** The position after the string that starts at a quote, or the end of a text in which it does not end. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === QUOTE) return at + 1;
    if (text[at] === BACKSLASH) at++;
  }
  return text.length;
}

function endOfLine(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && !LINE_ENDS.includes(text[at])) at++;
  return at;
}

/** The position after the comment that starts at a slash and a star; `undefined` when it does not end. */
function endOfBlock(text: Uint8Array, start: number): number | undefined {
  for (let at = start + 2; at < text.length; at++) {
    if (text[at] === STAR && text[at + 1] === SLASH) return at + 2;
  }
  return undefined;
}

/** What stands for a comment: line ends, and a space for each other character, so that what follows keeps its line and column. */
function blank(comment: Uint8Array): Uint8Array {
  const isContinued = (byte: number): boolean => (byte & 0xc0) === 0x80;
  return comment
    .filter((byte) => !isContinued(byte))
    .map((byte) => (LINE_ENDS.includes(byte) ? byte : SPACE));
}

/**
 * A text of JSON with comments, with spaces in their place, so that what is left keeps its line and column. Comments begin with two
 * slashes, a slash and a star, or, as for Conftest, with `#`.
 *
 * @param text in UTF-8.
 * @returns the place of a comment that does not end, in bytes from 0.
 */
export function blankComments(text: Uint8Array): Buffer | { unclosed: number } {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const byte = text[at];
    if (byte === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    const isBlock = byte === SLASH && text[at + 1] === STAR;
    if (!isBlock && byte !== HASH && !(byte === SLASH && text[at + 1] === SLASH)) {
      at++;
      continue;
    }
    const end = isBlock ? endOfBlock(text, at) : endOfLine(text, at);
    if (end === undefined) return { unclosed: at };
    parts.push(text.subarray(start, at), blank(text.subarray(at, end)));
    start = at = end;
  }
  return Buffer.concat([...parts, text.subarray(start)]);
}
