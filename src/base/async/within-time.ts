import { runGuarded, RunInterrupted, RunTimeout, settleSignals } from "./guarded-run.js";
import { defaultLimitMs, wasAborted, workLimit, type ReadingLimits } from "./reading.js";

export interface WithinTimeOptions {
  /** The limit, for errors, in milliseconds. */
  timeoutMs: number;
  /** The part of the limit that is left. Default: all of it. */
  leftMs?: number | undefined;
  /** As of `ReadingLimits`. */
  advice?: ReadingLimits["advice"];
  /** Whether the work is ended from outside. Default: true. */
  interrupt?: boolean | undefined;
}

/**
 * Runs synchronous work beside an evaluation, such as reading an input, within the time limit of an evaluation. The limits of
 * {@link runGuarded} apply: it sets no timers.
 *
 * @param subject the work, for errors.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function withinTime<T>(
  subject: string,
  { interrupt, ...limit }: WithinTimeOptions,
  run: () => T,
): Promise<T> {
  if (interrupt === false) return run();
  await settleSignals();
  const { leftMs, timedOut } = workLimit(subject, limit);
  try {
    return runGuarded(run, leftMs, true);
  } catch (error) {
    if (error instanceof RunTimeout) throw timedOut();
    if (!(error instanceof RunInterrupted)) throw error;
    throw wasAborted(subject, error);
  }
}

/** Smaller texts are read in some milliseconds, in which a guard, which starts a thread, would show. In bytes. */
export const GUARDED_BYTES = 256 * 1024;
/** Default time limit of reading a document where no reading around it has one, in milliseconds. */
const DOCUMENT_TIMEOUT_MS = 60_000;

/**
 * Reads a foreign text, or a value derived from it, within its own limit and that of the current reading. Work that grows with the text
 * goes through here, or yields to the event loop and checks a deadline in each turn. So no text outlives the time limit, and signals end
 * the process meanwhile, also where evaluations are not interrupted.
 *
 * @param label the reading, for errors: `reading m.json`.
 * @param size of the text, in bytes.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function readWithinTime<T>(
  label: string,
  size: number,
  {
    timeoutMs = defaultLimitMs(DOCUMENT_TIMEOUT_MS),
    ...others
  }: { timeoutMs?: number | undefined } & Omit<WithinTimeOptions, "timeoutMs">,
  read: () => T,
): Promise<T> {
  if (size < GUARDED_BYTES) return read();
  return withinTime(label, { ...others, timeoutMs }, read);
}
