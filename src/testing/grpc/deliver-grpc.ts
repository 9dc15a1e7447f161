import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Stream } from "node:http2";
import { constants } from "node:http2";

import type { GrpcFault, ServiceResponse } from "../service-request.js";
import type { GrpcHandler } from "./grpc-handler.js";

const GRPC_HEADERS = { ":status": 200, "content-type": "application/grpc" };
const UNIMPLEMENTED = 12;

/** The answer of an interceptor chain that leaves a call to its service. */
export const SERVED: ServiceResponse = { status: 0 };

/**
 * Ends a gRPC call: by its service, by a fault, or by the HTTP answer of an interceptor, as a proxy in front would.
 *
 * @param handler `undefined` on a server without gRPC: every call is unimplemented.
 */
export async function deliverGrpc(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  answer: ServiceResponse,
  handler: GrpcHandler | undefined,
): Promise<void> {
  const { stream } = response;
  if (answer.grpc?.kind === "goaway") stream.session?.goaway(constants.NGHTTP2_NO_ERROR);
  else if (answer.grpc !== undefined) {
    await deliverFault(stream, answer.grpc);
    return;
  }
  if (answer.status !== SERVED.status) deliverHttp(stream, answer);
  else if (handler === undefined) endWithStatus(stream, { code: UNIMPLEMENTED, message: "no such service" });
  else await handler(request, response);
}

async function deliverFault(
  stream: ServerHttp2Stream,
  fault: Exclude<GrpcFault, { kind: "goaway" }>,
): Promise<void> {
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
  }
}

function endWithStatus(
  stream: ServerHttp2Stream,
  { code, message }: { code: number; message: string },
  details?: string,
): void {
  stream.respond(
    {
      ...GRPC_HEADERS,
      "grpc-status": String(code),
      "grpc-message": encodeURIComponent(message),
      ...(details === undefined ? {} : { "grpc-status-details-bin": details }),
    },
    { endStream: true },
  );
}

function deliverHttp(stream: ServerHttp2Stream, { status, headers, body, delivery }: ServiceResponse): void {
  if (delivery?.mode === "hang") return;
  if (delivery?.mode === "reset") {
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    return;
  }
  const lower = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  stream.respond({ ":status": status, ...Object.fromEntries(lower) });
  stream.end(body);
}
