const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Microseconds since the epoch, the precision in which the service keeps times. */
export type Microseconds = number;

/** Parses an RFC 3339 time; digits below a microsecond are dropped. Returns `undefined` for an invalid one. */
export function parseTimestamp(text: string): Microseconds | undefined {
  const match = RFC3339.exec(text);
  if (match === null) return undefined;
  const [, seconds = "", fraction = "", zone = ""] = match;
  const epochMs = Date.parse(seconds + zone);
  if (Number.isNaN(epochMs)) return undefined;
  return epochMs * 1000 + Number(fraction.padEnd(6, "0").slice(0, 6));
}

/** RFC 3339 in UTC with no, three or six digits after the point, as protobuf's JSON writes timestamps. */
export function formatTimestamp(time: Microseconds): string {
  const fraction = ((time % 1_000_000) + 1_000_000) % 1_000_000;
  const seconds = new Date((time - fraction) / 1000).toISOString().slice(0, 19);
  if (fraction === 0) return `${seconds}Z`;
  const digits = String(fraction).padStart(6, "0");
  return `${seconds}.${digits.endsWith("000") ? digits.slice(0, 3) : digits}Z`;
}
