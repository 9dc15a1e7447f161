import { readEventTexts, type DecisionEvent, type EventTexts } from "../../gate/decision-event.js";
import { printableJsonParts, toPrintableJson } from "../../values/printable.js";
import type { OutputTarget } from "../flags/output-targets.js";
import { writeOut } from "../terminal/cli-io.js";
import type { CliIo } from "../terminal/cli-io.js";
import { openWholeFile } from "../terminal/write-file.js";
import type { WholeFile } from "../terminal/write-file.js";

/** From this length on, the parts of a line are written. */
const WRITE_LENGTH = 1024 * 1024;

/** The exact result, unless it is nested too deeply to write. */
function resultOf({ result }: EventTexts): string | undefined {
  try {
    return result?.();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/**
 * An event as a line of JSON, in parts. Input and result are written as they are, with every digit of their numbers. A result
 * nested too deeply to write is omitted and listed in `erased`, as OPA does.
 */
function* lineOf(event: DecisionEvent): Generator<string, void, undefined> {
  const texts = readEventTexts(event);
  const result = resultOf(texts);
  const isErased = texts.result !== undefined && result === undefined;
  let before = "{";
  for (const key of Object.keys(event)) {
    if (key === "result" && isErased) continue;
    const name = `${before}${JSON.stringify(key)}:`;
    before = ",";
    if (key === "input" && texts.input !== undefined) {
      yield name;
      yield* printableJsonParts(texts.input);
    } else {
      const text = key === "result" ? result : undefined;
      yield name + toPrintableJson(text ?? JSON.stringify(event[key]));
    }
  }
  yield isErased ? ',"erased":["/result"]}\n' : "}\n";
}

/** Writes events as they come, one per line, so that only one is in memory. */
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

  /** Opens the files. They appear under their names once the log is finished. @throws CommandError (exit 2) */
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
      for (const part of lineOf(event)) {
        text += part;
        if (text.length < WRITE_LENGTH) continue;
        await this.#append(text);
        text = "";
      }
      if (text !== "") await this.#append(text);
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
