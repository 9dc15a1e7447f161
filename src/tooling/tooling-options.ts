import type { Given } from "../base/pick.js";
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

/** Options of reading policies, shared by every function here. */
export interface ReadPoliciesOptions {
  /** Base of relative paths. Default: `process.cwd()`. */
  cwd?: string | undefined;
  /**
   * Names of files and folders to ignore below the paths, as patterns of Go's `filepath.Match`: `*`, `?`, `[a-z]`. A
   * comma separates patterns. Default: none; hidden files and `node_modules` are always ignored.
   */
  ignore?: readonly string[] | undefined;
  /**
   * Whether folders are bundles: their data is `data.json` and `data.yaml` only, their manifest counts, and symbolic
   * links in them are skipped. Default: false.
   */
  bundle?: boolean | undefined;
  /** The syntax of Rego whose version no bundle manifest specifies. Default: `v1`. */
  regoVersion?: "v0" | "v1" | undefined;
  /**
   * `bundles`: the required signers of every bundle; a path that is not a signed bundle is rejected, and folders are
   * bundles. `false` is the same as none. Default: the signatures of bundles are not verified.
   */
  verify?: Pick<PolicyVerifyOptions, "bundles"> | false | undefined;
  /**
   * A lock file, as `--update-lock` writes it, which pins policies from addresses. An address needs a digest, or an
   * entry in it: PolicyLoadError `lock_missing`, `pin_mismatch`. Default: none.
   */
  lock?: string | LockOptions | undefined;
  /** Aborts the work, with the error code `aborted`. */
  signal?: AbortSignal | undefined;
  /** Time limit of the whole call, in milliseconds. Default: 300,000; for tests no limit. */
  timeoutMs?: number | undefined;
}

/** Options of compiling policies, for `checkPolicies` and `testPolicies`. */
export interface CompilePoliciesOptions extends ReadPoliciesOptions {
  /**
   * Declarations of built-ins that OPA does not have. Built-ins of `defineBuiltin` and `serviceBuiltins` are
   * declarations. Default: none.
   */
  builtins?: readonly BuiltinDeclaration[] | undefined;
  /**
   * A capabilities file of OPA, by its path or as an object: policies may call only the built-ins that it lists, and it
   * declares those of them that neither OPA nor `builtins` has. It overrides those of `builtins` with the same name.
   */
  capabilities?: string | URL | object | undefined;
  /**
   * JSON Schemas for OPA's type checker: a file (the schema of every input), a folder (`schema.NAME` for each file),
   * the name of a bundled schema such as `cyclonedx`, or an object by OPA's names:
   * `{ "schema": …, "schema.release": … }`. Policies may refer to `schema.regohost.…` without it.
   */
  schema?: string | URL | Readonly<Record<string, unknown>> | undefined;
  /** Maximum number of errors that the compiler reports. Default: 10. */
  maxErrors?: number | undefined;
}

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
  subject: string,
  options: Options,
  rules: Rules<Options>,
): Given<Options> {
  // `mergeOptions` omits undefined options.
  return mergeOptions(subject, options, rules) as Given<Options>;
}
