import type { buildConnector as Connector, Dispatcher } from "undici";
import type { Socket } from "node:net";
import type { Environment } from "../base/host/settings.js";
import { compileSparingly } from "../base/wasm-budget.js";
import type { SendFunction } from "./http-transport.js";
import { proxyFor } from "./proxy.js";
import { certificatesWith, trustedCertificates } from "./certificates.js";
import type { RequestTarget } from "./request-target.js";
import { Agent, buildConnector, Pool, ProxyAgent, withConnect } from "./undici.js";
import { UndiciExchange } from "./undici-exchange.js";

/** The certificates that a client presents and trusts in TLS, in PEM. */
export interface ClientTls {
  cert?: string | undefined;
  key?: string | undefined;
  passphrase?: string | undefined;
  /** The only certificates to trust. A list, because Node takes an empty text for its defaults. Default: the usual ones. */
  onlyCa?: readonly string[] | undefined;
}

export interface UndiciHttpOptions {
  maxConnections: number;
  connectTimeoutMs: number;
  /** Further certificates to trust, in PEM. */
  ca: string | undefined;
  /** Default: no certificate of its own. */
  tls?: ClientTls | undefined;
  /** Where the proxies are read from. */
  env: Environment;
  /** Returns an established connection to an origin. Default: none. */
  takeSocket?: (origin: string) => Socket | undefined;
}

/** Makes requests with undici over connections of its own. */
export interface UndiciHttp {
  send: SendFunction;
  /**
   * Opens the connection of the first request, unless a proxy leads to its origin. One that cannot be made is left to that request. Absent:
   * requests open their connections.
   */
  connect?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates a pool of keep-alive connections, with proxies and certificates.
 *
 * It uses undici's dispatcher, which costs less than its `request` and a fraction of its `fetch` (`npm run bench -- http`), and returns
 * bodies as they were received: `fetch` would undo a `Content-Encoding`, which is a part of an artifact that was stored compressed.
 */
export function createUndiciHttp(options: UndiciHttpOptions): UndiciHttp {
  const connect = {
    timeout: options.connectTimeoutMs,
    ...(options.tls === undefined
      ? trustedCertificates(options.ca)
      : toConnectOptions(options.tls, options.ca)),
  };
  // The transport has timers of its own for the rest.
  const shared = { connections: options.maxConnections, headersTimeout: 0, bodyTimeout: 0 };
  const dispatchers = new Map<string | undefined, Dispatcher>();
  /** The proxy of a URL depends on its origin alone. */
  const byOrigin = new Map<string, Dispatcher>();

  const dispatcherFor = ({ origin, url }: RequestTarget): Dispatcher => {
    const proxy = proxyFor(url, options.env);
    let dispatcher = dispatchers.get(proxy);
    if (dispatcher === undefined) {
      dispatcher =
        proxy === undefined
          ? new Agent({ ...shared, connect: toConnector(connect, options.takeSocket) })
          : new ProxyAgent({
              ...shared,
              uri: proxy,
              proxyTls: connect,
              requestTls: connect,
              clientFactory: (url, settings: Pool.Options) =>
                withConnect(new Pool(url, { ...settings, connect: sparing(settings.connect) })),
            });
      dispatchers.set(proxy, dispatcher);
    }
    byOrigin.set(origin, dispatcher);
    return dispatcher;
  };

  return {
    send(target, { method = "GET", headers, form, body, cancellation }) {
      const { origin, pathname, search } = target;
      // Before the exchange, whose rejection would be unhandled.
      const dispatcher = byOrigin.get(origin) ?? dispatcherFor(target);
      const exchange = new UndiciExchange(cancellation);
      const request: Dispatcher.DispatchOptions = { origin, path: pathname + search, method, headers };
      if (form !== undefined) {
        request.method = "POST";
        request.headers = [...headers, "content-type", "application/x-www-form-urlencoded"];
        request.body = form.toString();
      } else if (body !== undefined) {
        request.method = "POST";
        request.body = body;
      }
      dispatcher.dispatch(request, exchange);
      return exchange.response;
    },
    async close() {
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
      dispatchers.clear();
      byOrigin.clear();
    },
  };
}

/** Returns the connector for new connections; an existing one comes first. */
function toConnector(
  connect: Connector.BuildOptions,
  takeSocket: UndiciHttpOptions["takeSocket"],
): Connector.connector {
  const open = buildConnector(connect);
  return sparing((target, callback) => {
    const socket = takeSocket?.(`${target.protocol}//${target.host ?? target.hostname}`);
    if (socket === undefined) open(target, callback);
    else queueMicrotask(() => callback(null, socket));
  });
}

let isParserCompiled = false;

/** Returns the connector with which the parser of responses is not optimized at once: undici compiles it with the first connection. */
function sparing(connect: Connector.BuildOptions | Connector.connector | undefined): Connector.connector {
  const open = typeof connect === "function" ? connect : buildConnector(connect);
  return (target, callback) =>
    open(target, (...opened) => {
      if (isParserCompiled || opened[0] !== null) {
        callback(...opened);
        return;
      }
      isParserCompiled = true;
      compileSparingly(() => callback(...opened));
    });
}

function toConnectOptions(
  { cert, key, passphrase, onlyCa }: ClientTls,
  ca: string | undefined,
): Connector.BuildOptions {
  return { cert, key, passphrase, ca: onlyCa === undefined ? ca && certificatesWith(ca) : [...onlyCa] };
}
