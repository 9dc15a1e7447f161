import type { Command } from "commander";
import type { CommandContext, CommandModule } from "./command.js";
import type { ExitCode } from "./exit-codes.js";
import { addHelp, type CommandHelp } from "./help.js";
import { addOptions, type FlagValues, type OptionTable } from "./options/option-table.js";
import type { GLOBAL_OPTIONS } from "./options/service-options.js";

type ArgumentTable = readonly (readonly [usage: string, description: string])[];

/** The value of an argument in Commander: of `<file>`, `[file]` and `<file...>`. */
type ArgumentValue<Usage extends string> = Usage extends `${string}...${string}`
  ? string[]
  : Usage extends `<${string}`
    ? string
    : string | undefined;

type ArgumentValues<Arguments extends ArgumentTable> = Arguments extends readonly [
  readonly [infer Usage extends string, string],
  ...infer Others extends ArgumentTable,
]
  ? [ArgumentValue<Usage>, ...ArgumentValues<Others>]
  : [];

/** The arguments with which Commander calls an action. */
type RunValues<Arguments extends ArgumentTable, Options extends OptionTable> = [
  ...ArgumentValues<Arguments>,
  FlagValues<Options>,
  Command,
];

/** A command: its arguments, its options, its help, and its run. */
interface CommandDefinition<
  Arguments extends ArgumentTable,
  Options extends OptionTable,
> extends CommandHelp {
  /** Usage, such as `<file...>`, and description of each. Default: none. */
  readonly arguments?: Arguments;
  /** Default: only those of all commands. */
  readonly options?: Options;
  /** The first line of the help. Default: the summary of the command table. */
  readonly description?: string;
  readonly everyday?: readonly ((keyof Options | keyof typeof GLOBAL_OPTIONS) & string)[];
  /** Receives the values of the arguments, in their order, those of the options, and the command. */
  readonly run: (context: CommandContext, ...values: RunValues<Arguments, Options>) => Promise<ExitCode>;
}

/** Creates the `configure` of a command's module. */
export function defineCommand<
  const Arguments extends ArgumentTable = readonly [],
  Options extends OptionTable = OptionTable,
>(definition: CommandDefinition<Arguments, Options>): CommandModule["configure"] {
  const { arguments: args = [], options = {}, description, run, ...help } = definition;
  return (command, start) => {
    for (const [usage, text] of args) command.argument(usage, text);
    if (description !== undefined) command.description(description);
    addHelp(addOptions(command, options), help).action((...values: RunValues<Arguments, Options>) =>
      start((context) => run(context, ...values)),
    );
  };
}
