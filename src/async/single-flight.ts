import { Cancellation } from "./cancellation.js";
import { Deadline } from "./deadline.js";
import type { Abortable } from "./on-abort.js";

/** A caller that waits for a shared call. */
export interface Waiter {
  signal?: Abortable | undefined;
  /** Deadline in milliseconds since the epoch. Default: none. */
  deadline?: number | undefined;
  /** Whether the answer may turn out to be unneeded. */
  speculative?: boolean | undefined;
}

/** The interest of the waiters in a running call. */
export interface FlightControl {
  /** Cancelled when the last waiter has left. */
  readonly signal: Abortable;
  /** Whether a waiter certainly needs the answer. If not, no further caller joins this call. */
  mayRetry(): boolean;
  /** The latest deadline of the waiters, in milliseconds since the epoch. */
  deadline(): number;
}

/** A call that may be shared. */
export interface SharedCall<T, Facts> {
  /** Equal for calls with the same answer: identifies the request and the identity that makes it. */
  key: string;
  start(control: FlightControl): Promise<T>;
  /** Copies the answer for a waiter that joined, so that waiters can modify it independently. */
  copy(answer: T): T;
  /** Facts that the running call reports. */
  facts: Facts;
  timedOut(): Error;
  aborted(signal: Abortable): Error;
  closed(): Error;
}

/** Passed to a waiter at the end of its wait, in every case. */
export interface WaitEnd<Facts> {
  /** Of the call that was started. */
  facts: Facts;
  /** Whether the waiter joined a running call. */
  joined: boolean;
}

/** Deduplicates equal concurrent calls. */
export class SingleFlight<Facts> {
  readonly #flights = new Map<string, Flight<unknown, Facts>>();
  #closed = false;

  /**
   * Joins the running call of this key, or starts it. Each waiter has its own signal and deadline. The call continues
   * until the last one has left.
   *
   * @param onEnd called once at the end of the wait, unless it had ended before it began.
   * @throws the call's own error, or that of `timedOut`, `aborted` or `closed`.
   */
  async run<T>(
    call: SharedCall<T, Facts>,
    waiter: Waiter = {},
    onEnd?: (end: WaitEnd<Facts>) => void,
  ): Promise<T> {
    if (this.#closed) throw call.closed();
    const deadline = new Deadline({
      timeoutMs: waiter.deadline === undefined ? undefined : waiter.deadline - Date.now(),
      signals: [waiter.signal],
      timedOut: () => call.timedOut(),
      aborted: (signal) => call.aborted(signal),
    });
    deadline.check();

    const underWay = this.#flights.get(call.key);
    const joined = underWay !== undefined;
    // A key identifies one request, so the flight's answer has this call's type.
    const flight = (underWay as Flight<T, Facts> | undefined) ?? this.#begin(call);
    flight.add(waiter);
    try {
      const answer = await deadline.wait(flight.answer);
      return joined ? call.copy(answer) : answer;
    } finally {
      flight.remove(waiter);
      onEnd?.({ facts: flight.facts, joined });
    }
  }

  #begin<T>(call: SharedCall<T, Facts>): Flight<T, Facts> {
    const flight: Flight<T, Facts> = new Flight(call, () => {
      if (this.#flights.get(call.key) === flight) this.#flights.delete(call.key);
    });
    this.#flights.set(call.key, flight);
    return flight;
  }

  /** Ends all calls, for good. */
  close(): void {
    this.#closed = true;
    for (const flight of this.#flights.values()) flight.close();
  }
}

class Flight<T, Facts> implements FlightControl {
  readonly answer: Promise<T>;
  readonly #call: SharedCall<T, Facts>;
  readonly #waiters = new Set<Waiter>();
  readonly signal = new Cancellation();
  readonly #leaveMap: () => void;
  #reject: (error: Error) => void = () => undefined;
  #settled = false;

  constructor(call: SharedCall<T, Facts>, leaveMap: () => void) {
    this.#call = call;
    this.#leaveMap = leaveMap;
    const closed = new Promise<never>((_resolve, reject) => (this.#reject = reject));
    // Deferred, so that the call finds its first waiter.
    const started = Promise.resolve().then(() => call.start(this));
    this.answer = Promise.race([started, closed]).finally(() => {
      this.#settled = true;
      leaveMap();
    });
  }

  get facts(): Facts {
    return this.#call.facts;
  }

  /** Final once false: a later caller starts its own call, with retries if it is certain. */
  mayRetry(): boolean {
    const may = [...this.#waiters].some(({ speculative }) => speculative !== true);
    if (!may) this.#leaveMap();
    return may;
  }

  deadline(): number {
    return Math.max(...[...this.#waiters].map(({ deadline = Infinity }) => deadline));
  }

  add(waiter: Waiter): void {
    this.#waiters.add(waiter);
  }

  remove(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    if (this.#settled || this.#waiters.size > 0) return;
    this.#leaveMap();
    this.signal.cancel(new DOMException("nobody waits for the answer", "AbortError"));
  }

  close(): void {
    const closed = this.#call.closed();
    this.signal.cancel(closed);
    this.#reject(closed);
  }
}
