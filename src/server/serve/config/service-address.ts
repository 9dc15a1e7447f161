import { isLoopback } from "../../../base/text/service-url.js";
import { invalid } from "./setting-schemas.js";

/**
 * Parses the URL of a service or of a token endpoint.
 *
 * @returns the URL without a trailing slash.
 * @throws ConfigurationError `config_invalid` for schemes other than `https:`, except on this machine, and for user
 * names, queries and fragments.
 */
export function toServiceAddress(where: string, text: string): string {
  if (!URL.canParse(text)) throw invalid(`${where} is not a URL`);
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    throw invalid(`${where} must not contain a user name or a password`);
  if (url.search !== "" || url.hash !== "") throw invalid(`${where} must have no query and no fragment`);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw invalid(`${where} must begin with https://; plain HTTP is for this machine only`);
  }
  return url.href.replace(/\/+$/, "");
}
