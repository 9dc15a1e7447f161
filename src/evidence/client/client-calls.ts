import { Deadline } from "../../base/async/deadline.js";
import type { Abortable } from "../../base/async/on-abort.js";
import {
  SingleFlight,
  type FlightControl,
  type SharedCall as FlightCall,
  type WaitEnd,
} from "../../base/async/single-flight.js";
import type { CallFacts } from "../../base/telemetry/call-facts.js";
import type { ServiceCallOptions } from "../port/evidence-service.js";
import { ServiceError, type ServiceRequest } from "../../base/errors.js";
import type { CallControl } from "../../http/retry.js";
import { message, option } from "../../base/message.js";
import type { Identity } from "./identity.js";

/** A call whose answer may be shared. Its key identifies everything that its response depends on, and the caller's identity. */
export interface SharedCall<T> extends FlightCall<T, CallControl> {
  /** For errors. */
  readonly request: ServiceRequest;
}

/** The control of a call, which counts its attempts and requests so far. */
class CallProgress implements CallControl {
  readonly #control: FlightControl;
  #requests = 0;
  #overGrpc = false;
  #kept = false;
  #unprocessed = false;

  constructor(control: FlightControl) {
    this.#control = control;
  }

  get signal(): Abortable {
    return this.#control.signal;
  }

  mayRetry(): boolean {
    return this.#control.mayRetry();
  }

  deadline(): number {
    return this.#control.deadline();
  }

  countRequest(): void {
    this.#requests += 1;
    this.#unprocessed = false;
  }

  noteGrpc(): void {
    this.#overGrpc = true;
  }

  noteKept(): void {
    this.#kept = true;
  }

  noteUnprocessed(): void {
    this.#unprocessed = true;
  }

  toFacts(joined: boolean): CallFacts {
    return {
      attempts: this.#requests,
      cached: joined || this.#kept,
      ...(this.#overGrpc && { via: "grpc" }),
      ...(this.#unprocessed && { unprocessed: true }),
    };
  }
}

/** The calls of a client that are under way. All of them end when it is closed. */
export class ClientCalls {
  readonly #flights = new SingleFlight<CallProgress, Pick<SharedCall<unknown>, "request">>({
    begin: (control) => new CallProgress(control),
    timedOut: ({ request }) => toDeadlineError(request),
    aborted: ({ request }, signal) => toAbortedError(request, signal),
    closed: ({ request }) => toClosedError(request),
  });
  readonly #closed = new AbortController();

  /**
   * Makes a call, or joins an equal one that is under way. Each caller has its own signal and deadline, and the call continues until the
   * last one has left. It is retried while one of them certainly needs it.
   *
   * @throws ServiceError `aborted`, `service_timeout` for this caller's deadline, `client_closed`, or the call's own.
   */
  share<T>(call: SharedCall<T>, options: ServiceCallOptions): Promise<T> {
    const onEnd =
      options.report &&
      (({ control, joined }: WaitEnd<CallProgress>) => options.report?.(control.toFacts(joined)));
    return this.#flights.run(call, options, onEnd);
  }

  /**
   * Makes a call that is never shared.
   *
   * @throws ServiceError `aborted`, `service_timeout`, `client_closed`, or the call's own.
   */
  async single<T>(
    request: ServiceRequest,
    start: (control: CallControl) => Promise<T>,
    options: ServiceCallOptions,
  ): Promise<T> {
    const { control, end } = this.#begin(request, options);
    try {
      control.signal.throwIfAborted();
      return await start(control);
    } finally {
      end();
    }
  }

  /** As `single`, for an answer that comes in pieces. Its signal and deadline hold until its end. */
  async *stream<T>(
    request: ServiceRequest,
    start: (control: CallControl) => AsyncGenerator<T, void, undefined>,
    options: ServiceCallOptions,
  ): AsyncGenerator<T, void, undefined> {
    const { control, end } = this.#begin(request, options);
    try {
      control.signal.throwIfAborted();
      yield* start(control);
    } finally {
      end();
    }
  }

  #begin(request: ServiceRequest, options: ServiceCallOptions): { control: CallControl; end: () => void } {
    const { signal, deadline = Infinity } = options;
    const closed = this.#closed.signal;
    const limit = new Deadline({
      timeoutMs: deadline - Date.now(),
      signals: [closed, signal],
      timedOut: () => toDeadlineError(request),
      aborted: (by) => (by === closed ? toClosedError(request) : toAbortedError(request, by)),
    });
    const control = new CallProgress({
      signal: limit.signal,
      mayRetry: () => options.speculative !== true,
      deadline: () => deadline,
    });
    const end = (): void => {
      limit.close();
      options.report?.(control.toFacts(false));
    };
    return { control, end };
  }

  /** Ends all calls with `client_closed`, for good. */
  close(): void {
    this.#flights.close();
    this.#closed.abort();
  }
}

/** Makes a GET that is shared: equal calls are those of the same address, token, organization and request. */
export function toSharedCall<T>(
  url: string,
  identity: Identity,
  request: readonly unknown[],
  how: { start: (control: CallControl) => Promise<T>; copy: (answer: T) => T },
): SharedCall<T> {
  const key = toCallKey(url, identity, request);
  return { key, request: { method: "GET", url }, start: how.start, copy: how.copy };
}

/** The key of a call, by its address, the identity that makes it, and what else its response depends on. */
export function toCallKey(url: string, identity: Identity, request: readonly unknown[]): string {
  // None of them has a line break.
  return `${url}\n${identity.key}\n${JSON.stringify(request)}`;
}

/** Returns the error for a caller whose signal was aborted. */
export function toAbortedError(request: ServiceRequest, signal: Abortable): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the call was aborted`, {
    code: "aborted",
    cause: signal.reason,
    request,
  });
}

/** Returns the error for a caller whose deadline passed. */
export function toDeadlineError(request: ServiceRequest): ServiceError {
  return new ServiceError(
    message`${request.method} ${request.url}: not answered before the caller's deadline. Allow more time (${option("timeoutMs")}).`,
    { code: "service_timeout", retryable: true, request },
  );
}

/** Returns the error for a client that was closed before or during the call. */
export function toClosedError(request: ServiceRequest): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the service client is closed`, {
    code: "client_closed",
    request,
  });
}
