import { AsyncLocalStorage } from "node:async_hooks";
import { EvaluationError, isRegohostError } from "../errors.js";
import { message, option, type Message } from "../message.js";
import { Deadline } from "./deadline.js";
import { Turns } from "./turns.js";

/** Default time limit of reading, in milliseconds, where no reading around it has one. */
export const READING_TIMEOUT_MS = 5 * 60_000;

export interface ReadingLimits {
  /** In milliseconds. Default: that of the reading around it, or 5 minutes. */
  timeoutMs?: number | undefined;
  /** Ends it too. */
  signal?: AbortSignal | undefined;
  /** How to allow more, also for the work in it. Default: by the reading around it, or by `timeoutMs`. */
  advice?: string | Message | undefined;
}

const RAISE = message`raise ${option("timeoutMs")} to allow more`;
/** The advice of what loads or compiles a policy. */
const RAISE_COMPILE = message`raise ${option("compileTimeoutMs")} to allow more`;

/** Returns the error of work that took longer than its limit. @param subject the work: `reading m.json`. */
export function tookTooLong(
  subject: string,
  timeoutMs: number,
  advice: string | Message = RAISE,
): EvaluationError {
  const text = message`${subject} took longer than its ${timeoutMs} ms; ${advice}`;
  return new EvaluationError(text, { code: "timeout" });
}

/** Returns the error of work that was aborted. @param label the work: `reading m.json`. */
export function wasAborted(label: string, cause: unknown): EvaluationError {
  return new EvaluationError(`${label} was aborted`, { code: "aborted", cause });
}

/** Returns whether it is the error of a limit of time, or of its signal. */
export function isLimitError(error: unknown): boolean {
  return isRegohostError(error, "timeout") || isRegohostError(error, "aborted");
}

interface TimeLimit {
  /** The limit, for errors, in milliseconds. */
  timeoutMs: number;
  /** The part of it that is left. */
  leftMs: number;
  advice?: string | Message | undefined;
}

/** Default: none, or all of it is left. */
type OwnLimit = { [Name in keyof TimeLimit]?: TimeLimit[Name] | undefined };

/**
 * Returns the limit of work: its own, or that of the current reading if that ends earlier. The error names the whole limit that ended it,
 * and not the time that was left of it.
 *
 * @param description the work: `reading m.json`.
 */
export function workLimit(
  description: string,
  { timeoutMs = Infinity, leftMs = timeoutMs, advice }: OwnLimit,
): { leftMs: number; timedOut: () => EvaluationError } {
  const outer = running.getStore()?.limit;
  if (outer !== undefined && outer.leftMs <= leftMs)
    return { leftMs: outer.leftMs, timedOut: () => tookTooLong(description, outer.timeoutMs, outer.advice) };
  return { leftMs, timedOut: () => tookTooLong(description, timeoutMs, advice ?? outer?.advice) };
}

/** Returns a deadline whose errors name the work. @param timedOut makes that of the time limit. */
export function namedDeadline(
  subject: string,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  timedOut: () => Error,
): Deadline {
  const aborted = ({ reason }: { reason?: unknown }): Error => wasAborted(subject, reason);
  return new Deadline({ timeoutMs, signals: [signal], timedOut, aborted });
}

/** Returns the deadline of work that is JavaScript and waits, by {@link workLimit}. @param subject the work: `reading m.json`. */
export function workDeadline(
  subject: string,
  { signal, ...limit }: OwnLimit & { signal?: AbortSignal | undefined },
): Deadline {
  const { leftMs, timedOut } = workLimit(subject, limit);
  return namedDeadline(subject, leftMs, signal, timedOut);
}

/** Reading that consists of parts, of which an input chooses the number: files of a folder, entries of an archive. */
export class Reading {
  readonly #deadline: Deadline;
  readonly #turns: Turns;
  readonly #outer: Reading | undefined;
  readonly #timeoutMs: number;
  readonly #advice: ReadingLimits["advice"];
  /** A watcher that was started meanwhile, for one, outlives it, and then has no limit of it. */
  #isOver = false;

