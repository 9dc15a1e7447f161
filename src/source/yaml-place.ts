import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  type CST,
  type Document,
  type Node,
} from "yaml";
import type { DocumentPath, DocumentPlace } from "./document-place.js";

/** A member or an element: its value, and what it is found by. */
interface Step {
  value: unknown;
  at: unknown;
}

/** Whether a key of YAML is this one in JSON, where `1` and `true` are "1" and "true". */
function isKey(name: unknown, key: string, document: Document): boolean {
  const node = isAlias(name) ? name.resolve(document) : name;
  return isScalar(node) && (String(node.value) === key || node.source === key);
}

function isMergeKey(name: unknown): boolean {
  return isScalar(name) && (name.source === "<<" || name.value === "<<");
}

/** The step to a member, which a merge key can bring: what the mapping itself has comes first. */
function stepTo(node: unknown, key: string | number, document: Document): Step | undefined {
  const value = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(value)) {
    const item = value.items[Number(key)];
    return item === undefined ? undefined : { value: item, at: item };
  }
  if (!isMap(value)) return undefined;
  // Of equal keys the last one wins.
  const own = value.items.findLast((pair) => !isMergeKey(pair.key) && isKey(pair.key, String(key), document));
  if (own !== undefined) return { value: own.value, at: own.key };
  for (const pair of value.items.filter(({ key: name }) => isMergeKey(name))) {
    const merged = isAlias(pair.value) ? pair.value.resolve(document) : pair.value;
    for (const one of isSeq(merged) ? merged.items : [merged]) {
      const found = stepTo(one, key, document);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  return (node as Partial<Node> | null)?.range?.[0];
}

function isEmpty({ contents }: Document): boolean {
  return (
    contents === null || (isScalar(contents) && contents.value === null && (contents.source ?? "") === "")
  );
}

/** The composer calls itself for each level, and one that uses up the stack can end the process. */
const MAX_DEPTH = 200;

/** Whether a document, as the parser gives it, which does not call itself, is nested more deeply than the composer may go. */
function isDeep(document: CST.Token): boolean {
  const open: { token: CST.Token; depth: number }[] = [{ token: document, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (depth > MAX_DEPTH) return true;
    const inner: (CST.Token | null | undefined)[] = [];
    if ("value" in token) inner.push(token.value);
    if ("items" in token)
      for (const item of token.items) inner.push(item.key, "value" in item ? item.value : undefined);
    for (const one of inner) if (one) open.push({ token: one, depth: depth + 1 });
  }
  return false;
}

/** OPA's parser reads YAML 1.1 and merges. `undefined` for documents that are nested too deeply to be composed. */
function compose(text: string, lines: LineCounter): Document[] | undefined {
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  if (tokens.some(isDeep)) return undefined;
  const composer = new Composer({ version: "1.1", merge: true, uniqueKeys: false, logLevel: "silent" });
  return [...composer.compose(tokens)];
}

/** The end of a document: no more than blanks on the line, or a marker. */
const MARKER_OR_NOTHING = /(?:---|\.\.\.)?[ \t]*(?:[\r\n]|$)/y;

function placeOf(text: string, lines: LineCounter, offset: number): DocumentPlace {
  const { line, col } = lines.linePos(offset);
  return { line, column: Array.from(text.slice(offset - col + 1, offset)).length + 1 };
}

/**
 * Where the syntax of documents is broken. OPA's parser, which says that it is, tells no column, and the line of another token or none.
 * The text is composed once for all of them.
 */
export class YamlSyntaxErrors {
  readonly #text: string;
  readonly #lines = new LineCounter();
  /** From the first line to the last. */
  readonly #broken: readonly { start: number; end: number; at: number }[];

  constructor(text: string) {
    this.#text = text;
    const documents = compose(text, this.#lines) ?? [];
    this.#broken = documents.flatMap(({ errors: [error], range }) => {
      if (error === undefined || range === undefined) return [];
      const [start, end] = [range[0], range[2]].map((offset) => this.#lines.linePos(offset).line);
      return start === undefined || end === undefined ? [] : [{ start, end, at: error.pos[0] }];
    });
  }

  /**
   * Finds the first error of the document that has this line.
   *
   * @returns `undefined` where this parser finds nothing wrong with it.
   */
  find(line: number): DocumentPlace | undefined {
    let [low, high] = [0, this.#broken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#broken[middle]?.end ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    const found = this.#broken[low];
    if (found === undefined || line < found.start) return undefined;
    const { at } = found;
    // What is missing at the end of a document is missing after its last word.
    return placeOf(this.#text, this.#lines, this.#isEnd(at) ? this.#lastWordBefore(at) : at);
  }

  #isEnd(at: number): boolean {
    MARKER_OR_NOTHING.lastIndex = at;
    return MARKER_OR_NOTHING.test(this.#text);
  }

  #lastWordBefore(at: number): number {
    let end = at;
    while (end > 0 && this.#text.charAt(end - 1).trim() === "") end--;
    return end;
  }
}

/** Where the text of a literal block (`|`) is in its file. */
export interface BlockPlace {
  /** The line on which it begins. */
  line: number;
  /** How many columns of the file are before each of its lines. */
  indent: number;
}

/**
 * Where the text of a literal block is, whose lines are those of the file.
 *
 * @param text of one document.
 * @returns `undefined` for a string that is written in another way, and for what is none.
 */
export function placeOfBlock(text: string, path: DocumentPath): BlockPlace | undefined {
  const lines = new LineCounter();
  const [document] = (compose(text, lines) ?? []).filter((one) => !isEmpty(one));
  if (document === undefined || document.errors.length > 0) return undefined;
  let value: unknown = document.contents;
  for (const key of path) value = stepTo(value, key, document)?.value;
  if (!isScalar(value) || value.type !== "BLOCK_LITERAL") return undefined;
  const start = startOf(value);
  if (start === undefined) return undefined;
  const line = lines.linePos(start).line + 1;
  const own = String(value.value).split("\n");
  const first = own.findIndex((one) => one !== "");
  const inFile = text.split("\n", line + first)[line + first - 1]?.replace(/\r$/, "") ?? "";
  return { line, indent: first === -1 ? 0 : inFile.length - (own[first] ?? "").replace(/\r$/, "").length };
}

/** Finds places in the documents of a YAML stream. It is parsed when the first place is asked for. */
export class YamlPlaces {
  readonly #text: string;
  readonly #count: number;
  readonly #lines = new LineCounter();
  #documents: readonly Document[] | undefined;

  /** @param count how many documents OPA's parser finds in it: with another number no place is known. */
  constructor(text: string, count: number) {
    this.#text = text;
    this.#count = count;
  }

  /** The place of what a path leads to, which the document has. @param index of the document, from 0. */
  find(index: number, path: DocumentPath): DocumentPlace | undefined {
    const document = (this.#documents ??= this.#parse())[index];
    if (document === undefined || document.errors.length > 0) return undefined;
    let step: Step = { value: document.contents, at: document.contents };
    for (const key of path) {
      const next = stepTo(step.value, key, document);
      if (next === undefined) return undefined;
      step = next;
    }
    const offset = startOf(step.at);
    if (offset === undefined) return undefined;
    return placeOf(this.#text, this.#lines, offset);
  }

  #parse(): readonly Document[] {
    const documents = (compose(this.#text, this.#lines) ?? []).filter((one) => !isEmpty(one));
    return documents.length === this.#count ? documents : [];
  }
}
