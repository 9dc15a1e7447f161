import { TextPart } from "./text-part.js";
import { isJsonObject } from "../../../base/text/member-of.js";

/** Offsets in UTF-16 of lines and columns, of which these count bytes. */
class ByteColumns {
  readonly #lines: { start: number; text: string; isAscii: boolean }[] = [];
  readonly #offsets = new Map<number, Uint32Array>();

  constructor(text: string) {
    let start = 0;
    for (const line of text.split("\n")) {
      this.#lines.push({ start, text: line, isAscii: /^[\0-\x7f]*$/.test(line) });
      start += line.length + 1;
    }
  }

  /** @throws RangeError for a place that the text does not have. */
  at(line: number, column: number): number {
    const found = this.#lines[line - 1];
    if (found === undefined) throw new RangeError("no such line");
    const { start, text, isAscii } = found;
    if (isAscii) return start + column - 1;
    let offsets = this.#offsets.get(line);
    if (offsets === undefined) this.#offsets.set(line, (offsets = getOffsets(text)));
    const offset = offsets[column - 1];
    if (offset === undefined) throw new RangeError("no such column");
    return start + offset;
  }
}

/** Returns the offset in UTF-16 of each byte of a line, and of its end. */
function getOffsets(line: string): Uint32Array {
  const offsets = new Uint32Array(Buffer.byteLength(line) + 1);
  let byte = 0;
  let offset = 0;
  for (const character of line) {
    const end = byte + Buffer.byteLength(character);
    offsets.fill(offset, byte, end);
    byte = end;
    offset += character.length;
  }
  offsets[byte] = offset;
  return offsets;
}

/**
 * Returns the part of a node; `undefined` for one without a text and without children, which the parser places at the beginning of the
 * file.
 */
function getPart(node: Readonly<Record<string, unknown>>, columns: ByteColumns): TextPart | undefined {
  const { line, column, text, children } = node;
  if (typeof line !== "number" || typeof column !== "number") return undefined;
  if (text === undefined && children === undefined) return undefined;
  const at = columns.at(line, column);
  const part = new TextPart(at);
  for (const member of Object.keys(node)) part.set(member, at);
  const list = part.get("children");
  for (const [index, child] of Array.isArray(children) ? children.entries() : []) {
    const inner = isJsonObject(child) ? getPart(child, columns) : undefined;
    if (inner !== undefined) list?.adopt(index, inner);
  }
  return part;
}

/** Reads the nodes of a Groovy file, which contain their positions. */
export function readGroovyParts(text: string, json: Uint8Array): TextPart {
  const root: unknown = JSON.parse(Buffer.from(json).toString("utf8"));
  return (isJsonObject(root) ? getPart(root, new ByteColumns(text)) : undefined) ?? new TextPart(0);
}
