import { ConfigurationError, ServiceError } from "../errors.js";
import { Cancellation } from "./cancellation.js";
import { ConnectionLimit } from "./connection-limit.js";
import { toConnectionError, toShownUrl, toTimeoutError, type RequestContext } from "./connection-error.js";
import { USER_AGENT } from "./user-agent.js";

/** One GET request. */
export interface HttpRequest {
  url: URL;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
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

/** What a request is sent with: a GET. */
export interface SendInit {
  headers: Record<string, string>;
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
  /** Ends a body that nobody reads on, and keeps its connection where that is cheap. Nothing if it has ended. */
  discard(): void;
}

export interface TransportOptions {
  send: SendFunction;
  maxConnections: number;
  idleTimeoutMs: number;
}

/** Makes single requests, with their time limits. It knows nothing of the service. */
export interface Transport {
  /**
   * Sends a request and waits for the headers of its response.
   *
   * @throws ServiceError `service_unreachable` or `service_timeout`; the signal's reason when it is aborted.
   */
  send(request: HttpRequest): Promise<HttpResponse>;
}

export function createTransport(options: TransportOptions): Transport {
  const limit = new ConnectionLimit(options.maxConnections);
  return {
    async send(request) {
      const release = await limit.acquire(request.signal);
      return sendRequest(request, options, release);
    },
  };
}

async function sendRequest(
  { url, headers, signal, attempts, timeoutMs }: HttpRequest,
  { send, idleTimeoutMs }: TransportOptions,
  release: () => void,
): Promise<HttpResponse> {
  const context: RequestContext = { request: { method: "GET", url: toShownUrl(url) }, attempts };
  const cancellation = new Cancellation();
  const onAbort = (): void => cancellation.cancel(toAbortReason(signal));
  // It may have been aborted since its place was free.
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  const expire = (what: string, ms: number) => (): void =>
    cancellation.cancel(toTimeoutError(what, ms, context));
  const total =
    timeoutMs === undefined ? undefined : setTimeout(expire("no complete answer", timeoutMs), timeoutMs);

  const waitFor = async <T>(what: string, promise: Promise<T>): Promise<T> => {
    const idle = setTimeout(expire(what, idleTimeoutMs), idleTimeoutMs);
    try {
      return await promise;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const { reason } = cancellation;
      if (reason instanceof ServiceError) throw reason;
      throw error instanceof ConfigurationError ? error : toConnectionError(error, context);
    } finally {
      clearTimeout(idle);
    }
  };

  let sent: SentResponse | undefined;
  const close = (): void => {
    clearTimeout(total);
    signal.removeEventListener("abort", onAbort);
    sent?.discard();
    sent = undefined;
    release();
  };

  try {
    const response = await waitFor(
      "no answer",
      send(url, {
        headers: { ...headers, "accept-encoding": "identity", "user-agent": USER_AGENT },
        cancellation,
      }),
    );
    sent = response;
    return {
      context,
      url,
      status: response.status,
      header: (name) => response.header(name),
      read: () => waitFor("the answer stopped: nothing more came", response.read()),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function toAbortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("the request was aborted", { cause: reason });
}
