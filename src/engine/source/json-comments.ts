import { endOfString, QUOTE, SPACE } from "../../base/terms/json-bytes.js";

const HASH = 0x23;
const STAR = 0x2a;
const SLASH = 0x2f;

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function endOfLine(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && !isLineEnd(text[at])) at++;
  return at;
}

/** Returns the position after the comment that starts at a slash and a star; `undefined` when it does not end. */
function endOfBlock(text: Uint8Array, start: number): number | undefined {
  for (let at = start + 2; at < text.length; at++) {
    if (text[at] === STAR && text[at + 1] === SLASH) return at + 2;
  }
  return undefined;
}

/**
 * Returns a text of JSON with comments, with spaces in their place, so that the rest keeps its line and column.
 * Comments begin with two slashes, a slash and a star, or, as for Conftest, with `#`. Each byte is read once, and there
 * is one copy of the text, however many comments it has.
 *
 * @param text in UTF-8.
 * @returns the place of a comment that does not end, in bytes from 0.
 */
export function blankComments(text: Uint8Array): Uint8Array | { unclosed: number } {
  const blanked = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length;) {
    const byte = text[at] as number;
    const next = byte === SLASH ? text[at + 1] : undefined;
    if (byte === HASH || next === SLASH || next === STAR) {
      const end = next === STAR ? endOfBlock(text, at) : endOfLine(text, at);
      if (end === undefined) return { unclosed: at };
      // A line end stays, and a space stands for each other character.
      for (; at < end; at++) {
        const commented = text[at] as number;
        if ((commented & 0xc0) !== 0x80) blanked[length++] = isLineEnd(commented) ? commented : SPACE;
      }
      continue;
    }
    const end = byte === QUOTE ? endOfString(text, at) : at + 1;
    while (at < end) blanked[length++] = text[at++] as number;
  }
  return blanked.subarray(0, length);
}
