/** Ends one request. An `AbortController` for a single listener, without the cost of an event target for each request. */
export class Cancellation {
  #reason: Error | undefined;
  #listener: ((reason: Error) => void) | undefined;

  /** Why it was cancelled; `undefined` as long as it was not. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  /** Only the first reason counts. */
  cancel(reason: Error): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }

  /** Sets who is told, at once if it was cancelled already. */
  onCancel(listener: (reason: Error) => void): void {
    this.#listener = listener;
    if (this.#reason !== undefined) listener(this.#reason);
  }
}
