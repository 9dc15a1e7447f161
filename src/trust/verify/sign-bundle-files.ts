import { PolicyLoadError, invalidConfig } from "../../base/errors.js";
import { formatJson } from "../../base/terms/json-format.js";
import { compareTerms, RegoObject, type Term } from "../../base/terms/term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { readBundleClaims, readStrictObject } from "./bundle-claims.js";
import { bundleFileDigest, SIGNING_HASH, UnhashableError, type DigestOptions } from "./bundle-digest.js";
import { readBundleKey } from "./bundle-key.js";
import type { BundleSignOptions } from "./bundle-options.js";
import { isFileSource, readFileSource } from "./given-file.js";
import { getMessage } from "../../base/message.js";
import { loadPackage } from "../../base/load-package.js";

/** A file to sign. */
export interface UnsignedFile {
  /** Its path in the bundle, without the leading slash. */
  name: string;
  bytes: Uint8Array;
}

const SUBJECT = "the claims";

/** @throws ConfigurationError `config_invalid` */
async function readClaims({ claims, cwd = "" }: BundleSignOptions): Promise<RegoObject> {
  if (claims === undefined) return new RegoObject([]);
  let read: RegoObject;
  try {
    const bytes = isFileSource(claims)
      ? await readFileSource("the file of claims", claims, cwd)
      : Buffer.from(toStrictJson(claims));
    read = readStrictObject(SUBJECT, bytes);
    readBundleClaims(SUBJECT, bytes);
  } catch (error) {
    if (!(error instanceof PolicyLoadError)) throw error;
    throw invalidConfig(getMessage(error), error);
  }
  if (!read.has("files")) return read;
  throw invalidConfig(`${SUBJECT}: files is the list of signed files, which no claim replaces`);
}

/**
 * Signs the files of a bundle, as `opa sign` does.
 *
 * @param subject names the bundle in errors.
 * @returns the token: a JWS in its compact form.
 * @throws VerificationError `key_invalid`
 * @throws PolicyLoadError `data_invalid` for data that cannot be read.
 * @throws ConfigurationError `config_invalid` for invalid claims.
 * @throws DocumentError for a file that cannot be read.
 */
export async function signBundleFiles(
  subject: string,
  files: readonly UnsignedFile[],
  options: BundleSignOptions,
  reading: DigestOptions,
): Promise<string> {
  const { cwd = "", keyId = "" } = options;
  const { algorithm, key } = await readBundleKey("the signing key", options, { cwd, isPrivate: true });
  const claims = await readClaims(options);
  const listed: Term[] = [];
  for (const { name, bytes } of files) {
    let hash: string;
    try {
      hash = await bundleFileDigest(name, bytes, SIGNING_HASH, reading);
    } catch (error) {
      if (!(error instanceof UnhashableError)) throw error;
      throw new PolicyLoadError(`${subject}: ${name}: ${error.message}`, {
        code: "data_invalid",
        cause: error,
      });
    }
    listed.push(
      new RegoObject([
        ["name", name],
        ["hash", hash],
        ["algorithm", SIGNING_HASH],
      ]),
    );
  }
  const id = options.claims === undefined ? keyId : "";
  const named: RegoObject["entries"] = id === "" ? [] : [["keyid", id]];
  const entries: RegoObject["entries"] = [["files", listed], ...named, ...claims.entries];
  const payload = formatJson(new RegoObject(entries.sort(([a], [b]) => compareTerms(a, b))));
  const { CompactSign } = await loadPackage(() => import("jose"));
  return new CompactSign(Buffer.from(payload))
    .setProtectedHeader({ alg: algorithm, ...(id === "" ? {} : { kid: id }), typ: "JWT" })
    .sign(key);
}

/** The content of `.signatures.json`, as `opa sign` writes it. */
export function signaturesText(token: string): string {
  return `{\n "signatures": [\n  ${JSON.stringify(token)}\n ]\n}`;
}
