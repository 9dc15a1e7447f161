import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function readSigningKey(): never {
  return absent("signing", "sign in Node, with regohost/verify");
}
