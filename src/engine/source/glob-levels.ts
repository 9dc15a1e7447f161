import { matchesParts, type Part } from "../../base/text/name-pattern.js";
import { invalidConfig } from "../../base/errors.js";

/** Where the backslash separates names, it does not escape. */
const ESCAPES = process.platform !== "win32";

/** Each alternative of braces is a pattern of its own, and the end of each brace and class is searched for. */
const MAX_READ_CHARACTERS = 1_000_000;
/** The least effort for a level, in characters. */
const LEVEL_COST = 10;
/** Characters of a pattern in an error. */
const SHOWN_CHARACTERS = 200;

/** Counts characters that are read, and throws when there are too many. */
type Count = (characters: number) => void;

/** The part of a pattern for one name of a path. */
type Level = "any depth" | { parts: readonly Part[]; takesHidden: boolean };

const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alnum: "a-zA-Z0-9",
  alpha: "a-zA-Z",
  blank: " \\t",
  digit: "0-9",
  lower: "a-z",
  upper: "A-Z",
  xdigit: "A-Fa-f0-9",
  space: " \\t\\r\\n\\v\\f",
  punct: "!-\\/:-@\\[-`{-~",
  word: "A-Za-z0-9_",
};

/** Yields the positions of characters outside of escapes and classes, from an index on. */
function* plainCharacters(text: string, count: Count, from = 0): Generator<[at: number, character: string]> {
  for (let at = from; at < text.length; at++) {
    count(1);
    const character = text[at] ?? "";
    if (character === "\\" && ESCAPES) at++;
    else if (character === "[") at = Math.max(at, classEnd(text, at, count));
    else yield [at, character];
  }
}

const CLASS = /^\[[!^]?(?:\[:\w+:\]|\\[^/]|[^\\/])(?:\[:\w+:\]|\\[^/]|[^\]\\/])*\]/;

/** Where a class ends, or -1 where none begins. */
function classEnd(text: string, start: number, count: Count): number {
  count(text.length - start);
  const [found] = CLASS.exec(text.slice(start)) ?? [];
  return found === undefined ? -1 : start + found.length - 1;
}

/** Yields the texts that braces stand for; braces without a comma are literal, except `{a..c}`. */
function* expandAlternatives(text: string, count: Count): Generator<string> {
  for (const [open, opening] of plainCharacters(text, count)) {
    if (opening !== "{") continue;
    const commas: number[] = [];
    let depth = 0;
    for (const [at, character] of plainCharacters(text, count, open)) {
      if (character === "{") depth++;
      else if (character === "," && depth === 1) commas.push(at);
      else if (character === "}" && --depth === 0) {
        const inner = partsBetween(text, [open, ...commas, at]);
        const choices = commas.length > 0 ? inner : expandRange(inner[0] ?? "");
        if (choices === undefined) break;
        const [head, tail] = [text.slice(0, open), text.slice(at + 1)];
        for (const choice of choices) yield* expandAlternatives(head + choice + tail, count);
        return;
      }
    }
  }
  yield text;
}

function partsBetween(text: string, places: readonly number[]): string[] {
  return places.slice(1).map((end, index) => text.slice((places[index] ?? 0) + 1, end));
}

function expandRange(text: string): string[] | undefined {
  const [, low, high] = /^(\w)\.\.(\w)$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  const [from, to] = [low.charCodeAt(0), high.charCodeAt(0)].sort((a, b) => a - b) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

function toClass(text: string): Part {
  const isNegated = /^\[[!^]/.test(text);
  const inner = text
    .slice(isNegated ? 2 : 1, -1)
    .replace(
      /\[:(\w+):\]|\\(.)|[\]\\[^]/g,
      (found, name: string | undefined, escaped: string | undefined) => {
        if (name !== undefined) return POSIX_CLASSES[name] ?? "";
        const character = escaped ?? found;
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
      },
    );
  try {
    const expression = new RegExp(`^[${isNegated ? "^" : ""}${inner}]$`, "u");
    return (character) => expression.test(character);
  } catch {
    // A range in the wrong order takes nothing.
    return () => false;
  }
}

function toLevel(text: string, count: Count): Level {
  count(LEVEL_COST + text.length);
  if (text === "**") return "any depth";
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = text[at] === "[" ? classEnd(text, at, count) : -1;
    if (end > 0) {
      parts.push(toClass(text.slice(at, end + 1)));
      at = end;
      continue;
    }
    const isEscaped = text[at] === "\\" && ESCAPES && at + 1 < text.length;
    if (isEscaped) at++;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += character.length - 1;
    if (character === "*" && !isEscaped) {
      if (parts.at(-1) !== "any text") parts.push("any text");
    } else if (character === "?" && !isEscaped) parts.push(() => true);
    else parts.push((one) => one === character);
  }
  return { parts, takesHidden: /^\\?\./.test(text) };
}

/**
 * A pattern of paths, as parts for the names of a path, one by one: `*`, `?`, `[…]`, `{a,b}`, and `**` for any depth. Nothing else has a
 * meaning: a folder may be named `(group)` or `!x`. However long the name of a file is, matching takes time proportional to its length
 * and that of the pattern.
 */
export class GlobLevels {
  /** Of each alternative its levels, and an end. */
  readonly #levels: (Level | "end")[];
  /** The parts that the first name of a path may match. */
  readonly start: ReadonlySet<number>;

  /** @throws ConfigurationError `config_invalid` for one that is too long, also because of its braces. */
  constructor(pattern: string) {
    this.#levels = [];
    const start = new Set<number>();
    let read = 0;
    const count = (characters: number): void => {
      read += characters;
      if (read <= MAX_READ_CHARACTERS) return;
      const shown = pattern.length > SHOWN_CHARACTERS ? `${pattern.slice(0, SHOWN_CHARACTERS)}…` : pattern;
      throw invalidConfig(`the pattern ${shown} is too long, or has too many braces or brackets`);
    };
    for (const alternative of expandAlternatives(pattern, count)) {
      const first = this.#levels.length;
      for (const text of alternative.split("/")) {
        const level = toLevel(text, count);
        const isRepeated =
          level === "any depth" && this.#levels.length > first && this.#levels.at(-1) === level;
        if (!isRepeated) this.#levels.push(level);
      }
      this.#levels.push("end");
      this.#reach(start, first);
    }
    this.start = start;
  }

  /** Returns the parts after a name, from those after the names before it. @param dot whether hidden names are like others. */
  below(reached: ReadonlySet<number>, name: string, dot: boolean): ReadonlySet<number> {
    const isSeen = dot || !name.startsWith(".");
    const next = new Set<number>();
    for (const at of reached) {
      const level = this.#levels[at];
      if (level === undefined || level === "end") continue;
      if (level === "any depth") {
        if (isSeen) this.#reach(next, at);
      } else if ((isSeen || level.takesHidden) && matchesParts(level.parts, name)) this.#reach(next, at + 1);
    }
    return next;
  }

  /** Returns whether the whole pattern is matched. */
  isEnd(reached: ReadonlySet<number>): boolean {
    return [...reached].some((at) => this.#levels[at] === "end");
  }

  /** Returns whether a name below may match. */
  goesOn(reached: ReadonlySet<number>): boolean {
    return [...reached].some((at) => this.#levels[at] !== "end");
  }

  /** `**` takes no name, too. */
  #reach(into: Set<number>, from: number): void {
    let at = from;
    into.add(at);
    while (this.#levels[at] === "any depth") into.add(++at);
  }
}
