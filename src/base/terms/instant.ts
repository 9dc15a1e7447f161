import { isDate } from "../realms.js";

// Date.parse takes 24:00:00 as well, which RFC 3339 has not.
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt]((?!24)\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NANOSECONDS = /^-?\d{1,19}$/;
const NANOSECONDS_OF_A_DAY = 86_400_000_000_000n;

/** Parses an RFC 3339 time to nanoseconds since the epoch; `undefined` for other text. */
export function parseTimeNs(text: string): bigint | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [, date = "", time = "", fraction = "", zone = ""] = match;
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(ms)) return undefined;
  // Date.parse rolls 30 February over to March, so the day must survive a round trip.
  if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) return undefined;
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, "0"));
}

/** Converts a time to nanoseconds since the epoch. */
export function toNs(time: Date | bigint): bigint {
  return isDate(time) ? BigInt(time.getTime()) * 1_000_000n : time;
}

/** Parses an RFC 3339 time or nanoseconds since the epoch to nanoseconds; `undefined` for other text. */
export function parseInstantNs(text: string): bigint | undefined {
  return NANOSECONDS.test(text) ? BigInt(text) : parseTimeNs(text);
}

/** Parses a day (`2026-01-31`, UTC) as its last nanosecond, or an RFC 3339 time; `undefined` for other text. */
export function parseLastNs(text: string): bigint | undefined {
  if (!DAY.test(text)) return parseTimeNs(text);
  const start = parseTimeNs(`${text}T00:00:00Z`);
  return start === undefined ? undefined : start + NANOSECONDS_OF_A_DAY - 1n;
}
