import { parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { decodeUtf8 } from "./encoding.js";
import { fail, handOver } from "./operand.js";

const BASE64URL = /^[\w-]*$/;

/** Decodes base64url without padding. opa-core handles all other input. */
export function decodeSection(section: string): Buffer {
  return BASE64URL.test(section) && section.length % 4 !== 1
    ? Buffer.from(section.replaceAll("-", "+").replaceAll("_", "/"), "base64")
    : handOver();
}

/** Returns whether an object in the value has a duplicate name; OPA uses the last one. */
export function hasDuplicateNames(value: Term): boolean {
  if (Array.isArray(value)) return value.some(hasDuplicateNames);
  if (!(value instanceof RegoObject)) return false;
  const names = new Set(value.entries.map(([name]) => name));
  return names.size < value.entries.length || value.entries.some(([, item]) => hasDuplicateNames(item));
}

/** Reads a header or payload. */
export function parseObject(section: string): RegoObject {
  const text = decodeUtf8(decodeSection(section));
  let value: Term;
  try {
    value = parseJson(text);
  } catch (error) {
    if (error instanceof TermSyntaxError) return handOver();
    throw error;
  }
  return value instanceof RegoObject && !hasDuplicateNames(value) ? value : handOver();
}

/** Returns the encoded header, payload and signature of a token. */
export function splitToken(token: string): [header: string, payload: string, signature: string] {
  if (!token.includes(".")) return fail("encoded JWT had no period separators");
  const sections = token.split(".");
  if (sections.length !== 3) {
    return fail(`encoded JWT must have 3 sections, found ${String(sections.length)}`);
  }
  const [header = "", payload = "", signature = ""] = sections;
  return [header, payload, signature];
}
