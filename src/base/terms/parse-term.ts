import type { ErrorCode } from "../errors.js";
import { findTooLargeNumber, isTooLargeNumber, MAX_NUMBER_SIZE } from "./number-text.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "./term.js";

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const FRACTION = /-?\.\d+(?:[eE][+-]?\d+)?/y;
/** Numbers of so many characters are never too large. */
const SMALL_NUMBER = 5;
const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y; // eslint-disable-line no-control-regex -- JSON forbids them
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** Words that other notations have where JSON has others. */
const NEAR_WORD = /^(?:true|false|null|none|undefined|nan|infinity|yes|no)$/i;
const WORD = /[\p{L}\p{N}_]+/uy;
const LINE_END = /\r\n|\n|\r/;

/** A position in a text. `line` and `column` start at 1; `column` counts characters; `offset` counts UTF-16 code units from 0. */
export interface TextPosition {
  offset: number;
  line: number;
  column: number;
}

/** The error for text that is not a single ground Rego term or JSON document. */
export class TermSyntaxError extends SyntaxError implements TextPosition {
  /** The reason, without the position. */
  readonly reason: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;

  constructor(reason: string, { offset, line, column }: TextPosition) {
    super(`${reason} at line ${String(line)}, column ${String(column)}`);
    this.name = "TermSyntaxError";
    this.reason = reason;
    this.offset = offset;
    this.line = line;
    this.column = column;
  }
}

/** The error for a number that is too large to be computed with. */
export class NumberTooLargeError extends TermSyntaxError {
  constructor(position: TextPosition) {
    super(
      `a number has more than ${MAX_NUMBER_SIZE.toLocaleString("en")} digits, or an exponent beyond that`,
      position,
    );
    this.name = "NumberTooLargeError";
  }
}

/**
 * Returns the code of the error for a text that does not parse: that of large numbers, or else that of the document.
 */
export function syntaxErrorCode(error: unknown, code: ErrorCode): ErrorCode {
  return error instanceof NumberTooLargeError ? "number_too_large" : code;
}

/**
 * Refuses large numbers in JSON text that something else has parsed.
 *
 * @throws NumberTooLargeError
 */
export function checkNumbers(json: string): void {
  const bytes = Buffer.from(json);
  const at = findTooLargeNumber(bytes);
  if (at !== undefined)
    throw new NumberTooLargeError(getPosition(json, bytes.toString("utf8", 0, at).length));
}

