import { Turns } from "../async/turns.js";
import { formatJson } from "./json-format.js";
import {
  asBuffer,
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  endOfValue,
  MAX_VALUE_DEPTH,
  nextToken,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  skipSpace,
  stringAt,
} from "./json-bytes.js";
import { parseJson, parseTermWithin } from "./parse-term.js";
import { compareStrings, RegoNumber, RegoObject, type Term } from "./term.js";
import { jsonKey, toCanonicalText, toJsonText } from "./term-text.js";

/** Smaller texts are parsed as a whole, in some milliseconds. In bytes. */
export const LARGE_JSON_BYTES = 256 * 1024;
/** The largest part of a text that is read or written at once, in bytes. */
const PART_BYTES = 64 * 1024;

const SMALL_U = 0x75;
/** A text that is nested deeper than it can be shown. */
export class NestedTooDeeply extends Error {}

/** Objects that a document has, by the keys that lead to them. */
export interface Objects {
  children: ReadonlyMap<string, Objects>;
}

/** A part of a text: a small value, several elements of an array, or a string of any size. */
interface Span {
  start: number;
  end: number;
}
interface LargeObject {
  members: Map<string, Node>;
}
interface LargeArray {
  elements: Node[];
}
type Node = Span | LargeObject | LargeArray | { term: Term } | { whole: LargeJson };

interface LargeJsonOptions {
  /** Throws when the time is over. Called in each turn. */
  check?: (() => void) | undefined;
}

/** Returns whether an object begins here: what begins alike may be a set in Rego's notation. */
function beginsObject(text: Buffer, at: number): boolean {
  if (text[at] !== OPEN_OBJECT) return false;
  return text[skipSpace(text, endOfValue(text, nextToken(text, at + 1)))] === COLON;
}

/** Returns the key of a member in JSON. */
function keyAt(text: Buffer, start: number, end: number): string {
  return text[start] === QUOTE
    ? stringAt(text, start + 1, end - 1)
    : jsonKey(asRego(text.toString("utf8", start, end)));
}

interface Open {
  node: LargeObject | LargeArray;
  /** The key that the next value is for. */
  key: string;
}

/** Adds a value to its parent. Small elements that follow one another become one span. */
function add({ node, key }: Open, value: Node): void {
  if ("members" in node) {
    node.members.set(key, value);
    return;
  }
  const last = node.elements.at(-1);
  const joins = last !== undefined && "start" in last && "start" in value;
  if (joins && value.end - last.start <= PART_BYTES) last.end = value.end;
  else node.elements.push(value);
}

async function read(text: Buffer, turns: Turns): Promise<Node> {
  const stack: Open[] = [];
  let root: Node | undefined;
  let at = nextToken(text, 0);
  let pausedAt = at;
  while (root === undefined) {
    if (at - pausedAt > PART_BYTES) {
      pausedAt = at;
      if (turns.isOver) await turns.next();
    }
    const open = stack.at(-1);
    const byte = text[at];
    if (open !== undefined && (byte === CLOSE_OBJECT || byte === CLOSE_LIST)) {
      stack.pop();
      const parent = stack.at(-1);
      if (parent === undefined) root = open.node;
      else add(parent, open.node);
      at = nextToken(text, at + 1);
      continue;
    }
    if (open !== undefined && "members" in open.node) {
      const end = endOfValue(text, at);
      open.key = keyAt(text, at, end);
      at = nextToken(text, end);
    }
    // A string is read to its end, which takes little time.
    const end = endOfValue(text, at, at + PART_BYTES);
    if (end !== undefined) {
      const span = { start: at, end };
      if (open === undefined) root = span;
      else add(open, span);
      at = nextToken(text, end);
      continue;
    }
    if (stack.length >= MAX_VALUE_DEPTH) throw new NestedTooDeeply("nested too deeply");
    // Looking for the end of a large one took a part's time.
    pausedAt -= PART_BYTES;
    stack.push({ node: beginsObject(text, at) ? { members: new Map() } : { elements: [] }, key: "" });
    at = nextToken(text, at + 1);
  }
  return root;
}

