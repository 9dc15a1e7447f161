/** The largest place that `Buffer.indexOf` knows: it takes a larger start for this one, and larger places come out negative. */
const MAX_PLACE = 0x7fff_ffff;

/** Finds the place of the first byte at `from` or after it that is zero; less than `from` without one. */
export function findZero(bytes: Uint8Array, from: number): number {
  return bytes.length <= MAX_PLACE ? bytes.indexOf(0, from) : from + bytes.subarray(from).indexOf(0);
}
