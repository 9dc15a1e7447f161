import { writeOut } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { isInteractive } from "./terminal-style.js";

const FIRST_MS = 500;
const EVERY_MS = 200;
const CLEAR_LINE = "\r\x1b[K";

/** A line on the terminal that says what a command waits for. */
export interface Progress {
  /** What the line says from now on. */
  update(text: string): void;
  /** Takes the line away. Call it before anything else is written. */
  end(): Promise<void>;
}

const SILENT: Progress = { update: () => undefined, end: () => Promise.resolve() };

/**
 * Shows a line with the seconds gone by, from half a second on. It is never shown in CI, in a pipe, with
 * `--quiet`, or on a terminal that cannot clear a line.
 */
export function startProgress({ io, flags }: CommandContext, text: string): Progress {
  if (flags.quiet === true || !isInteractive(io, io.stderr) || io.env["TERM"] === "dumb") return SILENT;
  const started = performance.now();
  let current = text;
  let shown = false;
  const write = (line: string): Promise<void> => writeOut(io.stderr, line).catch(() => undefined);
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
