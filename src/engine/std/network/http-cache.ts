import type { HttpResponse } from "./http-exchange.js";

/** A response that is cached for later evaluations. */
export interface CachedResponse {
  response: HttpResponse;
  /** Until when it is fresh, in milliseconds since the epoch; `undefined` is a time long past. */
  expiresAt: number | undefined;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** The overhead of an entry in addition to its texts. */
const ENTRY_BYTES = 500;

function measureSize(key: string, { response: { headers, body } }: CachedResponse): number {
  let size = ENTRY_BYTES + key.length * 2 + body.length;
  for (const [name, values] of headers) {
    size += name.length * 2;
    for (const value of values) size += value.length * 2;
  }
  return size;
}

/** The responses that a policy keeps. The least recently used one is evicted for a new one. */
export class HttpCache {
  readonly #entries = new Map<string, { cached: CachedResponse; size: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  /** @param maxBytes of all entries, with some hundred bytes for each in addition to its texts. Default: 64 MiB. */
  constructor(maxBytes: number = MAX_BYTES) {
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

  /** An entry larger than the whole cache is not cached. */
  set(key: string, cached: CachedResponse): void {
    this.delete(key);
    const size = measureSize(key, cached);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { cached, size });
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }
}

/** Response headers by name, in lower case. */
type Headers = ReadonlyMap<string, readonly string[]>;

/** Statuses whose responses OPA keeps (RFC 7231, section 6.1). */
const CACHEABLE = new Set([200, 203, 204, 206, 300, 301, 404, 405, 410, 414, 501]);

const MAX_AGE_LIMIT = 2 ** 31 - 1;

function first(headers: Headers, name: string): string | undefined {
  const value = headers.get(name)?.[0];
  return value === "" ? undefined : value;
}

/** As in OPA: names unchanged, and for `name=value` the text after `=`. */
function directives(headers: Headers): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (first(headers, "cache-control") ?? "").split(",")) {
    const text = part.replace(/^ +| +$/g, "");
    const [name = "", value, ...more] = text.split("=");
    if (text !== "" && more.length === 0) found.set(value === undefined ? name : name.trim(), value ?? "");
  }
  return found;
}

const DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** One of the three forms of RFC 9110, section 5.6.7; milliseconds since the epoch. */
function parseDate(text: string): number | undefined {
  if (!DATES.some((form) => form.test(text))) return undefined;
  const ms = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** Returns whether a response may be cached at all. `force`: regardless of its headers. */
export function isStorable(statusCode: number, headers: Headers, force: boolean): boolean {
  return CACHEABLE.has(statusCode) && (force || !directives(headers).has("no-store"));
}

/** Thrown for invalid headers about the age of a response. */
export class ExpiryError extends Error {}

/**
 * Until when a response is fresh by its headers: `max-age` counts from `Date`, and comes before `Expires`.
 *
 * @returns milliseconds since the epoch; `undefined` when they specify none.
 * @throws ExpiryError with Go's message
 */
export function expiryFromHeaders(headers: Headers): number | undefined {
  const maxAge = directives(headers).get("max-age");
  if (maxAge === undefined) {
    const expires = first(headers, "expires");
    return expires === undefined ? undefined : parseDate(expires);
  }
  if (!/^\d+$/.test(maxAge)) {
    throw new ExpiryError(`strconv.ParseUint: parsing ${JSON.stringify(maxAge)}: invalid syntax`);
  }
  const date = first(headers, "date");
  if (date === undefined) throw new ExpiryError("no date header");
  const created = parseDate(date);
  if (created === undefined) throw new ExpiryError(`parsing time ${JSON.stringify(date)}: no time of HTTP`);
  return created + Math.min(Number(maxAge), MAX_AGE_LIMIT) * 1000;
}
