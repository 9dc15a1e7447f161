/** A value that has no JSON text. `path` leads to it, such as `$.items[3]`. */
export class NotJsonError extends TypeError {
  readonly path: string;

  constructor(what: string, path: string) {
    super(`${what} at ${path} is not a JSON value`);
    this.name = "NotJsonError";
    this.path = path;
  }
}

function hasToJson(value: object): value is { toJSON: () => unknown } {
  return "toJSON" in value && typeof value.toJSON === "function";
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${String(step)}]`;
    return IDENTIFIER.test(step) ? `${text}.${step}` : `${text}[${JSON.stringify(step)}]`;
  }, "$");
}

class ValueWriter {
  readonly #path: (string | number)[] = [];
  readonly #open = new Set<object>();

  #refuse(what: string): never {
    throw new NotJsonError(what, pathText(this.#path));
  }

  /**
   * Whether `JSON.stringify` writes the value exactly. Throws on what is not JSON.
   * `JSON.stringify` itself would write NaN as null, a Promise or Map as {} and drop a function.
   */
  isPlain(value: unknown): boolean {
    switch (typeof value) {
      case "string":
      case "boolean":
        return true;
      case "number":
        if (!Number.isFinite(value)) this.#refuse(String(value));
        return true;
      case "bigint":
        return false;
      case "object":
        return value === null || this.#isPlainObject(value);
      case "undefined":
        return this.#refuse("undefined");
      default:
        return this.#refuse(`a ${typeof value}`);
    }
  }

  #isPlainObject(value: object): boolean {
    if (hasToJson(value)) return false;
    if (this.#open.has(value)) this.#refuse("a cycle");
    this.#open.add(value);
    let plain = true;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        this.#path.push(i);
        if (!this.isPlain(value[i])) plain = false;
        this.#path.pop();
      }
    } else {
      this.#checkClass(value);
      for (const key in value) {
        if (!Object.hasOwn(value, key)) continue;
        const member = (value as Record<string, unknown>)[key];
        if (member === undefined) continue;
        this.#path.push(key);
        if (!this.isPlain(member)) plain = false;
        this.#path.pop();
      }
    }
    this.#open.delete(value);
    return plain;
  }

  /** Instances of built-in classes keep their content where JSON does not look, so they would become {}. */
  #checkClass(value: object): void {
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (tag !== "Object") this.#refuse(`a ${tag}`);
  }

  /** Writes what `JSON.stringify` cannot: bigint, `toJSON`, and strings with lone surrogates. */
  write(value: unknown): string {
    if (typeof value === "string") return JSON.stringify(value.toWellFormed());
    if (typeof value === "bigint") return value.toString();
    if (value === null || typeof value !== "object") {
      this.isPlain(value);
      return JSON.stringify(value);
    }
    if (!hasToJson(value)) return this.#writeMembers(value);
    if (value instanceof Date && Number.isNaN(value.getTime())) this.#refuse("an invalid Date");
    const replaced = value.toJSON();
    // What toJSON gave is not asked again, as in JSON.stringify.
    return typeof replaced === "object" && replaced !== null
      ? this.#writeMembers(replaced)
      : this.write(replaced);
  }

  #writeMembers(value: object): string {
    if (this.#open.has(value)) this.#refuse("a cycle");
    this.#open.add(value);
    const text = Array.isArray(value) ? this.#writeArray(value) : this.#writeObject(value);
    this.#open.delete(value);
    return text;
  }

  #writeArray(items: readonly unknown[]): string {
    const texts: string[] = [];
    for (let i = 0; i < items.length; i++) {
      this.#path.push(i);
      texts.push(this.write(items[i]));
      this.#path.pop();
    }
    return `[${texts.join(",")}]`;
  }

  #writeObject(value: object): string {
    this.#checkClass(value);
    const texts: string[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      this.#path.push(key);
      texts.push(`${JSON.stringify(key.toWellFormed())}:${this.write(member)}`);
      this.#path.pop();
    }
    return `{${texts.join(",")}}`;
  }
}

/**
 * The JSON text of a value, strictly. `bigint` is written as an integer, `toJSON` is honoured, members that are
 * `undefined` are left out, lone surrogates become U+FFFD.
 *
 * @throws NotJsonError for NaN, Infinity, functions, symbols, cycles, `undefined`, invalid Dates, Promises, Maps and the
 * like.
 */
export function toStrictJson(value: unknown): string {
  if (!new ValueWriter().isPlain(value)) return new ValueWriter().write(value);
  const text = JSON.stringify(value);
  // JSON.stringify escapes lone surrogates, and only them, like this.
  return text.includes("\\ud") ? new ValueWriter().write(value) : text;
}
