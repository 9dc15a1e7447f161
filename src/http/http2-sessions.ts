import * as http2 from "node:http2";
import type { Socket } from "node:net";
import { Deadline } from "../base/async/deadline.js";
import type { Abortable } from "../base/async/on-abort.js";
import { SocketError } from "./open-socket.js";

/** The window of a connection, in windows of its streams. Node restores it as bytes arrive, so a reader that stops blocks no other. */
const CONNECTION_WINDOWS = 16;
/** How long a connection that no request waits for may take. It keeps the process alive meanwhile, also one that makes no request. */
const AHEAD_MS = 1_000;

interface Http2SessionsOptions {
  origin: string;
  openSocket(this: void, signal: AbortSignal): Promise<Socket>;
  /** How long a server may take until its HTTP/2 settings, once the socket is connected, in milliseconds. */
  openTimeoutMs: number;
  /** How much of a body the server may send before it is read. Default: Node's, 64 KiB. */
  streamWindowBytes?: number | undefined;
}

/** An established connection. */
interface Connection {
  readonly session: http2.ClientHttp2Session;
  readonly socket: Socket;
  openStreams: number;
  isForgotten: boolean;
}

/** Where a stream runs, and how much its connection had received when the stream last got something. */
interface StreamSlot {
  readonly connection: Connection;
  heardAtBytes: number;
}

/** The connection that is being opened, and how many calls wait for it. */
interface Opening {
  connection: Promise<Connection>;
  controller: AbortController;
  waiting: number;
}

/**
 * One HTTP/2 connection to an origin, opened with the first request and again when it is lost. A connection that goes
 * away finishes its requests while new ones use the next. It keeps the process alive only while a request runs.
 */
export class Http2Sessions {
  /** The origin that it connects to. */
  readonly authority: string;
  readonly #options: Http2SessionsOptions;
  readonly #sessions = new Set<http2.ClientHttp2Session>();
  readonly #places = new WeakMap<http2.ClientHttp2Stream, StreamSlot>();
  #current: Connection | undefined;
  #opening: Opening | undefined;
  #generation = 0;
  #destroyed = false;

  constructor(options: Http2SessionsOptions) {
    this.authority = options.origin;
    this.#options = options;
  }

