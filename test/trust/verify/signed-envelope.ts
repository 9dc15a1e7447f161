import { constants, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { preAuthEncoding } from "../../../src/trust/verify/envelope.js";

export const TYPE = "application/vnd.in-toto+json";

/** A key pair, and its signature function. */
export interface Signer {
  publicKey: KeyObject;
  privateKey: KeyObject;
  sign(data: Uint8Array): Buffer;
}

function signer(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  digest: string | null,
  options: { padding?: number; saltLength?: number } = {},
): Signer {
  return { publicKey, privateKey, sign: (data) => sign(digest, data, { key: privateKey, ...options }) };
}

export const ecdsa = (namedCurve = "P-256", digest = "sha256"): Signer =>
  signer(generateKeyPairSync("ec", { namedCurve }), digest);

export const ed25519 = (): Signer => signer(generateKeyPairSync("ed25519"), null);

export const rsa = (padding: "pss" | "pkcs1", modulusLength = 2048, digest = "sha256"): Signer =>
  signer(
    generateKeyPairSync("rsa", { modulusLength }),
    digest,
    padding === "pss"
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : { padding: constants.RSA_PKCS1_PADDING },
  );

export const pemOf = ({ publicKey }: Signer): string =>
  publicKey.export({ type: "spki", format: "pem" }).toString();

export const STATEMENT = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ name: "app.tgz", digest: { sha256: "ab".repeat(32) } }],
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: { buildDefinition: { buildType: "urn:test" } },
};

export interface SignedEnvelope {
  payloadType: string;
  payload: string;
  signatures: { keyid?: string; sig: string }[];
}

/** A DSSE envelope, signed by all. */
export function signed(
  payload: unknown,
  signers: readonly Pick<Signer, "sign">[],
  payloadType = TYPE,
): SignedEnvelope {
  const bytes = Buffer.from(typeof payload === "string" ? payload : JSON.stringify(payload));
  return {
    payloadType,
    payload: bytes.toString("base64"),
    signatures: signers.map((one) => ({
      sig: one.sign(preAuthEncoding(payloadType, bytes)).toString("base64"),
    })),
  };
}
