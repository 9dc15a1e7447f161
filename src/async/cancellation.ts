/**
 * Ends one operation. An `AbortController` without an event target, which costs more than all else that a request needs, and
 * most of it in garbage collection.
 */
export class Cancellation {
  #reason: Error | undefined;
  #listeners: Set<(reason: Error) => void> | undefined;
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
    const listeners = this.#listeners;
    this.#listeners = undefined;
    for (const listener of listeners ?? []) listener(reason);
    this.#controller?.abort(reason);
  }

  /**
   * Adds a listener, which is called at once if it was cancelled already.
   *
   * @returns Removes it. Can be called again.
   */
  onCancel(listener: (reason: Error) => void): () => void {
    if (this.#reason !== undefined) {
      listener(this.#reason);
      return () => undefined;
    }
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
    return () => this.#listeners?.delete(listener);
  }

  /** A signal for those who need one; made when it is first asked for. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }
}
