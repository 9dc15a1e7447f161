const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/;
/** Maximum delay of Node's timers. */
const MAX_MS = 2 ** 31 - 1;

/** Reads `500ms`, `30s`, `2m`, `1h` or a number of seconds, as milliseconds; `undefined` for other text and for 0. */
export function parseDurationMs(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const ms = Number(match[1]) * (UNITS_MS[match[2] ?? "s"] ?? Number.NaN);
  return ms >= 1 && ms <= MAX_MS ? Math.round(ms) : undefined;
}
