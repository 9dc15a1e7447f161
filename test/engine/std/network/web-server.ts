import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";

const FIXTURES = new URL("../../../testing/fixtures/", import.meta.url);

/** An untrusted certificate for 127.0.0.1 and localhost, and its key. */
export const certificate = {
  cert: readFileSync(new URL("loopback-cert.pem", FIXTURES), "utf8"),
  key: readFileSync(new URL("loopback-key.pem", FIXTURES), "utf8"),
};

/** A request that was made. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
  /** The client's port, which distinguishes connections. */
  port: number | undefined;
  /** The subject of the client's certificate. */
  client: string | undefined;
}

export interface WebServer {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  /** For example `127.0.0.1:40123`. */
  host: string;
  seen: SeenRequest[];
}

/** A web server of one test, over real sockets. Without `respond` it echoes requests. */
export async function startWebServer(
  respond: (request: SeenRequest, response: ServerResponse) => void = (request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(request));
  },
  tls?: { cert: string; key: string; requestCert?: boolean; rejectUnauthorized?: boolean },
): Promise<WebServer> {
  const seen: SeenRequest[] = [];
  const handle = (message: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => {
      const { method = "", url = "", headers } = message;
      const { socket } = message;
      const client = socket instanceof TLSSocket ? socket.getPeerX509Certificate()?.subject : undefined;
      const body = Buffer.concat(chunks).toString("utf8");
      const request = { method, url, headers, body, port: socket.remotePort, client };
      seen.push(request);
      respond(request, response);
    });
  };
  const server = tls === undefined ? createServer(handle) : createSecureServer(tls, handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { origin: `${tls === undefined ? "http" : "https"}://${host}`, host, seen };
}
