import type { Server as HttpServer } from "node:http";
import type { Http2Server } from "node:http2";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** A certificate for loopback, in PEM. */
export interface TlsIdentity {
  /** The private key. */
  key: string;
  /** The certificate, with its chain if any. */
  cert: string;
}

/** How every HTTP/2 connection of a client begins (RFC 9113, section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0");

/** The servers of one port: at least one. */
interface ProtocolServers {
  http1?: HttpServer | undefined;
  http2?: Http2Server | undefined;
}

/** A server that passes its connections to one of two others, and a function that closes all of them. */
interface ConnectionFront {
  readonly server: Server;
  destroyAll(): void;
}

/** Accepts connections, and passes each to the HTTP server of its protocol: with two servers, by its first bytes. */
export function createConnectionFront(
  { http1, http2 }: ProtocolServers,
  tls: TlsIdentity | undefined,
): ConnectionFront {
  const choose = (firstBytes: Buffer): Server | undefined =>
    firstBytes.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, firstBytes.length)) ? http2 : http1;

  const accept = (socket: Socket): void => {
    // A client that closes before its request is not served; afterwards the HTTP server listens too.
    socket.on("error", () => socket.destroy());
    if (http1 === undefined || http2 === undefined) {
      (http1 ?? http2)?.emit("connection", socket);
      return;
    }
    const dispatch = (): void => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;
      socket.off("readable", dispatch);
      socket.unshift(chunk);
      choose(chunk)?.emit("connection", socket);
    };
    socket.on("readable", dispatch);
  };

  const ALPNProtocols = [
    ...(http2 === undefined ? [] : ["h2"]),
    ...(http1 === undefined ? [] : ["http/1.1"]),
  ];
  const server =
    tls === undefined ? createServer(accept) : createTlsServer({ ...tls, ALPNProtocols }, accept);
  const sockets = new Set<Socket>();
  // Counted from here, not from the end of the TLS handshake, which a silent client never reaches.
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    server,
    destroyAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
