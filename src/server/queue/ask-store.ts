import { Deadline } from "../../base/async/deadline.js";
import { DocumentError } from "../../base/errors.js";

/** Time limit of a request to a store, in milliseconds. */
export const DEFAULT_STORE_TIMEOUT_MS = 120_000;

/** Options of a request to a store. */
export interface ContentStoreRequest {
  /** Aborts when the result is no longer needed: a worker's time is over, or its job was cancelled. */
  signal: AbortSignal;
}

interface AskStoreOptions {
  /** In milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The failed operation, for messages. */
  subject: string;
  document: string;
}

/**
 * Calls a store with a time limit: one that accepts a request and never replies counts as gone.
 *
 * @throws DocumentError `store_unavailable` when the time is over; otherwise the store's error, or the signal's reason.
 */
export async function askStore<T>(
  ask: (request: { signal: AbortSignal }) => Promise<T>,
  { timeoutMs, signal, subject, document }: AskStoreOptions,
): Promise<T> {
  const deadline = new Deadline({
    timeoutMs,
    signals: [signal],
    timedOut: () =>
      new DocumentError(`${subject} within ${String(timeoutMs)} ms; is its disk or server up?`, {
        code: "store_unavailable",
        document,
      }),
  });
  const { signal: ends } = deadline;
  try {
    return await deadline.wait(ask({ signal: ends }));
  } catch (error) {
    // A store that observes the signal may throw an error of its own.
    throw ends.aborted ? ends.reason : error;
  } finally {
    deadline.close();
  }
}
