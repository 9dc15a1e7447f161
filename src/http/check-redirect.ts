import { isLoopback } from "../base/text/service-url.js";
import { ServiceError, type ServiceErrorDetails } from "../base/errors.js";
import { toShownUrl } from "./connection-error.js";

/** The response that redirects. */
interface RedirectSource {
  /** Its own address. */
  url: URL;
  /** Such as `GET https://cp.example.com/download/…: 302, a redirect`. */
  shown: string;
  facts: ServiceErrorDetails;
}

/**
 * Checks the target of a redirect.
 *
 * @throws ServiceError `redirect_refused` for an address that is missing or malformed, that has another scheme
 * than HTTP or credentials in it, that leaves TLS, or that is plain HTTP to a host that is not loopback.
 */
export function checkRedirect({ url: from, shown, facts }: RedirectSource, target: string | undefined): URL {
  const throwRedirectError = (why: string): never => {
    throw new ServiceError(`${shown} ${why}`, { ...facts, code: "redirect_refused" });
  };
  if (target === undefined || target.trim() === "") return throwRedirectError("without an address");
  if (!URL.canParse(target, from.href)) return throwRedirectError("to an address that is not a URL");
  const url = new URL(target, from);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return throwRedirectError(`to the scheme ${url.protocol}`);
  if (url.username !== "" || url.password !== "") return throwRedirectError("to an address with credentials");
  if (url.protocol === "http:") {
    if (from.protocol === "https:") return throwRedirectError(`from TLS to plain HTTP (${toShownUrl(url)})`);
    if (!isLoopback(url.hostname))
      return throwRedirectError(`to plain HTTP on another machine (${toShownUrl(url)})`);
  }
  return url;
}
