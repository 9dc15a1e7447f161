import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function realPathOf(): never {
  return absent("reading files", "give their texts or bytes");
}

export const [isWithin, isGitFolder, realPathWithin] = Array<() => never>(3).fill(realPathOf);

/** A browser has no paths that lead anywhere. */
export class OutsideError extends Error {}
