/**
 * Describes why bytes are not UTF-8, as the end of a sentence about them. Windows writes UTF-16 with a byte order mark.
 */
export function whyNotUtf8(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 ? "is UTF-16 text: save it as UTF-8" : "is not UTF-8 text";
}
