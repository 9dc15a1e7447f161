import { ConfigurationError } from "../errors.js";
import { message, type Message } from "../message.js";

/** Refuses what a browser cannot do. @throws ConfigurationError `config_invalid` */
export function absent(what: string | Message, instead: string | Message): never {
  throw new ConfigurationError(message`${what} is not available in a browser; ${instead}`, {
    code: "config_invalid",
  });
}
