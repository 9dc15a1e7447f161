import { VerificationError, type ErrorCode, invalidBundle } from "../../base/errors.js";
import { message, option, type MessageText } from "../../base/message.js";
import { toNamePattern, type NamePattern } from "../../base/text/name-pattern.js";
import { checkNames, readBundleClaims, readStrictObject, type BundleClaims } from "./bundle-claims.js";
import { bundleFileDigest, hasMark, isHash, UnhashableError, type DigestOptions } from "./bundle-digest.js";
import { readBundleKey } from "./bundle-key.js";
import type { BundleVerifyOptions } from "./bundle-options.js";
import { loadPackage } from "../../base/load-package.js";

/** OPA's only built-in verifier. */
const VERIFIER = "_default";

function throwSignatureError(
  subject: string,
  why: MessageText,
  code: ErrorCode = "signature_invalid",
  cause?: unknown,
): never {
  throw new VerificationError(message`${subject}: ${why}`, { code, cause });
}

/** Parses the only token of `.signatures.json`. */
function readToken(subject: string, bytes: Uint8Array): string {
  const where = `${subject}: .signatures.json`;
  const throwFileError = (why: string): never => {
    throw invalidBundle(`${where}: ${why}`);
  };
  const object = readStrictObject(where, bytes);
  checkNames(where, object, ["signatures", "plugin"]);
  const plugin = object.get("plugin") ?? "";
  if (plugin !== "" && plugin !== VERIFIER) {
    return throwFileError(`plugin must be ${VERIFIER}: other verifiers are not supported`);
  }
  const signatures = object.get("signatures") ?? [];
  if (!Array.isArray(signatures) || !signatures.every((token) => typeof token === "string")) {
    return throwFileError("signatures must be a list of strings");
  }
  const [token, ...others] = signatures;
  if (token === undefined) return throwSignatureError(where, "it holds no signature", "signature_missing");
  return others.length === 0 ? token : throwFileError("it must hold exactly one signature");
}

/** Decodes a part of a token. Each byte string has exactly one encoding. */
function decodePart(subject: string, part: string): Buffer {
  const bytes = Buffer.from(part, "base64url");
  if (part === "" || bytes.toString("base64url") !== part)
    throwSignatureError(subject, "the signature is not a compact JWS");
  return bytes;
}

/** The id of the key: from the options, otherwise from the header, otherwise from the deprecated claim. */
function getKeyId(
  subject: string,
  header: Buffer,
  payload: Buffer,
  { keyId = "" }: BundleVerifyOptions,
): string {
  if (keyId !== "") return keyId;
  const kid = readStrictObject(`${subject}: the header of the signature`, header).get("kid") ?? "";
  if (typeof kid !== "string")
    throwSignatureError(subject, "kid in the header of the signature must be a string");
  const id = kid === "" ? readBundleClaims(`${subject}: the signature`, payload).keyId : kid;
  return id === ""
    ? throwSignatureError(
        subject,
        message`the signature names no key, and ${option("keyId")} neither`,
        "signer_untrusted",
      )
    : id;
}

async function verifyToken(
  subject: string,
  token: string,
  options: BundleVerifyOptions,
): Promise<BundleClaims> {
  const parts = token.split(".").map((part) => decodePart(subject, part));
  const [header, payload, signature] = parts;
  if (header === undefined || payload === undefined || signature === undefined || parts.length > 3) {
    return throwSignatureError(subject, "the signature is not a compact JWS");
  }
  const { keys, scope = "", cwd = "" } = options;
  const id = getKeyId(subject, header, payload, options);
  const given = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (given === undefined) {
    return throwSignatureError(
      subject,
      `no key has the id ${JSON.stringify(id.slice(0, 200))} of the signature`,
      "signer_untrusted",
    );
  }
  const { algorithm, key } = await readBundleKey(`the key ${JSON.stringify(id)}`, given, {
    cwd,
    isPrivate: false,
  });
  const { compactVerify } = await loadPackage(() => import("jose"));
  let verified: Awaited<ReturnType<typeof compactVerify>>;
  try {
    verified = await compactVerify(token, key, { algorithms: [algorithm] });
  } catch (error) {
    return throwSignatureError(
      subject,
      `the key ${JSON.stringify(id)} did not sign it with ${algorithm}`,
      "signature_invalid",
      error,
    );
  }
  if (verified.protectedHeader.crit !== undefined)
    throwSignatureError(subject, "the header of the signature has critical parameters");
  const claims = readBundleClaims(`${subject}: the signature`, verified.payload);
  const needed = scope === "" ? (given.scope ?? "") : scope;
  if (claims.scope !== needed) {
    const has = claims.scope === "" ? "no scope" : `the scope ${JSON.stringify(claims.scope.slice(0, 200))}`;
    throwSignatureError(
      subject,
      `the signature has ${has}, and ${needed === "" ? "none" : JSON.stringify(needed)} is needed`,
      "signer_untrusted",
    );
  }
  return claims;
}

