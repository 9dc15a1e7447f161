import * as http2 from "node:http2";
import { Code, ConnectError } from "@connectrpc/connect";
import { ResponseError, ServiceError } from "../../../base/errors.js";
import {
  findCode,
  toConnectionError,
  toTimeoutError,
  type RequestContext,
} from "../../../http/connection-error.js";
import { toShownText } from "../error-body.js";
import { readNotFound, type RequestedThing } from "../not-found.js";
import { isOverload, toStatusError, type AddressSetting, type Refusal } from "../status-error.js";
import { MAX_MESSAGE_BYTES } from "./grpc-channel.js";
import { readStatusDetails } from "./status-details.js";

const { NGHTTP2_REFUSED_STREAM, NGHTTP2_ENHANCE_YOUR_CALM, NGHTTP2_HTTP_1_1_REQUIRED, NGHTTP2_NO_ERROR } =
  http2.constants;

/** The HTTP status that stands for each gRPC code, as google.rpc.Code maps them. */
const HTTP_STATUS: Readonly<Record<Code, number>> = {
  [Code.Canceled]: 499,
  [Code.Unknown]: 500,
  [Code.InvalidArgument]: 400,
  [Code.DeadlineExceeded]: 504,
  [Code.NotFound]: 404,
  [Code.AlreadyExists]: 409,
  [Code.PermissionDenied]: 403,
  [Code.ResourceExhausted]: 429,
  [Code.FailedPrecondition]: 400,
  [Code.Aborted]: 409,
  [Code.OutOfRange]: 400,
  [Code.Unimplemented]: 501,
  [Code.Internal]: 500,
  [Code.Unavailable]: 503,
  [Code.DataLoss]: 500,
  [Code.Unauthenticated]: 401,
};

/** The codes of a server that speaks TLS or TCP, but not HTTP/2. */
const NO_HTTP2 = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/;

/** The codes of an answer that cannot be decompressed. */
const BROKEN_COMPRESSION = /^Z_[A-Z]+_ERROR$/;

/** The transport's message for a stream that its peer ended. For one that it ends itself, over a bad message, it states the reason. */
const PEER_RESET = /^http\/2 stream closed/;

/** The exchange on the wire so far. */
export interface WireFacts {
  /** `undefined` when the request was not written. */
  stream: http2.ClientHttp2Stream | undefined;
  /** The HTTP status, once there was a response. */
  status: number | undefined;
}

/** The call that failed. */
interface FailureContext {
  context: RequestContext;
  timeoutMs: number;
  /** Whether the call must not be made again once the service may have processed it. */
  effect: boolean;
  /** The full name of the message that was expected. */
  outputType: string;
  isAuthenticated: boolean;
  /** The requested item; without it no response is `not_found`. */
  asked: RequestedThing | undefined;
  /** Default: `SERVICE_GRPC_URL`. */
  addressSetting: AddressSetting | undefined;
}

/** An error, and whether it means that the service is overloaded. */
interface GrpcFailure {
  error: ServiceError | ResponseError;
  isOverload: boolean;
}

/** Returns whether the service cannot have processed the request: it was not written, or its stream was refused (RFC 9113, 8.7). */
export function isUnprocessed({ stream }: WireFacts): boolean {
  return stream?.id === undefined || stream.rstCode === NGHTTP2_REFUSED_STREAM;
}

/** Returns the error of a call that failed. `cause` is the thrown value. */
export function toGrpcFailure(cause: unknown, wire: WireFacts, call: FailureContext): GrpcFailure {
  const reported = ConnectError.from(cause);
  const { context, timeoutMs, effect, outputType } = call;
  if (reported.metadata.has("grpc-status")) return toStatusFailure(reported, call);
  if (wire.status !== undefined && wire.status !== 200) return toHttpFailure(wire.status, call);

  const mayRepeat = !effect || isUnprocessed(wire);
  const rstCode = wire.stream?.rstCode ?? NGHTTP2_NO_ERROR;
  const isOverload = rstCode === NGHTTP2_REFUSED_STREAM || rstCode === NGHTTP2_ENHANCE_YOUR_CALM;
  if (isOverload) return { error: toConnectionError(cause, context, mayRepeat), isOverload };

  const code = findCode(cause) ?? "";
  const isOfWire = code !== "" || PEER_RESET.test(reported.rawMessage);
  let error: GrpcFailure["error"];
  if (reported.code === Code.DeadlineExceeded) {
    error = toTimeoutError("no complete answer", timeoutMs, context, mayRepeat);
  } else if (reported.code === Code.ResourceExhausted) {
    error = toSizeError(reported, context);
  } else if (NO_HTTP2.test(code) || rstCode === NGHTTP2_HTTP_1_1_REQUIRED) {
    error = toNoHttp2Error(cause, context);
  } else if (wire.status === 200 && (!isOfWire || BROKEN_COMPRESSION.test(code))) {
    error = toProtocolError(reported.rawMessage, outputType, context);
  } else {
    error = toConnectionError(cause, context, mayRepeat);
  }
  return { error, isOverload };
}

