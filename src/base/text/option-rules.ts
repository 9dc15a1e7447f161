import { types } from "node:util";
import { ConfigurationError, isRegohostError } from "../errors.js";
import { nearest } from "./nearest.js";
import { giveUpAll } from "./give-up.js";
import { isUrl } from "../realms.js";
import { caller, message, optionNamed, type Message } from "../message.js";

/** A description and predicate of valid values. */
export type Rule = readonly [what: string, fits: (value: unknown) => boolean];

/** The known options with their rules. */
export type Rules<Options> = Readonly<Record<keyof Options, Rule>>;

/** Returns a rule. @param what completes the sentence "NAME must be …". */
export function rule(what: string, fits: (value: unknown) => boolean): Rule {
  return [what, fits];
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
export function refuseOptions(what: string, why: Message): never {
  throw new ConfigurationError(message`${caller(what)}${why}`, { code: "config_invalid" });
}

/**
 * Validates options and applies defaults. `undefined` is the same as absent. It runs for every evaluation, so it uses a
 * table of predicates instead of a schema.
 *
 * @param what the function's name in messages.
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function mergeOptions<Options extends object>(
  what: string,
  options: Options,
  rules: Rules<Options>,
  defaults: Partial<Options> = {},
): Partial<Options> {
  try {
    return merge(what, options, rules, defaults);
  } catch (error) {
    throw readingError(what, "the options", error);
  }
}

/** Returns the error for a value of the caller whose getters or traps throw; an error of this library as it is. */
export function readingError(what: string, name: string, error: unknown): unknown {
  if (isRegohostError(error)) return error;
  return new ConfigurationError(
    message`${caller(what)}${name} cannot be read: a getter or a Proxy of it throws`,
    {
      code: "config_invalid",
      cause: error,
    },
  );
}

/** Returns a copy of options that are checked later. @throws ConfigurationError `config_invalid` for some that cannot be read. */
export function copyOptions<Options extends object>(what: string, options: Options): Options {
  try {
    return { ...options };
  } catch (error) {
    throw readingError(what, "the options", error);
  }
}

function merge<Options extends object>(
  what: string,
  options: Options,
  rules: Rules<Options>,
  defaults: Partial<Options>,
): Partial<Options> {
  if (!OBJECT[1](options)) refuseOptions(what, message`the options must be an object`);
  const merged = { ...defaults };
  for (const name in options) {
    // Each object would have it, also those of modules that are loaded only now.
    if (Object.prototype.propertyIsEnumerable.call(Object.prototype, name))
      refuseOptions(what, message`Object.prototype has the member ${JSON.stringify(name)}; remove it`);
    const value = options[name];
    if (value === undefined) continue;
    const found: Rule | undefined = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (found === undefined) {
      refuseOptions(
        what,
        message`unknown option ${JSON.stringify(name)}${nearest(name, Object.keys(rules))}`,
      );
    }
    if (!found[1](value)) {
      giveUpAll(options);
      refuseOptions(what, message`${optionNamed(name)} must be ${found[0]}`);
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
  if (!COUNT[1](value)) refuseOptions(what, message`${name} must be ${COUNT[0]}`);
}
