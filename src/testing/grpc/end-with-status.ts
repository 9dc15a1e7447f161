import type { ServerHttp2Stream } from "node:http2";

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
