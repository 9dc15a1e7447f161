import type { OutgoingHttpHeaders } from "node:http2";
import type { Socket } from "node:net";
import { isRegohostError } from "../base/errors.js";
import type { SendFunction, SendInit, SentResponse } from "./http-transport.js";
import { Http2Exchange } from "./http2-exchange.js";
import { Http2Sessions } from "./http2-sessions.js";
import { openSocket, SocketError, type SocketOptions } from "./open-socket.js";
import { proxyFor } from "./proxy.js";
import { trustedCertificates } from "./certificates.js";
import type { RequestTarget } from "./request-target.js";
import { createUndiciHttp, type UndiciHttp, type UndiciHttpOptions } from "./undici-http.js";

/** Size of the part of a body that may be in flight before it is read: less would slow an artifact over a connection with high latency. */
const STREAM_WINDOW_BYTES = 1024 * 1024;

interface NegotiatedHttpOptions extends Omit<UndiciHttpOptions, "tls" | "takeSocket"> {
  /** The origin to offer HTTP/2 to; requests to others, such as artifact stores, use HTTP/1.1. */
  http2Origin: string;
}

/**
 * Makes requests of one origin over HTTP/2 where its server chooses that in the TLS handshake (ALPN, RFC 7301), all on
 * one connection; everything else goes over HTTP/1.1: other origins, requests with a body, and requests through a
 * proxy.
 *
 * Only requests without a body and an effect are sent so: one that the server ends before its response, such as with GOAWAY, may be
 * retried.
 *
 * undici's `allowH2` takes a body that RST_STREAM cuts for a whole one, ends requests under way at GOAWAY, and keeps a dead connection
 * for a minute; and gRPC needs the sessions.
 */
export function createNegotiatedHttp({ http2Origin, ...options }: NegotiatedHttpOptions): UndiciHttp {
  const url = new URL(http2Origin);
  /** A connection whose server chose HTTP/1.1, until a request takes it. */
  let spare: Socket | undefined;
  const http1 = createUndiciHttp({
    ...options,
    takeSocket: (origin) => {
      const socket = origin === http2Origin ? spare : undefined;
      if (socket !== undefined) spare = undefined;
      return socket?.destroyed === true ? undefined : socket?.ref();
    },
  });
  const socket: SocketOptions = {
    url,
    proxy: undefined,
    timeoutMs: options.connectTimeoutMs,
    trust: trustedCertificates(options.ca),
    onHttp1(opened) {
      spare?.destroy();
      // Until a request takes it, it ends unheard, and does not keep the process alive: its call may have been aborted.
      spare = opened.on("error", () => undefined).unref();
    },
  };
  const sessions = new Http2Sessions({
    origin: http2Origin,
    openSocket: (signal) => openSocket(socket, signal),
    openTimeoutMs: options.connectTimeoutMs,
    streamWindowBytes: STREAM_WINDOW_BYTES,
  });
  /** Decided with the first request, whose error a wrong variable is. */
  let isOffered: boolean | undefined;

  const overHttp2 = async (target: RequestTarget, init: SendInit): Promise<SentResponse> => {
    let exchange: Http2Exchange;
    try {
      const stream = await sessions.request(toHttp2Headers(target, init.headers), init.cancellation);
      init.cancellation.onCancel((reason) => {
        // A connection on which an answer did not come in time may be dead; a caller's own limit may be shorter than that time.
        if (isRegohostError(reason, "service_timeout")) sessions.forget(stream);
        else sessions.forgetIfSilent(stream);
      });
      exchange = new Http2Exchange(stream, init.cancellation);
      stream.on("data", () => sessions.hear(stream));
    } catch (error) {
      if (!isOtherProtocol(error)) throw error;
      isOffered = false;
      return http1.send(target, init);
    }
    const response = await exchange.response;
    if (!isOfGrpcOnly(response)) return response;
    isOffered = false;
    response.discard();
    return http1.send(target, init);
  };

  const offersHttp2 = (): boolean =>
    (isOffered ??= url.protocol === "https:" && proxyFor(url, options.env) === undefined);

  const send: SendFunction = (target, init) => {
    if (target.origin !== http2Origin || !isRead(init)) return http1.send(target, init);
    return offersHttp2() ? overHttp2(target, init) : http1.send(target, init);
  };

  return {
    send,
    async connect() {
      if (!offersHttp2()) return;
      try {
        await sessions.connect();
      } catch (error) {
        // The socket stays open for the first request.
        if (isOtherProtocol(error)) isOffered = false;
      }
    },
    async close() {
      sessions.destroy();
      spare?.destroy();
      await http1.close();
    },
  };
}

function isRead({ method, form, body }: SendInit): boolean {
  return method === undefined && form === undefined && body === undefined;
}

/** Returns whether the server speaks HTTP/1.1 only. */
function isOtherProtocol(error: unknown): boolean {
  return error instanceof SocketError && error.code === "NO_HTTP2";
}

/** Returns whether HTTP/2 is for gRPC only at this address: such a server refuses the content type, or answers as gRPC does. */
function isOfGrpcOnly(response: SentResponse): boolean {
  return response.status === 415 || response.header("content-type")?.startsWith("application/grpc") === true;
}

function toHttp2Headers({ pathname, search }: RequestTarget, list: readonly string[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ":method": "GET", ":path": pathname + search };
  for (let at = 0; at + 1 < list.length; at += 2) headers[list[at] ?? ""] = list[at + 1];
  return headers;
}
