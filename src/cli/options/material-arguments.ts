import { shownText } from "../../base/text/address.js";
import { parseArgumentKey } from "../../base/text/argument-key.js";
import type { ArgumentFile } from "../../gate/index.js";
import { CommandError } from "../exit-codes.js";
import type { At, OptionTexts } from "./option-table.js";

function throwArgumentError(text: string): never {
  throw new CommandError(
    shownText`--arg ${text}: write it as [POLICY:]NAME=VALUE or [POLICY:]NAME=@FILE[:COLUMN]`,
  );
}

/** The parts of `@FILE[:COLUMN]`, as Chainloop reads its `--policy-input-from-file`. `@@` begins a text, with one `@`. */
function parseFile(text: string): { path: string; column?: string } | undefined {
  if (!/^@(?!@)/.test(text)) return undefined;
  const at = text.lastIndexOf(":");
  const column = text.slice(at + 1).trim();
  // A colon before a separator belongs to the path: C:\\data\\names.csv.
  const hasColumn = at !== -1 && column !== "" && !/[/\\]/.test(column);
  const path = text.slice(1, hasColumn ? at : undefined).trim();
  if (path === "") throwArgumentError(text);
  return hasColumn ? { path, column } : { path };
}

/** The path in a value, if it names a file. @throws CommandError (exit 2) */
export function argumentPath(text: string): string | undefined {
  return parseFile(text)?.path;
}

/** A value with another path, if it names a file. @throws CommandError (exit 2) */
export function addArgument(text: string, at: At): string {
  const file = parseFile(text);
  if (file === undefined) return text;
  const path = at(file.path);
  // @@ would begin a text.
  return `@${path.startsWith("@") ? "./" : ""}${path}${file.column === undefined ? "" : `:${file.column}`}`;
}

/** The arguments of materials. @throws CommandError (exit 2) for two texts of a name, and for a malformed file. */
export function toArguments(all: OptionTexts): { args: Record<string, string>; argFiles: ArgumentFile[] } {
  const args = new Map<string, string>();
  const argFiles: ArgumentFile[] = [];
  for (const [written, values] of Object.entries(all)) {
    const parsed = parseArgumentKey(written) ?? throwArgumentError(written);
    const key = parsed.policy === undefined ? parsed.name : `${parsed.policy}:${parsed.name}`;
    for (const text of [values].flat()) {
      const file = parseFile(text);
      if (file !== undefined) argFiles.push({ ...parsed, ...file });
      else if (!args.has(key)) args.set(key, text.replace(/^@@/, "@"));
      else throw new CommandError(shownText`--arg ${key} is given twice; several values are one text: a,b`);
    }
  }
  return { args: Object.fromEntries(args), argFiles };
}

/** Adds a value of `--arg` to those before it. @throws CommandError (exit 2) */
export function readArgument(text: string, previous: OptionTexts = {}): OptionTexts {
  const at = text.indexOf("=");
  if (at < 1) throwArgumentError(text);
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  const own = Object.hasOwn(previous, name) ? previous[name] : undefined;
  const all = { ...previous, [name]: own === undefined ? value : [own, value].flat() };
  throwIfBoth(toArguments(all));
  return all;
}

/**
 * Refuses a text and a file for one input on the command line, where Chainloop takes the text alone; those of a gate file are added up, as to
 * its contracts.
 */
function throwIfBoth({ args, argFiles }: ReturnType<typeof toArguments>): void {
  const texts = Object.keys(args).flatMap((key) => parseArgumentKey(key) ?? []);
  for (const file of argFiles) {
    const isBoth = texts.some(
      ({ name, policy = file.policy }) =>
        name === file.name && (file.policy === undefined || file.policy === policy),
    );
    if (!isBoth) continue;
    throw new CommandError(
      shownText`--arg ${file.name}: --policy-input of Chainloop replaces the values of a file; omit the file, or list both in args of the gate file, which adds them`,
    );
  }
}
