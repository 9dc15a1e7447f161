import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  Parser,
  visit,
  type Alias,
  type CST,
  type Document,
  type Node,
  type YAMLMap,
} from "yaml";
import { append } from "../../base/lists.js";
import { nextPart } from "../../base/async/reading.js";
import type { DocumentPath, DocumentPosition } from "./document-position.js";
import { TextPositions, getUnits } from "./text-positions.js";

/** A member or an element: its value, and the node of its position. */
interface Step {
  value: unknown;
  at: unknown;
}

function isMergeKey(name: unknown): boolean {
  return isScalar(name) && (name.source === "<<" || name.value === "<<");
}

/** The parts of a document. Each mapping, and what aliases name, is read once. */
class YamlParts {
  readonly #document: Document;
  readonly #members = new Map<YAMLMap, ReadonlyMap<string, Step>>();
  #named: ReadonlyMap<Alias, Node> | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Finds the node at a path. */
  find(path: DocumentPath): Step | undefined {
    const { contents } = this.#document;
    let step: Step = { value: contents, at: contents };
    for (const key of path) {
      const next = this.#step(step.value, key);
      if (next === undefined) return undefined;
      step = next;
    }
    return step;
  }

  #step(node: unknown, key: string | number): Step | undefined {
    const value = this.#resolve(node);
    if (isSeq(value)) {
      const item = value.items[Number(key)];
      return item === undefined ? undefined : { value: item, at: item };
    }
    if (!isMap(value)) return undefined;
    let members = this.#members.get(value);
    if (members === undefined) this.#members.set(value, (members = this.#readMembers(value)));
    return members.get(String(key));
  }

  /** Resolves an alias: to the last node before it that has this anchor. */
  #resolve(node: unknown): unknown {
    return isAlias(node) ? (this.#named ??= this.#readAliases()).get(node) : node;
  }

  #readAliases(): ReadonlyMap<Alias, Node> {
    const anchors = new Map<string, Node>();
    const named = new Map<Alias, Node>();
    visit(this.#document, {
      Node: (_key, node) => {
        if (isAlias(node)) {
          const found = anchors.get(node.source);
          if (found !== undefined) named.set(node, found);
        } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
    return named;
  }

  /** Members by key, which merge keys can add: a mapping's own members take precedence. A mapping that is merged twice is read once. */
  #readMembers(map: YAMLMap): ReadonlyMap<string, Step> {
    const members = new Map<string, Step>();
    const seen = new Set<YAMLMap>();
    const open: unknown[] = [map];
    while (open.length > 0) {
      const one = this.#resolve(open.pop());
      if (!isMap(one) || seen.has(one)) continue;
      seen.add(one);
      const { own, merged } = this.#readOwn(one);
      for (const [key, step] of own) if (!members.has(key)) members.set(key, step);
      for (const each of merged.reverse()) open.push(each);
    }
    return members;
  }

  /**
   * Reads the members of a mapping alone, of equal keys the last one, and the mappings that it merges. In JSON the keys `1` and `true`
   * are "1" and "true".
   */
  #readOwn(map: YAMLMap): { own: Map<string, Step>; merged: unknown[] } {
    const own = new Map<string, Step>();
    const merged: unknown[] = [];
    for (const { key: at, value } of map.items) {
      if (isMergeKey(at)) {
        const one = this.#resolve(value);
        for (const each of isSeq(one) ? one.items : [one]) merged.push(each);
        continue;
      }
      const name = this.#resolve(at);
      if (!isScalar(name)) continue;
      own.set(String(name.value), { value, at });
      if (name.source !== undefined) own.set(name.source, { value, at });
    }
    return { own, merged };
  }
}

function findStart(node: unknown): number | undefined {
  return (node as Partial<Node> | null)?.range?.[0];
}

function isEmpty({ contents }: Document): boolean {
  return (
    contents === null || (isScalar(contents) && contents.value === null && (contents.source ?? "") === "")
  );
}

