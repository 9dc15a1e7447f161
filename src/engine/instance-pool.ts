import type { InputSnapshot } from "./input-snapshot.js";
import { BLOATED_BYTES, LARGE_BYTES, PolicyInstance } from "./policy-instance.js";
import { PAGE_BYTES, type PolicyModule } from "./policy-module.js";

/** Every instance has a memory of its own, so there are not many. */
const MAX_INSTANCES = 32;
/** How many times the size of its text a parsed document has. */
const PARSED_PER_TEXT = 16;

/**
 * The instances of one policy.
 *
 * A pass takes one and gives it back when it ends, so that evaluations which wait share them. An instance keeps the
 * input it parsed last, and the next pass over the same input gets it.
 */
export class InstancePool {
  readonly #module: PolicyModule;
  /** Least recently used first. */
  #idle: PolicyInstance[];
  readonly #pinned = new Set<InputSnapshot>();
  #closed = false;

  constructor(module: PolicyModule, first: PolicyInstance) {
    this.#module = module;
    this.#idle = [first];
  }

  /** The instance that fits best: with this input, without any that is still wanted, a new one, or the oldest. */
  take(input: InputSnapshot, data: InputSnapshot): PolicyInstance {
    const fit = (test: (instance: PolicyInstance) => boolean): PolicyInstance | undefined => {
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

  /** A parsed document takes many times its text, and growing a memory bit by bit takes longer than parsing. */
  #create(input: InputSnapshot): PolicyInstance {
    const { initialPages, maximumPages } = this.#module;
    const wanted = initialPages + Math.ceil(((input.content?.length ?? 0) * PARSED_PER_TEXT) / PAGE_BYTES);
    return new PolicyInstance({ ...this.#module, initialPages: Math.min(wanted, maximumPages) });
  }

  /** Whether it has parsed an input that is to be used again. No input takes no parsing. */
  #isWanted({ inputSnapshot }: PolicyInstance): boolean {
    return inputSnapshot?.content !== undefined && this.#pinned.has(inputSnapshot);
  }

  /** Gives back an instance after a pass. After a throw it must have been renewed. */
  give(instance: PolicyInstance): void {
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
