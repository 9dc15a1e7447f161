const MEMORY_SECTION = 5;

/** Reads an unsigned LEB128 number: its value and where the next byte is. */
function readNumber(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

function number(value) {
  const out = [];
  do {
    const byte = value % 128;
    value = Math.floor(value / 128);
    out.push(value > 0 ? byte | 0x80 : byte);
  } while (value > 0);
  return out;
}

/** Gives the memory of a module a maximum, in pages of 64 KiB. Go has no option for it. */
export function limitMemory(wasm, maxPages) {
  for (let at = 8; at < wasm.length;) {
    const [size, body] = readNumber(wasm, at + 1);
    if (wasm[at] === MEMORY_SECTION) {
      const [count, flagsAt] = readNumber(wasm, body);
      const [minPages] = readNumber(wasm, flagsAt + 1);
      if (count !== 1 || wasm[flagsAt] !== 0)
        throw new Error("the memory section is not what Go is known to write");
      const section = [...number(1), 1, ...number(minPages), ...number(maxPages)];
      const header = Buffer.from([MEMORY_SECTION, ...number(section.length), ...section]);
      return Buffer.concat([wasm.subarray(0, at), header, wasm.subarray(body + size)]);
    }
    at = body + size;
  }
  throw new Error("the module has no memory section");
}
