import type { CancelListener } from "./cancellation.js";
import { listenTo, unlistenTo, type Abortable } from "./on-abort.js";

/** The wait for a place. */
class Waiting implements CancelListener {
  readonly #waiting: Set<Waiting>;
  readonly #signal: Abortable;
  readonly #resolve: () => void;
  readonly #reject: (error: unknown) => void;
  readonly #removeListener: (() => void) | undefined;

  constructor(
    waiting: Set<Waiting>,
    signal: Abortable,
    resolve: () => void,
    reject: (error: unknown) => void,
  ) {
    this.#waiting = waiting;
    this.#signal = signal;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#removeListener = listenTo(signal, this);
  }

  cancelled(): void {
    // An earlier listener of the same cancellation may have freed the place that this has now.
    if (this.#waiting.delete(this)) this.#reject(this.#signal.reason);
  }

  enter(): void {
    this.#waiting.delete(this);
    unlistenTo(this.#signal, this, this.#removeListener);
    this.#resolve();
  }
}

/** Limits the number of concurrent tasks; the others wait in order of arrival. */
export class Limit {
  readonly #waiting = new Set<Waiting>();
  #limit: number;
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Changes the number. Running tasks continue. */
  resize(limit: number): void {
    this.#limit = limit;
    this.#letIn();
  }

  /**
   * Takes a place, which has to be left with `leave`, once.
   *
   * @returns `undefined` when there was a free one, so that it takes no promise; else the wait for one.
   * @throws The signal's reason, from the call or from the wait.
   */
  enter(signal: Abortable): Promise<void> | undefined {
    signal.throwIfAborted();
    if (this.#running >= this.#limit) return this.#wait(signal);
    this.#running += 1;
    return undefined;
  }

  /** Frees a place. */
  leave(): void {
    this.#running -= 1;
    this.#letIn();
  }

  #letIn(): void {
    for (const waiting of this.#waiting) {
      if (this.#running >= this.#limit) return;
      this.#running += 1;
      waiting.enter();
    }
  }

  #wait(signal: Abortable): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(new Waiting(this.#waiting, signal, resolve, reject));
    });
  }
}

/** A place that is taken before it is known who needs it: the first who does leaves it, else its owner. */
export class ReservedSlot {
  readonly #limit: Limit;
  #isReserved = true;
  /** The wait for it; `undefined` where one was free. Rejects with the signal's reason. */
  readonly entry: Promise<void> | undefined;

  /** @throws the signal's reason. */
  constructor(limit: Limit, signal: Abortable) {
    this.#limit = limit;
    this.entry = limit.enter(signal);
  }

  /** @returns Whether it was still there: who got it has to leave the limit. */
  take(): boolean {
    const wasReserved = this.#isReserved;
    this.#isReserved = false;
    return wasReserved;
  }

  /** Frees it, unless it was taken. */
  giveBack(): void {
    if (this.take()) this.#limit.leave();
  }
}
