import { constants, createPublicKey, KeyObject, verify } from "node:crypto";
import type { JsonWebKeyInput, VerifyKeyObjectInput } from "node:crypto";
import { VerificationError } from "../../base/errors.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isObject, readFromCaller } from "../../base/text/option-rules.js";
import { sha256 } from "../../base/text/sha256.js";
import { isFileSource, readFileSource, type FileSource } from "./given-file.js";
import { holds, isBytes } from "../../base/realms.js";

/**
 * Public keys: PEM text, a JWK or JWK set as an object or its JSON text, a file of one of these, or a `KeyObject`. PEM
 * text and JWK sets may contain several.
 */
export type PublicKeySource =
  | string
  | Uint8Array
  | FileSource
  // A `KeyObject`, structurally: only Node's types declare it, which programs for browsers omit.
  | { readonly type: "secret" | "public" | "private"; readonly asymmetricKeyType?: string | undefined }
  | Readonly<Record<string, unknown>>;

/** A public key with its algorithms. */
export interface VerificationKey {
  /** `sha256:` and the digest of its SubjectPublicKeyInfo in hex, of EC keys with the uncompressed point. */
  readonly id: string;
  /** The key itself, the same for all its encodings. */
  readonly bits: string;
  /** Its SubjectPublicKeyInfo as PEM text. */
  readonly pem: string;
  /** Whether one of its algorithms verifies the signature. */
  verify(data: Uint8Array, signature: Uint8Array): boolean;
}

type Scheme = (key: KeyObject) => readonly [digest: string | null, key: KeyObject | VerifyKeyObjectInput];

const ecdsa =
  (digest: string): Scheme =>
  (key) => [digest, { key, dsaEncoding: "der" }];
const pkcs1 =
  (digest: string): Scheme =>
  (key) => [digest, { key, padding: constants.RSA_PKCS1_PADDING }];
const pss =
  (digest: string, ofDigest = false): Scheme =>
  (key) => {
    const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_AUTO, RSA_PSS_SALTLEN_DIGEST } = constants;
    return [digest, { key, padding, saltLength: ofDigest ? RSA_PSS_SALTLEN_DIGEST : RSA_PSS_SALTLEN_AUTO }];
  };
const eddsa: Scheme = (key) => [null, key];

/** The digest of a curve, then SHA-256, which cosign uses on every curve. */
const OF_CURVE: Readonly<Record<string, readonly Scheme[]>> = {
  prime256v1: [ecdsa("sha256")],
  secp384r1: [ecdsa("sha384"), ecdsa("sha256")],
  secp521r1: [ecdsa("sha512"), ecdsa("sha256")],
};

/** The restriction by `alg` of a JWK: the kind of key, and the algorithm (RFC 7518, RFC 8037, RFC 9864). */
const OF_ALG: Readonly<Record<string, readonly [kind: string, scheme: Scheme]>> = {
  ES256: ["prime256v1", ecdsa("sha256")],
  ES384: ["secp384r1", ecdsa("sha384")],
  ES512: ["secp521r1", ecdsa("sha512")],
  RS256: ["rsa", pkcs1("sha256")],
  RS384: ["rsa", pkcs1("sha384")],
  RS512: ["rsa", pkcs1("sha512")],
  PS256: ["rsa", pss("sha256")],
  PS384: ["rsa", pss("sha384")],
  PS512: ["rsa", pss("sha512")],
  EdDSA: ["ed25519", eddsa],
  Ed25519: ["ed25519", eddsa],
};

const MIN_RSA_BITS = 2048;

/** @throws VerificationError `key_invalid` */
export function throwKeyError(subject: string, why: string): never {
  throw new VerificationError(`${subject}: ${why}`, { code: "key_invalid" });
}

/** The kind of a key, as in the tables above. */
export function getKind(key: KeyObject): string {
  return key.asymmetricKeyType === "ec"
    ? (key.asymmetricKeyDetails?.namedCurve ?? "ec")
    : (key.asymmetricKeyType ?? "unknown");
}

