/** What an entry takes besides its bytes. */
const OVERHEAD_BYTES = 512;

/**
 * Artifacts that were downloaded and compared with their digests, bounded by their size; the one that was used longest ago
 * goes first. Its keys stand for the identity, too: who may not see an artifact has no part in another's.
 */
export class ArtifactCache {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param maxBytes 0 keeps nothing. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A copy, so that it can be changed without harm to the others. */
  get(key: string): Uint8Array | undefined {
    const bytes = this.#kept.get(key);
    if (bytes === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    return new Uint8Array(bytes);
  }

  keep(key: string, bytes: Uint8Array): void {
    if (bytes.length + OVERHEAD_BYTES > this.#maxBytes || this.#kept.has(key)) return;
    this.#kept.set(key, new Uint8Array(bytes));
    this.#bytes += bytes.length + OVERHEAD_BYTES;
    for (const [oldest, value] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= value.length + OVERHEAD_BYTES;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
