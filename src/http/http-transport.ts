import { ConfigurationError, ServiceError } from "../base/errors.js";
import { Cancellation, type CancelListener } from "../base/async/cancellation.js";
import { listenTo, unlistenTo, type Abortable } from "../base/async/on-abort.js";
import { MAX_TIMER_MS } from "../base/async/deadline.js";
import { Limit, ReservedSlot } from "../base/async/limit.js";
import { toConnectionError, toTimeoutError } from "./connection-error.js";
import type { RequestAdvice, RequestContext } from "./connection-error.js";
import { RequestTarget } from "./request-target.js";
import { channels, isTraced, toTarget, traced, type RequestMessage } from "../base/telemetry/channels.js";
import { rejection } from "../base/async/rejection.js";
import { USER_AGENT } from "../base/version.js";
import { isThenable } from "../base/realms.js";

/** One GET request, or POST of a form or of bytes, or PUT of nothing. */
interface HttpRequest {
  url: URL | RequestTarget;
  /** Default: by the body. */
  method?: "PUT" | undefined;
  headers: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  form?: URLSearchParams | undefined;
  /** Makes it a POST, with the content type of `headers`. */
  body?: Uint8Array | undefined;
  signal: Abortable;
  /** Which attempt it is, for errors. */
  attempts: number;
  /** Time for the whole request with its body; `undefined` for no limit but the idle one. */
  timeoutMs: number | undefined;
  /** A place among the requests at once, from `reserve`. Without one the request waits for its own. */
  slot?: ReservedSlot | undefined;
  /** Awaited with the place, right before it is sent; its time limits begin after it. Its errors are thrown. */
  beforeSend?: () => Promise<void>;
}

/** A piece of a body; `undefined` at its end. */
export type BodyPiece = Uint8Array | undefined;

/** A response whose body is read with `read`, and which must be closed in any case. */
export interface HttpResponse extends Omit<SentResponse, "read" | "discard"> {
  readonly context: RequestContext;
  readonly url: URL;
  /**
   * Reads the next piece of the body; `undefined` at its end. Without a promise where it is there already.
   *
   * @throws ServiceError `service_unreachable` or `service_timeout` when it stops; the signal's reason when it is aborted.
   */
  read(): BodyPiece | Promise<BodyPiece>;
  /** Ends the request if its body was not read to the end, and frees its connection. */
  close(): void;
}

/** Method, headers and body of a request: a GET, a POST of a form or of bytes, or a PUT of nothing. */
export interface SendInit {
  method?: "PUT" | undefined;
  /** Names and values in turns. */
  headers: string[];
  form?: URLSearchParams | undefined;
  body?: Uint8Array | undefined;
  cancellation: Cancellation;
}

/**
 * Sends a request without following redirects, and returns its response with the body still to come. Once it is cancelled, the pending
 * promise is rejected with the reason.
 */
export type SendFunction = (target: RequestTarget, init: SendInit) => Promise<SentResponse>;

export interface SentResponse {
  readonly status: number;
  /** @param name in lower case. */
  header(name: string): string | undefined;
  /** Reads the next piece of the body; `undefined` at its end. Without a promise where it is there already. */
  read(): BodyPiece | Promise<BodyPiece>;
  /** Discards the rest of the body, and keeps the connection where that is cheap. Does nothing after its end. */
  discard(): void;
}

interface TransportOptions {
  send: SendFunction;
  maxConnections: number;
  /** The longest wait for a piece of a body. */
  idleTimeoutMs: number;
  /** The longest wait for the headers of a response. Default: `idleTimeoutMs`. */
  headersTimeoutMs?: number | undefined;
  /** Advice that ends errors. Default: for the evidence service. */
  advice?: RequestAdvice | undefined;
}

/** Makes single requests, with their time limits. It knows only HTTP. */
export interface Transport {
  /**
   * Sends a request and waits for the headers of its response.
   *
   * @throws ServiceError `service_unreachable` or `service_timeout`; the signal's reason when it is aborted.
   */
  send(request: HttpRequest): Promise<HttpResponse>;
  /**
   * Takes a place among the requests at once, for the first request of a call. Of a thousand calls most wait for theirs: the garbage
   * collector copies the memory that they hold meanwhile, so they prepare nothing before.
   *
   * @returns the place: after its `entry` make that request, then call `giveBack`.
   * @throws the signal's reason, as the entry does.
   */
  reserve(signal: Abortable): ReservedSlot;
}

export function createTransport(options: TransportOptions): Transport {
  const limit = new Limit(options.maxConnections);
  const open = (request: HttpRequest): Promise<HttpResponse> => {
    let opened: OpenRequest | undefined;
    try {
      opened = new OpenRequest(request, options, limit);
      return isTraced(channels.request) ? opened.startTraced() : opened.start();
    } catch (error) {
      if (opened === undefined) limit.leave();
      else opened.close();
      throw error;
    }
  };
  const openLater = async (request: HttpRequest, hasSlot: boolean): Promise<HttpResponse> => {
    const entry = hasSlot ? undefined : limit.enter(request.signal);
    if (entry !== undefined) await entry;
    try {
      await request.beforeSend?.();
    } catch (error) {
      limit.leave();
      throw error;
    }
    return open(request);
  };
  return {
    send(request) {
      const hasSlot = request.slot?.take() === true;
      // Without something to wait for, this takes no promise.
      return hasSlot && request.beforeSend === undefined ? open(request) : openLater(request, hasSlot);
    },
    reserve: (signal) => new ReservedSlot(limit, signal),
  };
}

function getMethod({ method, form, body }: HttpRequest): "GET" | "POST" | "PUT" {
  return method ?? (form === undefined && body === undefined ? "GET" : "POST");
}

