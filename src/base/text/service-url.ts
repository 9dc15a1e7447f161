import { invalidConfig } from "../errors.js";
import { hasScheme, shownAddress } from "./address.js";
import { message, type OptionPart } from "../message.js";
import { isShownHost } from "./shown-host.js";

const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;

/** Returns whether a URL's `hostname` is this machine: `localhost`, a name below it, 127.0.0.0/8 or `[::1]`. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || LOOPBACK_V4.test(name) || name === "[::1]";
}

/**
 * Checks the base URL of a service. A path is preserved, without the slash at its end.
 *
 * @param setting names the setting in the error, as its user knows it: `SERVICE_BASE_URL`.
 * @throws ConfigurationError `config_invalid` for a missing scheme, another scheme than http and https, plain
 * HTTP to a host that is not loopback, credentials, a query or a fragment.
 */
export function parseServiceUrl(value: string, setting: string | OptionPart): string {
  const throwUrlError = (why: string): never => {
    // Anything but an address or a host may be a token.
    const shown =
      hasScheme(value) || isShownHost(value) ? ` ${JSON.stringify(shownAddress(value).slice(0, 200))}` : "";
    throw invalidConfig(message`${setting}${shown}: ${why}`);
  };
  if (!hasScheme(value)) {
    return throwUrlError("has no scheme; write it as https://host");
  }
  const url = URL.canParse(value) ? new URL(value) : throwUrlError("is not a URL; write it as https://host");
  if (url.protocol !== "https:" && url.protocol !== "http:") return throwUrlError("must start with https://");
  if (url.username !== "" || url.password !== "") {
    return throwUrlError("must not contain a user name or a password; set a token instead");
  }
  if (url.search !== "" || url.hash !== "") return throwUrlError("must have no query and no fragment");
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    return throwUrlError(
      "is plain HTTP, which would show the token to the network; use https:// (http:// is for loopback)",
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}
