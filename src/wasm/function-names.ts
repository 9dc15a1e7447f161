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

const PART = /\.([A-Za-z_]\w*)|\["((?:[^"\\]|\\.)*)"\]/gy;

function toPath(name: string): string[] | undefined {
  const rest = name.replace(/^g\d+\.data(?=[.[])/, "");
  if (rest === name) return undefined;
  const parts = [...rest.matchAll(PART)];
  if (parts.map(([part]) => part).join("") !== rest) return undefined;
  return parts.map(([, plain, quoted]) => plain ?? String(JSON.parse(`"${quoted ?? ""}"`)));
}

/**
 * The places in `data` of a module's rules, by the names of their functions. Rules that the compiler inlined are
 * missing, as are all of a stripped module, and of one whose names cannot be read.
 */
export function readRulePaths(wasm: Uint8Array): string[][] {
  try {
    return readFunctionNames(wasm)
      .map(toPath)
      .filter((path) => path !== undefined);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * The names of a module's functions, from its name section (WebAssembly 2.0, appendix 7.4.1); empty when stripped. OPA
 * names the function of a rule `g0.data.gate.deny`.
 *
 * @throws RangeError for a truncated module.
 */
function readFunctionNames(wasm: Uint8Array): string[] {
  const module = new ByteReader(wasm, 8);
  while (!module.atEnd) {
    const id = module.byte();
    const section = new ByteReader(module.take(module.count()));
    if (id === CUSTOM_SECTION && section.text() === "name") return readNames(section);
  }
  return [];
}
