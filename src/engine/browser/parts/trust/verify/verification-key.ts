import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function readKeys(): never {
  return absent("verifying signatures", "verify in Node, with regohost/verify");
}
