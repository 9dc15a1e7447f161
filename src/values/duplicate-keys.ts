/** A key that its object has already. */
export interface DuplicateKey {
  key: string;
  /** Where the second one starts, in UTF-16 code units from 0. */
  offset: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Up to this number of keys a list is searched faster than a set. */
const MAX_LISTED = 8;

/** The keys of an object. */
class Keys {
  readonly #list: string[] = [];
  #set: Set<string> | undefined;

  /** @returns Whether it is new. */
  add(key: string): boolean {
    if (this.#set !== undefined) return this.#set.size < this.#set.add(key).size;
    if (this.#list.includes(key)) return false;
    this.#list.push(key);
    if (this.#list.length > MAX_LISTED) this.#set = new Set(this.#list);
    return true;
  }
}

/** The index after the string that starts at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    at += code === BACKSLASH ? 2 : 1;
  }
}

/** The first key that repeats another of its object, however the two are escaped. The text must be valid JSON. */
export function findDuplicateKey(text: string): DuplicateKey | undefined {
  /** The objects and lists around the position; `undefined` is a list. */
  const around: (Keys | undefined)[] = [];
  let keys: Keys | undefined;
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const start = at;
        at = endOfString(text, start) - 1;
        if (!isKey) break;
        isKey = false;
        const inner = text.slice(start + 1, at);
        const key = inner.includes("\\") ? (JSON.parse(`"${inner}"`) as string) : inner;
        if (keys?.add(key) === false) return { key, offset: start };
        break;
      }
      case OPEN_OBJECT:
        around.push(keys);
        keys = new Keys();
        isKey = true;
        break;
      case OPEN_LIST:
        around.push(keys);
        keys = undefined;
        isKey = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        keys = around.pop();
        isKey = false;
        break;
      case COMMA:
        isKey = keys !== undefined;
        break;
    }
  }
  return undefined;
}
