import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function requireOfImage(): never {
  return absent("reading images", "give their attestations as inputs");
}

export const toIndexComponents = requireOfImage;

export const toWholeImage = requireOfImage;

export const readSnapshot = requireOfImage;

export const toSnapshot = requireOfImage;
