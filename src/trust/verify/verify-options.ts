import {
  COUNT,
  isObject,
  mergeOptions,
  throwOptionsError,
  rule,
  TEXT,
  type Rules,
} from "../../base/text/option-rules.js";
import type { ArtifactSource } from "./artifact.js";
import { isFileSource } from "./given-file.js";
import { checkTrustedRootSource, type TrustedRootSource } from "./trusted-root-source.js";
import type { PublicKeySource } from "./verification-key.js";
import { isBytes } from "../../base/realms.js";
import { message, option } from "../../base/message.js";

/**
 * The required signers and subject. Either keys, or a trusted root with identity and issuer, or a trusted root with
 * keys, whose signatures must then be in a log of the root.
 */
export interface VerifyOptions {
  /** Public keys. The algorithm comes from the key, never from the envelope. */
  keys?: readonly PublicKeySource[] | undefined;
  /** The required number of distinct keys that have signed. Default: 1. */
  threshold?: number | undefined;
  /**
   * Sigstore's `trusted_root.json`: its file, its JSON text, the JSON value, or the TUF repository that provides it.
   */
  trustedRoot?: TrustedRootSource | undefined;
  /** The certificate's subject alternative name, exactly. */
  certificateIdentity?: string | undefined;
  /** The same as a regular expression in RE2 syntax. As in cosign it may match a part: use `^` and `$`. */
  certificateIdentityRegexp?: string | undefined;
  /** The OIDC issuer in the certificate, exactly. */
  certificateOidcIssuer?: string | undefined;
  /** The same as a regular expression, as for the identity. */
  certificateOidcIssuerRegexp?: string | undefined;
  /**
   * The required subject of the statement: content, a file, or a digest (`sha256:…`, `sha384:…` or `sha512:…`). Weaker
   * digests in the statement do not count. Default: any subject.
   */
  artifact?: ArtifactSource | undefined;
  /** Base of relative paths. Default: the process's current directory. */
  cwd?: string | undefined;
}

const RULES: Rules<VerifyOptions> = {
  keys: rule("a list of keys", (value) => Array.isArray(value) && value.length > 0),
  threshold: COUNT,
  trustedRoot: rule("an object or its JSON text", (value) => typeof value === "string" || isObject(value)),
  certificateIdentity: rule(
    "a string that is not empty",
    (value) => typeof value === "string" && value !== "",
  ),
  certificateIdentityRegexp: rule(
    "a regular expression",
    (value) => typeof value === "string" && value !== "",
  ),
  certificateOidcIssuer: rule(
    "a string that is not empty",
    (value) => typeof value === "string" && value !== "",
  ),
  certificateOidcIssuerRegexp: rule(
    "a regular expression",
    (value) => typeof value === "string" && value !== "",
  ),
  artifact: rule(
    "a Uint8Array, an object with a path, or a digest",
    (value) => typeof value === "string" || isBytes(value) || isFileSource(value),
  ),
  cwd: TEXT,
};

const IDENTITY = message`${option("certificateIdentity")} or ${option("certificateIdentityRegexp")}`;
const ISSUER = message`${option("certificateOidcIssuer")} or ${option("certificateOidcIssuerRegexp")}`;

/**
 * Checks that the options specify the required signers.
 *
 * @param subject the function's name for messages.
 * @throws ConfigurationError `config_invalid`, also for a trusted root without an identity, and for an artifact alone.
 */
export function checkVerifyOptions(subject: string, options: VerifyOptions): VerifyOptions {
  const checked = mergeOptions(subject, options, RULES);
  const {
    keys,
    threshold,
    trustedRoot,
    certificateIdentity: identity,
    certificateIdentityRegexp: identityRegexp,
    certificateOidcIssuer: issuer,
    certificateOidcIssuerRegexp: issuerRegexp,
  } = checked;
  if (trustedRoot !== undefined) checkTrustedRootSource(subject, trustedRoot);
  const hasIdentity = (identity ?? identityRegexp) !== undefined;
  const hasIssuer = (issuer ?? issuerRegexp) !== undefined;
  if (keys === undefined && trustedRoot === undefined) {
    throwOptionsError(
      subject,
      message`the required signer is missing: ${option("keys")}, or ${option("trustedRoot")} with an identity. An unsigned input proves nothing`,
    );
  }
  if (threshold !== undefined && keys === undefined) {
    throwOptionsError(subject, message`${option("threshold")} needs ${option("keys")}`);
  }
  if (identity !== undefined && identityRegexp !== undefined) {
    throwOptionsError(subject, message`give ${IDENTITY}, not both`);
  }
  if (issuer !== undefined && issuerRegexp !== undefined) {
    throwOptionsError(subject, message`give ${ISSUER}, not both`);
  }
  if (keys !== undefined && (hasIdentity || hasIssuer)) {
    throwOptionsError(
      subject,
      message`${option("keys")} and a certificate's identity exclude each other: a signature is by one of them`,
    );
  }
  if (keys === undefined && !hasIdentity) {
    throwOptionsError(
      subject,
      message`${option("trustedRoot")} needs ${IDENTITY}: anybody can get a certificate`,
    );
  }
  if (keys === undefined && !hasIssuer) {
    throwOptionsError(
      subject,
      message`${option("trustedRoot")} needs ${ISSUER}: an identity is one of its issuer`,
    );
  }
  return checked;
}
