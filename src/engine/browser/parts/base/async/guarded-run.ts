/** Delay of the guard after the limit, in milliseconds. */
export const GUARD_MARGIN_MS = 20;

/** A guarded run that took longer than its limit. */
export class RunTimeout extends Error {}

/** A guarded run that a signal ended. A browser has no signals. */
export class RunInterrupted extends Error {}

/** A browser has no signals to which a pass must yield. */
export function hasInterruptListeners(): boolean {
  return false;
}

/** A browser has no signals to handle. */
export function settleSignals(): Promise<void> {
  return Promise.resolve();
}

/**
 * Runs a synchronous function. Nothing in a browser ends it from outside but the end of its worker: policies of this package
 * end themselves, because they count their steps. One that came back too late has no result.
 *
 * @throws RunTimeout
 */
export function runGuarded<T>(run: () => T, limitMs: number): T {
  const startedAt = performance.now();
  const value = run();
  if (performance.now() - startedAt > limitMs) throw new RunTimeout("the run took too long");
  return value;
}
