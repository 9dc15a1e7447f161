/**
 * Characters that are not seen, or that change how others are: control and format characters (bidirectional ones, byte-order marks and
 * tags among them), what Unicode lets ignore (zero-width ones, variation selectors, fillers), and separators of lines. A text could
 * hide or spoof something with them.
 */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]`;

const UNSAFE = new RegExp(String.raw`(?!\n)${UNSEEN}`, "gu");

/** Those of them that JSON text may have in its strings; outside of these it has line feeds and tabs. */
const UNSAFE_IN_JSON = new RegExp(String.raw`(?![\t\n\r])${UNSEEN}`, "gu");

/**
 * Syntax that a CI system reads as a command in a log: `::name` at the start of a line, after spaces too (GitHub), and
 * `##[name` or `##name[` anywhere (GitHub, Azure Pipelines, TeamCity).
 */
const COMMAND = /^([^\S\n]*):(?=:)|##(?=\w*\[)/gm;

/** As JSON escapes it: a character beyond U+FFFF as its two surrogates. */
export function escapeCharacter(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}

/**
 * Makes text from a policy, an input or a service safe for a terminal and for the log of a CI system: escapes invisible characters, and
 * the start of commands; only line feeds stay.
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

const PART_BYTES = 1024 * 1024;
const [QUOTE, COMMA] = [0x22, 0x2c];

/**
 * JSON text as `toPrintableJson` writes it, in one line and in parts, so that a large one needs no memory for all of it.
 *
 * @param bytes valid JSON in UTF-8.
 */
export function* printableJsonParts(bytes: Uint8Array): Generator<string, void, undefined> {
  // A part can begin with a byte-order mark, which is a character there.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (let start = 0; start < bytes.length;) {
    let end = start + PART_BYTES;
    // Neither a character nor the start of a command continues after one of these.
    while (end < bytes.length && bytes[end - 1] !== QUOTE && bytes[end - 1] !== COMMA) end++;
    // Outside of strings a line break is a space, inside it is an escape.
    yield toPrintableJson(decoder.decode(bytes.subarray(start, end)).replace(/[\r\n]/g, " "));
    start = end;
  }
}

const MAX_NAMES = 3;

/** Some of the distinct names, and the number of the others. */
export function listSome(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > MAX_NAMES ? ` and ${all.length - MAX_NAMES} more` : "";
  return `${all.slice(0, MAX_NAMES).map(toPrintable).join(", ")}${more}`;
}
