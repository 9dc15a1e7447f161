/**
 * Returns the time that is left for a request, in milliseconds; no limit for `Infinity`.
 *
 * @param endsAt on the clock of `performance.now()`.
 */
export function timeoutUntil(endsAt: number): { timeoutMs?: number } {
  return endsAt === Infinity ? {} : { timeoutMs: Math.max(1, Math.ceil(endsAt - performance.now())) };
}
