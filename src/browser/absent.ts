import { ConfigurationError } from "../errors.js";

/** Refuses what a browser cannot do. @throws ConfigurationError `config_invalid` */
export function absent(what: string, instead: string): never {
  throw new ConfigurationError(`${what} is not available in a browser; ${instead}`, {
    code: "config_invalid",
  });
}
