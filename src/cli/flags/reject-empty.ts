import type { Command } from "commander";
import { CommandError } from "../exit-codes.js";
import { takesPath } from "../options/option-table.js";

function withParents(command: Command): Command[] {
  return command.parent === null ? [command] : [command, ...withParents(command.parent)];
}

/**
 * Rejects an empty path or argument, which an unset shell variable leaves. An empty path would be the working folder.
 *
 * @throws CommandError (exit 2)
 */
export function rejectEmpty(command: Command): void {
  const cure = "write it, or omit it; an unset variable makes it empty";
  if (command.args.some((text) => text.trim() === "")) {
    throw new CommandError(`an argument of ${command.name()} is empty: ${cure}`);
  }
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  for (const option of withParents(command).flatMap(({ options }) => options)) {
    const name = option.attributeName();
    const texts = [values[name]].flat();
    if (!takesPath(option.flags) || command.getOptionValueSourceWithGlobals(name) !== "cli") continue;
    if (texts.some((text) => typeof text === "string" && text.trim() === "")) {
      throw new CommandError(`the value of ${option.long ?? option.flags} is empty: ${cure}`);
    }
  }
}
