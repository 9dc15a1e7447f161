import { absent } from "../../../absent.js";
import { message, option } from "../../../../../base/message.js";

/** Verification needs Node's cryptography. */
export const SignedFiles = {
  /** @throws ConfigurationError `config_invalid` */
  verify(): never {
    return absent(
      "verifying signed bundles",
      message`verify in Node, or pass ${option("verify", "false")} to read them unverified`,
    );
  },
};
