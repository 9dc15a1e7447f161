import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { TLSSocket } from "node:tls";

import type { ServiceResponse } from "./service-request.js";

const OVERSIZE_CHUNK_BYTES = 64 * 1024;

/**
 * Sends `response` in the way its delivery asks for. Resolves when all is handed over, or when nothing more will be.
 *
 * @param signal ends drips and streams: the connection is closed.
 */
export async function deliverResponse(
  target: ServerResponse,
  response: ServiceResponse,
  signal: AbortSignal,
): Promise<void> {
  const delivery = response.delivery ?? { mode: "whole" };
  if (delivery.mode === "hang") return;
  if (delivery.mode === "reset") {
    reset(target.socket);
    return;
  }

  const body = Buffer.from(response.body ?? "");
  target.statusCode = response.status;
  for (const [name, value] of Object.entries(response.headers ?? {})) target.setHeader(name, value);
  if (delivery.mode !== "oversize") target.setHeader("Content-Length", body.length);

  switch (delivery.mode) {
    case "whole":
      target.end(body);
      return;
    case "truncate":
      target.flushHeaders();
      target.write(body.subarray(0, delivery.afterBytes));
      target.socket?.end();
      return;
    case "stall":
      target.flushHeaders();
      target.write(body.subarray(0, delivery.afterBytes));
      return;
    case "drip":
      for (let at = 0; at < body.length; at += delivery.chunkBytes) {
        if (at > 0) await delay(delivery.intervalMs, undefined, { signal });
        target.write(body.subarray(at, at + delivery.chunkBytes));
      }
      target.end();
      return;
    case "oversize": {
      const pattern = body.length === 0 ? Buffer.from(" ") : body;
      const chunk = Buffer.alloc(Math.ceil(OVERSIZE_CHUNK_BYTES / pattern.length) * pattern.length, pattern);
      for (let left = delivery.bytes; left > 0; left -= chunk.length) {
        if (!target.write(chunk.subarray(0, left))) await once(target, "drain", { signal });
      }
      target.end();
      return;
    }
  }
}

function reset(socket: Socket | null): void {
  // TLS has no reset: the connection closes without close_notify.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket?.resetAndDestroy();
}
