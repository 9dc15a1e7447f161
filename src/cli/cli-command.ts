import {
  Command,
  CommanderError,
  InvalidArgumentError,
  Option,
  type Argument,
  type ParseOptionsResult,
} from "commander";
import { shownValue } from "../base/text/address.js";
import { CliHelp } from "./help.js";
import { CliOption } from "./options/option-table.js";

/** An unknown option or command. Suggestions are found by its name. */
export class UnknownWordError extends CommanderError {
  readonly kind: "option" | "command";
  readonly word: string;

  constructor(kind: UnknownWordError["kind"], word: string) {
    super(1, `commander.unknown${kind === "option" ? "Option" : "Command"}`, `unknown ${kind}`);
    this.kind = kind;
    this.word = word;
  }
}

/**
 * A command whose errors carry their subject as members, and contain no secret of an address.
 *
 * The methods without `override` replace Commander's own, which have these names but are missing in its types.
 */
export class CliCommand extends Command {
  override createCommand(name?: string): CliCommand {
    return new CliCommand(name);
  }

  override createHelp(): CliHelp {
    return Object.assign(new CliHelp(), this.configureHelp());
  }

  /** Moves flags without their optional value behind the operands after them: Commander would take the first as the value. */
  override parseOptions(args: string[]): ParseOptionsResult {
    const end = args.indexOf("--");
    const words = end < 0 ? [...args] : args.slice(0, end);
    for (const option of this.options) {
      // Commander calls <format[=file]> optional too.
      if (option.required || !option.optional || !(option instanceof CliOption)) continue;
      const at = words.findIndex((word) => word === option.long || word === option.short);
      const [flag, next] = words.slice(Math.max(at, 0), at + 2);
      if (at < 0 || flag === undefined || next === undefined || option.isValue(next)) continue;
      words.splice(at, 1);
      const other = words.findIndex((word, index) => index >= at && /^-./.test(word));
      words.splice(other < 0 ? words.length : other, 0, flag);
    }
    return super.parseOptions([...words, ...args.slice(words.length)]);
  }

  unknownOption(flag: string): never {
    throw new UnknownWordError("option", flag);
  }

  unknownCommand(): never {
    throw new UnknownWordError("command", this.args[0] ?? "");
  }

  _callParseArg(target: Option | Argument, value: string, previous: unknown): unknown {
    try {
      return target.parseArg?.(value, previous);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      const shown = shownValue(value);
      const subject =
        target instanceof Option
          ? `option '${target.flags}' argument '${shown}' is invalid.`
          : `command-argument value '${shown}' is invalid for argument '${target.name()}'.`;
      return this.error(`error: ${subject} ${error.message}`, { exitCode: error.exitCode, code: error.code });
    }
  }
}
