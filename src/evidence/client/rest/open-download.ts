import { ServiceError } from "../../../base/errors.js";
import { sendApiRequest } from "./api-call.js";
import type { ClientRuntime } from "../client-runtime.js";
import type { DownloadCall } from "../grpc/download-url.js";
import { toShownUrl } from "../../../http/connection-error.js";
import { isHtml } from "../../../http/response-body.js";
import { getFacts, toFailedResponse, toLoginPageError } from "./failed-response.js";
import type { HttpResponse } from "../../../http/http-transport.js";
import type { CallControl } from "../../../http/retry.js";
import { checkRedirect } from "../../../http/check-redirect.js";

const MAX_REDIRECTS = 5;

/**
 * Requests an artifact and follows the redirects to it (specification 4.3). The token is sent to the service only, never to a redirect's
 * target. A download that is refused to a token that is not known to be a user's is requested over gRPC.
 *
 * @returns A response with status 200, which must be closed.
 *
 * @throws ServiceError
 */
export async function openDownload(
  runtime: ClientRuntime,
  call: DownloadCall,
  control: CallControl,
  attempts: number,
): Promise<HttpResponse> {
  const url = new URL(`${call.baseUrl}/download/${call.digest}`);
  const options = { attempts, control, timeoutMs: undefined };
  if (!runtime.hasRest) {
    const { getDownloadUrl } = await import("../grpc/download-url.js");
    const next = await getDownloadUrl(runtime, call, undefined, control);
    const request = { url: next, accept: "*/*", identity: undefined };
    return followRedirects(runtime, call, await sendApiRequest(runtime, request, options), {
      ...options,
      visited: new Set([url.href, next.href]),
    });
  }
  const response = await sendApiRequest(runtime, { url, accept: "*/*", identity: call.identity }, options);
  return followRedirects(runtime, call, response, { ...options, visited: new Set([url.href]) });
}

async function followRedirects(
  runtime: ClientRuntime,
  call: DownloadCall,
  first: HttpResponse,
  { visited, ...options }: RedirectOptions,
): Promise<HttpResponse> {
  const { control } = options;
  const url = new URL(`${call.baseUrl}/download/${call.digest}`);
  let response = first;
  for (;;) {
    let next: URL;
    try {
      const isService = visited.size === 1;
      if (response.status === 200) {
        // HTML from the service itself is a login page; from the store it may be an artifact.
        if (isService && isHtml(response.header("content-type"))) throw toLoginPageError(response);
        return response;
      }
      if (isFollowed(response, isService, url)) {
        next = resolveRedirect(response, response.header("location"));
      } else {
        const responder = response.url.origin === url.origin ? "service" : "store";
        // The service knows an artifact that it redirects to, so a 404 from there is a failure.
        const { notFoundText } = runtime.settings;
        const requested = { id: call.digest, isContinued: !isService, notFoundText };
        const refusal = await toFailedResponse(response, responder, { requested });
        if (!isService || !mayBeAllowedOverGrpc(refusal, call)) throw refusal;
        const { getDownloadUrl } = await import("../grpc/download-url.js");
        next = await getDownloadUrl(runtime, call, refusal, control);
      }
      if (visited.has(next.href) || visited.size > MAX_REDIRECTS) throw toLoopError(response, next);
      visited.add(next.href);
    } catch (error) {
      response.close();
      throw error;
    }
    response.close();
    response = await sendApiRequest(runtime, { url: next, accept: "*/*", identity: undefined }, options);
  }
}

interface RedirectOptions {
  attempts: number;
  control: CallControl;
  timeoutMs: undefined;
  /** The addresses so far, the service's first. */
  visited: Set<string>;
}

/** Some versions of the service redirect user tokens only, and have gRPC for API tokens. */
function mayBeAllowedOverGrpc({ code }: ServiceError, { identity }: DownloadCall): boolean {
  return code === "permission_denied" && identity.accessToken.kind !== "user";
}

/** The service redirects to an artifact with a 302; its 307 leads to the login page. A store may use any redirect. */
function isFollowed(response: HttpResponse, isService: boolean, serviceUrl: URL): boolean {
  if (isService) return response.status === 302 || response.status === 303;
  if (response.status === 307 && response.url.origin === serviceUrl.origin) return false;
  return [301, 302, 303, 307, 308].includes(response.status);
}

function toLoopError(response: HttpResponse, next: URL): ServiceError {
  return new ServiceError(
    `GET ${response.context.request.url}: endless redirects, or more than ${MAX_REDIRECTS}, to ${toShownUrl(next)}`,
    { ...getFacts(response), code: "redirect_refused" },
  );
}

/**
 * Where a response sends its client.
 *
 * @param target the value of `Location`, or of the `url` in `Refresh`.
 * @throws ServiceError `redirect_refused` as {@link checkRedirect} does.
 */
export function resolveRedirect(response: HttpResponse, target: string | undefined): URL {
  const shown = `GET ${response.context.request.url}: ${response.status}, a redirect`;
  return checkRedirect({ url: response.url, shown, facts: getFacts(response) }, target);
}
