type Listener = (reason: Error) => void;

/**
 * Ends one operation. An `AbortController` without an event target, which costs more than all else that a request needs, and
 * most of it in garbage collection.
 */
export class Cancellation {
  #reason: Error | undefined;
  /** Most have one. */
  #listener: Listener | undefined;
  #more: Set<Listener> | undefined;
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
    first?.(reason);
    for (const listener of more ?? []) listener(reason);
    this.#controller?.abort(reason);
  }

  /**
   * Adds a listener, which is called at once if it was cancelled already.
   *
   * @returns Removes it. Can be called again.
   */
  onCancel(listener: Listener): () => void {
    if (this.#reason !== undefined) {
      listener(this.#reason);
      return () => undefined;
    }
    if (this.#listener === undefined) this.#listener = listener;
    else (this.#more ??= new Set()).add(listener);
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
      else this.#more?.delete(listener);
    };
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
