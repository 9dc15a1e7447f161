import { nextTurn } from "../../base/async/next-turn.js";
import { GUARD_MARGIN_MS, runGuarded, RunTimeout } from "../../base/async/guarded-run.js";
import { loadedCoreCalls } from "../opa/core-calls.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";
import type { InstancePool } from "../wasm/instance-pool.js";
import type { RemotePasses } from "./isolation/remote-passes.js";

/** How a pass ended: in time; not in its time; before a call that may take long, which needs a guard. */
export type AheadEnd = "ended" | "late" | "needs-guard";

/** An evaluation whose passes are run here. */
interface SharedEvaluation {
  /** Runs the next pass until a time on the clock of `performance.now()`. */
  runAhead(limitAt: number, isGuarded?: boolean): AheadEnd;
  /** After the guard has ended `runAhead`. */
  abandonPass(): void;
}

/** The facts known before the evaluation. */
interface SharedRequest {
  pool: InstancePool | RemotePasses;
  countsSteps: boolean;
  entrypoint: { id: number };
  input: InputSnapshot;
  data: InputSnapshot;
}

/** Time limit of a pass, in milliseconds. */
const PASS_MS = 25;
/** The same while other evaluations have not ended within it. */
const SHORT_PASS_MS = 10;
/** How long one that has not counts, in milliseconds. */
const RECENT_MS = 1_000;
/** Time of passes in one turn of the event loop after which no further one starts, in milliseconds. */
const TURN_MS = 10;

/** Less time of passes than this is counted for the next turn too: to hear of each turn takes some of it. */
const UNCOUNTED_MS = 2;

/**
 * Turns of the event loop after a late pass in which no pass runs that may be late too. In each the thread accepts one connection, and
 * requests on others arrive.
 */
const RESTING_TURNS = 16;

/** A larger input, in bytes, needs a guard, which takes less time than reading it. */
const BRIEF_INPUT_BYTES = 16 * 1024;
/** A larger input, in bytes, is never read in time, and no guard ends its copy into the instance's memory. */
const LATE_INPUT_BYTES = 2 * 1024 * 1024;
/**
 * A larger base document, in bytes, is read in workers alone: each instance reads it at once, again after a late pass, and takes some 15 ms
 * for a mebibyte.
 */
const LATE_DATA_BYTES = 2 * 1024 * 1024;

/** The history of an entrypoint's passes. */
interface Pace {
  /** Whether one has called a built-in that may take long. */
  isGuarded: boolean;
  /** When one was late, on the clock of `performance.now()`. */
  lateAt: number;
}

function wasLate({ lateAt }: { lateAt: number }, now = performance.now()): boolean {
  return now - lateAt < RECENT_MS;
}

interface WaitingPass {
  evaluation: SharedEvaluation;
  request: SharedRequest;
  pace: Pace;
  resolve: (isInTime: boolean) => void;
  reject: (error: unknown) => void;
}

/** The passes of all policies in this thread: one after the other, and none when they have taken their part of a turn. */
class SharedThread {
  #waiting: WaitingPass[] = [];
  #hasTurn = false;
  #spentMs = 0;
  #restingTurns = 0;
  #lateAt = -Infinity;
  #restoredAt = -Infinity;

  /** Whether a pass may run before the thread does something else. */
  get isFree(): boolean {
    return this.#spentMs < TURN_MS;
  }

  /** @returns how it ended; without a guard. */
  runAtOnce(evaluation: SharedEvaluation, request: SharedRequest, pace: Pace): AheadEnd {
    warm(request);
    const startedAt = performance.now();
    try {
      return this.#noted(evaluation.runAhead(startedAt + this.#passMs, false), pace);
    } finally {
      this.#spend(startedAt);
    }
  }

