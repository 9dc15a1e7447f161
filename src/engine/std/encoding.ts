import { isUtf8 } from "node:buffer";
import type { JsBuiltin } from "./js-builtin.js";
import { fail, handOver, stringOperand } from "./operand.js";
import { createHash, createHmac } from "node:crypto";
import type { Term } from "../../base/terms/term.js";
import { escapeAll } from "../../base/text/percent-escapes.js";

/** Text of bytes that are UTF-8; opa-core reports the others. */
export function decodeUtf8(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString("utf8") : handOver();
}

const HEX_TEXT = /^(?:[0-9a-f]{2})*$/i;

function decodeHex(text: string): string {
  if (HEX_TEXT.test(text)) return decodeUtf8(Buffer.from(text, "hex"));
  const odd = /^[0-9a-f]*$/i.test(text);
  return odd ? fail("encoding/hex: odd length hex string") : handOver();
}

function toBase64Url(text: string): string {
  return Buffer.from(text).toString("base64").replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** As Go's `url.QueryEscape`: all but unreserved characters, and `+` for a space. */
function escapeQuery(text: string): string {
  return escapeAll(text).replaceAll("%20", "+");
}

export const encodingBuiltins: readonly JsBuiltin[] = [
  {
    name: "base64url.encode_no_pad",
    call: (args) => toBase64Url(stringOperand(args, 1)),
  },
  { name: "hex.encode", call: (args) => Buffer.from(stringOperand(args, 1)).toString("hex") },
  {
    name: "hex.decode",
    handsOver: "a text with a character that is not a digit, and bytes that are not UTF-8",
    call: (args) => decodeHex(stringOperand(args, 1)),
  },
  { name: "urlquery.encode", call: (args) => escapeQuery(stringOperand(args, 1)) },
];

const ALGORITHMS = ["md5", "sha1", "sha256"];
const HMAC_ALGORITHMS = [...ALGORITHMS, "sha512"];

/** `crypto.md5`, `crypto.sha1`, `crypto.sha256` and `crypto.hmac.*`: lower-case hexadecimal. */
export const hashBuiltins: readonly JsBuiltin[] = [
  ...ALGORITHMS.map((algorithm): JsBuiltin => ({
    name: `crypto.${algorithm}`,
    call: (args) => createHash(algorithm).update(stringOperand(args, 1)).digest("hex"),
  })),
  ...HMAC_ALGORITHMS.map((algorithm): JsBuiltin => ({
    name: `crypto.hmac.${algorithm}`,
    call(args: Term[]): Term {
      const message = stringOperand(args, 1);
      return createHmac(algorithm, stringOperand(args, 2)).update(message).digest("hex");
    },
  })),
  // The policy has both values already, so there is no secret whose comparison could leak by its time.
  {
    name: "crypto.hmac.equal",
    call: (args) => stringOperand(args, 1) === stringOperand(args, 2),
  },
];
