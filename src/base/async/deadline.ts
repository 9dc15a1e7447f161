import { onAbort, toReason, type Abortable } from "./on-abort.js";

/** Maximum delay of a Node timer, in milliseconds: 24.8 days. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

interface DeadlineOptions {
  /** Milliseconds from now. Default: no time limit. */
  timeoutMs?: number | undefined;
  /** Signals that end it too. */
  signals?: readonly (Abortable | undefined)[] | undefined;
  /** Creates the error of the time limit. Default: a plain `Error`. */
  timedOut?: (() => Error) | undefined;
  /** Creates the error of an aborted signal. Default: the signal's reason. */
  aborted?: ((signal: Abortable) => Error) | undefined;
}

/**
 * The end of an operation: after `timeoutMs`, or when a signal is aborted. It holds a timer and listeners only while
 * `wait` or `watch` runs, and from the first use of `signal` until `close`.
 */
export class Deadline {
  /** Start time, on the clock of `performance.now()`. */
  readonly startedAt = performance.now();
  /** End time, on the same clock; `Infinity` without a time limit. */
  readonly endsAt: number;
  readonly #signals: readonly Abortable[];
  readonly #timedOut: () => Error;
  readonly #aborted: (signal: Abortable) => Error;
  #controller: AbortController | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(options: DeadlineOptions) {
    const { timeoutMs = Infinity, signals = [] } = options;
    this.endsAt = this.startedAt + timeoutMs;
    this.#signals = signals.filter((signal) => signal !== undefined);
    this.#timedOut = options.timedOut ?? (() => new Error(`not done within ${timeoutMs} ms`));
    this.#aborted = options.aborted ?? toReason;
  }

  /** Negative when the time is over; `Infinity` without a time limit. */
  get remainingMs(): number {
    return this.endsAt - performance.now();
  }

  /**
   * A signal that aborts with the error as its reason when the deadline ends. Using it requires `close`.
   */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const controller = new AbortController();
      this.#controller = controller;
      this.#stopWatching = this.watch((error) => {
        controller.abort(error);
      });
    }
    return this.#controller.signal;
  }

  /**
   * @param now The time, on the clock of `performance.now()`.
   * @throws The error of the time limit or of the signal, if this has ended.
   */
  check(now = performance.now()): void {
    const error = this.#errorAt(now);
    if (error !== undefined) throw error;
  }

  /**
   * Waits for a promise until the deadline ends. The promise itself continues; its later rejection is ignored.
   *
   * @throws the promise's rejection, or the error of the time limit or the signal.
   */
  async wait<T>(promise: PromiseLike<T>): Promise<T> {
    let stopWatching = (): void => undefined;
    const end = new Promise<never>((_resolve, reject) => {
      stopWatching = this.watch(reject);
    });
    try {
      return await Promise.race([promise, end]);
    } finally {
      stopWatching();
    }
  }

  /**
   * Calls a listener once with the error when the deadline ends; immediately if it has ended.
   *
   * @returns Stops watching. Can be called again.
   */
  watch(listener: (error: Error) => void): () => void {
    const error = this.#errorAt(performance.now());
    if (error !== undefined) {
      listener(error);
      return () => undefined;
    }
    let timer: NodeJS.Timeout | undefined;
    let removers: (() => void)[] | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      for (const remove of removers ?? []) remove();
    };
    const end = (error: Error): void => {
      stop();
      listener(error);
    };
    for (const signal of this.#signals) {
      (removers ??= []).push(
        onAbort(signal, () => {
          end(this.#aborted(signal));
        }),
      );
    }
    if (this.endsAt < Infinity) {
      const arm = (): void => {
        // A timer can fire a fraction of a millisecond early, and a long wait takes several timers.
        const leftMs = this.remainingMs;
        if (leftMs <= 0) end(this.#timedOut());
        else timer = setTimeout(arm, Math.min(Math.ceil(leftMs), MAX_TIMER_MS));
      };
      arm();
    }
    return stop;
  }

  /** Frees what `signal` holds. */
  close(): void {
    this.#stopWatching?.();
  }

  #errorAt(now: number): Error | undefined {
    const aborted = this.#signals.find((signal) => signal.aborted);
    if (aborted !== undefined) return this.#aborted(aborted);
    return now >= this.endsAt ? this.#timedOut() : undefined;
  }
}