/** Converts a gRPC status of the service to a failure. */
export function toStatusFailure(reported: ConnectError, call: FailureContext): GrpcFailure {
  const { context, timeoutMs, effect, asked } = call;
  if (reported.code === Code.DeadlineExceeded) {
    return { error: toTimeoutError("no complete answer", timeoutMs, context, !effect), isOverload: false };
  }
  const said = readStatusDetails(reported);
  const { code, rawMessage: message } = reported;
  const error = { code, message, ...(said.reason && { reason: said.reason }) };
  const refusal: Refusal = {
    status: HTTP_STATUS[reported.code] ?? 500,
    shownStatus: toShownStatus(reported.code),
    message: toShownText(message),
    notFound: readNotFound({ error, text: `${error.reason ?? ""} ${message}` }, asked),
    ...refusedBy(call),
  };
  const facts = { ...context, ...said, serviceCode: reported.code, ...(effect && { retryable: false }) };
  return { error: toStatusError(refusal, facts), isOverload: isOverload(refusal) };
}

/** Converts an HTTP status without a gRPC one: a gateway or a proxy answered, or a server without gRPC. */
function toHttpFailure(status: number, call: FailureContext): GrpcFailure {
  const { context, effect } = call;
  const refusal: Refusal = {
    status,
    shownStatus: String(status),
    message: "without a gRPC status",
    notFound: "not_said",
    ...refusedBy(call),
  };
  const error = toStatusError(refusal, { ...context, status, ...(effect && { retryable: false }) });
  return { error, isOverload: isOverload(refusal) };
}

function refusedBy({
  asked,
  addressSetting = "SERVICE_GRPC_URL",
  isAuthenticated,
}: FailureContext): Pick<Refusal, "asked" | "responder" | "addressSetting"> {
  const responder = isAuthenticated ? "service" : "service_without_token";
  return { asked, responder, addressSetting };
}

function toSizeError({ rawMessage }: ConnectError, context: RequestContext): ServiceError {
  const isRequest = rawMessage.includes("writeMaxBytes");
  const what = isRequest ? "the request" : "the answer";
  return new ServiceError(
    `${context.request.method} ${context.request.url}: ${what} is larger than the limit of ${MAX_MESSAGE_BYTES} bytes.`,
    { ...context, code: isRequest ? "request_invalid" : "response_too_large" },
  );
}

function toNoHttp2Error(cause: unknown, context: RequestContext): ServiceError {
  return new ServiceError(
    `${context.request.method} ${context.request.url}: the server does not speak HTTP/2, which gRPC needs. ` +
      "Check the address; where gRPC has one of its own, set SERVICE_GRPC_URL.",
    { ...context, code: "service_unreachable", cause },
  );
}

/** Returns the error of an answer that is complete but not one of gRPC, or not of the expected type. */
export function toProtocolError(
  why: string,
  outputType: string,
  context: RequestContext,
  cause?: unknown,
): ResponseError {
  const message = toShownText(why);
  const { request } = context;
  return new ResponseError(
    `the answer to ${request.method} ${request.url} is not a valid ${outputType} over gRPC: ${message}. ` +
      "Check that the address is that of the evidence service and that its version is supported.",
    {
      code: "response_invalid",
      schema: `proto:${outputType}`,
      issues: [{ path: "", message }],
      request,
      cause,
    },
  );
}

/** `PERMISSION_DENIED` for `PermissionDenied`. */
function toShownStatus(code: Code): string {
  return (Code[code] ?? String(code)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
