import { ByteReader } from "./byte-reader.js";

export const I32 = 0x7f;
/** The type of a block that leaves nothing. */
const NO_RESULT = 0x40;
export const OP = {
  loop: 0x03,
  end: 0x0b,
  brIf: 0x0d,
  call: 0x10,
  callIndirect: 0x11,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  load: 0x28,
  store: 0x36,
  i32Const: 0x41,
  i64Const: 0x42,
  i32Eqz: 0x45,
} as const;

/**
 * The instructions that OPA's compiler writes, with the numbers that follow each. None of them writes a global
 * variable, or changes the size or the content of the memory or of the table, except for `i32.store`.
 */
const OPERANDS = new Map<number, "none" | "type" | "one" | "two" | "signed">([
  ...[0x00, 0x01, OP.end, 0x0f, 0x1a, 0x1b, OP.i32Eqz, 0x46, 0x47].map((code) => [code, "none"] as const),
  ...[0x02, OP.loop, 0x04].map((code) => [code, "type"] as const),
  ...[0x0c, OP.brIf, OP.call, OP.localGet, OP.localSet, OP.localTee].map((code) => [code, "one"] as const),
  ...[OP.callIndirect, OP.load, OP.store].map((code) => [code, "two"] as const),
  [OP.i32Const, "signed"],
  [OP.i64Const, "signed"],
]);

export interface Instruction {
  code: number;
  /** The first of its numbers; of a constant, of those that are not negative. */
  operand: number;
  /** The second of them. */
  second: number;
}

/** Returns a signed LEB128 number; NaN for a negative one. */
export function constantIn(reader: ByteReader): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = reader.byte();
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return byte >= 0x40 ? NaN : value;
  }
}

/** Yields the instructions of a function of a policy, and `undefined` at the end for one that OPA's compiler does not write. */
export function* readInstructions(body: Uint8Array): Generator<Instruction | undefined> {
  const reader = new ByteReader(body);
  for (let groups = reader.count(); groups > 0; groups--) {
    reader.count();
    // Other types can take more bytes.
    if (reader.byte() !== I32) {
      yield undefined;
      return;
    }
  }
  while (!reader.atEnd) {
    const code = reader.byte();
    const kind = OPERANDS.get(code);
    const instruction = { code, operand: 0, second: 0 };
    if (kind === "type" && reader.byte() !== NO_RESULT) {
      yield undefined;
      return;
    }
    if (kind === "signed") instruction.operand = constantIn(reader);
    else if (kind === "one" || kind === "two") instruction.operand = reader.count();
    if (kind === "two") instruction.second = reader.count();
    yield kind === undefined ? undefined : instruction;
    if (kind === undefined) return;
  }
}
