import { nextTurn } from "./next-turn.js";

/** How long one turn of the event loop is used, in milliseconds. */
const TURN_MS = 10;

/** Yields to the event loop while work is in progress. */
export class Turns {
  readonly #check: (() => void) | undefined;
  #startedAt = performance.now();

  /** @param check throws when the time is over. Called in each turn. */
  constructor(check?: () => void) {
    this.#check = check;
  }

  get isOver(): boolean {
    return performance.now() - this.#startedAt > TURN_MS;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.#check?.();
    this.#startedAt = performance.now();
  }
}
