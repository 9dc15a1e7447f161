import { open } from "node:fs/promises";
import type { LogSink } from "../../serve/logs/decision-log.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, writeOut, type CliIo } from "../terminal/cli-io.js";

/** The decision log of a server. */
export interface ServerLog extends AsyncDisposable {
  /** Writes an event after all earlier ones; `undefined` without a log. */
  write: LogSink | undefined;
}

/** For this user alone: it holds what clients sent. */
const MODE = 0o600;

/**
 * Opens the log, to which lines are appended as they come.
 *
 * @param path `-` is standard output.
 * @throws CommandError (exit 2) when it cannot be written.
 */
export async function openServerLog(io: CliIo, path: string | undefined): Promise<ServerLog> {
  if (path === undefined) return { write: undefined, [Symbol.asyncDispose]: () => Promise.resolve() };
  const file = path === "-" ? undefined : await openFile(io, path);
  const append = (line: string): Promise<void> =>
    file === undefined ? writeOut(io.stdout, line) : file.appendFile(line);
  let last: Promise<void> = Promise.resolve();
  // After a failure a part of a line may be there.
  let start = "";
  const appendLine = async (json: string): Promise<void> => {
    try {
      await append(`${start}${json}\n`);
      start = "";
    } catch (error) {
      start = "\n";
      throw error;
    }
  };
  return {
    write(json) {
      const written = last.then(() => appendLine(json));
      last = written.catch(() => undefined);
      return written;
    },
    async [Symbol.asyncDispose]() {
      await last;
      await file?.close();
    },
  };
}

async function openFile(io: CliIo, path: string): Promise<Awaited<ReturnType<typeof open>>> {
  try {
    return await open(pathFrom(io, path), "a", MODE);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new CommandError(`--decision-log ${path} cannot be written (${code})`, { cause: error });
  }
}
