import { setTimeout as sleep } from "node:timers/promises";
import type { Delay } from "./config/setting-schemas.js";

/** The clock and the random source that delays depend on. */
export interface RepeatClock {
  random(): number;
  /** Rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: RepeatClock = {
  random: () => Math.random(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

/** The first delay after a failure, as in OPA, and the minimum of all, in milliseconds. */
const SHORTEST_MS = 100;

/** The delay after a number of consecutive failures: doubled with each, up to the longest, and between half and all of that. */
export function failureDelayMs(failures: number, { maxMs }: Delay, random: number): number {
  const backoff = Math.min(SHORTEST_MS * 2 ** Math.min(failures - 1, 30), Math.max(maxMs, SHORTEST_MS));
  return backoff / 2 + (backoff / 2) * random;
}

/**
 * Repeats a task until the signal is aborted: after success at a random time between the shortest and the longest
 * delay, or at once on request; after a failure soon, and later with each further one.
 *
 * @param task reports its failures itself. It resolves to `again` to be repeated at once.
 */
export async function repeat(
  task: () => Promise<"again" | undefined>,
  delay: Delay,
  signal: AbortSignal,
  clock: RepeatClock = systemClock,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let waitMs: number;
    try {
      if ((await task()) === "again") continue;
      failures = 0;
      waitMs = Math.max(SHORTEST_MS, delay.minMs + (delay.maxMs - delay.minMs) * clock.random());
    } catch {
      failures++;
      waitMs = failureDelayMs(failures, delay, clock.random());
    }
    try {
      await clock.sleep(waitMs, signal);
    } catch {
      return;
    }
  }
}
