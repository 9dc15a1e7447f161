import * as net from "node:net";
import * as tls from "node:tls";
import { Deadline } from "../base/async/deadline.js";
import { basicAuthorization } from "../base/text/percent-escapes.js";
import { onAbort } from "../base/async/on-abort.js";
import type { TrustOptions } from "./certificates.js";

/** Where to connect to, and how. */
export interface SocketOptions {
  url: URL;
  /** An HTTP proxy's URL, through which a tunnel is opened. */
  proxy: string | undefined;
  /** Until the connection is established, with proxy and TLS, in milliseconds. */
  timeoutMs: number;
  /** Default: Node's certificates. */
  trust?: TrustOptions | undefined;
  /** Offers HTTP/1.1 too, and receives the connection when the server chooses that. */
  onHttp1?: ((socket: net.Socket) => void) | undefined;
}

/** A connection that could not be made, for a reason that has no code of Node's own. */
export class SocketError extends Error {
  /** `ETIMEDOUT`, `ECONNRESET`, `ECONNABORTED`, `NO_HTTP2` or `PROXY_REFUSED`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "SocketError";
    this.code = code;
  }
}

/**
 * Opens a connection on which HTTP/2 can be spoken: TLS for `https:`, plain for `http:`.
 *
 * @throws SocketError, an error of Node's, or the signal's reason.
 */
export async function openSocket(options: SocketOptions, signal: AbortSignal): Promise<net.Socket> {
  const { url, proxy, timeoutMs } = options;
  const limit = new Deadline({
    timeoutMs,
    signals: [signal],
    timedOut: () => new SocketError("ETIMEDOUT", `no connection within ${timeoutMs} ms`),
  });
  try {
    limit.signal.throwIfAborted();
    const raw = proxy === undefined ? undefined : await openTunnel(options, proxy, limit.signal);
    if (url.protocol === "https:") return await startTls(raw, options, limit.signal);
    if (raw !== undefined) return raw;
    const socket = net.connect({ host: bareHost(url), port: getPort(url) });
    return await connected(socket, "connect", limit.signal);
  } finally {
    limit.close();
  }
}

async function startTls(
  raw: net.Socket | undefined,
  { url, trust, onHttp1 }: SocketOptions,
  signal: AbortSignal,
): Promise<net.Socket> {
  const host = bareHost(url);
  const socket = tls.connect({
    ...(raw === undefined ? { port: getPort(url) } : { socket: raw }),
    host,
    ...trust,
    // An IP address must not be sent as the server name (RFC 6066).
    servername: net.isIP(host) === 0 ? host : "",
    ALPNProtocols: onHttp1 === undefined ? ["h2"] : ["h2", "http/1.1"],
  });
  await connected(socket, "secureConnect", signal);
  if (socket.alpnProtocol === "h2") return socket;
  if (onHttp1 === undefined) socket.destroy();
  else onHttp1(socket);
  throw new SocketError("NO_HTTP2", "the server did not agree to HTTP/2 (ALPN h2)");
}

/** Waits until the socket is connected. In any other case it is destroyed. */
function connected<S extends net.Socket>(socket: S, event: string, signal: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error): void => {
      removeListener();
      socket.off(event, settle).off("error", fail).off("close", onClose);
      if (error === undefined) {
        resolve(socket);
        return;
      }
      // It may still report an error when it ends.
      socket.on("error", () => undefined).destroy();
      reject(error);
    };
    const fail = (error: Error): void => settle(error);
    const onClose = (): void => settle(new SocketError("ECONNRESET", "the connection was closed"));
    let removeListener = (): void => undefined;
    socket
      .once(event, () => settle())
      .once("error", fail)
      .once("close", onClose);
    removeListener = onAbort(signal, () => settle(signal.reason as Error));
  });
}

/** Opens a tunnel with CONNECT (RFC 9110, section 9.3.6). */
async function openTunnel(
  { url, timeoutMs, trust }: SocketOptions,
  proxy: string,
  signal: AbortSignal,
): Promise<net.Socket> {
  const { Client, withConnect } = await import("./undici.js");
  signal.throwIfAborted();
  const proxyUrl = new URL(proxy);
  const target = `${url.hostname}:${getPort(url)}`;
  const client = withConnect(new Client(proxyUrl.origin, { connect: { ...trust, timeout: timeoutMs } }));
  const removeListener = onAbort(signal, () => void client.destroy(signal.reason as Error));
  try {
    const headers = { host: target, ...authorization(proxyUrl) };
    const { statusCode, socket } = await client.connect({ path: target, headers });
    if (statusCode === 200 && socket instanceof net.Socket) return socket;
    socket.destroy();
    const why = `the proxy ${proxyUrl.host} answered ${String(statusCode)} to CONNECT ${target}`;
    throw new SocketError("PROXY_REFUSED", why);
  } finally {
    removeListener();
  }
}

function authorization(proxy: URL): Record<string, string> {
  return proxy.username === "" ? {} : { "proxy-authorization": basicAuthorization(proxy) };
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function getPort(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}
