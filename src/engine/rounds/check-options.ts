import { pick } from "../../base/pick.js";
import {
  ANY,
  BUILTINS,
  COUNT,
  FLAG,
  FUNCTION,
  isObject,
  isTextList,
  mergeOptions,
  MEMORY,
  MILLISECONDS,
  OBJECT,
  oneOf,
  PATH_OR_OBJECT,
  rule,
  SIGNAL,
  TEXT,
  TIME,
  type Rules,
} from "../../base/text/option-rules.js";
import { invalidConfig } from "../../base/errors.js";
import { isRecording } from "../recording/is-recording.js";
import type { EvaluateAllOptions } from "./evaluate-all.js";
import type { EvaluateOptions, LoadPolicyOptions } from "./options.js";
import type { PrepareOptions } from "./policy.js";
import { LOCK } from "../../base/text/lock-option.js";
import { caller, message, option, optionNamed } from "../../base/message.js";

const RECORDING = rule("a Recording", isRecording);

/** The rules of {@link EvaluateOptions}. */
export const EVALUATE_RULES: Rules<EvaluateOptions> = {
  entrypoint: TEXT,
  shownAs: TEXT,
  decisionId: TEXT,
  signal: SIGNAL,
  timeoutMs: MILLISECONDS,
  leftMs: MILLISECONDS,
  interrupt: FLAG,
  now: TIME,
  seed: TEXT,
  speculate: FLAG,
  strictBuiltinErrors: FLAG,
  requireAnswers: FLAG,
  bigint: FLAG,
  inputFormat: oneOf("json", "rego"),
  verification: ANY,
  maxCalls: COUNT,
  onRecording: FUNCTION,
};

const PREPARE: Rules<PrepareOptions> = { inputFormat: EVALUATE_RULES.inputFormat, data: ANY };

const ORIGIN = rule(
  "an object with revisions",
  (value) => isObject(value) && "revisions" in value && isTextList(value.revisions),
);

/** The option of verifying bundles, and evidence. */
export const VERIFY = rule("an object or false", (value) => value === false || OBJECT[1](value));

/** The rules of {@link LoadPolicyOptions}. */
export const LOAD_RULES: Rules<LoadPolicyOptions> = {
  builtins: BUILTINS,
  allowNet: rule("a list of hosts", isTextList),
  httpCacheBytes: COUNT,
  runtime: OBJECT,
  verify: VERIFY,
  data: ANY,
  origin: ORIGIN,
  entrypoint: rule("a name or a list of names", (value) => typeof value === "string" || isTextList(value)),
  maxMemoryBytes: MEMORY,
  allowSkippedFiles: FLAG,
  maxBundleBytes: COUNT,
  lock: LOCK,
  cwd: TEXT,
  optimize: oneOf(0, 1, 2),
  regoVersion: oneOf("v0", "v1"),
  recompile: FLAG,
  synchronous: FLAG,
  isolation: oneOf("none", "worker"),
  maxWorkers: COUNT,
  compileTimeoutMs: MILLISECONDS,
  replay: RECORDING,
  defaults: OBJECT,
  signal: SIGNAL,
};

/** Those that `compilePolicy` has, too. */
const COMPILED = [
  "builtins",
  "entrypoint",
  "allowSkippedFiles",
  "maxBundleBytes",
  "lock",
  "cwd",
  "optimize",
  "regoVersion",
  "compileTimeoutMs",
  "signal",
] as const satisfies readonly (keyof LoadPolicyOptions)[];

type CompileOptions = Pick<LoadPolicyOptions, (typeof COMPILED)[number]> & {
  schema?: unknown;
  verify?: unknown;
};

const COMPILE: Rules<CompileOptions> = {
  ...pick(LOAD_RULES, ...COMPILED),
  schema: PATH_OR_OBJECT,
  verify: VERIFY,
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
  return options === undefined ? defaults : mergeOptions("evaluate", options, EVALUATE_RULES, defaults);
}

const { verification: _verification, onRecording: _onRecording, ...COMMON } = EVALUATE_RULES;
const EVALUATE_ALL: Rules<EvaluateAllOptions> = { ...COMMON, concurrency: COUNT };

/**
 * Validates the options of `evaluateAll` and applies defaults.
 *
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function toEvaluateAllOptions(
  options: EvaluateAllOptions,
  defaults: EvaluateOptions,
): EvaluateAllOptions {
  return mergeOptions("evaluateAll", options, EVALUATE_ALL, defaults);
}

/**
 * Validates the options of `prepare` and applies defaults.
 *
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function toPrepareOptions(options: PrepareOptions, { inputFormat }: EvaluateOptions): PrepareOptions {
  return mergeOptions("prepare", options, PREPARE, inputFormat === undefined ? {} : { inputFormat });
}

/**
 * Validates the options of `loadPolicy`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function toLoadPolicyOptions(options: LoadPolicyOptions): LoadPolicyOptions {
  const checked: LoadPolicyOptions = mergeOptions("loadPolicy", options, LOAD_RULES);
  if (checked.defaults !== undefined) {
    checked.defaults = mergeOptions("loadPolicy's defaults", checked.defaults, EVALUATE_RULES);
  }
  if (checked.isolation === "worker" && checked.synchronous === true) {
    throw invalidConfig(
      message`${caller("loadPolicy")}${optionNamed("synchronous")} and ${option("isolation", '"worker"')} exclude each other: a worker is waited for`,
    );
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
 * Validates the options of `regohost/opa-wasm`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkOpaWasmOptions(
  options: Pick<LoadPolicyOptions, "builtins" | "allowNet" | "runtime">,
): void {
  mergeOptions("loadPolicy", options, pick(LOAD_RULES, "builtins", "allowNet", "runtime"));
}

/**
 * Validates the options of `buildBundle`.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkBundleOptions(
  options: CompileOptions & { revision?: string | undefined; sign?: object | undefined },
): void {
  mergeOptions("buildBundle", options, { ...COMPILE, revision: TEXT, sign: OBJECT });
}
