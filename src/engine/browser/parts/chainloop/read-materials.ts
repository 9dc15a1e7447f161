import { absent } from "../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function readMaterials(): never {
  return absent("judging materials", "judge them in Node, with regohost/gate");
}
