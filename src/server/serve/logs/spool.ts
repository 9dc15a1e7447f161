import { open, readdir, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../../base/host/make-folder.js";
import { readRegularFile } from "../../../base/host/read-file.js";
import { ConfigurationError, unreadableConfig } from "../../../base/errors.js";
import { FolderLock } from "./folder-lock.js";
import { codeOf } from "../../../base/error-code.js";

/** The size from which a segment is closed, in bytes. A larger event has its own segment. */
const SEGMENT_BYTES = 1024 * 1024;
/** Minimum number of segments within the limit, because a file is dropped as a whole. */
const MIN_SEGMENTS = 8;
const SEGMENT = /^(\d{12})\.jsonl$/;
const LOCK = "lock";

interface Segment {
  path: string;
  bytes: number;
  events: number;
}

interface SpoolOptions {
  /** Maximum size of all events, in bytes. */
  maxBytes: number;
  /** Maximum number of events. Default: no limit. */
  maxEvents?: number | undefined;
  /** Receives the number of the oldest events that were dropped for newer ones, and the limit that caused it. */
  onDropped: (events: number, limit: SpoolLimit) => void;
}

/** A limit of the spool, named like the setting below `decision_logs.reporting`. */
export type SpoolLimit = "buffer_size_limit_bytes" | "buffer_size_limit_events";

/**
 * Events on disk until they are uploaded: lines in files of a folder that one process uses. Those of a process that was
 * killed are uploaded by the next. A process that has lost its folder to another one no longer writes, uploads or
 * removes anything there.
 */
export class Spool implements AsyncDisposable {
  readonly folder: string;
  readonly #options: SpoolOptions;
  /** Oldest first. The last one is being written while `#file` is open. */
  readonly #segments: Segment[] = [];
  #file: FileHandle | undefined;
  #lock: FolderLock | undefined;
  #next = 1;
  #last: Promise<unknown> = Promise.resolve();
  /** The segment that is being uploaded, which is not dropped. */
  #reading: Segment | undefined;

  private constructor(folder: string, options: SpoolOptions) {
    this.folder = folder;
    this.#options = options;
  }

  /**
   * @throws ConfigurationError `config_unreadable` when the folder cannot be written, `config_invalid` when another process uses it.
   */
  static async open(folder: string, options: SpoolOptions): Promise<Spool> {
    const spool = new Spool(folder, options);
    try {
      makeFolder(folder);
      spool.#lock = await FolderLock.take(join(folder, LOCK), `the persistence_directory ${folder}`);
      await spool.#adopt();
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      const code = codeOf(error) ?? "unknown";
      throw unreadableConfig(
        `the folder of decision logs ${folder} cannot be used (${code}); name another persistence_directory`,
        error,
      );
    }
    return spool;
  }

  async #adopt(): Promise<void> {
    for (const name of (await readdir(this.folder)).sort()) {
      const number = SEGMENT.exec(name)?.[1];
      if (number === undefined) continue;
      const path = join(this.folder, name);
      const content = await readSegment(path);
      this.#segments.push({ path, bytes: content.length, events: getLines(content).length });
      this.#next = Number(number) + 1;
    }
  }

  /** Whether another process has taken over the folder. */
  get isLost(): boolean {
    return this.#lock?.isLost === true;
  }

  /** The number of files with events. */
  get segments(): number {
    return this.#segments.length;
  }

  /** The size of all events, in bytes. */
  get bytes(): number {
    return this.#segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The number of all events. */
  get events(): number {
    return this.#segments.reduce((sum, { events }) => sum + events, 0);
  }

  /**
   * Stores an event.
   *
   * @param json without line breaks.
   * @throws ConfigurationError `config_invalid` when another process has taken over the folder; RangeError for an event
   * larger than the limit; the system's error, such as ENOSPC.
   */
  append(json: string): Promise<void> {
    return this.#inTurn(async () => {
      const line = Buffer.from(`${json}\n`);
      await this.#checkLock();
      await this.#freeSpace(line.length);
      const file = await this.#openSegment();
      const segment = this.#segments.at(-1);
      if (segment === undefined) throw new TypeError("no open segment");
      try {
        await file.appendFile(line);
        // Another process may have taken over the file in the meantime, and have uploaded it.
        await this.#checkLock();
      } catch (error) {
        // Removes the written part of the event; otherwise it is the end of its file, and not read. A lost file is
        // closed and left unchanged: the other process may be reading it.
        await this.#file?.truncate(segment.bytes).catch(() => this.#closeSegment());
        throw error;
      }
      segment.bytes += line.length;
      segment.events++;
      const { maxBytes, maxEvents = Infinity } = this.#options;
      const isLarge = segment.bytes >= Math.min(SEGMENT_BYTES, maxBytes / MIN_SEGMENTS);
      if (isLarge || segment.events >= maxEvents / MIN_SEGMENTS) await this.#closeSegment();
    });
  }

  /**
   * Passes on the oldest events, and removes them when that succeeds. Events that arrive in the meantime are stored for
   * the next time.
   *
   * @param take receives lines; its rejection is thrown, and the events remain.
   * @returns whether there were events.
   */
  async takeOldest(take: (events: readonly string[]) => Promise<void>): Promise<boolean> {
    const segment = await this.#inTurn(async () => {
      await this.#checkLock();
      const [oldest] = this.#segments;
      if (this.#segments.length === 1) await this.#closeSegment();
      this.#reading = oldest;
      return oldest;
    });
    if (segment === undefined) return false;
    try {
      await take(getLines(await readSegment(segment.path)));
      await this.#inTurn(() => this.#remove(segment));
    } finally {
      this.#reading = undefined;
    }
    return true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#inTurn(() => this.#closeSegment());
    await this.#lock?.[Symbol.asyncDispose]();
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const done = this.#last.then(action);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Closes the file of a lost folder. @throws as `check` of the lock */
  async #checkLock(): Promise<void> {
    try {
      await this.#lock?.check();
    } catch (error) {
      if (this.isLost) await this.#closeSegment();
      throw error;
    }
  }

  async #openSegment(): Promise<FileHandle> {
    if (this.#file !== undefined) return this.#file;
    await this.#checkLock();
    const path = join(this.folder, `${String(this.#next).padStart(12, "0")}.jsonl`);
    this.#file = await open(path, "ax", 0o600);
    this.#next++;
    this.#segments.push({ path, bytes: 0, events: 0 });
    return this.#file;
  }

  async #closeSegment(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }

  async #freeSpace(bytes: number): Promise<void> {
    const { maxBytes, maxEvents = Infinity } = this.#options;
    if (bytes > maxBytes) {
      throw new RangeError(
        `an event of ${String(bytes)} bytes is larger than decision_logs.reporting.buffer_size_limit_bytes`,
      );
    }
    await this.#dropWhile(() => this.bytes + bytes > maxBytes, "buffer_size_limit_bytes");
    await this.#dropWhile(() => this.events >= maxEvents, "buffer_size_limit_events");
  }

  async #dropWhile(isAbove: () => boolean, limit: SpoolLimit): Promise<void> {
    let dropped = 0;
    while (isAbove()) {
      const oldest = this.#segments.find((segment) => segment !== this.#reading);
      if (oldest === undefined) break;
      if (oldest === this.#segments.at(-1)) await this.#closeSegment();
      dropped += oldest.events;
      await this.#remove(oldest);
    }
    if (dropped > 0) this.#options.onDropped(dropped, limit);
  }

  async #remove(segment: Segment): Promise<void> {
    await this.#checkLock();
    await rm(segment.path, { force: true });
    const at = this.#segments.indexOf(segment);
    if (at >= 0) this.#segments.splice(at, 1);
  }
}

/** Does not wait for something that is not a regular file but has the name of one. */
function readSegment(path: string): Promise<Buffer> {
  return readRegularFile(path, Infinity, { followsLinks: false });
}

/** Complete lines only: a process that was killed may have left a part of one. */
function getLines(content: Buffer): string[] {
  const lines = content.toString().split("\n");
  lines.pop();
  return lines.filter((line) => line !== "");
}
