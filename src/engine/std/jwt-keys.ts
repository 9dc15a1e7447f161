import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import { BoundedCache } from "../../base/async/bounded-cache.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { handOver } from "./operand.js";
import { hasDuplicateNames } from "./jwt-format.js";
import { ALGORITHMS, type VerificationKey } from "./jwt-signature.js";

interface KeySet {
  readonly keys: readonly VerificationKey[];
  /** Whether it may be used: Go's parser refuses certificates that OpenSSL reads, so opa-core reads those once. */
  isAccepted: boolean;
}

const PEM = /^-----BEGIN (CERTIFICATE|PUBLIC KEY)-----\n((?:[A-Za-z\d+/]+={0,2}\n)+)-----END \1-----\n?$/;
const CURVES = new Set(Array.from(ALGORITHMS.values(), ({ curve }) => curve));
/** Keys for encryption, which OPA leaves out. */
const ENCRYPTION = /^RSA-OAEP(?:-256)?$/;
const JWK_MEMBERS = /^(?:kty|use|alg|kid|n|e|crv|x|y|x5t|x5t#S256|x5c|issuer)$/;
const MAX_KEYS = 100;

/** Returns the key if it is of a usual kind and size. */
function usualKey(key: KeyObject): KeyObject {
  const { modulusLength = 0, publicExponent, namedCurve } = key.asymmetricKeyDetails ?? {};
  const isUsual =
    key.asymmetricKeyType === "rsa"
      ? modulusLength >= 2048 && modulusLength <= 8192 && publicExponent === 65_537n
      : key.asymmetricKeyType === "ec" && namedCurve !== undefined && CURVES.has(namedCurve);
  return isUsual ? key : handOver();
}

function parsePem(type: string, base64: string): KeySet {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.toString("base64") !== base64) return handOver();
  const certified = type === "CERTIFICATE";
  const key = certified ? certifiedKey(bytes) : createPublicKey({ key: bytes, format: "der", type: "spki" });
  // A key that is written in another way may be none for Go.
  const written = key.export({ format: "der", type: "spki" });
  if (!(certified ? bytes.includes(written) : written.equals(bytes))) return handOver();
  return { keys: [{ alg: "", kid: "", key: usualKey(key) }], isAccepted: !certified };
}

function certifiedKey(bytes: Buffer): KeyObject {
  const { raw, publicKey } = new X509Certificate(bytes);
  // Node looks for PEM first, which an extension may contain.
  return raw.equals(bytes) ? publicKey : handOver();
}

function isCertificateChain(value: Term | undefined): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Reads a JWK with no other members than public keys usually have; `undefined` for a key that OPA leaves out. */
function parseJwk(value: Term): VerificationKey | undefined {
  if (!(value instanceof RegoObject)) return handOver();
  const jwk: Record<string, string> = {};
  for (const [name, member] of value.entries) {
    if (typeof name !== "string" || !JWK_MEMBERS.test(name)) return handOver();
    if (typeof member === "string") jwk[name] = member;
    else if (name !== "x5c" || !isCertificateChain(member)) return handOver();
  }
  const { alg = "", kid = "" } = jwk;
  if (jwk["alg"] === "") return handOver();
  const key = usualKey(createPublicKey({ key: jwk, format: "jwk" }));
  const exported = Object.entries(key.export({ format: "jwk" }));
  if (exported.some(([name, text]) => jwk[name] !== text)) return handOver();
  if (ENCRYPTION.test(alg)) return undefined;
  const { family = "HS" } = ALGORITHMS.get(alg) ?? {};
  return alg === "" || family !== "HS" ? { alg, kid, key } : handOver();
}

function parseJwks(text: string): KeySet {
  const value = parseJson(text);
  if (!(value instanceof RegoObject) || hasDuplicateNames(value)) return handOver();
  const listed = value.get("keys");
  if (listed !== undefined && value.entries.length > 1) return handOver();
  const members = listed === undefined ? [value] : listed;
  if (!Array.isArray(members) || members.length > MAX_KEYS) return handOver();
  return {
    keys: members.map(parseJwk).filter((key) => key !== undefined),
    isAccepted: !members.some((member) => member instanceof RegoObject && member.has("x5c")),
  };
}

function parseKeys(text: string): KeySet | undefined {
  try {
    const [, type, lines] = PEM.exec(text) ?? [];
    return type === undefined || lines === undefined
      ? parseJwks(text)
      : parsePem(type, lines.replaceAll("\n", ""));
  } catch {
    // Not read here, for whatever reason: opa-core reads it, or has OPA's error.
    return undefined;
  }
}

const MAX_KNOWN_BYTES = 8 * 1024 * 1024;
/** Of the keys of a set, about. */
const SET_BYTES = 16 * 1024;
/** Sets of keys by their text; of a text that only opa-core reads there is none. */
const known = new BoundedCache<{ set: KeySet | undefined }>(MAX_KNOWN_BYTES, () => SET_BYTES);
const MAX_KNOWN_LENGTH = 64 * 1024;

/** Reads a PEM block or a JSON Web Key (Set), and remembers it. Unusual texts are handed over. */
export function verificationKeys(text: string): readonly VerificationKey[] {
  if (text.length > MAX_KNOWN_LENGTH) return handOver();
  let read = known.get(text);
  if (read === undefined) {
    read = { set: parseKeys(text) };
    known.keep(text, read);
  }
  const { set } = read;
  if (set === undefined) return handOver();
  if (set.isAccepted) return set.keys;
  return handOver(() => {
    set.isAccepted = true;
  });
}
