import { endOfString, stringAt } from "./json-slice.js";

/** A key that its object has already. */
export interface DuplicateKey {
  key: string;
  /** Where the second one starts, in bytes from 0. */
  offset: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Up to this number of keys a list is searched faster than a set. */
const MAX_LISTED = 8;

/** The keys of an object, in their text as long as they are few and without escapes. */
class Keys {
  readonly #text: Buffer;
  readonly #places: { start: number; end: number }[] = [];
  #set: Set<string> | undefined;

  constructor(text: Buffer) {
    this.#text = text;
  }

  /** @returns Whether the key at a place is new. */
  add(start: number, end: number): boolean {
    const text = this.#text;
    if (this.#set === undefined) {
      if (this.#places.length < MAX_LISTED && !this.#hasEscape(start, end)) {
        if (this.#places.some((place) => this.#isEqual(place, start, end))) return false;
        this.#places.push({ start, end });
        return true;
      }
      this.#set = new Set(this.#places.map((place) => stringAt(text, place.start, place.end)));
    }
    // Half of a surrogate pair is read as U+FFFD, so that two different halves are the same key.
    return this.#set.size < this.#set.add(stringAt(text, start, end).toWellFormed()).size;
  }

  #hasEscape(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.#text[at] === BACKSLASH) return true;
    return false;
  }

  #isEqual(place: { start: number; end: number }, start: number, end: number): boolean {
    if (place.end - place.start !== end - start) return false;
    for (let at = start, other = place.start; at < end; at++, other++) {
      if (this.#text[at] !== this.#text[other]) return false;
    }
    return true;
  }
}

/** The first key that repeats another of its object, however the two are escaped. The text must be valid JSON in UTF-8. */
export function findDuplicateKey(bytes: Uint8Array): DuplicateKey | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** The objects and lists around the position; `undefined` is a list. */
  const around: (Keys | undefined)[] = [];
  let keys: Keys | undefined;
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at] as number) {
      case QUOTE: {
        const start = at;
        at = endOfString(text, start) - 1;
        if (!isKey) break;
        isKey = false;
        if (keys?.add(start + 1, at) === false) return { key: stringAt(text, start + 1, at), offset: start };
        break;
      }
      case OPEN_OBJECT:
        around.push(keys);
        keys = new Keys(text);
        isKey = true;
        break;
      case OPEN_LIST:
        around.push(keys);
        keys = undefined;
        isKey = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        keys = around.pop();
        isKey = false;
        break;
      case COMMA:
        isKey = keys !== undefined;
        break;
    }
  }
  return undefined;
}
