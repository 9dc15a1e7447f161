import type { Command } from "commander";

/**
 * Adds options under a heading of their own in a command's help.
 *
 * @param heading such as `Recordings`.
 */
export function inGroup(command: Command, heading: string, add: (command: Command) => void): Command {
  const before = command.optionsGroup();
  command.optionsGroup(`${heading}:`);
  add(command);
  return command.optionsGroup(before);
}