  /** Runs it in the next turn, under a guard that it shares with others. */
  runInTurn(evaluation: SharedEvaluation, request: SharedRequest, pace: Pace): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ evaluation, request, pace, resolve, reject });
      this.#requestTurn();
    });
  }

  get #passMs(): number {
    return wasLate({ lateAt: this.#lateAt }) ? SHORT_PASS_MS : PASS_MS;
  }

  #noted(end: AheadEnd, pace: Pace): AheadEnd {
    if (end === "late") {
      this.#lateAt = pace.lateAt = performance.now();
      this.#restingTurns = RESTING_TURNS;
    }
    return end;
  }

  #spend(startedAt: number): void {
    this.#spentMs += performance.now() - startedAt;
    if (this.#waiting.length > 0 || this.#spentMs > UNCOUNTED_MS) this.#requestTurn();
  }

  #requestTurn(): void {
    if (this.#hasTurn) return;
    this.#hasTurn = true;
    void nextTurn().then(() => {
      this.#hasTurn = false;
      this.#spentMs = 0;
      if (this.#restingTurns > 0) this.#restingTurns--;
      if (this.#next >= 0) this.#runTurn();
      else if (this.#waiting.length > 0) this.#requestTurn();
    });
  }

  /** The place of the next pass: of an entrypoint that was late last, when no other waits, and the thread has rested since. */
  get #next(): number {
    const now = performance.now();
    const next = this.#waiting.findIndex(({ pace }) => !wasLate(pace, now));
    return next < 0 && this.#restingTurns === 0 && this.#waiting.length > 0 ? 0 : next;
  }

  #take(): WaitingPass | undefined {
    const next = this.#next;
    return next < 0 ? undefined : this.#waiting.splice(next, 1)[0];
  }

  #runTurn(): void {
    const startedAt = performance.now();
    const passMs = this.#passMs;
    const ended: (() => void)[] = [];
    let current: WaitingPass | undefined;
    for (const { request } of this.#waiting) warm(request);
    this.#restoreCore(startedAt);
    const run = (): void => {
      while ((current = this.#take()) !== undefined) {
        const { isLast, settle } = this.#runGuarded(current, passMs);
        ended.push(settle);
        if (isLast || performance.now() - startedAt > TURN_MS) return;
      }
    };
    try {
      runGuarded(run, TURN_MS + passMs + GUARD_MARGIN_MS, false, false);
    } catch (error) {
      if (!(error instanceof RunTimeout)) throw error;
      // Without one the guard came after the last.
      if (current !== undefined) this.#abandon(current);
    }
    for (const settle of ended) settle();
    this.#spend(startedAt);
  }

  #abandon({ evaluation, pace, resolve }: WaitingPass): void {
    this.#noted("late", pace);
    evaluation.abandonPass();
    resolve(false);
  }

  /** Calls that were ended have left opa-core without an instance. One in a second is enough: until then calls continue in workers. */
  #restoreCore(now: number): void {
    if (now - this.#restoredAt < RECENT_MS || loadedCoreCalls()?.memoryBytes !== 0) return;
    this.#restoredAt = now;
    loadedCoreCalls()?.restore();
  }

  /** Settles nothing yet: that calls code of others. */
  #runGuarded(
    { evaluation, pace, resolve, reject }: WaitingPass,
    passMs: number,
  ): { isLast: boolean; settle: () => void } {
    try {
      const end = this.#noted(evaluation.runAhead(performance.now() + passMs), pace);
      // The next pass would load the base document again, in its own time.
      return { isLast: end === "late", settle: () => resolve(end !== "late") };
    } catch (error) {
      return { isLast: false, settle: () => reject(error) };
    }
  }
}

const thread = new SharedThread();

/** How long it takes to read a base document is not the request's to choose, so it does not count as time of a pass. */
function warm({ pool, data }: SharedRequest): void {
  if (pool.kind === "local") pool.warm(data);
}

/**
 * The passes of one policy in a thread that has to serve other requests meanwhile, whatever an input makes the policy do: one that takes
 * more than some milliseconds ends, and its evaluation continues in a worker, which can be ended.
 *
 * A pass that checks from time to time whether to continue needs nothing else. One that may not check for long, because its input is
 * large or has numbers that take long to compute with, or because it calls a built-in that may take long, runs under a guard. A guard
 * takes as much time as a small evaluation, so passes that begin in the same turn of the event loop share it.
 */
export class SharedPasses {
  readonly #openWorkers: () => Promise<RemotePasses>;
  #workers: Promise<RemotePasses> | undefined;
  /** By the numbers of entrypoints. */
  readonly #paces = new Map<number, Pace>();

  /** @param openWorkers starts workers, when the first are needed. */
  constructor(openWorkers: () => Promise<RemotePasses>) {
    this.#openWorkers = openWorkers;
  }

  /**
   * Runs the next pass of an evaluation.
   *
   * @param hasAnswers whether built-ins have answered. Unlike the input, their answers are unchecked.
   * @returns whether it ended in time.
   * @throws EvaluationError `timeout`, `aborted`
   */
  run(evaluation: SharedEvaluation, request: SharedRequest, hasAnswers: boolean): boolean | Promise<boolean> {
    if (request.input.size > LATE_INPUT_BYTES || request.data.size > LATE_DATA_BYTES) return false;
    const { id } = request.entrypoint;
    const pace = this.#getPace(id);
    const needsGuard =
      hasAnswers || !request.countsSteps || pace.isGuarded || request.input.size > BRIEF_INPUT_BYTES;
    if (!needsGuard && !wasLate(pace) && thread.isFree) {
      const end = thread.runAtOnce(evaluation, request, pace);
      if (end !== "needs-guard") return end === "ended";
      pace.isGuarded = true;
    }
    return thread.runInTurn(evaluation, request, pace);
  }

  #getPace(entrypoint: number): Pace {
    let pace = this.#paces.get(entrypoint);
    if (pace === undefined) {
      pace = { isGuarded: false, lateAt: -Infinity };
      this.#paces.set(entrypoint, pace);
    }
    return pace;
  }

  /** @throws what starting them does. The next evaluation tries again. */
  workers(): Promise<RemotePasses> {
    this.#workers ??= this.#openWorkers().catch((error: unknown) => {
      this.#workers = undefined;
      throw error;
    });
    return this.#workers;
  }

  /** Releases an input in the workers, which otherwise keep its text and the instance that has read it. */
  unpin(input: InputSnapshot): void {
    void this.#workers?.then(
      (workers) => {
        workers.unpin(input);
      },
      () => undefined,
    );
  }

  async close(): Promise<void> {
    const workers = await this.#workers?.catch(() => undefined);
    await workers?.close();
  }
}
