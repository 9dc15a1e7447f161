import { TextPart } from "./text-part.js";

/** A comment, or a key with its delimiter and its value. A backslash takes the next character, a line end too, but of CR LF the CR alone. */
const ENTRY =
  /[#!][^\r\n]*|((?:[^ \f\t\r\n:=\\]|\\[^])+)[ \f\t]*[:=]?[ \f\t]*[^\\\r\n]*(?:\\[^][^\\\r\n]*)*/g;

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([^]))/g;
const ESCAPED: Readonly<Record<string, string>> = { f: "\f", n: "\n", r: "\r", t: "\t" };

/** Half a surrogate pair is no character for the parser. */
function parseCharacter(hex: string): string {
  const unit = String.fromCharCode(parseInt(hex, 16));
  return unit.isWellFormed() ? unit : "\uFFFD";
}

function getName(key: string): string {
  return key.replace(ESCAPE, (_whole, hex: string | undefined, character = "") =>
    hex === undefined ? (ESCAPED[String(character)] ?? String(character)) : parseCharacter(hex),
  );
}

/** Reads the keys of a `.properties` file. */
export function readPropertiesParts(text: string): TextPart {
  const root = new TextPart(0);
  for (const { index, 1: key } of text.matchAll(ENTRY)) if (key !== undefined) root.set(getName(key), index);
  return root;
}
