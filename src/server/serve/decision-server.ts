import { createServer, ServerResponse, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import { Socket, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { SecureContextOptions } from "node:tls";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import { ClientSignals } from "./client-signals.js";
import { checkLoopbackRequest, checkToken, type AcceptedTokens } from "./access.js";
import { ApiError, toEvaluationError } from "./api-error.js";
import type { CurrentPolicies } from "./current-policies.js";
import type { OnDecision } from "./decide-served.js";
import {
  errorAnswer,
  methodNotAllowed,
  redirectAnswer,
  sendAnswer,
  textAnswer,
  type Answer,
  type GzipOptions,
} from "./http-answer.js";
import { OpenConnections } from "./open-connections.js";
import { BodyMemory, readBody } from "./request-body.js";
import { readInPieces } from "./read-in-pieces.js";
import { readRequestUrl } from "./request-url.js";
import { findRoute, unhealthy, type ServerPlugins } from "./routes.js";
import { findHandler, type ServerMetrics } from "./server-metrics.js";
import type { IsUntraced } from "./untraced-paths.js";
import { nextTurn } from "../../base/async/next-turn.js";
import { codeOf } from "../../base/error-code.js";
import type { Wording } from "../../base/message.js";
import { channels, isTraced, traced, type ServeMessage } from "../../base/telemetry/channels.js";

/** A certificate, and the authorities of client certificates; in PEM. */
export interface ServerTls {
  cert: string;
  key: string;
  /**
   * Requires client certificates signed by one of these. A list, because Node replaces an empty text with its defaults.
   */
  clientCa?: readonly string[] | undefined;
  /** Default: TLSv1.2. */
  minVersion?: "TLSv1.2" | "TLSv1.3" | undefined;
}

/** Options of a server. */
export interface DecisionServerOptions {
  policies: CurrentPolicies;
  /** The document of `POST /`. Default: `system/main`, as in OPA. */
  defaultDecision?: readonly string[] | undefined;
  /** Labels of decision log events. Default: none. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The names of headers in decision log events. Default: none. */
  loggedHeaders?: readonly string[] | undefined;
  /** Additional sources of health and status. */
  plugins?: ServerPlugins | undefined;
  tls?: ServerTls | undefined;
  /** The accepted tokens of clients. Default: no authentication. `/health` needs none. */
  tokens?: AcceptedTokens | undefined;
  /** Whether it listens on loopback: then it rejects requests for other hosts and from other sites' pages. */
  isLoopback: boolean;
  /** Whether it serves only `/health` and `/metrics`. Default: false. */
  isDiagnostic?: boolean | undefined;
  /** Options of every evaluation. */
  evaluate?: Omit<EvaluateOptions, "decisionId" | "entrypoint" | "shownAs" | "signal"> | undefined;
  /** Maximum size of a body, and of its unpacked form, in bytes. Default: 256 MiB, as in OPA. */
  maxBodyBytes?: number | undefined;
  /** Maximum size of an unpacked compressed body, in bytes. Default: that of a body. */
  maxUnpackedBytes?: number | undefined;
  /** Maximum size of the bodies of all running requests, in bytes. Default: 1 GiB, or four of the largest. */
  maxBodiesBytes?: number | undefined;
  /** When and how much responses are compressed. Default: from 1 KiB on, at zlib's level. */
  gzip?: GzipOptions | undefined;
  /** Maximum number of concurrent requests. More receive 503. Default: 1,000. */
  maxRequests?: number | undefined;
  /** Time limit to receive a request, and for its client to receive the response, in milliseconds. Default: 60,000. */
  requestTimeoutMs?: number | undefined;
  /** Measures requests, and serves `/metrics`. Default: none, and 404. */
  metrics?: ServerMetrics | undefined;
  /** Receives each event of the decision log; a decision that cannot be logged is not sent. */
  onDecision?: OnDecision | undefined;
  /** Whether requests for a target are not traced. Default: all are. */
  isUntraced?: IsUntraced | undefined;
  /** Wording of errors for clients. Default: that of the library. */
  wording?: Wording | undefined;
  /** Receives what policies print. */
  onPrint?: ((message: string) => void) | undefined;
  /** Reports failures that clients do not see. */
  onError?: ((error: unknown) => void) | undefined;
}

const DEFAULT_MAX_BODY_BYTES = 256 * 1024 * 1024;
const DEFAULT_MAX_BODIES_BYTES = 1024 * 1024 * 1024;
/** Minimum number of bodies of the largest size that fit. */
const LARGEST_BODIES = 4;
const DEFAULT_MAX_REQUESTS = 1_000;
const DEFAULT_REQUEST_TIMEOUT_MS = 60_000;
const MAX_HEADERS_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 1_000;
/**
 * How long a connection may wait for its next request. Load balancers keep theirs for 60 s, 350 s or 600 s; where the
 * server closes one first, a request in transit is lost. OPA's server has no limit.
 */
const KEEP_ALIVE_MS = 620_000;

/**
 * Turns of the event loop without a new connection or request, after which all that have arrived are being served: the
 * current turn may have polled for connections already, the next accepts one, and the last reads from it.
 */
const QUIET_TURNS = 3;
/** How long a closing server waits for them, in milliseconds: more keep arriving as long as clients know of it. */
const MAX_ARRIVAL_MS = 1_000;

const NO_LABELS: Readonly<Record<string, string>> = {};

/** OPA's default. */
const DEFAULT_DECISION = ["system", "main"];

const NO_HEADERS: Readonly<Record<string, string[]>> = {};

function pickHeaders(
  { headersDistinct }: IncomingMessage,
  names: readonly string[],
): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = headersDistinct[name.toLowerCase()];
      return values === undefined ? [] : [[name, values] as const];
    }),
  );
}

