import type { Abortable } from "../../../base/async/on-abort.js";
import { Limit } from "../../../base/async/limit.js";

/** Initial number of concurrent calls: a service with a small database pool still answers them without errors. */
const START = 16;

/** A place among the calls that run at once. It must be left, once. */
export interface CallSlot {
  /** The call was answered, so one more may run: it doubles the number in each round until the first overload. */
  succeeded(): void;
  /** The service could not cope: half as many may run. */
  overloaded(): void;
  /** The call ended for a reason that does not depend on the load. After one of the others it does nothing. */
  release(): void;
}

/**
 * Bounds how many calls run at once, and finds the number that the service copes with: it grows with answers and is
 * halved with overloads, as TCP's congestion window is (RFC 5681). Overloads of calls that ran together count once.
 */
export class AdaptiveLimit {
  readonly #places: Limit;
  readonly #max: number;
  #current: number;
  /** Beyond it growth is by one in each round, no longer by one with each answer. */
  #threshold: number;
  /** Counts the halvings, so that each call knows whether it started before the last one. */
  #halvings = 0;
  #peerMax = Infinity;

  /** @param max the most calls at once. */
  constructor(max: number) {
    this.#max = max;
    this.#current = Math.min(START, max);
    this.#threshold = max;
    this.#places = new Limit(this.#current);
  }

  /** How many calls may run at once now. */
  get current(): number {
    return Math.max(1, Math.floor(Math.min(this.#current, this.#peerMax)));
  }

  /** Sets the server's limit for one connection (`SETTINGS_MAX_CONCURRENT_STREAMS`). */
  setPeerMax(peerMax: number): void {
    this.#peerMax = peerMax;
    this.#places.resize(this.current);
  }

  /** Waits for a place. @throws the signal's reason. */
  async acquire(signal: Abortable): Promise<CallSlot> {
    await this.#places.enter(signal);
    const startedAt = this.#halvings;
    let isHeld = true;
    const release = (): void => {
      if (isHeld) this.#places.leave();
      isHeld = false;
    };
    return {
      release,
      succeeded: () => {
        this.#grow();
        release();
      },
      overloaded: () => {
        if (startedAt === this.#halvings) this.#halve();
        release();
      },
    };
  }

  #grow(): void {
    const step = this.#current < this.#threshold ? 1 : 1 / this.#current;
    this.#current = Math.min(this.#max, this.#current + step);
    this.#places.resize(this.current);
  }

  #halve(): void {
    this.#halvings += 1;
    this.#current = Math.max(1, this.current / 2);
    this.#threshold = this.#current;
    this.#places.resize(this.current);
  }
}
