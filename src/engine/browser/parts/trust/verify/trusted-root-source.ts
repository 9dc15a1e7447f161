import { absent } from "../../../absent.js";

/** Returns whether a trusted root is a TUF repository. No verification comes as far in a browser. */
export function isTufSource(): boolean {
  return false;
}

/** @throws ConfigurationError `config_invalid` */
export function readTufSource(): never {
  return absent("verifying signatures", "verify in Node, with regohost/verify");
}

/** @throws ConfigurationError `config_invalid` */
export function checkTrustedRootSource(): never {
  return readTufSource();
}
