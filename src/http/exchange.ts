import type { BodyPiece, SentResponse } from "./http-transport.js";

/** How many unread bytes of a body may be queued before the server is held back. */
const MAX_QUEUED_BYTES = 256 * 1024;

interface Waiting<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const NO_HEADERS: Headers = {};

/** One request and its response: the body as it was received, piece by piece and with back pressure, without the streams and signals of others. */
export abstract class Exchange implements SentResponse {
  readonly response: Promise<SentResponse>;
  status = 0;
  #headers: Headers = NO_HEADERS;
  #started: Waiting<SentResponse> | undefined;
  #reader: Waiting<BodyPiece> | undefined;
  /** Most bodies have one piece. */
  #piece: Uint8Array | undefined;
  /** Those after it. */
  #queue: Uint8Array[] | undefined;
  #queuedBytes = 0;
  #ended = false;
  #failure: Error | undefined;

  constructor() {
    this.response = new Promise((resolve, reject) => {
      this.#started = { resolve, reject };
    });
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  read(): BodyPiece | Promise<BodyPiece> {
    const chunk = this.#piece;
    if (chunk !== undefined) {
      this.#piece = this.#queue?.shift();
      this.#queuedBytes -= chunk.byteLength;
      if (this.#queuedBytes === 0) this.resume();
      return chunk;
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (this.#ended) return undefined;
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  abstract discard(): void;

  /** Holds the server back. */
  protected abstract pause(): void;
  protected abstract resume(): void;
  /** Ends the request, which has failed. */
  protected abstract abort(reason: Error): void;

  protected get failure(): Error | undefined {
    return this.#failure;
  }

  protected get hasStarted(): boolean {
    return this.#started === undefined;
  }

  protected get isOver(): boolean {
    return this.#ended || this.#failure !== undefined;
  }

  protected start(status: number, headers: Headers): void {
    this.status = status;
    this.#headers = headers;
    this.#started?.resolve(this);
    this.#started = undefined;
  }

  protected receive(chunk: Uint8Array): void {
    if (this.#failure !== undefined) return;
    if (this.#reader !== undefined) {
      this.#reader.resolve(chunk);
      this.#reader = undefined;
      return;
    }
    if (this.#piece === undefined) this.#piece = chunk;
    else (this.#queue ??= []).push(chunk);
    this.#queuedBytes += chunk.byteLength;
    if (this.#queuedBytes > MAX_QUEUED_BYTES) this.pause();
  }

  /** Drops the data that was received and not yet read. @returns its size in bytes. */
  protected drop(): number {
    this.#piece = undefined;
    this.#queue = undefined;
    return this.#queuedBytes;
  }

  /** The body is whole. */
  protected end(): void {
    if (this.#failure !== undefined) return;
    this.#ended = true;
    this.#reader?.resolve(undefined);
    this.#reader = undefined;
  }

  /** Fails it before its end. Data that was received and not yet read is lost. */
  protected fail(reason: Error): void {
    if (this.isOver) return;
    this.#failure = reason;
    this.drop();
    this.#started?.reject(reason);
    this.#reader?.reject(reason);
    this.#started = undefined;
    this.#reader = undefined;
    this.abort(reason);
  }
}
