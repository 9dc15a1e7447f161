import { invalidConfig } from "../../base/errors.js";
import {
  copyOptions,
  isTextList,
  mergeOptions,
  OBJECT,
  oneOf,
  rule,
  TEXT,
  type Rules,
} from "../../base/text/option-rules.js";
import { isFileSource, type FileSource } from "./given-file.js";
import type { VerifyOptions } from "./verify-options.js";
import { isBytes } from "../../base/realms.js";
import { caller, message, optionNamed } from "../../base/message.js";

/** The algorithms of bundle signatures, by their names in JSON Web Signatures (RFC 7518, RFC 8037). */
export const BUNDLE_ALGORITHMS = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "HS256", "HS384", "HS512", "EdDSA"],
] as const;

/** OPA's default algorithm of a key. */
export const DEFAULT_BUNDLE_ALGORITHM = "RS256";

/** A key that verifies signatures of bundles, as in OPA's configuration (`keys`). */
export interface BundleKey {
  /**
   * PEM text of a public key or certificate, or its file; for HS256, HS384 and HS512 the secret. Of a certificate only
   * the key is used. RSA keys have at least 2048 bits, the curves of ES256, ES384 and ES512 are P-256, P-384 and P-521.
   */
  key: string | Uint8Array | FileSource;
  /** `RS256`, `RS384`, `RS512`, `PS256`, `PS384`, `PS512`, `ES256`, `ES384`, `ES512`, `HS256`, `HS384`, `HS512` or `EdDSA`. Default: `RS256`. */
  algorithm?: string | undefined;
  /** The required scope of bundles signed with it, if `scope` of the options is absent or empty. Default: none. */
  scope?: string;
}

/** The required signers of policy bundles (`.signatures.json`), as in OPA's configuration. */
export interface BundleVerifyOptions {
  /** Keys by their ids. */
  keys: Readonly<Record<string, BundleKey>>;
  /** The id of the key. Default: the `kid` in the header of the signature, otherwise its claim `keyid`. */
  keyId?: string | undefined;
  /** The required scope of the signature. Default: that of the key, otherwise none. */
  scope?: string | undefined;
  /**
   * Patterns of files that are loaded although no signature covers them, such as `data.json` or `system/*`: Go's `filepath.Match` over the
   * file's path as in the signature. Default: none.
   */
  excludeFiles?: readonly string[] | undefined;
  /** Base of relative paths of keys. Default: the process's current directory. */
  cwd?: string | undefined;
}

/** The required signers of policies, and the requirements of `regohost.verify` in them. */
export interface PolicyVerifyOptions extends VerifyOptions {
  /**
   * The required signers of every bundle that is loaded; a source that is not a signed bundle is rejected. `false`
   * loads signed bundles without verifying them. Default: a signed bundle is rejected (`verification_key_missing`).
   */
  bundles?: BundleVerifyOptions | false | undefined;
}

/** Options of signing a bundle. */
export interface BundleSignOptions {
  /** PEM text of a private key, or its file; for HS256, HS384 and HS512 the secret. */
  key: string | Uint8Array | FileSource;
  /** As of `BundleKey`. Default: `RS256`. */
  algorithm?: string | undefined;
  /** The key's id, for the header (`kid`) and the claim `keyid`. Without effect with `claims`, as in OPA. Default: none. */
  keyId?: string | undefined;
  /** Further claims, such as `scope`, `iss` and `keyid`: a JSON object, or its file. Default: none. */
  claims?: Readonly<Record<string, unknown>> | FileSource | undefined;
  /** Base of relative paths. Default: the process's current directory. */
  cwd?: string | undefined;
}

const KEY = rule(
  "PEM text, a secret, its bytes or { path }",
  (value) => typeof value === "string" || isBytes(value) || isFileSource(value),
);
const ALGORITHM = oneOf(...BUNDLE_ALGORITHMS);

const KEY_RULES: Rules<BundleKey> = { key: KEY, algorithm: ALGORITHM, scope: TEXT };

const VERIFY_RULES: Rules<BundleVerifyOptions> = {
  keys: rule(
    "an object of keys by their ids",
    (value) => OBJECT[1](value) && Object.keys(value as object).length > 0,
  ),
  keyId: TEXT,
  scope: TEXT,
  excludeFiles: rule("a list of patterns", isTextList),
  cwd: TEXT,
};

const SIGN_RULES: Rules<BundleSignOptions> = {
  key: KEY,
  algorithm: ALGORITHM,
  keyId: TEXT,
  claims: OBJECT,
  cwd: TEXT,
};

/** @param subject the option's name for messages. @throws ConfigurationError `config_invalid` */
function checkBundleVerifyOptions(subject: string, options: BundleVerifyOptions): BundleVerifyOptions {
  const { keys, ...checked } = mergeOptions(subject, options, VERIFY_RULES);
  if (keys === undefined) {
    throw invalidConfig(message`${caller(subject)}${optionNamed("keys")} is missing: a key by its id`);
  }
  return {
    ...checked,
    keys: Object.fromEntries(
      Object.entries(keys).map(([id, key]) => [
        id,
        withKey(`${subject}: the key ${JSON.stringify(id)}`, mergeOptions(subject, key, KEY_RULES)),
      ]),
    ),
  };
}

/**
 * @param label the option's name for messages.
 * @param further the rules of the caller's additional options.
 * @throws ConfigurationError `config_invalid`
 */
export function checkBundleSignOptions<Options extends BundleSignOptions>(
  label: string,
  options: Options,
  further: Rules<Omit<Options, keyof BundleSignOptions>>,
): Partial<Options> & Pick<BundleSignOptions, "key"> {
  return withKey(label, mergeOptions(label, options, { ...SIGN_RULES, ...further } as Rules<Options>));
}

function withKey<Options extends { key?: unknown }>(
  subject: string,
  options: Options,
): Options & Pick<BundleKey, "key"> {
  if (hasKey(options)) return options;
  throw invalidConfig(message`${caller(subject)}${optionNamed("key")} is missing`);
}

function hasKey<Options extends object>(options: Options): options is Options & Pick<BundleKey, "key"> {
  return "key" in options && options.key !== undefined;
}

/**
 * Checks the required signers of bundles, and separates them from the requirements of `regohost.verify`.
 *
 * @param description the function's name for messages.
 * @throws ConfigurationError `config_invalid`
 */
export function splitVerify(
  description: string,
  verify: PolicyVerifyOptions | false | undefined,
): { bundles: BundleVerifyOptions | false | undefined; evidence: VerifyOptions | undefined } {
  if (verify === false || verify === undefined) return { bundles: verify, evidence: undefined };
  const { bundles, ...evidence } = copyOptions(description, verify);
  return {
    bundles:
      bundles === undefined || bundles === false
        ? bundles
        : checkBundleVerifyOptions(`${description}: verify.bundles`, bundles),
    evidence: Object.keys(evidence).length === 0 ? undefined : evidence,
  };
}
