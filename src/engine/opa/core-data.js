// @ts-check Plain JavaScript, because a worker runs this file unchanged, also from the sources, on every Node version.
import { readSync } from "node:fs";
import { crc32 } from "node:zlib";

/**
 * The data section of a module, and all that follows it, in a file. A module without its data section has the section read into the
 * memory of each instance: V8 keeps no copy of it.
 *
 * @typedef {object} DataSection
 * @property {number} file The descriptor of the open file.
 * @property {number} start
 * @property {number} end That of the file.
 * @property {number} crc32
 * @property {string} unusable The message for a file that differs from the built one.
 */

/** The end of reading a data section that is not as it was built, or cannot be read. The instance must not run. */
export class DataUnusable extends Error {}

const DATA_SECTION = 11;
const ACTIVE = 0;
const I32_CONST = 0x41;
const END = 0x0b;
/** More than the start of the section has, or that of a segment: a few bytes and numbers of at most five. */
const HEADER_BYTES = 32;
/** Bytes that the processor's cache still has when they are summed. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Fills the memory of a new instance with its data section.
 *
 * @param {ArrayBuffer} memory
 * @param {DataSection} data
 * @throws {DataUnusable} when the file cannot be read, ends early or late, or has another checksum. The memory is filled in part then.
 */
export function fillMemory(memory, data) {
  try {
    const reader = new SectionReader(new Uint8Array(memory), data);
    reader.readSection();
    if (reader.checksum === data.crc32) return;
  } catch (error) {
    throw new DataUnusable(data.unusable, { cause: error });
  }
  throw new DataUnusable(data.unusable);
}

/** Reads a file from front to back. The content is not trusted: the checksum is known at the end. */
class SectionReader {
  checksum = 0;

  #memory;
  #file;
  #at;
  #end;
  /** The bytes of the file at `#at`. */
  #header = new Uint8Array(HEADER_BYTES);
  #taken = 0;

  /**
   * @param {Uint8Array} memory
   * @param {DataSection} data
   */
  constructor(memory, { file, start, end }) {
    this.#memory = memory;
    this.#file = file;
    this.#at = start;
    this.#end = end;
  }

  readSection() {
    const segments = this.#readHeader(() => {
      this.#expect(DATA_SECTION);
      this.#number(); // its size, which the checksum covers
      return this.#number();
    });
    for (let segment = 0; segment < segments; segment++) {
      const [address, length] = this.#readHeader(() => {
        this.#expect(ACTIVE);
        this.#expect(I32_CONST);
        const at = this.#number(true);
        this.#expect(END);
        return [at, this.#number()];
      });
      if (address < 0 || address + length > this.#memory.length)
        throw new Error("a segment lies outside the memory");
      this.#readInto(this.#memory.subarray(address, address + length));
    }
    this.#readInto(new Uint8Array(Math.max(0, this.#end - this.#at)));
    if (this.#at !== this.#end || this.#read(this.#header) > 0) throw new Error("the file has another size");
  }

  /**
   * @template T
   * @param {() => T} parse takes bytes of the header.
   */
  #readHeader(parse) {
    this.#read(this.#header);
    this.#taken = 0;
    const parsed = parse();
    this.#add(this.#header.subarray(0, this.#taken));
    return parsed;
  }

  /** @param {Uint8Array} target is filled. */
  #readInto(target) {
    for (let from = 0; from < target.length;) {
      const chunk = target.subarray(from, from + CHUNK_BYTES);
      const length = this.#read(chunk);
      if (length === 0) throw new Error("the file ends early");
      this.#add(chunk.subarray(0, length));
      from += length;
    }
  }

  /** @param {Uint8Array} target */
  #read(target) {
    return readSync(this.#file, target, 0, target.length, this.#at);
  }

  /** @param {Uint8Array} bytes the next ones of the file */
  #add(bytes) {
    this.checksum = crc32(bytes, this.checksum);
    this.#at += bytes.length;
  }

  #byte() {
    const byte = this.#header[this.#taken++];
    if (byte === undefined) throw new Error("a number does not end");
    return byte;
  }

  /** @param {number} byte */
  #expect(byte) {
    if (this.#byte() !== byte) throw new Error("this is no data section as it was built");
  }

  /** Returns the next number, in LEB128. */
  #number(isSigned = false) {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return isSigned && byte >= 64 ? value - factor * 128 : value;
    }
  }
}