/** Without an array of them: a line may have megabytes. */
function countCharacters(text: string): number {
  let count = text.length;
  for (const _pair of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count--;
  return count;
}

/** @param firstLine the text's first line in its file. */
export function getPosition(text: string, offset: number, firstLine = 1): TextPosition {
  const before = text.slice(0, offset).split(LINE_END);
  return {
    offset,
    line: firstLine + before.length - 1,
    column: countCharacters(before.at(-1) ?? "") + 1,
  };
}

/** Options of parsing JSON text. */
interface ParseJsonOptions {
  /** The text's first line in its file, for errors. Default: 1. */
  firstLine?: number | undefined;
  /** Maximum nesting of arrays and objects. Default: limited by the stack. */
  maxDepth?: number | undefined;
}

/** It reads text and not bytes, as `json-bytes.ts` does: cutting a string out of a string takes a fraction of the time of decoding it. */
class TermParser {
  readonly #text: string;
  readonly #jsonOnly: boolean;
  readonly #firstLine: number;
  readonly #maxDepth: number;
  #at = 0;
  #depth = 0;

  constructor(
    text: string,
    jsonOnly: boolean,
    { firstLine = 1, maxDepth = Infinity }: ParseJsonOptions = {},
  ) {
    this.#text = text;
    this.#jsonOnly = jsonOnly;
    this.#firstLine = firstLine;
    this.#maxDepth = maxDepth;
  }

  whole(): Term {
    this.#space();
    if (this.#at === this.#text.length) this.#fail("the document is empty");
    const term = this.#term();
    this.#space();
    if (this.#at < this.#text.length) this.#fail(`unexpected ${this.#found()} after the document`);
    return term;
  }

  #fail(reason: string): never {
    throw new TermSyntaxError(reason, getPosition(this.#text, this.#at, this.#firstLine));
  }

  #failUnexpected(expected: string): never {
    this.#fail(`unexpected ${this.#found()}, expected ${expected}`);
  }

  /** Describes the token at the current position, for errors. A word is not quoted: it may be part of a secret. */
  #found(): string {
    const character = this.#text.codePointAt(this.#at);
    if (character === undefined) return "end";
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#text)?.[0];
    if (word === undefined) return JSON.stringify(String.fromCodePoint(character));
    return NEAR_WORD.test(word) ? JSON.stringify(word) : "text";
  }

  #space(): void {
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === 32 || c === 10 || c === 13 || c === 9) this.#at++;
      else return;
    }
  }

  /** Consumes the character, with preceding space, if it is next. */
  #take(char: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #expect(char: string, where: string): void {
    if (!this.#take(char)) this.#failUnexpected(`"${char}" ${where}`);
  }

  #term(): Term {
    this.#space();
    switch (this.#text[this.#at]) {
      case '"':
        return this.#string();
      case "`":
        return this.#jsonOnly ? this.#failUnexpected("a value") : this.#rawString();
      case "[":
        return this.#array();
      case "{":
        return this.#braces();
      case "t":
        return this.#word("true", true);
      case "f":
        return this.#word("false", false);
      case "n":
        return this.#word("null", null);
      case "s":
        return this.#jsonOnly ? this.#failUnexpected("a value") : this.#emptySet();
      default:
        return this.#number();
    }
  }

  /** Consumes an opening bracket. */
  #enter(): void {
    if (++this.#depth > this.#maxDepth) this.#fail(`nested deeper than ${String(this.#maxDepth)} levels`);
    this.#at++;
  }

  #array(): Term[] {
    this.#enter();
    const items = this.#items([], "]", "array");
    this.#depth--;
    return items;
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) this.#failUnexpected("a value");
    this.#at += word.length;
    return value;
  }

  #emptySet(): RegoSet {
    this.#word("set", null);
    if (!this.#take("(") || !this.#take(")")) this.#fail("a set is written set() or {1, 2}");
    return new RegoSet([]);
  }

  /** Returns the end of the digits at the current position. */
  #digitsEnd(): number {
    let end = this.#at;
    for (let c = this.#text.charCodeAt(end); c >= 48 && c <= 57; c = this.#text.charCodeAt(end)) end++;
    return end;
  }

  #number(): RegoNumber {
    // Plain digits are the usual case, and slower to match with a regular expression.
    const end = this.#digitsEnd();
    const next = this.#text.charCodeAt(end);
    const isPlain = next === 44 || next === 93 || next === 125;
    if (isPlain && end > this.#at && (this.#text.charCodeAt(this.#at) !== 48 || end === this.#at + 1)) {
      return this.#getNumber(this.#text.slice(this.#at, end));
    }
    NUMBER.lastIndex = this.#at;
    const text = NUMBER.exec(this.#text)?.[0];
    return text === undefined ? this.#numberWithoutInteger() : this.#getNumber(text);
  }

  #getNumber(text: string): RegoNumber {
    if (text.length > SMALL_NUMBER && isTooLargeNumber(text)) {
      throw new NumberTooLargeError(getPosition(this.#text, this.#at, this.#firstLine));
    }
    this.#at += text.length;
    return new RegoNumber(text);
  }

  /** A policy may contain `.5`, and OPA dumps numbers unchanged. */
  #numberWithoutInteger(): RegoNumber {
    FRACTION.lastIndex = this.#at;
    const text = FRACTION.exec(this.#text)?.[0];
    if (text === undefined || this.#jsonOnly) this.#failUnexpected("a value");
    return new RegoNumber(this.#getNumber(text).text.replace(".", "0."));
  }

  #string(): string {
    const start = this.#at;
    let escaped = false;
    for (let i = start + 1; i < this.#text.length; i++) {
      const c = this.#text.charCodeAt(i);
      if (c === 34) {
        this.#at = i + 1;
        return escaped ? this.#unescape(start) : this.#text.slice(start + 1, i);
      }
      if (c === 92) {
        escaped = true;
        i++;
      } else if (c < 32) {
        break;
      }
    }
    this.#failInString(start);
  }

  #unescape(start: number): string {
    try {
      return (JSON.parse(this.#text.slice(start, this.#at)) as string).toWellFormed();
    } catch {
      this.#failInString(start);
    }
  }

  /** Locates the error in the string at the current position. */
  #failInString(start: number): never {
    this.#at = start + 1;
    do this.#skip(PLAIN_CHARACTERS);
    while (this.#skip(ESCAPE));
    const character = this.#text[this.#at];
    if (character === undefined) this.#fail("unterminated string");
    if (character === "\\") this.#fail("unknown escape in the string");
    this.#fail("a control character in a string must be escaped");
  }

  /** Consumes a match; returns whether there was one. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const length = pattern.exec(this.#text)?.[0].length ?? 0;
    this.#at += length;
    return length > 0;
  }

  #rawString(): string {
    const end = this.#text.indexOf("`", this.#at + 1);
    if (end < 0) {
      this.#at = this.#text.length;
      this.#fail("unterminated string");
    }
    const value = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return value;
  }

  /** Reads comma-separated items until `close`. Rego allows a trailing comma. */
  #items(items: Term[], close: string, subject: string): Term[] {
    while (!this.#take(close)) {
      items.push(this.#term());
      if (this.#take(",")) {
        if (this.#jsonOnly && this.#isNext(close)) this.#failUnexpected("a value");
      } else {
        this.#expect(close, `or a comma in the ${subject}`);
        break;
      }
    }
    return items;
  }

  #isNext(char: string): boolean {
    this.#space();
    return this.#text[this.#at] === char;
  }

  /** Returns an object when its first item has a colon, else a set. */
  #braces(): RegoObject | RegoSet {
    this.#enter();
    const value = this.#take("}") ? new RegoObject([]) : this.#members();
    this.#depth--;
    return value;
  }

  #members(): RegoObject | RegoSet {
    const first = this.#key();
    if (this.#jsonOnly || this.#isNext(":")) return this.#object(first);
    if (this.#take("}")) return new RegoSet([first]);
    if (!this.#take(",")) this.#failUnexpected('"}" or a comma in the set');
    return new RegoSet(this.#items([first], "}", "set"));
  }

  #key(): Term {
    if (this.#jsonOnly && !this.#isNext('"')) this.#failUnexpected("a key in quotes");
    return this.#term();
  }

  #object(firstKey: Term): RegoObject {
    const entries: (readonly [Term, Term])[] = [];
    for (let key = firstKey; ; key = this.#key()) {
      this.#expect(":", "after the key");
      entries.push([key, this.#term()]);
      if (this.#take(",")) {
        if (!this.#jsonOnly && this.#take("}")) break;
      } else {
        this.#expect("}", "or a comma in the object");
        break;
      }
    }
    return new RegoObject(entries);
  }
}

/**
 * Parses one ground Rego term: JSON, and also sets, `set()`, keys of any type, raw strings and trailing commas. This is
 * the output of OPA's `opa_value_dump`.
 *
 * @throws TermSyntaxError; NumberTooLargeError, which is one.
 */
export function parseTerm(text: string): Term {
  return new TermParser(text, false).whole();
}

/** As `parseTerm`. @throws TermSyntaxError also for nesting deeper than `maxDepth`. */
export function parseTermWithin(text: string, maxDepth: number): Term {
  return new TermParser(text, false, { maxDepth }).whole();
}

/**
 * Parses one JSON document (RFC 8259) exactly. The last of equal keys wins, as in OPA. Slower than `JSON.parse`, but
 * locates errors.
 *
 * @throws TermSyntaxError for invalid JSON, or nesting deeper than `maxDepth`; NumberTooLargeError.
 */
export function parseJson(text: string, options: ParseJsonOptions = {}): Term {
  return new TermParser(text, true, options).whole();
}
