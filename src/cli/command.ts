import type { Command } from "commander";
import type { CliIo } from "./terminal/cli-io.js";
import type { ExitCode } from "./exit-codes.js";
import type { TextStyle } from "../gate/report/style.js";
import type { GlobalFlags } from "./options/service-options.js";

export interface CommandContext {
  /** Every command, in the order of the help. */
  commands: readonly CommandEntry[];
  io: CliIo;
  flags: GlobalFlags;
  /** Style of stdout. */
  style: TextStyle;
  /** Style of stderr. */
  noteStyle: TextStyle;
  /** Writes a note to stderr; `--quiet` suppresses it. */
  note(text: string): Promise<void>;
  /** Writes a note that begins with `warning:`. */
  warn(text: string): Promise<void>;
}

/** Runs after the arguments are parsed. Resolves to the exit code once the output is written. */
export type RunCommand = (context: CommandContext) => Promise<ExitCode>;

/** A module in commands/. It is imported only when its command is used. */
export interface CommandModule {
  /** Declares arguments and options on the command, whose name and summary are already set. Its action passes the run to `start`. */
  configure(command: Command, start: (run: RunCommand) => void): void;
}

/** A command's entry in the list of commands, and the loader of its module. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** It never calls the evidence service, so that its help omits the service's options. */
  isLocal?: true;
  load(): Promise<CommandModule>;
}
