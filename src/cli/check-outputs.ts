import { devNull } from "node:os";
import { basename, resolve, sep } from "node:path";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { realPathOf } from "./real-path.js";
import { checkWritable } from "./write-file.js";

/** A file that a command reads or writes. */
export interface NamedFile {
  /** What it is to the command, for messages: `-o json=r.json`, `the input a.json`. */
  what: string;
  /** As it was given; `-` and `undefined` are no file. */
  path: string | undefined;
}

interface FoundFile {
  what: string;
  given: string;
  path: string;
}

/** Where files are, by their real paths. What cannot be found is left to whoever opens it. */
async function findFiles(io: CliIo, files: readonly NamedFile[]): Promise<FoundFile[]> {
  const found = await Promise.all(
    files.map(async ({ what, path }): Promise<FoundFile[]> => {
      if (path === undefined || path === "-" || path === devNull) return [];
      const place = resolve(io.cwd, path);
      return [{ what, given: path, path: await realPathOf(place).catch(() => place) }];
    }),
  );
  return found.flat();
}

/**
 * Checks that a command writes each file once, and none that it reads: neither a file that is named nor one that a
 * folder of policies takes in. And that each can be written, so that no work is lost.
 *
 * @throws CommandError (exit 2)
 */
export async function checkOutputs(
  io: CliIo,
  outputs: readonly NamedFile[],
  inputs: readonly NamedFile[],
): Promise<void> {
  const written = new Map<string, string>();
  const found = await findFiles(io, outputs);
  for (const { what, given, path } of found) {
    const first = written.get(path);
    if (first !== undefined) {
      throw new CommandError(`two outputs go to ${given}: ${first} and ${what}; give each a file of its own`);
    }
    written.set(path, what);
  }
  if (written.size === 0) return;
  const { isBundleFile } = await import("../engine/bundle.js");
  for (const input of await findFiles(io, inputs)) {
    for (const [path, what] of written) {
      if (path === input.path) throw new CommandError(`${what} would overwrite ${input.what}`);
      if (path.startsWith(input.path + sep) && isBundleFile(basename(path))) {
        throw new CommandError(`${what} would become a part of ${input.what}; write it elsewhere`);
      }
    }
  }
  for (const { given } of found) await checkWritable(io, given);
}
