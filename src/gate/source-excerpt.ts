/** The known text of a file: the lines that a report shows. */
export interface SourceExcerpt {
  /** Lines by number, from 1: the first 400 characters of each, with `…` where it is truncated. */
  lines: ReadonlyMap<number, string>;
  /** The last line of each rule that a finding is from, by its first; {@link SourceExcerpt.lines} has at most 40 of its lines. */
  rules: ReadonlyMap<number, number>;
  /** The text around the locations of findings with a column, by `line:column`. */
  places: ReadonlyMap<string, LinePart>;
}

/** The part of a line around a column. `…` at an outer end means that the line continues. */
export interface LinePart {
  /** The text before the column: at most 120 characters. */
  before: string;
  /** The column's character and the text after it: both together have at most 400. Empty after the last character. */
  after: string;
}

/** The requested lines and columns of a file. */
export class WantedPositions {
  readonly lines = new Set<number>();
  /** The first lines of rules that are wanted as a whole. */
  readonly rules = new Set<number>();
  /** Columns by line. */
  readonly columns = new Map<number, Set<number>>();

  /** @param from below 1 counts as 1. */
  addLines(from: number, to: number): void {
    for (let line = Math.max(from, 1); line <= to; line++) this.lines.add(line);
  }

  addColumn(line: number, column: number): void {
    const columns = this.columns.get(line);
    if (columns === undefined) this.columns.set(line, new Set([column]));
    else columns.add(column);
  }
}

/** Maximum number of lines of a rule that are shown. */
export const MAX_RULE_LINES = 40;
/** Maximum length of the shown part of a line, in UTF-16 code units, and of its part before a column. */
const [MAX_LINE, MAX_BEFORE] = [400, 120];

/** The key of a location in {@link SourceExcerpt.places}. */
export function positionKey(line: number, column: number): string {
  return `${String(line)}:${String(column)}`;
}

const TOKEN = /[`"#{[()\]}]/g;
/** In a string, from its second character. */
const ESCAPE_OR_END = /\\.|"/g;

/** Follows the brackets of Rego, line by line. Lines may be too long for a pattern that matches a whole string. */
class OpenBrackets {
  #depth = 0;
  #isRaw = false;

  /** Whether the next line continues the current one. */
  get isOpen(): boolean {
    return this.#isRaw || this.#depth > 0;
  }

  addLine(line: string): void {
    let at: number | undefined = 0;
    while (at !== undefined) {
      if (this.#isRaw) {
        const end = line.indexOf("`", at);
        if (end === -1) return;
        this.#isRaw = false;
        at = end + 1;
      }
      TOKEN.lastIndex = at;
      const [token] = TOKEN.exec(line) ?? ["#"];
      if (token === "#") return;
      at = TOKEN.lastIndex;
      if (token === "`") this.#isRaw = true;
      else if (token === '"') at = endOfString(line, at);
      else if ("{[(".includes(token)) this.#depth++;
      else this.#depth = Math.max(this.#depth - 1, 0);
    }
  }
}

/** The index after a string; `undefined` for one that does not end. */
function endOfString(line: string, start: number): number | undefined {
  ESCAPE_OR_END.lastIndex = start;
  for (;;) {
    const [found] = ESCAPE_OR_END.exec(line) ?? [];
    if (found === undefined) return undefined;
    if (found === '"') return ESCAPE_OR_END.lastIndex;
  }
}

/**
 * The number of the last line of a rule: its brackets are closed there, and the next line is neither indented more than
 * the first nor an `else` or a further body.
 */
export function lastLineOfRule(first: number, lineAt: (number: number) => string | undefined): number {
  const brackets = new OpenBrackets();
  const indent = lineAt(first)?.search(/\S/) ?? 0;
  let last = first;
  for (let number = first; ; number++) {
    const line = lineAt(number);
    if (line === undefined) return last;
    const at = line.search(/\S/);
    const isNext = number > first && at !== -1 && at <= indent && !/^\s*(?:else\b|\{)/.test(line);
    if (isNext && !brackets.isOpen) return last;
    brackets.addLine(line);
    if (at !== -1) last = number;
  }
}

/** Extracts lines, rules and the text around columns. Missing lines and columns are skipped. */
export function pickExcerpt(text: string, wanted: WantedPositions): SourceExcerpt {
  const all = text.split(/\r\n|\n|\r/);
  // The end of the last line starts no other.
  if (all.at(-1) === "") all.pop();
  const rules = new Map<number, number>();
  for (const row of wanted.rules) {
    const last = lastLineOfRule(row, (number) => all[number - 1]);
    rules.set(row, last);
    wanted.addLines(row, Math.min(last, row + MAX_RULE_LINES - 1));
  }
  const lines = new Map<number, string>();
  for (const number of [...wanted.lines].sort((a, b) => a - b)) {
    const line = all[number - 1];
    if (line !== undefined) lines.set(number, cutAfter(line, 0, MAX_LINE));
  }
  const places = new Map<string, LinePart>();
  for (const [number, columns] of wanted.columns) {
    const line = all[number - 1];
    if (line === undefined) continue;
    for (const [column, at] of getOffsets(line, columns))
      places.set(positionKey(number, column), partAt(line, at));
  }
  return { lines, rules, places };
}

/** The offsets of columns, which count characters, in a line. It is scanned once for all of them. */
function* getOffsets(line: string, columns: ReadonlySet<number>): Generator<[column: number, at: number]> {
  let [current, at] = [1, 0];
  for (const column of [...columns].sort((a, b) => a - b)) {
    for (; current < column && at < line.length; current++)
      at += (line.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    if (current !== column) return;
    yield [column, at];
  }
}

/** A short line is not truncated. */
function partAt(line: string, at: number): LinePart {
  if (line.length <= MAX_LINE) return { before: line.slice(0, at), after: line.slice(at) };
  const start = Math.max(at - MAX_BEFORE, 0);
  const before = line.slice(start, at).toWellFormed();
  return { before: start > 0 ? `…${before}` : before, after: cutAfter(line, at, start + MAX_LINE) };
}

/** A part of a line, with `…` where the line continues after it. */
function cutAfter(line: string, start: number, end: number): string {
  const part = line.slice(start, end).toWellFormed();
  return end < line.length ? `${part}…` : part;
}
