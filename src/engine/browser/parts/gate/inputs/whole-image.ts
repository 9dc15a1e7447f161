import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function toWholeImage(): never {
  return absent("reading images", "give their attestations as inputs");
}
