import { absent } from "../../../../absent.js";
import { message, option } from "../../../../../../base/message.js";

/** @throws ConfigurationError `config_invalid` */
export function openPolicyWorkers(): never {
  return absent(
    message`${option("isolation", '"worker"')}`,
    "run regohost/browser in a Web Worker, and end that",
  );
}
