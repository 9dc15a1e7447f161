import { isLoopback } from "../config/service-url.js";
import { ServiceError, type ServiceErrorDetails } from "../errors.js";
import { toShownUrl } from "./connection-error.js";
import { factsOf } from "./failed-response.js";
import type { HttpResponse } from "./http-transport.js";

/** Who says where to go on. */
export interface RedirectSource {
  /** Its own address. */
  url: URL;
  /** Such as `GET https://cp.example.com/download/…: 302, a redirect`. */
  shown: string;
  facts: ServiceErrorDetails;
}

/**
 * Where a response sends its client.
 *
 * @param target the value of `Location`, or of the `url` in `Refresh`.
 * @throws ServiceError `redirect_refused` as {@link checkRedirect} does.
 */
export function resolveRedirect(response: HttpResponse, target: string | undefined): URL {
  const shown = `GET ${response.context.request.url}: ${response.status}, a redirect`;
  return checkRedirect({ url: response.url, shown, facts: factsOf(response) }, target);
}

/**
 * Checks where to go on.
 *
 * @throws ServiceError `redirect_refused` for an address that is missing or malformed, that has another scheme
 * than HTTP or credentials in it, that leaves TLS, or that is plain HTTP to a host that is not loopback.
 */
export function checkRedirect({ url: from, shown, facts }: RedirectSource, target: string | undefined): URL {
  const refuse = (why: string): never => {
    throw new ServiceError(`${shown} ${why}`, { ...facts, code: "redirect_refused" });
  };
  if (target === undefined || target.trim() === "") return refuse("without an address");
  if (!URL.canParse(target, from.href)) return refuse("to an address that is not a URL");
  const url = new URL(target, from);
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse(`to the scheme ${url.protocol}`);
  if (url.username !== "" || url.password !== "") return refuse("to an address with credentials");
  if (url.protocol === "http:") {
    if (from.protocol === "https:") return refuse(`from TLS to plain HTTP (${toShownUrl(url)})`);
    if (!isLoopback(url.hostname)) return refuse(`to plain HTTP on another machine (${toShownUrl(url)})`);
  }
  return url;
}
