import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function readAddress(): never {
  return absent("loading policies from addresses", "fetch them, and give their bytes");
}

/** @throws ConfigurationError `config_invalid` */
export function readAddressData(): never {
  return absent("loading data from addresses", "fetch it, and give its text");
}
