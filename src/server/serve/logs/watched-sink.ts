import { explainFailure } from "../../../base/host/file-failure.js";
import { ConfigurationError, isRegohostError } from "../../../base/errors.js";
import { isErrorOf } from "../../../base/realms.js";

/** The error for an event that was not written. The log states the reason with the first of them. */
export class UnwrittenError extends ConfigurationError {}

interface WatchedSinkOptions<Event> {
  /** Writes an event, or rejects. */
  write: (event: Event) => Promise<void>;
  /** Description for messages: `--decision-log log.jsonl`. */
  subject: string;
  /** The path of the file. */
  path: string;
  cwd?: string | undefined;
  /** Reports the first event that was not written, until writing works again. */
  onFailed: (error: UnwrittenError) => void;
  /** Reports that writing works again. */
  onBack: (message: string) => void | Promise<void>;
}

/** Whether an error concerns one event only, and not the next ones. */
function isOfOneEvent(error: unknown): boolean {
  return isErrorOf(error, "RangeError") || isRegohostError(error, "document_too_large");
}

/** A target of events that reports once that it cannot be written, and once that it can be again. */
export class WatchedSink<Event> {
  readonly #options: WatchedSinkOptions<Event>;
  #failure: UnwrittenError | undefined;

  constructor(options: WatchedSinkOptions<Event>) {
    this.#options = options;
  }

  /** The reason why the last event was not written; `undefined` when it was. */
  get failure(): UnwrittenError | undefined {
    return this.#failure;
  }

  /** @throws UnwrittenError `config_unreadable`; an error of this event alone is not wrapped. */
  readonly write = async (event: Event): Promise<void> => {
    const { write, subject, path, cwd, onFailed, onBack } = this.#options;
    try {
      await write(event);
    } catch (cause) {
      if (isOfOneEvent(cause)) throw cause;
      const { why } = await explainFailure(path, cause, cwd);
      const message = `${subject} cannot be written, and no decision is answered until it can: ${why}`;
      const error = new UnwrittenError(message, { code: "config_unreadable", cause });
      const isFirst = this.#failure === undefined;
      this.#failure = error;
      if (isFirst) onFailed(error);
      throw error;
    }
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    await onBack(`${subject} is written again`);
  };
}
