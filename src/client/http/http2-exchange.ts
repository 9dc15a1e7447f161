import { constants, type ClientHttp2Stream, type IncomingHttpHeaders } from "node:http2";
import type { Cancellation } from "../../async/cancellation.js";
import type { BodyPiece, SentResponse } from "./http-transport.js";
import { SocketError } from "./open-socket.js";

/** How many unread bytes of a body may be queued before the server is held back. */
const MAX_QUEUED_BYTES = 256 * 1024;

interface Waiting<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

/** One request and its response on a stream of HTTP/2: the body piece by piece, with back pressure. */
export class Http2Exchange implements SentResponse {
  readonly response: Promise<SentResponse>;
  status = 0;
  #headers: IncomingHttpHeaders = {};
  readonly #stream: ClientHttp2Stream;
  #started: Waiting<SentResponse> | undefined;
  #reader: Waiting<BodyPiece> | undefined;
  readonly #queue: Uint8Array[] = [];
  #queuedBytes = 0;
  #receivedBytes = 0;
  #isWhole = false;
  #ended = false;
  #failure: Error | undefined;

  constructor(stream: ClientHttp2Stream, cancellation: Cancellation) {
    this.#stream = stream;
    this.response = new Promise((resolve, reject) => {
      this.#started = { resolve, reject };
    });
    onEndStream(stream, () => (this.#isWhole = true));
    stream
      .once("response", (headers) => this.#start(headers))
      .on("data", (chunk: Uint8Array) => this.#receive(chunk))
      .on("error", (error: Error) => this.#fail(error))
      .once("close", () => this.#close());
    cancellation.onCancel((reason) => this.#fail(reason));
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  read(): BodyPiece | Promise<BodyPiece> {
    const chunk = this.#queue.shift();
    if (chunk !== undefined) {
      this.#queuedBytes -= chunk.byteLength;
      if (this.#queuedBytes === 0) this.#stream.resume();
      return chunk;
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (this.#ended) return undefined;
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  /** Ends the stream alone: the connection goes on. */
  discard(): void {
    this.#fail(new Error("the body was not wanted"));
  }

  #start(headers: IncomingHttpHeaders & { ":status"?: number | undefined }): void {
    this.status = headers[":status"] ?? 0;
    this.#headers = headers;
    this.#started?.resolve(this);
    this.#started = undefined;
  }

  #receive(chunk: Uint8Array): void {
    if (this.#failure !== undefined) return;
    this.#receivedBytes += chunk.byteLength;
    if (this.#reader !== undefined) {
      this.#reader.resolve(chunk);
      this.#reader = undefined;
      return;
    }
    this.#queue.push(chunk);
    this.#queuedBytes += chunk.byteLength;
    if (this.#queuedBytes > MAX_QUEUED_BYTES) this.#stream.pause();
  }

  /** The response is whole when the server has said so and its length is right: a stream that is ended before emits `end` too. */
  #close(): void {
    const { rstCode } = this.#stream;
    const length = this.header("content-length");
    if (rstCode !== constants.NGHTTP2_NO_ERROR) {
      this.#fail(
        new SocketError("ECONNRESET", `the server ended the stream (HTTP/2 code ${String(rstCode)})`),
      );
    } else if (this.#started !== undefined) {
      this.#fail(new SocketError("ECONNRESET", "the stream ended without a response"));
    } else if (!this.#isWhole) {
      this.#fail(new SocketError("ECONNRESET", "the stream ended before its body did"));
    } else if (length !== undefined && Number(length) !== this.#receivedBytes) {
      this.#fail(new SocketError("ECONNRESET", "the body is shorter or longer than its content-length"));
    } else if (this.#failure === undefined) {
      this.#ended = true;
      this.#reader?.resolve(undefined);
      this.#reader = undefined;
    }
  }

  /** Ends it before its end. What was received and not yet read is lost. */
  #fail(reason: Error): void {
    if (this.#ended || this.#failure !== undefined) return;
    this.#failure = reason;
    this.#queue.length = 0;
    this.#started?.reject(reason);
    this.#reader?.reject(reason);
    this.#started = undefined;
    this.#reader = undefined;
    if (!this.#stream.closed) this.#stream.close(constants.NGHTTP2_CANCEL);
    // A paused stream does not close.
    this.#stream.resume();
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
