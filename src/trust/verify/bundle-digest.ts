import { isUtf8 } from "node:buffer";
import { createHash, type Hash } from "node:crypto";
import { MAX_DEPTH } from "../../base/terms/json-bytes.js";
import { parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { NotJsonError, writeSignedJson } from "../../base/terms/signed-json.js";
import { whyNotUtf8 } from "../../base/text/utf8.js";
import { isErrorOf } from "../../base/realms.js";

/** OPA's names of digests, and Node's. */
const HASHES: Readonly<Record<string, string>> = {
  MD5: "md5",
  "SHA-1": "sha1",
  "SHA-224": "sha224",
  "SHA-256": "sha256",
  "SHA-384": "sha384",
  "SHA-512": "sha512",
  "SHA-512-224": "sha512-224",
  "SHA-512-256": "sha512-256",
};

/** The digest that bundles are signed with. */
export const SIGNING_HASH = "SHA-256";

/** Options of computing digests. */
export interface DigestOptions {
  /** Parses YAML as OPA does: each document of a stream as JSON text, or the reason why it is invalid. */
  readYaml: (text: string) => Promise<readonly ({ json: string } | { message: string })[]>;
}

const STRUCTURED = ["data.json", "data.yaml", "data.yml", ".manifest"];

export function isHash(algorithm: string): boolean {
  return Object.hasOwn(HASHES, algorithm);
}

/** The error for a text that cannot be hashed as OPA hashes it. */
export class UnhashableError extends Error {}

/** Converts a YAML document to JSON text. */
async function toJson(text: string, { readYaml }: DigestOptions): Promise<Buffer> {
  const [document, ...others] = await readYaml(text);
  if (others.length > 0)
    throw new UnhashableError("it holds several YAML documents, of which OPA reads the first");
  if (document === undefined) return Buffer.from("null");
  if ("json" in document) return Buffer.from(document.json);
  throw new UnhashableError(`it is neither JSON nor YAML: ${document.message}`);
}

/** Files that OPA loads as JSON only, although it also hashes them as YAML. */
const JSON_ONLY = [".manifest", "data.json"];

/** Whether OPA hashes a file but does not load it: one that starts with a byte-order mark. */
export function hasMark(name: string, bytes: Uint8Array): boolean {
  return JSON_ONLY.includes(getBaseName(name)) && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function getBaseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Why and where a text is not valid JSON. */
function syntaxError(text: string): string {
  try {
    parseJson(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (error instanceof TermSyntaxError) return error.message;
    throw error;
  }
  return "it cannot be read";
}

/** Hashes a structured file: JSON, or YAML where that is loaded too. */
async function hashStructured(
  hash: () => Hash,
  name: string,
  bytes: Uint8Array,
  options: DigestOptions,
): Promise<Hash> {
  if (hasMark(name, bytes)) throw new UnhashableError("it starts with a byte-order mark");
  if (!isUtf8(bytes)) throw new UnhashableError(`it ${whyNotUtf8(bytes)}`);
  const isJsonOnly = JSON_ONLY.includes(getBaseName(name));
  const updated = (json: Uint8Array): Hash => {
    const started = hash();
    writeSignedJson(json, MAX_DEPTH, (part) => void started.update(part));
    return started;
  };
  try {
    try {
      return updated(bytes);
    } catch (error) {
      if (!(error instanceof NotJsonError)) throw error;
    }
    const text = new TextDecoder().decode(bytes);
    if (isJsonOnly) throw new UnhashableError(`it is not JSON: ${syntaxError(text)}`);
    return updated(await toJson(text, options));
  } catch (error) {
    // opa-core produced the JSON of a YAML document, so only its depth can be invalid.
    const isTooDeep = isErrorOf(error, "RangeError") || error instanceof NotJsonError;
    throw isTooDeep ? new UnhashableError("it is nested too deeply", { cause: error }) : error;
  }
}

/**
 * The digest of a file in a bundle, in hex. Data files and manifests are hashed as their JSON value, so white space and
 * the order of keys do not count; any other file by its bytes (OPA's `v1/bundle/hash.go`).
 *
 * @param algorithm one for which `isHash` is true.
 * @throws UnhashableError for data that cannot be read.
 */
export async function bundleFileDigest(
  name: string,
  bytes: Uint8Array,
  algorithm: string,
  options: DigestOptions,
): Promise<string> {
  const hash = (): Hash => createHash(HASHES[algorithm] ?? algorithm);
  const hashed = STRUCTURED.includes(getBaseName(name))
    ? await hashStructured(hash, name, bytes, options)
    : hash().update(bytes);
  return hashed.digest("hex");
}
