import { resolve } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { nearest } from "../nearest.js";

/** Where one output of `-o FORMAT[=FILE]` goes; without a file it is stdout. */
export interface OutputTarget {
  format: string;
  file?: string;
}

/**
 * Reads `FORMAT` and `FORMAT=FILE`; `FORMAT=-` is stdout too.
 *
 * @throws CommandError (exit 2) for an unknown format, an empty file name, and two outputs to one place.
 */
export function readOutputTargets(
  io: CliIo,
  texts: readonly string[],
  formats: readonly string[],
): OutputTarget[] {
  const places = new Set<string>();
  return texts.map((text) => {
    const at = text.indexOf("=");
    const format = at < 0 ? text : text.slice(0, at);
    const file = at < 0 ? "-" : text.slice(at + 1);
    if (!formats.includes(format)) {
      throw new CommandError(
        `-o ${text}: the format is one of ${formats.join(", ")}${nearest(format, formats)}`,
      );
    }
    if (file === "") throw new CommandError(`-o ${text}: the file's name is missing`);
    const place = file === "-" ? "-" : resolve(pathFrom(io, file));
    if (places.has(place)) {
      throw new CommandError(
        `two outputs go to ${file === "-" ? "stdout" : file}; give each a file: -o ${format}=FILE`,
      );
    }
    places.add(place);
    return file === "-" ? { format } : { format, file };
  });
}
