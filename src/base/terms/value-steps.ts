import { checkReading } from "../async/reading.js";

/**
 * Maximum number of values in a value, each counted wherever it is: a list that has another twice, and so on for 30 levels, has a billion, and
 * aliases of YAML make such lists.
 */
const MAX_VALUES = 2 ** 24;

export class TooManyValues extends RangeError {
  constructor() {
    super(`has more than ${MAX_VALUES.toLocaleString("en")} values, each counted wherever it is`);
  }
}

/**
 * Values before the first look at the time, and at most between two: an accessor or a Proxy may take any time. A look shows in the
 * time of a small evaluation in JavaScript, whose input has fewer values (`npm run bench -- javascript`).
 */
const [FIRST, MOST] = [128, 4096];
/** Looks are further apart while the values between two of them take less, in milliseconds. */
const QUICK_MS = 1;

/** Counts the values that a walk over a value visits. Each walk over a caller's value has one, and looks where `left` is used up. */
export class ValueSteps {
  /** Values until the next look. */
  left = 0;
  #stride = 0;
  /** Values until then, from the beginning. */
  #total = 0;
  #lookedAt = 0;
  readonly #check: () => void;

  /** @param check throws when the time is over. Default: that of the current reading or evaluation. */
  constructor(check: () => void = checkReading) {
    this.#check = check;
    this.begin();
  }

  begin(): void {
    this.left = this.#stride = this.#total = FIRST;
    this.#lookedAt = 0;
  }

  /**
   * Looks at the time, before the value with which `left` is negative.
   *
   * @throws TooManyValues, and the error of the limit.
   */
  look(): void {
    if (this.#total >= MAX_VALUES) throw new TooManyValues();
    this.#check();
    const now = performance.now();
    const isQuick = this.#lookedAt === 0 || now - this.#lookedAt < QUICK_MS;
    this.#lookedAt = now;
    this.#stride = isQuick ? Math.min(2 * this.#stride, MOST, MAX_VALUES - this.#total) : 1;
    this.#total += this.#stride;
    this.left = this.#stride - 1;
  }
}
