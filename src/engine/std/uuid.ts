import { createHash } from "node:crypto";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { firstChaCha8Bytes } from "./chacha8.js";
import type { JsBuiltin } from "./js-builtin.js";
import { handOver, numberTerm, stringOperand } from "./operand.js";

/** opa-core's seed of a call: the evaluation's seed, the built-in, and the unchanged arguments. */
function callSeed(seed: string, name: string, texts: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from(`${seed}\0${name}\0`)];
  for (const text of texts) {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    parts.push(length, text);
  }
  parts.push(Buffer.alloc(1));
  return createHash("sha256").update(Buffer.concat(parts)).digest();
}

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Returns a UUID of version 4 of 16 random bytes. */
function randomUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return formatUuid(bytes);
}

const ASCII = /^[\0-\x7f]*$/;
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** Returns the variant from the first bits of the ninth byte. */
function getVariant(byte: number): string {
  if ((byte & 0xc0) === 0x80) return "RFC4122";
  if ((byte & 0xe0) === 0xc0) return "Microsoft";
  return (byte & 0xe0) === 0xe0 ? "Future" : "Reserved";
}

/** `undefined` for text that is not a UUID. */
function parseUuid(text: string): Term | undefined {
  if (!ASCII.test(text)) return handOver();
  // A URN, and a UUID in braces.
  if (text.length === 45 || text.length === 38) return handOver();
  const hex = text.replaceAll("-", "");
  const hasForm = (text.length === 36 && /^.{8}-.{4}-.{4}-.{4}-.{12}$/s.test(text)) || text.length === 32;
  if (!hasForm || hex.length !== 32 || !UUID.test(hex)) return undefined;
  const version = parseInt(hex[12] ?? "", 16);
  // These hold a time and an address.
  if (version === 1 || version === 2) return handOver();
  return new RegoObject([
    ["variant", getVariant(parseInt(hex.slice(16, 18), 16))],
    ["version", numberTerm(version)],
  ]);
}

export const uuidBuiltins: readonly JsBuiltin[] = [
  {
    name: "uuid.rfc4122",
    call: (_, { seed }, texts) => randomUuid(firstChaCha8Bytes(callSeed(seed, "uuid.rfc4122", texts))),
  },
  {
    name: "uuid.parse",
    handsOver: "versions 1 and 2, URNs, braces, and characters beyond ASCII",
    call: (args) => parseUuid(stringOperand(args, 1)),
  },
];
