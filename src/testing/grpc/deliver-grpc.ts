import { once } from "node:events";
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Stream } from "node:http2";
import { constants } from "node:http2";

import type { GrpcFault, ServiceResponse } from "../service-request.js";
import { endWithStatus, GRPC_HEADERS } from "./grpc-handler.js";
import type { GrpcHandler } from "./grpc-handler.js";

const OK_TRAILERS = { "grpc-status": "0" };
const INTERNAL = 13;
const OVERSIZE_CHUNK_BYTES = 64 * 1024;

/** The result of an interceptor chain that leaves a call to its service. */
export const SERVED: ServiceResponse = { status: 0 };

/**
 * Ends a gRPC call: by its service, by a fault, or by the HTTP response of an interceptor, like a proxy in front of it.
 *
 * @param signal is aborted when the stream closes.
 * @throws Error for a response that does not apply to a gRPC call.
 */
export async function deliverGrpc(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  answer: ServiceResponse,
  handler: GrpcHandler,
  signal: AbortSignal,
): Promise<void> {
  if (answer.grpc?.kind === "goaway") response.stream.session?.goaway(constants.NGHTTP2_NO_ERROR);
  else if (answer.grpc !== undefined) {
    await deliverFault(response, answer.grpc, signal);
    return;
  }
  if (answer.status !== SERVED.status) {
    deliverHttp(response.stream, answer);
    return;
  }
  if (answer.headers !== undefined || answer.body !== undefined || answer.delivery !== undefined) {
    throw new Error("the answer to a gRPC call cannot be changed by an interceptor: use grpcFaults");
  }
  await handler(request, response);
}

/** Ends a call that failed unexpectedly with the status INTERNAL, if it has no response yet. */
export function failGrpc(stream: ServerHttp2Stream, error: unknown): void {
  if (stream.destroyed || stream.headersSent) stream.destroy();
  else endWithStatus(stream, { code: INTERNAL, message: `the fake service failed: ${String(error)}` });
}

async function deliverFault(
  response: Http2ServerResponse,
  fault: Exclude<GrpcFault, { kind: "goaway" }>,
  signal: AbortSignal,
): Promise<void> {
  const { stream } = response;
  switch (fault.kind) {
    case "status": {
      const { statusDetails } = await import("./status-details.js");
      endWithStatus(stream, fault, statusDetails(fault));
      return;
    }
    case "reset":
      stream.close(fault.code);
      return;
    case "goaway_and_close":
      stream.session?.goaway(constants.NGHTTP2_NO_ERROR);
      stream.session?.destroy();
      return;
    case "no_trailers":
      stream.respond(GRPC_HEADERS);
      stream.end();
      return;
    case "half_open":
      stream.respond(GRPC_HEADERS);
      return;
    case "no_status":
      response.writeHead(200, GRPC_HEADERS);
      response.addTrailers({ "x-fault": "no-status" });
      response.end();
      return;
    case "message":
      response.writeHead(200, GRPC_HEADERS);
      response.addTrailers(OK_TRAILERS);
      response.write(messagePrefix(fault.announcedBytes ?? fault.bytes.length));
      response.end(fault.bytes);
      return;
    case "oversize": {
      response.writeHead(200, GRPC_HEADERS);
      response.addTrailers(OK_TRAILERS);
      response.write(messagePrefix(fault.bytes));
      const chunk = Buffer.alloc(OVERSIZE_CHUNK_BYTES);
      for (let left = fault.bytes; left > 0; left -= chunk.length) {
        if (!response.write(chunk.subarray(0, left))) await once(response, "drain", { signal });
      }
      response.end();
      return;
    }
  }
}

/** The prefix of each message: the compression flag and the length. */
function messagePrefix(bytes: number): Buffer {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(bytes, 1);
  return prefix;
}

function deliverHttp(stream: ServerHttp2Stream, { status, headers, body, delivery }: ServiceResponse): void {
  const mode = delivery?.mode ?? "whole";
  switch (mode) {
    case "hang":
      return;
    case "reset":
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    case "whole": {
      const lower = Object.entries(headers ?? {}).map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      );
      stream.respond({ ":status": status, ...Object.fromEntries(lower) });
      stream.end(body);
      return;
    }
    default:
      throw new Error(`the delivery ${mode} is for REST: use grpcFaults for a gRPC call`);
  }
}
