import { Deadline } from "../../base/async/deadline.js";
import { DocumentError } from "../../base/errors.js";

/** Time of a question to a store, in milliseconds. */
export const DEFAULT_STORE_TIMEOUT_MS = 120_000;

/** How a store is asked. */
export interface ContentStoreRequest {
  /** Aborts when nobody waits for the answer any more: a worker's time is over, or its job was cancelled. */
  signal: AbortSignal;
}

interface AskStoreOptions {
  /** In milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** What it did not do, for messages. */
  what: string;
  document: string;
}

/**
 * Asks a store, for at most a time: one that accepts and never answers is gone.
 *
 * @throws DocumentError `store_unavailable` when the time is over; else as the store does, or the signal's reason.
 */
export async function askStore<T>(
  ask: (request: { signal: AbortSignal }) => Promise<T>,
  { timeoutMs, signal, what, document }: AskStoreOptions,
): Promise<T> {
  const deadline = new Deadline({
    timeoutMs,
    signals: [signal],
    timedOut: () =>
      new DocumentError(`${what} within ${String(timeoutMs)} ms; can what it is on be reached?`, {
        code: "store_unavailable",
        document,
      }),
  });
  const { signal: ends } = deadline;
  try {
    return await deadline.wait(ask({ signal: ends }));
  } catch (error) {
    // A store that heeds the signal says so in its own words.
    throw ends.aborted ? ends.reason : error;
  } finally {
    deadline.close();
  }
}
