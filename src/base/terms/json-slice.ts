import type { Turns } from "../async/turns.js";
import { joinParts } from "./json-space.js";
import {
  asBuffer,
  CLOSE_LIST,
  CLOSE_OBJECT,
  endOfString,
  endOfValue,
  nextToken,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  skipSpace,
  SPACE,
  stringAt,
} from "./json-bytes.js";

/** A value in JSON text, read on demand. It creates no values, so a document of any size takes no memory in addition to its text. */
export class JsonSlice {
  readonly #text: Buffer;
  readonly #start: number;
  readonly #end: number;
  readonly #at: number;
  readonly #ends: ReadonlyMap<number, number> | undefined;
  #members: ReadonlyMap<string, JsonSlice> | undefined;

  private constructor(
    text: Buffer,
    start: number,
    end: number,
    { at = start, ends }: { at?: number; ends?: ReadonlyMap<number, number> | undefined } = {},
  ) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#at = at;
    this.#ends = ends;
  }

  /**
   * @param text valid JSON in UTF-8, which must not change.
   * @param ends where members end that are not to be searched for their end, by where they begin.
   */
  static of(text: Uint8Array, ends?: ReadonlyMap<number, number>): JsonSlice {
    const buffer = asBuffer(text);
    let end = buffer.length;
    while ((buffer[end - 1] ?? QUOTE) <= SPACE) end--;
    return new JsonSlice(buffer, skipSpace(buffer, 0), end, { ends });
  }

  /** Its own text: a view. */
  get bytes(): Uint8Array {
    return this.#text.subarray(this.#start, this.#end);
  }

  /** The same decoded. */
  get text(): string {
    return this.#text.toString("utf8", this.#start, this.#end);
  }

  /** Where it is in the whole text, in bytes from 0: of a member the place of its key. */
  get at(): number {
    return this.#at;
  }

  get isObject(): boolean {
    return this.#text[this.#start] === OPEN_OBJECT;
  }

  get isArray(): boolean {
    return this.#text[this.#start] === OPEN_LIST;
  }

  get isNull(): boolean {
    return this.#text[this.#start] === 0x6e;
  }

  /** The members of an object, the last of equal keys; none of another value. */
  get members(): ReadonlyMap<string, JsonSlice> {
    return (this.#members ??= new Map(this.isObject ? this.#readMembers() : []));
  }

  /**
   * Reads the members in turns of the event loop. `members` has them afterwards.
   *
   * @returns whether there are at most `max`.
   */
  async readMembers(turns: Turns, max: number): Promise<boolean> {
    const members = new Map<string, JsonSlice>();
    for (const [key, value] of this.isObject ? this.#readMembers() : []) {
      members.set(key, value);
      if (members.size > max) return false;
      if (turns.isOver) await turns.next();
    }
    this.#members = members;
    return true;
  }

  *#readMembers(): Generator<[string, JsonSlice]> {
    const text = this.#text;
    let at = nextToken(text, this.#start + 1);
    while (text[at] !== CLOSE_OBJECT) {
      const end = endOfString(text, at);
      const key = stringAt(text, at + 1, end - 1);
      const start = nextToken(text, end);
      const value = new JsonSlice(text, start, this.#ends?.get(start) ?? endOfValue(text, start), { at });
      yield [key, value];
      at = nextToken(text, value.#end);
    }
  }

  /** Yields the elements of an array, as they are needed; none of another value. */
  *elements(): Generator<JsonSlice, void, undefined> {
    if (!this.isArray) return;
    const text = this.#text;
    let at = nextToken(text, this.#start + 1);
    while (text[at] !== CLOSE_LIST) {
      const element = new JsonSlice(text, at, endOfValue(text, at));
      yield element;
      at = nextToken(text, element.#end);
    }
  }
}

/** A JSON document, also one whose upper part is made of several. */
export type JsonTree = JsonSlice | ReadonlyMap<string, JsonTree>;

/** Returns the members of an object; `undefined` of another value. */
export function getMembers(tree: JsonTree): ReadonlyMap<string, JsonTree> | undefined {
  if (!(tree instanceof JsonSlice)) return tree;
  return tree.isObject ? tree.members : undefined;
}

function* partsOf(tree: JsonTree): Generator<Uint8Array, void, undefined> {
  if (tree instanceof JsonSlice) {
    yield tree.bytes;
    return;
  }
  let before = "{";
  for (const [key, value] of tree) {
    yield Buffer.from(`${before}${JSON.stringify(key)}:`);
    yield* partsOf(value);
    before = ",";
  }
  yield Buffer.from(tree.size === 0 ? "{}" : "}");
}

/** Returns the text of a document. Of a slice it is a view. */
export function toJsonBytes(tree: JsonTree): Uint8Array {
  return tree instanceof JsonSlice ? tree.bytes : Buffer.concat([...partsOf(tree)]);
}

/** The same in turns of the event loop. */
export async function readJsonBytes(tree: JsonTree, turns: Turns): Promise<Uint8Array> {
  if (tree instanceof JsonSlice) return tree.bytes;
  const parts: Uint8Array[] = [];
  for (const part of partsOf(tree)) {
    parts.push(part);
    if (turns.isOver) await turns.next();
  }
  return joinParts(parts, turns);
}
