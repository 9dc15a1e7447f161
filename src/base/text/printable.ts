/**
 * Characters that are not seen, or that change how others are: control and format characters (bidirectional ones, byte-order marks and
 * tags among them), what Unicode lets ignore (zero-width ones, variation selectors, fillers), and separators of lines. A text could
 * hide or spoof something with them.
 *
 * @param controls those of C0 among them. Excluding some by a lookahead would take seven times as long, and a text may have 250 MB.
 */
const unseen = (controls: string): RegExp =>
  new RegExp(String.raw`[${controls}\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]`, "gu");

const UNSAFE = unseen(String.raw`\0-\t\x0b-\x1f`);

/** Those of them that JSON text may have in its strings; outside of these it has line feeds and tabs. */
const UNSAFE_IN_JSON = unseen(String.raw`\0-\x08\x0b\x0c\x0e-\x1f`);

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
const HASH = 0x23;

/** The bytes after which neither a character nor the start of a command continues. */
const ENDS = Array.from(
  { length: 0x100 },
  (_, byte) => byte < 0x80 && !/[\w#]/.test(String.fromCharCode(byte)),
);

const isContinuation = (byte = 0): boolean => (byte & 0xc0) === 0x80;

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
    const hash = bytes.subarray(start, end).lastIndexOf(HASH);
    // Elsewhere a text of letters alone, such as one in Base64, is cut anywhere.
    const mayBeCommand = hash !== -1 && !bytes.subarray(start + hash, end).some((byte) => ENDS[byte]);
    while (
      end < bytes.length &&
      ENDS[bytes[end - 1] ?? 0] !== true &&
      (mayBeCommand || isContinuation(bytes[end]))
    ) {
      end++;
    }
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
