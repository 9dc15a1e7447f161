import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import { VERIFY } from "../engine/rounds/check-options.js";
import {
  BUILTINS,
  COUNT,
  FLAG,
  isTextList,
  mergeOptions,
  MILLISECONDS,
  oneOf,
  PATH_OR_OBJECT,
  rule,
  SIGNAL,
  TEXT,
  type Rules,
} from "../base/text/option-rules.js";
import type { PolicyVerifyOptions } from "../trust/verify/bundle-options.js";
import { LOCK, type LockOptions } from "../base/text/lock-option.js";

/** How policies are read: the options of every function here. */
export interface ReadPoliciesOptions {
  /** The folder where relative paths start. Default: `process.cwd()`. */
  cwd?: string | undefined;
  /**
   * Names of files and folders to leave out below the paths, as patterns of Go's `filepath.Match`: `*`, `?`, `[a-z]`. A
   * comma separates patterns. Default: none; hidden files and `node_modules` are always left out.
   */
  ignore?: readonly string[] | undefined;
  /**
   * Whether folders are bundles: their data are `data.json` and `data.yaml` alone, their manifest counts, and symbolic links
   * in them are skipped. Default: false.
   */
  bundle?: boolean | undefined;
  /** The syntax of the Rego of which no manifest of a bundle says it. Default: `v1`. */
  regoVersion?: "v0" | "v1" | undefined;
  /**
   * `bundles`: who must have signed every bundle; a path that is not a signed bundle is refused, and folders are bundles. `false` is the same
   * as none. Default: the signatures of bundles are not verified.
   */
  verify?: Pick<PolicyVerifyOptions, "bundles"> | false | undefined;
  /**
   * A lock file, as `--update-lock` writes it: what policies from addresses must be. An address needs a digest, or to be in it:
   * PolicyLoadError `lock_missing`, `pin_mismatch`. Default: none.
   */
  lock?: string | LockOptions | undefined;
  /** Aborts the work, with the error code `aborted`. */
  signal?: AbortSignal | undefined;
  /** How long the whole may take, in milliseconds. Default: 300,000; for tests no limit. */
  timeoutMs?: number | undefined;
}

/** How policies are compiled: the options of `checkPolicies` and `testPolicies`. */
export interface CompilePoliciesOptions extends ReadPoliciesOptions {
  /** Declarations of built-ins that OPA does not have. Built-ins of `defineBuiltin` and `serviceBuiltins` are declarations. Default: none. */
  builtins?: readonly BuiltinDeclaration[] | undefined;
  /**
   * A capabilities file of OPA, by its path or as an object: policies may call only the built-ins that it names, and it
   * declares those of them that neither OPA nor `builtins` has. It replaces those of `builtins` with the same name.
   */
  capabilities?: string | URL | object | undefined;
  /**
   * JSON Schemas for OPA's type checker: a file (the schema of every input), a folder (`schema.NAME` for each file), the name
   * of a bundled schema such as `cyclonedx`, or an object by OPA's names: `{ "schema": …, "schema.release": … }`. Policies may
   * name `schema.regohost.…` without it.
   */
  schema?: string | URL | Readonly<Record<string, unknown>> | undefined;
  /** How many errors the compiler reports. Default: 10. */
  maxErrors?: number | undefined;
}

/** Options without those that are `undefined`. */
export type Given<Options> = { [Name in keyof Options]?: Exclude<Options[Name], undefined> };

export const TEXTS = rule("a list of strings", isTextList);

/** The rules of {@link ReadPoliciesOptions}. */
export const READ_RULES: Rules<ReadPoliciesOptions> = {
  cwd: TEXT,
  ignore: TEXTS,
  bundle: FLAG,
  regoVersion: oneOf("v0", "v1"),
  verify: VERIFY,
  lock: LOCK,
  signal: SIGNAL,
  timeoutMs: MILLISECONDS,
};

/** The rules of {@link CompilePoliciesOptions}. */
export const COMPILE_RULES: Rules<CompilePoliciesOptions> = {
  ...READ_RULES,
  builtins: BUILTINS,
  capabilities: PATH_OR_OBJECT,
  schema: PATH_OR_OBJECT,
  maxErrors: COUNT,
};

/**
 * Checks the options of a function.
 *
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type.
 */
export function checkOptions<Options extends object>(
  what: string,
  options: Options,
  rules: Rules<Options>,
): Given<Options> {
  // `mergeOptions` leaves out what is undefined.
  return mergeOptions(what, options, rules) as Given<Options>;
}
