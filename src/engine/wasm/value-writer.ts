import { ValueSteps } from "../../base/terms/value-steps.js";
import { isPlainObject, isPlainRealm, QUICK_DEPTH } from "../../base/terms/value-text.js";
import { ObjectShapes, type Shape, type ShapeKey } from "./object-shapes.js";
import { growMemory, PAGE_BYTES } from "./policy-module.js";

/** The kinds of records, in the lowest byte of their first word (runtime/src/value-reader.c). */
const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const SMALL = 3;
const INT = 4;
const LONG = 5;
const DECIMAL = 6;
const FRACTION = 7;
const STRING = 8;
const ARRAY = 9;
const OBJECT = 10;
const KIND_BITS = 8;

/** Words of records, with space for the term that the runtime makes of each. */
const HEADER_WORDS = 4;
const NULL_WORDS = 2;
const NUMBER_WORDS = 5;
const DECIMAL_WORDS = 11;
const STRING_WORDS = 4;
const ARRAY_WORDS = 5;
const OBJECT_WORDS = 9;
const MEMBER_WORDS = 6;

/** Arrays up to this length have space for the list of their elements, and indexes up to it need none. */
const SMALL_ARRAY = 128;
/** Smaller numbers than this are in the first word. */
const SMALL_NUMBERS = 128;
/** A decimal is a number of so many parts of one. With less digits than these its text is the only one as short that is this number. */
const DECIMAL_PARTS = 10_000;
const MAX_DECIMAL = 1e15;
/** Shorter texts are written here: a call takes longer. In units of UTF-16. */
const SHORT_TEXT = 24;
/** Bytes of a string, at most, and those of a unit of UTF-16. */
const MAX_STRING_BYTES = 0x7f_ffff;
const MAX_UNIT_BYTES = 3;
export const WORD_BYTES = 4;
const TWO_TO_32 = 2 ** 32;
/** Words that are free behind the place of a record before its size is known. */
const MARGIN = 64;

/** A value that may have a method that `JSON.stringify` calls. */
interface Convertible {
  toJSON?: unknown;
}

/**
 * Writes JavaScript values into the memory of a policy's instance, where the runtime makes terms of them in place, so that a value is
 * neither written as text nor read as one.
 *
 * It writes what `JSON.stringify` certainly writes exactly, without members that are undefined, and no other value.
 */
export class ValueWriter {
  readonly #memory: WebAssembly.Memory;
  readonly #maximumPages: number;
  #words = new Int32Array(0);
  #bytes = Buffer.alloc(0);
  /** The last place for a record, in words. */
  #limit = 0;
  /** The address of the next write, in words. */
  #at = 0;
  #document = 0;
  #shapes = new ObjectShapes();
  #usedKeys: ShapeKey[] = [];
  #usedShapes: Shape[] = [];
  /** All other numbers than exact integers and decimals, for JSON. */
  #fractions: number[] = [];
  readonly #steps = new ValueSteps();

  constructor(memory: WebAssembly.Memory, maximumPages: number) {
    this.#memory = memory;
    this.#maximumPages = maximumPages;
  }