  constructor(
    subject: string,
    { timeoutMs = defaultLimitMs(), signal, ...others }: ReadingLimits,
    outer: Reading | undefined,
  ) {
    const { advice = outer?.limit.advice } = others;
    this.#outer = outer;
    this.#timeoutMs = timeoutMs;
    this.#advice = advice;
    this.#deadline = namedDeadline(subject, timeoutMs, signal, () => tookTooLong(subject, timeoutMs, advice));
    this.#turns = new Turns(() => {
      this.check();
    });
  }

  /** The time that is left, `Infinity` when the reading is over, and the limit that it is left of. */
  get limit(): TimeLimit {
    const leftMs = this.#isOver ? Infinity : this.#deadline.remainingMs;
    const outer = this.#outer?.limit;
    if (outer !== undefined && outer.leftMs <= leftMs) return outer;
    return { leftMs, timeoutMs: this.#timeoutMs, advice: this.#isOver ? undefined : this.#advice };
  }

  /**
   * Checks the limit between two parts, and yields to the event loop when it is time.
   *
   * @throws EvaluationError `timeout`, `aborted`
   */
  async nextPart(): Promise<void> {
    if (this.#turns.isOver) await this.#turns.next();
  }

  /**
   * As `nextPart`, where the event loop has its turns otherwise, or can have none.
   *
   * @throws EvaluationError `timeout`, `aborted`
   */
  check(): void {
    this.#outer?.check();
    if (!this.#isOver) this.#deadline.check();
  }

  end(): void {
    this.#isOver = true;
  }
}

const running = new AsyncLocalStorage<Reading>();

/**
 * Limits the time of reading. Every read within it checks the limit between its parts, however deep it is called, and
 * within the limits of readings around it.
 *
 * @param subject the reading, for errors: `reading the data`.
 * @throws EvaluationError `timeout`, `aborted`; the errors of `read`.
 */
export async function limitReading<T>(
  subject: string,
  limits: ReadingLimits,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const reading = new Reading(subject, limits, running.getStore());
  try {
    return await running.run(reading, () => read(reading));
  } finally {
    reading.end();
  }
}

/**
 * Limits the time of loading or compiling a policy, as {@link limitReading}: all that is read for it shares its one limit.
 *
 * @param subject the work: `loading the policy`.
 */
export async function limitLoading<T>(
  subject: string,
  { compileTimeoutMs, signal }: { compileTimeoutMs?: number | undefined; signal?: AbortSignal | undefined },
  load: () => Promise<T>,
): Promise<T> {
  return limitReading(subject, { timeoutMs: compileTimeoutMs, signal, advice: RAISE_COMPILE }, load);
}

/**
 * Checks the limit of the current reading, if any. Code that reads parts whose number depends on an input calls it
 * before each.
 *
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function nextPart(): Promise<void> {
  await running.getStore()?.nextPart();
}

/**
 * Visits items whose number depends on an input, in turns of the event loop, each of which checks the limit of the current reading, if any.
 *
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function visitAll<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
  const turns = new Turns(checkReading);
  for (const item of items) {
    visit(item);
    if (turns.isOver) await turns.next();
  }
}

/** How many texts are sorted at once. */
const SORTED_AT_ONCE = 1_000;

/**
 * Sorts texts whose number depends on an input, as `Array.prototype.sort` does, in turns as {@link visitAll}.
 *
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function sortAll(texts: readonly string[]): Promise<string[]> {
  const turns = new Turns(checkReading);
  let runs: string[][] = [];
  for (let start = 0; start < texts.length; start += SORTED_AT_ONCE) {
    runs.push(texts.slice(start, start + SORTED_AT_ONCE).sort());
    if (turns.isOver) await turns.next();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(await mergeRuns(runs[at], runs[at + 1], turns));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergeRuns(
  first: readonly string[] = [],
  second: readonly string[] = [],
  turns: Turns,
): Promise<string[]> {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  while (merged.length < first.length + second.length) {
    const [left, right] = [first[a], second[b]];
    if (right === undefined || (left !== undefined && left <= right)) {
      merged.push(left ?? "");
      a++;
    } else {
      merged.push(right);
      b++;
    }
    if (merged.length % SORTED_AT_ONCE === 0 && turns.isOver) await turns.next();
  }
  return merged;
}

/** The limit of the work that runs now, and does not wait. */
let limiting: { check: () => void } | undefined;

/** Runs work that does not wait, within a limit that {@link checkReading} checks in it: that of an evaluation. */
export function runWithin<T>(limit: typeof limiting, run: () => T): T {
  const outer = limiting;
  limiting = limit;
  try {
    return run();
  } finally {
    limiting = outer;
  }
}

/** Returns a function that restores the limit, which work that is ended from outside does not do. */
export function saveLimit(): () => void {
  const saved = limiting;
  return () => {
    limiting = saved;
  };
}

/** Checks the limits of the current reading and of {@link runWithin}, if any, as {@link Reading.check}. */
export function checkReading(): void {
  limiting?.check();
  running.getStore()?.check();
}

/** Returns the time left of the current reading, in milliseconds; `Infinity` without one. */
export function readingLeftMs(): number {
  return running.getStore()?.limit.leftMs ?? Infinity;
}

/** Returns the limit of reading where a caller sets none: no other than that of the current reading, if any. */
export function defaultLimitMs(ownMs = READING_TIMEOUT_MS): number {
  return readingLeftMs() === Infinity ? ownMs : Infinity;
}
