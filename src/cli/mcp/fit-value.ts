import { exactText } from "../../base/terms/exact-json.js";

/** A value that fits into a size, and what is missing in it. */
interface FittedValue {
  value: unknown;
  /** Such as `results: 20 of 5000`. Empty: nothing is missing. */
  cut: readonly string[];
}

/** The numbers of elements and of characters that are tried, in this order. */
const SIZES: readonly (readonly [elements: number, characters: number])[] = [
  [Infinity, Infinity],
  [200, 8_000],
  [100, 4_000],
  [50, 2_000],
  [20, 1_000],
  [10, 500],
  [5, 200],
  [2, 80],
];
const MAX_DEPTH = 64;
/** Maximum number of entries about what is missing, and of characters of each. */
const MAX_CUTS = 12;
const MAX_PATH = 120;

class Cutter {
  readonly cut = new Set<string>();
  readonly #elements: number;
  readonly #characters: number;

  constructor(elements: number, characters: number) {
    this.#elements = elements;
    this.#characters = characters;
  }

  shorten(value: unknown, path: string, depth: number): unknown {
    if (typeof value === "string") return this.#text(value, path);
    if (typeof value !== "object" || value === null) return value;
    if (depth > MAX_DEPTH) {
      this.#note(path, `nested deeper than ${String(MAX_DEPTH)}`);
      return null;
    }
    const entries = Object.entries(value);
    if (entries.length > this.#elements) {
      this.#note(path, `${String(this.#elements)} of ${String(entries.length)}`);
    }
    const short = entries.slice(0, this.#elements).map(([key, inner]) => {
      const location = Array.isArray(value) ? `${path}[]` : `${path}${path === "" ? "" : "."}${key}`;
      return [key, exactText(value, key) ?? this.shorten(inner, location, depth + 1)] as const;
    });
    return Array.isArray(value) ? short.map(([, inner]) => inner) : Object.fromEntries(short);
  }

  #text(text: string, path: string): string {
    if (text.length <= this.#characters) return text;
    this.#note(path, `${String(this.#characters)} of ${String(text.length)} characters`);
    return `${text.slice(0, this.#characters)}…`;
  }

  #note(path: string, subject: string): void {
    const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
    if (this.cut.size < MAX_CUTS) this.cut.add(`${shown === "" ? "the result" : shown}: ${subject}`);
  }
}

/**
 * Shortens lists, objects and texts until the JSON of a value fits into a size. Numbers that JavaScript cannot represent become texts.
 *
 * @param value parsed by `parseExactJson`, or of plain JSON.
 */
export function fitValue(value: unknown, maxBytes: number): FittedValue {
  for (const [elements, characters] of SIZES) {
    const cutter = new Cutter(elements, characters);
    const short = cutter.shorten(value, "", 0);
    if (Buffer.byteLength(JSON.stringify(short)) <= maxBytes) return { value: short, cut: [...cutter.cut] };
  }
  return { value: null, cut: ["the result: all of it"] };
}
