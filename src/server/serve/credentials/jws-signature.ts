const SEQUENCE = 0x30;
const INTEGER = 0x02;

/**
 * A signature of ECDSA as JWS has it (RFC 7518, section 3.4), in base64url: its two numbers, one after the other.
 *
 * @param der a sequence of two integers (RFC 3279, section 2.2.3).
 * @param halfBytes the length of each number.
 * @returns `undefined` for what is not such a signature.
 */
export function toJwsSignature(der: Uint8Array, halfBytes: number): string | undefined {
  const sequence = readValue(der, 0, SEQUENCE);
  if (sequence?.end !== der.length) return undefined;
  const first = readValue(der, sequence.start, INTEGER);
  const second = first === undefined ? undefined : readValue(der, first.end, INTEGER);
  if (first === undefined || second?.end !== sequence.end) return undefined;
  const halves = [first, second].map(({ start, end }) => toFixed(der.subarray(start, end), halfBytes));
  return halves.includes(undefined) ? undefined : Buffer.concat(halves as Uint8Array[]).toString("base64url");
}

/** Where the content of a value is. Its length has one byte, or two of which the first is 0x81. */
function readValue(der: Uint8Array, at: number, tag: number): { start: number; end: number } | undefined {
  if (der[at] !== tag) return undefined;
  const isLong = der[at + 1] === 0x81;
  const start = at + (isLong ? 3 : 2);
  const length = der[start - 1] ?? 0;
  const end = start + length;
  return length === 0 || end > der.length || length > 0x7f !== isLong ? undefined : { start, end };
}

/** A number above 0 without its sign, in this many bytes. */
function toFixed(integer: Uint8Array, bytes: number): Uint8Array | undefined {
  if ((integer[0] ?? 0) > 0x7f) return undefined;
  const digits = integer[0] === 0 ? integer.subarray(1) : integer;
  if (digits.length > bytes || digits.every((digit) => digit === 0)) return undefined;
  const fixed = new Uint8Array(bytes);
  fixed.set(digits, bytes - digits.length);
  return fixed;
}
