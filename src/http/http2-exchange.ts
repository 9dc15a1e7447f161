import { constants, type ClientHttp2Stream } from "node:http2";
import type { Cancellation } from "../base/async/cancellation.js";
import { Exchange } from "./exchange.js";
import { SocketError } from "./open-socket.js";

/** An exchange on a stream of HTTP/2. */
export class Http2Exchange extends Exchange {
  readonly #stream: ClientHttp2Stream;
  #receivedBytes = 0;
  #isWhole = false;

  constructor(stream: ClientHttp2Stream, cancellation: Cancellation) {
    super();
    this.#stream = stream;
    onEndStream(stream, () => (this.#isWhole = true));
    stream
      .once("response", (headers) => this.start(headers[":status"] ?? 0, headers))
      .on("data", (chunk: Uint8Array) => {
        this.#receivedBytes += chunk.byteLength;
        this.receive(chunk);
      })
      .on("error", (error: Error) => this.fail(error))
      .once("close", () => this.#close());
    cancellation.onCancel((reason) => this.fail(reason));
  }

  /** Ends the stream alone: the connection stays open. */
  discard(): void {
    this.fail(new Error("the body was not wanted"));
  }

  protected pause(): void {
    this.#stream.pause();
  }

  protected resume(): void {
    this.#stream.resume();
  }

  protected abort(): void {
    if (!this.#stream.closed) this.#stream.close(constants.NGHTTP2_CANCEL);
    // A paused stream does not close.
    this.#stream.resume();
  }

  #close(): void {
    const cut = this.#findCut();
    if (cut === undefined) this.end();
    else this.fail(new SocketError("ECONNRESET", cut));
  }

  /**
   * Describes what the response lacks. It is complete when the server has ended it and its length is right: a stream that is ended before
   * emits `end` too.
   */
  #findCut(): string | undefined {
    const { rstCode } = this.#stream;
    if (rstCode !== constants.NGHTTP2_NO_ERROR) {
      return `the server ended the stream (HTTP/2 code ${String(rstCode)})`;
    }
    if (!this.hasStarted) return "the stream ended without a response";
    if (!this.#isWhole) return "the stream ended before its body did";
    const length = this.header("content-length");
    const isRight = length === undefined || Number(length) === this.#receivedBytes;
    return isRight ? undefined : "the body is shorter or longer than its content-length";
  }
}

/**
 * Calls back when the server sends END_STREAM (RFC 9113, section 8.1). Node emits nothing of its own for it, and after
 * RST_STREAM with NO_ERROR the same events; but only with END_STREAM it ends the readable side of a stream not yet closed.
 */
function onEndStream(stream: ClientHttp2Stream, callback: () => void): void {
  const push = stream.push.bind(stream);
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null && !stream.closed) callback();
    return push(chunk, encoding);
  };
}
