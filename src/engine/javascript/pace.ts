/** Evaluations in JavaScript before the first comparison, in which V8 compiles its code, and before later ones. */
const [FIRST_WARM, WARM] = [1_000, 16];
/** The first ones end earlier, where they take long: after so many milliseconds. */
const WARM_MS = 50;
/** Evaluations between two comparisons, at first and at most: twice as many after each with the same answer. */
const [LEAST_BETWEEN, MOST_BETWEEN] = [256, 65_536];
/** Evaluations of a comparison by each of the two. */
const EACH = 16;
/** The longest ones do not count: the machine had other work then. */
const COUNTED = 12;
/** The most evaluations that the module has at once after one was left to it. */
const MOST_PAUSE = 1_024;

/** Whether the module has the nth evaluation of a comparison: Thue and Morse's sequence, which no order of inputs follows. */
function isModules(index: number): boolean {
  let isOdd = false;
  for (let rest = index; rest > 0; rest &= rest - 1) isOdd = !isOdd;
  return isOdd;
}

const total = (times: number[]): number =>
  times
    .toSorted((a, b) => a - b)
    .slice(0, COUNTED)
    .reduce((sum, time) => sum + time, 0);

/**
 * Which evaluations of an entrypoint are tried in JavaScript: all, while they take less time there than in the module, which is measured
 * from time to time, and fewer and fewer where they are left to the module.
 */
export class Pace {
  /** How many evaluations the module has before the next try, and how many it gets after the next one that is left to it. */
  #pause = 0;
  #nextPause = 1;
  /** Evaluations until the next comparison, and before it in JavaScript. */
  #until = 0;
  #warm = FIRST_WARM;
  #warmMs = 0;
  #isSlower = false;
  #between = LEAST_BETWEEN;
  #compared = 0;
  readonly #javascript: number[] = [];
  readonly #module: number[] = [];
  /** Where the time of the evaluation that runs belongs to, and since when. */
  #adds: ((ms: number) => void) | undefined;
  #begun = 0;

  /** Begins an evaluation. Returns whether it is tried. */
  begin(): boolean {
    // The last one that was measured failed or waits: there is nothing to compare.
    if (this.#adds !== undefined) this.#rest();
    this.#adds = undefined;
    if (this.#pause > 0) {
      this.#pause--;
      return false;
    }
    if (this.#until > 0) {
      this.#until--;
      return !this.#isSlower;
    }
    if (this.#warm > 0) {
      this.#measure((ms) => {
        this.#warm--;
        this.#warmMs += ms;
        if (this.#warmMs > WARM_MS) this.#warm = 0;
      });
      return true;
    }
    const isModule = isModules(this.#compared);
    const times = isModule ? this.#module : this.#javascript;
    this.#measure((ms) => {
      times.push(ms);
      if (++this.#compared === 2 * EACH) this.#decide();
    });
    return !isModule;
  }

  /** Ends an evaluation that has a result. */
  end(): void {
    this.#adds?.(performance.now() - this.#begun);
    this.#adds = undefined;
  }

  /** Lets the module have more evaluations, since it has to evaluate one that was tried, or fewer, since it has not. */
  left(isLeft: boolean): void {
    if (isLeft) this.#pause = this.#nextPause;
    this.#nextPause = isLeft ? Math.min(this.#nextPause * 2, MOST_PAUSE) : 1;
  }

  #measure(add: (ms: number) => void): void {
    this.#adds = add;
    this.#begun = performance.now();
  }

  #decide(): void {
    const isSlower = total(this.#javascript) > total(this.#module);
    this.#between = isSlower === this.#isSlower ? Math.min(this.#between * 2, MOST_BETWEEN) : LEAST_BETWEEN;
    this.#isSlower = isSlower;
    this.#rest();
  }

  /** Leaves the next evaluations without comparing them. */
  #rest(): void {
    for (const times of [this.#javascript, this.#module]) times.length = 0;
    [this.#compared, this.#until, this.#warm, this.#warmMs] = [0, this.#between, WARM, 0];
  }
}
