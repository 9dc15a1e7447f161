/** A module's requirements on its imported memory, in pages of 64 KiB. */
interface MemoryNeed {
  /** The import's declared minimum. */
  minimum: number;
  /** The import's declared maximum, if any. */
  maximum: number | undefined;
  /** End of the last data segment, in bytes. It may exceed the declared minimum. */
  dataEnd: number;
}

const IMPORT_SECTION = 2;
const DATA_SECTION = 11;
const MEMORY_KIND = 2;
const I32_CONST = 0x41;

class Reader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.#bytes[this.at++];
    if (value === undefined) throw new RangeError("the module ends too early");
    return value;
  }

  /** Returns an LEB128 number; signed ones are read as their unsigned 32 bits. */
  leb(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
      if (shift > 63) throw new RangeError("a number in the module is too long");
    }
  }

  skipName(): void {
    const length = this.leb();
    this.at += length;
  }

  limits(): { minimum: number; maximum: number | undefined } {
    const flags = this.byte();
    const minimum = this.leb();
    return { minimum, maximum: (flags & 1) === 1 ? this.leb() : undefined };
  }
}

function readImportedMemory(reader: Reader): { minimum: number; maximum: number | undefined } | undefined {
  for (let count = reader.leb(); count > 0; count--) {
    reader.skipName();
    reader.skipName();
    const kind = reader.byte();
    if (kind === MEMORY_KIND) return reader.limits();
    if (kind === 0) reader.leb();
    else if (kind === 1) {
      reader.byte();
      reader.limits();
    } else reader.at += 2;
  }
  return undefined;
}

function readDataEnd(reader: Reader): number {
  let end = 0;
  for (let count = reader.leb(); count > 0; count--) {
    const mode = reader.leb();
    if (mode === 2) reader.leb();
    let offset = 0;
    if (mode !== 1) {
      if (reader.byte() !== I32_CONST) throw new RangeError("a data segment's offset is not a constant");
      offset = reader.leb() % 2 ** 32;
      reader.byte();
    }
    const size = reader.leb();
    reader.at += size;
    if (mode !== 1) end = Math.max(end, offset + size);
  }
  return end;
}

/**
 * Reads the initial memory size of a valid module, which the JavaScript API does not expose.
 *
 * @throws RangeError for a layout that OPA's compiler does not produce.
 */
export function readMemoryNeed(bytes: Uint8Array): MemoryNeed {
  const need: MemoryNeed = { minimum: 0, maximum: undefined, dataEnd: 0 };
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const section = reader.byte();
    const size = reader.leb();
    const end = reader.at + size;
    if (section === IMPORT_SECTION) Object.assign(need, readImportedMemory(reader));
    if (section === DATA_SECTION) need.dataEnd = readDataEnd(reader);
    reader.at = end;
  }
  return need;
}
