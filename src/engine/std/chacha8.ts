const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** The words that a quarter round takes: four columns, then four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const DOUBLE_ROUNDS = 4;

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function quarterRound(words: Int32Array, [ia, ib, ic, id]: (typeof QUARTERS)[number]): void {
  let [a, b, c, d] = [words[ia] ?? 0, words[ib] ?? 0, words[ic] ?? 0, words[id] ?? 0];
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  words[ia] = a;
  words[ib] = b;
  words[ic] = c;
  words[id] = d;
}

/**
 * Returns the first 16 bytes of C2SP's chacha8rand, which is Go's `rand.ChaCha8`: it works on four blocks at once and
 * starts with the first word of each.
 *
 * @param seed 32 bytes
 */
export function firstChaCha8Bytes(seed: Buffer): Buffer {
  const bytes = Buffer.alloc(16);
  const key = Array.from({ length: 8 }, (_, i) => seed.readInt32LE(4 * i));
  for (let block = 0; block < 4; block++) {
    const words = Int32Array.of(...CONSTANTS, ...key, block, 0, 0, 0);
    for (let round = 0; round < DOUBLE_ROUNDS; round++) {
      for (const quarter of QUARTERS) quarterRound(words, quarter);
    }
    bytes.writeInt32LE(words[0] ?? 0, 4 * block);
  }
  return bytes;
}