/** The files that a verified signature lists, each of which must be checked once. */
export class SignedFiles {
  readonly #what: string;
  readonly #left: BundleClaims["files"];
  readonly #excluded: readonly NamePattern[];
  readonly #options: DigestOptions;

  /** Use {@link SignedFiles.verify}. */
  private constructor(
    subject: string,
    claims: BundleClaims,
    { excludeFiles = [] }: BundleVerifyOptions,
    options: DigestOptions,
  ) {
    this.#what = subject;
    this.#left = new Map(claims.files);
    this.#excluded = excludeFiles.map((pattern) => toNamePattern(pattern, "excludeFiles"));
    this.#options = options;
  }

  /**
   * Verifies the signature of a bundle.
   *
   * @param bytes the content of `.signatures.json`.
   * @throws VerificationError `signature_missing`, `signature_invalid`, `signer_untrusted` for another key id or scope, `key_invalid`
   * @throws PolicyLoadError `bundle_invalid` for malformed text and claims.
   */
  static async verify(
    subject: string,
    bytes: Uint8Array,
    verification: BundleVerifyOptions,
    options: DigestOptions,
  ): Promise<SignedFiles> {
    const claims = await verifyToken(subject, readToken(subject, bytes), verification);
    return new SignedFiles(subject, claims, verification, options);
  }

  /**
   * Checks a file of the bundle. Its content is read only when the signature lists it, or when none is required.
   *
   * @param name its path, without the leading slash.
   * @returns the checked content.
   * @throws VerificationError `signature_invalid` for a file that is not listed, is a duplicate, or differs.
   */
  async check(name: string, read: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const signed = this.#left.get(name);
    this.#left.delete(name);
    const shown = `the file ${JSON.stringify(name.slice(0, 200))}`;
    if (this.#excluded.some((pattern) => pattern.test(name))) {
      const bytes = await read();
      return hasMark(name, bytes)
        ? throwSignatureError(this.#what, `${shown} starts with a byte-order mark`)
        : bytes;
    }
    if (signed === undefined)
      return throwSignatureError(this.#what, `${shown} is not in its signature, or is there twice`);
    if (!isHash(signed.algorithm))
      return throwSignatureError(this.#what, `${shown} has no known digest in the signature`);
    const bytes = await read();
    let digest: string;
    try {
      digest = await bundleFileDigest(name, bytes, signed.algorithm, this.#options);
    } catch (error) {
      if (!(error instanceof UnhashableError)) throw error;
      return throwSignatureError(this.#what, `${shown} is not what was signed: ${error.message}`);
    }
    if (digest !== signed.hash.toLowerCase())
      throwSignatureError(this.#what, `${shown} is not what was signed`);
    return bytes;
  }

  /** @throws VerificationError `signature_invalid` for a file of the signature that was not checked. */
  end(): void {
    const [name, ...others] = this.#left.keys();
    if (name === undefined) return;
    const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
    throwSignatureError(
      this.#what,
      `${JSON.stringify(name.slice(0, 200))}${more} in its signature is not in the bundle`,
    );
  }
}
