import { ServiceError } from "../../base/errors.js";

const HEX_LENGTHS: Readonly<Record<string, number>> = {
  md5: 32,
  sha1: 40,
  sha224: 56,
  sha256: 64,
  sha384: 96,
  sha512: 128,
};

const DOWNLOAD_DIGEST = /^sha256:[a-f0-9]{64}$/;

/**
 * Checks a digest to discover: `<algorithm>:<hex>`, lower case, with the algorithm's number of digits.
 *
 * @throws ServiceError `request_invalid`.
 */
export function checkDigest(digest: string): void {
  const colon = typeof digest === "string" ? digest.indexOf(":") : -1;
  const algorithm = colon < 0 ? "" : digest.slice(0, colon);
  const hex = colon < 0 ? "" : digest.slice(colon + 1);
  const length = Object.hasOwn(HEX_LENGTHS, algorithm) ? HEX_LENGTHS[algorithm] : undefined;
  if (length === undefined || hex.includes(":")) {
    const algorithms = Object.keys(HEX_LENGTHS).join(", ");
    throw malformed(digest, `write it as <algorithm>:<hex> with one of the algorithms ${algorithms}`);
  }
  if (!/^[0-9a-f]*$/.test(hex)) throw malformed(digest, "its hex digits must be 0-9 and a-f, in lower case");
  if (hex.length !== length) {
    throw malformed(digest, `${algorithm} has ${length} hex digits, but it has ${hex.length}`);
  }
}

/**
 * Checks a digest to download: `sha256:` and 64 digits, 71 characters (specification 4.3).
 *
 * @throws ServiceError `request_invalid`.
 */
export function checkDownloadDigest(digest: string): void {
  if (typeof digest === "string" && digest.length === 71 && DOWNLOAD_DIGEST.test(digest)) return;
  if (typeof digest === "string" && !digest.startsWith("sha256:")) {
    throw malformed(digest, "artifacts are downloaded by their SHA-256: sha256: and 64 hex digits");
  }
  throw malformed(digest, "it must be sha256: and 64 hex digits, in lower case");
}

/**
 * Returns the error for a malformed digest. A policy may have taken anything for one: it shows how long that is, and the algorithm where
 * it names one.
 */
function malformed(digest: unknown, why: string): ServiceError {
  const algorithm = typeof digest === "string" ? digest.slice(0, digest.indexOf(":") + 1) : "";
  const known = Object.hasOwn(HEX_LENGTHS, algorithm.slice(0, -1)) ? ` ${algorithm}…` : "";
  const form = typeof digest === "string" ? `of ${String(digest.length)} characters` : `(${typeof digest})`;
  return new ServiceError(`malformed digest${known} ${form}: ${why}`, { code: "request_invalid" });
}
