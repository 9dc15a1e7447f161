import { checkRedirect } from "../http/check-redirect.js";
import type { HttpResponse } from "../http/http-transport.js";
import { factsOf } from "./failed-response.js";

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
