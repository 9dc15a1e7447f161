import type { EvaluationInstance } from "./evaluation-instance.js";
import { InputSnapshot } from "./input-snapshot.js";

/** Maximum number of instances; each has its own memory. */
export const MAX_INSTANCES = 32;
/** An instance with more memory than this counts as large. */
const LARGE_BYTES = 64 * 1024 * 1024;
/** A larger base document, in bytes, is not read again to spare an instance that is wanted for a smaller input: it takes longer, and memory. */
const LARGE_DATA_BYTES = 1024 * 1024;
/** An instance with more memory than this, not counting its base document, is not reused for the next evaluation. */
const BLOATED_BYTES = 128 * 1024 * 1024;

/**
 * The instances of one policy.
 *
 * A pass acquires one and returns it at its end, so that waiting evaluations share instances. An instance keeps its
 * last parsed input, and the next pass with the same input gets it.
 */
export class InstancePool {
  readonly kind = "local";
  readonly #maxInstances: number;
  readonly #create: (input: InputSnapshot) => EvaluationInstance;
  /** Least recently used first. */
  #idle: EvaluationInstance[];
  readonly #pinned = new Set<InputSnapshot>();
  #closed = false;

  /**
   * @param create creates an instance with space for an input.
   * @param maxInstances how many it keeps. Default: 32.
   */
  constructor(
    create: (input: InputSnapshot) => EvaluationInstance,
    first: EvaluationInstance,
    maxInstances = MAX_INSTANCES,
  ) {
    this.#maxInstances = maxInstances;
    this.#create = create;
    this.#idle = [first];
  }

  /** Has an instance load a base document that none has, so that the next pass has its time for itself. */
  warm(data: InputSnapshot): void {
    if (this.#idle.some(({ dataSnapshot }) => dataSnapshot === data)) return;
    const instance = this.take(InputSnapshot.absent, data);
    instance.setPolling(false);
    instance.load(data, InputSnapshot.absent);
    this.give(instance);
  }

  /** Returns the best instance: with this input, without a needed input, a new one, or the oldest. */
  take(input: InputSnapshot, data: InputSnapshot): EvaluationInstance {
    const index = this.#indexFor(input, data);
    if (index >= 0) {
      const found = index === this.#idle.length - 1 ? this.#idle.pop() : this.#idle.splice(index, 1)[0];
      if (found !== undefined) return found;
    }
    return (
      (this.#idle.length < this.#maxInstances ? this.#create(input) : undefined) ??
      this.#idle.shift() ??
      this.#create(input)
    );
  }

  /** Runs for every pass, so it makes no functions. Negative without an instance that fits. */
  #indexFor(input: InputSnapshot, data: InputSnapshot): number {
    let withData = -1;
    let withoutData = -1;
    let wanted = -1;
    for (let index = this.#idle.length - 1; index >= 0; index--) {
      const instance = this.#idle[index];
      if (instance === undefined) continue;
      const hasData = instance.dataSnapshot === data;
      if (hasData && instance.inputSnapshot === input) return index;
      const inputBytes = instance.inputSnapshot?.size ?? 0;
      if (hasData && data.size > Math.max(LARGE_DATA_BYTES, inputBytes)) wanted = index;
      if ((hasData ? withData : withoutData) >= 0 || this.#isWanted(instance)) continue;
      if (hasData) withData = index;
      else withoutData = index;
    }
    if (withData >= 0) return withData;
    return wanted >= 0 ? wanted : withoutData;
  }

  /** Returns whether it has parsed an input that is needed again. */
  #isWanted({ inputSnapshot }: EvaluationInstance): boolean {
    return inputSnapshot?.isAbsent === false && this.#pinned.has(inputSnapshot);
  }

  /** Returns an instance after a pass. After an error it must have been renewed. */
  give(instance: EvaluationInstance): void {
    if (!this.#closed) this.#idle.push(instance);
  }

  /** Keeps the instance with this input for later passes; it may have parsed it already. */
  pin(input: InputSnapshot): void {
    this.#pinned.add(input);
  }

  /** Releases an input. */
  unpin(input: InputSnapshot): void {
    this.#pinned.delete(input);
    this.trim();
  }

  /**
   * Drops large instances after an evaluation. Memory never shrinks, so only the last one is reused for the next large input,
   * unless it is too large.
   */
  trim(): void {
    if (!this.#hasLarge()) return;
    const cached = this.#idle.findLast(({ memoryBytes }) => memoryBytes > LARGE_BYTES);
    this.#idle = this.#idle.filter(
      (instance) =>
        instance.memoryBytes <= LARGE_BYTES ||
        this.#isWanted(instance) ||
        (instance === cached && instance.memoryBytes - instance.dataBytes <= BLOATED_BYTES),
    );
  }

  /** Runs for every evaluation, so it makes no functions. */
  #hasLarge(): boolean {
    for (const { memoryBytes } of this.#idle) if (memoryBytes > LARGE_BYTES) return true;
    return false;
  }

  /** Drops all instances, including those returned later. */
  close(): void {
    this.#closed = true;
    this.#idle = [];
    this.#pinned.clear();
  }
}
