import type { ErrorCode } from "../errors.js";
import { isTooLargeNumber, MAX_NUMBER_SIZE } from "./number-text.js";
import { giveUpAll } from "../text/give-up.js";
import { isDate, isErrorOf } from "../realms.js";
import { TooManyValues, ValueSteps } from "./value-steps.js";

/** The error for a value without JSON text. `path` locates it, such as `$.items[3]`. */
export class NotJsonError extends TypeError {
  readonly path: string;
  readonly code: ErrorCode;

  /** @param code of the error of this library that it becomes. */
  constructor(subject: string, path: string, code: ErrorCode) {
    super(`${subject} at ${path} is not a JSON value`);
    this.name = "NotJsonError";
    this.path = path;
    this.code = code;
  }
}

/**
 * Returns how a value is too large for `toStrictJson`, as words that follow its name; `undefined` for errors other than the two that V8
 * throws when a stack or a string ends. They count as the value's when its own code, a `toJSON`, is what ended one.
 *
 * @param remedy how to avoid a text that is too long.
 */
export function whyTooLarge(error: unknown, remedy: string): string | undefined {
  if (error instanceof TooManyValues) return `${error.message}; ${remedy}`;
  if (!isErrorOf(error, "RangeError")) return undefined;
  // eslint-disable-next-line no-restricted-syntax -- V8's message
  if (error.message.startsWith("Maximum call stack size exceeded")) return "is nested too deeply";
  return error.message === "Invalid string length"
    ? `has a longer JSON text than a string can hold; ${remedy}`
    : undefined;
}

function getToJson(value: object): ((key: string) => unknown) | undefined {
  const toJson = "toJSON" in value ? value.toJSON : undefined;
  return typeof toJson === "function" ? (key) => Reflect.apply(toJson, value, [key]) as unknown : undefined;
}

/** Additions to `JSON` in engines from V8 11.4 on. */
interface RawJson {
  isRawJSON?: (value: unknown) => boolean;
}

/** Returns whether `JSON.rawJSON` made it: a text of JSON, of no object or list. */
function isRawJson(value: object): value is { rawJSON: string } {
  return (JSON as RawJson).isRawJSON?.(value) === true;
}

/**
 * Returns whether an object has members alone, by its prototype: that of plain objects, or none. `Symbol.toStringTag` is no criterion:
 * namespaces of modules have one.
 */
export function isPlainObject(value: object, prototype: unknown): boolean {
  return prototype === Object.prototype || (prototype === null && !isRawJson(value));
}

/**
 * Returns whether a loop over the members of an object has none of its prototype, and `JSON.stringify` of a list calls nothing.
 * `Array.prototype` inherits members added to `Object.prototype`.
 */
