import { isBytes } from "../../base/realms.js";
/** Where something is in a text. `column` counts characters; both start at 1. */
export interface TextPosition {
  line: number;
  column: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** How many units are counted for a place, at most. */
const STEP = 128;

/**
 * Line and column of positions in a text. It is counted once, and of each place no more than {@link STEP} units again: many places in a
 * long line take no longer than as many in short ones. Lines end with LF, CR LF or CR.
 */
export class TextPositions {
  readonly #units: Uint8Array | Uint16Array;
  readonly #firstLine: number;
  /** Line and column of each position that is a multiple of the step. */
  #known: Uint32Array | undefined;

  /**
   * @param units UTF-8, or of a string its UTF-16 ({@link getUnits}).
   * @param firstLine the text's first line in its file.
   */
  constructor(units: Uint8Array | Uint16Array, firstLine = 1) {
    this.#units = units;
    this.#firstLine = firstLine;
  }

  /** @param offset of the first unit of a character, or of the end. */
  at(offset: number): TextPosition {
    const known = (this.#known ??= this.#count());
    const step = Math.min(Math.floor(offset / STEP), known.length / 2 - 1);
    const count = { line: known[2 * step] ?? 1, column: known[2 * step + 1] ?? 1 };
    this.#pass(count, step * STEP, offset);
    return { line: this.#firstLine + count.line - 1, column: count.column };
  }

  #count(): Uint32Array {
    const known = new Uint32Array(2 * (Math.floor(this.#units.length / STEP) + 1));
    const count = { line: 1, column: 1 };
    for (let step = 0; 2 * step < known.length; step++) {
      known.set([count.line, count.column], 2 * step);
      this.#pass(count, step * STEP, Math.min((step + 1) * STEP, this.#units.length));
    }
    return known;
  }

  #pass(count: TextPosition, start: number, end: number): void {
    const units = this.#units;
    const [mask, continued] = isBytes(units) ? [0xc0, 0x80] : [0xfc00, 0xdc00];
    let { line, column } = count;
    for (let at = start; at < end; at++) {
      const unit = units[at] ?? 0;
      if (unit === LINE_FEED || (unit === CARRIAGE_RETURN && units[at + 1] !== LINE_FEED)) {
        line++;
        column = 1;
      } else if ((unit & mask) !== continued) column++;
    }
    count.line = line;
    count.column = column;
  }
}

/** Returns the UTF-16 code units of a string, which has no lone surrogates. */
export function getUnits(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at);
  return units;
}
