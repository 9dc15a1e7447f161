import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import type { ConfiguredSigner } from "./policy-configuration.js";

/** Of a signer with a key. */
export const NO_IDENTITY = { subject: "", subjectRegExp: "", issuer: "", issuerRegExp: "" };

/** The signer that a run requires, in place of the configured one. */
export interface RequiredSigner extends Omit<ConfiguredSigner, "rekorUrl"> {
  /** Whether signatures need no entry in a log: a key without a trusted root, which is `--ignore-rekor` of `ec`. */
  ignoreRekor: boolean;
}

/**
 * The signer of a run, as the flags of `ec` replace the configured one. Several keys leave it as configured: `ec` has one.
 *
 * @param keys the run's, as PEM text.
 */
export function toRequiredSigner(
  options: VerifyOptions,
  keys: readonly string[],
): RequiredSigner | undefined {
  const [publicKey, ...others] = keys;
  if (publicKey !== undefined) {
    const ignoreRekor = options.trustedRoot === undefined;
    return others.length === 0 ? { publicKey, identity: NO_IDENTITY, ignoreRekor } : undefined;
  }
  const {
    certificateIdentity: subject = "",
    certificateIdentityRegexp: subjectRegExp = "",
    certificateOidcIssuer: issuer = "",
    certificateOidcIssuerRegexp: issuerRegExp = "",
  } = options;
  return {
    publicKey: "",
    identity: { subject, subjectRegExp, issuer, issuerRegExp },
    ignoreRekor: false,
  };
}
