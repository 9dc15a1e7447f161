/** The execution modes that are compared with the plain one. */
export const WAYS = [
  "evaluateSync",
  "evaluateAll",
  "a prepared input",
  "a value",
  "JavaScript",
  "a worker",
  "a kept module",
  "a kept input",
] as const;

export type Way = (typeof WAYS)[number];

/** The minimum share of the plain evaluations for each mode. */
export type LeastParts = Readonly<Record<Way, number>>;

/** Fewer evaluations need not include all modes: they may be all of one kind. */
const ENOUGH = 1_000;

/**
 * Counts the plain evaluations, and those with the same result in other modes: not all evaluations support all of them.
 */
export class WayCounts {
  readonly #counts = new Map<Way, number>(WAYS.map((way) => [way, 0]));
  #plain = 0;

  /** Counts a plain evaluation, with which the others are compared. */
  addPlain(): void {
    this.#plain++;
  }

  /** Counts an evaluation with the same result. */
  add(way: Way): void {
    this.#counts.set(way, this.count(way) + 1);
  }

  count(way: Way): number {
    return this.#counts.get(way) ?? 0;
  }

  /** A line with all counts. */
  line(): string {
    const counts = WAYS.map((way) => `${way} ${String(this.count(way))}`).join(", ");
    return `the same in other ways, of ${String(this.#plain)} evaluations: ${counts}`;
  }

  /** A line for each mode with too few: one that is always skipped would pass everywhere. Empty for a small run. */
  tooFew(least: LeastParts): string[] {
    if (this.#plain < ENOUGH) return [];
    return WAYS.filter((way) => this.count(way) < least[way] * this.#plain).map(
      (way) => `TOO FEW: ${way} had ${String(this.count(way))} of ${String(this.#plain)} evaluations`,
    );
  }
}
