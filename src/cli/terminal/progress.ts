import { isInteractive, writeSafe } from "./cli-io.js";
import type { CommandContext } from "../command.js";

const FIRST_MS = 500;
const EVERY_MS = 200;
const CLEAR_LINE = "\r\x1b[K";

/** A progress line on the terminal. */
export interface Progress {
  /** Replaces the text. */
  update(text: string): void;
  /** Clears the line. Call it before any other output. */
  end(): Promise<void>;
}

const SILENT: Progress = { update: () => undefined, end: () => Promise.resolve() };

/**
 * Shows a line with the elapsed seconds, after half a second. It is never shown in CI, in a pipe, with `--quiet`, or on
 * a terminal that cannot clear a line.
 */
export function startProgress({ io, flags }: CommandContext, text: string): Progress {
  if (flags.quiet === true || !isInteractive(io, io.stderr) || io.env["TERM"] === "dumb") return SILENT;
  const started = performance.now();
  let current = text;
  let shown = false;
  const write = (line: string): Promise<void> => writeSafe(io.stderr, line).catch(() => undefined);
  const timer = setInterval(() => {
    const elapsed = performance.now() - started;
    if (elapsed < FIRST_MS) return;
    shown = true;
    const line = `${current} (${(elapsed / 1000).toFixed(0)} s)`.slice(0, (io.stderr.columns || 80) - 1);
    void write(CLEAR_LINE + line);
  }, EVERY_MS);
  timer.unref();
  return {
    update: (next) => (current = next),
    end: async () => {
      clearInterval(timer);
      if (shown) await write(CLEAR_LINE);
      shown = false;
    },
  };
}
