import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { DEFAULT_BUNDLE_ALGORITHM, type BundleKey } from "./bundle-options.js";
import { isFileSource, readFileSource } from "./given-file.js";
import { getKind, throwKeyError } from "./verification-key.js";

/** A key, and the only algorithm that it may be used with. */
export interface AlgorithmKey {
  algorithm: string;
  key: KeyObject | Uint8Array;
}

const MIN_RSA_BITS = 2048;

/** The kinds of key of each algorithm (RFC 7518, 3.1; RFC 8037). */
const KINDS: Readonly<Record<string, string>> = {
  RS: "rsa",
  PS: "rsa",
  ES256: "prime256v1",
  ES384: "secp384r1",
  ES512: "secp521r1",
  EdDSA: "ed25519",
};

/** The PEM labels, and the functions that parse them. */
const PUBLIC = ["PUBLIC KEY", "RSA PUBLIC KEY", "CERTIFICATE"];
const PRIVATE = ["PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY"];

/** The form of a path, an address or a variable that no shell replaced, which are public, so not a secret. */
const PUBLIC_TEXT =
  /^(?:\.{1,2}[/\\]|~\/|[a-z]:\\|file:|[a-z]+:\/\/|\$(?:\w+|\{\w+\})$|%\w+%$|\/(?:data|etc|home|keys?|mnt|opt|root|run|secrets?|tmp|usr|var)\/)|^(?:[a-z]:)?[\w./\\~-]+\.(?:crt|env|json|jwk|key|pem|pub|secret|txt)$/i;

const PEM = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/;

function checkKind(subject: string, key: KeyObject, algorithm: string): KeyObject {
  const kind = getKind(key);
  const needed = KINDS[algorithm] ?? KINDS[algorithm.slice(0, 2)] ?? "";
  if (kind !== needed) {
    throwKeyError(
      subject,
      `${algorithm} needs a key of the kind ${needed}, and this is one of the kind ${kind}; name its algorithm`,
    );
  }
  if (kind === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS) {
    throwKeyError(subject, `RSA keys need at least ${String(MIN_RSA_BITS)} bits`);
  }
  return key;
}

/** Parses the first key of a PEM text, as OPA does. */
function readPem(subject: string, text: string, isPrivate: boolean): KeyObject {
  const [block, label = ""] = PEM.exec(text) ?? [];
  const needed = isPrivate ? "a private key" : "a public key or certificate";
  if (block === undefined) return throwKeyError(subject, `it is not PEM text of ${needed}`);
  if (!isPrivate && label.endsWith("PRIVATE KEY")) {
    return throwKeyError(subject, "it holds a private key; verify with the public one");
  }
  if (!(isPrivate ? PRIVATE : PUBLIC).includes(label)) {
    return throwKeyError(subject, `its PEM text holds a ${label}; ${needed} is needed`);
  }
  try {
    return isPrivate ? createPrivateKey(block) : createPublicKey(block);
  } catch {
    // The cause could quote the key.
    return throwKeyError(subject, `its PEM text is not a valid ${label}`);
  }
}

/**
 * Parses a key.
 *
 * @param description names it in errors, which contain nothing of it.
 * @param bytes PEM text; for HS256, HS384 and HS512 the secret.
 * @throws VerificationError `key_invalid`, also for a key that does not fit the algorithm.
 */
export function toAlgorithmKey(
  description: string,
  bytes: Uint8Array,
  { algorithm, isPrivate }: { algorithm: string; isPrivate: boolean },
): AlgorithmKey {
  const text = Buffer.from(bytes).toString("utf8");
  if (algorithm.startsWith("HS")) {
    if (bytes.length === 0) throwKeyError(description, "the secret is empty");
    if (PUBLIC_TEXT.test(text.trim())) {
      const kinds = "the path of a file, an address or a variable";
      throwKeyError(description, `the secret is ${kinds}; give the file, or the secret itself`);
    }
    return { algorithm, key: bytes };
  }
  const key = readPem(description, text, isPrivate);
  return { algorithm, key: checkKind(description, key, algorithm) };
}

/**
 * Reads a key for bundles.
 *
 * @param what names it in errors, which contain nothing of it.
 * @throws VerificationError `key_invalid`, also for a key that does not fit the algorithm.
 * @throws DocumentError for a file that cannot be read.
 */
export async function readBundleKey(
  what: string,
  { key: source, algorithm = DEFAULT_BUNDLE_ALGORITHM }: BundleKey,
  { cwd, isPrivate }: { cwd: string; isPrivate: boolean },
): Promise<AlgorithmKey> {
  const bytes = isFileSource(source)
    ? await readFileSource("the key", source, cwd)
    : Buffer.from(source as Uint8Array);
  return toAlgorithmKey(what, bytes, { algorithm, isPrivate });
}
