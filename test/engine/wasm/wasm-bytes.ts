import { ByteReader } from "../../../src/engine/wasm/byte-reader.js";

/** An unsigned number in LEB128. */
export function leb(value: number): number[] {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

function name(text: string): number[] {
  const bytes = [...Buffer.from(text)];
  return [...leb(bytes.length), ...bytes];
}

const vector = (items: readonly (readonly number[])[]): number[] => [...leb(items.length), ...items.flat()];

const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...leb(content.length),
  ...content,
];

const I32 = 0x7f;
const END = 0x0b;
/** `loop br 0 end unreachable end`. */
const ENDLESS = [0, 0x03, 0x40, 0x0c, 0, END, 0, END];
/** `i32.const` with a signed number in LEB128. */
const constant = (value: number): number[] => {
  const bytes = [];
  for (let rest = value; ; rest >>= 7) {
    const byte = rest & 0x7f;
    if ((rest >> 7 === 0 && byte < 64) || (rest >> 7 === -1 && byte >= 64)) return [0x41, ...bytes, byte];
    bytes.push(byte | 0x80);
  }
};

export interface ModuleParts {
  /** The limits of the imported memory, in pages. */
  memory?: { minimum: number; maximum?: number };
  /** Functions `() => i32` of `env`, imported before the memory. */
  functions?: readonly string[];
  /** Exported functions `() => i32`, which return this number. */
  returns?: Readonly<Record<string, number>>;
  /** The exported functions that never return. */
  spins?: readonly string[];
  /** Whether the module has a start function that never returns. */
  spinsAtStart?: boolean;
  /** Exported constant i32 globals. */
  globals?: Readonly<Record<string, number>>;
  /** Data segments by their offset; `passive` ones have none. */
  data?: readonly { offset: number | "passive"; bytes: readonly number[] }[];
}

/** The exports of a module of OPA's ABI 1.2; the first six are those of every version. */
export const POLICY_EXPORTS: readonly string[] = [
  ...["builtins", "entrypoints", "eval", "opa_malloc", "opa_json_dump", "opa_eval_ctx_new"],
  "opa_eval_ctx_get_result",
  "opa_eval_ctx_set_data",
  "opa_eval_ctx_set_entrypoint",
  "opa_eval_ctx_set_input",
  "opa_heap_ptr_get",
  "opa_heap_ptr_set",
  "opa_value_dump",
  "opa_value_parse",
];

/** The bytes of a Wasm module with these parts. */
export function createWasm(parts: ModuleParts): Uint8Array {
  const { memory, functions = [], returns = {}, globals = {}, data = [], spins = [] } = parts;
  const env = name("env");
  const imports = functions.map((imported) => [...env, ...name(imported), 0, 0]);
  if (memory !== undefined) {
    const { minimum, maximum } = memory;
    const limits = maximum === undefined ? [0, ...leb(minimum)] : [1, ...leb(minimum), ...leb(maximum)];
    imports.push([...env, ...name("memory"), 2, ...limits]);
  }
  const exports = [
    ...Object.keys(returns).map((exported, i) => [...name(exported), 0, ...leb(functions.length + i)]),
    ...Object.keys(globals).map((exported, i) => [...name(exported), 3, ...leb(i)]),
  ];
  const bodies = Object.entries(returns).map(([exported, value]) =>
    spins.includes(exported) ? ENDLESS : [0, ...constant(value), END],
  );
  const start = parts.spinsAtStart === true ? [functions.length + bodies.length] : [];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      vector([
        [0x60, 0, 1, I32],
        [0x60, 0, 0],
      ]),
    ),
    ...section(2, vector(imports)),
    ...section(3, vector([...bodies.map(() => [0]), ...start.map(() => [1])])),
    ...section(6, vector(Object.values(globals).map((value) => [I32, 0, ...constant(value), END]))),
    ...section(7, vector(exports)),
    ...start.flatMap((index) => section(8, leb(index))),
    ...section(12, leb(data.length)),
    ...section(
      10,
      vector([...bodies, ...start.map(() => ENDLESS)].map((body) => [...leb(body.length), ...body])),
    ),
    ...section(
      11,
      vector(
        data.map(({ offset, bytes }) => [
          ...(offset === "passive" ? [1] : [0, ...constant(offset), END]),
          ...leb(bytes.length),
          ...bytes,
        ]),
      ),
    ),
  ]);
}

/** A module without its custom sections of these names; default: without all. */
export function withoutCustomSections(wasm: Uint8Array, names?: readonly string[]): Uint8Array {
  const parts = [wasm.subarray(0, 8)];
  const reader = new ByteReader(wasm, 8);
  while (!reader.atEnd) {
    const start = reader.at;
    const id = reader.byte();
    const content = new ByteReader(reader.take(reader.count()));
    if (id !== 0 || names?.includes(content.text()) === false) parts.push(wasm.subarray(start, reader.at));
  }
  return Buffer.concat(parts);
}
