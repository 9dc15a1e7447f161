import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function writeBundle(): never {
  return absent("building bundles", "build them in Node, with buildBundle");
}
