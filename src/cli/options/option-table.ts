import type { Command } from "commander";
import { Option } from "commander";
import type { NamedFile } from "../flags/check-outputs.js";
import {
  collect,
  collectList,
  once,
  oneMore,
  parseCount,
  parseSize,
  readDuration,
  readInstant,
  readLevel,
  readPercent,
} from "./values.js";

/** The value of an option, by its kind. A duration is text in the gate file. */
interface Kinds {
  /** There or not. */
  flag: boolean;
  /** Once. */
  text: string;
  /** Repeatable. */
  list: string[];
  /** Repeatable, several of them with commas. */
  names: string[];
  /** Repeatable, `FORMAT` or `FORMAT=FILE`. */
  outputs: string[];
  /** Repeatable, `NAME=VALUE`. */
  texts: Readonly<Record<string, string>>;
  /** One of the `choices`. */
  choice: string;
  /** Repeatable, each one of the `choices`. */
  choices: string[];
  /** From 1. */
  count: number;
  /** From 0. */
  countOrNone: number;
  /** From 1, or left out: `true`. */
  countOrTrue: number | true;
  /** In milliseconds. */
  duration: number;
  /** In bytes. */
  size: number;
  /** In nanoseconds since the epoch. */
  instant: bigint;
  /** From 0 to 100. */
  percent: number;
  /** A level of optimization. */
  level: 0 | 1 | 2;
  /** Sets of built-ins, and modules. */
  builtins: string[];
  /** A file or none: `false` for the opposite of the option. */
  file: string | false;
  /** A text, or left out: `true`. */
  textOrTrue: string | true;
}

export type OptionKind = keyof Kinds;

/** The reader of the text after a flag. A method, so that each reader may know the type of what it returned before. */
interface Reading {
  /** @param previous what it read before; `undefined` at first. */
  read(text: string, previous: unknown): unknown;
}

/** Where a path of the gate file is in the working folder. */
export type At = (path: string) => string;

/**
 * An option of the command line, under the name that Commander gives its value. All that is known of it is here: how it is
 * written, its value, its help, the key of the gate file with JSON Schema and documentation, and the option of the library.
 */
export interface OptionEntry {
  readonly kind: OptionKind;
  /** How it is written: `-p, --policy <path>`. */
  readonly usage: string;
  /** For the help, the gate file's JSON Schema and its page. */
  readonly description: string;
  readonly choices?: readonly string[];
  /** Reads what follows the flag, where that is not as for every option of its kind. */
  readonly read?: Reading["read"];
  /** Its value when neither the flag nor the gate file gives one, and how the help shows it. */
  readonly default?: readonly [value: unknown, shown?: string];
  /** Its value where the flag has none. */
  readonly preset?: string;
  /** Values of other options that it gives. */
  readonly implies?: Readonly<Record<string, string>>;
  /** Options that it excludes. */
  readonly conflicts?: readonly string[];
  /** The flag that is its opposite. */
  readonly opposite?: readonly [usage: string, description: string];
  /** The heading in the help. Default: that of the command. */
  readonly heading?: string;
  /** Without this flag or evaluator it has no meaning. */
  readonly needs?: string;
  /** Whether its text is the path of a file that the command reads, which no output may overwrite. */
  readonly isRead?: true | ((text: string) => boolean);
  /** Whether its text is the path of a file that the command writes. */
  readonly isWritten?: true;
  /** The key of the gate file, with a dot below a group. */
  readonly key?: string;
  /** Whether the group of its key must have it. */
  readonly required?: true;
  /** Where a text of the gate file leads. Default: it is no path. */
  readonly resolve?: (text: string, at: At) => string;
}

export type OptionTable = Readonly<Record<string, OptionEntry>>;

/** The value of an option. */
type OptionValue<Entry extends OptionEntry> = Entry extends { choices: readonly (infer Word)[] }
  ? Entry["kind"] extends "choice"
    ? Word
    : Entry["kind"] extends "choices"
      ? Word[]
      : Kinds[Entry["kind"]]
  : Kinds[Entry["kind"]];

/** The names of the options that have a default. */
type WithDefault<Table extends OptionTable> = {
  [Name in keyof Table]: Table[Name] extends { default: unknown } ? Name : never;
}[keyof Table];

/** The values that Commander makes of a table. */
export type FlagValues<Table extends OptionTable> = {
  -readonly [Name in Exclude<keyof Table, WithDefault<Table>>]?: OptionValue<Table[Name]> | undefined;
} & { -readonly [Name in WithDefault<Table>]: OptionValue<Table[Name]> };

/** Options of the library that take such a value. */
type Taking<Options, Value> = {
  [Name in keyof Options]-?: Value extends NonNullable<Options[Name]> ? Name : never;
}[keyof Options];

/** The functions of the library that options go to as they stand. */
const TARGETS = ["load", "judge", "compile", "evaluate", "suite", "test", "verify", "summary"] as const;
type Target = (typeof TARGETS)[number];

/** Entries whose options of the library take their values. */
type Fitting<Table extends OptionTable, Libraries> = {
  readonly [Name in keyof Table]: OptionEntry & {
    readonly [At in keyof Libraries]?: Taking<Libraries[At], OptionValue<Table[Name]>>;
  };
};

/**
 * Makes a table whose entries name options of the library, by the function that takes them.
 *
 * @param heading in the help, of entries that have none of their own. Default: that of the command.
 */
export function optionsFor<Libraries extends Partial<Record<Target, object>>>(heading?: string) {
  return <const Table extends OptionTable & Fitting<Table, Libraries>>(table: Table): Table =>
    heading === undefined
      ? table
      : (Object.fromEntries(
          Object.entries<OptionEntry>(table).map(([name, entry]) => [name, { heading, ...entry }]),
        ) as Table);
}

