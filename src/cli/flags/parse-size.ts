import { InvalidArgumentError } from "commander";

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
