import { absent } from "../../absent.js";

/** Verification needs Node's cryptography. */
export const SignedFiles = {
  /** @throws ConfigurationError `config_invalid` */
  verify(): never {
    return absent(
      "verifying signed bundles",
      "verify in Node, or pass verify: false to read them unverified",
    );
  },
};
