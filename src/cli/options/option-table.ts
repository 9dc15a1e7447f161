import { Option, type Command } from "commander";
import { isObject } from "../../base/text/option-rules.js";
import type { NamedFile } from "../flags/check-outputs.js";
import {
  collect,
  collectList,
  once,
  oneMore,
  oneOf,
  parseCount,
  parseSize,
  readDuration,
  readInstant,
  readLevel,
  readPercent,
} from "./values.js";

/** Texts by name: one, or several. */
export type OptionTexts = Readonly<Record<string, string | readonly string[]>>;

/** The value of an option, by its kind. A duration is text in the gate file. */
interface Kinds {
  /** Present or absent. */
  flag: boolean;
  /** At most once. */
  text: string;
  /** Repeatable. */
  list: string[];
  /** Repeatable, with several separated by commas. */
  names: string[];
  /** Repeatable, `FORMAT` or `FORMAT=FILE`. */
  outputs: string[];
  /** Repeatable, `NAME=VALUE`. */
  texts: OptionTexts;
  /** One of the `choices`. */
  choice: string;
  /** Repeatable, each one of the `choices`. */
  choices: string[];
  /** From 1. */
  count: number;
  /** From 0. */
  countOrNone: number;
  /** From 1, or without a value: `true`. */
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
  /** A text, or without a value: `true`. */
  textOrTrue: string | true;
}

export type OptionKind = keyof Kinds;

/** The parser of the text after a flag. A method, so that each parser may know the type of its previous result. */
interface Reading {
  /** @param previous the previous result; `undefined` at first. */
  read(text: string, previous: unknown): unknown;
}

/** Resolves a path of the gate file to one in the working folder. */
export type At = (path: string) => string;

/**
 * An option of the command line, under Commander's name of its value. The single source of its usage, its value, its
 * help, the key of the gate file with JSON Schema and documentation, and the option of the library.
 */
export interface OptionEntry {
  readonly kind: OptionKind;
  /** Its usage: `-p, --policy <path>`. */
  readonly usage: string;
  /** For the help, the gate file's JSON Schema and its page. */
  readonly description: string;
  readonly choices?: readonly string[];
  /** Whether the last one of several choices counts, which no verdict depends on. Default: a second one is refused. */
  readonly lastCounts?: true;
  /** The variable of the environment that is used without the flag, as the help names it after the description. */
  readonly variable?: string;
  /** Of an optional value: whether the word after the flag is it. Otherwise the word is an operand. Default: by the kind. */
  readonly isValue?: (word: string) => boolean;
  /** Parses the text after the flag, if it differs from other options of its kind. */
  readonly read?: Reading["read"];
  /** Its value when neither the flag nor the gate file specifies one, and its form in the help. */
  readonly default?: readonly [value: unknown, shown?: string];
  /** Its value when the flag has none. */
  readonly preset?: string;
  /** Values of other options that it sets. */
  readonly implies?: Readonly<Record<string, string>>;
  /** Options that it excludes. */
  readonly conflicts?: readonly string[];
  /** The flag that is its opposite. */
  readonly opposite?: readonly [usage: string, description: string];
  /** The heading in the help. Default: that of the command. */
  readonly heading?: string;
  /** It has no effect without this flag or evaluator. */
  readonly needs?: string;
  /** Whether its text is the path of a file that the command reads, which no output may overwrite. */
  readonly isRead?: true | ((text: string) => boolean);
  /** Finds the path in its text, which has more or none. */
  readonly pathIn?: (text: string) => string | undefined;
  /** Whether its text is the path of a file that the command writes. */
  readonly isWritten?: true;
  /** The key of the gate file, with a dot below a group. */
  readonly key?: string;
  /** Whether the group of its key must have it. */
  readonly required?: true;
  /** Resolves a text of the gate file. Default: it is not a path. */
  readonly resolve?: (text: string, at: At) => string;
}

export type OptionTable = Readonly<Record<string, OptionEntry>>;

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

