import { absent } from "../../../absent.js";

/** Nothing is a pattern: there are no files that one could match. */
export function isGlob(): boolean {
  return false;
}

/** @throws ConfigurationError `config_invalid` */
export function expandGlob(): never {
  return absent("patterns of paths", "give the texts of files");
}

export const globFolder: () => never = expandGlob;

export const unvisitedMatches: () => never = expandGlob;