/** Paths for diagnosis only: nothing that reveals policies, data or the configuration. */
const DIAGNOSTIC = /^\/(?:health(?:\/.*)?|metrics)$/;

function toContext({ cert, key, minVersion = "TLSv1.2", clientCa }: ServerTls): SecureContextOptions {
  return { cert, key, minVersion, ca: clientCa && [...clientCa] };
}

/** Intermediaries may choose the other of two hosts (RFC 9112, section 3.2); Node takes the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return names.length > 1;
}

/**
 * Keeps Node from closing a connection for a request that arrives too late because the connection was not read. A listener would replace
 * what Node responds to all other errors of clients.
 */
function excuseLate(server: Server, connections: OpenConnections): void {
  const emit = server.emit.bind(server) as (...event: unknown[]) => boolean;
  server.emit = (...event: unknown[]) => {
    const [name, error, socket] = event;
    const isLate = name === "clientError" && codeOf(error) === "ERR_HTTP_REQUEST_TIMEOUT";
    return (isLate && socket instanceof Socket && connections.excuses(socket)) || emit(...event);
  };
}

/** OPA's REST API for decisions, over HTTP or TLS. */
export class DecisionServer {
  readonly #options: DecisionServerOptions;
  readonly #server: Server;
  /** The same server, when it uses TLS. */
  readonly #tlsServer: TlsServer | undefined;
  readonly #clients = new ClientSignals();
  readonly #connections: OpenConnections;
  readonly #requestTimeoutMs: number;
  readonly #bodies: BodyMemory;
  readonly #bodyLimits: { maxBytes: number; maxUnpackedBytes: number };
  #tokens: AcceptedTokens | undefined;
  #running = 0;
  #count = 0;
  #isEnding = false;
  #onIdle: (() => void) | undefined;

