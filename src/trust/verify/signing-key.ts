import { constants, createPrivateKey, createPublicKey, KeyObject, sign } from "node:crypto";
import type { SignKeyObjectInput } from "node:crypto";
import { VerificationError } from "../../base/errors.js";
import { getKind, throwKeyError, toVerificationKey, type VerificationKey } from "./verification-key.js";
import { isBytes } from "../../base/realms.js";
import { copyOptions, isObject } from "../../base/text/option-rules.js";

/** A private key: its PEM text (PKCS #8, SEC 1 or PKCS #1), or a `KeyObject`. */
export type PrivateKeySource = string | Uint8Array | KeyObject;

/** Options of `signStatement` and `signRecording`. */
export interface SignOptions {
  /** ECDSA P-256, P-384 or P-521, RSA of at least 2048 bits, or Ed25519. */
  key: PrivateKeySource;
  /** The passphrase of an encrypted PEM text. */
  passphrase?: string | undefined;
}

/** A private key with its signing algorithm. It never exposes its key. */
export interface SigningKey {
  /** `sha256:` and the digest of its public key's SubjectPublicKeyInfo in hex, as in verification results. */
  readonly id: string;
  sign(data: Uint8Array): Uint8Array;
}

const SUBJECT = "the signing key";

function throwSigningKeyError(why: string): never {
  // Without a cause: a parser's message may contain the key.
  throwKeyError(SUBJECT, why);
}

const PEM = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*(?:-(?!----END)[^-]*)*-----END \1-----/g;
const PRIVATE_PEM = new Set(["PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "ENCRYPTED PRIVATE KEY"]);

function readPem(text: string, passphrase: string | undefined): KeyObject {
  const blocks = [...text.matchAll(PEM)].filter(([, label]) => label !== "EC PARAMETERS");
  const [block = "", label = ""] = blocks[0] ?? [];
  if (blocks.length !== 1) throwSigningKeyError("it must be PEM text with exactly one private key");
  if (/^ENCRYPTED (?:SIGSTORE|COSIGN) PRIVATE KEY$/.test(label)) {
    throwSigningKeyError(
      "it is encrypted in cosign's own format; give a key in PKCS #8, such as openssl genpkey writes",
    );
  }
  if (!PRIVATE_PEM.has(label)) throwSigningKeyError(`its PEM text holds a ${label}; a PRIVATE KEY is needed`);
  const isEncrypted = label.startsWith("ENCRYPTED") || /^Proc-Type:.*ENCRYPTED/m.test(block);
  if (isEncrypted && passphrase === undefined)
    throwSigningKeyError("it is encrypted, and no passphrase is given");
  try {
    return createPrivateKey({ key: block, ...(isEncrypted ? { passphrase } : {}) });
  } catch {
    return throwSigningKeyError(
      isEncrypted
        ? "it cannot be decrypted: the passphrase is wrong, or the PEM text is malformed"
        : "its PEM text is not a valid private key",
    );
  }
}

/** The scheme that cosign and slsa-verifier expect: ECDSA with the digest of the curve, RSA by PKCS #1 with SHA-256. */
function getScheme(key: KeyObject): readonly [digest: string | null, input: KeyObject | SignKeyObjectInput] {
  switch (getKind(key)) {
    case "ed25519":
      return [null, key];
    case "secp384r1":
      return ["sha384", key];
    case "secp521r1":
      return ["sha512", key];
    case "rsa":
      return ["sha256", { key, padding: constants.RSA_PKCS1_PADDING }];
    case "rsa-pss":
      return [
        "sha256",
        { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
      ];
    default:
      return ["sha256", key];
  }
}

/**
 * Reads a private key.
 *
 * @throws VerificationError `key_invalid`, also for an encrypted one without its passphrase. No error contains a key.
 */
export function readSigningKey(options: SignOptions): SigningKey {
  if (!isObject(options)) throwSigningKeyError("the options must be an object with a key");
  const { key: source, passphrase } = copyOptions("the signing key", options);
  const isText = typeof source === "string" || isBytes(source);
  if (!isText && !(source instanceof KeyObject)) throwSigningKeyError("it must be PEM text or a KeyObject");
  const text = typeof source === "string" ? source : Buffer.from(isText ? source : []).toString("utf8");
  const key = source instanceof KeyObject ? source : readPem(text, passphrase);
  if (key.type !== "private") throwSigningKeyError("it is not a private key");
  let own: VerificationKey;
  try {
    own = toVerificationKey(SUBJECT, createPublicKey(key));
  } catch (error) {
    if (error instanceof VerificationError) throw error;
    return throwSigningKeyError("it has no public key");
  }
  const [digest, input] = getScheme(key);
  return {
    id: own.id,
    sign: (data) => {
      const signature = sign(digest, data, input);
      if (!own.verify(data, signature)) throwSigningKeyError("its signature does not verify");
      return signature;
    },
  };
}
