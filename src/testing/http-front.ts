import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  constants,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  Http2ServerResponse,
} from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { invalidConfig } from "../base/errors.js";
import { createConnectionFront, type TlsIdentity } from "./connection-front.js";
import { deliverGrpc, failGrpc } from "./grpc/deliver-grpc.js";
import type { GrpcHandler } from "./grpc/grpc-handler.js";
import { plainTextError } from "./router.js";
import type { RequestLog } from "./request-log.js";
import type { ReceivedRequest, RequestHandler, ServerName, ServiceResponse } from "./service-request.js";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { TLSSocket } from "node:tls";

/** One listening server. */
export interface HttpFront {
  /** The origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Closes the server and every connection. Can be called again. */
  close(): Promise<void>;
}

interface HttpFrontOptions {
  server: ServerName;
  /** Handles HTTP/1.1; `undefined` for a port that has only gRPC. */
  handle: RequestHandler | undefined;
  /** Serves gRPC over HTTP/2; `undefined` for a port that has only HTTP/1.1. */
  grpc?: GrpcHandler | undefined;
  /** Determines how a gRPC call ends; `SERVED` leaves it to `grpc`. */
  handleGrpc: RequestHandler;
  log: RequestLog;
  /** Delay before a response is sent, in milliseconds. The response reflects the state at the request's arrival. */
  delayMs: (request: ReceivedRequest) => number;
  tls?: TlsIdentity | undefined;
  /** Default: any free port. */
  port?: number | undefined;
}

const HOST = "127.0.0.1";
const BACKLOG = 1024;
/** Longer than any test, so that a connection is never closed under a client that is about to use it. */
const KEEP_ALIVE_MS = 10 * 60 * 1000;

/** Listens on loopback. @throws ConfigurationError `config_invalid` when the port or the certificate cannot be used. */
export async function startHttpFront(options: HttpFrontOptions): Promise<HttpFront> {
  const { server: name, handle, grpc, handleGrpc, log, delayMs, tls, port = 0 } = options;
  const open = new Set<AbortController>();

  const serve = async (
    answer: RequestHandler,
    message: IncomingMessage | Http2ServerRequest,
    target: ServerResponse | Http2ServerResponse,
  ): Promise<void> => {
    const body = message.method === "POST" ? { body: await readText(message) } : {};
    const { request, end } = log.begin({ ...readRequest(name, message), ...body });
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
      const response = await answer(request);
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

  const serveGrpc = async (
    service: GrpcHandler,
    message: Http2ServerRequest,
    target: Http2ServerResponse,
  ): Promise<void> => {
    const { request, end } = log.begin(readCall(name, message));
    const { stream } = target;
    const connection = new AbortController();
    const { signal } = connection;
    stream.on("error", () => undefined);
    stream.once("close", () => {
      end();
      connection.abort();
    });
    try {
      const answer = await handleGrpc(request);
      const waitMs = delayMs(request);
      if (waitMs > 0) await delay(waitMs, undefined, { signal });
      await deliverGrpc(message, target, answer, service, signal);
    } catch (error) {
      failGrpc(stream, error);
    }
  };

  try {
    const http1 = handle && createServer((message, target) => void serve(handle, message, target));
    if (http1 !== undefined) http1.keepAliveTimeout = KEEP_ALIVE_MS;
    // REST uses HTTP/2 as well where TLS negotiates it.
    const http2 =
      grpc === undefined && (handle === undefined || tls === undefined)
        ? undefined
        : createHttp2Server((message, target) => {
            const isGrpc = message.headers["content-type"]?.startsWith("application/grpc") === true;
            if (grpc !== undefined && (isGrpc || handle === undefined)) void serveGrpc(grpc, message, target);
            else if (handle !== undefined && !isGrpc) void serve(handle, message, target);
            else target.writeHead(415).end();
          });
    http2?.on("sessionError", () => undefined);
    const front = createConnectionFront({ http1, http2 }, tls);
    const { server } = front;
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
        front.destroyAll();
      });
    return {
      url: `${tls === undefined ? "http" : "https"}://${HOST}:${String(address.port)}`,
      close: () => (closed ??= shutDown()),
    };
  } catch (cause) {
    throw invalidConfig(
      `the ${name} of the fake service cannot listen on ${HOST}:${String(port)}: check the port, the key and the certificate`,
      cause,
    );
  }
}

/** Returns the received part of a body that breaks off. */
async function readText(message: IncomingMessage | Http2ServerRequest): Promise<string> {
  let text = "";
  try {
    for await (const chunk of message.setEncoding("utf8")) text += String(chunk);
  } catch {
    // Its connection is gone, so no response reaches the client.
  }
  return text;
}

function readRequest(
  server: ServerName,
  message: IncomingMessage | Http2ServerRequest,
): Omit<ReceivedRequest, "sequence" | "inFlight"> {
  const target = message.url ?? "/";
  const queryAt = target.indexOf("?");
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(queryAt < 0 ? "" : target.slice(queryAt)))
    query[name] ??= value;
  const headers =
    "headersDistinct" in message
      ? Object.fromEntries(
          Object.entries(message.headersDistinct).map(([name, values]) => [name, (values ?? []).join(", ")]),
        )
      : readHttp2Headers(message);
  return { server, grpc: false, method: message.method ?? "", path, query, headers };
}

function readCall(
  server: ServerName,
  message: Http2ServerRequest,
): Omit<ReceivedRequest, "sequence" | "inFlight"> {
  const headers = readHttp2Headers(message);
  return { server, grpc: true, method: message.method, path: message.url, query: {}, headers };
}

function readHttp2Headers(message: Http2ServerRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (!name.startsWith(":")) headers[name] = Array.isArray(value) ? value.join(", ") : (value ?? "");
  }
  return headers;
}

const OVERSIZE_CHUNK_BYTES = 64 * 1024;

/**
 * Sends `response` in its delivery mode. Resolves when everything is passed to the system, or nothing more will be
 * sent.
 *
 * @param signal ends drips and streams: the connection is closed.
 */
async function deliverResponse(
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
