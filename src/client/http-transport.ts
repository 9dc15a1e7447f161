import { ServiceError } from "../errors.js";
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

/** A response whose body is read with `chunks`, and which must be closed in any case. */
export interface HttpResponse {
  readonly context: RequestContext;
  readonly url: URL;
  readonly status: number;
  header(name: string): string | undefined;
  /** The body. @throws ServiceError `service_unreachable` or `service_timeout` when it stops. */
  chunks(): AsyncGenerator<Uint8Array, void, undefined>;
  /** Ends the request if its body was not read to the end, and frees its connection. */
  close(): void;
}

export interface SendInit {
  method: "GET";
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a request without following redirects, and gives its response with the body still to come. */
export type SendFunction = (url: URL, init: SendInit) => Promise<SentResponse>;

export interface SentResponse {
  readonly status: number;
  /** @param name in lower case. */
  header(name: string): string | undefined;
  readonly body: AsyncIterable<unknown> | null;
  /** Ends a body that was not begun, and keeps its connection where that is cheap. */
  discard(): Promise<unknown>;
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
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  const expire = (what: string, ms: number) => (): void =>
    controller.abort(toTimeoutError(what, ms, context));
  const total =
    timeoutMs === undefined ? undefined : setTimeout(expire("no complete answer", timeoutMs), timeoutMs);

  const waitFor = async <T>(what: string, promise: Promise<T>): Promise<T> => {
    const idle = setTimeout(expire(what, idleTimeoutMs), idleTimeoutMs);
    try {
      return await promise;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const reason: unknown = controller.signal.reason;
      throw reason instanceof ServiceError ? reason : toConnectionError(error, context);
    } finally {
      clearTimeout(idle);
    }
  };

  let sent: SentResponse | undefined;
  let chunks: AsyncIterator<unknown> | undefined;
  const close = (): void => {
    clearTimeout(total);
    signal.removeEventListener("abort", onAbort);
    // Nobody waits for how a body that is left ends.
    const left = chunks === undefined ? sent?.discard() : chunks.return?.();
    left?.catch(() => undefined);
    sent = undefined;
    release();
  };

  try {
    const response = await waitFor(
      "no answer",
      send(url, {
        method: "GET",
        headers: { ...headers, "accept-encoding": "identity", "user-agent": USER_AGENT },
        signal: controller.signal,
      }),
    );
    sent = response;
    return {
      context,
      url,
      status: response.status,
      header: (name) => response.header(name),
      async *chunks() {
        chunks = response.body?.[Symbol.asyncIterator]();
        while (chunks !== undefined) {
          const next = await waitFor("the answer stopped: nothing more came", chunks.next());
          if (next.done === true) return;
          if (next.value instanceof Uint8Array) yield next.value;
        }
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
