/**
 * `Headers` of the Web. Node's own loads all of its `fetch`, which takes as much processor time as the rest of a gRPC call. The build has
 * gRPC's modules use this class, which holds what they need of it.
 */
export class PlainHeaders implements Iterable<[string, string]> {
  readonly #values = new Map<string, string>();

  constructor(init: Iterable<readonly [string, string]> | Readonly<Record<string, string>> = {}) {
    const entries = Symbol.iterator in init ? (init as Iterable<[string, string]>) : Object.entries(init);
    for (const [name, value] of entries) this.append(name, value);
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    const added = toValue(value);
    this.#values.set(toName(name), before === null ? added : `${before}, ${added}`);
  }

  delete(name: string): void {
    this.#values.delete(toName(name));
  }

  get(name: string): string | null {
    return this.#values.get(toName(name)) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(toName(name));
  }

  set(name: string, value: string): void {
    this.#values.set(toName(name), toValue(value));
  }

  forEach(each: (value: string, name: string, headers: this) => void): void {
    for (const [name, value] of this) each(value, name, this);
  }

  entries(): IterableIterator<[string, string]> {
    return [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)).values();
  }

  *keys(): Generator<string, undefined> {
    for (const [name] of this) yield name;
  }

  *values(): Generator<string, undefined> {
    for (const [, value] of this) yield value;
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
}

function toName(name: string): string {
  if (!/^[!#$%&'*+\-.^_`|~0-9a-z]+$/i.test(name)) throw new TypeError("this is no name of a header");
  return name.toLowerCase();
}

function toValue(value: string): string {
  const trimmed = String(value).replaceAll(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
  if (/[\0\n\r]|[^\0-\xff]/.test(trimmed)) throw new TypeError("this is no value of a header");
  return trimmed;
}
