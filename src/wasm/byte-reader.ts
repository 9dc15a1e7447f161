/** Reads the numbers, bytes and names of a Wasm module one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
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

  /** An unsigned LEB128 number. */
  count(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  take(length: number): Uint8Array {
    const start = this.at;
    this.at += length;
    if (this.at > this.#bytes.length) throw new RangeError("the module ends in the middle of a section");
    return this.#bytes.subarray(start, this.at);
  }

  text(): string {
    return new TextDecoder().decode(this.take(this.count()));
  }
}

/** The sections of a module in their order. @throws RangeError for a truncated module. */
export function* readSections(wasm: Uint8Array): Generator<{ id: number; content: ByteReader }> {
  const module = new ByteReader(wasm, 8);
  while (!module.atEnd) {
    const id = module.byte();
    yield { id, content: new ByteReader(module.take(module.count())) };
  }
}
