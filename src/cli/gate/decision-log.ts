import type { DecisionEvent } from "../../gate/decision-event.js";
import { eventJsonParts } from "../../base/terms/event-text.js";
import { writeOut, type CliIo } from "../terminal/cli-io.js";
import { openWholeFile, type WholeFile } from "../terminal/write-file.js";
import type { OutputTarget } from "../flags/output-targets.js";

/** From this length on, a line is written in parts. */
const WRITE_LENGTH = 1024 * 1024;

/** Writes events as they arrive, one per line, so that only one is in memory. */
export class DecisionLog {
  readonly #io: CliIo;
  readonly #files: readonly WholeFile[];
  /** Whether it also goes to stdout. */
  readonly isOnStdout: boolean;
  #last: Promise<void> = Promise.resolve();

  private constructor(io: CliIo, files: readonly WholeFile[], isOnStdout: boolean) {
    this.#io = io;
    this.#files = files;
    this.isOnStdout = isOnStdout;
  }

  /** Opens the files. They get their final names once the log is finished. @throws CommandError (exit 2) */
  static async open(io: CliIo, targets: readonly OutputTarget[]): Promise<DecisionLog> {
    const files: WholeFile[] = [];
    try {
      for (const { file } of targets) if (file !== undefined) files.push(await openWholeFile(io, file));
    } catch (error) {
      await Promise.all(files.map((file) => file.abandon()));
      throw error;
    }
    return new DecisionLog(
      io,
      files,
      targets.some(({ file }) => file === undefined),
    );
  }

  /** Writes an event after all earlier ones. @throws CommandError, OutputClosedError */
  write(event: DecisionEvent): Promise<void> {
    this.#last = this.#last.then(async () => {
      let text = "";
      for (const part of eventJsonParts(event)) {
        text += part;
        if (text.length < WRITE_LENGTH) continue;
        await this.#append(text);
        text = "";
      }
      await this.#append(`${text}\n`);
    });
    return this.#last;
  }

  async #append(text: string): Promise<void> {
    for (const file of this.#files) await file.write(text);
    if (this.isOnStdout) await writeOut(this.#io.stdout, text);
  }

  async finish(): Promise<void> {
    await this.#last;
    for (const file of this.#files) await file.finish();
  }

  /** Removes the partial files after an aborted run. */
  async abandon(): Promise<void> {
    await this.#last.catch(() => undefined);
    for (const file of this.#files) await file.abandon();
  }
}
