/** Temporary credentials with less time left are replaced, as in OPA, in milliseconds. */
const MIN_LEFT_MS = 5 * 60_000;

/** A value with its expiration, in milliseconds since the epoch. */
export interface Temporary<T> {
  value: T;
  endsAt: number;
}

/** Caches a value until 5 minutes before its expiration. */
export function cached<T>(
  ask: (signal: AbortSignal) => Promise<Temporary<T>>,
): (signal: AbortSignal) => Promise<T> {
  let last: Temporary<T> | undefined;
  return async (signal) => {
    if (last === undefined || last.endsAt - Date.now() <= MIN_LEFT_MS) last = await ask(signal);
    return last.value;
  };
}
