import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { errorMessages } from "../../../base/error-messages.js";
import { DocumentError, ServiceError } from "../../../base/errors.js";
import type { DecisionLogsConfig } from "../config/log-config.js";
import { Turns } from "../../../base/async/turns.js";
import { editText, findMember } from "../../../base/terms/json-edit.js";
import { joinParts } from "../../../base/terms/json-space.js";
import { repeat, systemClock, type RepeatClock } from "../repeat.js";
import type { ServiceHttp } from "../service-http.js";
import { RateLimit } from "./rate-limit.js";
import type { Spool } from "./spool.js";
import { WatchedSink } from "./watched-sink.js";

const compress = promisify(gzip);

/** Maximum size of the response to an upload, in bytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;
/** The assumed compression ratio before the first upload. */
const FIRST_RATIO = 4;
/** Compression varies: a batch is made a little smaller than the last ratio allows. */
const MARGIN = 0.9;
/** Minimum time between reports of skipped events, in milliseconds. */
const REPORT_AFTER_MS = 60_000;

interface LogUploadOptions {
  service: ServiceHttp;
  spool: Spool;
  config: Pick<
    DecisionLogsConfig,
    "delay" | "isImmediate" | "resource" | "uploadSizeLimitBytes" | "maxDecisionsPerSecond"
  >;
  /** Reports a failed upload, and the first event that was not buffered. */
  onError: (error: unknown) => void;
  /** Reports that events are buffered again. Default: no report. */
  onNote?: ((message: string) => void | Promise<void>) | undefined;
  /** Called after each upload, and when buffering of events fails or works again. */
  onStatus?: (() => void) | undefined;
  clock?: RepeatClock | undefined;
  /** Clock in milliseconds, for the rate of events. */
  now?: (() => number) | undefined;
}

/** The error for an event that exceeds the size of a whole upload. */
class EventTooLargeError extends DocumentError {
  constructor(bytes: number, limit: number) {
    super(
      `an event of the decision log has ${String(bytes)} bytes compressed, and decision_logs.reporting.upload_size_limit_bytes is ${String(limit)}`,
      { code: "document_too_large", document: "decision_logs" },
    );
  }
}

/** OPA's API of decision logs: `POST /logs` with batches as JSON arrays, compressed with gzip. */
export class LogUpload {
  readonly #options: LogUploadOptions;
  readonly #end = new AbortController();
  #ratio = FIRST_RATIO;
  #loop: Promise<void> = Promise.resolve();
  /** The batches of a segment that were uploaded before one of them failed. */
  #uploaded = { first: "", events: 0 };
  #error: unknown;
  /** Ends the wait for the next upload; `undefined` while there is none. */
  #wake: (() => void) | undefined;
  /** Counters by OPA's names. */
  readonly counters = {
    decision_logs_chunks_uploaded: 0,
    decision_logs_chunks_upload_failed: 0,
    decision_logs_encoding_failure: 0,
    decision_logs_dropped_rate_limit_exceeded: 0,
    decision_logs_nd_builtin_cache_dropped: 0,
    enc_log_exceeded_upload_size_limit_bytes: 0,
  };
  readonly #rate: RateLimit | undefined;
  readonly #kept: WatchedSink<string>;
  /** Skipped events, and when they were last reported. */
  #leftOut = { events: 0, toldAt: -Infinity };

