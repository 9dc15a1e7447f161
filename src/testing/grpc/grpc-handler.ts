import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Stream } from "node:http2";
import type { ConnectRouter } from "@connectrpc/connect";
import { loadPackage } from "../../base/load-package.js";

/** Serves one gRPC call. */
export type GrpcHandler = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void>;

const UNIMPLEMENTED = 12;

/** The gRPC library is loaded with the first call, so that a run without calls does not wait for it. */
export function createGrpcHandler(loadRoutes: () => Promise<(router: ConnectRouter) => void>): GrpcHandler {
  let loaded: Promise<(request: Http2ServerRequest, response: Http2ServerResponse) => void> | undefined;
  const load = async (): Promise<(request: Http2ServerRequest, response: Http2ServerResponse) => void> => {
    const [{ connectNodeAdapter }, routes] = await Promise.all([
      loadPackage(() => import("@connectrpc/connect-node")),
      loadRoutes(),
    ]);
    return connectNodeAdapter({
      routes,
      connect: false,
      grpcWeb: false,
      // The response of gRPC servers to an unknown method; the library's own is a 404 without a status.
      fallback: ({ url = "" }, response) => {
        if ("stream" in response)
          endWithStatus(response.stream, { code: UNIMPLEMENTED, message: `unknown method ${url}` });
      },
    });
  };
  return async (request, response) => {
    loaded ??= load();
    (await loaded)(request, response);
  };
}

export const GRPC_HEADERS = { "content-type": "application/grpc" };

/**
 * Ends a call with a status and no message.
 *
 * @param details `google.rpc.Status` in base64, for `grpc-status-details-bin`.
 */
export function endWithStatus(
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
