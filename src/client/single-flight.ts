import { setMaxListeners } from "node:events";
import type { ServiceError, ServiceRequest } from "../errors.js";
import type { ServiceCallOptions } from "../rego/evidence-service.js";
import { toAbortedError, toClosedError, toDeadlineError } from "./ended-call.js";
import type { CallControl } from "./retry.js";

const MAX_TIMER_MS = 2 ** 31 - 1;

/** Somebody who waits for a call. */
interface Waiter {
  readonly speculative: boolean;
  readonly deadline: number;
  /** Ends the wait with an error. */
  end(error: ServiceError): void;
}

/** A call that may be shared. */
export interface SharedCall<T> {
  /** Stands for the request with all that its answer depends on, and for whom it is made. */
  key: string;
  /** For errors. */
  request: ServiceRequest;
  start(control: CallControl): Promise<T>;
  /** Makes the answer of those who join, so that nobody changes another's. */
  copy(answer: T): T;
}

/** Runs equal calls that are in flight at the same time once. */
export class SingleFlight {
  readonly #flights = new Map<string, Flight<unknown>>();
  #closed = false;

  /**
   * Joins the call of this key that is in flight, or starts it. Each waiter has its own signal and deadline, and the
   * call goes on until the last one is gone. It is retried when one of those who wait is certain to need it.
   *
   * @throws ServiceError `aborted`, `service_timeout` for this waiter's deadline, `client_closed`, or the call's own.
   */
  async run<T>(call: SharedCall<T>, options: ServiceCallOptions): Promise<T> {
    if (this.#closed) throw toClosedError(call.request);
    if (options.signal?.aborted === true) throw toAbortedError(call.request, options.signal);
    if (options.deadline !== undefined && options.deadline <= Date.now()) throw toDeadlineError(call.request);

    const inFlight = this.#flights.get(call.key);
    // A key stands for one request, so the flight's answer is of this call's type.
    const flight = (inFlight as Flight<T> | undefined) ?? this.#begin(call);
    try {
      const answer = await wait(flight, options);
      return inFlight === undefined ? answer : call.copy(answer);
    } finally {
      options.report?.({
        attempts: flight.requests,
        cached: inFlight !== undefined,
        ...(flight.overGrpc && { via: "grpc" }),
      });
    }
  }

  #begin<T>(call: SharedCall<T>): Flight<T> {
    const flight: Flight<T> = new Flight(call, () => {
      if (this.#flights.get(call.key) === flight) this.#flights.delete(call.key);
    });
    this.#flights.set(call.key, flight);
    return flight;
  }

  /** Ends all calls; there are no more. */
  close(): void {
    this.#closed = true;
    for (const flight of this.#flights.values()) flight.end(toClosedError(flight.request));
  }
}

class Flight<T> implements CallControl {
  /** How many requests were made so far. */
  requests = 0;
  /** Whether the answer comes over gRPC although REST was asked. */
  overGrpc = false;
  readonly answer: Promise<T>;
  readonly request: ServiceRequest;
  readonly #waiters = new Set<Waiter>();
  readonly #controller = new AbortController();
  readonly #leaveMap: () => void;
  #settled = false;

  constructor(call: SharedCall<T>, leaveMap: () => void) {
    this.request = call.request;
    this.#leaveMap = leaveMap;
    // A step later, so that the call finds its first waiter.
    this.answer = Promise.resolve()
      .then(() => call.start(this))
      .finally(() => {
        this.#settled = true;
        leaveMap();
      });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A no is final: whoever comes later starts a call of their own, with retries if they are certain. */
  mayRetry(): boolean {
    const may = [...this.#waiters].some((waiter) => !waiter.speculative);
    if (!may) this.#leaveMap();
    return may;
  }

  deadline(): number {
    return Math.max(...[...this.#waiters].map((waiter) => waiter.deadline));
  }

  countRequest(): void {
    this.requests += 1;
  }

  noteGrpc(): void {
    this.overGrpc = true;
  }

  add(waiter: Waiter): void {
    this.#waiters.add(waiter);
  }

  remove(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    if (this.#settled || this.#waiters.size > 0) return;
    this.#leaveMap();
    this.#controller.abort();
  }

  end(error: ServiceError): void {
    for (const waiter of [...this.#waiters]) waiter.end(error);
  }
}

function wait<T>(flight: Flight<T>, options: ServiceCallOptions): Promise<T> {
  const { signal, deadline = Infinity } = options;
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      flight.remove(waiter);
    };
    const waiter: Waiter = {
      speculative: options.speculative === true,
      deadline,
      end(error) {
        reject(error);
        leave();
      },
    };
    const onAbort = (): void => {
      if (signal !== undefined) waiter.end(toAbortedError(flight.request, signal));
    };
    const left = Math.max(0, deadline - Date.now());
    const expire = (): void => waiter.end(toDeadlineError(flight.request));
    const timer = left > MAX_TIMER_MS ? undefined : setTimeout(expire, left);
    // One signal ends any number of calls, and a listener of each is no leak.
    if (signal instanceof EventTarget) setMaxListeners(0, signal);
    signal?.addEventListener("abort", onAbort, { once: true });
    flight.add(waiter);
    void flight.answer.then(resolve, reject).finally(leave);
  });
}
