/** The size of a buffer for small pieces, and the largest of these, in bytes. */
const BLOCK_BYTES = 64 * 1024;
const SMALL_BYTES = 1024;

/**
 * A body that comes in pieces. Small ones share a buffer: a sender may send single bytes, and each as a view would take a hundred times
 * its size.
 */
export class Pieces {
  readonly #pieces: Uint8Array[] = [];
  #block = new Uint8Array();
  /** How much of it is in use. */
  #used = 0;
  /** Where the last piece begins in it; `undefined` for one that is not in it. */
  #start: number | undefined;
  #length = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** The body in order. */
  get all(): readonly Uint8Array[] {
    return this.#pieces;
  }

  /** @param piece which nobody writes to any more. */
  add(piece: Uint8Array): void {
    const { length } = piece;
    this.#length += length;
    // Most bodies have one piece.
    if (this.#pieces.length === 0 || length > SMALL_BYTES) {
      this.#pieces.push(piece);
      this.#start = undefined;
      return;
    }
    if (this.#used + length > this.#block.length) {
      this.#block = new Uint8Array(BLOCK_BYTES);
      this.#used = 0;
      this.#start = undefined;
    }
    this.#block.set(piece, this.#used);
    if (this.#start === undefined) this.#start = this.#used;
    else this.#pieces.pop();
    this.#used += length;
    this.#pieces.push(this.#block.subarray(this.#start, this.#used));
  }

  /** One array of all the bytes; the piece itself when there is only one. */
  concat(): Uint8Array {
    const [first] = this.#pieces;
    if (first !== undefined && this.#pieces.length === 1) return first;
    const bytes = new Uint8Array(this.#length);
    let offset = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, offset);
      offset += piece.length;
    }
    return bytes;
  }
}
