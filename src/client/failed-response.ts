import { ServiceError, type ErrorCode } from "../errors.js";
import { isHtml } from "./content-type.js";
import {
  findAmbiguousKinds,
  parseErrorBody,
  saysNotFound,
  toShownText,
  type ErrorBody,
} from "./error-body.js";
import type { HttpResponse } from "./http-transport.js";
import { readErrorBody } from "./response-body.js";
import { parseRetryAfter } from "./retry-after.js";

/** Who answered: the service itself, shown a token or not, or the store that a download was redirected to. */
export type Responder = "service" | "service_without_token" | "store";

/** The statuses after which the same request may succeed. */
const RETRYABLE = new Set([408, 425, 429, 502, 503, 504]);

/**
 * The error of a response that is no answer. Its body is read, as far as that is of use.
 *
 * The real service answers 500 for a revoked token and for an organization that is not the user's, so 500 is not
 * retried and its message is kept.
 */
export async function toFailedResponse(response: HttpResponse, responder: Responder): Promise<ServiceError> {
  if (response.status < 400) return toUnexpectedResponse(response, responder);
  const body = await parseErrorBody(await readErrorBody(response), response.header("content-type"));
  const kinds = response.status === 400 ? findAmbiguousKinds(body.message) : [];
  const code = kinds.length > 1 ? "ambiguous_kind" : codeOf(response.status, body, responder);
  const said = body.message === "" ? "" : ` (${body.message})`;
  const { status: error } = body;
  const retryAfterMs = parseRetryAfter(response.header("retry-after"));
  return new ServiceError(
    `GET ${response.context.request.url}: ${response.status}${said}. ${adviceFor(code, response.status, responder, kinds)}`,
    {
      ...factsOf(response),
      code,
      retryable: RETRYABLE.has(response.status),
      ...(error !== undefined && { serviceCode: error.code, details: error.details ?? error.metadata }),
      ...(error?.reason && { reason: toShownText(error.reason) }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(kinds.length > 1 && { kinds }),
    },
  );
}

/** The error of an answer that is a page, where the service's own answer never is one. */
export function toLoginPageError(response: HttpResponse): ServiceError {
  return new ServiceError(
    `GET ${response.context.request.url}: ${response.status}, a page to log in instead of an answer. ` +
      "The token is not accepted, or the address is not that of the service: log in again, or check SERVICE_BASE_URL.",
    { ...factsOf(response), code: "unauthenticated" },
  );
}

/** What every error of a response carries. */
export function factsOf(response: HttpResponse): {
  request: { method: string; url: string };
  attempts: number;
  status: number;
  requestId?: string;
} {
  const requestId = response.header("x-request-id");
  return {
    ...response.context,
    status: response.status,
    ...(requestId !== undefined && { requestId: toShownText(requestId) }),
  };
}

function toUnexpectedResponse(response: HttpResponse, responder: Responder): ServiceError {
  const isRedirect = response.status >= 300;
  const isLogin = isRedirect ? isLoginRedirect(response) : isHtml(response.header("content-type"));
  if (responder === "service" && isLogin) return toLoginPageError(response);
  if (!isRedirect) {
    return new ServiceError(
      `GET ${response.context.request.url}: the status ${response.status} is no answer to this request`,
      { ...factsOf(response), code: "service_failed" },
    );
  }
  return new ServiceError(
    `GET ${response.context.request.url}: ${response.status}, a redirect where none is followed. ` +
      "If the service has moved, set SERVICE_BASE_URL to its new address.",
    { ...factsOf(response), code: "redirect_refused" },
  );
}

/** The recorded service sends who has no valid token to its login page with a 307. */
function isLoginRedirect(response: HttpResponse): boolean {
  if (response.status === 307 || isHtml(response.header("content-type"))) return true;
  return /log-?in|sign-?in|\bo?auth|\bsso\b/i.test(response.header("location") ?? "");
}

function codeOf(status: number, body: ErrorBody, responder: Responder): ErrorCode {
  switch (status) {
    case 400:
    case 422:
      return "request_invalid";
    case 401:
      return responder === "store" ? "permission_denied" : "unauthenticated";
    case 403:
      return "permission_denied";
    case 404:
      return saysNotFound(body.status) ? "not_found" : "service_failed";
    case 429:
      return "rate_limited";
    default:
      return "service_failed";
  }
}

function adviceFor(code: ErrorCode, status: number, responder: Responder, kinds: readonly string[]): string {
  if (code === "ambiguous_kind")
    return `The digest is there in several kinds: give one of ${kinds.join(", ")}.`;
  if (code === "permission_denied" && responder === "store") {
    return "The artifact store did not accept the pre-signed address, which is valid for a short time only.";
  }
  if (code === "unauthenticated") return "Log in again, or set SERVICE_TOKEN to a valid token.";
  if (code === "permission_denied") {
    return "The token may not do this, or the organization is not its own; some operations need a user token.";
  }
  if (code === "not_found") return "It is not there, or not visible to this identity.";
  if (code === "rate_limited") return "The service asks for fewer requests: try again later.";
  if (code === "request_invalid") return "The service does not accept the request's parameters.";
  if (status === 404) {
    return "The answer does not say that the digest is unknown, so the address may be wrong: check SERVICE_BASE_URL.";
  }
  if (status === 500) {
    return "Some services answer so for a revoked token and for an unknown organization: check both.";
  }
  return RETRYABLE.has(status) ? "The service is not available now: try again later." : "The service failed.";
}
