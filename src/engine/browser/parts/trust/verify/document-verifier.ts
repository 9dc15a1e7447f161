import { absent } from "../../../absent.js";

/** Verification needs Node's cryptography. */
export const DocumentVerifier = {
  /** @throws ConfigurationError `config_invalid` */
  create(): never {
    return absent("verifying signatures", "verify in Node, with regohost/verify");
  },
};
