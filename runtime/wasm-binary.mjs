// WebAssembly's binary format, as far as the builds of the runtime and of opa-core read and write it.

const HEADER_BYTES = 8;

/**
 * Reads numbers, bytes and names of a module one after another.
 *
 * @throws Error for bytes beyond the end.
 */
export function readerOf(bytes, at = 0) {
  const take = (size) => {
    if (at + size > bytes.length) throw new Error("the module ends within a section");
    at += size;
    return bytes.subarray(at - size, at);
  };
  const count = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const [byte] = take(1);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  return {
    take,
    count,
    atEnd: () => at >= bytes.length,
    text: () => Buffer.from(take(count())).toString(),
    rest: () => take(bytes.length - at),
  };
}

/** The sections of a module, in order. @throws Error for a module that ends within one. */
export function sectionsOf(module) {
  const reader = readerOf(module, HEADER_BYTES);
  const sections = [];
  while (!reader.atEnd()) {
    const [id] = reader.take(1);
    sections.push({ id, content: reader.take(reader.count()) });
  }
  return sections;
}

/** An unsigned number in LEB128. */
export function number(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** A signed number in LEB128, as in constants. */
export function signed(value) {
  const bytes = [];
  for (let rest = BigInt(value); ;) {
    const byte = Number(rest & 0x7fn);
    rest >>= 7n;
    if (rest === (byte & 0x40 ? -1n : 0n)) return [...bytes, byte];
    bytes.push(byte | 0x80);
  }
}

/** A name with its length. */
export function name(text) {
  const bytes = Buffer.from(text);
  return [...number(bytes.length), ...bytes];
}

/** A module with a module's header and other sections, whose content is bytes or pieces of them. */
export function withSections(module, sections) {
  const parts = [module.subarray(0, HEADER_BYTES)];
  for (const { id, content } of sections) {
    const pieces = Array.isArray(content) ? content : [content];
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    parts.push(Buffer.from([id, ...number(size)]), ...pieces);
  }
  return Buffer.concat(parts);
}
