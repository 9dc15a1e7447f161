import { absent } from "../../absent.js";

/** Does nothing: `readAddress` refuses them all. */
export function checkAddresses(): Promise<void> {
  return Promise.resolve();
}

/** @throws ConfigurationError `config_invalid` */
export function readAddress(): never {
  return absent("loading policies from addresses", "fetch them, and give their bytes");
}
