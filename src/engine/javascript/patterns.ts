import { BoundedCache } from "../../base/async/bounded-cache.js";
import { leave } from "./leave.js";
import { meter } from "./meter.js";

/** Regular expressions of JavaScript go back and try again, which nothing ends: the most tries that one may need, so that it is short. */
const MOST_TRIES = 1_000_000;
/** The most alternatives that a pattern may have, whose number of combinations doubles with each. */
const MOST_CHOICES = 4;
/** In characters. */
const MOST_PATTERN = 200;
const MOST_CACHED_BYTES = 256 * 1024;
/** Of a compiled pattern, about. */
const COMPILED_BYTES = 2048;

/** A pattern that has the same matches in RE2 and here. */
interface Pattern {
  regex: RegExp;
  /** The most characters of a text for which it certainly takes few tries. */
  most: number;
}

const ASCII = /^[\0-\x7f]*$/;
export const isAscii = (text: string): boolean => ASCII.test(text);

const known = new BoundedCache<Pattern | "not plain">(MOST_CACHED_BYTES, () => COMPILED_BYTES);

/**
 * Returns whether a text has a match of a pattern of RE2.
 *
 * @throws LeftToModule for another pattern than the plain ones, and where it might take long.
 */
export function matches(pattern: string, text: string): boolean {
  let found = known.get(pattern);
  if (found === undefined) {
    found = new PatternReader(pattern).read() ?? "not plain";
    known.keep(pattern, found);
  }
  if (found === "not plain") leave("a pattern");
  if (text.length > found.most || !isAscii(text)) leave("a text for a pattern");
  meter.walk(text.length);
  return found.regex.test(text);
}

/** Classes after a backslash, as both read them. `\s` of JavaScript has more. */
const CLASSES: Readonly<Record<string, string>> = {
  d: "\\d",
  D: "\\D",
  w: "\\w",
  W: "\\W",
  s: "[\\t\\n\\f\\r ]",
  S: "[^\\t\\n\\f\\r ]",
};
/** The same within brackets. */
const WITHIN: Readonly<Record<string, string>> = { d: "\\d", w: "\\w", s: "\\t\\n\\f\\r " };
const LITERAL = /^[\w !"#%&',\-/:;<=>@`~]$/;
const PUNCTUATION = /^[!-/:-@[-`{-~]$/;

/** Reads a pattern, of which it knows a plain part. */
class PatternReader {
  readonly #pattern: string;
  #at = 0;
  #source = "";
  #power = 0;
  #choices = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** `undefined` for a pattern that is not plain, or not valid. */
  read(): Pattern | undefined {
    if (this.#pattern.length > MOST_PATTERN) return undefined;
    const isAnchored = this.#pattern.startsWith("^") && !this.#pattern.includes("|");
    while (this.#at < this.#pattern.length) if (!this.#part()) return undefined;
    if (this.#depth !== 0 || this.#choices > MOST_CHOICES) return undefined;
    // So many parts of it may have any length; the place where it begins is one.
    const power = this.#power + (isAnchored ? 0 : 1);
    const most = (MOST_TRIES / 2 ** this.#choices) ** (1 / Math.max(power, 1)) - 1;
    try {
      return { regex: new RegExp(this.#source), most };
    } catch {
      return undefined;
    }
  }

  #next(): string {
    return this.#pattern[this.#at++] ?? "";
  }

  #part(): boolean {
    const char = this.#next();
    switch (char) {
      case "^":
      case "$":
        this.#source += char;
        return true;
      case "|":
        this.#choices++;
        this.#source += char;
        return true;
      case "(":
        return this.#open();
      case ")":
        this.#depth--;
        this.#source += char;
        return this.#depth >= 0 && this.#afterGroup();
      case ".":
        return this.#atom("[^\\n]");
      case "[":
        return this.#class();
      case "\\":
        return this.#escape();
      default:
        return LITERAL.test(char) && this.#atom(char);
    }
  }

  #open(): boolean {
    if (this.#pattern[this.#at] === "?") {
      if (!this.#pattern.startsWith("?:", this.#at)) return false;
      this.#at += 2;
    }
    this.#depth++;
    this.#source += "(?:";
    return true;
  }

  /** A group may be left out, and not be repeated. */
  #afterGroup(): boolean {
    const next = this.#pattern[this.#at];
    if (next !== "?") return next === undefined || !"*+{".includes(next);
    this.#choices++;
    this.#source += this.#next();
    return !this.#isRepeated();
  }

  #isRepeated(): boolean {
    return "*+?{".includes(this.#pattern[this.#at] ?? " ");
  }

  #atom(source: string): boolean {
    this.#source += source;
    const next = this.#pattern[this.#at];
    if (next === "{") return false;
    if (next !== "*" && next !== "+" && next !== "?") return true;
    if (next === "?") this.#choices++;
    else this.#power++;
    this.#source += this.#next();
    return !this.#isRepeated();
  }

  #escape(): boolean {
    const char = this.#next();
    const named = CLASSES[char];
    if (named !== undefined) return this.#atom(named);
    if (char === "b") {
      this.#source += "\\b";
      return !this.#isRepeated();
    }
    return PUNCTUATION.test(char) && this.#atom(`\\${char}`);
  }

  /** A class of single characters, ranges and named classes. */
  #class(): boolean {
    let source = "[";
    if (this.#pattern[this.#at] === "^") source += this.#next();
    const start = this.#at;
    /** The character that a range may begin with. */
    let from: string | undefined;
    for (;;) {
      const char = this.#next();
      if (char === "") return false;
      if (char === "]") return this.#at > start + 1 && this.#atom(`${source}]`);
      if (char === "-") {
        const to = this.#pattern[this.#at] ?? "";
        if (to === "]" || this.#at === start + 1) source += "\\-";
        else if (from !== undefined && /^[0-9A-Za-z]$/.test(from) && /^[0-9A-Za-z]$/.test(to) && from <= to) {
          source += `-${this.#next()}`;
        } else return false;
        from = undefined;
        continue;
      }
      const single = this.#classMember(char);
      if (single === undefined) return false;
      source += single;
      from = char === "\\" ? undefined : char;
    }
  }

  #classMember(char: string): string | undefined {
    if (char === "\\") {
      const escaped = this.#next();
      return WITHIN[escaped] ?? (PUNCTUATION.test(escaped) ? `\\${escaped}` : undefined);
    }
    if (/^[\w ]$/.test(char)) return char;
    return PUNCTUATION.test(char) && char !== "[" ? `\\${char}` : undefined;
  }
}
