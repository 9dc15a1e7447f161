import { type ConfigurationError, invalidConfig } from "../errors.js";
import { message, optionNamed } from "../message.js";

/** Where the backslash is the path separator, it does not escape. */
const ESCAPES = process.platform !== "win32";

/** Reads the characters of a pattern. */
class PatternReader {
  readonly #characters: string[];
  readonly #pattern: string;
  readonly #option: string;
  #next = 0;

  constructor(pattern: string, option: string) {
    this.#pattern = pattern;
    this.#option = option;
    this.#characters = Array.from(pattern);
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#characters.length;
  }

  take(): string {
    const character = this.#characters[this.#next++];
    if (character === undefined) throw this.invalid("it ends too early");
    return character;
  }

  takeIf(character: string): boolean {
    if (this.#characters[this.#next] !== character) return false;
    this.#next++;
    return true;
  }

  invalid(why: string): ConfigurationError {
    return invalidConfig(
      message`${optionNamed(this.#option)}: ${JSON.stringify(this.#pattern)} is not a valid pattern: ${why}; use *, ? and [a-z], and \\ before a literal character`,
    );
  }
}

function toLiteral(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns a character of a class, or one end of a range in it. */
function takeOfClass(reader: PatternReader): string {
  const character = reader.take();
  if (character === "-" || character === "]") throw reader.invalid(`${character} is not allowed here`);
  return character === "\\" && ESCAPES ? reader.take() : character;
}

/** A part of a pattern: any text, or a predicate for one character. */
export type Part = "any text" | ((character: string) => boolean);

/** Parses a class after `[`. A reversed range matches nothing, as in Go. */
function takeClass(reader: PatternReader): Part {
  let text = reader.takeIf("^") ? "[^" : "[";
  do {
    const low = takeOfClass(reader);
    const high = reader.takeIf("-") ? takeOfClass(reader) : low;
    if ((low.codePointAt(0) ?? 0) <= (high.codePointAt(0) ?? 0)) {
      text += `${toLiteral(low)}-${toLiteral(high)}`;
    }
  } while (!reader.takeIf("]"));
  const expression = new RegExp(`^${text}]$`, "u");
  return (character) => expression.test(character);
}

function takePart(reader: PatternReader): Part {
  const character = reader.take();
  if (character === "*") return "any text";
  if (character === "?") return (one) => one !== "/";
  if (character === "[") return takeClass(reader);
  const literal = character === "\\" && ESCAPES ? reader.take() : character;
  return (one) => one === literal;
}

/** A compiled pattern. */
export interface NamePattern {
  /** Returns whether it matches the whole of a name or path. */
  test(name: string): boolean;
}

/**
 * Returns whether parts match a text, in a time that is their number by that of its characters: a regular expression could take
 * exponential time.
 */
export function matchesParts(parts: readonly Part[], text: string): boolean {
  // The numbers of parts that match what was read. A part of any text may take nothing.
  let reached = new Set<number>();
  const reach = (into: Set<number>, from: number): void => {
    for (let at = from; !into.has(at); at++) {
      into.add(at);
      if (parts[at] !== "any text") return;
    }
  };
  reach(reached, 0);
  for (const character of text) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = parts[at];
      if (part === "any text") {
        if (character !== "/") reach(next, at);
      } else if (part?.(character) === true) reach(next, at + 1);
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(parts.length);
}

/**
 * Returns a pattern of file names in the syntax of Go's `filepath.Match`, which OPA's `--ignore` uses: `*` matches any
 * text, `?` any character, `[a-z]` and `[^a-z]` one of a class, `\` makes the next character literal (not on Windows).
 *
 * @param option The option that holds it, for errors.
 * @returns `*` and `?` match no `/`.
 * @throws ConfigurationError `config_invalid` for an incomplete pattern. In OPA such a pattern matches nothing.
 */
export function toNamePattern(pattern: string, option = "ignore"): NamePattern {
  const reader = new PatternReader(pattern, option);
  const parts: Part[] = [];
  while (!reader.isAtEnd) parts.push(takePart(reader));
  return { test: (name) => matchesParts(parts, name) };
}
