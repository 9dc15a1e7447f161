import { CommandError } from "./exit-codes.js";
import { nearest } from "../nearest.js";

/** Where one output of `-o FORMAT[=FILE]` goes; without a file it is stdout. */
export interface OutputTarget {
  format: string;
  file?: string;
}

/** Names of standard output. */
const STDOUT = new Set(["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]);

/**
 * Reads `FORMAT` and `FORMAT=FILE`; `FORMAT=-` is stdout too. That no two go to one file is for `checkOutputs` to say.
 *
 * @throws CommandError (exit 2) for an unknown format, an empty file name, and two outputs to stdout.
 */
export function readOutputTargets(texts: readonly string[], formats: readonly string[]): OutputTarget[] {
  const targets = texts.map((text): OutputTarget => {
    const at = text.indexOf("=");
    const format = at < 0 ? text : text.slice(0, at);
    const file = at < 0 ? "-" : text.slice(at + 1);
    if (!formats.includes(format)) {
      throw new CommandError(
        `-o ${text}: the format is one of ${formats.join(", ")}${nearest(format, formats)}`,
      );
    }
    if (file === "") throw new CommandError(`-o ${text}: the file's name is missing`);
    return STDOUT.has(file) ? { format } : { format, file };
  });
  const [, second] = targets.filter(({ file }) => file === undefined);
  if (second !== undefined) {
    throw new CommandError(`two outputs go to stdout; give each a file: -o ${second.format}=FILE`);
  }
  return targets;
}