export function isPlainRealm(): boolean {
  return (
    Object.keys(Object.prototype).length === 0 &&
    (Array.prototype as { toJSON?: unknown }).toJSON === undefined
  );
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${String(step)}]`;
    return IDENTIFIER.test(step) ? `${text}.${step}` : `${text}[${JSON.stringify(step)}]`;
  }, "$");
}

/** Deeper values take the strict path: they may be cycles. */
export const QUICK_DEPTH = 100;

/** Returns whether it is a value without members that `JSON.stringify` writes exactly. It would write NaN as null. */
function isPlainLeaf(value: unknown): boolean {
  return (
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value)) ||
    value === null
  );
}

/**
 * Copies the objects with members alone, and the lists, of a value, so that each is read once: a getter or a Proxy could
 * return something else than was checked.
 */
class PlainCopy {
  /**
   * Whether `JSON.stringify` certainly writes the copy exactly. It would write a Promise or a Map as {}, and drop a
   * function.
   */
  isPlain = true;
  /** Whether it is nested so deeply that it may be a cycle: the copy ends there. */
  isDeep = false;
  readonly #steps = new ValueSteps();

  /** Returns a value without members, or another object, as it is. It runs for every input. */
  take(value: unknown, depth: number): unknown {
    if (--this.#steps.left < 0) this.#steps.look();
    if (isPlainLeaf(value)) return value;
    if (depth > QUICK_DEPTH) this.isDeep = true;
    if (typeof value === "object" && value !== null && !this.isDeep && !("toJSON" in value)) {
      if (Array.isArray(value)) return this.#takeList(value, depth);
      if (isPlainObject(value, Object.getPrototypeOf(value))) return this.#takeObject(value, depth);
    }
    this.isPlain = false;
    return value;
  }

  #takeList(items: readonly unknown[], depth: number): unknown[] {
    const { length } = items;
    const copy = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      copy[i] = this.take(items[i], depth + 1);
      // The writer refuses it: of a list with billions of holes the rest is not visited.
      if (copy[i] === undefined) break;
    }
    return copy;
  }

  #takeObject(value: object, depth: number): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    for (const key in value) {
      const member = (value as Record<string, unknown>)[key];
      if (member === undefined) continue;
      const taken = this.take(member, depth + 1);
      if (key !== "__proto__") copy[key] = taken;
      else Object.defineProperty(copy, key, { value: taken, enumerable: true });
    }
    return copy;
  }
}

/** Integers of so many bits, and no others, may have `MAX_NUMBER_SIZE` digits. A digit has log2(10) = 3.3 bits. */
const MAX_BITS = 4 * MAX_NUMBER_SIZE;

/** Writes a value strictly: refuses values that are not JSON, with their path. */
class ValueWriter {
  readonly #path: (string | number)[] = [];
  readonly #open = new Set<object>();
  readonly #steps = new ValueSteps();

  #refuse(subject: string, code: ErrorCode = "input_invalid"): never {
    throw new NotJsonError(subject, pathText(this.#path), code);
  }

  #writeNumber(text: string): string {
    return isTooLargeNumber(text) ? this.#refuseNumber() : text;
  }

  /** To write a larger one takes seconds. */
  #writeInteger(value: bigint): string {
    return BigInt.asIntN(MAX_BITS, value) === value
      ? this.#writeNumber(value.toString())
      : this.#refuseNumber();
  }

  #refuseNumber(): never {
    this.#refuse(`a number of more than ${MAX_NUMBER_SIZE.toLocaleString("en")} digits`, "number_too_large");
  }

  /** Refuses instances of built-in classes, which JSON would write as {}. */
  #checkClass(value: object): void {
    if (isPlainObject(value, Object.getPrototypeOf(value))) return;
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (tag !== "Object") this.#refuse(`a ${tag}`);
  }

  write(value: unknown): string {
    if (--this.#steps.left < 0) this.#steps.look();
    switch (typeof value) {
      case "string":
        return JSON.stringify(value.toWellFormed());
      case "bigint":
        return this.#writeInteger(value);
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
    const toJson = getToJson(value);
    if (toJson === undefined) return this.#writeMembers(value);
    if (isDate(value) && Number.isNaN(value.getTime())) this.#refuse("an invalid Date");
    const replaced = toJson(String(this.#path.at(-1) ?? ""));
    // The result of toJSON is not converted again, as in JSON.stringify.
    return typeof replaced === "object" && replaced !== null
      ? this.#writeMembers(replaced)
      : this.write(replaced);
  }

  #writeMembers(value: object): string {
    // Read, so that halves of pairs are replaced, and written as it was, so that numbers are exact.
    if (isRawJson(value))
      return value.rawJSON.startsWith('"')
        ? this.write(JSON.parse(value.rawJSON))
        : this.#writeNumber(value.rawJSON);
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
 * Returns the strict JSON text of a value. Writes `bigint` as an integer, honours `toJSON` and `JSON.rawJSON`, omits members that are
 * `undefined`, and replaces lone surrogates with U+FFFD.
 *
 * @throws NotJsonError for NaN, Infinity, functions, symbols, cycles, `undefined`, invalid Dates, Promises, Maps and the
 * like. Its RangeErrors are those that `whyTooLarge` describes. EvaluationError `timeout`, `aborted` of the limit within which it is called.
 */
export function toStrictJson(value: unknown): string {
  try {
    return isPlainRealm() ? writePlainly(value) : writeStrictly(value);
  } catch (error) {
    giveUpAll(value);
    throw error;
  }
}

function writePlainly(value: unknown): string {
  const reading = new PlainCopy();
  const copy = reading.take(value, 0);
  // The writer reads all of it again.
  if (reading.isDeep) return writeStrictly(value);
  if (!reading.isPlain) return writeStrictly(copy);
  const text = JSON.stringify(copy);
  // JSON.stringify uses this escape only for lone surrogates.
  return text.includes("\\ud") ? writeStrictly(copy) : text;
}

function writeStrictly(value: unknown): string {
  return new ValueWriter().write(value);
}
