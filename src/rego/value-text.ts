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

/** Deeper values are looked at with more care: they may be cycles. */
const QUICK_DEPTH = 100;

/**
 * Whether `JSON.stringify` certainly writes the value exactly. It would write NaN as null, a Promise or a Map as {}, and
 * drop a function. It is asked of every input, so it does no more than it must: `false` means a closer look.
 */
function isPlainJson(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (depth > QUICK_DEPTH) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlainJson(value[i], depth + 1)) return false;
    return !("toJSON" in value);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if ((prototype !== Object.prototype && prototype !== null) || "toJSON" in value) return false;
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined && !isPlainJson(member, depth + 1)) return false;
  }
  return true;
}

/** Writes a value with care: what is not JSON is refused with its path. */
class ValueWriter {
  readonly #path: (string | number)[] = [];
  readonly #open = new Set<object>();

  #refuse(what: string): never {
    throw new NotJsonError(what, pathText(this.#path));
  }

  /** Instances of built-in classes keep their content where JSON does not look, so they would become {}. */
  #checkClass(value: object): void {
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (tag !== "Object") this.#refuse(`a ${tag}`);
  }

  write(value: unknown): string {
    switch (typeof value) {
      case "string":
        return JSON.stringify(value.toWellFormed());
      case "bigint":
        return value.toString();
      case "boolean":
        return String(value);
      case "number":
        return Number.isFinite(value) ? JSON.stringify(value) : this.#refuse(String(value));
      case "object":
        return value === null ? "null" : this.#writeObjectValue(value);
      case "undefined":
        return this.#refuse("undefined");
      default:
        return this.#refuse(`a ${typeof value}`);
    }
  }

  #writeObjectValue(value: object): string {
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
  if (!isPlainJson(value, 0)) return new ValueWriter().write(value);
  const text = JSON.stringify(value);
  // JSON.stringify escapes lone surrogates, and only them, like this.
  return text.includes("\\ud") ? new ValueWriter().write(value) : text;
}
