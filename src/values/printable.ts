// eslint-disable-next-line no-control-regex -- control characters are what is replaced
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes text from a policy or a service safe for a terminal: escapes control and bidirectional characters; only line
 * feeds stay.
 */
export function toPrintable(text: string): string {
  return text.replace(UNSAFE, (character) =>
    character === "\t" ? "  " : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
