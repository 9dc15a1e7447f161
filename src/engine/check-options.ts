import {
  ANY,
  BUILTINS,
  FLAG,
  FUNCTION,
  isTextList,
  mergeOptions,
  OBJECT,
  oneOf,
  POSITIVE,
  rule,
  SIGNAL,
  TEXT,
  TIME,
  type Rules,
} from "../values/option-rules.js";
import type { EvaluateOptions, LoadPolicyOptions } from "./options.js";

const EVALUATE: Rules<EvaluateOptions> = {
  entrypoint: TEXT,
  shownAs: TEXT,
  signal: SIGNAL,
  timeoutMs: POSITIVE,
  interrupt: FLAG,
  now: TIME,
  seed: TEXT,
  speculate: FLAG,
  strictBuiltinErrors: FLAG,
  requireAnswers: FLAG,
  bigint: FLAG,
  inputFormat: oneOf("json", "rego"),
  verification: ANY,
  maxCalls: POSITIVE,
  onRecording: FUNCTION,
};

const LOAD: Rules<LoadPolicyOptions> = {
  builtins: BUILTINS,
  allowNet: rule("a list of hosts", isTextList),
  runtime: OBJECT,
  verify: OBJECT,
  data: ANY,
  origin: OBJECT,
  entrypoint: rule("a name or a list of names", (value) => typeof value === "string" || isTextList(value)),
  maxMemoryBytes: POSITIVE,
  maxBundleBytes: POSITIVE,
  optimize: oneOf(0, 1, 2),
  regoVersion: oneOf("v0", "v1"),
  recompile: FLAG,
  compileTimeoutMs: POSITIVE,
  replay: rule("a Recording", OBJECT[1]),
  defaults: OBJECT,
  signal: SIGNAL,
};

/** The subset for `compilePolicy`. */
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

/**
 * Validates the options of an evaluation and applies defaults.
 *
 * @param defaults validated before.
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function toEvaluateOptions(
  options: EvaluateOptions | undefined,
  defaults: EvaluateOptions,
): EvaluateOptions {
  return options === undefined ? defaults : mergeOptions("evaluate", options, EVALUATE, defaults);
}

/**
 * Validates the options of `loadPolicy`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function toLoadPolicyOptions(options: LoadPolicyOptions): LoadPolicyOptions {
  const checked: LoadPolicyOptions = mergeOptions("loadPolicy", options, LOAD);
  if (checked.defaults !== undefined) {
    checked.defaults = mergeOptions("loadPolicy's defaults", checked.defaults, EVALUATE);
  }
  return checked;
}

/**
 * Validates the options of `compilePolicy`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkCompileOptions(options: CompileOptions): void {
  mergeOptions("compilePolicy", options, COMPILE);
}

/**
 * Validates the options of `buildBundle`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkBundleOptions(options: CompileOptions & { revision?: string }): void {
  mergeOptions("buildBundle", options, { ...COMPILE, revision: TEXT });
}
