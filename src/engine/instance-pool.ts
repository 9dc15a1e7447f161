import type { EvaluationInstance } from "./evaluation-instance.js";
import type { InputSnapshot } from "./input-snapshot.js";

/** Every instance has a memory of its own, so there are not many. */
const MAX_INSTANCES = 32;
/** An instance with more memory than this is large. */
const LARGE_BYTES = 64 * 1024 * 1024;
/** More memory than this is given back instead of being kept for the next evaluation. */
const BLOATED_BYTES = 128 * 1024 * 1024;

/**
 * The instances of one policy.
 *
 * A pass takes one and gives it back when it ends, so that evaluations which wait share them. An instance keeps the
 * input it parsed last, and the next pass over the same input gets it.
 */
export class InstancePool {
  readonly #create: (input: InputSnapshot) => EvaluationInstance;
  /** Least recently used first. */
  #idle: EvaluationInstance[];
  readonly #pinned = new Set<InputSnapshot>();
  #closed = false;

  /** @param create Makes an instance with room for an input. */
  constructor(create: (input: InputSnapshot) => EvaluationInstance, first: EvaluationInstance) {
    this.#create = create;
    this.#idle = [first];
  }

  /** The instance that fits best: with this input, without any that is still wanted, a new one, or the oldest. */
  take(input: InputSnapshot, data: InputSnapshot): EvaluationInstance {
    const fit = (test: (instance: EvaluationInstance) => boolean): EvaluationInstance | undefined => {
      const index = this.#idle.findLastIndex(test);
      return index < 0 ? undefined : this.#idle.splice(index, 1)[0];
    };
    return (
      fit((instance) => instance.inputSnapshot === input && instance.dataSnapshot === data) ??
      fit((instance) => !this.#isWanted(instance) && instance.dataSnapshot === data) ??
      fit((instance) => !this.#isWanted(instance)) ??
      (this.#idle.length < MAX_INSTANCES ? this.#create(input) : undefined) ??
      this.#idle.shift() ??
      this.#create(input)
    );
  }

  /** Whether it has parsed an input that is to be used again. No input takes no parsing. */
  #isWanted({ inputSnapshot }: EvaluationInstance): boolean {
    return inputSnapshot?.content !== undefined && this.#pinned.has(inputSnapshot);
  }

  /** Gives back an instance after a pass. After a throw it must have been renewed. */
  give(instance: EvaluationInstance): void {
    if (!this.#closed) this.#idle.push(instance);
  }

  /** Keeps the instance with this input for later passes. */
  pin(input: InputSnapshot): void {
    this.#pinned.add(input);
  }

  /**
   * The input is not needed any more. Memory never shrinks, so of the instances that grew much only the last one is kept,
   * for the next large input, unless it grew too much for that.
   */
  unpin(input: InputSnapshot): void {
    this.#pinned.delete(input);
    if (!this.#idle.some(({ memoryBytes }) => memoryBytes > LARGE_BYTES)) return;
    const kept = this.#idle.findLast(({ memoryBytes }) => memoryBytes > LARGE_BYTES);
    this.#idle = this.#idle.filter(
      (instance) =>
        instance.memoryBytes <= LARGE_BYTES ||
        this.#isWanted(instance) ||
        (instance === kept && instance.memoryBytes <= BLOATED_BYTES),
    );
  }

  /** Drops all instances, and those that are given back later. */
  close(): void {
    this.#closed = true;
    this.#idle = [];
    this.#pinned.clear();
  }
}
