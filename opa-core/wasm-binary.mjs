// The little of WebAssembly's binary format that the build needs.

const HEADER_BYTES = 8;

/** Reads an unsigned LEB128 number: its value and where the next byte is. */
export function readNumber(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

/** An unsigned number in LEB128. */
export function number(value) {
  const out = [];
  do {
    const byte = value % 128;
    value = Math.floor(value / 128);
    out.push(value > 0 ? byte | 0x80 : byte);
  } while (value > 0);
  return out;
}

/** A signed number in LEB128, as in constants. */
export function signed(value) {
  const out = [];
  for (let rest = BigInt(value); ;) {
    const byte = Number(rest & 0x7fn);
    rest >>= 7n;
    if (rest === (byte & 0x40 ? -1n : 0n)) return [...out, byte];
    out.push(byte | 0x80);
  }
}

/** A name with its length. */
export function name(text) {
  const bytes = Buffer.from(text);
  return [...number(bytes.length), ...bytes];
}

/** The sections of a module, in order. */
export function sectionsOf(wasm) {
  const sections = [];
  for (let at = HEADER_BYTES; at < wasm.length;) {
    const [size, body] = readNumber(wasm, at + 1);
    sections.push({ id: wasm[at], content: wasm.subarray(body, body + size) });
    at = body + size;
  }
  return sections;
}

/** A module of a module's header and other sections: pieces of bytes for each. */
export function withSections(wasm, sections) {
  const parts = [wasm.subarray(0, HEADER_BYTES)];
  for (const { id, content } of sections) {
    const pieces = Array.isArray(content) ? content : [content];
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    parts.push(Buffer.from([id, ...number(size)]), ...pieces);
  }
  return Buffer.concat(parts);
}
