/** How much of a text is searched for the NULs that UTF-16 has in ASCII, in bytes. */
const SEARCHED = 1024;

/** Returns whether bytes begin as UTF-16 or UTF-32 without a byte order mark, which would be UTF-8 with a NUL in each character. */
export function isWide(bytes: Uint8Array): boolean {
  return bytes.subarray(0, SEARCHED).includes(0);
}

/**
 * Describes why bytes are not UTF-8, as the end of a sentence about them. Windows writes UTF-16 with a byte order mark.
 */
export function whyNotUtf8(bytes: Uint8Array): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return "is compressed by gzip: decompress it";
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked || bytes.subarray(0, 2).includes(0)) return "is UTF-16 text: save it as UTF-8";
  return isWide(bytes) ? "has NUL characters, so it is not UTF-8 text" : "is not UTF-8 text";
}
