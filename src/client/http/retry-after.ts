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
