import { Deadline } from "../async/deadline.js";
import type { Abortable } from "../async/on-abort.js";
import { SingleFlight, type FlightControl } from "../async/single-flight.js";
import type { CallFacts } from "../builtin/builtin.js";
import type { ServiceCallOptions } from "../builtin/evidence-service.js";
import { ServiceError, type ServiceRequest } from "../errors.js";
import type { CallControl } from "./http/retry.js";

/** A call whose answer may be shared. */
export interface SharedCall<T> {
  /** Stands for the request with all that its answer depends on, and for whom it is made. */
  key: string;
  /** For errors. */
  request: ServiceRequest;
  start(control: CallControl): Promise<T>;
  /** Makes the answer of a caller that joined, so that it can be changed without harm to the others. */
  copy(answer: T): T;
}

/** What a call has needed so far. */
class CallProgress {
  #requests = 0;
  #overGrpc = false;
  #kept = false;

  /** The control of a call that notes here what it does. */
  track(control: FlightControl): CallControl {
    return {
      signal: control.signal,
      mayRetry: () => control.mayRetry(),
      deadline: () => control.deadline(),
      countRequest: () => {
        this.#requests += 1;
      },
      noteGrpc: () => {
        this.#overGrpc = true;
      },
      noteKept: () => {
        this.#kept = true;
      },
    };
  }

  toFacts(joined: boolean): CallFacts {
    return { attempts: this.#requests, cached: joined || this.#kept, ...(this.#overGrpc && { via: "grpc" }) };
  }
}

/** The calls of a client that are under way. All of them end when it is closed. */
export class ClientCalls {
  readonly #flights = new SingleFlight<CallProgress>();
  readonly #closed = new AbortController();

  /**
   * Makes a call, or joins an equal one that is under way. Each caller has its own signal and deadline, and the call goes
   * on until the last one has left. It is retried while one of them certainly needs it.
   *
   * @throws ServiceError `aborted`, `service_timeout` for this caller's deadline, `client_closed`, or the call's own.
   */
  share<T>(call: SharedCall<T>, options: ServiceCallOptions): Promise<T> {
    const { key, request } = call;
    const progress = new CallProgress();
    return this.#flights.run(
      {
        key,
        start: (control) => call.start(progress.track(control)),
        copy: (answer) => call.copy(answer),
        facts: progress,
        timedOut: () => toDeadlineError(request),
        aborted: (signal) => toAbortedError(request, signal),
        closed: () => toClosedError(request),
      },
      options,
      ({ facts, joined }) => options.report?.(facts.toFacts(joined)),
    );
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
    const progress = new CallProgress();
    const control = progress.track({
      signal: limit.signal,
      mayRetry: () => options.speculative !== true,
      deadline: () => deadline,
    });
    const end = (): void => {
      limit.close();
      options.report?.(progress.toFacts(false));
    };
    return { control, end };
  }

  /** Ends all calls with `client_closed`, for good. */
  close(): void {
    this.#flights.close();
    this.#closed.abort();
  }
}

/** The caller's signal was aborted. */
export function toAbortedError(request: ServiceRequest, signal: Abortable): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the call was aborted`, {
    code: "aborted",
    cause: signal.reason,
    request,
  });
}

/** The caller's deadline passed. */
export function toDeadlineError(request: ServiceRequest): ServiceError {
  return new ServiceError(
    `${request.method} ${request.url}: not answered before the caller's deadline. Allow more time (timeoutMs).`,
    { code: "service_timeout", retryable: true, request },
  );
}

/** The client was closed before or during the call. */
export function toClosedError(request: ServiceRequest): ServiceError {
  return new ServiceError(`${request.method} ${request.url}: the service client is closed`, {
    code: "client_closed",
    request,
  });
}
