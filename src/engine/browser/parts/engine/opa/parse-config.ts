import { absent } from "../../../absent.js";

/** @throws ConfigurationError `config_invalid` */
export function parseConfig(parser: string): never {
  return absent(`reading ${parser}`, "give JSON or YAML");
}
