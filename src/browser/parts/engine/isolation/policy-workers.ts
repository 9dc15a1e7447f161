import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function openPolicyWorkers(): never {
  return absent('isolation: "worker"', "run regohost/browser in a Web Worker, and end that");
}
