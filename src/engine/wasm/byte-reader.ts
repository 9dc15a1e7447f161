import { isBytes } from "../../base/realms.js";
const UTF8 = new TextDecoder();

/** Reads the numbers, bytes and names of a Wasm module one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    // A part of a Buffer is another Buffer, which takes ten times as long to make.
    this.#bytes = Buffer.isBuffer(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : bytes;
    this.at = at;
  }

  get atEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.at++];
    if (byte === undefined) throw new RangeError("the module ends in the middle of a section");
    return byte;
  }

  /** Reads an unsigned LEB128 number. */
  count(): number {
    const only = this.#bytes[this.at];
    if (only !== undefined && only < 0x80) {
      this.at++;
      return only;
    }
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  skip(length: number): void {
    this.at += length;
    if (this.at > this.#bytes.length) throw new RangeError("the module ends in the middle of a section");
  }

  take(length: number): Uint8Array {
    const start = this.at;
    this.skip(length);
    return this.#bytes.subarray(start, this.at);
  }

  text(): string {
    return UTF8.decode(this.take(this.count()));
  }

  rest(): Uint8Array {
    return this.take(this.#bytes.length - this.at);
  }
}

/** Yields the sections of a module in their order. @throws RangeError for a truncated module. */
export function* readSections(wasm: Uint8Array): Generator<{ id: number; content: ByteReader }> {
  const module = new ByteReader(wasm, 8);
  while (!module.atEnd) {
    const id = module.byte();
    yield { id, content: new ByteReader(module.take(module.count())) };
  }
}

const CUSTOM_SECTION = 0;

/** Reads the contents of a module's custom sections with a name. @throws RangeError for a truncated module. */
export function readCustomSections(wasm: Uint8Array | WebAssembly.Module, name: string): Uint8Array[] {
  if (!isBytes(wasm)) {
    return WebAssembly.Module.customSections(wasm, name).map((content) => new Uint8Array(content));
  }
  const found: Uint8Array[] = [];
  for (const { id, content } of readSections(wasm)) {
    if (id === CUSTOM_SECTION && content.text() === name) found.push(content.rest());
  }
  return found;
}

/** Returns an unsigned number in LEB128. */
function toLeb(value: number): number[] {
  const low = value % 128;
  return value < 128 ? [low] : [low + 128, ...toLeb(Math.floor(value / 128))];
}

/** Returns a module with a further custom section at its end. */
export function addCustomSection(wasm: Uint8Array, name: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(toLeb(Buffer.byteLength(name))), Buffer.from(name), content]);
  return Uint8Array.from(Buffer.concat([wasm, Buffer.from([CUSTOM_SECTION, ...toLeb(named.length)]), named]));
}
