import { VerificationError } from "../../base/errors.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { preAuthEncoding } from "./envelope.js";
import { readSigningKey, type SigningKey, type SignOptions } from "./signing-key.js";
import { readStatement, STATEMENT_TYPE, type Statement } from "./statement.js";

/** A signed DSSE envelope (https://github.com/secure-systems-lab/dsse). */
export interface SignedEnvelope {
  /** The type of the payload. */
  payloadType: string;
  /** The payload in Base64. */
  payload: string;
  /**
   * One signature, in Base64. It has no `keyid`: verifiers that derive one from the key they use, such as slsa-verifier
   * and cosign, skip a signature with another.
   */
  signatures: { sig: string }[];
}

/** Creates a DSSE envelope of these bytes. */
export function signPayload(payloadType: string, payload: Uint8Array, key: SigningKey): SignedEnvelope {
  const signature = key.sign(preAuthEncoding(payloadType, payload));
  return {
    payloadType,
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ sig: Buffer.from(signature).toString("base64") }],
  };
}

/**
 * Signs an in-toto statement.
 *
 * @throws VerificationError `statement_invalid` for a value that is not a statement with a subject.
 */
export function signStatementWith(statement: Statement, key: SigningKey): SignedEnvelope {
  const subject = "the statement";
  let payload: Buffer;
  try {
    payload = Buffer.from(toStrictJson(statement));
  } catch (error) {
    throw new VerificationError(`${subject} is not JSON`, { code: "statement_invalid", cause: error });
  }
  readStatement(subject, STATEMENT_TYPE, payload);
  return signPayload(STATEMENT_TYPE, payload, key);
}

/**
 * Signs an in-toto statement with a private key, in a DSSE envelope that `verifyEnvelope` and other tools accept.
 *
 * ECDSA signs with the digest of its curve, RSA by PKCS #1 v1.5 with SHA-256, Ed25519 without a digest.
 *
 * @throws VerificationError `key_invalid`; `statement_invalid` for a value that is not a statement with a subject. No
 * error contains the key.
 *
 * @example
 * ```ts
 * import { readFile, writeFile } from "node:fs/promises";
 * import { signStatement, type Statement } from "regohost/verify";
 *
 * async function write(statement: Statement): Promise<void> {
 *   const envelope = signStatement(statement, { key: await readFile("builder.pem", "utf8") });
 *   await writeFile("statement.dsse.json", JSON.stringify(envelope));
 * }
 * ```
 */
export function signStatement(statement: Statement, options: SignOptions): SignedEnvelope {
  return signStatementWith(statement, readSigningKey(options));
}
