import { ServiceError } from "../../../base/errors.js";
import { isHtml, readErrorBody } from "../../../http/response-body.js";
import { parseErrorBody, toShownText } from "../error-body.js";
import type { HttpResponse } from "../../../http/http-transport.js";
import { parseRetryAfter } from "../../../http/retry.js";
import { readNotFound, type RequestedThing } from "../not-found.js";
import { toStatusError, type AddressSetting, type Responder } from "../status-error.js";

/** The request of a failed response. */
export interface FailedRequest {
  /** The requested item; without it no 404 is `not_found`. */
  requested?: RequestedThing | undefined;
  /** Default: `SERVICE_BASE_URL`. */
  addressSetting?: AddressSetting | undefined;
}

/** Returns the error of a response that is not a success. The first part of its body is read for the message. */
export async function toFailedResponse(
  response: HttpResponse,
  responder: Responder,
  { requested, addressSetting = "SERVICE_BASE_URL" }: FailedRequest = {},
): Promise<ServiceError> {
  if (response.status < 400) return toUnexpectedResponse(response, responder);
  const body = await parseErrorBody(await readErrorBody(response), response.header("content-type"));
  const { status: error, message } = body;
  return toStatusError(
    {
      status: response.status,
      shownStatus: String(response.status),
      message,
      notFound: readNotFound({ error, text: body.text }, requested),
      requested,
      responder,
      addressSetting,
    },
    {
      ...getFacts(response),
      serviceCode: error?.code,
      details: error?.details ?? error?.metadata,
      ...(error?.reason && { reason: toShownText(error.reason) }),
      retryAfterMs: parseRetryAfter(response.header("retry-after")),
    },
  );
}

/** Returns the error of an HTML page where the service never answers with HTML. */
export function toLoginPageError(response: HttpResponse): ServiceError {
  return new ServiceError(
    `GET ${response.context.request.url}: ${response.status}, a page to log in instead of an answer. ` +
      "The token is not accepted, or the address is not that of the service: log in again, or check SERVICE_BASE_URL.",
    { ...getFacts(response), code: "unauthenticated" },
  );
}

/** Returns the details that every error of a response carries. */
export function getFacts(response: HttpResponse): {
  request: { method: string; url: string };
  attempts: number;
  status: number;
  requestId: string | undefined;
} {
  const requestId = response.header("x-request-id");
  return { ...response.context, status: response.status, requestId: requestId && toShownText(requestId) };
}

function toUnexpectedResponse(response: HttpResponse, responder: Responder): ServiceError {
  const isRedirect = response.status >= 300;
  const isLogin = isRedirect ? isLoginRedirect(response) : isHtml(response.header("content-type"));
  if (responder === "service" && isLogin) return toLoginPageError(response);
  if (!isRedirect) {
    return new ServiceError(`GET ${response.context.request.url}: unexpected status ${response.status}`, {
      ...getFacts(response),
      code: "service_failed",
    });
  }
  return new ServiceError(
    `GET ${response.context.request.url}: ${response.status}, a redirect where none is followed. ` +
      "If the service has moved, set SERVICE_BASE_URL to its new address.",
    { ...getFacts(response), code: "redirect_refused" },
  );
}

/** Without a valid token the service redirects to its login page with a 307. */
function isLoginRedirect(response: HttpResponse): boolean {
  if (response.status === 307 || isHtml(response.header("content-type"))) return true;
  return /log-?in|sign-?in|\bo?auth|\bsso\b/i.test(response.header("location") ?? "");
}
