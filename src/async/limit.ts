import { onAbort, type Abortable } from "./on-abort.js";

/** Limits the number of concurrent tasks; the others wait in order of arrival. */
export class Limit {
  readonly #waiting = new Set<() => void>();
  #limit: number;
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Changes the number. Running tasks go on. */
  resize(limit: number): void {
    this.#limit = limit;
    this.#letIn();
  }

  /**
   * Waits for a place.
   *
   * @returns Frees the place. Calling it again does nothing.
   * @throws The signal's reason.
   */
  async acquire(signal: Abortable): Promise<() => void> {
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

  #wait(signal: Abortable): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        this.#waiting.delete(enter);
        removeListener();
        this.#running += 1;
        resolve();
      };
      this.#waiting.add(enter);
      const removeListener = onAbort(signal, () => {
        this.#waiting.delete(enter);
        reject(signal.reason as Error);
      });
    });
  }
}