/** Returns whether a key or an element of a set is this one. */
function isTermAt(text: Buffer, start: number, end: number, wanted: Term): boolean {
  // Most others begin otherwise.
  if ((text[start] === QUOTE) !== (typeof wanted === "string") || end - start > PART_BYTES) return false;
  return toCanonicalText(asRego(text.toString("utf8", start, end))) === toCanonicalText(wanted);
}

/** Where a member begins, an element by its index, or of a set the element itself. */
async function findChild(text: Buffer, start: number, key: Term, turns: Turns): Promise<number | undefined> {
  if (text[start] !== OPEN_OBJECT && text[start] !== OPEN_LIST) return undefined;
  let at = nextToken(text, start + 1);
  for (let index = 0; text[at] !== CLOSE_OBJECT && text[at] !== CLOSE_LIST; index++) {
    if (turns.isOver) await turns.next();
    const end = endOfValue(text, at);
    const after = skipSpace(text, end);
    const value = text[after] === COLON ? skipSpace(text, after + 1) : at;
    const isFound =
      text[start] === OPEN_LIST
        ? key instanceof RegoNumber && Number(key.text) === index
        : isTermAt(text, at, end, key);
    if (isFound) return value;
    at = nextToken(text, value === at ? end : endOfValue(text, value));
  }
  return undefined;
}

/** Returns whether an escape of a high surrogate, or of a low one, is here. */
function isSurrogateAt(text: Buffer, at: number, half: RegExp): boolean {
  return text[at] === BACKSLASH && half.test(text.toString("latin1", at, at + 4));
}

const HIGH = /^\\ud[89ab]/i;
const LOW = /^\\ud[cdef]/i;

