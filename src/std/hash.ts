import { createHash, createHmac } from "node:crypto";
import type { Term } from "../values/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { stringOperand } from "./operand.js";

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
