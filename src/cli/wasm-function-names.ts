const CUSTOM_SECTION = 0;
const FUNCTION_NAMES = 1;

class ByteReader {
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

function readNames(section: ByteReader): string[] {
  const names: string[] = [];
  while (!section.atEnd) {
    const id = section.byte();
    const part = new ByteReader(section.take(section.count()));
    if (id !== FUNCTION_NAMES) continue;
    for (let left = part.count(); left > 0; left--) {
      part.count();
      names.push(part.text());
    }
  }
  return names;
}

/**
 * The names of a module's functions, from its name section (WebAssembly 2.0, appendix 7.4.1); none when it was
 * stripped. OPA names the function of a rule `g0.data.gate.deny`.
 *
 * @throws RangeError for a module that is cut off.
 */
export function readFunctionNames(wasm: Uint8Array): string[] {
  const module = new ByteReader(wasm, 8);
  while (!module.atEnd) {
    const id = module.byte();
    const section = new ByteReader(module.take(module.count()));
    if (id === CUSTOM_SECTION && section.text() === "name") return readNames(section);
  }
  return [];
}
