import { type PolicyLoadError, invalidBundle } from "../../base/errors.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";

/** A file that a signature covers. */
interface SignedFile {
  /** In hex. */
  hash: string;
  /** With OPA's name: `SHA-256`. */
  algorithm: string;
}

/** The claims of a signature (OPA's `DecodedSignature`). */
export interface BundleClaims {
  /** By the path in the bundle, without the leading slash. */
  files: Map<string, SignedFile>;
  /** Empty when it is absent. */
  keyId: string;
  /** Empty when it is absent. */
  scope: string;
}

const MAX_INT64 = 2n ** 63n;

function invalid(subject: string, why: string, cause?: unknown): PolicyLoadError {
  return invalidBundle(`${subject}: ${why}`, cause);
}

/**
 * Parses a JSON object whose names are unambiguous for all parsers: no duplicates, and none that differs from a known
 * name only in case, which Go treats as equal.
 *
 * @throws PolicyLoadError `bundle_invalid`
 */
export function readStrictObject(subject: string, bytes: Uint8Array): RegoObject {
  let value: Term;
  try {
    value = parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    throw invalid(subject, "it is not JSON", error);
  }
  if (!(value instanceof RegoObject)) throw invalid(subject, "it is not a JSON object");
  const duplicate = findDuplicateKey(bytes);
  if (duplicate !== undefined) throw invalid(subject, `it has ${JSON.stringify(duplicate.key)} twice`);
  return value;
}

/** A name as Go compares it when it decodes JSON: two non-ASCII letters are equal to S and K. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll("\u017f", "s").replaceAll("\u212a", "k");
}

/** Rejects names that Go treats as known ones although their case differs. */
export function checkNames(subject: string, object: RegoObject, known: readonly string[]): void {
  for (const [name] of object.entries) {
    if (typeof name === "string" && !known.includes(name) && known.includes(folded(name))) {
      throw invalid(subject, `${JSON.stringify(name)} must be written ${folded(name)}`);
    }
  }
}

function readString(subject: string, object: RegoObject, name: string): string {
  const value = object.get(name) ?? "";
  if (typeof value !== "string") throw invalid(subject, `${name} must be a string`);
  return value;
}

function readFile(subject: string, item: Term): [string, SignedFile] {
  if (!(item instanceof RegoObject)) throw invalid(subject, "files must be a list of objects");
  checkNames(subject, item, ["name", "hash", "algorithm"]);
  const name = readString(subject, item, "name");
  if (name === "") throw invalid(subject, "a file has no name");
  return [
    name,
    { hash: readString(subject, item, "hash"), algorithm: readString(subject, item, "algorithm") },
  ];
}

/** @throws PolicyLoadError `bundle_invalid` for claims that OPA rejects too, and for a duplicate file. */
export function readBundleClaims(subject: string, bytes: Uint8Array): BundleClaims {
  const claims = readStrictObject(subject, bytes);
  checkNames(subject, claims, ["files", "keyid", "scope", "iat", "iss"]);
  const issuedAt = claims.get("iat") ?? null;
  if (issuedAt !== null && !isInt64(issuedAt)) throw invalid(subject, "iat must be an integer, in seconds");
  readString(subject, claims, "iss");
  const listed = claims.get("files") ?? [];
  if (!Array.isArray(listed)) throw invalid(subject, "files must be a list");
  const files = new Map<string, SignedFile>();
  for (const item of listed) {
    const [name, file] = readFile(subject, item);
    if (files.has(name)) throw invalid(subject, `it has the file ${JSON.stringify(name)} twice`);
    files.set(name, file);
  }
  return { files, keyId: readString(subject, claims, "keyid"), scope: readString(subject, claims, "scope") };
}

function isInt64(value: Term): boolean {
  if (!(value instanceof RegoNumber) || !/^-?\d{1,19}$/.test(value.text)) return false;
  const number = BigInt(value.text);
  return number >= -MAX_INT64 && number < MAX_INT64;
}
