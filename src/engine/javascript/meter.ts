import { leave } from "./leave.js";

/** Steps between two checks of the clock, as of modules. */
const STEPS = 10_000;
/** The longest that an evaluation takes here before the module gets it, which can be ended and lets signals through, in milliseconds. */
const MOST_MS = 100;
/** The most elements, members and pieces of 16 characters that an evaluation makes. */
const MOST_CELLS = 1_000_000;
/** Bytes that one of them takes in a module's memory, at most. */
const CELL_BYTES = 256;
/** Characters of a text that count as one step, and as one cell. */
const TEXT_UNITS = 16;

/** The limits of evaluations. One runs at a time, and none waits, so there is one count for all. */
class Meter {
  /** Left until the next check of the clock. */
  steps = 0;
  /** Left for the evaluation. */
  cells = 0;
  /**
   * When the evaluation began, on the clock of `performance.now()`: at its first look, because a clock takes longer than a small evaluation.
   * `undefined` before.
   */
  startedAt: number | undefined;
  #limitMs = 0;
  #signal: AbortSignal | undefined;

  /**
   * Begins an evaluation.
   *
   * @param timeoutMs its own time limit.
   * @param memoryBytes the most that the module's memory may have.
   * @param signal ends it too.
   */
  begin(timeoutMs: number, memoryBytes: number, signal?: AbortSignal): void {
    this.steps = STEPS;
    this.cells = Math.min(MOST_CELLS, memoryBytes / CELL_BYTES);
    this.startedAt = undefined;
    this.#limitMs = Math.min(timeoutMs, MOST_MS);
    this.#signal = signal;
  }

  /** Steps are used up. */
  poll(): void {
    this.steps = STEPS;
    const now = performance.now();
    this.startedAt ??= now;
    if (this.#signal?.aborted === true) leave("it was aborted");
    if (now - this.startedAt >= this.#limitMs) leave("it takes long");
  }

  /** Cells are used up. */
  full(): never {
    leave("it needs much memory");
  }

  /** Counts work on so many elements. */
  walk(elements: number): void {
    this.steps -= elements;
    if (this.steps < 0) this.poll();
  }

  /** Counts so many new elements, and the work on them. */
  make(elements: number): void {
    this.cells -= elements;
    if (this.cells < 0) this.full();
    this.walk(elements);
  }

  /** Counts a new text, and returns it. */
  text(made: string): string {
    this.make(made.length / TEXT_UNITS);
    return made;
  }

  /** Counts work on a text. */
  read(text: string): void {
    this.walk(text.length / TEXT_UNITS);
  }
}

/** The one count. */
export const meter = new Meter();
