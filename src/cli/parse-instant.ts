const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;
const NANOSECONDS = /^-?\d{1,19}$/;

/** Reads an RFC 3339 time, or nanoseconds since the epoch, as nanoseconds; `undefined` when it is neither. */
export function parseInstantNs(text: string): bigint | undefined {
  if (NANOSECONDS.test(text)) return BigInt(text);
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [, date = "", time = "", fraction = "", zone = ""] = match;
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(ms)) return undefined;
  // Date.parse rolls 30 February over to March, so the day must come back as it was written.
  if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) return undefined;
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, "0"));
}
