import { Command, type Option } from "commander";

/**
 * A command that finds its options by their flags. Commander looks through all of them for each that it adds, and again for each word of
 * a command line: with the sixty of `eval` that is most of what it does.
 */
export class QuickCommand extends Command {
  readonly #byFlag = new Map<string, Option>();
  #indexed = 0;

  override createCommand(name?: string): QuickCommand {
    return new QuickCommand(name);
  }

  /** In place of Commander's own, which has this name and is not in its types. */
  _findOption(flag: string): Option | undefined {
    for (const option of this.options.slice(this.#indexed)) {
      for (const name of [option.short, option.long]) {
        if (name !== undefined && !this.#byFlag.has(name)) this.#byFlag.set(name, option);
      }
    }
    this.#indexed = this.options.length;
    return this.#byFlag.get(flag);
  }
}
