import { EvaluationError } from "../errors.js";
import { message, option } from "../message.js";
import { runGuarded, RunInterrupted, RunTimeout, settleSignals } from "./guarded-run.js";

export interface WithinTimeOptions {
  /** The limit, for errors, in milliseconds. */
  timeoutMs: number;
  /** The part of the limit that is left. Default: all of it. */
  leftMs?: number | undefined;
  /** Whether the work is ended from outside. Default: true. */
  interrupt?: boolean | undefined;
}

/** The error of work that took longer than its limit. @param what the work: `reading m.json`. */
export function tookTooLong(what: string, timeoutMs: number, cause?: unknown): EvaluationError {
  const text = message`${what} took longer than its ${timeoutMs} ms; raise ${option("timeoutMs")} to allow more`;
  return new EvaluationError(text, { code: "timeout", cause });
}

/**
 * Runs synchronous work beside an evaluation, such as reading an input, within the time limit of an evaluation. The limits of
 * {@link runGuarded} apply: it sets no timers.
 *
 * @param what the work, for errors.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function withinTime<T>(
  what: string,
  { interrupt, timeoutMs, leftMs = timeoutMs }: WithinTimeOptions,
  run: () => T,
): Promise<T> {
  if (interrupt === false) return run();
  await settleSignals();
  try {
    return runGuarded(run, leftMs, true);
  } catch (error) {
    if (error instanceof RunTimeout) throw tookTooLong(what, timeoutMs, error);
    if (!(error instanceof RunInterrupted)) throw error;
    throw new EvaluationError(`${what} was aborted`, { code: "aborted", cause: error });
  }
}
