import type { CliIo, OutputStream } from "./cli-io.js";

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Marks text up for a terminal, or leaves it as it is. */
export type TerminalStyle = Record<keyof typeof CODES, (text: string) => string>;

/**
 * Whether what is written here is read by a person at a terminal. `NO_COLOR` (no-color.org) and `CI` say no when
 * they are set to anything but the empty string.
 */
export function isInteractive(io: Pick<CliIo, "env">, stream: OutputStream): boolean {
  return stream.isTTY === true && !io.env["CI"];
}

/** The style for a stream: plain for pipes and files, in CI, with `NO_COLOR`, and for TERM=dumb. */
export function styleFor(io: Pick<CliIo, "env">, stream: OutputStream, color = true): TerminalStyle {
  const enabled = color && isInteractive(io, stream) && !io.env["NO_COLOR"] && io.env["TERM"] !== "dumb";
  const paint =
    ([on, off]: readonly [number, number]) =>
    (text: string): string =>
      enabled ? `\x1b[${on}m${text}\x1b[${off}m` : text;
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    red: paint(CODES.red),
    green: paint(CODES.green),
    yellow: paint(CODES.yellow),
    cyan: paint(CODES.cyan),
  };
}
