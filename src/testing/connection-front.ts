import type { Server as HttpServer } from "node:http";
import type { Http2Server } from "node:http2";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

import type { TlsIdentity } from "./http-front.js";

/** How every HTTP/2 connection of a client begins (RFC 9113, section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0");

/** A server whose connections go to one of two others, and what ends all of them. */
export interface ConnectionFront {
  readonly server: Server;
  destroyAll(): void;
}

/** Accepts connections, and hands each to the HTTP server that it speaks to: told by its first bytes. */
export function createConnectionFront(
  servers: { http1: HttpServer; http2: Http2Server },
  tls: TlsIdentity | undefined,
): ConnectionFront {
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // Who closes before a request is not served; afterwards the HTTP server listens too.
    socket.on("error", () => socket.destroy());
    const dispatch = (): void => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;
      socket.off("readable", dispatch);
      const isHttp2 = chunk.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, chunk.length));
      socket.unshift(chunk);
      (isHttp2 ? servers.http2 : servers.http1).emit("connection", socket);
    };
    socket.on("readable", dispatch);
  };
  const server =
    tls === undefined
      ? createServer(accept)
      : createTlsServer({ ...tls, ALPNProtocols: ["h2", "http/1.1"] }, accept);
  return {
    server,
    destroyAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
