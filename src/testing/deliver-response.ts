import { once } from "node:events";
import type { Writable } from "node:stream";
import type { ServerResponse } from "node:http";
import { constants, Http2ServerResponse } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { TLSSocket } from "node:tls";

import type { ServiceResponse } from "./service-request.js";

const OVERSIZE_CHUNK_BYTES = 64 * 1024;

/**
 * Sends `response` in its delivery mode. Resolves when everything is passed to the system, or nothing more will be
 * sent.
 *
 * @param signal ends drips and streams: the connection is closed.
 */
export async function deliverResponse(
  target: ServerResponse | Http2ServerResponse,
  response: ServiceResponse,
  signal: AbortSignal,
): Promise<void> {
  const delivery = response.delivery ?? { mode: "whole" };
  if (delivery.mode === "hang") return;
  if (delivery.mode === "reset") {
    reset(target);
    return;
  }

  const body = Buffer.from(response.body ?? "");
  const sink: Writable = target;
  target.statusCode = response.status;
  for (const [name, value] of Object.entries(response.headers ?? {})) target.setHeader(name, value);
  if (delivery.mode !== "oversize") target.setHeader("Content-Length", body.length);

  switch (delivery.mode) {
    case "whole":
      sink.end(body);
      return;
    case "truncate":
      flushHeaders(target);
      sink.write(body.subarray(0, delivery.afterBytes));
      cut(target);
      return;
    case "stall":
      flushHeaders(target);
      sink.write(body.subarray(0, delivery.afterBytes));
      return;
    case "drip":
      for (let at = 0; at < body.length; at += delivery.chunkBytes) {
        if (at > 0) await delay(delivery.intervalMs, undefined, { signal });
        sink.write(body.subarray(at, at + delivery.chunkBytes));
      }
      sink.end();
      return;
    case "oversize": {
      const pattern = body.length === 0 ? Buffer.from(" ") : body;
      const chunk = Buffer.alloc(Math.ceil(OVERSIZE_CHUNK_BYTES / pattern.length) * pattern.length, pattern);
      for (let left = delivery.bytes; left > 0; left -= chunk.length) {
        if (!sink.write(chunk.subarray(0, left))) await once(sink, "drain", { signal });
      }
      sink.end();
      return;
    }
  }
}

/** Over HTTP/2 they are sent with the first piece, even with an empty one. */
function flushHeaders(target: ServerResponse | Http2ServerResponse): void {
  if (!(target instanceof Http2ServerResponse)) target.flushHeaders();
}

/** Ends a response prematurely. */
function cut(target: ServerResponse | Http2ServerResponse): void {
  if (target instanceof Http2ServerResponse) target.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else target.socket?.end();
}

function reset(target: ServerResponse | Http2ServerResponse): void {
  if (target instanceof Http2ServerResponse) {
    target.stream.session?.destroy();
    return;
  }
  const { socket } = target;
  // TLS has no reset: the connection closes without close_notify.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket?.resetAndDestroy();
}
