/** Sequences of UTF-8, with a byte as a character. */
const UTF_8 =
  /[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([^])/g; // eslint-disable-line no-control-regex

/** Decodes UTF-8, and replaces each invalid byte. */
export function mendUtf8(bytes: Uint8Array, replacement: string): string {
  const instead = Buffer.from(replacement).toString("latin1");
  const mended = Buffer.from(bytes)
    .toString("latin1")
    .replace(UTF_8, (sequence, wrong?: string) => (wrong === undefined ? sequence : instead));
  return Buffer.from(mended, "latin1").toString();
}

/** White space as defined by Go, which differs from JavaScript's. */
const SPACE = String.raw`[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
const FIRST = new RegExp(`^${SPACE}+`);
const SPACES = new RegExp(`${SPACE}+`);
const IS_SPACE = new RegExp(SPACE);

export function goTrim(text: string): string {
  const start = FIRST.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > start && IS_SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

export function goFields(text: string): string[] {
  return text.split(SPACES).filter((field) => field !== "");
}
