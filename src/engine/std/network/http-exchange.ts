import { toWireText, type HttpRequest } from "./http-request.js";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { LookupFunction } from "node:net";
import { Deadline } from "../../../base/async/deadline.js";
import { BuiltinError } from "../../../base/errors.js";
import {
  channels,
  isTraced,
  toTarget,
  traced,
  type RequestMessage,
} from "../../../base/telemetry/channels.js";
import { Pieces } from "../../../base/pieces.js";
import { asBuffer } from "../../../base/terms/json-bytes.js";
import { basicAuthorization } from "../../../base/text/percent-escapes.js";
import { HttpSendError, toGoPrefix } from "./http-send-error.js";
import { toGoReason } from "./network-error.js";
import type { PooledConnections } from "./kept-connections.js";
import type { TlsSettings } from "./tls-options.js";
import { codeOf } from "../../../base/error-code.js";

/** Maximum size of a response, in bytes. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** The parts of a request that go over the wire. */
export type OutgoingRequest = Pick<
  HttpRequest,
  "method" | "url" | "target" | "shownUrl" | "headers" | "body"
>;

/** The response. */
export interface HttpResponse {
  statusCode: number;
  /** Such as `200 OK`. */
  status: string;
  /** Values by name, in lower case, in the order of their arrival. */
  headers: Map<string, string[]>;
  body: Buffer;
}

/** Options of an exchange. */
interface ExchangeSettings {
  tls: TlsSettings;
  /** Connections that requests to the same host share; `undefined`: a new one. */
  connections: PooledConnections | undefined;
  /** Finds the addresses of a host. */
  lookup: LookupFunction;
  /** Ends it without an answer. */
  signal: AbortSignal;
  /** Its time limit; 0 means no limit. */
  timeoutMs: number;
}

/** Headers that Go's client always writes itself. */
const OWN_HEADERS = new Set(["Content-Length", "Transfer-Encoding", "Trailer", "Connection"]);

function toWireHeaders({ url, headers, body, method }: OutgoingRequest): Record<string, string> {
  const wire: Record<string, string> = {};
  if (url.username !== "" && !headers.has("Authorization")) {
    wire["Authorization"] = basicAuthorization(url);
  }
  for (const [name, value] of headers) if (!OWN_HEADERS.has(name)) wire[name] = toWireText(value);
  if (body !== undefined) wire["Content-Length"] = String(body.length);
  else if (method === "POST" || method === "PUT" || method === "PATCH") wire["Content-Length"] = "0";
  return wire;
}

/** Headers that Go's client removes, in addition to `Connection: close`. */
const FRAMING = new Set(["transfer-encoding", "trailer"]);

function readHeaders({ rawHeaders }: IncomingMessage): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? "").toLowerCase();
    const value = Buffer.from(rawHeaders[i + 1] ?? "", "latin1").toString("utf8");
    if (FRAMING.has(name) || (name === "connection" && value.toLowerCase() === "close")) continue;
    headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
}

async function readBody(message: IncomingMessage, shownUrl: string): Promise<Buffer> {
  const pieces = new Pieces();
  for await (const piece of message as AsyncIterable<Buffer>) {
    pieces.add(piece);
    if (pieces.length > MAX_RESPONSE_BYTES) {
      throw new BuiltinError(
        `http.send: the answer of ${shownUrl} is larger than ${MAX_RESPONSE_BYTES} bytes, the most that a policy may get`,
        { code: "response_too_large", builtin: "http.send" },
      );
    }
  }
  return asBuffer(pieces.concat());
}

/** Methods whose requests may be sent again when a reused connection ends before an answer, as in Go. */
const REPEATABLE = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Returns whether a reused connection ended before its server saw the request, as far as can be known. */
function isStale(error: unknown, { reusedSocket }: ClientRequest): boolean {
  const code = codeOf(error);
  return reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
}

/** Sends the request, over a reused connection if it may be, and returns the response once its headers have arrived. */
async function open(
  request: OutgoingRequest,
  settings: ExchangeSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { tls, lookup, connections } = settings;
  const { url, target, method, body } = request;
  const isSecure = url.protocol === "https:";
  const options: RequestOptions & TlsSettings = {
    method,
    hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    path: target,
    headers: toWireHeaders(request),
    agent: body === undefined && REPEATABLE.has(method) ? (connections?.agentFor(isSecure) ?? false) : false,
    lookup,
    signal,
    ...(isSecure ? tls : {}),
  };
  const { request: start } = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
  return new Promise((resolve, reject) => {
    const outgoing = start(options, resolve);
    outgoing.on("error", (error) => {
      if (!isStale(error, outgoing) || signal.aborted) reject(error);
      else resolve(open(request, { ...settings, connections: undefined }, signal));
    });
    // When a server changes the protocol, Node closes the connection without a response or an error.
    outgoing.on("close", () => reject(Object.assign(new Error("socket hang up"), { code: "ECONNRESET" })));
    outgoing.end(body);
  });
}

/**
 * Makes one request, without following redirects.
 *
 * @throws HttpSendError with Go's message when there is no complete answer; BuiltinError `response_too_large`, and what
 * `lookup` throws; the signal's reason when it ends the exchange.
 */
export async function exchange(request: OutgoingRequest, settings: ExchangeSettings): Promise<HttpResponse> {
  if (!isTraced(channels.request)) return exchangeOnce(request, settings);
  const headers = new Map(request.headers);
  const message: RequestMessage = {
    protocol: "http",
    method: request.method,
    ...toTarget(request.url),
    attempt: 1,
    setHeader: (name, value) => {
      for (const known of headers.keys())
        if (known.toLowerCase() === name.toLowerCase()) headers.delete(known);
      headers.set(name, value);
    },
  };
  return traced(
    channels.request,
    message,
    () => exchangeOnce({ ...request, headers }, settings),
    ({ statusCode }) => void (message.status = statusCode),
  );
}

async function exchangeOnce(request: OutgoingRequest, settings: ExchangeSettings): Promise<HttpResponse> {
  const { signal, timeoutMs } = settings;
  const { shownUrl } = request;
  const prefix = toGoPrefix(request.method, shownUrl);
  const limit = new Deadline({ timeoutMs: timeoutMs > 0 ? timeoutMs : undefined, signals: [signal] });
  let message: IncomingMessage | undefined;
  try {
    message = await open(request, settings, limit.signal);
    const { statusCode = 0, statusMessage = "" } = message;
    return {
      statusCode,
      status: `${statusCode} ${statusMessage}`.trimEnd(),
      headers: readHeaders(message),
      body: await readBody(message, shownUrl),
    };
  } catch (error) {
    message?.destroy();
    signal.throwIfAborted();
    if (error instanceof BuiltinError) throw error;
    if (limit.signal.aborted) throw timedOut(request, message === undefined, shownUrl);
    const reason = toGoReason(error, request.url.hostname);
    if (reason === undefined) throw error;
    throw message === undefined
      ? new HttpSendError(`${prefix}: ${reason}`, "network")
      : new HttpSendError(reason, "response");
  } finally {
    limit.close();
  }
}

/** OPA's own message for it, when errors are raised. */
function timedOut({ method }: OutgoingRequest, isBeforeHeaders: boolean, shownUrl: string): HttpSendError {
  if (!isBeforeHeaders) {
    const why = "context deadline exceeded (Client.Timeout or context cancellation while reading body)";
    return new HttpSendError(why, "response");
  }
  const verb = method.slice(0, 1) + method.slice(1).toLowerCase();
  return new HttpSendError(`${verb} ${shownUrl}: request timed out`, "network");
}
