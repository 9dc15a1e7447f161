import type { HttpResponse } from "./http-exchange.js";

/** A response that is kept for later evaluations. */
export interface CachedResponse {
  response: HttpResponse;
  /** Until when it is fresh, in milliseconds since the epoch; `undefined` is a time long past. */
  expiresAt: number | undefined;
}

const MAX_ENTRIES = 1000;
const MAX_BYTES = 64 * 1024 * 1024;
/** The size of an entry besides its texts. */
const ENTRY_BYTES = 500;

function sizeOf(key: string, { response: { headers, body } }: CachedResponse): number {
  let size = ENTRY_BYTES + key.length * 2 + body.length;
  for (const [name, values] of headers) {
    size += name.length * 2;
    for (const value of values) size += value.length * 2;
  }
  return size;
}

/** The responses that a policy keeps. The one that was not used for longest makes room for a new one. */
export class HttpCache {
  readonly #entries = new Map<string, { cached: CachedResponse; size: number }>();
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxEntries: number = MAX_ENTRIES, maxBytes: number = MAX_BYTES) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.cached;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  /** An entry larger than the whole cache is not kept. */
  set(key: string, cached: CachedResponse): void {
    this.delete(key);
    const size = sizeOf(key, cached);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { cached, size });
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }
}
