/** Derives decisions from bytes, so that changing the bytes changes the decisions. After the end all are 0. */
export class Choices {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** From 0, less than `limit`, which is up to 65,536. */
  below(limit: number): number {
    return (limit <= 256 ? this.byte() : this.byte() * 256 + this.byte()) % limit;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError("there is nothing to pick");
    return item;
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}
