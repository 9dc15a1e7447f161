import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function requireOfImage(): never {
  return absent("reading images", "give their attestations as inputs");
}

export const toWholeImage = requireOfImage;
