import { InvalidArgumentError } from "commander";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { parseInstantNs } from "../../base/terms/instant.js";
import { MAX_WASM_BYTES } from "../../base/text/option-rules.js";
import { nearest } from "../../base/text/nearest.js";

/** Creates a parser for integer options. */
export function parseCount(minimum: 0 | 1): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= minimum)) throw new InvalidArgumentError(`Write an integer of at least ${minimum}.`);
    return count;
  };
}

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION_PART = /(\d+(?:\.\d+)?)(ms|s|m|h)/g;

/** Parses `500ms`, `30s`, `1m30s`, `1h` or a number of seconds, as milliseconds; `undefined` for other text and for 0. */
export function parseDurationMs(text: string): number | undefined {
  const withUnit = /^\d+(?:\.\d+)?$/.test(text) ? `${text}s` : text;
  const parts = [...withUnit.matchAll(DURATION_PART)];
  if (parts.map(([part]) => part).join("") !== withUnit) return undefined;
  const ms = parts.reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * (UNITS_MS[unit] ?? Number.NaN),
    0,
  );
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

/** Parses a size: `500MB`, `2GiB` or a number of bytes. */
export function parseSize(text: string): number {
  const match = SIZE.exec(text);
  const unit = UNITS[(match?.[2] ?? "").toLowerCase()];
  const bytes = match === null || unit === undefined ? Number.NaN : Math.floor(Number(match[1]) * unit);
  if (!(bytes >= 1 && Number.isSafeInteger(bytes))) {
    throw new InvalidArgumentError("Write it as 500MB, 2GiB or a number of bytes.");
  }
  return bytes;
}

/** Parses a size of memory. */
export function parseMemory(text: string): number {
  const bytes = parseSize(text);
  if (bytes > MAX_WASM_BYTES) throw new InvalidArgumentError("WebAssembly has at most 4GiB.");
  return bytes;
}

/** Collects a repeatable option. */
export function collect(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value];
}

/** Collects a repeatable option with comma-separated values. */
export function collectList(value: string, previous: readonly string[] = []): string[] {
  return [...previous, ...value.split(",").map((item) => item.trim())];
}

/** Makes a parser reject a second value, which would silently replace the first. */
export function once<Value>(
  read: (text: string, previous: unknown) => Value,
): (text: string, previous: unknown) => Value {
  return (text, previous) => {
    if (previous !== undefined) throw new InvalidArgumentError("Pass this option only once.");
    return read(text, previous);
  };
}

/** Parses a duration as milliseconds. */
export function readDuration(text: string): number {
  const ms = parseDurationMs(text);
  if (ms === undefined)
    throw new InvalidArgumentError(
      "Write a number above 0 with its unit (500ms, 30s, 1m30s, 1h), or of seconds (30).",
    );
  return ms;
}

/** Parses an instant as nanoseconds since the epoch. */
export function readInstant(text: string): bigint {
  const instant = parseInstantNs(text);
  if (instant === undefined) {
    throw new InvalidArgumentError("Write it as 2026-01-31T12:00:00Z, or in nanoseconds since the epoch.");
  }
  return instant;
}

/** Parses a level of optimization. */
export function readLevel(text: string): number {
  if (!/^[012]$/.test(text)) throw new InvalidArgumentError("Allowed choices are 0, 1, 2.");
  return Number(text);
}

/** Parses a share in percent. */
export function readPercent(text: string): number {
  const percent = text.trim() === "" ? NaN : Number(text);
  if (!(percent >= 0 && percent <= 100)) throw new InvalidArgumentError("Write a number from 0 to 100.");
  return percent;
}

/** Creates a parser of one of several words. */
export function oneOf(words: readonly string[]) {
  return (text: string): string => {
    if (words.includes(text)) return text;
    throw new InvalidArgumentError(
      `Allowed choices are ${words.join(", ")}${nearest(text.toLowerCase(), words)}.`,
    );
  };
}

/** Creates a parser of one of several words, which appends it to a list. */
export function oneMore(words: readonly string[]) {
  const read = oneOf(words);
  return (text: string, previous: readonly string[] = []): string[] => [...previous, read(text)];
}
