import { setTimeout as wait } from "node:timers/promises";
import { isDead, toDeadLetter, type DeadLetter, type EndedJob } from "./dead-letter.js";
import type { DecisionRecord, DecisionRecords } from "./decision-records.js";
import type { JobStates } from "./job-states.js";

/** The end of a decision. */
export type SettledDecision =
  | { id: string; state: "decided"; record: DecisionRecord }
  | { id: string; state: "dead"; letter: DeadLetter }
  | { id: string; state: "unknown" };

/** Number of decisions in one query. */
export const CHUNK = 500;
const POLL_MS = 200;
/**
 * The share of time spent on sweeps, which query everything that has not ended. The pause between two sweeps follows
 * from it, within these limits.
 */
const SWEEP_PART = 1 / 200;
const MIN_SWEEP_MS = 1_000;
const MAX_SWEEP_MS = 300_000;

interface DecisionEndsParts {
  queue: { getJob: (id: string) => Promise<EndedJob | undefined> };
  records: Pick<DecisionRecords, "find" | "isCancelled" | "lastEnd" | "endsAfter">;
  states: Pick<JobStates, "of">;
  /** Runs a call of Redis, and names Redis in errors. */
  ask: <T>(run: () => Promise<T>) => Promise<T>;
}

/** A query for all open decisions, chunk by chunk. */
interface Sweep {
  readonly ids: readonly string[];
  /** Start of the next chunk. */
  next: number;
  tookMs: number;
  /** Whether ends were missed in the meantime, perhaps of decisions that it had already queried. */
  isLate: boolean;
}

function startSweep(open: ReadonlySet<string>): Sweep {
  return { ids: [...open], next: 0, tookMs: 0, isLate: false };
}

/**
 * Waits for the ends of decisions. Each end is announced in Redis, so full queries are rare: they only find decisions
 * that were removed, and ends that could not be announced.
 */
export class DecisionEnds {
  readonly #parts: DecisionEndsParts;

  constructor(parts: DecisionEndsParts) {
    this.#parts = parts;
  }

  /** Yields how these decisions ended, as each one ends. */
  async *of(
    ids: Iterable<string>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<SettledDecision, void, undefined> {
    const { ask, records } = this.#parts;
    const open = new Set(ids);
    if (open.size === 0) return;
    signal?.throwIfAborted();
    // Read before the first sweep, so that no end falls between the two.
    let location = await ask(() => records.lastEnd());
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
      const ends = await ask(() => records.endsAfter(location));
      location = ends.location;
      if (!ends.isWhole) {
        // The next sweep starts after this position.
        location = await ask(() => records.lastEnd());
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

  /** Continues a sweep until it is time to read new ends: the stream forgets them after a number of entries. */
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

  /** Removes ended decisions from the open ones. */
  async #settledIn(
    ids: readonly string[],
    open: Set<string>,
    signal: AbortSignal | undefined,
  ): Promise<SettledDecision[]> {
    signal?.throwIfAborted();
    const requested = [...new Set(ids)].filter((id) => open.has(id));
    if (requested.length === 0) return [];
    const settled = await this.#parts.ask(() => this.#getSettled(requested));
    for (const { id } of settled) open.delete(id);
    return settled;
  }

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

  /** Returns the end of a decision without an open job. `undefined`: it has been enqueued again. */
  async #getEnd(id: string): Promise<SettledDecision | undefined> {
    const { queue, records } = this.#parts;
    const job = await queue.getJob(id);
    if (job !== undefined && !isDead(job)) return undefined;
    // It may have been decided in the meantime.
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

/** The dead letter of a job that was removed before a worker took it. */
function cancelledLetter(id: string): DeadLetter {
  return { id, code: "cancelled", reason: "the job was cancelled", attempts: 0 };
}
