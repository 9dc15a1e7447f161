import type { Command } from "commander";
import type { CliIo } from "./cli-io.js";
import type { ExitCode } from "./exit-codes.js";
import type { GlobalFlags } from "./global-flags.js";
import type { TerminalStyle } from "./terminal-style.js";

/** What a command works with. */
export interface CommandContext {
  io: CliIo;
  flags: GlobalFlags;
  /** For stdout. */
  style: TerminalStyle;
  /** For stderr. */
  noteStyle: TerminalStyle;
  /** Tells the user something on stderr that is not the answer; `--quiet` leaves it out. */
  note(text: string): Promise<void>;
  /** A note that begins with `warning:`. */
  warn(text: string): Promise<void>;
}

/** Runs once the arguments are read, and gives the exit code after the answer was written. */
export type RunCommand = (context: CommandContext) => Promise<ExitCode>;

/** A module in commands/. It is imported only when its command is used. */
export interface CommandModule {
  /**
   * Declares arguments and options on the command, whose name and summary are set already. The action that it
   * sets calls `start` with what is to run.
   */
  configure(command: Command, start: (run: RunCommand) => void): void;
}
