import type { Dispatcher } from "undici";
import type { Cancellation } from "../../async/cancellation.js";
import type { BodyPiece, SentResponse } from "./http-transport.js";

/** How many unread bytes of a body may be queued before its connection is paused. */
const MAX_QUEUED_BYTES = 256 * 1024;
/** An unwanted body is read up to this size, to keep its connection; for a longer one the connection is closed. */
const MAX_DISCARDED_BYTES = 64 * 1024;
const MAX_DISCARD_MS = 1000;

interface Waiting<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

/**
 * One request and its response, as undici's dispatcher drives it. It gives the body as it was received, piece by piece
 * and with back pressure, without the streams and signals of undici's `request`.
 */
export class UndiciExchange implements Dispatcher.DispatchHandler, SentResponse {
  readonly response: Promise<SentResponse>;
  status = 0;
  #headers: Readonly<Record<string, string | string[] | undefined>> = {};
  #controller: Dispatcher.DispatchController | undefined;
  #started: Waiting<SentResponse> | undefined;
  #reader: Waiting<Uint8Array | undefined> | undefined;
  readonly #queue: Uint8Array[] = [];
  #queuedBytes = 0;
  #ended = false;
  #failure: Error | undefined;
  /** How many more bytes of an unwanted body are read. */
  #discardable: number | undefined;
  #discardTimer: NodeJS.Timeout | undefined;

  constructor(cancellation: Cancellation) {
    this.response = new Promise((resolve, reject) => {
      this.#started = { resolve, reject };
    });
    cancellation.onCancel((reason) => this.#end(reason));
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  read(): BodyPiece | Promise<BodyPiece> {
    const chunk = this.#queue.shift();
    if (chunk !== undefined) {
      this.#queuedBytes -= chunk.byteLength;
      if (this.#controller?.paused === true && this.#queuedBytes === 0) this.#controller.resume();
      return chunk;
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (this.#ended) return undefined;
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  discard(): void {
    if (this.#ended || this.#failure !== undefined) return;
    this.#discardable = MAX_DISCARDED_BYTES - this.#queuedBytes;
    this.#queue.length = 0;
    const leave = (): void => this.#end(new Error("the body was not wanted"));
    if (this.#discardable < 0 || Number(this.header("content-length") ?? 0) > MAX_DISCARDED_BYTES) {
      leave();
      return;
    }
    this.#discardTimer = setTimeout(leave, MAX_DISCARD_MS);
    if (this.#controller?.paused === true) this.#controller.resume();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure !== undefined) controller.abort(this.#failure);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An interim response; the final one comes after it.
    if (status < 200) return;
    this.status = status;
    this.#headers = headers;
    this.#started?.resolve(this);
    this.#started = undefined;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    if (this.#discardable !== undefined) {
      this.#discardable -= chunk.byteLength;
      if (this.#discardable < 0) this.#end(new Error("the body was not wanted"));
      return;
    }
    if (this.#reader !== undefined) {
      this.#reader.resolve(chunk);
      this.#reader = undefined;
      return;
    }
    this.#queue.push(chunk);
    this.#queuedBytes += chunk.byteLength;
    if (this.#queuedBytes > MAX_QUEUED_BYTES) controller.pause();
  }

  onResponseEnd(): void {
    this.#ended = true;
    clearTimeout(this.#discardTimer);
    this.#reader?.resolve(undefined);
    this.#reader = undefined;
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#end(error);
  }

  /** Ends it before its end. What was received and not yet read is lost. */
  #end(reason: Error): void {
    if (this.#ended || this.#failure !== undefined) return;
    this.#failure = reason;
    this.#queue.length = 0;
    clearTimeout(this.#discardTimer);
    this.#started?.reject(reason);
    this.#reader?.reject(reason);
    this.#started = undefined;
    this.#reader = undefined;
    if (this.#controller?.aborted === false) this.#controller.abort(reason);
  }
}
