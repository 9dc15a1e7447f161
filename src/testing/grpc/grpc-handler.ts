import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";

import type { ConnectRouter } from "@connectrpc/connect";

/** Serves one gRPC call. */
export type GrpcHandler = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void>;

/** The gRPC library is loaded with the first call, so that who makes none does not wait for it. */
export function createGrpcHandler(loadRoutes: () => Promise<(router: ConnectRouter) => void>): GrpcHandler {
  let loaded: Promise<(request: Http2ServerRequest, response: Http2ServerResponse) => void> | undefined;
  const load = async (): Promise<(request: Http2ServerRequest, response: Http2ServerResponse) => void> => {
    const [{ connectNodeAdapter }, routes] = await Promise.all([
      import("@connectrpc/connect-node"),
      loadRoutes(),
    ]);
    return connectNodeAdapter({ routes, connect: false, grpcWeb: false });
  };
  return async (request, response) => {
    loaded ??= load();
    (await loaded)(request, response);
  };
}
