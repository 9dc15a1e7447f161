// eslint-disable-next-line no-control-regex -- control characters are what is replaced
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Those of them that JSON text may have in its strings. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * What a CI system reads as a command in a log: `::name` at the start of a line, after spaces too (GitHub), and
 * `##[name` or `##name[` anywhere (GitHub, Azure Pipelines, TeamCity).
 */
const COMMAND = /^([^\S\n]*):(?=:)|##(?=\w*\[)/gm;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Makes text from a policy, an input or a service safe for a terminal and for the log of a CI system: escapes control
 * and bidirectional characters, separators of lines, and the start of commands; only line feeds stay.
 */
export function toPrintable(text: string): string {
  return text
    .replace(UNSAFE, (character) => (character === "\t" ? "  " : escapeCharacter(character)))
    .replace(COMMAND, (_command, spaces: string | undefined) =>
      spaces === undefined ? `#${escapeCharacter("#")}` : `${spaces}${escapeCharacter(":")}`,
    );
}

/** Makes JSON text safe for a terminal and for the log of a CI system. It stays the same document. */
export function toPrintableJson(json: string): string {
  // Outside of its strings JSON has none of these characters.
  return json.replace(/##(?=\w*\[)/g, `#${escapeCharacter("#")}`).replace(UNSAFE_IN_JSON, escapeCharacter);
}

const MAX_NAMES = 3;

/** Some of the distinct names, and the number of the others. */
export function someOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > MAX_NAMES ? ` and ${all.length - MAX_NAMES} more` : "";
  return `${all.slice(0, MAX_NAMES).map(toPrintable).join(", ")}${more}`;
}
