import { existsSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { dirname as innerDirname } from "node:path/posix";
import { onAbort } from "../../base/async/on-abort.js";
import { isInteractive, writeNote, writeSafe, type CliIo } from "./cli-io.js";
import { checkFolder } from "./write-file.js";
import type { CommandContext } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { errorMessages } from "../../base/error-messages.js";
import { treeFilter } from "../../tooling/rego-tree.js";
import { showError } from "./show-error.js";
import { loadPackage } from "../../base/load-package.js";

/** Changes within this time, as from an editor or a checkout, trigger one run. In milliseconds. */
const SETTLE_MS = 100;

/** Clears a terminal, including its scrollback. */
const CLEAR = "\x1b[2J\x1b[3J\x1b[H";

/** The files that a suite reads and that its runs write. */
interface WatchedSuite {
  paths: readonly string[];
  flags: {
    ignore?: readonly string[] | undefined;
    fixtures?: string | undefined;
    capabilities?: string | undefined;
    schema?: string | undefined;
  };
  /** Files that the runs write. */
  outputs: readonly string[];
  /** Whether a file below a folder is read, by its path there. Default: Rego and data. */
  isRead?: (inner: string) => boolean;
  /** Called before and after each run for further files, to which the files themselves refer. Default: none. */
  further?: () => Promise<readonly string[]>;
}

/** The path of a file below a folder, separated by `/`; `undefined` when it is not below it. */
function innerPath(folder: string, location: string): string | undefined {
  const inner = relative(folder, location).replaceAll(sep, "/");
  return inner === "" || inner === ".." || inner.startsWith("../") || isAbsolute(inner) ? undefined : inner;
}

/** Creates a filter for changes that can affect the results: files of the suite or of flags, but not files that a run writes. */
export function toWatchFilter(
  { cwd }: Pick<CliIo, "cwd">,
  { paths, flags, outputs, isRead }: WatchedSuite,
): (location: string) => boolean {
  const isOfSuite = isRead ?? treeFilter({ reads: "data", ignore: flags.ignore });
  const isSchema = treeFilter({ reads: "data" });
  const suite = paths.map((path) => resolve(cwd, path));
  const named = namedFiles(flags).map((path) => resolve(cwd, path));
  const written = new Set(outputs.map((path) => resolve(cwd, path)));
  return (position) => {
    if (written.has(position)) return false;
    if (suite.includes(position) || named.includes(position)) return true;
    const isBelow = (folders: readonly string[], isPart: (inner: string) => boolean): boolean =>
      folders.some((folder) => {
        const inner = innerPath(folder, position);
        return inner !== undefined && isPart(inner);
      });
    return isBelow(suite, isOfSuite) || isBelow(named, isSchema);
  };
}

function namedFiles({ fixtures, capabilities, schema }: WatchedSuite["flags"]): string[] {
  return [fixtures, capabilities, schema].filter((path) => path !== undefined);
}

/** Creates a filter for unwatched paths: hidden files and `node_modules` below the watched paths, except for hidden files that are read. */
export function isHiddenBelow(
  roots: readonly string[],
  isRead: (inner: string) => boolean = () => false,
): (location: string) => boolean {
  const isSkipped = (inner: string): boolean =>
    /(^|\/)(node_modules|\.[^/]+)(\/|$)/.test(isRead(inner) ? innerDirname(inner) : inner);
  return (position) => {
    const inside = roots.flatMap((root) => innerPath(root, position) ?? []);
    return inside.length > 0 && inside.every(isSkipped);
  };
}

/**
 * The folders from which a root is watched, outermost first: a watcher of the root itself loses it when it is removed
 * and created again. From the working folder down, if the root is below it, otherwise from the innermost folder that
 * exists. A root that contains the working folder is watched itself.
 */
export function foldersAbove(
  { cwd }: Pick<CliIo, "cwd">,
  root: string,
  exists: (folder: string) => boolean = existsSync,
): string[] {
  if (root === cwd || innerPath(root, cwd) !== undefined) return [];
  const isStart = (folder: string): boolean =>
    folder === cwd || folder === dirname(folder) || (innerPath(cwd, folder) === undefined && exists(folder));
  const folders: string[] = [];
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (isStart(folder)) return folders;
  }
}

