import { Cancellation } from "./cancellation.js";
import { Deadline } from "./deadline.js";
import type { Abortable } from "./on-abort.js";

/** A caller that waits for a shared call. */
interface Waiter {
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
  /** Returns whether a waiter certainly needs the answer. If not, no further caller joins this call. */
  mayRetry(): boolean;
  /** Returns the latest deadline of the waiters, in milliseconds since the epoch. */
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
  run<T>(call: SharedCall<T, Facts>, waiter: Waiter = {}, onEnd?: (end: WaitEnd<Facts>) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) throw call.closed();
      const deadline = toDeadline(call, waiter);
      deadline?.check();
      const underWay = this.#flights.get(call.key);
      const joined = underWay !== undefined;
      // A key identifies one request, so the flight's answer has this call's type.
      const flight = (underWay as Flight<T, Facts> | undefined) ?? new Flight(call, this.#flights);
      const wait = new Wait<T, Facts>(flight, waiter, joined, onEnd, resolve, reject);
      flight.add(wait);
      if (!joined) flight.start();
      // Last: where a signal takes no listener, the flight that others may have joined has started.
      wait.watch(deadline);
    });
  }

  /** Ends all calls, for good. */
  close(): void {
    this.#closed = true;
    for (const flight of this.#flights.values()) flight.close();
  }
}

/** When a waiter leaves; `undefined` for one that waits to the end. */
function toDeadline<T, Facts>(
  call: SharedCall<T, Facts>,
  { signal, deadline }: Waiter,
): Deadline | undefined {
  if (signal === undefined && deadline === undefined) return undefined;
  return new Deadline({
    timeoutMs: deadline === undefined ? undefined : deadline - Date.now(),
    signals: [signal],
    timedOut: () => call.timedOut(),
    aborted: (by) => call.aborted(by),
  });
}

interface Settle<T> {
  resolve(answer: T): void;
  reject(error: unknown): void;
}

/** The wait of one caller. */
class Wait<T, Facts> {
  readonly waiter: Waiter;
  readonly #flight: Flight<T, Facts>;
  readonly #joined: boolean;
  readonly #onEnd: ((end: WaitEnd<Facts>) => void) | undefined;
  readonly #resolve: Settle<T>["resolve"];
  readonly #reject: Settle<T>["reject"];
  #stopWatching: (() => void) | undefined;
  #isOver = false;

  constructor(
    flight: Flight<T, Facts>,
    waiter: Waiter,
    joined: boolean,
    onEnd: ((end: WaitEnd<Facts>) => void) | undefined,
    resolve: Settle<T>["resolve"],
    reject: Settle<T>["reject"],
  ) {
    this.#flight = flight;
    this.waiter = waiter;
    this.#joined = joined;
    this.#onEnd = onEnd;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  watch(deadline: Deadline | undefined): void {
    if (this.#isOver) return;
    this.#stopWatching = deadline?.watch((error) => this.reject(error));
  }

  resolve(answer: T): void {
    if (this.#isOver) return;
    try {
      this.#end();
      this.#resolve(this.#joined ? this.#flight.copy(answer) : answer);
    } catch (error) {
      this.#reject(error);
    }
  }

  reject(error: unknown): void {
    if (this.#isOver) return;
    try {
      this.#end();
      this.#reject(error);
    } catch (other) {
      this.#reject(other);
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#stopWatching?.();
    this.#flight.remove(this);
    this.#onEnd?.({ facts: this.#flight.facts, joined: this.#joined });
  }
}

class Flight<T, Facts> implements FlightControl {
  readonly #call: SharedCall<T, Facts>;
  readonly #flights: Map<string, Flight<unknown, Facts>>;
  /** Most calls have one. */
  #waits: Wait<T, Facts>[] = [];
  readonly signal = new Cancellation();
  #settled = false;

  constructor(call: SharedCall<T, Facts>, flights: Map<string, Flight<unknown, Facts>>) {
    this.#call = call;
    this.#flights = flights;
    flights.set(call.key, this);
  }

  /** Starts the call, which finds its first waiter. */
  start(): void {
    let answer: Promise<T>;
    try {
      answer = this.#call.start(this);
    } catch (error) {
      this.#fail(error);
      return;
    }
    answer.then(
      (value) => {
        for (const wait of this.#settle()) wait.resolve(value);
      },
      (error: unknown) => this.#fail(error),
    );
  }

  get facts(): Facts {
    return this.#call.facts;
  }

  copy(answer: T): T {
    return this.#call.copy(answer);
  }

  /** Final once false: a later caller starts its own call, with retries if it is certain. */
  mayRetry(): boolean {
    for (const { waiter } of this.#waits) if (waiter.speculative !== true) return true;
    this.#leaveMap();
    return false;
  }

  deadline(): number {
    let latest = -Infinity;
    for (const { waiter } of this.#waits) latest = Math.max(latest, waiter.deadline ?? Infinity);
    return latest;
  }

  add(wait: Wait<T, Facts>): void {
    // An array literal with one element has no spare capacity.
    if (this.#waits.length === 0) this.#waits = [wait];
    else this.#waits.push(wait);
  }

  remove(wait: Wait<T, Facts>): void {
    if (this.#settled) return;
    this.#waits.splice(this.#waits.indexOf(wait), 1);
    if (this.#waits.length > 0) return;
    this.#leaveMap();
    this.signal.cancel(new DOMException("nobody waits for the answer", "AbortError"));
  }

  close(): void {
    const closed = this.#call.closed();
    this.signal.cancel(closed);
    this.#fail(closed);
  }

  #fail(error: unknown): void {
    for (const wait of this.#settle()) wait.reject(error);
  }

  /** @returns Those who wait; none once it is settled. */
  #settle(): readonly Wait<T, Facts>[] {
    const waits = this.#waits;
    this.#waits = [];
    if (this.#settled) return [];
    this.#settled = true;
    this.#leaveMap();
    return waits;
  }

  #leaveMap(): void {
    const { key } = this.#call;
    if (this.#flights.get(key) === (this as Flight<unknown, Facts>)) this.#flights.delete(key);
  }
}
