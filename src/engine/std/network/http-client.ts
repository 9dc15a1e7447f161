import { isIP, type LookupFunction } from "node:net";
import { BuiltinError } from "../../../base/errors.js";
import { getPort, type AllowedHosts } from "./allowed-hosts.js";
import { exchange, type HttpResponse, type OutgoingRequest } from "./http-exchange.js";
import type { HttpRequest } from "./http-request.js";
import { HttpSendError, toGoPrefix } from "./http-send-error.js";
import { PooledConnections } from "./kept-connections.js";
import { checkAddress } from "./metadata-addresses.js";
import type { NetworkEnvironment } from "./network-environment.js";
import { toShownUrl } from "./request-url.js";
import { loadTlsSettings, type TlsSettings } from "./tls-options.js";
import { version } from "../../../base/version.js";
import { isError } from "../../../base/realms.js";

/** Maximum number of redirects per request. */
const MAX_REDIRECTS = 10;

const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 60_000;

/** How a request is sent. */
interface SendOptions {
  signal: AbortSignal;
  /** Maximum number of retries without an answer. */
  retries: number;
  /** Called for every request. */
  onRequest: () => void;
}

/** Makes requests of policies. */
export interface HttpClient {
  /** @throws BuiltinError `builtin_not_allowed` */
  check: (url: URL) => void;
  /**
   * @throws HttpSendError; BuiltinError `builtin_not_allowed` for a redirect or an address that is not allowed,
   * `response_too_large`, `redirect_refused`; the signal's reason.
   */
  send(request: HttpRequest, options: SendOptions): Promise<HttpResponse>;
  /** Ends connections that wait for a request; later ones are not reused. */
  close(): void;
}

const NAME = "http.send";

/** Delay before a retry, in milliseconds: OPA's `util.DefaultBackoff`. */
function toDelayMs(attempt: number): number {
  if (attempt === 0) return 0;
  return Math.min(MIN_RETRY_MS * 1.6 ** attempt, MAX_RETRY_MS) * (0.8 + Math.random() * 0.4);
}

const SECRET_HEADERS = ["Authorization", "Cookie", "Cookie2", "Proxy-Authorization", "Www-Authenticate"];

/** In a query Go takes it. */
const BROKEN_ESCAPE = /^[^?]*%(?![0-9A-Fa-f]{2})/;

/** Returns the request to the target of a redirect, by Go's rules; `undefined` when the response is not a redirect. */
function toNextRequest(request: OutgoingRequest, response: HttpResponse): OutgoingRequest | undefined {
  const { statusCode, headers } = response;
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const [location = ""] = headers.get("location") ?? [];
  if (location === "") return undefined;
  if (!URL.canParse(location, request.url.href) || BROKEN_ESCAPE.test(location)) {
    const prefix = toGoPrefix(request.method, request.shownUrl);
    throw new HttpSendError(`${prefix}: failed to parse Location header`, "network");
  }
  const url = new URL(location, request.url);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    const prefix = toGoPrefix(request.method, toShownUrl(url));
    const scheme = JSON.stringify(url.protocol.slice(0, -1));
    throw new HttpSendError(`${prefix}: unsupported protocol scheme ${scheme}`, "network");
  }
  const keeps = statusCode === 307 || statusCode === 308;
  const sent = new Map(request.headers);
  if (!keeps) for (const name of ["Content-Type", "Content-Encoding", "Content-Language"]) sent.delete(name);
  if (url.origin !== request.url.origin) for (const name of [...SECRET_HEADERS, "Host"]) sent.delete(name);
  return {
    method: keeps || request.method === "HEAD" ? request.method : "GET",
    url,
    target: `${url.pathname}${url.search}`,
    shownUrl: toShownUrl(url),
    headers: sent,
    body: keeps ? request.body : undefined,
  };
}

/** Returns the name that the server's certificate must have. Addresses are not sent as names (RFC 6066, section 3). */
function toServerName(name: string): TlsSettings {
  const plain = name.replace(/^\[(.*)\]$/, "$1");
  if (isIP(plain) === 0) return { servername: name };
  return {
    servername: "",
    // Not imported: node:tls reads all certificates, which requests without TLS do not need.
    checkServerIdentity: (_host, certificate) =>
      process.getBuiltinModule("node:tls").checkServerIdentity(plain, certificate),
  };
}

export function createHttpClient(allowed: AllowedHosts, environment: NetworkEnvironment): HttpClient {
  const connections = new PooledConnections();
  const check = (url: URL): void => allowed.check(NAME, url.hostname, getPort(url));

  /** The connection goes to the addresses that were checked. */
  const lookupFor =
    (url: URL): LookupFunction =>
    (hostname, { all }, callback) => {
      environment
        .resolve(hostname)
        .then((addresses) => {
          for (const { address } of addresses)
            checkAddress(allowed, { builtin: NAME, host: hostname, address, port: getPort(url) });
          const [first] = addresses;
          if (all === true) callback(null, addresses);
          else callback(null, first?.address ?? "", first?.family);
        })
        .catch((error: unknown) => {
          callback(isError(error) ? error : new Error(String(error)), "");
        });
    };

  const sendOnce = async (
    request: HttpRequest,
    tls: TlsSettings,
    { signal, onRequest }: SendOptions,
  ): Promise<HttpResponse> => {
    const headers = new Map([["User-Agent", `regohost/${version}`], ...request.headers]);
    const name = tls.servername ?? headers.get("Host")?.replace(/:\d+$/, "");
    const withName = name === undefined ? tls : { ...tls, ...toServerName(name) };
    const { method, url, target, shownUrl, body } = request;
    let outgoing: OutgoingRequest = { method, url, target, shownUrl, headers, body };
    for (let redirects = 0; ; redirects++) {
      check(outgoing.url);
      onRequest();
      const response = await exchange(outgoing, {
        tls: withName,
        // As in OPA: requests with TLS options of their own, or another name, have connections of their own.
        connections: Object.keys(withName).length === 0 ? connections : undefined,
        lookup: lookupFor(outgoing.url),
        signal,
        timeoutMs: request.timeoutMs,
      });
      const next = request.enableRedirect ? toNextRequest(outgoing, response) : undefined;
      if (next === undefined) return response;
      if (redirects === MAX_REDIRECTS) {
        throw new BuiltinError(
          `${NAME}: ${request.shownUrl} leads on through more than ${MAX_REDIRECTS} redirects`,
          { code: "redirect_refused", builtin: NAME },
        );
      }
      outgoing = next;
    }
  };

  return {
    check,
    close() {
      connections.close();
    },
    async send(request, options) {
      if (request.method === "CONNECT") {
        throw new BuiltinError(`${NAME}: CONNECT makes a tunnel, which a policy has no use for`, {
          code: "builtin_failed",
          builtin: NAME,
        });
      }
      const tls = await loadTlsSettings(request.tls, environment);
      for (let attempt = 0; ; attempt++) {
        try {
          return await sendOnce(request, tls, options);
        } catch (error) {
          const mayRetry = error instanceof HttpSendError && error.failure === "network";
          if (!mayRetry || attempt >= options.retries) throw error;
          await environment.wait(toDelayMs(attempt), options.signal);
        }
      }
    },
  };
}
