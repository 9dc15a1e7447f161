import { ConfigurationError } from "../errors.js";
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
    return new ConfigurationError(
      message`${optionNamed(this.#option)}: ${JSON.stringify(this.#pattern)} is not a valid pattern: ${why}; use *, ? and [a-z], and \\ before a literal character`,
      { code: "config_invalid" },
    );
  }
}

function toLiteral(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** A character of a class, or one end of a range in it. */
function takeOfClass(reader: PatternReader): string {
  const character = reader.take();
  if (character === "-" || character === "]") throw reader.invalid(`${character} is not allowed here`);
  return character === "\\" && ESCAPES ? reader.take() : character;
}

/** Parses a class after `[`. A reversed range matches nothing, as in Go. */
function takeClass(reader: PatternReader): string {
  let text = reader.takeIf("^") ? "[^" : "[";
  do {
    const low = takeOfClass(reader);
    const high = reader.takeIf("-") ? takeOfClass(reader) : low;
    if ((low.codePointAt(0) ?? 0) <= (high.codePointAt(0) ?? 0)) {
      text += `${toLiteral(low)}-${toLiteral(high)}`;
    }
  } while (!reader.takeIf("]"));
  return `${text}]`;
}

/**
 * A pattern of file names in the syntax of Go's `filepath.Match`, which OPA's `--ignore` uses: `*` matches any text,
 * `?` any character, `[a-z]` and `[^a-z]` one of a class, `\` makes the next character literal (not on Windows).
 *
 * @param option The option that holds it, for errors.
 * @returns matches the whole of a name or path; `*` and `?` match no `/`.
 * @throws ConfigurationError `config_invalid` for an incomplete pattern. In OPA such a pattern matches nothing.
 */
export function toNamePattern(pattern: string, option = "ignore"): RegExp {
  const reader = new PatternReader(pattern, option);
  let text = "";
  while (!reader.isAtEnd) {
    const character = reader.take();
    if (character === "*") text += "[^/]*";
    else if (character === "?") text += "[^/]";
    else if (character === "[") text += takeClass(reader);
    else text += toLiteral(character === "\\" && ESCAPES ? reader.take() : character);
  }
  return new RegExp(`^${text}$`, "u");
}
