import * as tls from "node:tls";
import { Agent, DecoratorHandler, fetch, ProxyAgent, type Dispatcher } from "undici";
import type { Environment } from "../config/environment.js";
import type { FetchFunction } from "./http-transport.js";
import { proxyFor } from "./proxy.js";

export interface UndiciFetchOptions {
  maxConnections: number;
  connectTimeoutMs: number;
  /** Further certificates to trust, in PEM. */
  ca: string | undefined;
  /** Where the proxies are read from. */
  env: Environment;
}

/** Makes requests with undici over connections of its own. */
export interface UndiciFetch {
  fetch: FetchFunction;
  close(): Promise<void>;
}

/**
 * A fetch with a pool of kept-alive connections, proxies and certificates. Bodies of requests that ask for it
 * are given as they were received: fetch itself would undo a `Content-Encoding`, which is part of an artifact
 * that was stored compressed.
 */
export function createUndiciFetch(options: UndiciFetchOptions): UndiciFetch {
  const trusted = options.ca === undefined ? {} : { ca: [...defaultCertificates(), options.ca] };
  const connect = { timeout: options.connectTimeoutMs, ...trusted };
  // The transport has timers of its own for the rest.
  const shared = { connections: options.maxConnections, headersTimeout: 0, bodyTimeout: 0 };
  const dispatchers = new Map<string | undefined, { decoded: Dispatcher; raw: Dispatcher }>();

  const dispatcherFor = (url: URL): { decoded: Dispatcher; raw: Dispatcher } => {
    const proxy = proxyFor(url, options.env);
    let found = dispatchers.get(proxy);
    if (found === undefined) {
      const decoded =
        proxy === undefined
          ? new Agent({ ...shared, connect })
          : new ProxyAgent({ ...shared, uri: proxy, proxyTls: connect, requestTls: connect });
      found = { decoded, raw: decoded.compose(withoutContentEncoding) };
      dispatchers.set(proxy, found);
    }
    return found;
  };

  return {
    fetch: (url, { raw, ...init }) => {
      const { decoded, raw: undecoded } = dispatcherFor(url);
      return fetch(url, { ...init, dispatcher: raw ? undecoded : decoded });
    },
    async close() {
      await Promise.all([...dispatchers.values()].map(({ decoded }) => decoded.destroy()));
      dispatchers.clear();
    },
  };
}

/** The certificates that would be trusted without ours: `ca` replaces them. */
function defaultCertificates(): readonly string[] {
  // Since Node 22.15 this includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates } = tls as { getCACertificates?: (type: "default") => string[] };
  return getCACertificates?.("default") ?? tls.rootCertificates;
}

const withoutContentEncoding: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, new RawBodyHandler(handler));

// The types of undici leave out that this class forwards every event.
const Forwarding = DecoratorHandler as unknown as new (handler: Dispatcher.DispatchHandler) => {
  onResponseStart(...event: ResponseStart): void;
};

type ResponseStart = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>;

class RawBodyHandler extends Forwarding {
  override onResponseStart(...[controller, status, headers, message]: ResponseStart): void {
    const { "content-encoding": _, ...rest } = headers;
    super.onResponseStart(controller, status, rest, message);
  }
}