  constructor(options: LogUploadOptions) {
    this.#options = options;
    const { maxDecisionsPerSecond: rate } = options.config;
    this.#rate = rate === undefined ? undefined : new RateLimit(rate, this.#now);
    const { spool, onError, onNote, onStatus } = options;
    this.#kept = new WatchedSink({
      write: (json) => spool.append(json),
      subject: `the folder of decision logs ${spool.folder}`,
      path: spool.folder,
      onFailed: (error) => {
        onError(error);
        onStatus?.();
      },
      onBack: async (message) => {
        await onNote?.(message);
        onStatus?.();
      },
    });
  }

  get #now(): () => number {
    return this.#options.now ?? (() => performance.now());
  }

  /** OPA's status of the last upload; empty when it succeeded, and the last event was buffered. */
  get status(): { code?: string; message?: string; http_code?: number } {
    const error = this.#kept.failure ?? this.#error;
    if (error === undefined) return {};
    return {
      code: "decision_log_error",
      message: errorMessages(error).join("; because: "),
      ...(error instanceof ServiceError && error.status !== undefined ? { http_code: error.status } : {}),
    };
  }

  /** Buffers an event for the next upload, unless there are too many. Rejects when it can never be uploaded, or not be buffered. */
  async accept(json: Buffer): Promise<void> {
    if (this.#rate?.take() === false) {
      this.#leaveOut();
      return;
    }
    const { uploadSizeLimitBytes: limit } = this.#options.config;
    await this.#kept.write((await this.#toFit(json, limit)).toString());
    if (this.#isDue) this.#wake?.();
  }

  /**
   * Whether events fill a batch that should not wait. After a failure they wait, so that an unavailable service does
   * not receive a request for each event.
   */
  get #isDue(): boolean {
    const { spool, config } = this.#options;
    return config.isImmediate && this.#error === undefined && spool.bytes >= this.#batchBytes;
  }

  /** The number of bytes of events that should fit into a batch. */
  get #batchBytes(): number {
    return this.#options.config.uploadSizeLimitBytes * this.#ratio * MARGIN;
  }

  /** Removes the results of built-ins from an event that is too large, as OPA does. @throws EventTooLargeError */
  async #toFit(json: Buffer, limit: number): Promise<Buffer> {
    const bytes = await compressedSize(json, limit);
    if (bytes <= limit) return json;
    this.counters.enc_log_exceeded_upload_size_limit_bytes++;
    const without = await withoutBuiltinCache(json);
    const left = without === undefined ? bytes : await compressedSize(without, limit);
    if (without === undefined || left > limit) {
      this.counters.decision_logs_encoding_failure++;
      throw new EventTooLargeError(left, limit);
    }
    this.counters.decision_logs_nd_builtin_cache_dropped++;
    return without;
  }

  #leaveOut(): void {
    this.counters.decision_logs_dropped_rate_limit_exceeded++;
    this.#leftOut.events++;
    if (this.#now() - this.#leftOut.toldAt >= REPORT_AFTER_MS) this.#reportSkipped();
  }

  #reportSkipped(): void {
    const { events } = this.#leftOut;
    if (events === 0) return;
    this.#leftOut = { events: 0, toldAt: this.#now() };
    this.#options.onError(
      new RangeError(
        `events left out of the upload of decision logs: ${String(events)}; decision_logs.reporting.max_decisions_per_second is reached`,
      ),
    );
  }

  /** Uploads repeatedly until it is closed. */
  start(): void {
    const { config, clock = systemClock } = this.#options;
    this.#loop = repeat(
      async () => {
        await this.upload(this.#end.signal);
        return undefined;
      },
      config.delay,
      this.#end.signal,
      { random: () => clock.random(), sleep: (ms, signal) => this.#sleep(ms, signal, clock) },
    );
  }

  /** Waits until the time is over, or a batch is due. */
  async #sleep(ms: number, signal: AbortSignal, clock: RepeatClock): Promise<void> {
    if (this.#isDue) return;
    const early = new AbortController();
    this.#wake = () => early.abort();
    try {
      await clock.sleep(ms, AbortSignal.any([signal, early.signal]));
    } catch (error) {
      if (signal.aborted || !early.signal.aborted) throw error;
    } finally {
      this.#wake = undefined;
    }
  }

  /** Uploads the rest, within a time limit. Events that are not uploaded then remain on disk. */
  async close(graceMs: number): Promise<void> {
    this.#end.abort(new Error("the server is shutting down"));
    this.#reportSkipped();
    await this.#loop;
    await this.upload(AbortSignal.timeout(graceMs)).catch(() => undefined);
  }

  /** Uploads all current events. @throws the failure, which was reported and is in the status. */
  async upload(signal: AbortSignal): Promise<void> {
    const { spool, onError, onStatus } = this.#options;
    try {
      // Excludes events that arrive in the meantime, which would be uploaded one by one.
      for (let left = spool.segments; left > 0; left--) {
        await spool.takeOldest((events) => this.#uploadSegment(events, signal));
      }
      this.#error = undefined;
    } catch (error) {
      if (!signal.aborted || signal !== this.#end.signal) {
        this.#error = error;
        onError(error);
      }
      throw error;
    } finally {
      onStatus?.();
    }
  }

  async #uploadSegment(events: readonly string[], signal: AbortSignal): Promise<void> {
    const first = events[0] ?? "";
    if (this.#uploaded.first !== first) this.#uploaded = { first, events: 0 };
    for (;;) {
      const batch = this.#nextBatch(events.slice(this.#uploaded.events));
      if (batch.length === 0) return;
      await this.#uploadBatch(batch, signal);
    }
  }

  /** Takes as many of the first events as should fit. */
  #nextBatch(events: readonly string[]): string[] {
    const limit = this.#batchBytes;
    let bytes = 0;
    const batch: string[] = [];
    for (const event of events) {
      bytes += Buffer.byteLength(event) + 1;
      if (batch.length > 0 && bytes > limit) break;
      batch.push(event);
    }
    return batch;
  }

  async #uploadBatch(events: readonly string[], signal: AbortSignal): Promise<void> {
    const { service, config, onError } = this.#options;
    const text = Buffer.from(`[${events.join(",")}]`);
    const body = await compress(text);
    this.#ratio = Math.max(1, text.length / body.length);
    if (body.length > config.uploadSizeLimitBytes) {
      if (events.length > 1) {
        const half = Math.ceil(events.length / 2);
        await this.#uploadBatch(events.slice(0, half), signal);
        await this.#uploadBatch(events.slice(half), signal);
        return;
      }
      // It was buffered when the limit was larger.
      this.counters.enc_log_exceeded_upload_size_limit_bytes++;
      this.counters.decision_logs_encoding_failure++;
      onError(new EventTooLargeError(body.length, config.uploadSizeLimitBytes));
      this.#uploaded.events++;
      return;
    }
    try {
      await service.request({
        path: config.resource,
        headers: { "content-type": "application/json", "content-encoding": "gzip" },
        body,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      });
    } catch (error) {
      this.counters.decision_logs_chunks_upload_failed++;
      throw error;
    }
    this.counters.decision_logs_chunks_uploaded++;
    this.#uploaded.events += events.length;
  }
}

/** The size of an upload with only this event; an event that is small enough needs no compression. */
async function compressedSize(json: Buffer, limit: number): Promise<number> {
  if (json.length <= limit) return json.length;
  return (await compress(await joinParts([Buffer.from("["), json, Buffer.from("]")]))).length;
}

/** Returns `undefined` for an event without the cache. */
async function withoutBuiltinCache(json: Buffer): Promise<Buffer | undefined> {
  const turns = new Turns();
  const found = await findMember(json, 0, "nd_builtin_cache", turns);
  return found && editText(json, [found.whole], turns);
}
