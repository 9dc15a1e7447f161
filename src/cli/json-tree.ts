/** A number as it is written, so that none of its digits is lost. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON document with every number as it is written. */
export type JsonTree = null | boolean | string | JsonNumber | JsonTree[] | Map<string, JsonTree>;

/** JSON text that is none. `line` and `column` start at 1; `column` counts characters. */
export class JsonSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(what: string, line: number, column: number) {
    super(`${what} at line ${line}, column ${column}`);
    this.name = "JsonSyntaxError";
    this.line = line;
    this.column = column;
  }
}

const MAX_DEPTH = 1_000;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y; // eslint-disable-line no-control-regex -- JSON forbids them
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WHITESPACE = /[ \t\n\r]*/y;
const WORD = /[\p{L}\p{N}_]+/uy;
const LITERALS: readonly (readonly [string, JsonTree])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

class JsonReader {
  readonly #text: string;
  readonly #firstLine: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#firstLine = firstLine;
  }

  readDocument(): JsonTree {
    this.#skipWhitespace();
    if (this.#at === this.#text.length) this.#refuse("the document is empty");
    const tree = this.#readValue();
    this.#skipWhitespace();
    if (this.#at < this.#text.length) this.#refuse(`unexpected ${this.#found()} after the document`);
    return tree;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #skipWhitespace(): void {
    this.#match(WHITESPACE);
  }

  #found(): string {
    const character = this.#text.codePointAt(this.#at);
    if (character === undefined) return "end";
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#text)?.[0];
    return JSON.stringify((word ?? String.fromCodePoint(character)).slice(0, 20));
  }

  #refuse(what: string): never {
    const before = this.#text.slice(0, this.#at).split(/\r\n|\n|\r/);
    const line = this.#firstLine + before.length - 1;
    throw new JsonSyntaxError(what, line, Array.from(before.at(-1) ?? "").length + 1);
  }

  #expect(character: string, where: string): void {
    this.#skipWhitespace();
    if (this.#text[this.#at] !== character) {
      this.#refuse(`unexpected ${this.#found()}, expected "${character}" ${where}`);
    }
    this.#at++;
  }

  /** Whether the next character is this one; if so, it is taken. */
  #take(character: string): boolean {
    this.#skipWhitespace();
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #readValue(): JsonTree {
    this.#skipWhitespace();
    switch (this.#text[this.#at]) {
      case "{":
        return this.#readObject();
      case "[":
        return this.#readArray();
      case '"':
        return this.#readString();
      default:
        return this.#readScalar();
    }
  }

  #enter(): void {
    if (++this.#depth > MAX_DEPTH) this.#refuse(`nested deeper than ${MAX_DEPTH} levels`);
    this.#at++;
  }

  #leave<T>(value: T): T {
    this.#depth--;
    return value;
  }

  #readObject(): Map<string, JsonTree> {
    this.#enter();
    const members = new Map<string, JsonTree>();
    if (this.#take("}")) return this.#leave(members);
    do {
      this.#skipWhitespace();
      if (this.#text[this.#at] !== '"') this.#refuse(`unexpected ${this.#found()}, expected a key in quotes`);
      const key = this.#readString();
      this.#expect(":", "after the key");
      members.set(key, this.#readValue());
    } while (this.#take(","));
    this.#expect("}", "or a comma in the object");
    return this.#leave(members);
  }

  #readArray(): JsonTree[] {
    this.#enter();
    const items: JsonTree[] = [];
    if (this.#take("]")) return this.#leave(items);
    do items.push(this.#readValue());
    while (this.#take(","));
    this.#expect("]", "or a comma in the array");
    return this.#leave(items);
  }

  #readString(): string {
    const start = this.#at++;
    for (;;) {
      this.#match(PLAIN_CHARACTERS);
      const character = this.#text[this.#at];
      if (character === '"') break;
      if (character === undefined) this.#refuse("the string has no end");
      if (character !== "\\") this.#refuse("a control character in a string must be escaped");
      if (this.#match(ESCAPE) === undefined) this.#refuse("the escape in the string is not known");
    }
    this.#at++;
    // What stands between the quotes was checked above, so this is a string.
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #readScalar(): JsonTree {
    const number = this.#match(NUMBER);
    if (number !== undefined) return new JsonNumber(number);
    for (const [word, value] of LITERALS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    return this.#refuse(`unexpected ${this.#found()}, expected a value`);
  }
}

/**
 * Reads one JSON document (RFC 8259). Of equal keys the last one counts, as in OPA.
 *
 * @param firstLine where the text begins in its file, for errors.
 * @throws JsonSyntaxError where it is not JSON, or nested deeper than 1,000 levels.
 */
export function parseJsonTree(text: string, firstLine = 1): JsonTree {
  return new JsonReader(text, firstLine).readDocument();
}
