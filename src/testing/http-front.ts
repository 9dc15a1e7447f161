import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { setTimeout as delay } from "node:timers/promises";

import { ConfigurationError } from "../errors.js";
import { deliverResponse } from "./deliver-response.js";
import { plainTextError } from "./plain-text-error.js";
import type { RequestLog } from "./request-log.js";
import type { ReceivedRequest, RequestHandler, ServerName } from "./service-request.js";

/** A certificate for loopback, in PEM. */
export interface TlsIdentity {
  key: string;
  cert: string;
}

/** One listening server. */
export interface HttpFront {
  /** The origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Closes the server and every connection. Can be called again. */
  close(): Promise<void>;
}

export interface HttpFrontOptions {
  server: ServerName;
  handle: RequestHandler;
  log: RequestLog;
  /** How long a request waits before it is answered. It is answered in the state of its arrival. */
  delayMs: (request: ReceivedRequest) => number;
  tls?: TlsIdentity;
  /** Default: any free port. */
  port?: number;
}

const HOST = "127.0.0.1";
const BACKLOG = 1024;
/** Longer than any test, so that a connection is never closed under a client that is about to use it. */
const KEEP_ALIVE_MS = 10 * 60 * 1000;

/** Listens on loopback. @throws ConfigurationError `config_invalid` when the port or the certificate cannot be used. */
export async function startHttpFront(options: HttpFrontOptions): Promise<HttpFront> {
  const { server: name, handle, log, delayMs, tls, port = 0 } = options;
  const open = new Set<AbortController>();

  const serve = async (message: IncomingMessage, target: ServerResponse): Promise<void> => {
    const { request, end } = log.begin(readRequest(name, message));
    const connection = new AbortController();
    const { signal } = connection;
    open.add(connection);
    target.once("close", () => {
      end();
      open.delete(connection);
      if (!target.writableFinished) connection.abort();
    });
    message.resume();
    try {
      const response = await handle(request);
      const waitMs = delayMs(request);
      if (waitMs > 0) await delay(waitMs, undefined, { signal });
      await deliverResponse(target, response, signal);
    } catch (error) {
      if (signal.aborted || target.headersSent) target.destroy();
      else
        await deliverResponse(
          target,
          plainTextError(500, `the fake service failed: ${String(error)}`),
          signal,
        );
    }
  };
  const listener = (message: IncomingMessage, target: ServerResponse): void => void serve(message, target);

  try {
    const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ host: HOST, port, backlog: BACKLOG }, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");

    let closed: Promise<void> | undefined;
    const shutDown = (): Promise<void> =>
      new Promise((resolve) => {
        for (const connection of open) connection.abort();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
    return {
      url: `${tls === undefined ? "http" : "https"}://${HOST}:${String(address.port)}`,
      close: () => (closed ??= shutDown()),
    };
  } catch (cause) {
    throw new ConfigurationError(
      `the ${name} of the fake service cannot listen on ${HOST}:${String(port)}: check the port, the key and the certificate`,
      { code: "config_invalid", cause },
    );
  }
}

function readRequest(
  server: ServerName,
  message: IncomingMessage,
): Omit<ReceivedRequest, "sequence" | "inFlight"> {
  const target = message.url ?? "/";
  const queryAt = target.indexOf("?");
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(queryAt < 0 ? "" : target.slice(queryAt)))
    query[name] ??= value;
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct))
    headers[name] = (values ?? []).join(", ");
  return { server, method: message.method ?? "", path, query, headers };
}
