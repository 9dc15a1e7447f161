import {
  ServiceError,
  type ErrorCode,
  type ErrorOptions,
  type ServiceErrorDetails,
} from "../../base/errors.js";
import { findAmbiguousKinds } from "./error-body.js";
import type { RequestedThing, NotFoundClaim } from "./not-found.js";

/** Who answered: the service itself, shown a token or not, or the store that a download was redirected to. */
export type Responder = "service" | "service_without_token" | "store";

/** An answer that refuses the request, over REST or gRPC. */
export interface Refusal {
  /** The HTTP status, or the one that stands for the gRPC code. */
  status: number;
  /** How the error's message calls it, such as `403` or `PERMISSION_DENIED`. */
  shownStatus: string;
  /** The service's message, fit to be shown; may be empty. */
  message: string;
  /** Whether a 404 is about the requested item. */
  notFound: NotFoundClaim;
  requested: RequestedThing | undefined;
  responder: Responder;
  addressSetting: AddressSetting;
}

/** The setting that holds the address of a request. */
export type AddressSetting = "SERVICE_BASE_URL" | "SERVICE_GRPC_URL" | "SERVICE_PLATFORM_URL";

/**
 * A 404 in a service's words that names no id. It is the error of a wrong address until the server has shown that it is
 * the service; see `confirmNotFound`.
 */
export class UnclearNotFound extends ServiceError {
  readonly #settle: (isService: boolean) => ServiceError;

  /** @param settle makes the error once it is known whether the server is the service. */
  constructor(
    message: string,
    options: ErrorOptions & ServiceErrorDetails,
    settle: (isService: boolean) => ServiceError,
  ) {
    super(message, options);
    this.name = "ServiceError";
    this.#settle = settle;
  }

  settle(isService: boolean): ServiceError {
    return this.#settle(isService);
  }
}

/** The statuses after which the same request may succeed. */
const RETRYABLE = new Set([408, 425, 429, 502, 503, 504]);

/** Messages of a service whose database has no free connection. */
const OVERLOADED = /\btoo many (clients|connections)\b|\bconnection slots\b|\bconnection pool\b/i;

/** Returns whether a refusal means that the service is overloaded. */
export function isOverload({ status, message }: Pick<Refusal, "status" | "message">): boolean {
  return status === 429 || status === 503 || (status === 500 && OVERLOADED.test(message));
}

/**
 * Returns the error of an answer that refuses the request.
 *
 * The real service answers 500 (over gRPC, UNKNOWN) for a revoked token and for an organization that is not the
 * user's, so these are not retried and their message is preserved.
 *
 * @param facts what else the error carries; its `request` is named in the message.
 */
export function toStatusError(
  refusal: Refusal,
  facts: ServiceErrorDetails & { request: { method: string; url: string } },
): ServiceError {
  const { status, message, shownStatus, notFound } = refusal;
  const kinds = status === 400 ? findAmbiguousKinds(message) : [];
  const shown = message === "" ? "" : ` (${message})`;
  const describe = (code: ErrorCode): string =>
    `${facts.request.method} ${facts.request.url}: ${shownStatus}${shown}. ${adviceFor(code, refusal, kinds)}`;
  const retryable = RETRYABLE.has(status) || isOverload(refusal);
  const code = kinds.length > 1 ? "ambiguous_kind" : toErrorCode(refusal);
  const libraryOptions = (ofCode: ErrorCode): ErrorOptions & ServiceErrorDetails => ({
    retryable,
    ...facts,
    code: ofCode,
    ...(kinds.length > 1 && { kinds }),
  });
  const toError = (ofCode: ErrorCode): ServiceError =>
    new ServiceError(describe(ofCode), libraryOptions(ofCode));
  if (code !== "wrong_address" || notFound !== "unclear") return toError(code);
  return new UnclearNotFound(describe(code), libraryOptions(code), (isService) =>
    toError(isService ? "not_found" : code),
  );
}

function toErrorCode({ status, notFound, responder, requested }: Refusal): ErrorCode {
  switch (status) {
    case 400:
    case 422:
      return "request_invalid";
    case 401:
      return responder === "store" ? "permission_denied" : "unauthenticated";
    case 403:
      return "permission_denied";
    case 404:
      if (notFound === "stated") return "not_found";
      return responder === "store" || isContinued(requested) ? "service_failed" : "wrong_address";
    case 429:
      return "rate_limited";
    case 501:
      return "unimplemented";
    default:
      return "service_failed";
  }
}

function adviceFor(code: ErrorCode, refusal: Refusal, kinds: readonly string[]): string {
  const { status, responder, addressSetting } = refusal;
  if (code === "ambiguous_kind")
    return `The digest exists in several kinds: give one of ${kinds.join(", ")}.`;
  if (code === "permission_denied" && responder === "store") {
    return "The artifact store did not accept the pre-signed address, which is valid for a short time only.";
  }
  if (code === "unauthenticated") return "Log in again, or set SERVICE_TOKEN to a valid token.";
  if (code === "permission_denied") {
    return "The token may not do this, or it does not belong to the organization; some operations need a user token.";
  }
  if (code === "not_found") return "It does not exist, or is not visible to this identity.";
  if (code === "rate_limited") return "The service limits the rate of requests: try again later.";
  if (code === "request_invalid") return "The service does not accept the request's parameters.";
  if (code === "unimplemented") {
    return `The service at this address does not have the operation: check ${addressSetting} and its version.`;
  }
  if (status === 404 && responder === "store") {
    return "The artifact store does not say that the artifact is gone: ask for the download again, or ask who runs the service.";
  }
  if (status === 404 && isContinued(refusal.requested)) {
    return "An earlier request for the item succeeded, so it may exist despite this response: try again.";
  }
  if (code === "wrong_address") return `${wrongAddressAdvice(refusal)} Check ${addressSetting}.`;
  if (RETRYABLE.has(status) || isOverload(refusal)) {
    return "The service is not available now: try again later.";
  }
  if (status === 500) {
    return "Some services give this answer for a revoked token and for an unknown organization: check both.";
  }
  return "The service failed.";
}

function isContinued(requested: RequestedThing | undefined): boolean {
  return typeof requested === "object" && requested.isContinued;
}

function wrongAddressAdvice({ responder, requested, notFound, addressSetting }: Refusal): string {
  if (responder === "service_without_token" && addressSetting !== "SERVICE_GRPC_URL") {
    return "Every instance of the service answers this, so the address may be wrong.";
  }
  if (typeof requested !== "object" || requested.id === undefined) {
    return "Gateways and servers without the operation give this answer: the address may be wrong.";
  }
  const doubt =
    notFound === "unclear"
      ? "does not name the id, and the server did not show that it is the service"
      : "lacks the service's text for an unknown item; gateways and servers without the operation give this answer";
  return `The answer ${doubt}. The address may be wrong; if your service's 404 differs, set SERVICE_NOT_FOUND_TEXT.`;
}