/** The composer calls itself for each level, and one that uses up the stack can end the process. */
const MAX_DEPTH = 200;

/** Returns whether a document, as the parser gives it, which does not call itself, is nested more deeply than the composer may go. */
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

/** Composing a document cannot be interrupted. A larger one, in characters, has no places. */
const MAX_COMPOSED = 1024 * 1024;

/** Number of lexemes between checks of the limit while parsing. */
const LEXEMES = 256;

/** Returns whether a document of a stream can be too large to be composed: none is longer than the text between two markers. */
function mayBeTooLarge(text: string): boolean {
  return text.length > MAX_COMPOSED && text.split(/^---/m).some((part) => part.length > MAX_COMPOSED);
}

/**
 * OPA's parser reads YAML 1.1 and merges. Parsing takes a second or more for each megabyte, so it checks the limit of
 * the current reading.
 *
 * @returns `undefined` for documents that are nested too deeply to be composed, or too large.
 * @throws EvaluationError `timeout`, `aborted`
 */
async function compose(text: string): Promise<Document[] | undefined> {
  if (mayBeTooLarge(text)) return undefined;
  const parser = new Parser();
  let read = 0;
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    if (++read % LEXEMES === 0) await nextPart();
    append(tokens, parser.next(lexeme));
  }
  append(tokens, parser.end());
  const composer = new Composer({ version: "1.1", merge: true, uniqueKeys: false, logLevel: "silent" });
  const documents: Document[] = [];
  for (const token of tokens) {
    await nextPart();
    if (isDeep(token)) return undefined;
    append(documents, composer.next(token));
  }
  return [...documents, ...composer.end()];
}

/** The end of a document: no more than blanks on the line, or a marker. */
const MARKER_OR_NOTHING = /(?:---|\.\.\.)?[ \t]*(?:[\r\n]|$)/y;

/** Returns the first alias whose anchor is not before it. */
function unresolvedAlias(document: Document): Alias | undefined {
  const anchors = new Set<string>();
  let found: Alias | undefined;
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return undefined;
      }
      if (anchors.has(node.source)) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns the first key that is a mapping, a list or null, which JSON cannot have. */
function unusableKey(document: Document): unknown {
  let found: unknown;
  visit(document, {
    Pair: (_key, { key }) => {
      if (isAlias(key) || (isScalar(key) && key.value !== null)) return undefined;
      found = key;
      return visit.BREAK;
    },
  });
  return found;
}

