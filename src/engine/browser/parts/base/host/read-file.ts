import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function openToRead(): never {
  return absent("reading files", "give their texts or bytes");
}

export const [
  checkRegular,
  closeFile,
  readOpened,
  readStream,
  readBeginning,
  readRegularFile,
  readSmallFile,
  collectSmall,
] = Array<() => never>(8).fill(openToRead);

/** A browser has no pipes. */
export class PipeIdleError extends Error {}
