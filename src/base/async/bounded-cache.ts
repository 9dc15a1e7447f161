/** Overhead of an entry in addition to its content, in bytes. */
const OVERHEAD_BYTES = 512;

/**
 * Keeps values up to a total size; the one that was used longest ago goes first. Uses count from the time when it is half full: to move a value
 * takes several times as long as to find it.
 */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #kept = new Map<string, Value>();
  #bytes = 0;

  /**
   * @param maxBytes 0 keeps nothing.
   * @param sizeOf of the content of a value, in bytes; it must not change.
   */
  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined || this.#bytes * 2 < this.#maxBytes) return value;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  /** Keeps a value, unless it is too large, or its key has one. */
  keep(key: string, value: Value): void {
    const size = this.#entryBytes(key, value);
    if (size > this.#maxBytes || this.#kept.has(key)) return;
    this.#kept.set(key, value);
    this.#bytes += size;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest, other);
    }
  }

  delete(key: string): void {
    const value = this.#kept.get(key);
    if (value !== undefined) this.#remove(key, value);
  }

  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #remove(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#bytes -= this.#entryBytes(key, value);
  }

  #entryBytes(key: string, value: Value): number {
    return key.length * 2 + this.#sizeOf(value) + OVERHEAD_BYTES;
  }
}
