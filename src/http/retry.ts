import { setTimeout as sleep } from "node:timers/promises";
import { toSignal } from "../base/async/on-abort.js";
import type { FlightControl } from "../base/async/single-flight.js";
import { ServiceError } from "../base/errors.js";

/** How often and how fast a request is made again. */
export interface RetryPolicy {
  maxAttempts: number;
  baseDelayMs: number;
  /** The longest wait between attempts, unless the service requests a longer one. */
  maxDelayMs: number;
}

/** When the service requests a longer wait, there is no further attempt: the error carries `retryAfterMs`. */
const MAX_RETRY_AFTER_MS = 10 * 60_000;

/**
 * The limits of a call while it is in progress, and its hooks. `mayRetry` is called after an attempt that failed: without it, that
 * failure is the call's result.
 */
export interface CallControl extends FlightControl {
  /** To call with every request. */
  countRequest(): void;
  /** To call when the response comes over gRPC although REST is configured. */
  noteGrpc?(): void;
  /** To call when a cached response is returned. */
  noteKept?(): void;
  /** To call when the last request of a call with an effect provably had none. */
  noteUnprocessed?(): void;
}

/**
 * Returns the time of an attempt, in milliseconds: at most `timeoutMs`, and not past the call's deadline. At least 1.
 */
export function attemptTimeoutMs(control: CallControl, timeoutMs = Infinity): number {
  return Math.min(timeoutMs, Math.max(1, Math.floor(control.deadline() - Date.now())));
}

/** The time and chance that retries depend on. */
export interface RetryClock {
  now(): number;
  random(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

const systemClock: RetryClock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

/**
 * Makes an attempt, and again after failures that are retryable, until the attempts or the deadline run out.
 * A wait that would not end before the deadline is not begun. The last failure is thrown as it is.
 *
 * undici's `RetryAgent` repeats requests: it knows no deadline, no effect, no invalid response and no gRPC, repeats earlier than a long
 * `Retry-After` permits, and joins the bodies of two responses.
 *
 * @param attempt gets its number, from 1.
 */
export function withRetries<T>(
  attempt: (number: number) => Promise<T>,
  policy: RetryPolicy,
  control: CallControl,
  clock: RetryClock = systemClock,
): Promise<T> {
  // Most first attempts succeed, so nothing but them is held.
  return attempt(1).catch(async (failure: unknown) => {
    let error = failure;
    for (let number = 1; ; number += 1) {
      await waitToRetry(error, number, policy, control, clock);
      try {
        return await attempt(number + 1);
      } catch (next) {
        error = next;
      }
    }
  });
}

/**
 * Waits for the time of the next attempt.
 *
 * @param number of the attempt that failed. @throws its error when there is no further one.
 */
async function waitToRetry(
  error: unknown,
  number: number,
  policy: RetryPolicy,
  control: CallControl,
  clock: RetryClock,
): Promise<void> {
  if (!(error instanceof ServiceError) || !error.retryable || control.signal.aborted) throw error;
  if (number >= policy.maxAttempts) throw error;
  const { retryAfterMs = 0 } = error;
  if (retryAfterMs > MAX_RETRY_AFTER_MS) throw error;
  const delayMs = retryDelay(number, retryAfterMs, policy, clock.random());
  if (clock.now() + delayMs >= control.deadline() || !control.mayRetry()) throw error;
  try {
    await clock.sleep(delayMs, toSignal(control.signal));
  } catch {
    throw error;
  }
}

/**
 * Returns the wait after the attempt of this number: between half and all of the base delay doubled with each attempt,
 * up to the maximum; never less than the service requested.
 */
export function retryDelay(
  number: number,
  retryAfterMs: number,
  policy: RetryPolicy,
  random: number,
): number {
  const backoff = Math.min(policy.baseDelayMs * 2 ** (number - 1), policy.maxDelayMs);
  const jittered = backoff / 2 + (backoff / 2) * random;
  return Math.max(jittered, retryAfterMs);
}

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or an HTTP date.
 *
 * @returns the wait in milliseconds, `undefined` without a valid header.
 */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  const text = value?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // A date starts with the name of its day; `Date.parse` takes much more than that.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
