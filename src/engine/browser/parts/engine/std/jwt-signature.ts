import { handOver } from "../../../../std/operand.js";

/** Signatures of tokens, which opa-core verifies: those of browsers are asynchronous. */
export function verifyKey(): never {
  return handOver();
}

export function verifySecret(): never {
  return handOver();
}
