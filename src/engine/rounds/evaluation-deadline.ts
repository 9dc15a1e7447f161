import { Deadline } from "../../base/async/deadline.js";
import { EvaluationError } from "../../base/errors.js";
import { message, option } from "../../base/message.js";

/** Default time limit of an evaluation, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 60_000;

/** The time limit and abort signal of an evaluation. Its errors name the current activity. */
export class EvaluationDeadline {
  readonly #what: string;
  readonly #timeoutMs: number;
  readonly #signal: AbortSignal | undefined;
  /** Created at the first wait. */
  #deadline: Deadline | undefined;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly startedAt: number;
  /** End time, on the same clock. */
  readonly endsAt: number;
  #epochMs: number | undefined;
  /** The latest activity: a call's or a pass's own time limit may end it just before the evaluation's. */
  #during = "";

  /**
   * @param subject the evaluation's name in errors.
   * @param timeoutMs the time limit, for errors.
   * @param begun its beginning, on the clock of `performance.now()`, and the part of the limit that was left then.
   */
  constructor(
    subject: string,
    timeoutMs: number,
    signal: AbortSignal | undefined,
    begun: { startedAt?: number | undefined; leftMs?: number | undefined } = {},
  ) {
    const { startedAt = performance.now(), leftMs = timeoutMs } = begun;
    this.#what = subject;
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
    this.startedAt = startedAt;
    this.endsAt = startedAt + leftMs;
  }

  /** End time, in milliseconds since the epoch. */
  get epochMs(): number {
    this.#epochMs ??= Date.now() + this.remainingMs;
    return this.#epochMs;
  }

  get remainingMs(): number {
    return this.endsAt - performance.now();
  }

  #waiting(): Deadline {
    this.#deadline ??= new Deadline({
      timeoutMs: this.remainingMs,
      signals: [this.#signal],
      timedOut: () => this.timeout(this.#during),
      aborted: () => this.#aborted(),
    });
    return this.#deadline;
  }

  #aborted(): EvaluationError {
    return new EvaluationError(`${this.#what} was aborted${this.#during}`, {
      code: "aborted",
      cause: this.#signal?.reason,
    });
  }

  /**
   * @param now The time on the clock of `performance.now()`.
   * @throws EvaluationError `aborted`, `timeout`
   */
  check(now = performance.now()): void {
    if (this.#signal?.aborted === true) throw this.#aborted();
    if (now >= this.endsAt) throw this.timeout(this.#during);
  }

  /** @param during the current activity, such as ` while it waited for …`, or empty. */
  timeout(during: string): EvaluationError {
    this.#during = during;
    return new EvaluationError(
      message`${this.#what} took longer than its ${this.#timeoutMs} ms${during}; raise ${option("timeoutMs")} to allow more`,
      { code: "timeout" },
    );
  }

  /**
   * Waits until the deadline ends. The promise itself continues.
   *
   * @param during as in `timeout`. Default: the previous wait.
   * @throws EvaluationError `aborted`, `timeout`
   */
  wait<T>(promise: Promise<T>, during = this.#during): Promise<T> {
    this.#during = during;
    return this.#waiting().wait(promise);
  }

  /**
   * Calls a listener once with the error when the deadline ends; immediately if it has ended.
   *
   * @param during as in `timeout`.
   * @returns Stops watching.
   */
  watch(during: string, listener: (error: Error) => void): () => void {
    this.#during = during;
    return this.#waiting().watch(listener);
  }
}