/** Commander's values of a table. */
export type FlagValues<Table extends OptionTable> = {
  -readonly [Name in Exclude<keyof Table, WithDefault<Table>>]?: OptionValue<Table[Name]> | undefined;
} & { -readonly [Name in WithDefault<Table>]: OptionValue<Table[Name]> };

/** Options of the library that accept such a value. */
type Taking<Options, Value> = {
  [Name in keyof Options]-?: Value extends NonNullable<Options[Name]> ? Name : never;
}[keyof Options];

/** The functions of the library that receive options unchanged. */
const TARGETS = ["load", "judge", "compile", "evaluate", "suite", "test", "verify", "summary"] as const;
type Target = (typeof TARGETS)[number];

/** Entries whose options of the library accept their values. */
type Fitting<Table extends OptionTable, Libraries> = {
  readonly [Name in keyof Table]: OptionEntry & {
    readonly [At in keyof Libraries]?: Taking<Libraries[At], OptionValue<Table[Name]>>;
  };
};

/**
 * Creates a table whose entries refer to options of the library, by the function that takes them.
 *
 * @param heading in the help, for entries without their own. Default: that of the command.
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
    lastCounts: true,
  } as const;
}

/** Resolves a text of the gate file that is a path. */
export function asPath(text: string, at: At): string {
  return at(text);
}

/** Resolves a path, unless the text is a name. */
export function pathUnless(isOther: (text: string) => boolean): (text: string, at: At) => string {
  return (text, at) => (isOther(text) ? text : at(text));
}

/** The options of the library for a table. */
type LibraryOptions<Table extends OptionTable, To extends Target> = {
  -readonly [
    Name in keyof Table as Table[Name] extends Readonly<Record<To, infer Option extends string>>
      ? Option
      : never
  ]?: OptionValue<Table[Name]> | undefined;
};

/** The options of a function of the library that are passed unchanged from flags. */
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

export function libraryNames(entry: OptionEntry & Partial<Record<Target, string>>): string[] {
  return TARGETS.flatMap((target) => entry[target] ?? []);
}

/** Commander's parsers of the values of each kind. */
const READERS: Readonly<Partial<Record<OptionKind, Reading["read"]>>> = {
  text: once((text) => text),
  file: once((path) => path),
  list: collect,
  outputs: collect,
  names: collectList,
  count: once(parseCount(1)),
  countOrNone: once(parseCount(0)),
  countOrTrue: once(parseCount(1)),
  // A script's limit can be set again, as with opa: no verdict passes by it.
  duration: readDuration,
  size: parseSize,
  instant: once(readInstant),
  percent: once(readPercent),
  level: once(readLevel),
};

/** An option of Commander whose optional value does not consume an operand. */
export class CliOption extends Option {
  isValue: (word: string) => boolean = () => true;
}

/** Whether a word is one of the choices, or probably a slip of one. */
function isChoice(word: string, choices: readonly string[]): boolean {
  return /^\w+$/.test(word) && choices.some((choice) => choice.slice(0, 3) === word.slice(0, 3));
}

function choiceReader({ kind, choices = [], lastCounts }: OptionEntry): Reading["read"] | undefined {
  if (kind === "choices") return oneMore(choices);
  if (kind !== "choice") return undefined;
  return lastCounts === true ? oneOf(choices) : once(oneOf(choices));
}

/** Converts an entry to Commander's option. */
function toOption(given: OptionEntry): Option {
  const { kind, usage, description, variable, choices, read, ...entry } = given;
  const option = new CliOption(usage, variable === undefined ? description : `${description} (${variable})`);
  if (kind === "countOrTrue") option.isValue = (word) => /^\d+$/.test(word);
  else if (choices !== undefined) option.isValue = (word) => isChoice(word, choices);
  if (entry.isValue !== undefined) option.isValue = entry.isValue;
  // `choices` would reject FORMAT=FILE.
  if (kind === "outputs") option.argChoices = [...(choices ?? [])];
  else if (choices !== undefined) option.choices(choices);
  const reader: Reading["read"] | undefined = read ?? choiceReader(given) ?? READERS[kind];
  const [preset] = entry.default ?? [];
  // The default is not a previous result.
  if (reader !== undefined) {
    option.argParser((text, previous) => reader(text, previous === preset ? undefined : previous));
  }
  if (entry.default !== undefined) option.default(...entry.default);
  if (entry.preset !== undefined) option.preset(entry.preset);
  if (entry.conflicts !== undefined) option.conflicts([...entry.conflicts]);
  if (entry.implies !== undefined) option.implies(entry.implies);
  return option;
}

