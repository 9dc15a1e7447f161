import { isAbsolute, relative, resolve, sep } from "node:path";
import { writeNote } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { EXIT } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import { treeFilter } from "./read-rego-tree.js";
import { showError } from "./show-error.js";

/** Changes that come close together, as an editor or a checkout makes them, are one. */
const SETTLE_MS = 100;

/** What a suite is read from, and what a run of it writes. */
export interface WatchedSuite {
  paths: readonly string[];
  flags: {
    ignore?: readonly string[];
    fixtures?: string;
    capabilities?: string;
    schema?: string;
  };
  /** Files that the runs write. */
  outputs: readonly string[];
}

/** The path of a place below a folder, separated by `/`; `undefined` when it is not below it. */
function innerPath(folder: string, place: string): string | undefined {
  const inner = relative(folder, place).replaceAll(sep, "/");
  return inner === "" || inner === ".." || inner.startsWith("../") || isAbsolute(inner) ? undefined : inner;
}

/**
 * Tells of a place whether its change can change the results: it is a file of the suite, or one that the flags name, and
 * not what a run writes.
 */
export function toWatchFilter(
  { cwd }: Pick<CliIo, "cwd">,
  { paths, flags, outputs }: WatchedSuite,
): (place: string) => boolean {
  const isOfSuite = treeFilter({ withData: true, ignore: flags.ignore });
  const isSchema = treeFilter({ withData: true });
  const suite = paths.map((path) => resolve(cwd, path));
  const named = namedFiles(flags).map((path) => resolve(cwd, path));
  const written = new Set(outputs.map((path) => resolve(cwd, path)));
  return (place) => {
    if (written.has(place)) return false;
    if (suite.includes(place) || named.includes(place)) return true;
    const isBelow = (folders: readonly string[], isPart: (inner: string) => boolean): boolean =>
      folders.some((folder) => {
        const inner = innerPath(folder, place);
        return inner !== undefined && isPart(inner);
      });
    return isBelow(suite, isOfSuite) || isBelow(named, isSchema);
  };
}

function namedFiles({ fixtures, capabilities, schema }: WatchedSuite["flags"]): string[] {
  return [fixtures, capabilities, schema].filter((path) => path !== undefined);
}

/** Tells what is not even looked at: hidden files, and the packages of Node, below what is watched. */
export function isHiddenBelow(roots: readonly string[]): (place: string) => boolean {
  return (place) => {
    const inside = roots.flatMap((root) => innerPath(root, place) ?? []);
    return inside.length > 0 && inside.every((inner) => /(^|\/)(node_modules|\.[^/]*)(\/|$)/.test(inner));
  };
}

/**
 * Runs something now and after every change of the suite, until the process is told to end.
 *
 * @returns what the last run gave; an error is shown, and waits for the next change.
 */
export async function watchAndRun(
  context: CommandContext,
  suite: WatchedSuite,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io } = context;
  const { watch } = await import("chokidar");
  const isWatched = toWatchFilter(io, suite);
  const roots = [...suite.paths, ...namedFiles(suite.flags)].map((path) => resolve(io.cwd, path));
  let last: ExitCode = EXIT.undecided;
  let wake = (): void => undefined;
  let isChanged = false;
  const watcher = watch(roots, {
    ignored: isHiddenBelow(roots),
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: SETTLE_MS / 4 },
  });
  const onChange = (): void => {
    isChanged = true;
    wake();
  };
  watcher.on("all", (_event, place) => {
    if (isWatched(resolve(place))) onChange();
  });
  io.signal.addEventListener("abort", onChange, { once: true });
  try {
    await new Promise<void>((resolveReady) => watcher.once("ready", resolveReady));
    while (!io.signal.aborted) {
      isChanged = false;
      try {
        last = await run();
      } catch (error) {
        if (io.signal.aborted) break;
        last = EXIT.usage;
        await writeNote(io, showError(error, context.noteStyle, false));
      }
      await context.note(context.noteStyle.dim("waiting for changes; Ctrl-C ends it"));
      await new Promise<void>((resolveChange) => {
        wake = resolveChange;
        if (isChanged || io.signal.aborted) resolveChange();
      });
    }
  } finally {
    await watcher.close();
  }
  return last;
}
