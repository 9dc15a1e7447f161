import { constants, createHmac, timingSafeEqual, verify, type KeyObject } from "node:crypto";
import { handOver } from "./operand.js";

/** An algorithm of JSON Web Signatures. Each of ECDSA has its curve, and a length of signature. */
interface Algorithm {
  readonly family: "HS" | "RS" | "PS" | "ES";
  readonly hash: string;
  readonly curve?: string;
  readonly signatureBytes?: number;
}

const CURVES = { 256: ["prime256v1", 64], 384: ["secp384r1", 96], 512: ["secp521r1", 132] } as const;

/** By their names: `HS256` to `ES512`. `EdDSA` is opa-core's. */
export const ALGORITHMS: ReadonlyMap<string, Algorithm> = new Map(
  ([256, 384, 512] as const).flatMap((bits) => {
    const hash = `sha${String(bits)}`;
    const [curve, signatureBytes] = CURVES[bits];
    return (["HS", "RS", "PS", "ES"] as const).map((family): [string, Algorithm] => [
      `${family}${String(bits)}`,
      family === "ES" ? { family, hash, curve, signatureBytes } : { family, hash },
    ]);
  }),
);

/** A public key of `io.jwt.verify_*` and `io.jwt.decode_verify`. */
export interface VerificationKey {
  /** Of a JWK; empty if it has none. */
  readonly alg: string;
  readonly kid: string;
  /** RSA with 2048 to 8192 bits and the usual exponent, or a point on P-256, P-384 or P-521. */
  readonly key: KeyObject;
}

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
  // OpenSSL also takes one without its first byte, where that is zero.
  if (signature.length !== Math.ceil((details.modulusLength ?? 0) / 8)) return false;
  const options =
    family === "PS"
      ? {
          padding: constants.RSA_PKCS1_PSS_PADDING,
          saltLength: anySalt ? constants.RSA_PSS_SALTLEN_AUTO : constants.RSA_PSS_SALTLEN_DIGEST,
        }
      : { padding: constants.RSA_PKCS1_PADDING };
  return verify(hash, Buffer.from(signed), { key, ...options }, signature);
}
