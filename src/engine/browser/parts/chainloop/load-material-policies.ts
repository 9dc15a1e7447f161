import { absent } from "../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function loadMaterialPolicies(): never {
  return absent("judging materials", "judge them in Node, with regohost/gate");
}
