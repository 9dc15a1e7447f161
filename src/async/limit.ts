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

/** A place that was taken before it is known who needs it: the first who does leaves it, else its owner. */
export class ReservedPlace {
  readonly #limit: Limit;
  #isReserved = true;

  /** @param limit one of its places is taken already. */
  constructor(limit: Limit) {
    this.#limit = limit;
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
