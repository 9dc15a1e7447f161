/**
 * A token bucket like Go's `rate.Limiter` in OPA: it is filled evenly, contains those of one second, and is full at
 * first.
 *
 * @param perSecond greater than 0.
 */
export class RateLimit {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  /** @param now in milliseconds, on a clock that never goes back. */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#burst = Math.max(1, Math.floor(perSecond));
    this.#tokens = this.#burst;
    this.#at = now();
  }

  /** Takes a token, if there is one. */
  take(): boolean {
    const now = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
