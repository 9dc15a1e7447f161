import { RegoNumber, RegoObject, RegoSet, type Term } from "./term.js";

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const FRACTION = /-?\.\d+(?:[eE][+-]?\d+)?/y;

/** A Rego text that is not one ground term. `offset` counts UTF-16 code units from 0. */
export class TermSyntaxError extends SyntaxError {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = "TermSyntaxError";
    this.offset = offset;
  }
}

class TermParser {
  readonly #text: string;
  readonly #jsonOnly: boolean;
  #at = 0;

  constructor(text: string, jsonOnly: boolean) {
    this.#text = text;
    this.#jsonOnly = jsonOnly;
  }

  whole(): Term {
    const term = this.#term();
    this.#space();
    if (this.#at < this.#text.length) this.#fail("nothing may follow the term");
    return term;
  }

  #fail(message: string): never {
    throw new TermSyntaxError(message, this.#at);
  }

  #notInJson(what: string): void {
    if (this.#jsonOnly) this.#fail(`${what} is not JSON`);
  }

  #space(): void {
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === 32 || c === 10 || c === 13 || c === 9) this.#at++;
      else return;
    }
  }

  /** Steps over the character, with space before it, when it is next. */
  #take(char: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #term(): Term {
    this.#space();
    const c = this.#text[this.#at];
    switch (c) {
      case '"':
        return this.#string();
      case "`":
        this.#notInJson("a raw string");
        return this.#rawString();
      case "[":
        this.#at++;
        return this.#list("]", () => this.#term());
      case "{":
        this.#at++;
        return this.#braces();
      case "t":
        return this.#word("true", true);
      case "f":
        return this.#word("false", false);
      case "n":
        return this.#word("null", null);
      case "s":
        this.#notInJson("a set");
        this.#word("set", null);
        if (!this.#take("(") || !this.#take(")")) this.#fail("a set is written set() or {1, 2}");
        return new RegoSet([]);
      default:
        return this.#number();
    }
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) this.#fail("a value was expected");
    this.#at += word.length;
    return value;
  }

  /** Where the digits end that start here. */
  #digitsEnd(): number {
    let end = this.#at;
    for (let c = this.#text.charCodeAt(end); c >= 48 && c <= 57; c = this.#text.charCodeAt(end)) end++;
    return end;
  }

  #number(): RegoNumber {
    // Plain digits are the usual case, and a regular expression the slower way to read them.
    const end = this.#digitsEnd();
    const next = this.#text.charCodeAt(end);
    const isPlain = next === 44 || next === 93 || next === 125;
    if (isPlain && end > this.#at && (this.#text.charCodeAt(this.#at) !== 48 || end === this.#at + 1)) {
      const digits = this.#text.slice(this.#at, end);
      this.#at = end;
      return new RegoNumber(digits);
    }
    NUMBER.lastIndex = this.#at;
    const text = NUMBER.exec(this.#text)?.[0];
    if (text === undefined) return this.#numberWithoutInteger();
    this.#at += text.length;
    return new RegoNumber(text);
  }

  /** A policy may hold `.5`, and OPA dumps numbers as they are written. */
  #numberWithoutInteger(): RegoNumber {
    FRACTION.lastIndex = this.#at;
    const text = FRACTION.exec(this.#text)?.[0];
    if (text === undefined) this.#fail("a value was expected");
    this.#notInJson("a number without digits before its point");
    this.#at += text.length;
    return new RegoNumber(text.replace(".", "0."));
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
        this.#at = i;
        this.#fail("a control character in a string must be escaped");
      }
    }
    this.#fail("the string does not end");
  }

  #unescape(start: number): string {
    try {
      return (JSON.parse(this.#text.slice(start, this.#at)) as string).toWellFormed();
    } catch {
      this.#at = start;
      this.#fail("the string has an escape that does not exist");
    }
  }

  #rawString(): string {
    const end = this.#text.indexOf("`", this.#at + 1);
    if (end < 0) this.#fail("the string does not end");
    const value = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return value;
  }

  /** The items up to `close`; a comma may stand after the last one, as in Rego. */
  #list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.#take(close)) {
      items.push(item());
      if (!this.#take(",")) {
        if (this.#take(close)) break;
        this.#fail(`a comma or ${close} was expected`);
      }
      this.#space();
      if (this.#text[this.#at] === close) this.#notInJson("a comma after the last item");
    }
    return items;
  }

  /** What follows `{`: an object when its first item has a colon, else a set. */
  #braces(): RegoObject | RegoSet {
    if (this.#take("}")) return new RegoObject([]);
    const first = this.#key();
    if (this.#take(":")) return this.#object(first);
    this.#notInJson("a set");
    if (this.#take("}")) return new RegoSet([first]);
    if (!this.#take(",")) this.#fail("a comma or } was expected");
    const items = this.#list("}", () => this.#term());
    items.unshift(first);
    return new RegoSet(items);
  }

  #key(): Term {
    this.#space();
    if (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
      this.#notInJson("a key that is not a string");
    }
    return this.#term();
  }

  #object(firstKey: Term): RegoObject {
    const first = [firstKey, this.#term()] as const;
    if (this.#take("}")) return new RegoObject([first]);
    if (!this.#take(",")) this.#fail("a comma or } was expected");
    this.#space();
    if (this.#text[this.#at] === "}") this.#notInJson("a comma after the last item");
    const entries = this.#list("}", () => {
      const key = this.#key();
      if (!this.#take(":")) this.#fail("a colon was expected");
      return [key, this.#term()] as const;
    });
    entries.unshift(first);
    return new RegoObject(entries);
  }
}

/**
 * Reads one ground Rego term: JSON, and also sets, `set()`, keys of any type, raw strings and a comma after the last
 * item. It is what OPA's `opa_value_dump` writes.
 *
 * @throws TermSyntaxError with the offset.
 */
export function parseTerm(text: string): Term {
  return new TermParser(text, false).whole();
}

/**
 * Reads JSON text exactly. It is slower than `JSON.parse`, and says where an error is.
 *
 * @throws TermSyntaxError with the offset.
 */
export function parseJson(text: string): Term {
  return new TermParser(text, true).whole();
}
