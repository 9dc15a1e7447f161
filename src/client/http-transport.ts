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
  /** Whether the body is wanted as received, whatever its `Content-Encoding`. */
  raw: boolean;
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

/** Redirects are never followed. */
export interface FetchInit {
  method: "GET";
  headers: Record<string, string>;
  redirect: "manual";
  signal: AbortSignal;
  raw: boolean;
}

export type FetchFunction = (url: URL, init: FetchInit) => Promise<FetchResponse>;

/** What is used of a fetch response. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): BodyReader } | null;
}

interface BodyReader {
  read(): Promise<{ done: boolean; value?: unknown }>;
  cancel(reason?: unknown): Promise<void>;
}

export interface TransportOptions {
  fetch: FetchFunction;
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
  { url, headers, signal, attempts, raw, timeoutMs }: HttpRequest,
  { fetch, idleTimeoutMs }: TransportOptions,
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

  let reader: BodyReader | undefined;
  const close = (): void => {
    clearTimeout(total);
    signal.removeEventListener("abort", onAbort);
    // What is left of the body is dropped; nobody waits for how that ends.
    reader?.cancel().catch(() => undefined);
    reader = undefined;
    release();
  };

  try {
    const response = await waitFor(
      "no answer",
      fetch(url, {
        method: "GET",
        headers: { ...headers, "accept-encoding": "identity", "user-agent": USER_AGENT },
        redirect: "manual",
        signal: controller.signal,
        raw,
      }),
    );
    reader = response.body?.getReader();
    return {
      context,
      url,
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      async *chunks() {
        while (reader !== undefined) {
          const { done, value } = await waitFor("the answer stopped: nothing more came", reader.read());
          if (done) {
            reader = undefined;
            return;
          }
          if (value instanceof Uint8Array) yield value;
        }
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
