import { isUtf8 } from "node:buffer";
import {
  asBuffer,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  endOfString,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  BACKSLASH,
  skipLiteral,
  skipPlain,
  skipSpace,
} from "./json-bytes.js";
import { quoteSigned } from "./json-format.js";
import { compareStrings } from "./term.js";

/** The first byte in UTF-8 of the separators of lines, which are escaped. */
const SEPARATOR = 0xe2;
const SEPARATORS = ["\u2028", "\u2029"];

/** Smaller objects are put in order where they are, larger ones when they are read. */
const MOVED = 4096;
/** Length below which copying without a call is faster, in bytes. */
const SHORT = 40;
/** The numbers that are stored of a member: where it starts, its key and the member end, and whether its key may have escapes. */
const STRIDE = 4;

/** An object whose members are not in order, as ranges of the text. */
interface Unsorted {
  start: number;
  end: number;
  /** Start and end of each member, in order. */
  order: number[];
  /** Those inside it, by where they start. */
  inner: Unsorted[];
}

/** The text is not JSON, or nested deeper than allowed. */
export class NotJsonError extends Error {}

/** Takes a part of the text, a view that is valid until it returns. */
type Emit = (part: Uint8Array) => void;

/** Writes the form of a document that is signed, without a tree of its values. */
class SignedJsonWriter {
  readonly #text: Buffer;
  readonly #maxDepth: number;
  readonly #hasSeparators: boolean;
  #out: Buffer;
  readonly #scratch = Buffer.allocUnsafe(MOVED);
  #length = 0;
  #at = 0;
  #depth = 0;
  #unsorted: Unsorted[] = [];

  constructor(text: Buffer, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#hasSeparators = SEPARATORS.some((one) => text.includes(one));
    this.#out = Buffer.allocUnsafe(text.length + 16);
  }

