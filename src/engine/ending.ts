import { setMaxListeners } from "node:events";
import { EvaluationError } from "../errors.js";

/** When an evaluation must end: its time, and its caller's signal. */
export class Ending {
  readonly #what: string;
  readonly #timeoutMs: number;
  readonly #startedAt = performance.now();
  readonly #signal: AbortSignal | undefined;
  #deadline: number | undefined;
  /** What was waited for last: a call's own time limit may end the wait just before ours does. */
  #lastWait = "";

  /** @param what Names the evaluation in errors. */
  constructor(what: string, timeoutMs: number, signal: AbortSignal | undefined) {
    this.#what = what;
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
  }

  /** Milliseconds on the clock of `performance.now()`. */
  get startedAt(): number {
    return this.#startedAt;
  }

  /** When the time is over, on the same clock. */
  get endsAt(): number {
    return this.#startedAt + this.#timeoutMs;
  }

  /** When the time is over, in milliseconds since the epoch. */
  get deadline(): number {
    this.#deadline ??= Date.now() + this.remainingMs;
    return this.#deadline;
  }

  get remainingMs(): number {
    return this.endsAt - performance.now();
  }

  /**
   * @param now The time on the same clock.
   * @throws EvaluationError `aborted`, `timeout`
   */
  check(now = performance.now()): void {
    if (this.#signal?.aborted === true) throw this.#aborted(this.#lastWait);
    if (now >= this.endsAt) throw this.timeout(this.#lastWait);
  }

  /** @param during What the evaluation was doing, such as ` while it waited for …`, or empty. */
  timeout(during: string): EvaluationError {
    return new EvaluationError(
      `${this.#what} took longer than its ${String(this.#timeoutMs)} ms${during}; raise timeoutMs if it needs more`,
      { code: "timeout" },
    );
  }

  #aborted(during: string): EvaluationError {
    return new EvaluationError(`${this.#what} was aborted${during}`, {
      code: "aborted",
      cause: this.#signal?.reason,
    });
  }

  /** Waits, but not past the end. The promise itself goes on. */
  async wait<T>(promise: Promise<T>, during: string): Promise<T> {
    if (during !== "") this.#lastWait = during;
    let timer: NodeJS.Timeout | undefined;
    let abort = (): void => undefined;
    const end = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(this.timeout(during));
      }, this.remainingMs);
      abort = () => {
        reject(this.#aborted(during));
      };
    });
    // Both promises are listened to from here on: a rejection that comes too late must not end the process.
    const first = Promise.race([promise, end]);
    if (this.#signal?.aborted === true) abort();
    // One signal ends any number of evaluations, and a listener of each is no leak.
    if (this.#signal instanceof EventTarget) setMaxListeners(0, this.#signal);
    this.#signal?.addEventListener("abort", abort, { once: true });
    try {
      return await first;
    } finally {
      clearTimeout(timer);
      this.#signal?.removeEventListener("abort", abort);
    }
  }
}
