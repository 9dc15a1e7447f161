import { createStyle } from "../../report/style.js";
import type { TextStyle } from "../../report/style.js";
import type { CliIo, OutputStream } from "./cli-io.js";

/**
 * Whether a stream is an interactive terminal. A non-empty `CI` disables it.
 */
export function isInteractive(io: Pick<CliIo, "env">, stream: OutputStream): boolean {
  return stream.isTTY === true && !io.env["CI"];
}

/** Whether to colour a stream: not a pipe or file, in CI, with a non-empty `NO_COLOR` (no-color.org) or TERM=dumb. */
export function isColored(io: Pick<CliIo, "env">, stream: OutputStream, color = true): boolean {
  return color && isInteractive(io, stream) && !io.env["NO_COLOR"] && io.env["TERM"] !== "dumb";
}

/** The style for a stream. */
export function styleFor(io: Pick<CliIo, "env">, stream: OutputStream, color = true): TextStyle {
  return createStyle(isColored(io, stream, color));
}
