import { type Command, Help, Option } from "commander";
import { SERVICE_OPTIONS } from "./options/service-options.js";

/** The texts of a command's help in addition to its arguments and options. They are wrapped on output. */
export interface CommandHelp {
  /** For new users. Paragraphs are separated by an empty line. */
  readonly about?: string;
  /** For the complete help only. */
  readonly details?: string;
  /** Shell commands, each on one line, a note after two spaces and `#`; the first few are in the short help. */
  readonly examples: readonly string[];
  /** The meaning of each exit code, if it differs from that of all commands. */
  readonly exitCodes?: string;
  /** The options of the short help, by Commander's names and in their order. Default: the command's own. */
  readonly everyday?: readonly string[];
}

/** Commander's heading of the options without one. */
const OWN_OPTIONS = "Options:";

/** Number of examples in a short help. */
const FEW_EXAMPLES = 4;

/** An option or argument that is longer is printed on a separate line. */
const MAX_TERM = 24;

/** More choices are listed in the complete help only. */
const FEW_CHOICES = 12;

/** Options of every command that each short help includes, those of the service where it is used. */
const COMMON = ["baseUrl", "platformUrl", "organization", "ca", "tokenFile", "profile", "timeout", "quiet"];

/** A word of a shell command, quoted or not, together with the option whose value it may be. */
const SHELL_WORD = /(?:-[^\s=]* (?!-))?(?:'[^']*'|"[^"]*"|\S)+/g;

const helps = new WeakMap<Command, CommandHelp>();

/** Sets the texts of a command's help. */
export function addHelp<Kind extends Command>(command: Kind, help: CommandHelp): Kind {
  helps.set(command, help);
  return command;
}

/** The help of a command: the common options in about a screen, or with `isWhole` every option by its heading. */
export class CliHelp extends Help {
  isWhole = false;
  /** Whether a command of this name uses the evidence service. */
  usesService: (name: string) => boolean = () => true;

  override visibleOptions(command: Command): Option[] {
    const own = super.visibleOptions(command);
    const names = this.#everyday(command);
    if (names === undefined) {
      return this.isWhole ? own : own.filter(({ helpGroupHeading }) => helpGroupHeading === undefined);
    }
    const known = [...own, ...super.visibleGlobalOptions(command)];
    return [...names, "help"].flatMap((name) =>
      known.filter((option) => option.attributeName() === name).slice(0, 1),
    );
  }

  /** The complete help of a command that does not use the service omits the service's options, too. */
  override visibleGlobalOptions(command: Command): Option[] {
    if (this.#everyday(command) !== undefined) return [];
    return super.visibleGlobalOptions(command).filter((option) => {
      const name = option.attributeName();
      if (Object.hasOwn(SERVICE_OPTIONS, name) && !this.usesService(command.name())) return false;
      return this.isWhole || COMMON.includes(name);
    });
  }

  /** A command's own options come before shared ones; the short help has no other headings. */
  override groupItems<Item extends Command | Option>(
    unsorted: Item[],
    visible: Item[],
    headingOf: (item: Item) => string,
  ): Map<string, Item[]> {
    const groups = super.groupItems(unsorted, visible, (item) =>
      !this.isWhole && item instanceof Option ? OWN_OPTIONS : headingOf(item),
    );
    return new Map([...groups].sort(([a], [b]) => Number(b === OWN_OPTIONS) - Number(a === OWN_OPTIONS)));
  }

  override padWidth(command: Command, helper: Help): number {
    return Math.min(super.padWidth(command, helper), MAX_TERM);
  }

  override formatItem(term: string, width: number, description: string, helper: Help): string {
    const item = super.formatItem(term.length > width ? "" : term, width, description, helper);
    return term.length > width ? `  ${term}\n${item}` : item;
  }

  override optionDescription(option: Option): string {
    const { argChoices = [], defaultValueDescription, description } = option;
    const defaultValue: unknown = option.defaultValue;
    const notes = [
      ...(argChoices.length > 0 && (this.isWhole || argChoices.length <= FEW_CHOICES)
        ? [argChoices.join(", ")]
        : []),
      ...(defaultValueDescription !== undefined ||
      typeof defaultValue === "string" ||
      typeof defaultValue === "number"
        ? [`default: ${defaultValueDescription ?? String(defaultValue)}`]
        : []),
    ];
    return notes.length === 0 ? description : `${description} (${notes.join("; ")})`;
  }

  override formatHelp(command: Command, helper: Help): string {
    const { about, details, examples = [], exitCodes } = helps.get(command) ?? {};
    const width = this.helpWidth ?? 80;
    const wrapped = (text: string): string[] =>
      text
        .split(/\n\s*\n/)
        .flatMap((paragraph) => ["", this.boxWrap(paragraph.trim().replaceAll(/\s+/g, " "), width)]);
    const shown = this.isWhole ? examples : examples.slice(0, FEW_EXAMPLES);
    return [
      super.formatHelp(command, helper).trimEnd(),
      ...[about, ...(this.isWhole ? [details] : [])].flatMap((text) =>
        text === undefined ? [] : wrapped(text),
      ),
      ...(shown.length === 0
        ? []
        : ["", "Examples:", ...shown.map((example) => this.#example(example, width))]),
      ...(exitCodes === undefined ? [] : wrapped(`Exit codes: ${exitCodes}`)),
      "",
    ].join("\n");
  }

  /** Breaks an example between words, so that a shell still accepts it; a note that does not fit is below. */
  #example(example: string, width: number): string {
    if (example.length + 2 <= width) return `  ${example}`;
    const [command = "", note] = example.split("  # ");
    const whole = command.replaceAll(SHELL_WORD, (word) => word.replaceAll(" ", "\0"));
    const lines = this.boxWrap(whole, width - 6)
      .replaceAll("\n", " \\\n    ")
      .replaceAll("\0", " ");
    return `  ${lines}${note === undefined ? "" : `\n    # ${note}`}`;
  }

  /** The names of the options in the command's short help; `undefined` where it shows all of them. */
  #everyday(command: Command): readonly string[] | undefined {
    return this.isWhole ? undefined : helps.get(command)?.everyday;
  }
}
