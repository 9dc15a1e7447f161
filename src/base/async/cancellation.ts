/** A listener for a cancellation. An object costs less than a closure. */
export interface CancelListener {
  cancelled(reason: Error): void;
}

/**
 * Ends one operation. An `AbortController` without an event target, which costs more than all else that a request needs, and
 * most of it in garbage collection.
 */
export class Cancellation {
  #reason: Error | undefined;
  /** Most have one. */
  #listener: CancelListener | undefined;
  #more: Set<CancelListener> | undefined;
  #controller: AbortController | undefined;

  /** Why it was cancelled; `undefined` as long as it was not. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  get aborted(): boolean {
    return this.#reason !== undefined;
  }

  /** @throws the reason, if it was cancelled. */
  throwIfAborted(): void {
    if (this.#reason !== undefined) throw this.#reason;
  }

  /** Only the first reason counts. */
  cancel(reason: Error): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    const [first, more] = [this.#listener, this.#more];
    this.#listener = undefined;
    this.#more = undefined;
    first?.cancelled(reason);
    for (const listener of more ?? []) listener.cancelled(reason);
    this.#controller?.abort(reason);
  }

  /** Adds a listener, which is called at once if it was cancelled already. */
  listen(listener: CancelListener): void {
    if (this.#reason !== undefined) listener.cancelled(this.#reason);
    else if (this.#listener === undefined) this.#listener = listener;
    else (this.#more ??= new Set()).add(listener);
  }

  /** Removes a listener. Can be called again. */
  unlisten(listener: CancelListener): void {
    if (this.#listener === listener) this.#listener = undefined;
    else this.#more?.delete(listener);
  }

  /**
   * As `listen`, for a function.
   *
   * @returns Removes it. Can be called again.
   */
  onCancel(cancelled: (reason: Error) => void): () => void {
    const listener = { cancelled };
    this.listen(listener);
    return () => this.unlisten(listener);
  }

  /** A signal for code that needs one; created on first access. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }
}
