import { createHash } from "node:crypto";
import { signedJsonParts } from "../values/json-format.js";
import { parseJson, TermSyntaxError } from "../values/parse-term.js";
import type { Term } from "../values/term.js";

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

/** Limits of reading YAML. */
export interface DigestOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

const STRUCTURED = ["data.json", "data.yaml", "data.yml", ".manifest"];

/** The nesting that Go's JSON has at most. */
const MAX_DEPTH = 10_000;
/** Parts of text are hashed together, in characters. */
const CHUNK = 65_536;

export function isHash(algorithm: string): boolean {
  return Object.hasOwn(HASHES, algorithm);
}

/** A text that cannot be hashed as OPA hashes it. */
export class UnhashableError extends Error {}

async function readYaml(text: string, options: DigestOptions): Promise<Term> {
  const { readYaml: read } = await import("../opa/read-yaml.js");
  const [document, ...others] = await read(text, options);
  if (others.length > 0)
    throw new UnhashableError("it holds several YAML documents, of which OPA reads the first");
  if (document === undefined) return null;
  if ("json" in document) return parseJson(document.json, { maxDepth: MAX_DEPTH });
  throw new UnhashableError(`it is neither JSON nor YAML: ${document.message}`);
}

/** Files that OPA loads as JSON alone, although it hashes them as YAML too. */
const JSON_ONLY = [".manifest", "data.json"];

/** Whether OPA hashes a file, and does not load it: one that starts with a byte-order mark. */
export function hasMark(name: string, bytes: Uint8Array): boolean {
  return JSON_ONLY.includes(baseOf(name)) && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function baseOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** The value of a structured file: JSON, else YAML where that is loaded too. */
async function readValue(name: string, bytes: Uint8Array, options: DigestOptions): Promise<Term> {
  if (hasMark(name, bytes)) throw new UnhashableError("it starts with a byte-order mark");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnhashableError("it is not UTF-8 text");
  }
  try {
    return parseJson(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (error instanceof RangeError) throw new UnhashableError("it is nested too deeply");
    if (!(error instanceof TermSyntaxError)) throw error;
    if (JSON_ONLY.includes(baseOf(name))) throw new UnhashableError(`it is not JSON: ${error.message}`);
  }
  return readYaml(text, options);
}

/**
 * The digest of a file in a bundle, in hex. Data files and manifests are hashed as the JSON value that they hold, so that white space and the
 * order of keys do not count; any other file by its bytes (OPA's `v1/bundle/hash.go`).
 *
 * @param algorithm one that `isHash` knows.
 * @throws UnhashableError for data that cannot be read.
 */
export async function bundleFileDigest(
  name: string,
  bytes: Uint8Array,
  algorithm: string,
  options: DigestOptions,
): Promise<string> {
  const hash = createHash(HASHES[algorithm] ?? algorithm);
  if (!STRUCTURED.includes(baseOf(name))) return hash.update(bytes).digest("hex");
  let chunk = "";
  for (const part of signedJsonParts(await readValue(name, bytes, options))) {
    chunk += part;
    if (chunk.length < CHUNK) continue;
    hash.update(chunk);
    chunk = "";
  }
  return hash.update(chunk).digest("hex");
}
