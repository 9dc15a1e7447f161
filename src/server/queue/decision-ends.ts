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
/** Between two sweeps, in which all that has not ended is asked for: so long that they take a part of the time, within these limits. */
const SWEEP_PART = 1 / 200;
const MIN_SWEEP_MS = 1_000;
const MAX_SWEEP_MS = 300_000;

interface DecisionEndsParts {
  queue: { getJob: (id: string) => Promise<EndedJob | undefined> };
  records: Pick<DecisionRecords, "find" | "isCancelled" | "lastEnd" | "endsAfter">;
  states: Pick<JobStates, "of">;
  /** Runs what asks Redis, and names it in errors. */
  ask: <T>(run: () => Promise<T>) => Promise<T>;
}

/** One question for all that is open, chunk by chunk. */
interface Sweep {
  readonly ids: readonly string[];
  /** Where it goes on. */
  next: number;
  tookMs: number;
  /** Whether ends were missed meanwhile, perhaps of decisions that it had asked for already. */
  isLate: boolean;
}

function startSweep(open: ReadonlySet<string>): Sweep {
  return { ids: [...open], next: 0, tookMs: 0, isLate: false };
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
    let sweep: Sweep | undefined = startSweep(open);
    let sweepAt = 0;
    for (;;) {
      if (sweep === undefined && performance.now() >= sweepAt) sweep = startSweep(open);
      if (sweep !== undefined) {
        yield* this.#goOn(sweep, open, signal);
        if (sweep.next >= sweep.ids.length) {
          const pauseMs = Math.min(Math.max(MIN_SWEEP_MS, sweep.tookMs / SWEEP_PART), MAX_SWEEP_MS);
          sweepAt = sweep.isLate ? 0 : performance.now() + pauseMs;
          sweep = undefined;
        }
      }
      if (open.size === 0) return;
      const ends = await ask(() => records.endsAfter(place));
      place = ends.place;
      if (!ends.isWhole) {
        // The next sweep begins after this place.
        place = await ask(() => records.lastEnd());
        sweepAt = 0;
        if (sweep !== undefined) sweep.isLate = true;
      }
      for (let at = 0; at < ends.ids.length; at += CHUNK) {
        yield* await this.#settledIn(ends.ids.slice(at, at + CHUNK), open, signal);
      }
      if (open.size === 0) return;
      if (sweep !== undefined || !ends.isWhole) continue;
      await wait(POLL_MS, undefined, { signal }).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error;
      });
    }
  }

  /** Asks for more of a sweep, until it is time to read what has ended: that is forgotten after so many. */
  async *#goOn(
    sweep: Sweep,
    open: Set<string>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<SettledDecision, void, undefined> {
    const until = performance.now() + POLL_MS;
    do {
      const chunk = sweep.ids.slice(sweep.next, (sweep.next += CHUNK));
      const startedAt = performance.now();
      const settled = await this.#settledIn(chunk, open, signal);
      sweep.tookMs += performance.now() - startedAt;
      yield* settled;
    } while (sweep.next < sweep.ids.length && performance.now() < until);
  }

  /** Takes those that have ended out of the open ones. */
  async #settledIn(
    ids: readonly string[],
    open: Set<string>,
    signal: AbortSignal | undefined,
  ): Promise<SettledDecision[]> {
    signal?.throwIfAborted();
    const asked = [...new Set(ids)].filter((id) => open.has(id));
    if (asked.length === 0) return [];
    const settled = await this.#parts.ask(() => this.#getSettled(asked));
    for (const { id } of settled) open.delete(id);
    return settled;
  }

  /** Those that have ended. */
  async #getSettled(ids: readonly string[]): Promise<SettledDecision[]> {
    const { records, states } = this.#parts;
    const found = await records.find(ids);
    const undecided = ids.filter((_, index) => found[index] === undefined);
    const stateOf = await states.of(undecided);
    const others = undecided.filter((_, index) => stateOf[index] !== "open");
    const settled = await Promise.all(others.map((id) => this.#getEnd(id)));
    return [
      ...found.flatMap((record) => (record === undefined ? [] : [toDecided(record)])),
      ...settled.filter((end) => end !== undefined),
    ];
  }

  /** Of one that has no job that is open. `undefined`: it was enqueued again since. */
  async #getEnd(id: string): Promise<SettledDecision | undefined> {
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
