import { pathFrom, writeNote } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { EXIT } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import { showError } from "./show-error.js";

/** Changes that come close together, as an editor or a checkout makes them, are one. */
const SETTLE_MS = 100;

/**
 * Runs something now and after every change of the files, until the process is told to end.
 *
 * @returns what the last run gave; an error is shown, and waits for the next change.
 */
export async function watchAndRun(
  context: CommandContext,
  paths: readonly string[],
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io } = context;
  const { watch } = await import("chokidar");
  let last: ExitCode = EXIT.undecided;
  let wake = (): void => undefined;
  let isChanged = false;
  const watcher = watch(
    paths.map((path) => pathFrom(io, path)),
    {
      ignored: /(^|[\\/])(node_modules|\.[^./\\][^/\\]*)([\\/]|$)/,
      ignoreInitial: true,
      awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: SETTLE_MS / 4 },
    },
  );
  const onChange = (): void => {
    isChanged = true;
    wake();
  };
  watcher.on("all", onChange);
  io.signal.addEventListener("abort", onChange, { once: true });
  try {
    await new Promise<void>((resolve) => watcher.once("ready", resolve));
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
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isChanged || io.signal.aborted) resolve();
      });
    }
  } finally {
    await watcher.close();
  }
  return last;
}
