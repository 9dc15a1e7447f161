import { escapeCharacter } from "../../../base/text/printable.js";
import { TextPart } from "./text-part.js";

/** A bracket, a discard, a string, a character, or other text between delimiters; or the delimiters. */
const TOKEN =
  /([\s\u0085,]+|;[^\n]*)|#_|#?\{|[[\]()}]|"[^"\\]*(?:\\[^][^"\\]*)*"|\\?[^\s\u0085,"{}[\]();\\]+|\\[^]/y;

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "#{": "}", "[": "]", "(": ")" };

interface Token {
  text: string;
  at: number;
}

function* readTokens(text: string): Generator<Token, undefined> {
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const [token, space] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new SyntaxError("no EDN");
    if (space === undefined) yield { text: token, at };
  }
  return undefined;
}

/**
 * Returns the JSON name of a key: keywords, symbols and strings as they are, integers without their sign `+`.
 *
 * @returns `undefined` for others, which the parser writes in forms of its own.
 */
function getName(key: string): string | undefined {
  if (key.startsWith('"')) {
    const escaped = key.replace(/\p{Cc}/gu, escapeCharacter);
    return String(JSON.parse(escaped)).toWellFormed();
  }
  if (/^[+-]?\d+$/.test(key)) return String(BigInt(key));
  if (/^(?:[+-]?\d|[#\\[({]|nil$)/.test(key)) return undefined;
  return key;
}

class EdnReader {
  readonly #tokens: Iterator<Token, undefined>;

  constructor(text: string) {
    this.#tokens = readTokens(text);
  }

  /** Reads the next form. */
  read(): TextPart {
    return this.#readForm(this.#next());
  }

  /** Returns the next token that is no part of a discarded form. */
  #next(): Token {
    for (;;) {
      const { value } = this.#tokens.next();
      if (value === undefined) throw new SyntaxError("EDN that is cut");
      if (value.text !== "#_") return value;
      this.#skipForm(this.#next());
    }
  }

  /** Passes a form of which the parts are not needed: a map can have keys without values because of discarded forms. */
  #skipForm({ text }: Token): void {
    const end = CLOSING[text];
    if (end !== undefined) for (const token of this.#tokensUntil(end)) this.#skipForm(token);
    else if (text.startsWith("#")) this.#skipForm(this.#next());
    else if (/^[\])}]$/.test(text)) throw new SyntaxError("EDN that closes what is not open");
  }

  /**
   * Reads the part of a form. Only lists, vectors and maps have inner ones: sets and tagged forms are texts in JSON.
   *
   * @param at where it begins, if that is not its first token.
   */
  #readForm(token: Token, at = token.at): TextPart {
    const part = new TextPart(at);
    if (token.text === "{") this.#readMap(part);
    else if (token.text === "[" || token.text === "(") {
      let index = 0;
      for (const first of this.#tokensUntil(token.text === "[" ? "]" : ")"))
        part.adopt(index++, this.#readForm(first));
    } else this.#skipForm(token);
    return part;
  }

  /** A map with keys that are called the same, or of which the name is not sure, has no inner parts. */
  #readMap(map: TextPart): void {
    const members = new Map<string, { key: string; part: TextPart }>();
    let isSure = true;
    for (const token of this.#tokensUntil("}")) {
      const key = token.text;
      const name = getName(key);
      if (name === undefined) this.#skipForm(token);
      const part = this.#readForm(this.#next(), token.at);
      if (name === undefined || (members.get(name)?.key ?? key) !== key) isSure = false;
      else members.set(name, { key, part });
    }
    if (isSure) for (const [name, { part }] of members) map.adopt(name, part);
  }

  /** Yields the first tokens of the forms up to the end of what has them, each of which is read before the next one. */
  *#tokensUntil(end: string): Generator<Token, undefined> {
    for (let token = this.#next(); token.text !== end; token = this.#next()) yield token;
    return undefined;
  }
}

/** Reads the forms of an EDN text. */
export function readEdnParts(text: string): TextPart {
  return new EdnReader(text).read();
}