/** Returns the end of a part of a string: behind a whole character, and not between two halves of one. */
function endOfPiece(text: Buffer, start: number, end: number): number {
  const limit = Math.min(start + PART_BYTES, end);
  let at = start;
  let last = at;
  while (at < limit) {
    last = at;
    at += text[at] !== BACKSLASH ? 1 : text[at + 1] === SMALL_U ? 6 : 2;
  }
  if (isSurrogateAt(text, last, HIGH) && isSurrogateAt(text, at, LOW)) at += 6;
  while (at < end && ((text[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}

/** How a text is read, and whether the keys of objects are sorted when it is written, or all is written as `toJsonText` writes it. */
interface Reading {
  parse: (text: string) => Term;
  sorts: boolean;
  isExact?: boolean;
}

function asJson(text: string): Term {
  return parseJson(text, { maxDepth: MAX_VALUE_DEPTH });
}

function asRego(text: string): Term {
  return parseTermWithin(text, MAX_VALUE_DEPTH);
}

interface Form {
  /** The text of one level. */
  indent: string;
  colon: string;
}

/**
 * A value in JSON text of any size, which is read and written in parts, with turns of the event loop between them. Its parts
 * become the same text as `formatJson` makes of the whole.
 */
export class LargeJson {
  readonly #text: Buffer;
  readonly #root: Node;
  readonly #reading: Reading;
  /** Its text without indentation, once it is written. */
  #compact: readonly Buffer[] | undefined;

  private constructor(text: Buffer, root: Node, reading: Reading) {
    this.#text = text;
    this.#root = root;
    this.#reading = reading;
  }

  /**
   * @param json valid JSON in UTF-8, which must not change.
   * @param options `sorts`: whether the keys of objects are sorted when it is written. `isExact`: whether it is written as `toJsonText`
   * writes it, with sorted keys and without indentation.
   * @throws NestedTooDeeply
   */
  static async read(
    json: Uint8Array,
    {
      check,
      isExact = false,
      sorts = isExact,
    }: LargeJsonOptions & { isExact?: boolean; sorts?: boolean } = {},
  ): Promise<LargeJson> {
    const text = asBuffer(json);
    const root = await read(text, new Turns(check));
    return new LargeJson(text, root, { parse: asJson, sorts, isExact });
  }

  /**
   * Reads the part of a value at a path; `undefined` if there is none. It is written as JSON, with sorted keys.
   *
   * @param rego begins with the value in Rego's notation, sorted as OPA sorts: the text after it is not read.
   * @throws NestedTooDeeply
   */
  static async readPart(
    rego: Buffer,
    path: readonly Term[],
    { check }: LargeJsonOptions = {},
  ): Promise<LargeJson | undefined> {
    const turns = new Turns(check);
    let at: number | undefined = nextToken(rego, 0);
    for (const key of path) {
      at = await findChild(rego, at, key, turns);
      if (at === undefined) return undefined;
    }
    const text = rego.subarray(at);
    return new LargeJson(text, await read(text, turns), { parse: asRego, sorts: true });
  }

  /** Returns an object of these members, in this order. */
  static object(members: Iterable<readonly [string, Term | LargeJson]>, sorts = false): LargeJson {
    const nodes = Array.from(members, ([key, value]): [string, Node] => [
      key,
      value instanceof LargeJson ? { whole: value } : { term: value },
    ]);
    return new LargeJson(Buffer.alloc(0), { members: new Map(nodes) }, { parse: asJson, sorts });
  }

  /** The members of an object; none of another value, or of a small one. */
  get members(): readonly (readonly [string, LargeJson])[] {
    if (!("members" in this.#root)) return [];
    return Array.from(this.#root.members, ([key, node]) => [
      key,
      "whole" in node ? node.whole : new LargeJson(this.#text, node, this.#reading),
    ]);
  }

  /** The elements of an array that are large by themselves. */
  get elements(): readonly LargeJson[] {
    if (!("elements" in this.#root)) return [];
    return this.#root.elements
      .filter((node) => !("start" in node))
      .map((node) => new LargeJson(this.#text, node, this.#reading));
  }

  /** Returns the same, whose keys are sorted when it is written. */
  sorted(): LargeJson {
    return new LargeJson(this.#text, this.#root, { ...this.#reading, sorts: true });
  }

  /** Returns the same without a member. */
  without(key: string): LargeJson {
    if (!("members" in this.#root)) return this;
    const members = [...this.#root.members].filter(([name]) => name !== key);
    return new LargeJson(this.#text, { members: new Map(members) }, this.#reading);
  }

  /** Returns the same with these objects, empty where it has none of their keys. */
  withObjects(objects: Objects): LargeJson {
    return new LargeJson(this.#text, this.#withObjects(this.#root, objects), this.#reading);
  }

  #withObjects(node: Node, objects: Objects): Node {
    if ("whole" in node) return { whole: node.whole.withObjects(objects) };
    if ("term" in node) return { term: addObjects(node.term, objects) };
    if ("start" in node) {
      return this.#text[node.start] === OPEN_OBJECT ? { term: addObjects(this.#parse(node), objects) } : node;
    }
    if ("elements" in node) return node;
    const members = new Map(node.members);
    for (const [key, child] of objects.children) {
      members.set(key, this.#withObjects(members.get(key) ?? { term: new RegoObject([]) }, child));
    }
    return { members };
  }

  /** Returns the text in the form of `formatJson`, in parts of some tens of kilobytes. Without indentation it is written once. */
  async format(indent = "", { check }: LargeJsonOptions = {}): Promise<readonly Buffer[]> {
    if (indent === "" && this.#compact !== undefined) return this.#compact;
    const turns = new Turns(check);
    const parts: Buffer[] = [];
    let pending = "";
    for (const text of this.#write(this.#root, { indent, colon: indent === "" ? ":" : ": " }, "")) {
      pending += text;
      if (pending.length < PART_BYTES) continue;
      parts.push(Buffer.from(pending));
      pending = "";
      if (turns.isOver) await turns.next();
    }
    parts.push(Buffer.from(pending));
    if (indent === "") this.#compact = parts;
    return parts;
  }

  /** Returns the whole value, which takes its time. */
  toTerm(): Term {
    const compact = { indent: "", colon: ":" };
    return parseJson([...this.#write(this.#root, compact, "")].join(""));
  }

  #parse({ start, end }: Span): Term {
    return this.#reading.parse(this.#text.toString("utf8", start, end));
  }

  #format(term: Term, indent = "", level = ""): string {
    const { sorts, isExact = false } = this.#reading;
    if (isExact) return toJsonText(term);
    return formatJson(sorts && typeof term === "object" ? parseJson(toJsonText(term)) : term, indent, level);
  }

  *#write(node: Node, form: Form, level: string): Generator<string, void, undefined> {
    if ("whole" in node) yield* node.whole.#writeWhole(form, level);
    else if ("term" in node) yield this.#format(node.term, form.indent, level);
    else if ("start" in node) yield* this.#writeSpan(node, form, level);
    else if ("members" in node) yield* this.#writeObject(node, form, level);
    else yield* this.#writeArray(node, form, level);
  }

  *#writeWhole(form: Form, level: string): Generator<string, void, undefined> {
    if (form.indent !== "" || this.#compact === undefined) yield* this.#write(this.#root, form, level);
    else for (const part of this.#compact) yield part.toString();
  }

  *#writeSpan(span: Span, { indent }: Form, level: string): Generator<string, void, undefined> {
    const { start, end } = span;
    if (this.#text[start] !== QUOTE || end - start <= PART_BYTES) {
      yield this.#format(this.#parse(span), indent, level);
      return;
    }
    yield '"';
    for (let at = start + 1; at < end - 1;) {
      const next = endOfPiece(this.#text, at, end - 1);
      yield this.#format(parseJson(`"${this.#text.toString("utf8", at, next)}"`)).slice(1, -1);
      at = next;
    }
    yield '"';
  }

  *#writeObject({ members }: LargeObject, form: Form, level: string): Generator<string, void, undefined> {
    const inner = level + form.indent;
    const [before, between, after] = separators(form.indent, level);
    const entries = [...members];
    if (this.#reading.sorts) entries.sort(([a], [b]) => compareStrings(a, b));
    if (entries.length === 0) {
      yield "{}";
      return;
    }
    yield "{";
    let separator = before;
    for (const [key, value] of entries) {
      yield separator + this.#format(key) + form.colon;
      yield* this.#write(value, form, inner);
      separator = between;
    }
    yield `${after}}`;
  }

  *#writeArray({ elements }: LargeArray, form: Form, level: string): Generator<string, void, undefined> {
    const inner = level + form.indent;
    const [before, between, after] = separators(form.indent, level);
    yield "[";
    let separator = before;
    for (const element of elements) {
      yield separator;
      separator = between;
      const isString = "start" in element && this.#text[element.start] === QUOTE;
      if (!("start" in element) || (isString && element.end - element.start > PART_BYTES)) {
        yield* this.#write(element, form, inner);
        continue;
      }
      const list = this.#reading.parse(`[${this.#text.toString("utf8", element.start, element.end)}]`);
      const text = this.#format(list, form.indent, level);
      yield text.slice(1 + before.length, -1 - after.length);
    }
    yield `${after}]`;
  }
}

/** Returns the texts after the first bracket, between members, and before the last bracket. */
function separators(indent: string, level: string): [before: string, between: string, after: string] {
  if (indent === "") return ["", ",", ""];
  return [`\n${level}${indent}`, `,\n${level}${indent}`, `\n${level}`];
}

/** Returns a value with these objects, empty where it has none of their keys. */
export function addObjects(value: Term, { children }: Objects): Term {
  if (!(value instanceof RegoObject)) return value;
  const members = new Map(value.members);
  for (const [key, child] of children) {
    members.set(key, addObjects(members.get(key) ?? new RegoObject([]), child));
  }
  return new RegoObject([...members]);
}
