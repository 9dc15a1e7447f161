import { Cancellation } from "./cancellation.js";
import { Deadline } from "./deadline.js";
import { EvaluationError } from "../errors.js";
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
export interface SharedCall<T, Control> {
  /** Equal for calls with the same answer: identifies the request and the identity that makes it. */
  readonly key: string;
  start(control: Control): Promise<T>;
  /** Copies the answer for a waiter that joined, so that waiters can modify it independently. */
  copy(answer: T): T;
}

/** The control of the calls of a `SingleFlight`, and the errors of their waiters. */
interface FlightKind<Control, Call> {
  /** Makes the control that a call starts with, and that its waiters receive at the end. */
  begin: (control: FlightControl) => Control;
  timedOut: (call: Call) => Error;
  aborted: (call: Call, signal: Abortable) => Error;
  closed: (call: Call) => Error;
}

function toEndedError(cause?: unknown): EvaluationError {
  return new EvaluationError("the evaluation has ended", { code: "aborted", cause });
}

/** The errors of waiters that leave with their evaluation. */
export const EVALUATION_ENDS = {
  timedOut: () => toEndedError(),
  aborted: (_call: object, { reason }: Abortable) => toEndedError(reason),
  closed: () => toEndedError(),
} as const;

/** Passed to a waiter at the end of its wait, in every case. */
export interface WaitEnd<Control> {
  /** Of the call that was started. */
  control: Control;
  /** Whether the waiter joined a running call. */
  joined: boolean;
}

/** Deduplicates equal concurrent calls. */
export class SingleFlight<Control, Call extends object = object> {
  readonly #kind: FlightKind<Control, Call>;
  readonly #flights = new Map<string, Flight<unknown, Control, Call>>();
  #closed = false;

  constructor(kind: FlightKind<Control, Call>) {
    this.#kind = kind;
  }

  /**
   * Joins the running call of this key, or starts it. Each waiter has its own signal and deadline. The call continues
   * until the last one has left.
   *
   * @param onEnd called once at the end of the wait, unless it had ended before it began.
   * @throws the call's own error, or that of `timedOut`, `aborted` or `closed`.
   */
  run<T>(
    call: Call & SharedCall<T, Control>,
    waiter: Waiter = {},
    onEnd?: (end: WaitEnd<Control>) => void,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) throw this.#kind.closed(call);
      const deadline = this.#toDeadline(call, waiter);
      deadline?.check();
      const underWay = this.#flights.get(call.key);
      const joined = underWay !== undefined;
      // A key identifies one request, so the flight's answer has this call's type.
      const flight =
        (underWay as Flight<T, Control, Call> | undefined) ??
        new Flight(call, this.#kind.begin, this.#flights);
      const wait = new Wait<T, Control>(flight, waiter, joined, onEnd, resolve, reject);
      flight.add(wait);
      if (!joined) flight.start();
      // Last: where a signal takes no listener, the flight that others may have joined has started.
      wait.watch(deadline);
    });
  }

  /** Ends all calls, for good. */
  close(): void {
    this.#closed = true;
    for (const flight of this.#flights.values()) flight.close(this.#kind.closed(flight.call));
  }

  /** When a waiter leaves; `undefined` for one that waits to the end. */
  #toDeadline(call: Call, { signal, deadline }: Waiter): Deadline | undefined {
    if (signal === undefined && deadline === undefined) return undefined;
    return new Deadline({
      timeoutMs: deadline === undefined ? undefined : deadline - Date.now(),
      signals: [signal],
      timedOut: () => this.#kind.timedOut(call),
      aborted: (by) => this.#kind.aborted(call, by),
    });
  }
}

interface Settle<T> {
  resolve(answer: T): void;
  reject(error: unknown): void;
}

/** The wait of one caller. */
class Wait<T, Control> {
  readonly waiter: Waiter;
  readonly #flight: Flight<T, Control, object>;
  readonly #joined: boolean;
  readonly #onEnd: ((end: WaitEnd<Control>) => void) | undefined;
  readonly #resolve: Settle<T>["resolve"];
  readonly #reject: Settle<T>["reject"];
  #stopWatching: (() => void) | undefined;
  #isOver = false;

  constructor(
    flight: Flight<T, Control, object>,
    waiter: Waiter,
    joined: boolean,
    onEnd: ((end: WaitEnd<Control>) => void) | undefined,
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
    this.#onEnd?.({ control: this.#flight.control, joined: this.#joined });
  }
}

class Flight<T, Control, Call extends object> implements FlightControl {
  readonly control: Control;
  readonly call: Call & SharedCall<T, Control>;
  readonly #flights: Map<string, Flight<unknown, Control, Call>>;
  /** Most calls have one. */
  #waits: Wait<T, Control>[] = [];
  readonly signal = new Cancellation();
  #settled = false;

  constructor(
    call: Call & SharedCall<T, Control>,
    begin: (control: FlightControl) => Control,
    flights: Map<string, Flight<unknown, Control, Call>>,
  ) {
    this.control = begin(this);
    this.call = call;
    this.#flights = flights;
    flights.set(call.key, this);
  }

  /** Starts the call, which finds its first waiter. */
  start(): void {
    let answer: Promise<T>;
    try {
      answer = this.call.start(this.control);
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

  copy(answer: T): T {
    return this.call.copy(answer);
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

  add(wait: Wait<T, Control>): void {
    // An array literal with one element has no spare capacity.
    if (this.#waits.length === 0) this.#waits = [wait];
    else this.#waits.push(wait);
  }

  remove(wait: Wait<T, Control>): void {
    if (this.#settled) return;
    this.#waits.splice(this.#waits.indexOf(wait), 1);
    if (this.#waits.length > 0) return;
    this.#leaveMap();
    this.signal.cancel(new DOMException("nobody waits for the answer", "AbortError"));
  }

  close(closed: Error): void {
    this.signal.cancel(closed);
    this.#fail(closed);
  }

  #fail(error: unknown): void {
    for (const wait of this.#settle()) wait.reject(error);
  }

  /** @returns Those who wait; none once it is settled. */
  #settle(): readonly Wait<T, Control>[] {
    const waits = this.#waits;
    this.#waits = [];
    if (this.#settled) return [];
    this.#settled = true;
    this.#leaveMap();
    return waits;
  }

  #leaveMap(): void {
    const { key } = this.call;
    if (this.#flights.get(key) === (this as Flight<unknown, Control, Call>)) this.#flights.delete(key);
  }
}