  write(emit: Emit): void {
    this.#value();
    if (skipSpace(this.#text, this.#at) < this.#text.length) this.#fail();
    this.#emit(0, this.#length, this.#unsorted, emit);
  }

  /** Emits a range of the text, with the objects in it in order. */
  #emit(start: number, end: number, unsorted: readonly Unsorted[], emit: Emit): void {
    let at = start;
    for (let index = firstFrom(unsorted, start); index < unsorted.length; index++) {
      const one = unsorted[index];
      if (one === undefined || one.start >= end) break;
      emit(this.#out.subarray(at, one.start + 1));
      for (let part = 0; part < one.order.length; part += 2) {
        if (part > 0) emit(COMMA_TEXT);
        this.#emit(one.order[part] ?? 0, one.order[part + 1] ?? 0, one.inner, emit);
      }
      at = one.end - 1;
    }
    if (at < end) emit(this.#out.subarray(at, end));
  }

  #fail(): never {
    throw new NotJsonError();
  }

  /** Returns the first byte of the next token. */
  #next(): number {
    this.#at = skipSpace(this.#text, this.#at);
    return this.#text[this.#at] ?? this.#fail();
  }

  #put(byte: number): void {
    if (this.#length === this.#out.length) this.#grow(1);
    this.#out[this.#length++] = byte;
  }

  /** Strings can be longer than they were: with their escapes written out, and separators of lines escaped. */
  #grow(by: number): void {
    const grown = Buffer.allocUnsafe(Math.max(this.#length + by, Math.ceil(this.#out.length * 1.25)));
    this.#out.copy(grown, 0, 0, this.#length);
    this.#out = grown;
  }

  #copy(start: number, end: number): void {
    if (this.#length + end - start > this.#out.length) this.#grow(end - start);
    const [text, out] = [this.#text, this.#out];
    if (end - start > SHORT) this.#length += text.copy(out, this.#length, start, end);
    else for (let at = start; at < end; at++) out[this.#length++] = text[at] ?? 0;
  }

  #value(): void {
    const first = this.#next();
    if (first === QUOTE) this.#string();
    else if (first === OPEN_OBJECT) this.#object();
    else if (first === OPEN_LIST) this.#list();
    else this.#literal();
  }

  /** A number as it is written, or a word. */
  #literal(): void {
    const end = skipLiteral(this.#text, this.#at);
    if (end < 0) this.#fail();
    this.#copy(this.#at, end);
    this.#at = end;
  }

  /** @returns whether it was copied as it is, without an escape. */
  #string(): boolean {
    const start = this.#at;
    const end = skipPlain(this.#text, start + 1, this.#text.length);
    const last = this.#text[end];
    if (last !== QUOTE && last !== BACKSLASH) this.#fail();
    this.#at = last === QUOTE ? end + 1 : endOfString(this.#text, start);
    const isPlain = last === QUOTE && !this.#mayHaveSeparator(start, end);
    if (isPlain) this.#copy(start, this.#at);
    else this.#write(quoteSigned(this.#parse(start, this.#at)));
    return isPlain;
  }

  #mayHaveSeparator(start: number, end: number): boolean {
    return this.#hasSeparators && this.#text.subarray(start, end).includes(SEPARATOR);
  }

  #parse(start: number, end: number): string {
    try {
      return JSON.parse(this.#text.toString("utf8", start, end)) as string;
    } catch {
      return this.#fail();
    }
  }

  #write(text: string): void {
    const bytes = Buffer.from(text);
    if (this.#length + bytes.length > this.#out.length) this.#grow(bytes.length);
    this.#length += bytes.copy(this.#out, this.#length);
  }

  #open(byte: number): void {
    if (++this.#depth > this.#maxDepth) this.#fail();
    this.#at++;
    this.#put(byte);
  }

  #close(byte: number): void {
    this.#depth--;
    this.#at++;
    this.#put(byte);
  }

  #list(): void {
    this.#open(OPEN_LIST);
    for (let isFirst = true; ; isFirst = false) {
      const next = this.#next();
      if (next === CLOSE_LIST && isFirst) break;
      this.#value();
      if (this.#next() !== COMMA) break;
      this.#at++;
      this.#put(COMMA);
    }
    if (this.#next() !== CLOSE_LIST) this.#fail();
    this.#close(CLOSE_LIST);
  }

  #object(): void {
    const start = this.#length;
    const known = this.#unsorted.length;
    const members: number[] = [];
    let isSorted = true;
    this.#open(OPEN_OBJECT);
    for (let isFirst = true; ; isFirst = false) {
      const next = this.#next();
      if (next === CLOSE_OBJECT && isFirst) break;
      if (next !== QUOTE) this.#fail();
      const from = this.#length;
      const isPlain = this.#string();
      members.push(from, this.#length, 0, isPlain ? 0 : 1);
      if (this.#next() !== COLON) this.#fail();
      this.#at++;
      this.#put(COLON);
      this.#value();
      members[members.length - 2] = this.#length;
      if (members.length > STRIDE && isSorted) {
        isSorted = this.#compare(members, members.length - 2 * STRIDE, members.length - STRIDE) < 0;
      }
      if (this.#next() !== COMMA) break;
      this.#at++;
      this.#put(COMMA);
    }
    if (this.#next() !== CLOSE_OBJECT) this.#fail();
    this.#close(CLOSE_OBJECT);
    if (!isSorted) this.#sort(start, members, known);
  }

  /** Compares keys as Go does: by the bytes of their UTF-8. */
  #compare(members: readonly number[], a: number, b: number): number {
    const [aStart = 0, aEnd = 0] = [members[a], members[a + 1]];
    const [bStart = 0, bEnd = 0] = [members[b], members[b + 1]];
    if (members[a + 3] === 0 && members[b + 3] === 0) {
      return this.#out.compare(this.#out, bStart + 1, bEnd - 1, aStart + 1, aEnd - 1);
    }
    return compareStrings(this.#keyAt(aStart, aEnd), this.#keyAt(bStart, bEnd));
  }

  #keyAt(start: number, end: number): string {
    return JSON.parse(this.#out.toString("utf8", start, end)) as string;
  }

  /** Puts the members in order; of equal keys the last one counts. */
  #sort(start: number, members: readonly number[], known: number): void {
    const starts = Array.from({ length: members.length / STRIDE }, (_, index) => index * STRIDE);
    // Equal keys stay in the order in which they are written.
    starts.sort((a, b) => this.#compare(members, a, b));
    const order = starts.flatMap((at, index) => {
      const next = starts[index + 1];
      const isRepeated = next !== undefined && this.#compare(members, at, next) === 0;
      return isRepeated ? [] : [members[at] ?? 0, members[at + 2] ?? 0];
    });
    if (this.#length - start > MOVED) {
      const inner = this.#unsorted.splice(known);
      this.#unsorted.push({ start, end: this.#length, order, inner });
    } else {
      this.#reorder(start, order);
    }
  }

  /** Puts the members of an object at the end of the text in order. All that is in it is so already. */
  #reorder(start: number, order: readonly number[]): void {
    let length = 0;
    for (let part = 0; part < order.length; part += 2) {
      if (part > 0) this.#scratch[length++] = COMMA;
      length += this.#out.copy(this.#scratch, length, order[part], order[part + 1]);
    }
    this.#scratch.copy(this.#out, start + 1, 0, length);
    this.#length = start + 1 + length;
    this.#put(CLOSE_OBJECT);
  }
}

const COMMA_TEXT = Buffer.from(",");

/** Returns the index of the first that starts at this place or behind it. */
function firstFrom(unsorted: readonly Unsorted[], start: number): number {
  let [low, high] = [0, unsorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((unsorted[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes the compact JSON text of a JSON document over which OPA computes the digest of a structured file of a signed bundle
 * (`walk` in OPA's `v1/bundle/hash.go`), in parts: keys in the order of their UTF-8 bytes, numbers as they are written,
 * strings without the escapes of HTML. Of equal keys the last counts. It takes the memory of the text once more, and not that of
 * its values.
 *
 * @param text UTF-8; a byte-order mark is passed over.
 * @throws NotJsonError for anything else than one JSON document (RFC 8259), and for one that is nested deeper than `maxDepth`;
 * then nothing was emitted.
 * @throws RangeError where the nesting is too deep for the stack.
 */
export function writeSignedJson(text: Uint8Array, maxDepth: number, emit: Emit): void {
  if (!isUtf8(text)) throw new NotJsonError();
  const bytes = asBuffer(text);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  new SignedJsonWriter(hasMark ? bytes.subarray(3) : bytes, maxDepth).write(emit);
}