function toHeaderList(headers: Readonly<Record<string, string>>): string[] {
  const list = ["accept-encoding", "identity", "user-agent", USER_AGENT];
  for (const name of Object.keys(headers)) list.push(name, headers[name] ?? "");
  return list;
}

/** A request with its limits and its response: one timer for both limits of time, however often the body is waited for. */
class OpenRequest implements HttpResponse, CancelListener {
  readonly context: RequestContext;
  readonly #target: RequestTarget;
  readonly #request: HttpRequest;
  readonly #options: TransportOptions;
  readonly #limit: Limit;
  readonly #cancellation = new Cancellation();
  /** End of the whole request, on the clock of `performance.now()`. */
  readonly #endsAt: number;
  readonly #removeListener: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Describes, for errors, what is awaited. */
  #waitsFor: string | undefined;
  #waitsSince = 0;
  #waitLimitMs = 0;
  #sent: SentResponse | undefined;
  #isClosed = false;

  /** @param limit one of its places is taken by this request, which leaves it. */
  constructor(request: HttpRequest, options: TransportOptions, limit: Limit) {
    const { url, signal, attempts, timeoutMs = Infinity } = request;
    const { advice } = options;
    this.#target = url instanceof RequestTarget ? url : RequestTarget.of(url);
    this.context = { request: { method: getMethod(request), url: this.#target.shown }, attempts };
    if (advice !== undefined) this.context.advice = advice;
    this.#request = request;
    this.#options = options;
    this.#limit = limit;
    this.#endsAt = performance.now() + timeoutMs;
    // It may have been aborted since its place was free.
    this.#removeListener = listenTo(signal, this);
  }

  /** The caller's signal was aborted. */
  cancelled(reason: Error): void {
    this.#cancellation.cancel(reason);
  }

  get url(): URL {
    return this.#target.url;
  }

  get status(): number {
    return this.#sent?.status ?? 0;
  }

  header(name: string): string | undefined {
    return this.#sent?.header(name);
  }

  /** As `start`, with messages on the channel of requests, whose readers can add headers. */
  startTraced(): Promise<this> {
    const headers = { ...this.#request.headers };
    const message: RequestMessage = {
      protocol: "http",
      method: this.context.request.method,
      ...toTarget(this.#target.url),
      attempt: this.context.attempts,
      setHeader: (name, value) => void (headers[name] = value),
    };
    const start = (): Promise<this> => this.start(headers);
    return traced(channels.request, message, start, ({ status }) => void (message.status = status));
  }

  /** Sends it, and waits for the headers of its response. */
  start(headers = this.#request.headers): Promise<this> {
    const { method, form, body } = this.#request;
    const cancellation = this.#cancellation;
    this.#beginWait("no answer", this.#options.headersTimeoutMs ?? this.#options.idleTimeoutMs);
    try {
      const sent = { method, headers: toHeaderList(headers), form, body, cancellation };
      return this.#options.send(this.#target, sent).then(
        (response) => {
          this.#waitsFor = undefined;
          this.#sent = response;
          return this;
        },
        (error: unknown) => {
          throw this.#fail(error);
        },
      );
    } catch (error) {
      return rejection(this.#fail(error));
    }
  }

  /** Ends a request without a response. @returns the error for its caller. */
  #fail(error: unknown): unknown {
    this.#waitsFor = undefined;
    const failure = this.#toError(error);
    this.close();
    return failure;
  }

  read(): BodyPiece | Promise<BodyPiece> {
    const piece = this.#sent?.read();
    return isThenable(piece) ? this.#wait(piece) : piece;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    unlistenTo(this.#request.signal, this, this.#removeListener);
    try {
      this.#sent?.discard();
    } finally {
      this.#limit.leave();
    }
  }

  #beginWait(subject: string, limitMs: number): void {
    this.#waitsFor = subject;
    this.#waitLimitMs = limitMs;
    this.#waitsSince = performance.now();
    if (this.#timer === undefined) this.#watch(this.#waitsSince);
  }

  async #wait(piece: Promise<BodyPiece>): Promise<BodyPiece> {
    this.#beginWait("the answer stopped: no more bytes came", this.#options.idleTimeoutMs);
    try {
      return await piece;
    } catch (error) {
      throw this.#toError(error);
    } finally {
      this.#waitsFor = undefined;
    }
  }

  /** Converts a failure to the error for the caller. */
  #toError(error: unknown): unknown {
    const { signal } = this.#request;
    if (signal.aborted) return signal.reason;
    const { reason } = this.#cancellation;
    if (reason instanceof ServiceError) return reason;
    return error instanceof ConfigurationError ? error : toConnectionError(error, this.context);
  }

  /** Cancels it when one of the limits of time is over, and looks again when one may be. */
  #watch(now: number): void {
    const { timeoutMs = 0 } = this.#request;
    const waitEndsAt = this.#waitsFor === undefined ? Infinity : this.#waitsSince + this.#waitLimitMs;
    if (now >= this.#endsAt) {
      this.#cancellation.cancel(toTimeoutError("no complete answer", timeoutMs, this.context));
    } else if (this.#waitsFor !== undefined && now >= waitEndsAt) {
      this.#cancellation.cancel(toTimeoutError(this.#waitsFor, this.#waitLimitMs, this.context));
    } else {
      // A wait for a body may begin meanwhile.
      const leftMs = Math.ceil(Math.min(this.#endsAt, waitEndsAt, now + this.#options.idleTimeoutMs) - now);
      this.#timer = setTimeout(() => this.#watch(performance.now()), Math.min(leftMs, MAX_TIMER_MS));
    }
  }
}