  constructor(options: DecisionServerOptions) {
    this.#options = options;
    this.#tokens = options.tokens;
    const requestTimeout = options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS;
    this.#requestTimeoutMs = requestTimeout;
    this.#connections = new OpenConnections(requestTimeout);
    const maxBytes = options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
    const maxUnpackedBytes = options.maxUnpackedBytes ?? maxBytes;
    this.#bodyLimits = { maxBytes, maxUnpackedBytes };
    const largest = Math.max(maxBytes, maxUnpackedBytes);
    this.#bodies = new BodyMemory(
      options.maxBodiesBytes ?? Math.max(DEFAULT_MAX_BODIES_BYTES, LARGEST_BODIES * largest),
    );
    const headersTimeout = Math.min(requestTimeout, MAX_HEADERS_TIMEOUT_MS);
    const limits = {
      requestTimeout,
      headersTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, CHECK_INTERVAL_MS),
      keepAliveTimeout: KEEP_ALIVE_MS,
    };
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      void this.#serve(request, response);
    };
    const { tls } = options;
    this.#tlsServer =
      tls === undefined
        ? undefined
        : createTlsServer(
            {
              ...limits,
              handshakeTimeout: headersTimeout,
              ...toContext(tls),
              ...(tls.clientCa === undefined ? {} : { requestCert: true, rejectUnauthorized: true }),
            },
            listener,
          );
    this.#server = this.#tlsServer ?? createServer(limits, listener);
    excuseLate(this.#server, this.#connections);
    this.#server.on("connection", (socket) => {
      this.#connections.add(socket);
    });
    this.#server.on(tls === undefined ? "connection" : "secureConnection", (socket: Socket) => {
      readInPieces(socket, () => this.#connections.hasWaiting(socket));
    });
    this.#server.on("connect", (request, socket) => {
      socket.removeAllListeners("data");
      this.#refuseTunnel(request, socket);
    });
  }

  /**
   * Uses another certificate and other authorities, for new connections; open ones remain. Whether clients need a
   * certificate does not change.
   */
  replaceTls(tls: ServerTls): void {
    this.#tlsServer?.setSecureContext(toContext(tls));
  }

  /** Accepts other tokens, from the next request on; running requests are not affected. Whether clients need one does not change. */
  replaceTokens(tokens: AcceptedTokens): void {
    if (this.#tokens !== undefined) this.#tokens = tokens;
  }

  /** Responds to `CONNECT` like to any other request; Node alone would close the connection without a response. */
  #refuseTunnel(request: IncomingMessage, stream: Duplex): void {
    const { socket } = request;
    // The server no longer handles its errors.
    stream.on("error", () => stream.destroy());
    // The response to an earlier request uses the socket. No client sends this without waiting for it.
    if (this.#connections.isBusy(socket)) {
      stream.destroy();
      return;
    }
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.once("finish", () => stream.end());
    void this.#serve(request, response);
  }

  /** Starts listening. @returns the port. Rejects with the system's error. */
  async listen({ host, port }: { host: string; port: number }): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen({ host, port }, () => {
        this.#server.off("error", reject);
        resolve();
      });
    });
    this.#server.on("error", (error) => this.#options.onError?.(error));
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Accepts no more connections and requests, closes idle connections, lets running requests finish, including those
   * that have arrived and were not read yet, and closes the rest after `graceMs`. It does not close the policies.
   *
   * @returns whether all requests had finished.
   */
  async close(graceMs: number): Promise<boolean> {
    await this.#takeArrived(graceMs);
    this.#isEnding = true;
    let isWhole = true;
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
    this.#connections.closeIdle();
    const timer = setTimeout(() => {
      isWhole = this.#running === 0;
      this.#connections.closeAll();
    }, graceMs);
    await closed;
    clearTimeout(timer);
    // Their clients have disconnected, so they end soon; until then they use the policies.
    if (this.#running > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    return isWhole;
  }

  /** Connections are accepted one per turn, so those that have arrived in the meantime must be waited for. */
  async #takeArrived(graceMs: number): Promise<void> {
    const endsAt = performance.now() + Math.min(graceMs, MAX_ARRIVAL_MS);
    let [quiet, known] = [0, this.#connections.arrived];
    while (quiet < QUIET_TURNS && performance.now() < endsAt) {
      await nextTurn();
      const { arrived } = this.#connections;
      quiet = arrived === known ? quiet + 1 : 0;
      known = arrived;
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = this.#clients.of(request.socket);
    const { turn, end } = this.#connections.begin(request);
    if (turn !== undefined && (!(await turn) || left.aborted)) {
      end(false);
      return;
    }
    this.#running++;
    const started = performance.now();
    let staysOpen = false;
    try {
      const toAnswer = (error: unknown): Answer => this.#toErrorAnswer(error, left);
      const message = isTraced(channels.serve) ? this.#toMessage(request) : undefined;
      const answer = await (message === undefined
        ? this.#answer(request, left, message).catch(toAnswer)
        : traced(
            channels.serve,
            message,
            () => this.#answer(request, left, message).catch(toAnswer),
            ({ status }) => void (message.status = status),
          ));
      this.#measure(request, answer.status, started, left.aborted);
      // Node reads no further request from a connection after an upgrade request.
      const endsConnection =
        this.#isEnding || request.method === "CONNECT" || request.headers.upgrade !== undefined;
      const sent = endsConnection ? { ...answer, endsConnection } : answer;
      staysOpen = sent.endsConnection !== true;
      const { gzip } = this.#options;
      await sendAnswer(request, response, sent, { left, timeoutMs: this.#requestTimeoutMs, gzip });
    } catch (error) {
      this.#options.onError?.(error);
      response.destroy();
    } finally {
      end(staysOpen);
      this.#running--;
      if (this.#running === 0) this.#onIdle?.();
    }
  }

  #measure(
    { method = "", url = "" }: IncomingMessage,
    status: number,
    started: number,
    isCancelled: boolean,
  ): void {
    const { metrics } = this.#options;
    if (metrics === undefined) return;
    const [path = ""] = url.split("?", 1);
    const handler = status === 401 || status === 403 ? "authz" : findHandler(method, path);
    const seconds = (performance.now() - started) / 1000;
    metrics.observe({ handler, method, status, seconds, isCancelled });
  }

  /** The request as a message of the channel. */
  #toMessage({ method = "", url = "", headers }: IncomingMessage): ServeMessage {
    const [path = ""] = url.split("?", 1);
    return {
      method,
      route: findHandler(method, path) ?? "other",
      scheme: this.#options.tls === undefined ? "http" : "https",
      isUntraced: this.#options.isUntraced?.(url) ?? false,
      header: (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value.join(", ") : value;
      },
      headerNames: () => Object.keys(headers),
    };
  }

  #toErrorAnswer(error: unknown, signal: AbortSignal): Answer {
    const failure = toEvaluationError(error, this.#options.wording);
    const { cause, details } = failure;
    // An error whose reason the client does not see.
    if (!signal.aborted && failure.status === 500 && details.length === 0 && cause !== undefined) {
      this.#options.onError?.(cause);
    }
    return errorAnswer(failure);
  }

  async #answer(
    request: IncomingMessage,
    signal: AbortSignal,
    message: ServeMessage | undefined,
  ): Promise<Answer> {
    const requestId = ++this.#count;
    const { isLoopback, policies, maxRequests, onDecision } = this.#options;
    if (hasTwoHosts(request)) return textAnswer(400, "400 Bad Request");
    if ((request.headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") {
      const text = "501 Not Implemented: Unsupported transfer encoding";
      return { ...textAnswer(501, text), endsConnection: true };
    }
    if (isLoopback) checkLoopbackRequest(request);
    const target = request.url ?? "";
    const isTunnel = request.method === "CONNECT" && !target.startsWith("/");
    const isOfServer = request.method === "OPTIONS" && target === "*";
    const url = readRequestUrl(isTunnel || isOfServer ? "/" : target);
    if (url === undefined) return textAnswer(400, "400 Bad Request");
    const isHealth = !("location" in url) && url.path === "/health";
    if (this.#tokens !== undefined && !isHealth) checkToken(request, this.#tokens);
    if (isOfServer) return { status: 200, body: "" };
    if (this.#options.isDiagnostic === true && ("location" in url || !DIAGNOSTIC.test(url.path))) {
      return textAnswer(404, "404 page not found");
    }
    if ("location" in url) return redirectAnswer(request.method ?? "", url);
    if (this.#isEnding) {
      if (isHealth) return unhealthy("the server is shutting down");
      throw new ApiError(503, "internal_error", "the server is shutting down");
    }
    const { metrics } = this.#options;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (url.path === "/metrics" && metrics !== undefined) {
      return reads ? metrics.toAnswer() : methodNotAllowed("GET, HEAD");
    }
    const limit = maxRequests ?? DEFAULT_MAX_REQUESTS;
    if (this.#running > limit && !isHealth) {
      throw new ApiError(
        503,
        "internal_error",
        `too many requests at the same time (limit: ${String(limit)})`,
      );
    }
    const requested = { method: request.method ?? "", path: url.path, search: url.search };
    const route = findRoute(requested);
    if ("status" in route) return route;
    const { loggedHeaders = [], labels = NO_LABELS, defaultDecision = DEFAULT_DECISION } = this.#options;
    const { onPrint, plugins, wording } = this.#options;
    const facts = {
      requestedBy: `${request.socket.remoteAddress ?? ""}:${String(request.socket.remotePort ?? 0)}`,
      requestId,
      headers: loggedHeaders.length === 0 ? NO_HEADERS : pickHeaders(request, loggedHeaders),
    };
    const evaluate = { ...this.#options.evaluate, signal };
    const { take, release } = this.#bodies.hold();
    try {
      return await route.answer(
        route.rest,
        {
          ...requested,
          query: url.query,
          contentType: request.headers["content-type"] ?? "",
          // OPA reads only the first line.
          accept: request.headersDistinct["accept"]?.[0] ?? "",
          body: () => readBody(request, { ...this.#bodyLimits, take }),
          signal,
        },
        {
          policies,
          defaultDecision,
          plugins,
          evaluate,
          facts,
          labels,
          message,
          onDecision,
          onPrint,
          wording,
        },
      );
    } finally {
      release();
    }
  }
}
