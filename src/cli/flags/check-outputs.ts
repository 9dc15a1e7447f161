import { basename, resolve, sep } from "node:path";
import { devNull } from "node:os";
import type { CliIo } from "../terminal/cli-io.js";
import { CommandError } from "../exit-codes.js";
import { splitPrefix } from "../../tooling/prefixed-path.js";
import { isAddress, shownText } from "../../base/text/address.js";

/** A file that a command reads or writes. */
export interface NamedFile {
  /** Its role, for messages: `-o json=r.json`, `the input a.json`. */
  subject: string;
  /** The path as passed; `-` and `undefined` are not files. */
  path: string | undefined;
  /** Whether the next run may read every file that is in the folder, or that the pattern matches. Default: a folder of policies. */
  readsAll?: true;
}

/** Files, folders and patterns of inputs or data. */
export function readFiles(subject: string, paths: readonly string[] = []): NamedFile[] {
  return paths
    .filter((path) => !isAddress(path))
    .map((path) => ({ subject: `${subject} ${path}`, path, readsAll: true }));
}

/** The files and folders of `-d`, without the prefix for the path of their data. */
export function dataFiles(paths: readonly string[] = []): NamedFile[] {
  return paths.map((path) => ({ subject: `the data ${path}`, path: splitPrefix(path).path, readsAll: true }));
}

interface FoundFile extends NamedFile {
  given: string;
  /** The real path. */
  path: string;
}

/** Resolves real paths. A missing file is reported when it is opened. */
async function findFiles(io: CliIo, files: readonly NamedFile[]): Promise<FoundFile[]> {
  const found = await Promise.all(
    files.map(async ({ path, ...file }): Promise<FoundFile[]> => {
      if (path === undefined || path === "-" || path === devNull) return [];
      const { realPathOf } = await import("../../base/host/real-path.js");
      const location = resolve(io.cwd, path);
      return [{ ...file, given: path, path: await realPathOf(location).catch(() => location) }];
    }),
  );
  return found.flat();
}

/**
 * Checks that a command writes each file once, overwrites nothing it reads, and writes nothing that the next run would
 * read: no file of a folder of policies, and none in a folder or pattern of inputs or data. A run must not judge the
 * reports of another one, nor may an output hide an input. Also checks that each output is writable, before any work.
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
  for (const { subject, given, path } of found) {
    const first = written.get(path);
    if (first !== undefined) {
      throw new CommandError(
        shownText`two outputs are written to ${given}: ${first} and ${subject}; name a file for each`,
      );
    }
    written.set(path, subject);
  }
  if (written.size === 0) return;
  const { isBundleFile } = await import("../../engine/source/bundle.js");
  const isCovered = async (pattern: string, { given, path }: FoundFile): Promise<boolean> => {
    const { coversFile, isGlob } = await import("../../engine/source/glob.js");
    return isGlob(pattern) && coversFile(pattern, io.cwd, given, path);
  };
  for (const input of await findFiles(io, inputs)) {
    const isAll = input.readsAll === true;
    for (const output of found) {
      const { subject: label, path } = output;
      if (path === input.path) throw new CommandError(shownText`${label} would overwrite ${input.subject}`);
      const isInFolder = path.startsWith(input.path + sep) && (isAll || isBundleFile(basename(path)));
      if (isInFolder || (isAll && (await isCovered(input.given, output)))) {
        throw new CommandError(shownText`${label} would become part of ${input.subject}; write it elsewhere`);
      }
    }
  }
  const { checkWritable } = await import("../terminal/write-file.js");
  for (const { given } of found) await checkWritable(io, given);
}