/** The options of a table for Commander, in their order. */
export function toOptions(table: OptionTable): Option[] {
  return Object.values(table).flatMap(({ heading, opposite, ...entry }) => {
    const options = [toOption(entry), ...(opposite === undefined ? [] : [new Option(...opposite)])];
    return heading === undefined ? options : options.map((option) => option.helpGroup(`${heading}:`));
  });
}

export function addOptions<Kind extends Command>(command: Kind, table: OptionTable): Kind {
  for (const option of toOptions(table)) command.addOption(option);
  return command;
}

/** Whether the value of an option is a path, by its usage: `<file>`, `<path>`, `<folders>`, `<set|file>`. */
export function takesPath(usage: string): boolean {
  return /[<[][^>\]]*\b(?:file|path|folder)s?\b/.test(usage);
}

/** The flag of an option, for messages: `--policy`. */
export function longFlag({ usage }: Pick<OptionEntry, "usage">): string {
  return /--[\w-]+/.exec(usage)?.[0] ?? usage;
}

/** The options of a table whose values differ from their defaults, with the values. */
function setOptions(table: OptionTable, flags: object): (readonly [OptionEntry, unknown])[] {
  const values = new Map<string, unknown>(Object.entries(flags));
  return Object.entries(table).flatMap(([name, entry]) => {
    const value = values.get(name);
    return value === undefined || value === entry.default?.[0] ? [] : [[entry, value] as const];
  });
}

/**
 * The words of a command line that sets options of a table as these flags do.
 *
 * @param at resolves a path.
 */
export function toWords(table: OptionTable, flags: object, at: At): string[] {
  return setOptions(table, flags).flatMap(([entry, value]) => {
    const flag = longFlag(entry);
    const isNegative = flag.startsWith("--no-");
    if (typeof value !== "boolean") {
      const text = String(value);
      return [`${flag}=${takesPath(entry.usage) ? at(text) : text}`];
    }
    if (value !== isNegative) return [flag];
    return entry.opposite === undefined ? [] : [longFlag({ usage: entry.opposite[0] })];
  });
}

/** The flags that were passed and have an effect only with another flag, or with an evaluator in `needs`. */
export function flagsNeeding(table: OptionTable, flags: object, needs: string): string[] {
  return setOptions(table, flags).flatMap(([entry]) => (entry.needs === needs ? [longFlag(entry)] : []));
}

export function textsIn(value: unknown): string[] {
  const values: unknown[] = isObject(value) ? Object.values(value).flat() : [value];
  return values.filter((text) => typeof text === "string");
}

/** The files that a command reads, or those that it writes, including defaults. */
export function namedFiles(
  table: OptionTable,
  flags: object,
  role: "isRead" | "isWritten",
): (NamedFile & { path: string })[] {
  const values = new Map<string, unknown>(Object.entries(flags));
  return Object.entries(table).flatMap(([name, entry]) => {
    const value = values.get(name);
    const isFile = entry[role];
    const texts = textsIn(value);
    const files = isFile === true ? texts : texts.filter((text) => isFile?.(text) === true);
    const { pathIn = (text) => text } = entry;
    const readsAll = role === "isRead" ? { readsAll: true as const } : {};
    return files.flatMap((text) => {
      const path = pathIn(text);
      return path === undefined ? [] : [{ subject: `${longFlag(entry)} ${text}`, path, ...readsAll }];
    });
  });
}