  /**
   * Writes a value to an address, a multiple of 4, and behind it. Nothing else may be there.
   *
   * @returns the number of words; 0 for a value that needs the strict path, or more memory than there may be.
   * @throws TooManyValues; the errors of the value, and of the limit of time.
   */
  write(value: unknown, address: number): number {
    if (this.#words.length === 0) this.#view();
    if (this.#shapes.isFull) this.#shapes = new ObjectShapes();
    this.#document++;
    this.#steps.begin();
    const start = address / WORD_BYTES;
    this.#at = start + HEADER_WORDS;
    try {
      if (!isPlainRealm() || !this.#writeValue(value, 0) || !this.#hasCapacity(0)) return 0;
      const end = this.#writeTables(start);
      return end === 0 ? 0 : end - start;
    } finally {
      this.#usedKeys = [];
      this.#usedShapes = [];
      this.#fractions = [];
    }
  }

  #view(): void {
    this.#words = new Int32Array(this.#memory.buffer);
    this.#bytes = Buffer.from(this.#memory.buffer);
    this.#limit = this.#words.length - MARGIN;
  }

  /**
   * Returns whether there is space for so many words and a record, for which the memory grows by a quarter at least.
   */
  #hasCapacity(words: number): boolean {
    if (this.#at + words <= this.#limit) return true;
    const pages = this.#memory.buffer.byteLength / PAGE_BYTES;
    const needed = Math.ceil(((this.#at + words + MARGIN) * WORD_BYTES) / PAGE_BYTES) - pages;
    const more = Math.min(Math.max(needed, pages >> 2), this.#maximumPages - pages);
    if (more < needed) return false;
    if (!growMemory(this.#memory, more)) return false;
    this.#view();
    return true;
  }

  #writeValue(value: unknown, depth: number): boolean {
    if (--this.#steps.left < 0) this.#steps.look();
    if (this.#at > this.#limit && !this.#hasCapacity(0)) return false;
    switch (typeof value) {
      case "string":
        return this.#writeString(value);
      case "number":
        return this.#writeNumber(value);
      case "boolean":
        this.#words[this.#at++] = value ? TRUE : FALSE;
        return true;
      case "object":
        if (value === null) {
          this.#words[this.#at] = NULL;
          this.#at += NULL_WORDS;
          return true;
        }
        if (depth > QUICK_DEPTH) return false;
        return Array.isArray(value)
          ? this.#writeArray(value, depth + 1)
          : this.#writeObject(value as Record<string, unknown> & Convertible, depth + 1);
      default:
        return false;
    }
  }

  #writeNumber(value: number): boolean {
    const words = this.#words;
    const at = this.#at;
    if ((value | 0) === value) {
      if (value >= 0 && value < SMALL_NUMBERS) {
        words[at] = SMALL | (value << KIND_BITS);
        this.#at = at + 1;
        return true;
      }
      words[at] = INT;
      words[at + 1] = value;
      this.#at = at + NUMBER_WORDS;
      return true;
    }
    if (Number.isSafeInteger(value)) {
      this.#writeWide(LONG, value);
      this.#at = at + NUMBER_WORDS;
      return true;
    }
    const parts = Math.round(value * DECIMAL_PARTS);
    if (parts / DECIMAL_PARTS === value && Math.abs(parts) < MAX_DECIMAL) {
      this.#writeWide(DECIMAL, parts);
      this.#at = at + DECIMAL_WORDS;
      return true;
    }
    if (!Number.isFinite(value)) return false;
    words[at] = FRACTION;
    this.#fractions.push(value);
    this.#at = at + NUMBER_WORDS;
    return true;
  }

  /** Writes an integer of 64 bits after the kind. */
  #writeWide(kind: number, integer: number): void {
    const words = this.#words;
    const at = this.#at;
    const high = Math.floor(integer / TWO_TO_32);
    words[at] = kind;
    words[at + 1] = integer - high * TWO_TO_32;
    words[at + 2] = high;
  }

  #writeString(text: string): boolean {
    return text.length < SHORT_TEXT ? this.#writeShort(text) : this.#writeLong(text);
  }

  #writeShort(text: string): boolean {
    const bytes = this.#bytes;
    const { length } = text;
    const start = (this.#at + STRING_WORDS) * WORD_BYTES;
    let to = start;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 0x80) bytes[to++] = unit;
      else if (unit < 0x800) {
        bytes[to++] = 0xc0 | (unit >> 6);
        bytes[to++] = 0x80 | (unit & 0x3f);
      } else {
        if (unit >= 0xd800 && unit < 0xe000) return this.#writeLong(text);
        bytes[to++] = 0xe0 | (unit >> 12);
        bytes[to++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[to++] = 0x80 | (unit & 0x3f);
      }
    }
    this.#endString(to - start);
    return true;
  }

  /** Half of a pair of surrogates becomes U+FFFD. */
  #writeLong(text: string): boolean {
    const most = text.length * MAX_UNIT_BYTES;
    if (most > MAX_STRING_BYTES || !this.#hasCapacity(STRING_WORDS + text.length)) return false;
    this.#endString(this.#bytes.write(text, (this.#at + STRING_WORDS) * WORD_BYTES, most));
    return true;
  }

  #endString(size: number): void {
    this.#words[this.#at] = STRING | (size << KIND_BITS);
    this.#at += STRING_WORDS + countWords(size);
  }

  #writeArray(items: readonly unknown[] & Convertible, depth: number): boolean {
    if (items.toJSON !== undefined) return false;
    const { length } = items;
    // A Proxy may return anything.
    if (length >>> 0 !== length) return false;
    this.#words[this.#at] = ARRAY;
    this.#words[this.#at + 1] = length;
    this.#at += ARRAY_WORDS;
    if (length > 0 && length <= SMALL_ARRAY) this.#at += 1 + 2 * length;
    for (let i = 0; i < length; i++) {
      if (i >= SMALL_ARRAY) this.#at += NUMBER_WORDS;
      // Also holes, which are undefined.
      if (!this.#writeValue(items[i], depth)) return false;
    }
    return true;
  }

  #writeObject(object: Record<string, unknown> & Convertible, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (!isPlainObject(object, prototype) || object.toJSON !== undefined) return false;
    const start = this.#at;
    this.#at += OBJECT_WORDS;
    let shape = this.#shapes.empty;
    /** Members behind those of the shape. */
    let more = 0;
    for (const key in object) {
      const member = object[key];
      if (member === undefined) continue;
      const next =
        more > 0 ? undefined : key === shape.nextKey ? shape.next : this.#shapes.withKey(shape, key);
      this.#at += MEMBER_WORDS;
      if (next !== undefined) shape = next;
      else {
        more++;
        // Two keys that are not well formed may be the same text.
        if (!key.isWellFormed() || !this.#hasCapacity(0) || !this.#writeString(key)) return false;
      }
      if (!this.#writeValue(member, depth)) return false;
    }
    if (shape.usedIn !== this.#document) this.#use(shape);
    this.#words[start] = OBJECT | (shape.number << KIND_BITS);
    this.#words[start + 1] = more;
    return true;
  }

  #use(shape: Shape): void {
    shape.usedIn = this.#document;
    shape.number = this.#usedShapes.length;
    this.#usedShapes.push(shape);
    for (const key of shape.keys) {
      if (key.usedIn === this.#document) continue;
      key.usedIn = this.#document;
      key.number = this.#usedKeys.length;
      this.#usedKeys.push(key);
    }
  }

  /** Writes the data that the records refer to, and the header. Returns the end, or 0. */
  #writeTables(start: number): number {
    const valueWords = this.#at - start;
    const [keys, shapes] = [this.#usedKeys, this.#usedShapes];
    const fractions = this.#fractions.length === 0 ? "" : JSON.stringify(this.#fractions);
    if (!this.#hasCapacity(countWords(fractions.length) + 2 * keys.length)) return 0;
    this.#bytes.write(fractions, this.#at * WORD_BYTES, "latin1");
    this.#at += countWords(fractions.length) + 2 * keys.length;
    for (const { text } of keys) if (!this.#hasCapacity(0) || !this.#writeString(text)) return 0;
    this.#at += shapes.length;
    for (const shape of shapes) {
      if (!this.#hasCapacity(1 + 2 * shape.keys.length)) return 0;
      this.#words[this.#at++] = shape.keys.length;
      for (const { number } of shape.keys) {
        this.#words[this.#at] = number;
        this.#at += 2;
      }
    }
    this.#words[start] = valueWords;
    this.#words[start + 1] = keys.length;
    this.#words[start + 2] = shapes.length;
    this.#words[start + 3] = fractions.length;
    return this.#hasCapacity(0) ? this.#at : 0;
  }
}

function countWords(bytes: number): number {
  return (bytes + WORD_BYTES - 1) >> 2;
}
