import type { Interceptor } from "./interceptors.js";
import { SERVED } from "./grpc/deliver-grpc.js";
import type { Delivery, GrpcFault, ServiceResponse } from "./service-request.js";

/** Predefined faults, for `respondNext` and `intercept`. */
export const faults = {
  /** An error with the dialect's body, or with `body` instead. */
  status(
    status: number,
    options: {
      message?: string;
      retryAfter?: string | number;
      headers?: Record<string, string>;
      body?: string;
    } = {},
  ): Interceptor {
    return (_request, _next, dialect) => {
      const answer = dialect.toError(status, options.message ?? `fault ${String(status)}`);
      const { retryAfter } = options;
      return {
        ...answer,
        headers: {
          ...answer.headers,
          ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: options.body }),
      };
    };
  },

  /** 200 with any JSON. */
  json: (value: unknown): Interceptor => always(200, "application/json", JSON.stringify(value)),

  /** 200 with text that is declared as JSON. */
  invalidJson: (text = '{"result":'): Interceptor => always(200, "application/json", text),

  /** 200 with an empty body. */
  empty: (): Interceptor => always(200, "application/json", ""),

  /** An HTML page, like that of a proxy or a login page. */
  html: (status = 200): Interceptor =>
    always(status, "text/html; charset=utf-8", "<!doctype html><title>Page</title><p>Not the service.</p>\n"),

  /** A redirect to any URL, with any redirect status. */
  redirect:
    (location: string, status = 302): Interceptor =>
    () => ({ status, headers: { Location: location } }),

  /** A redirect to the requested URL. */
  redirectLoop:
    (status = 302): Interceptor =>
    ({ path, query }) => {
      const search = new URLSearchParams(query).toString();
      return { status, headers: { Location: search === "" ? path : `${path}?${search}` } };
    },

  /** The correct response with one bit of its body changed. An empty body becomes one byte. */
  corrupt: (): Interceptor => async (_request, next) => {
    const answer = await next();
    const body = Buffer.from(answer.body ?? "");
    const [first = 0] = body;
    return { ...answer, body: Buffer.concat([Buffer.of(first ^ 1), body.subarray(1)]) };
  },

  /** The correct response, truncated: half of its body, or `afterBytes`, then the connection closes. */
  truncate: (afterBytes?: number): Interceptor =>
    delivered((length) => ({ mode: "truncate", afterBytes: afterBytes ?? length >> 1 })),

  /** The correct response that stops: half of its body, or `afterBytes`, then nothing. */
  stall: (afterBytes?: number): Interceptor =>
    delivered((length) => ({ mode: "stall", afterBytes: afterBytes ?? length >> 1 })),

  /** The correct response, `chunkBytes` every `intervalMs`. */
  drip: (options: { chunkBytes: number; intervalMs: number }): Interceptor =>
    delivered(() => ({ mode: "drip", ...options })),

  /** The correct response, repeated until it has `bytes`. */
  oversize: (bytes: number): Interceptor => delivered(() => ({ mode: "oversize", bytes })),

  /** No response, until the client or the service closes. */
  hang: (): Interceptor => () => ({ status: 200, delivery: { mode: "hang" } }),

  /** The connection is reset. */
  reset: (): Interceptor => () => ({ status: 200, delivery: { mode: "reset" } }),
};

/** `REFUSED_STREAM` and `INTERNAL_ERROR` of HTTP/2. */
const REFUSED_STREAM = 7;
const INTERNAL_ERROR = 2;

/**
 * Faults of gRPC calls. Of the faults above, those that respond in place of the service act like a proxy in front of
 * it; those that damage its response are for REST, and fail a call with `internal`.
 */
export const grpcFaults = {
  /** A status with its message, and `ErrorInfo` or `RetryInfo` among its details. */
  status: (
    code: number,
    options: { message?: string; reason?: string; retryAfterSeconds?: number } = {},
  ): Interceptor => {
    const { message = `fault ${String(code)}`, ...details } = options;
    return ends({ kind: "status", code, message, ...details });
  },

  /** The stream is refused: the call was certainly not served. */
  refuse: (): Interceptor => ends({ kind: "reset", code: REFUSED_STREAM }),

  /** The stream is reset with an HTTP/2 error code, by default INTERNAL_ERROR. */
  reset: (code = INTERNAL_ERROR): Interceptor => ends({ kind: "reset", code }),

  /** The connection accepts no more calls; this one is served. */
  goaway: (): Interceptor => ends({ kind: "goaway" }),

  /** The connection accepts no more calls and closes, with this one in flight. */
  goawayAndClose: (): Interceptor => ends({ kind: "goaway_and_close" }),

  /** Headers, then the end of the stream without a status. */
  withoutTrailers: (): Interceptor => ends({ kind: "no_trailers" }),

  /** Headers, then trailers without a status. */
  withoutStatus: (): Interceptor => ends({ kind: "no_status" }),

  /** Any bytes in place of the protobuf message, with the status OK. */
  message: (bytes: Uint8Array): Interceptor => ends({ kind: "message", bytes }),

  /** A message that ends before its declared length, with the status OK. */
  truncate: (): Interceptor => ends({ kind: "message", bytes: Buffer.from([0]), announcedBytes: 100 }),

  /** A message of `bytes` zero bytes, with the status OK. */
  oversize: (bytes: number): Interceptor => ends({ kind: "oversize", bytes }),

  /** Headers, then nothing. */
  halfOpen: (): Interceptor => ends({ kind: "half_open" }),
};

function ends(grpc: GrpcFault): Interceptor {
  // The status counts for `goaway` only, which leaves the call to its service.
  return () => ({ ...SERVED, grpc });
}

function always(status: number, contentType: string, body: string): Interceptor {
  return (): ServiceResponse => ({ status, headers: { "Content-Type": contentType }, body });
}

function delivered(how: (bodyBytes: number) => Delivery): Interceptor {
  return async (_request, next) => {
    const answer = await next();
    return { ...answer, delivery: how(Buffer.byteLength(answer.body ?? "")) };
  };
}
