import type { Dispatcher } from "undici";
import type { Cancellation, CancelListener } from "../base/async/cancellation.js";
import { Exchange } from "./exchange.js";

/** An unwanted body is read up to this size, to keep its connection; for a longer one the connection is closed. */
const MAX_DISCARDED_BYTES = 64 * 1024;
const MAX_DISCARD_MS = 1000;

/** An exchange as undici's dispatcher drives it. */
export class UndiciExchange extends Exchange implements Dispatcher.DispatchHandler, CancelListener {
  #controller: Dispatcher.DispatchController | undefined;
  /** How many more bytes of an unwanted body are read. */
  #discardable: number | undefined;
  #discardTimer: NodeJS.Timeout | undefined;

  constructor(cancellation: Cancellation) {
    super();
    cancellation.listen(this);
  }

  cancelled(reason: Error): void {
    this.fail(reason);
  }

  discard(): void {
    if (this.isOver) return;
    this.#discardable = MAX_DISCARDED_BYTES - this.drop();
    const leave = (): void => this.fail(new Error("the body was not wanted"));
    if (this.#discardable < 0 || Number(this.header("content-length") ?? 0) > MAX_DISCARDED_BYTES) {
      leave();
      return;
    }
    this.#discardTimer = setTimeout(leave, MAX_DISCARD_MS);
    this.resume();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.failure !== undefined) controller.abort(this.failure);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An interim response; the final one comes after it.
    if (status >= 200) this.start(status, headers);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    if (this.#discardable === undefined) {
      this.receive(chunk);
      return;
    }
    this.#discardable -= chunk.byteLength;
    if (this.#discardable < 0) this.fail(new Error("the body was not wanted"));
  }

  onResponseEnd(): void {
    clearTimeout(this.#discardTimer);
    this.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.fail(error);
  }

  protected pause(): void {
    this.#controller?.pause();
  }

  protected resume(): void {
    if (this.#controller?.paused === true) this.#controller.resume();
  }

  protected abort(reason: Error): void {
    clearTimeout(this.#discardTimer);
    if (this.#controller?.aborted === false) this.#controller.abort(reason);
  }
}
