import type { Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { decodeSection, parseObject, splitToken } from "./jwt-format.js";
import { fail, handOver, stringOperand } from "./operand.js";

/** Returns the header and the payload of a token, and the signature in hexadecimal. Nothing is verified. */
function decode(token: string): Term {
  const [headerText, payload, signature] = splitToken(token);
  const header = parseObject(headerText);
  if (header.has("enc")) return fail("JWT is a JWE object, which is not supported");
  // The payload may be a token again.
  if (header.has("cty")) return handOver();
  return [header, parseObject(payload), decodeSection(signature).toString("hex")];
}

export const jwtDecode: JsBuiltin = {
  name: "io.jwt.decode",
  handsOver: "tokens that are not a JWT, have a content type or padding, or repeat a name in an object",
  call: (args) => decode(stringOperand(args, 1)),
};
