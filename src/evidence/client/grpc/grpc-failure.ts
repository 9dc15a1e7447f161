import * as http2 from "node:http2";
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
import { GrpcAnswerIssue, MessageTooLarge } from "./grpc-exchange.js";
import type { StatusDetails } from "./status-details.js";
import { DEADLINE_EXCEEDED, GrpcStatusError, toHttpStatus, statusName } from "./grpc-status.js";

const { NGHTTP2_REFUSED_STREAM, NGHTTP2_ENHANCE_YOUR_CALM, NGHTTP2_HTTP_1_1_REQUIRED, NGHTTP2_NO_ERROR } =
  http2.constants;

/** The codes of a server that speaks TLS or TCP, but not HTTP/2. */
const NO_HTTP2 = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/;

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
  requested: RequestedThing | undefined;
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
export async function toGrpcFailure(
  cause: unknown,
  wire: WireFacts,
  call: FailureContext,
): Promise<GrpcFailure> {
  const { context, effect, outputType } = call;
  if (cause instanceof GrpcStatusError) return toStatusFailure(cause, call);
  if (wire.status !== undefined && wire.status !== 200) return toHttpFailure(wire.status, call);
  if (cause instanceof MessageTooLarge) return { error: toSizeError(cause, context), isOverload: false };
  if (cause instanceof GrpcAnswerIssue) {
    return { error: toProtocolError(cause.message, outputType, context, cause.cause), isOverload: false };
  }
  const rstCode = wire.stream?.rstCode ?? NGHTTP2_NO_ERROR;
  const isOverload = rstCode === NGHTTP2_REFUSED_STREAM || rstCode === NGHTTP2_ENHANCE_YOUR_CALM;
  const isHttp1 = NO_HTTP2.test(findCode(cause) ?? "") || rstCode === NGHTTP2_HTTP_1_1_REQUIRED;
  const error = isHttp1
    ? toNoHttp2Error(cause, context)
    : toConnectionError(cause, context, !effect || isUnprocessed(wire));
  return { error, isOverload };
}

/** Converts a gRPC status of the service to a failure. */
export async function toStatusFailure(reported: GrpcStatusError, call: FailureContext): Promise<GrpcFailure> {
  const { context, timeoutMs, effect, requested } = call;
  const { code, message, details } = reported;
  if (code === DEADLINE_EXCEEDED) {
    return { error: toTimeoutError("no complete answer", timeoutMs, context, !effect), isOverload: false };
  }
  const said: StatusDetails =
    details.length === 0 ? {} : (await import("./status-details.js")).readStatusDetails(details);
  const error = { code, message, ...(said.reason && { reason: said.reason }) };
  const refusal: Refusal = {
    status: toHttpStatus(code),
    shownStatus: statusName(code),
    message: toShownText(message),
    notFound: readNotFound({ error, text: `${error.reason ?? ""} ${message}` }, requested),
    ...refusedBy(call),
  };
  const facts = { ...context, ...said, serviceCode: code, ...(effect && { retryable: false }) };
  return { error: toStatusError(refusal, facts), isOverload: isOverload(refusal) };
}

/** Converts an HTTP status without a gRPC one: a gateway or a proxy answered, or a server without gRPC. */
function toHttpFailure(status: number, call: FailureContext): GrpcFailure {
  const { context, effect } = call;
  const refusal: Refusal = {
    status,
    shownStatus: String(status),
    message: "without a gRPC status",
    notFound: "not_stated",
    ...refusedBy(call),
  };
  const error = toStatusError(refusal, { ...context, status, ...(effect && { retryable: false }) });
  return { error, isOverload: isOverload(refusal) };
}

function refusedBy({
  requested,
  addressSetting = "SERVICE_GRPC_URL",
  isAuthenticated,
}: FailureContext): Pick<Refusal, "requested" | "responder" | "addressSetting"> {
  const responder = isAuthenticated ? "service" : "service_without_token";
  return { requested, responder, addressSetting };
}

function toSizeError({ isRequest }: MessageTooLarge, context: RequestContext): ServiceError {
  const subject = isRequest ? "the request" : "the answer";
  return new ServiceError(
    `${context.request.method} ${context.request.url}: ${subject} is larger than the limit of ${MAX_MESSAGE_BYTES} bytes.`,
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
