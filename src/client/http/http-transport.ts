import { ConfigurationError, ServiceError } from "../../errors.js";
import { Cancellation } from "../../async/cancellation.js";
import type { Abortable } from "../../async/on-abort.js";
import { Deadline } from "../../async/deadline.js";
import { Limit } from "../../async/limit.js";
import { toConnectionError, toShownUrl, toTimeoutError } from "./connection-error.js";
import type { RequestAdvice, RequestContext } from "./connection-error.js";
import { channels, isTraced, toTarget, traced, type RequestMessage } from "../../telemetry/channels.js";
import { USER_AGENT } from "../../version.js";

/** One GET request, or POST of a form or of bytes. */
export interface HttpRequest {
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  form?: URLSearchParams;
  /** Makes it a POST, with the content type of `headers`. */
  body?: Uint8Array;
  signal: Abortable;
  /** Which attempt it is, for errors. */
  attempts: number;
  /** Time for the whole request with its body; `undefined` for no limit but the idle one. */
  timeoutMs: number | undefined;
}

/** A response whose body is read with `read`, and which must be closed in any case. */
export interface HttpResponse {
  readonly context: RequestContext;
  readonly url: URL;
  readonly status: number;
  header(name: string): string | undefined;
  /**
   * The next piece of the body; `undefined` at its end.
   *
   * @throws ServiceError `service_unreachable` or `service_timeout` when it stops; the signal's reason when it is aborted.
   */
  read(): Promise<Uint8Array | undefined>;
  /** Ends the request if its body was not read to the end, and frees its connection. */
  close(): void;
}

/** What a request is sent with: a GET, or a POST of a form or of bytes. */
export interface SendInit {
  headers: Record<string, string>;
  form?: URLSearchParams;
  body?: Uint8Array;
  cancellation: Cancellation;
}

/**
 * Sends a request without following redirects, and gives its response with the body still to come. Once it is
 * cancelled, what is waited for is rejected with the reason.
 */
export type SendFunction = (url: URL, init: SendInit) => Promise<SentResponse>;

export interface SentResponse {
  readonly status: number;
  /** @param name in lower case. */
  header(name: string): string | undefined;
  /** The next piece of the body; `undefined` at its end. */
  read(): Promise<Uint8Array | undefined>;
  /** Discards the rest of the body, and keeps the connection where that is cheap. Does nothing after its end. */
  discard(): void;
}

export interface TransportOptions {
  send: SendFunction;
  maxConnections: number;
  idleTimeoutMs: number;
  /** How errors go on. Default: for the evidence service. */
  advice?: RequestAdvice;
}

/** Makes single requests, with their time limits. It knows only HTTP. */
export interface Transport {
  /**
   * Sends a request and waits for the headers of its response.
   *
   * @throws ServiceError `service_unreachable` or `service_timeout`; the signal's reason when it is aborted.
   */
  send(request: HttpRequest): Promise<HttpResponse>;
}

export function createTransport(options: TransportOptions): Transport {
  const limit = new Limit(options.maxConnections);
  return {
    async send(request) {
      const release = await limit.acquire(request.signal);
      if (!isTraced(channels.request)) return sendRequest(request, options, release);
      const headers = { ...request.headers };
      const message: RequestMessage = {
        protocol: "http",
        method: methodOf(request),
        ...toTarget(request.url),
        attempt: request.attempts,
        setHeader: (name, value) => void (headers[name] = value),
      };
      return traced(
        channels.request,
        message,
        () => sendRequest({ ...request, headers }, options, release),
        ({ status }) => void (message.status = status),
      );
    },
  };
}

function methodOf({ form, body }: HttpRequest): "GET" | "POST" {
  return form === undefined && body === undefined ? "GET" : "POST";
}

async function sendRequest(
  request: HttpRequest,
  { send, idleTimeoutMs, advice }: TransportOptions,
  release: () => void,
): Promise<HttpResponse> {
  const { url, headers, form, body, signal, attempts, timeoutMs } = request;
  const context: RequestContext = {
    request: { method: methodOf(request), url: toShownUrl(url) },
    attempts,
    ...(advice === undefined ? {} : { advice }),
  };
  const cancellation = new Cancellation();
  /** Cancels the request after a time, or when it is aborted. */
  const limit = (what: string, ms: number | undefined, signals: Abortable[] = []): (() => void) =>
    new Deadline({
      timeoutMs: ms,
      signals,
      timedOut: () => toTimeoutError(what, ms ?? 0, context),
    }).watch((error) => cancellation.cancel(error));
  // It may have been aborted since its place was free.
  const endTotal = limit("no complete answer", timeoutMs, [signal]);

  const waitFor = async <T>(what: string, promise: Promise<T>): Promise<T> => {
    const endIdle = limit(what, idleTimeoutMs);
    try {
      return await promise;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const { reason } = cancellation;
      if (reason instanceof ServiceError) throw reason;
      throw error instanceof ConfigurationError ? error : toConnectionError(error, context);
    } finally {
      endIdle();
    }
  };

  let sent: SentResponse | undefined;
  const close = (): void => {
    endTotal();
    sent?.discard();
    sent = undefined;
    release();
  };

  try {
    const response = await waitFor(
      "no answer",
      send(url, {
        headers: { ...headers, "accept-encoding": "identity", "user-agent": USER_AGENT },
        ...(form === undefined ? {} : { form }),
        ...(body === undefined ? {} : { body }),
        cancellation,
      }),
    );
    sent = response;
    return {
      context,
      url,
      status: response.status,
      header: (name) => response.header(name),
      read: () => waitFor("the answer stopped: no more bytes came", response.read()),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
