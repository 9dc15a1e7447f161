/** Lets a number of tasks run at once; the others wait in their order. */
export class ConnectionLimit {
  readonly #waiting = new Set<() => void>();
  #limit: number;
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Changes the number. Tasks that run already go on. */
  resize(limit: number): void {
    this.#limit = limit;
    this.#letIn();
  }

  /** Waits for a place. The function it gives frees the place; calling it again does nothing. */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.#limit) this.#running += 1;
    else await this.#wait(signal);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#running -= 1;
      this.#letIn();
    };
  }

  #letIn(): void {
    for (const enter of this.#waiting) {
      if (this.#running >= this.#limit) return;
      enter();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        this.#waiting.delete(enter);
        signal.removeEventListener("abort", leave);
        this.#running += 1;
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(enter);
        reject(signal.reason as Error);
      };
      this.#waiting.add(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  }
}
