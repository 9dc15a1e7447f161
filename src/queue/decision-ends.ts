import { setTimeout as wait } from "node:timers/promises";
import { cancelledLetter, isDead, toDeadLetter, type DeadLetter, type EndedJob } from "./dead-letter.js";
import type { DecisionRecord, DecisionRecords } from "./decision-records.js";
import type { JobStates } from "./job-states.js";

/** How a decision ended. */
export type SettledDecision =
  | { id: string; state: "decided"; record: DecisionRecord }
  | { id: string; state: "dead"; letter: DeadLetter }
  | { id: string; state: "unknown" };

/** How many decisions one question is about. */
export const CHUNK = 500;
const POLL_MS = 200;
/** All that has not ended is asked for at most this often, and so that it takes at most a part of the time. */
const SWEEP_MS = 1_000;
const SWEEP_PART = 1 / 200;

export interface DecisionEndsParts {
  queue: { getJob: (id: string) => Promise<EndedJob | undefined> };
  records: Pick<DecisionRecords, "find" | "isCancelled" | "lastEnd" | "endsAfter">;
  states: Pick<JobStates, "of">;
  /** Runs what asks Redis, and names it in errors. */
  ask: <T>(run: () => Promise<T>) => Promise<T>;
}

/**
 * Waits for the ends of decisions. What ends tells so in Redis, so that what waits is asked for seldom: only that finds what was
 * taken away, and ends of which nobody could tell.
 */
export class DecisionEnds {
  readonly #parts: DecisionEndsParts;

  constructor(parts: DecisionEndsParts) {
    this.#parts = parts;
  }

  /** How these decisions ended, each as it does. */
  async *of(
    ids: Iterable<string>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<SettledDecision, void, undefined> {
    const { ask, records } = this.#parts;
    const open = new Set(ids);
    if (open.size === 0) return;
    signal?.throwIfAborted();
    // Before the first sweep, so that no end is between the two.
    let place = await ask(() => records.lastEnd());
    let sweepAt = 0;
    for (;;) {
      const isSweep = performance.now() >= sweepAt;
      let asked = [...open];
      if (!isSweep) {
        const ends = await ask(() => records.endsAfter(place));
        place = ends.place;
        asked = [...new Set(ends.ids)].filter((id) => open.has(id));
      }
      let tookMs = 0;
      for (let at = 0; at < asked.length; at += CHUNK) {
        signal?.throwIfAborted();
        const startedAt = performance.now();
        const settled = await ask(() => this.#settledOf(asked.slice(at, at + CHUNK)));
        tookMs += performance.now() - startedAt;
        for (const one of settled) {
          open.delete(one.id);
          yield one;
        }
      }
      if (isSweep) sweepAt = performance.now() + Math.max(SWEEP_MS, tookMs / SWEEP_PART);
      if (open.size === 0) return;
      await wait(POLL_MS, undefined, signal === undefined ? {} : { signal }).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error;
      });
    }
  }

  /** Those that have ended. */
  async #settledOf(ids: readonly string[]): Promise<SettledDecision[]> {
    const { records, states } = this.#parts;
    const found = await records.find(ids);
    const undecided = ids.filter((_, index) => found[index] === undefined);
    const stateOf = await states.of(undecided);
    const others = undecided.filter((_, index) => stateOf[index] !== "open");
    const settled = await Promise.all(others.map((id) => this.#endOf(id)));
    return [
      ...found.flatMap((record) => (record === undefined ? [] : [toDecided(record)])),
      ...settled.filter((end) => end !== undefined),
    ];
  }

  /** Of one that has no job that is open. `undefined`: it was enqueued again since. */
  async #endOf(id: string): Promise<SettledDecision | undefined> {
    const { queue, records } = this.#parts;
    const job = await queue.getJob(id);
    if (job !== undefined && !isDead(job)) return undefined;
    // It may have been decided since.
    const [record] = await records.find([id]);
    if (record !== undefined) return toDecided(record);
    if (job !== undefined) return { id, state: "dead", letter: toDeadLetter(job) };
    return (await records.isCancelled(id))
      ? { id, state: "dead", letter: cancelledLetter(id) }
      : { id, state: "unknown" };
  }
}

function toDecided(record: DecisionRecord): SettledDecision {
  return { id: record.id, state: "decided", record };
}
