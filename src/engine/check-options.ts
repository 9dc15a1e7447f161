import { types } from "node:util";
import { ConfigurationError } from "../errors.js";
import { nearest } from "../nearest.js";
import type { EvaluateOptions, LoadPolicyOptions } from "./options.js";

/** What a value must be: in words, and whether it is. */
type Rule = readonly [what: string, fits: (value: unknown) => boolean];
type Rules<Options> = Readonly<Record<keyof Options, Rule>>;

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
const isText = (value: unknown): boolean => typeof value === "string";
const { isDate } = types;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const ANY: Rule = ["anything", () => true];
const FLAG: Rule = ["true or false", (value) => typeof value === "boolean"];
const TEXT: Rule = ["a string", isText];
const OBJECT: Rule = ["an object", isObject];
const FUNCTION: Rule = ["a function", (value) => typeof value === "function"];
const POSITIVE: Rule = ["a number above 0", (value) => typeof value === "number" && value > 0];
/** Of another realm too, or made by a library. */
const SIGNAL: Rule = [
  "an AbortSignal",
  (value) => {
    if (!isObject(value)) return false;
    const { aborted, addEventListener } = value as { aborted?: unknown; addEventListener?: unknown };
    return typeof aborted === "boolean" && typeof addEventListener === "function";
  },
];
const oneOf = (...values: readonly unknown[]): Rule => [
  values.map((value) => JSON.stringify(value)).join(" or "),
  (value) => values.includes(value),
];

const EVALUATE: Rules<EvaluateOptions> = {
  entrypoint: TEXT,
  shownAs: TEXT,
  signal: SIGNAL,
  timeoutMs: POSITIVE,
  interrupt: FLAG,
  now: [
    "a valid Date or a bigint",
    (value) => typeof value === "bigint" || (isDate(value) && !Number.isNaN(value.getTime())),
  ],
  seed: TEXT,
  speculate: FLAG,
  strictBuiltinErrors: FLAG,
  bigint: FLAG,
  inputFormat: oneOf("json", "rego"),
  maxCalls: POSITIVE,
  onRecording: FUNCTION,
};

const LOAD: Rules<LoadPolicyOptions> = {
  builtins: [
    "a list of built-ins, which defineBuiltin makes",
    (value) =>
      Array.isArray(value) &&
      value.every((entry: unknown) => isObject(entry) && isText((entry as { name?: unknown }).name)),
  ],
  allowNet: ["a list of hosts", isTextList],
  runtime: OBJECT,
  data: ANY,
  origin: OBJECT,
  entrypoint: ["a name or a list of names", (value) => isText(value) || isTextList(value)],
  maxMemoryBytes: POSITIVE,
  maxBundleBytes: POSITIVE,
  optimize: oneOf(0, 1, 2),
  regoVersion: oneOf("v0", "v1"),
  compileTimeoutMs: POSITIVE,
  replay: ["a Recording", isObject],
  defaults: OBJECT,
  signal: SIGNAL,
};

/** What of them `compilePolicy` takes. */
type CompileOptions = Pick<
  LoadPolicyOptions,
  "builtins" | "entrypoint" | "maxBundleBytes" | "optimize" | "regoVersion" | "compileTimeoutMs" | "signal"
>;

const { builtins, entrypoint, maxBundleBytes, optimize, regoVersion, compileTimeoutMs, signal } = LOAD;
const COMPILE: Rules<CompileOptions> = {
  builtins,
  entrypoint,
  maxBundleBytes,
  optimize,
  regoVersion,
  compileTimeoutMs,
  signal,
};

function refuse(what: string, why: string): never {
  throw new ConfigurationError(`${what}: ${why}`, { code: "config_invalid" });
}

/**
 * Checks the options that are given, and puts them over their defaults. `undefined` is as good as not given. This runs for
 * every evaluation, so it is a table of predicates and not a schema.
 */
function merge<Options extends object>(
  what: string,
  options: Options,
  rules: Rules<Options>,
  defaults: Partial<Options> = {},
): Partial<Options> {
  if (typeof options !== "object") refuse(what, "the options must be an object");
  const merged = { ...defaults };
  for (const name in options) {
    const rule: Rule | undefined = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      refuse(what, `there is no option ${JSON.stringify(name)}${nearest(name, Object.keys(rules))}`);
    }
    const value = options[name];
    if (value === undefined) continue;
    if (!rule[1](value)) refuse(what, `${name} must be ${rule[0]}`);
    merged[name] = value;
  }
  return merged;
}

/**
 * The options of an evaluation with their defaults.
 *
 * @param defaults checked before.
 * @throws ConfigurationError `config_invalid` for an option that is not there or is of another type.
 */
export function toEvaluateOptions(
  options: EvaluateOptions | undefined,
  defaults: EvaluateOptions,
): EvaluateOptions {
  return options === undefined ? defaults : merge("evaluate", options, EVALUATE, defaults);
}

/**
 * Checks what `loadPolicy` is given.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function toLoadPolicyOptions(options: LoadPolicyOptions): LoadPolicyOptions {
  const checked: LoadPolicyOptions = merge("loadPolicy", options, LOAD);
  if (checked.defaults !== undefined) {
    checked.defaults = merge("loadPolicy's defaults", checked.defaults, EVALUATE);
  }
  return checked;
}

/**
 * Checks the options that `compilePolicy` is given.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkCompileOptions(options: CompileOptions): void {
  merge("compilePolicy", options, COMPILE);
}
