import { VerificationError, invalidConfig } from "../../base/errors.js";
import { toPrintable } from "../../base/text/printable.js";
import type { VerifyOptions } from "./verify-options.js";
import { message, option } from "../../base/message.js";
import { loadPackage } from "../../base/load-package.js";

/** A check of a certificate's identity or issuer. */
interface TextMatch {
  subject: string;
  matches(text: string): boolean;
  wanted: string;
}

/** RE2 takes linear time. As in cosign, the expression may match a part of the text. */
async function toRegexp(name: string, subject: string, pattern: string): Promise<TextMatch> {
  const { RE2JS } = await loadPackage(() => import("re2js"));
  try {
    const regexp = RE2JS.compile(pattern);
    return { subject, matches: (text) => regexp.matcher(text).find(), wanted: `a match of ${pattern}` };
  } catch (error) {
    throw invalidConfig(message`${option(name)} is not a valid regular expression (RE2): ${pattern}`, error);
  }
}

async function toMatch(
  subject: string,
  exact: string | undefined,
  name: string,
  pattern: string | undefined,
): Promise<TextMatch | undefined> {
  if (exact !== undefined) return { subject, matches: (text) => text === exact, wanted: exact };
  return pattern === undefined ? undefined : toRegexp(name, subject, pattern);
}

/** Checks the signer in a certificate. */
export type SignerCheck = (name: string, identity: string, issuer: string | undefined) => void;

/**
 * Creates the check of identity and issuer. It throws VerificationError `signer_untrusted`.
 *
 * @throws ConfigurationError `config_invalid` for an invalid regular expression.
 */
export async function createSignerCheck(options: VerifyOptions): Promise<SignerCheck> {
  const identity = await toMatch(
    "identity",
    options.certificateIdentity,
    "certificateIdentityRegexp",
    options.certificateIdentityRegexp,
  );
  const issuer = await toMatch(
    "issuer",
    options.certificateOidcIssuer,
    "certificateOidcIssuerRegexp",
    options.certificateOidcIssuerRegexp,
  );
  return (name, actualIdentity, actualIssuer) => {
    check(name, identity, actualIdentity);
    check(name, issuer, actualIssuer);
  };
}

function check(name: string, match: TextMatch | undefined, actual: string | undefined): void {
  if (match !== undefined && actual !== undefined && match.matches(actual)) return;
  const signed = actual === undefined ? "is missing" : `is ${toPrintable(actual)}`;
  throw new VerificationError(
    `${name}: the ${match?.subject ?? "signer"} in the certificate ${signed}, not ${match?.wanted ?? "given"}`,
    { code: "signer_untrusted" },
  );
}