class WatchedRoots {
  readonly #io: Pick<CliIo, "cwd">;
  readonly #isRead: ((inner: string) => boolean) | undefined;
  readonly #roots = new Set<string>();
  readonly #above = new Set<string>();

  constructor(io: Pick<CliIo, "cwd">, isRead: ((inner: string) => boolean) | undefined) {
    this.#io = io;
    this.#isRead = isRead;
  }

  /** @returns the paths from which a watcher starts. */
  add(paths: readonly string[]): string[] {
    return paths.map((path) => {
      const root = resolve(this.#io.cwd, path);
      const above = foldersAbove(this.#io, root);
      this.#roots.add(root);
      for (const folder of above) this.#above.add(folder);
      return above[0] ?? root;
    });
  }

  /** Whether a path is neither a root, nor above one, nor a visible part of one. */
  isIgnored(location: string): boolean {
    if (this.#above.has(location) || this.#roots.has(location)) return false;
    const roots = [...this.#roots];
    const isBelow = roots.some((root) => innerPath(root, location) !== undefined);
    return !isBelow || isHiddenBelow(roots, this.#isRead)(location);
  }
}

/** Prints before a run which files changed, and when. A terminal then only shows the new run. */
async function announce(context: CommandContext, changed: ReadonlySet<string>): Promise<void> {
  const { io, noteStyle } = context;
  const terminal = [io.stdout, io.stderr].find((stream) => isInteractive(io, stream));
  if (terminal !== undefined) await writeSafe(terminal, CLEAR);
  const [first = "", ...others] = [...changed]
    .map((location) => innerPath(io.cwd, location) ?? location)
    .sort();
  const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
  await context.note(noteStyle.dim(`${new Date().toTimeString().slice(0, 8)} changed: ${first}${more}`));
}

/**
 * Runs a task now and after every change of the suite, until the process is signalled.
 *
 * @returns the result of the last run. An error is printed, and the next change runs the task again.
 * @throws CommandError (exit 2) for an output without a folder, because no change of a watched file creates it.
 */
export async function watchAndRun(
  context: CommandContext,
  suite: WatchedSuite,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io } = context;
  for (const path of suite.outputs) await checkFolder(io, path);
  const [{ watch }, { keepCoreWarm }] = await Promise.all([
    loadPackage(() => import("chokidar")),
    import("../../engine/opa/keep-warm.js"),
  ]);
  keepCoreWarm();
  let isWatched = toWatchFilter(io, suite);
  const roots = new WatchedRoots(io, suite.isRead);
  let last: ExitCode = EXIT.undecided;
  let wake = (): void => undefined;
  const changed = new Set<string>();
  const watcher = watch(roots.add([...suite.paths, ...namedFiles(suite.flags)]), {
    ignored: (location) => roots.isIgnored(resolve(location)),
    ignoreInitial: true,
    // The run reports what it cannot read.
    ignorePermissionErrors: true,
    awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: SETTLE_MS / 4 },
  });
  watcher.on("all", (_event, position) => {
    if (!isWatched(resolve(position))) return;
    changed.add(resolve(position));
    wake();
  });
  // For instance a system's limit of watched files, which causes an error for each file.
  watcher.once("error", (error) => {
    watcher.on("error", () => undefined);
    void context.warn(`changes may be missed: ${errorMessages(error)[0]}`);
  });
  const watchFurther = async (): Promise<void> => {
    const further = await suite.further?.();
    if (further === undefined || further.length === 0) return;
    isWatched = toWatchFilter(io, { ...suite, paths: [...suite.paths, ...further] });
    watcher.add(roots.add(further));
  };
  onAbort(io.signal, () => {
    wake();
  });
  try {
    await new Promise<void>((resolveReady) => watcher.once("ready", resolveReady));
    while (!io.signal.aborted) {
      if (changed.size > 0) await announce(context, changed);
      changed.clear();
      await watchFurther();
      try {
        last = await run();
      } catch (error) {
        if (io.signal.aborted) break;
        last = EXIT.usage;
        await writeNote(io, showError(error, context.noteStyle, false));
      }
      await watchFurther();
      await context.note(context.noteStyle.dim("waiting for changes; press Ctrl-C to stop"));
      await new Promise<void>((resolveChange) => {
        wake = resolveChange;
        if (changed.size > 0 || io.signal.aborted) resolveChange();
      });
    }
  } finally {
    await watcher.close();
  }
  return last;
}
