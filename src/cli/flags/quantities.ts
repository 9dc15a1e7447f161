import { InvalidArgumentError } from "commander";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";

/** Creates a parser for integer options. */
export function parseCount(minimum: 0 | 1): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= minimum)) throw new InvalidArgumentError(`Write an integer of at least ${minimum}.`);
    return count;
  };
}

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/;

/** Reads `500ms`, `30s`, `2m`, `1h` or a number of seconds, as milliseconds; `undefined` for other text and for 0. */
export function parseDurationMs(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const ms = Number(match[1]) * (UNITS_MS[match[2] ?? "s"] ?? Number.NaN);
  return ms >= 1 && ms <= MAX_TIMER_MS ? Math.round(ms) : undefined;
}

const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
};
const SIZE = /^(\d{1,15}(?:\.\d{1,6})?) ?([kmg]i?b)?$/i;

/** Creates a parser for size options: `500MB`, `2GiB` or a number of bytes. */
export function parseSize(text: string): number {
  const match = SIZE.exec(text);
  const unit = UNITS[(match?.[2] ?? "").toLowerCase()];
  const bytes = match === null || unit === undefined ? Number.NaN : Math.floor(Number(match[1]) * unit);
  if (!(bytes >= 1 && Number.isSafeInteger(bytes))) {
    throw new InvalidArgumentError("Write it as 500MB, 2GiB or a number of bytes.");
  }
  return bytes;
}
