import { ServiceError, type ServiceRequest } from "../errors.js";

/** The caller's signal was aborted. */
export function toAbortedError(request: ServiceRequest, signal: AbortSignal): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the call was aborted`, {
    code: "aborted",
    cause: signal.reason,
    request,
  });
}

/** The caller's deadline passed. */
export function toDeadlineError(request: ServiceRequest): ServiceError {
  return new ServiceError(
    `${request.method} ${request.url}: not answered before the caller's deadline. Allow more time (timeoutMs).`,
    { code: "service_timeout", retryable: true, request },
  );
}

/** The client was closed before or during the call. */
export function toClosedError(request: ServiceRequest): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the service client is closed`, {
    code: "client_closed",
    request,
  });
}
