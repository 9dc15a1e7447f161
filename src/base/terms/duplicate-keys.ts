import {
  asBuffer,
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  stringAt,
} from "./json-bytes.js";

/** A key that its object has already. */
interface DuplicateKey {
  key: string;
  /** Where the second one starts, in bytes from 0. */
  offset: number;
}

/** Up to this number of keys a list is searched faster than a set. */
const MAX_LISTED = 8;

/** The keys of the objects around a position. Those of an object are places in the text as long as they are few and without escapes. */
class OpenKeys {
  readonly #text: Uint8Array;
  /** The start and the end of each key, of all objects around. */
  readonly #places: number[] = [];
  /** How many of them are in use: a shorter array would have to grow again. */
  #used = 0;
  /** Where the places of each object begin, and `-1` for a list. */
  readonly #begins: number[] = [];
  /** By depth. */
  #sets: Map<number, Set<string>> | undefined;

  constructor(text: Uint8Array) {
    this.#text = text;
  }

  /** Whether the innermost is an object. */
  get inObject(): boolean {
    return (this.#begins[this.#begins.length - 1] ?? -1) >= 0;
  }

  openObject(): void {
    this.#begins.push(this.#used);
  }

  openList(): void {
    this.#begins.push(-1);
  }

  close(): void {
    this.#sets?.delete(this.#begins.length);
    const begin = this.#begins.pop() ?? -1;
    if (begin >= 0) this.#used = begin;
  }

  /** @returns Whether the key at a place is new in the innermost object. */
  add(start: number, end: number): boolean {
    const depth = this.#begins.length;
    const begin = this.#begins[depth - 1] ?? 0;
    const slots = this.#places;
    const used = this.#used;
    let set = this.#sets?.get(depth);
    if (set === undefined) {
      if (used - begin < 2 * MAX_LISTED && !this.#hasEscape(start, end)) {
        for (let at = begin; at < used; at += 2) {
          if (this.#isEqual(slots[at] as number, slots[at + 1] as number, start, end)) return false;
        }
        slots[this.#used++] = start;
        slots[this.#used++] = end;
        return true;
      }
      set = new Set();
      for (let at = begin; at < used; at += 2) {
        set.add(this.#keyAt(slots[at] as number, slots[at + 1] as number));
      }
      (this.#sets ??= new Map()).set(depth, set);
    }
    return set.size < set.add(this.#keyAt(start, end)).size;
  }

  /** Half of a surrogate pair is read as U+FFFD, so that two different halves are the same key. */
  #keyAt(start: number, end: number): string {
    return stringAt(asBuffer(this.#text), start, end).toWellFormed();
  }

  #hasEscape(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.#text[at] === BACKSLASH) return true;
    return false;
  }

  #isEqual(start: number, end: number, otherStart: number, otherEnd: number): boolean {
    if (end - start !== otherEnd - otherStart) return false;
    for (let at = start, other = otherStart; at < end; at++, other++) {
      if (this.#text[at] !== this.#text[other]) return false;
    }
    return true;
  }
}

/** Finds the first key that repeats another of its object, however the two are escaped. The text must be valid JSON in UTF-8. */
export function findDuplicateKey(text: Uint8Array): DuplicateKey | undefined {
  const keys = new OpenKeys(text);
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at] as number) {
      case QUOTE: {
        const start = at;
        at = endOfString(text, start) - 1;
        if (!isKey) break;
        isKey = false;
        if (!keys.add(start + 1, at)) return { key: stringAt(asBuffer(text), start + 1, at), offset: start };
        break;
      }
      case OPEN_OBJECT:
        keys.openObject();
        isKey = true;
        break;
      case OPEN_LIST:
        keys.openList();
        isKey = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        keys.close();
        isKey = false;
        break;
      case COMMA:
        isKey = keys.inObject;
        break;
    }
  }
  return undefined;
}