/** A value or a line that begins with a placeholder or a statement of a template. Each line is read once: it ends where `^` may begin the next. */
const TEMPLATE = /^(?:[^'"#\n\r\u2028\u2029]*[:-] )?[ \t]*\{[{%]/m;

/** The indentation of a line up to the end of its tabs. */
const INDENTED_BY_TAB = /[ ]*\t[ \t]*/y;

/**
 * Where the syntax of documents is broken. OPA's parser reports the error without a column, and with the line of another token or none.
 * The text is composed once for all of them.
 */
export class YamlSyntaxErrors {
  readonly #advice: string;
  readonly #text: string;
  readonly #places: TextPositions;
  /** From the first line to the last. */
  readonly #broken: readonly { start: number; end: number; at: number }[];

  private constructor(text: string, documents: readonly Document[]) {
    this.#advice = TEMPLATE.test(text) ? "; this looks like a template (Helm, Jinja): render it first" : "";
    this.#text = text;
    this.#places = new TextPositions(getUnits(text));
    this.#broken = documents.flatMap((document) => {
      const { range } = document;
      const at = document.errors[0]?.pos[0] ?? findStart(unresolvedAlias(document) ?? unusableKey(document));
      if (at === undefined || range === undefined) return [];
      const [start, end] = [range[0], range[2]].map((offset) => this.#places.at(offset).line);
      return start === undefined || end === undefined ? [] : [{ start, end, at }];
    });
  }

  /** @throws EvaluationError `timeout`, `aborted` by the limit of the reading that runs. */
  static async of(text: string): Promise<YamlSyntaxErrors> {
    return new YamlSyntaxErrors(text, (await compose(text)) ?? []);
  }

  /**
   * Finds the first error of the document that has this line.
   *
   * @returns `undefined` where this parser finds nothing wrong with it.
   */
  find(line: number): DocumentPosition | undefined {
    const at = this.#find(line);
    // Text missing at the end of a document is missing after its last word.
    return at === undefined ? undefined : this.#places.at(this.#isEnd(at) ? this.#lastWordBefore(at) : at);
  }

  /** Returns the end of the message of the first error of the document that has this line. */
  advise(line: number): string {
    const at = this.#find(line);
    if (at === undefined || this.#advice !== "") return this.#advice;
    // A tab may indent the lines of lists in brackets and of quoted texts: only an error at the tab is one of it.
    INDENTED_BY_TAB.lastIndex = this.#text.lastIndexOf("\n", at - 1) + 1;
    const isAtTab = INDENTED_BY_TAB.test(this.#text) && at < INDENTED_BY_TAB.lastIndex;
    return isAtTab ? "; the line is indented by a tab: take spaces" : "";
  }

  #find(line: number): number | undefined {
    // A document ends on the line on which the next one starts.
    let [low, high] = [0, this.#broken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#broken[middle]?.start ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    const found = this.#broken[low - 1];
    return found === undefined || line > found.end ? undefined : found.at;
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
export interface BlockPosition {
  /** The line on which it begins. */
  line: number;
  /** How many columns of the file are before each of its lines. */
  indent: number;
}

/**
 * Where the text of a literal block is, whose lines are those of the file.
 *
 * @param text of one document.
 * @returns `undefined` for a string in another notation, and for other values.
 */
export async function findBlock(text: string, path: DocumentPath): Promise<BlockPosition | undefined> {
  const [document] = ((await compose(text)) ?? []).filter((one) => !isEmpty(one));
  if (document === undefined || document.errors.length > 0) return undefined;
  const value = new YamlParts(document).find(path)?.value;
  if (!isScalar(value) || value.type !== "BLOCK_LITERAL") return undefined;
  const start = findStart(value);
  if (start === undefined) return undefined;
  const line = new TextPositions(getUnits(text)).at(start).line + 1;
  const own = String(value.value).split("\n");
  const first = own.findIndex((one) => one !== "");
  const inFile = text.split(/\r\n|\n|\r/, line + first)[line + first - 1] ?? "";
  return { line, indent: first === -1 ? 0 : inFile.length - (own[first] ?? "").replace(/\r$/, "").length };
}

/** Finds places in the documents of a YAML stream. */
export class YamlPositions {
  readonly #places: TextPositions;
  readonly #documents: readonly (YamlParts | undefined)[];

  private constructor(text: string, documents: readonly (YamlParts | undefined)[]) {
    this.#places = new TextPositions(getUnits(text));
    this.#documents = documents;
  }

  /**
   * @param count how many documents OPA's parser finds in it: with another number no place is known.
   * @throws EvaluationError `timeout`, `aborted` by the limit of the reading that runs.
   */
  static async of(text: string, count: number): Promise<YamlPositions> {
    const documents = ((await compose(text)) ?? []).filter((one) => !isEmpty(one));
    if (documents.length !== count) return new YamlPositions(text, []);
    return new YamlPositions(
      text,
      documents.map((one) => (one.errors.length > 0 ? undefined : new YamlParts(one))),
    );
  }

  /** Returns the position of an existing path. @param index of the document, from 0. */
  find(index: number, path: DocumentPath): DocumentPosition | undefined {
    const offset = findStart(this.#documents[index]?.find(path)?.at);
    return offset === undefined ? undefined : this.#places.at(offset);
  }
}
