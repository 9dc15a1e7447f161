import { types } from "node:util";
import { isRegohostError, invalidConfig } from "../errors.js";
import { nearest } from "./nearest.js";
import { giveUpAll } from "./give-up.js";
import { isUrl } from "../realms.js";
import { caller, message, optionNamed, type Message } from "../message.js";

/** A description and predicate of valid values. */
export type Rule = readonly [what: string, fits: (value: unknown) => boolean];

/** The known options with their rules. */
export type Rules<Options> = Readonly<Record<keyof Options, Rule>>;

/** Returns a rule. @param subject completes the sentence "NAME must be …". */
export function rule(subject: string, fits: (value: unknown) => boolean): Rule {
  return [subject, fits];
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns whether it is a list of such values. A hole is none, which `every` skips. */
export function isListWith(value: unknown, fits: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && Array.from<unknown>(value).every(fits);
}

export function isTextList(value: unknown): boolean {
  return isListWith(value, (entry) => typeof entry === "string");
}

export function oneOf(...values: readonly unknown[]): Rule {
  return rule(values.map((value) => JSON.stringify(value)).join(" or "), (value) => values.includes(value));
}

export const ANY = rule("anything", () => true);
export const FLAG = rule("true or false", (value) => typeof value === "boolean");
export const TEXT = rule("a string", (value) => typeof value === "string");
/** An object of members or of a class of its own: not an array, a Map, a Date, a URL, bytes, … */
export const OBJECT = rule(
  "an object",
  (value) => Object.prototype.toString.call(value) === "[object Object]",
);
export const PATH_OR_OBJECT = rule(
  "a path or an object",
  (value) => typeof value === "string" || isUrl(value) || OBJECT[1](value),
);
export const FUNCTION = rule("a function", (value) => typeof value === "function");
/** A time or a time limit, also a fraction; `Infinity`: none. Numbers of items are a `COUNT`. */
export const MILLISECONDS = rule("a number above 0", (value) => typeof value === "number" && value > 0);
/** A number of things or bytes. */
export const COUNT = rule(
  "an integer of at least 1",
  (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 1,
);
/** The most memory of WebAssembly. */
export const MAX_WASM_BYTES = 2 ** 32;
export const MEMORY = rule(
  "an integer of at least 1, and at most 4 GiB (4294967296), the most memory of WebAssembly",
  (value) => COUNT[1](value) && Number(value) <= MAX_WASM_BYTES,
);
/** An instant: a Date, also cross-realm, or nanoseconds since the epoch. */
export const TIME = rule(
  "a valid Date or a bigint",
  (value) => typeof value === "bigint" || (types.isDate(value) && !Number.isNaN(value.getTime())),
);
/** Accepts cross-realm AbortSignals and those of libraries. */
export const SIGNAL = rule("an AbortSignal", (value) => {
  if (value instanceof AbortSignal) return true;
  if (!isObject(value)) return false;
  const { aborted, addEventListener } = value as { aborted?: unknown; addEventListener?: unknown };
  return typeof aborted === "boolean" && typeof addEventListener === "function";
});
export const BUILTINS = rule("a list of built-ins from defineBuiltin", (value) =>
  isListWith(value, (entry) => isObject(entry) && typeof (entry as { name?: unknown }).name === "string"),
);

/** @throws ConfigurationError `config_invalid` */
export function throwOptionsError(subject: string, why: Message): never {
  throw invalidConfig(message`${caller(subject)}${why}`);
}

/**
 * Validates options and applies defaults. `undefined` is the same as absent. It runs for every evaluation, so it uses a
 * table of predicates instead of a schema.
 *
 * @param label the function's name in messages.
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function mergeOptions<Options extends object>(
  label: string,
  options: Options,
  rules: Rules<Options>,
  defaults: Partial<Options> = {},
): Partial<Options> {
  return readFromCaller(label, "the options", () => merge(label, options, rules, defaults));
}

/**
 * Returns what `read` reads of a value of the caller.
 *
 * @param description the function's name in messages; "" where several read the value.
 * @throws ConfigurationError `config_invalid` where a getter or a Proxy of it throws, with its error as the cause; an error of this library
 * as it is.
 */
export function readFromCaller<T>(description: string, name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw readingError(description, name, error);
  }
}

/** Returns a caller's list, with `undefined` for holes, or its only element. @throws as `readFromCaller` */
export function readList<T>(subject: string, name: string, values: T | readonly T[]): T[] {
  return readFromCaller(subject, name, () => (Array.isArray(values) ? Array.from<T>(values) : [values as T]));
}

/** Returns the error for a value of the caller whose getters or traps throw; an error of this library as it is. */
export function readingError(subject: string, name: string, error: unknown): unknown {
  if (isRegohostError(error)) return error;
  const why = message`${name} cannot be read: a getter or a Proxy of it throws`;
  return invalidConfig(subject === "" ? why : message`${caller(subject)}${why}`, error);
}

/**
 * Returns the inputs of a caller, those of a list read. Errors of another iterable are thrown as they are when it is read.
 *
 * @throws ConfigurationError `config_invalid` for a value that is not iterable, or is a text.
 */
export function toInputs<Inputs extends object>(subject: string, inputs: Inputs): Inputs | unknown[] {
  return readFromCaller(subject, "the inputs", () => {
    if (Array.isArray(inputs)) {
      const list = Array.from<unknown>(inputs);
      // `for await` reads this member of each.
      for (const input of list) if (isObject(input)) Reflect.get(input, "then");
      return list;
    }
    if (isObject(inputs) && (Symbol.iterator in inputs || Symbol.asyncIterator in inputs)) return inputs;
    throwOptionsError(subject, message`the inputs must be a list or another iterable of inputs`);
  });
}

/** Returns a copy of options that are checked later. @throws ConfigurationError `config_invalid` for some that cannot be read. */
export function copyOptions<Options extends object>(subject: string, options: Options): Options {
  return readFromCaller(subject, "the options", () => ({ ...options }));
}

function merge<Options extends object>(
  subject: string,
  options: Options,
  rules: Rules<Options>,
  defaults: Partial<Options>,
): Partial<Options> {
  if (!OBJECT[1](options)) throwOptionsError(subject, message`the options must be an object`);
  const merged = { ...defaults };
  for (const name in options) {
    // Each object would have it, also those of modules that are loaded only now.
    if (Object.prototype.propertyIsEnumerable.call(Object.prototype, name))
      throwOptionsError(subject, message`Object.prototype has the member ${JSON.stringify(name)}; remove it`);
    const value = options[name];
    if (value === undefined) continue;
    const found: Rule | undefined = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (found === undefined) {
      throwOptionsError(
        subject,
        message`unknown option ${JSON.stringify(name)}${nearest(name, Object.keys(rules))}`,
      );
    }
    if (!found[1](value)) {
      giveUpAll(options);
      throwOptionsError(subject, message`${optionNamed(name)} must be ${found[0]}`);
    }
    merged[name] = value;
  }
  return merged;
}

/**
 * Validates a count that is a parameter of its own.
 *
 * @param what the function's name in messages.
 * @throws ConfigurationError `config_invalid`
 */
export function checkCount(what: string, name: string, value: number): void {
  if (!COUNT[1](value)) throwOptionsError(what, message`${name} must be ${COUNT[0]}`);
}
