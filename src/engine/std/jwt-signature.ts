import { constants, createHmac, timingSafeEqual, verify } from "node:crypto";
import type { VerificationKey } from "./jwt-keys.js";
import type { Algorithm } from "./jwt-format.js";
import { handOver } from "./operand.js";

/** Returns whether a signature is the HMAC of what is signed. */
export function verifySecret(
  { hash }: Algorithm,
  secret: string,
  signed: string,
  signature: Buffer,
): boolean {
  const expected = createHmac(hash, secret).update(signed).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/**
 * Returns whether a signature is this key's.
 *
 * @param anySalt a PSS signature may have a salt of any length, not only that of the digest.
 */
export function verifyKey(
  { family, hash, curve, signatureBytes }: Algorithm,
  { key }: VerificationKey,
  signed: string,
  signature: Buffer,
  anySalt: boolean,
): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details = {} } = key;
  if (family === "ES") {
    if (type !== "ec") return false;
    // OPA splits a signature of any length in halves, and takes any curve.
    if (details.namedCurve !== curve || signature.length !== signatureBytes) return handOver();
    return verify(hash, Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }, signature);
  }
  if (type !== "rsa") return false;
  const options =
    family === "PS"
      ? {
          padding: constants.RSA_PKCS1_PSS_PADDING,
          saltLength: anySalt ? constants.RSA_PSS_SALTLEN_AUTO : constants.RSA_PSS_SALTLEN_DIGEST,
        }
      : { padding: constants.RSA_PKCS1_PADDING };
  return verify(hash, Buffer.from(signed), { key, ...options }, signature);
}
