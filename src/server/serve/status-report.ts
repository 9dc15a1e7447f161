import { errorMessages } from "../../base/error-messages.js";
import type { StatusConfig } from "./config/log-config.js";
import { failureDelayMs, systemClock, type RepeatClock } from "./repeat.js";
import type { ServiceHttp } from "./service-http.js";

const MAX_ANSWER_BYTES = 1024 * 1024;
/** The maximum is the longest delay after a failure. */
const DELAY = { minMs: 1_000, maxMs: 60_000 };

interface StatusReportOptions {
  config: StatusConfig;
  /** `undefined`: the status goes to the console only. */
  service: ServiceHttp | undefined;
  /** The current status, in OPA's form. */
  snapshot: () => object;
  /** Receives a line of JSON. */
  console: (json: string) => void;
  onError: (error: unknown) => void;
  clock?: RepeatClock | undefined;
}

/**
 * OPA's status updates: the state of bundles and of the decision log, reported whenever it changes. Changes during a
 * report are collected, and after a failure the newest state is sent again.
 */
export class StatusReport {
  readonly #options: StatusReportOptions;
  readonly #end = new AbortController();
  #isChanged = false;
  #sending: Promise<void> | undefined;
  /** The reason why the last one was not sent. */
  error: string | undefined;

  constructor(options: StatusReportOptions) {
    this.#options = options;
  }

  /** Call it when the status has changed. */
  changed(): void {
    if (this.#end.signal.aborted) return;
    this.#isChanged = true;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#isChanged) this.changed();
    });
  }

  /** Resolves when there is nothing to send. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Sends pending changes, within a time limit, and ends. */
  async close(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      this.#end.abort(new Error("the server is shutting down"));
    }, graceMs);
    await this.#sending;
    clearTimeout(timer);
    this.#end.abort(new Error("the server is shutting down"));
  }

  async #sendAll(): Promise<void> {
    const { clock = systemClock, onError } = this.#options;
    const { signal } = this.#end;
    for (let failures = 0; this.#isChanged && !signal.aborted;) {
      this.#isChanged = false;
      try {
        await this.#send(signal);
        this.error = undefined;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        this.error = errorMessages(error).join("; because: ");
        onError(error);
        this.#isChanged = true;
        failures++;
        await clock.sleep(failureDelayMs(failures, DELAY, clock.random()), signal).catch(() => undefined);
      }
    }
  }

  async #send(signal: AbortSignal): Promise<void> {
    const { config, service, snapshot, console } = this.#options;
    const json = JSON.stringify(snapshot());
    if (config.console) console(json);
    await service?.request({
      path: config.resource,
      headers: { "content-type": "application/json" },
      body: Buffer.from(json),
      maxBytes: MAX_ANSWER_BYTES,
      signal,
    });
  }
}
