import { invalidConfig } from "../../base/errors.js";
import { message, type Message } from "../../base/message.js";

/** Rejects an option that a browser cannot support. @throws ConfigurationError `config_invalid` */
export function absent(subject: string | Message, instead: string | Message): never {
  throw invalidConfig(message`${subject} is not available in a browser; ${instead}`);
}