function getSchemes(subject: string, key: KeyObject): readonly Scheme[] {
  const kind = getKind(key);
  if (kind === "rsa") return [pss("sha256"), pkcs1("sha256")];
  if (kind === "ed25519") return [eddsa];
  if (kind === "rsa-pss") {
    const details = key.asymmetricKeyDetails ?? {};
    const { hashAlgorithm = "sha256", mgf1HashAlgorithm = "sha256" } = details;
    if (hashAlgorithm === "sha256" && mgf1HashAlgorithm === "sha256") {
      // OpenSSL does not detect the salt length for a key that restricts it.
      return [details.hashAlgorithm === undefined ? pss("sha256") : pss("sha256", true)];
    }
    return throwKeyError(subject, `RSA-PSS with ${hashAlgorithm} is not supported; use SHA-256`);
  }
  const schemes = Object.hasOwn(OF_CURVE, kind) ? OF_CURVE[kind] : undefined;
  return (
    schemes ??
    throwKeyError(subject, `keys of the kind ${kind} are not supported; use ECDSA P-256, RSA or Ed25519`)
  );
}

/**
 * The SubjectPublicKeyInfo in DER and PEM. A point of an elliptic curve has several encodings there: this uses the uncompressed
 * one, regardless of the key's original encoding.
 */
function toSpki(key: KeyObject): { spki: Buffer; pem: string } {
  const isCurve = key.asymmetricKeyType === "ec";
  const same = isCurve ? createPublicKey({ key: key.export({ format: "jwk" }), format: "jwk" }) : key;
  return {
    spki: same.export({ type: "spki", format: "der" }),
    pem: same.export({ type: "spki", format: "pem" }).toString(),
  };
}

/** The length of the header of a DER value: its tag and its length. */
function headerLength(der: Buffer): number {
  const length = der[1] ?? 0;
  return 2 + (length < 0x80 ? 0 : length - 0x80);
}

/**
 * The key itself in a SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7), without the algorithm: an RSA key is the same
 * with the identifier of RSA and with that of RSA-PSS.
 */
function toKeyBits(spki: Buffer): string {
  const inner = spki.subarray(headerLength(spki));
  const size = headerLength(inner);
  const algorithm = size === 2 ? (inner[1] ?? 0) : inner.readUIntBE(2, size - 2);
  return inner.subarray(size + algorithm).toString("base64");
}

/** @throws VerificationError `key_invalid` */
export function toVerificationKey(subject: string, key: KeyObject, alg?: unknown): VerificationKey {
  if (key.type !== "public") throwKeyError(subject, "it is not a public key; pass the public key");
  const kind = getKind(key);
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (kind.startsWith("rsa") && (bits === undefined || bits < MIN_RSA_BITS)) {
    throwKeyError(subject, `RSA keys need at least ${MIN_RSA_BITS} bits`);
  }
  let schemes = getSchemes(subject, key);
  if (alg !== undefined) {
    const bound = typeof alg === "string" && Object.hasOwn(OF_ALG, alg) ? OF_ALG[alg] : undefined;
    if (bound === undefined) return throwKeyError(subject, "its alg is not a supported signature algorithm");
    if (bound[0] !== kind)
      return throwKeyError(subject, `its alg ${JSON.stringify(alg)} does not fit a key of the kind ${kind}`);
    schemes = [bound[1]];
  }
  const { spki, pem } = toSpki(key);
  return {
    id: sha256(spki),
    bits: toKeyBits(spki),
    pem,
    verify: (data, signature) =>
      schemes.some((scheme) => {
        const [digest, input] = scheme(key);
        try {
          return verify(digest, data, input, signature);
        } catch {
          // OpenSSL reports some malformed signatures as errors.
          return false;
        }
      }),
  };
}

const PEM = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/g;
const PUBLIC_PEM = new Set(["PUBLIC KEY", "RSA PUBLIC KEY"]);

