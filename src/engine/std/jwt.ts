import { parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { decodeUtf8 } from "./encoding.js";
import type { JsBuiltin } from "./js-builtin.js";
import { fail, handOver, stringOperand } from "./operand.js";

const BASE64URL = /^[\w-]*$/;

/** Base64url without padding. opa-core handles all other input. */
function decodeSection(section: string): Buffer {
  return BASE64URL.test(section) && section.length % 4 !== 1
    ? Buffer.from(section.replaceAll("-", "+").replaceAll("_", "/"), "base64")
    : handOver();
}

/** Returns whether an object in the value has a duplicate name; OPA uses the last one. */
function hasDuplicateNames(value: Term): boolean {
  if (Array.isArray(value)) return value.some(hasDuplicateNames);
  if (!(value instanceof RegoObject)) return false;
  const names = new Set(value.entries.map(([name]) => name));
  return names.size < value.entries.length || value.entries.some(([, item]) => hasDuplicateNames(item));
}

function parseObject(section: string): RegoObject {
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

/** Returns the header and the payload of a token, and the signature in hexadecimal. Nothing is verified. */
function decode(token: string): Term {
  if (!token.includes(".")) return fail("encoded JWT had no period separators");
  const sections = token.split(".");
  if (sections.length !== 3) {
    return fail(`encoded JWT must have 3 sections, found ${String(sections.length)}`);
  }
  const [headerText = "", payload = "", signature = ""] = sections;
  const header = parseObject(headerText);
  const names = header.entries.map(([name]) => name);
  if (names.includes("enc")) return fail("JWT is a JWE object, which is not supported");
  // The payload may be a token again.
  if (names.includes("cty")) return handOver();
  return [header, parseObject(payload), decodeSection(signature).toString("hex")];
}

export const jwtDecode: JsBuiltin = {
  name: "io.jwt.decode",
  handsOver: "tokens that are not a JWT, have a content type or padding, or repeat a name in an object",
  call: (args) => decode(stringOperand(args, 1)),
};