/** The format of a command's output. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- an entry's type is that of its members
export function formatOption<const Words extends readonly string[]>(
  choices: Words,
  preset: Words[number],
  description = "output format",
) {
  return {
    kind: "choice",
    usage: "-f, --format <format>",
    description,
    choices,
    default: [preset],
  } as const;
}

/** A text of the gate file that is a path. */
export function asPath(text: string, at: At): string {
  return at(text);
}

/** A path, unless the text is a name. */
export function pathUnless(isOther: (text: string) => boolean): (text: string, at: At) => string {
  return (text, at) => (isOther(text) ? text : at(text));
}

/** The options of the library of a table. */
type LibraryOptions<Table extends OptionTable, To extends Target> = {
  -readonly [
    Name in keyof Table as Table[Name] extends Readonly<Record<To, infer Option extends string>>
      ? Option
      : never
  ]?: OptionValue<Table[Name]> | undefined;
};

/** The options of a function of the library that flags are as they stand. */
export function libraryOptions<Table extends OptionTable, To extends Target>(
  table: Table,
  to: To,
  flags: Partial<FlagValues<Table>>,
): LibraryOptions<Table, To> {
  const values: Readonly<Record<string, unknown>> = flags;
  const options = Object.entries<OptionEntry & Partial<Record<Target, string>>>(table).flatMap(
    ([name, { [to]: option }]) => (option === undefined ? [] : [[option, values[name]]]),
  );
  return Object.fromEntries(options) as LibraryOptions<Table, To>;
}

/** The options of the library that an entry is. */
export function libraryNames(entry: OptionEntry & Partial<Record<Target, string>>): string[] {
  return TARGETS.flatMap((target) => entry[target] ?? []);
}

/** How Commander reads the values of each kind. */
const READERS: Readonly<Partial<Record<OptionKind, Reading["read"]>>> = {
  text: once,
  file: once,
  list: collect,
  outputs: collect,
  names: collectList,
  count: parseCount(1),
  countOrNone: parseCount(0),
  countOrTrue: parseCount(1),
  duration: readDuration,
  size: parseSize,
  instant: readInstant,
  percent: readPercent,
  level: readLevel,
};

/** An option as Commander has it. */
function toOption({ kind, usage, description, choices, read, ...entry }: OptionEntry): Option {
  const option = new Option(usage, description);
  // `choices` would refuse FORMAT=FILE.
  if (kind === "outputs") option.argChoices = [...(choices ?? [])];
  else if (choices !== undefined) option.choices(choices);
  const reader: Reading["read"] | undefined =
    read ?? (kind === "choices" ? oneMore(choices ?? []) : READERS[kind]);
  const [preset] = entry.default ?? [];
  // The default is nothing that was read before.
  if (reader !== undefined) {
    option.argParser((text, previous) => reader(text, previous === preset ? undefined : previous));
  }
  if (entry.default !== undefined) option.default(...entry.default);
  if (entry.preset !== undefined) option.preset(entry.preset);
  if (entry.conflicts !== undefined) option.conflicts([...entry.conflicts]);
  if (entry.implies !== undefined) option.implies(entry.implies);
  return option;
}

/** The options of a table, as Commander has them, in their order. */
export function toOptions(table: OptionTable): Option[] {
  return Object.values(table).flatMap(({ heading, opposite, ...entry }) => {
    const options = [toOption(entry), ...(opposite === undefined ? [] : [new Option(...opposite)])];
    return heading === undefined ? options : options.map((option) => option.helpGroup(`${heading}:`));
  });
}

/** Adds the options of a table to a command. */
export function addOptions<Kind extends Command>(command: Kind, table: OptionTable): Kind {
  for (const option of toOptions(table)) command.addOption(option);
  return command;
}

/** Whether the value of an option is a path, by how it is written: `<file>`, `<path>`, `<folders>`, `<set|file>`. */
export function takesPath(usage: string): boolean {
  return /[<[][^>\]]*\b(?:file|path|folder)s?\b/.test(usage);
}

/** The flag of an option, for messages: `--policy`. */
export function longFlag({ usage }: Pick<OptionEntry, "usage">): string {
  return /--[\w-]+/.exec(usage)?.[0] ?? usage;
}

/** The options of a table that have a value other than their default, with it. */
function setOptions(table: OptionTable, flags: object): (readonly [OptionEntry, unknown])[] {
  const values = new Map<string, unknown>(Object.entries(flags));
  return Object.entries(table).flatMap(([name, entry]) => {
    const value = values.get(name);
    return value === undefined || value === entry.default?.[0] ? [] : [[entry, value] as const];
  });
}

/** The flags that were given and have a meaning only with another flag, or with what `needs` names. */
export function flagsNeeding(table: OptionTable, flags: object, needs: string): string[] {
  return setOptions(table, flags).flatMap(([entry]) => (entry.needs === needs ? [longFlag(entry)] : []));
}

/** The files that a command reads, or those that it writes, by default too. */
export function namedFiles(
  table: OptionTable,
  flags: object,
  role: "isRead" | "isWritten",
): (NamedFile & { path: string })[] {
  const values = new Map<string, unknown>(Object.entries(flags));
  return Object.entries(table).flatMap(([name, entry]) => {
    const value = values.get(name);
    const isFile = entry[role];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");
    const paths = isFile === true ? texts : texts.filter((text) => isFile?.(text) === true);
    return paths.map((path) => ({ what: `${longFlag(entry)} ${path}`, path }));
  });
}
