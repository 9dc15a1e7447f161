import { explainFailure } from "../../base/host/file-failure.js";
import type { LogSink } from "../../server/serve/logs/decision-log.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, writeNote, writeOut } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { LogFile } from "./log-file.js";
import { shownCause, shownSource, shownText } from "../../base/text/address.js";
import { codeOf } from "../../base/error-code.js";

/** The decision log of a server. */
interface ServerLog extends AsyncDisposable {
  /** Writes an event after all earlier ones, or rejects with UnwrittenError; `undefined` without a log. */
  write: LogSink | undefined;
}

/**
 * Opens the log, to which lines are appended as they arrive. With SIGHUP a file is reopened, as tools for log rotation
 * expect.
 *
 * @param path `-` is standard output.
 * @throws CommandError (exit 2) when it cannot be written.
 */
export async function openServerLog(context: CommandContext, path: string | undefined): Promise<ServerLog> {
  if (path === undefined) return { write: undefined, [Symbol.asyncDispose]: () => Promise.resolve() };
  const { io } = context;
  const shown = `--decision-log ${path}`;
  const tell = (error: Error): void => void writeNote(io, showError(error, context.noteStyle));

  const { WatchedSink } = await import("../../server/serve/logs/watched-sink.js");
  const file = path === "-" ? undefined : await openFile(context, path);
  let last: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
  const sink = new WatchedSink<Buffer>({
    write: (json) => (file === undefined ? writeOut(io.stdout, `${json.toString()}\n`) : file.append(json)),
    subject: shown,
    path,
    cwd: io.cwd,
    onFailed: tell,
    onBack: (message) => context.note(message),
  });
  const reopen = async (log: LogFile): Promise<void> => {
    try {
      await log.reopen();
    } catch (cause) {
      const { why } = await explainFailure(path, cause, io.cwd);
      const message = `${shown} cannot be opened again, and the former file is written on: ${why}`;
      tell(new CommandError(message, { cause }));
      return;
    }
    await context.note(`${shown} was opened again`);
  };
  const stop = file && io.onHangup?.(() => void inTurn(() => reopen(file)));
  return {
    write: (json) => inTurn(() => sink.write(json)),
    async [Symbol.asyncDispose]() {
      stop?.();
      await last;
      await file?.[Symbol.asyncDispose]();
    },
  };
}

async function openFile({ io }: CommandContext, path: string): Promise<LogFile> {
  try {
    return await LogFile.open(pathFrom(io, path));
  } catch (error) {
    const code = codeOf(error) ?? "unknown";
    throw new CommandError(shownText`--decision-log ${shownSource(path)} cannot be written (${code})`, {
      code: "output_unwritable",
      cause: shownCause(path, error),
    });
  }
}