function readPem(subject: string, text: string): VerificationKey[] {
  const blocks = [...text.matchAll(PEM)];
  if (blocks.length !== text.split("-----BEGIN ").length - 1)
    throwKeyError(subject, "its PEM text is malformed");
  return blocks.map(([block, label = ""]) => {
    if (label.endsWith("PRIVATE KEY")) throwKeyError(subject, "it holds a private key; pass the public key");
    if (!PUBLIC_PEM.has(label))
      throwKeyError(subject, `its PEM text holds a ${label}; a PUBLIC KEY is needed`);
    let key: KeyObject;
    try {
      key = createPublicKey(block);
    } catch {
      return throwKeyError(subject, "its PEM text is not a valid public key");
    }
    return toVerificationKey(subject, key);
  });
}

/** Members of a JWK that only private and symmetric keys have (RFC 7518, 6.2.2, 6.3.2, 6.4.1). */
const SECRET_MEMBERS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

function readJwk(subject: string, jwk: object): VerificationKey[] {
  const { keys, alg, use, key_ops: operations } = jwk as Record<string, unknown>;
  if (keys !== undefined) {
    if (!Array.isArray(keys) || !keys.every((key) => isObject(key) && !("keys" in key))) {
      throwKeyError(subject, "keys must be a list of JWKs");
    }
    return keys.flatMap((key: object, index) => readJwk(`${subject}, key ${index + 1}`, key));
  }
  if (SECRET_MEMBERS.some((member) => member in jwk)) {
    throwKeyError(subject, "it holds a private or symmetric key; pass the public key");
  }
  if (use !== undefined && use !== "sig") throwKeyError(subject, "its use is not sig");
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes("verify"))) {
    throwKeyError(subject, "its key_ops do not include verify");
  }
  let key: KeyObject;
  try {
    key = createPublicKey({ key: jwk, format: "jwk" } as JsonWebKeyInput);
  } catch {
    return throwKeyError(subject, "it is not a valid JWK of a public key");
  }
  return [toVerificationKey(subject, key, alg)];
}

function readJson(subject: string, text: string): VerificationKey[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The cause would quote the text, which may be a secret.
    return throwKeyError(subject, "it is neither PEM nor JSON of a JWK");
  }
  if (!isObject(value) || Array.isArray(value))
    return throwKeyError(subject, "it is neither PEM nor JSON of a JWK");
  if (findDuplicateKey(Buffer.from(text)) !== undefined) throwKeyError(subject, "the JWK has duplicate keys");
  return readJwk(subject, value);
}

function readSource(subject: string, source: PublicKeySource): VerificationKey[] {
  if (holds(() => source instanceof KeyObject)) return [toVerificationKey(subject, source as KeyObject)];
  if (typeof source !== "string" && !isBytes(source)) {
    return isObject(source)
      ? readFromCaller("", subject, () => readJwk(subject, source))
      : throwKeyError(subject, "a key must be PEM text or a JWK");
  }
  const text = typeof source === "string" ? source : Buffer.from(source).toString("utf8");
  return text.includes("-----BEGIN ") ? readPem(subject, text) : readJson(subject, text);
}

/**
 * Reads public keys: ECDSA P-256, P-384 and P-521, RSA of at least 2048 bits (PSS and PKCS #1 with SHA-256), Ed25519.
 * `alg` of a JWK restricts the algorithm. Equal keys are one key.
 *
 * @throws VerificationError `key_invalid`. No error contains a key.
 * @throws DocumentError for a file that cannot be read.
 */
export async function readKeys(sources: readonly PublicKeySource[], cwd: string): Promise<VerificationKey[]> {
  const found = new Map<string, VerificationKey>();
  for (const [index, source] of sources.entries()) {
    const isFile = isFileSource(source);
    const subject = isFile ? `the key ${source.path}` : `key ${index + 1}`;
    const keys = readSource(subject, isFile ? await readFileSource("the key", source, cwd) : source);
    if (keys.length === 0) throwKeyError(subject, "it holds no key");
    for (const key of keys) found.set(key.bits, join(found.get(key.bits), key));
  }
  return [...found.values()];
}

/** Combines the same key with two algorithms: it verifies by either, counts once, and has the id of its first occurrence. */
function join(same: VerificationKey | undefined, key: VerificationKey): VerificationKey {
  if (same === undefined) return key;
  return {
    ...same,
    verify: (data, signature) => same.verify(data, signature) || key.verify(data, signature),
  };
}
