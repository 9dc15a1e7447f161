import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function readImage(): never {
  return absent("reading the attestations of images", "give them as inputs");
}

/** @throws ConfigurationError `config_invalid` */
export function withoutUnsigned(): never {
  return readImage();
}
