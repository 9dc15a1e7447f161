import { ServiceError, type ServiceRequest } from "../base/errors.js";
import { codeOf } from "../base/error-code.js";
import { isError } from "../base/realms.js";

/** Facts about a request for its errors, in addition to the cause. */
export interface RequestContext {
  request: ServiceRequest;
  /** Which attempt it was, from 1. */
  attempts: number;
  /** Advice about a custom certificate authority, and about a time limit. Default: for the evidence service. */
  advice?: RequestAdvice;
}

/** Advice that ends the errors of a client's requests. */
export interface RequestAdvice {
  /** After a certificate that is not trusted. */
  certificates: string;
  /** After a limit of time. */
  limits: string;
}

const ADVICE: RequestAdvice = {
  certificates:
    "If your own authority signed the service's certificate, set SERVICE_CA to the authority's PEM file.",
  limits: "The service is slow or the network loses packets; the limits are the client's timeouts option.",
};

const TLS_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;

/** Descriptions of the most frequent codes. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused: nothing listens at this address",
  ENOTFOUND: "the host does not exist",
  EAI_AGAIN: "the name server does not answer",
  ECONNRESET: "the connection was reset",
  UND_ERR_SOCKET: "the connection was closed before the answer was complete",
  UND_ERR_CONNECT_TIMEOUT: "it does not accept connections in time",
  ETIMEDOUT: "it does not accept connections in time",
  PROXY_REFUSED: "the proxy does not let it through",
};

/**
 * Returns the error of a request that got no complete answer.
 *
 * @param cause the error of the HTTP client.
 * @param mayRepeat whether the request may be made again, should the failure allow it.
 */
export function toConnectionError(cause: unknown, context: RequestContext, mayRepeat = true): ServiceError {
  const code = findCode(cause);
  withoutBody(cause);
  const target = `${context.request.method} ${context.request.url}`;
  const { certificates } = context.advice ?? ADVICE;
  if (code !== undefined && TLS_CODE.test(code)) {
    return new ServiceError(`${target}: TLS connection failed (${code}). ${certificates}`, {
      ...context,
      code: "service_unreachable",
      cause,
      retryable: false,
    });
  }
  const reason =
    code === undefined ? "the connection failed" : `${REASONS[code] ?? "the connection failed"} (${code})`;
  return new ServiceError(
    `${target}: no complete answer: ${reason}. Check the address, the network and HTTPS_PROXY.`,
    { ...context, code: "service_unreachable", cause, retryable: mayRepeat },
  );
}

/** Finds the code of the innermost error that has one. */
export function findCode(error: unknown, depth = 0): string | undefined {
  if (!isError(error) || depth > 8) return undefined;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const code = codeOf(error);
  return findCode(inner, depth + 1) ?? code;
}

/** Removes what the parsers of undici and Node attach to their errors: a part of the response. */
function withoutBody(error: unknown): void {
  for (let one = error, depth = 0; isError(one) && depth <= 8; one = one.cause, depth++) {
    Reflect.deleteProperty(one, "data");
    Reflect.deleteProperty(one, "rawPacket");
  }
}

/** Returns the error of a request for which one of the client's own time limits was over. */
export function toTimeoutError(
  subject: string,
  ms: number,
  context: RequestContext,
  mayRepeat = true,
): ServiceError {
  const { limits } = context.advice ?? ADVICE;
  return new ServiceError(
    `${context.request.method} ${context.request.url}: ${subject} within ${ms} ms. ${limits}`,
    { ...context, code: "service_timeout", retryable: mayRepeat },
  );
}

/** Returns a URL as errors show it: without query, fragment and credentials, which may hold a signature or a cursor. */
export function toShownUrl(url: URL): string {
  return url.origin + url.pathname;
}
