import { run, type RunOptions, type RunResult } from "./run.js";

/**
 * Runs a command with `--watch`: whenever it waits for changes, the next one is made, and after the last it is ended.
 */
export async function runWatched(
  args: readonly string[],
  changes: readonly (() => Promise<unknown>)[],
  options: Omit<RunOptions, "signal" | "onStderr">,
): Promise<RunResult> {
  const left = [...changes];
  const end = new AbortController();
  const failures: unknown[] = [];
  const result = await run([...args, "--watch"], {
    ...options,
    signal: end.signal,
    onStderr: (text) => {
      if (!text.includes("waiting for changes")) return;
      const change = left.shift();
      if (change === undefined) end.abort();
      else
        change().catch((error: unknown) => {
          failures.push(error);
          end.abort();
        });
    },
  });
  if (failures.length > 0) throw failures[0];
  return result;
}