  /** Counts the connections so far, so that facts learned over one are not used with another. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Begins a request on an established connection.
   *
   * @param signal ends the wait for the connection; a connection is not opened any more once the last call has left.
   */
  async request(headers: http2.OutgoingHttpHeaders, signal: Abortable): Promise<http2.ClientHttp2Stream> {
    for (;;) {
      if (this.#destroyed) throw toClosed();
      const connection = this.#usable() ?? (await this.#open(signal));
      signal.throwIfAborted();
      const { session } = connection;
      try {
        return this.#hold(connection, session.request(headers));
      } catch (error) {
        // The server may have announced the end of this connection just now.
        if (!session.closed && !session.destroyed) throw error;
      }
    }
  }

  /**
   * Opens a connection, where there is none, for the first request. Without a request that waits for it, it ends after a second.
   *
   * @throws what `request` throws for a connection that cannot be made.
   */
  async connect(): Promise<void> {
    if (!this.#destroyed && this.#usable() === undefined) await this.#open(AbortSignal.timeout(AHEAD_MS));
  }

  /** To call when a stream got a part of its body: its headers are noted here. */
  hear(stream: http2.ClientHttp2Stream): void {
    const slot = this.#places.get(stream);
    if (slot !== undefined) slot.heardAtBytes = slot.connection.socket.bytesRead;
  }

  /**
   * Uses this request's connection for no new ones: it may be silently dead. Its other requests continue, and it ends with the last of
   * them, or when the server does not answer a PING.
   */
  forget(stream: http2.ClientHttp2Stream): void {
    const connection = this.#places.get(stream)?.connection;
    if (connection === undefined || connection.isForgotten) return;
    connection.isForgotten = true;
    if (connection === this.#current) this.#current = undefined;
    const { session, socket } = connection;
    if (session.destroyed) return;
    const before = socket.bytesRead;
    session.ping(() => undefined);
    session.close();
    const limit = setTimeout(() => {
      if (socket.bytesRead === before) end(connection, toReset("the server does not answer any more"));
    }, this.#options.openTimeoutMs).unref();
    session.once("close", () => clearTimeout(limit));
    if (connection.openStreams === 0) end(connection);
  }

  /**
   * To call when a request is abandoned: forgets its connection if nothing has come over it, for any request, since
   * this one was sent or last got something. Does nothing once its stream has ended.
   */
  forgetIfSilent(stream: http2.ClientHttp2Stream): void {
    const slot = this.#places.get(stream);
    if (slot === undefined || stream.closed) return;
    if (slot.connection.socket.bytesRead === slot.heardAtBytes) this.forget(stream);
  }

  /** Ends all requests and connections. */
  destroy(): void {
    this.#destroyed = true;
    this.#opening?.controller.abort(toClosed());
    // Without an error its streams would end as whole ones do.
    for (const session of this.#sessions) session.destroy(toClosed(), http2.constants.NGHTTP2_CANCEL);
  }

  #usable(): Connection | undefined {
    const connection = this.#current;
    return connection === undefined || connection.session.closed || connection.session.destroyed
      ? undefined
      : connection;
  }

  async #open(signal: Abortable): Promise<Connection> {
    const opening = (this.#opening ??= this.#begin());
    opening.waiting += 1;
    try {
      return await new Deadline({ signals: [signal] }).wait(opening.connection);
    } finally {
      opening.waiting -= 1;
      if (opening.waiting === 0) this.#leave(opening);
    }
  }

  #begin(): Opening {
    const controller = new AbortController();
    return { connection: this.#connect(controller.signal), controller, waiting: 0 };
  }

  /** Ends an opening that is over, or that the last waiting call has left. */
  #leave(opening: Opening): void {
    if (this.#opening === opening) this.#opening = undefined;
    opening.connection.catch(() => undefined);
    opening.controller.abort(toClosed());
  }

  async #connect(signal: AbortSignal): Promise<Connection> {
    const { openSocket, openTimeoutMs, streamWindowBytes: initialWindowSize } = this.#options;
    const socket = await openSocket(signal);
    let session: http2.ClientHttp2Session;
    try {
      session = http2.connect(this.authority, {
        createConnection: () => socket,
        // Nobody reads a pushed response.
        settings: { enablePush: false, ...(initialWindowSize !== undefined && { initialWindowSize }) },
      });
    } catch (error) {
      socket.destroy();
      throw error;
    }
    if (initialWindowSize !== undefined) {
      session.once("connect", () => session.setLocalWindowSize(CONNECTION_WINDOWS * initialWindowSize));
    }
    this.#sessions.add(session);
    session.once("close", () => this.#sessions.delete(session));
    // Its requests report what ends it.
    session.on("error", () => undefined);
    await firstSettings(session, openTimeoutMs, signal);
    session.unref();
    this.#current = { session, socket, openStreams: 0, isForgotten: false };
    this.#generation += 1;
    return this.#current;
  }

  /** Keeps the process alive until the last request of a connection has ended. */
  #hold(connection: Connection, stream: http2.ClientHttp2Stream): http2.ClientHttp2Stream {
    const { session, socket } = connection;
    this.#places.set(stream, { connection, heardAtBytes: socket.bytesRead });
    connection.openStreams += 1;
    session.ref();
    return stream
      .once("response", () => this.hear(stream))
      .once("close", () => {
        connection.openStreams -= 1;
        if (connection.openStreams > 0) return;
        if (connection.isForgotten) end(connection);
        else if (!session.destroyed) session.unref();
      });
  }
}

/** Waits for the server's settings: only then its limit of concurrent requests is known, and that it speaks HTTP/2. */
function firstSettings(
  session: http2.ClientHttp2Session,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error): void => {
      stopWatching();
      session.off("error", onError).off("close", onClose);
      if (error === undefined) {
        resolve();
        return;
      }
      session.destroy();
      reject(error);
    };
    const noHttp2 = (): Error => new SocketError("NO_HTTP2", "the server sent no HTTP/2 settings");
    const onError = (error: Error & { code?: string }): void =>
      settle(error.code === "ERR_HTTP2_ERROR" ? noHttp2() : error);
    const onClose = (): void => settle(toReset("the connection was closed"));
    let stopWatching = (): void => undefined;
    session
      .once("remoteSettings", () => settle())
      .once("error", onError)
      .once("close", onClose);
    const limit = new Deadline({ timeoutMs, signals: [signal], timedOut: noHttp2 });
    stopWatching = limit.watch(settle);
  });
}

/** Ends a connection at once: the socket of a dead one would wait for the server's end of it. */
function end({ session, socket }: Connection, error?: Error): void {
  session.destroy(error, http2.constants.NGHTTP2_CANCEL);
  socket.destroy();
}

function toReset(message: string): SocketError {
  return new SocketError("ECONNRESET", message);
}

function toClosed(): SocketError {
  return new SocketError("ECONNABORTED", "the connection is not needed any more");
}
