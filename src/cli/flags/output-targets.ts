import { about } from "../../base/error-subject.js";
import { CommandError } from "../exit-codes.js";
import { conftestFormat } from "../habits/conftest-formats.js";
import { nearest } from "../../base/text/nearest.js";
import { shownText } from "../../base/text/address.js";

/** One output of `-o FORMAT[=FILE]`; without a file, stdout. */
export interface OutputTarget<Format extends string = string> {
  format: Format;
  file?: string;
}

/** A suggestion for a file name in place of a format. */
function asFile(text: string, formats: readonly string[]): string {
  const [, before, file] = /^(\w+):([^=]+)$/.exec(text) ?? [];
  if (file !== undefined && formats.some((known) => known === before))
    return `; a file follows =: -o ${String(before)}=${file}`;
  if (!/^[^=]+[./\\][^=]+$/.test(text)) return "";
  const extension = /\.(\w+)$/.exec(text)?.[1]?.toLowerCase();
  const format = formats.find((known) => known === extension) ?? "FORMAT";
  return `; a file goes with its format: -o ${format}=${text}`;
}

/** A suggestion for an unknown format: Conftest's name of one, a similar name, or a file. */
function explainFormat(name: string, text: string, formats: readonly string[]): string {
  const here = conftestFormat(name);
  const several = name.split(",");
  if (several.length > 1 && several.every((one) => formats.includes(one)))
    return `; repeat the option, with files: ${several.map((one) => `-o ${one}=FILE`).join(" ")}`;
  return here === undefined
    ? `${nearest(name.toLowerCase(), formats)}${asFile(text, formats)}`
    : `; conftest's -o ${name} is here: ${here}`;
}

/** Names of standard output. */
const STDOUT = new Set(["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]);

/**
 * Parses `FORMAT` and `FORMAT=FILE`; `FORMAT=-` is stdout too. `checkOutputs` rejects two outputs to one file.
 *
 * @throws CommandError (exit 2) for an unknown format, an empty file name, and two outputs to stdout.
 */
export function readOutputTargets<Format extends string>(
  texts: readonly string[],
  formats: readonly Format[],
): OutputTarget<Format>[] {
  const targets = texts.map((text): OutputTarget<Format> => {
    const at = text.indexOf("=");
    const name = at < 0 ? text : text.slice(0, at);
    const file = at < 0 ? "-" : text.slice(at + 1);
    const format = formats.find((known) => known === name);
    const throwOutputError = (why: string): never => {
      throw about(text, new CommandError(why));
    };
    if (name === "") {
      return throwOutputError(
        shownText`-o ${text === "" ? '""' : text}: the format is missing; it is one of ${formats.join(", ")}`,
      );
    }
    if (format === undefined) {
      return throwOutputError(
        shownText`-o ${text}: the format is one of ${formats.join(", ")}${explainFormat(name, text, formats)}`,
      );
    }
    if (file === "")
      return throwOutputError(
        shownText`-o ${text}: the file's name is missing; write -o ${name}=FILE, or -o ${name} for standard output`,
      );
    const second = /,([\w-]+)=/.exec(file)?.[1];
    if (formats.some((known) => known === second))
      return throwOutputError(
        shownText`-o ${text}: each output has its own -o: -o ${name}=FILE -o ${second ?? ""}=FILE`,
      );
    return STDOUT.has(file) ? { format } : { format, file };
  });
  const [, second] = targets.filter(({ file }) => file === undefined);
  if (second !== undefined) {
    throw new CommandError(
      shownText`two outputs are written to stdout; give each a file: -o ${second.format}=FILE`,
    );
  }
  return targets;
}
