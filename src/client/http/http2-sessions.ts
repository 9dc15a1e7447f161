import * as http2 from "node:http2";
import type { Socket } from "node:net";
import { Deadline } from "../../async/deadline.js";
import type { Abortable } from "../../async/on-abort.js";
import { SocketError } from "./open-socket.js";

/** The window of a connection, in windows of its streams. Node gives it back as bytes arrive, so a reader that stops holds up no other. */
const CONNECTION_WINDOWS = 16;

export interface Http2SessionsOptions {
  origin: string;
  openSocket(this: void, signal: AbortSignal): Promise<Socket>;
  /** How long a server may take until its HTTP/2 settings, once the socket stands, in milliseconds. */
  openTimeoutMs: number;
  /** How much of a body the server may send before it is read. Default: Node's, 64 KiB. */
  streamWindowBytes?: number;
}

/** The connection that is being opened, and how many calls wait for it. */
interface Opening {
  session: Promise<http2.ClientHttp2Session>;
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
  #current: http2.ClientHttp2Session | undefined;
  #opening: Opening | undefined;
  #generation = 0;
  #destroyed = false;

  constructor(options: Http2SessionsOptions) {
    this.authority = options.origin;
    this.#options = options;
  }

  /** Counts the connections so far, so that what was learned over one is not used with another. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Begins a request, on a connection that stands.
   *
   * @param signal ends the wait for the connection; a connection is not opened any more once the last call has left.
   */
  async request(headers: http2.OutgoingHttpHeaders, signal: Abortable): Promise<http2.ClientHttp2Stream> {
    for (;;) {
      if (this.#destroyed) throw toClosed();
      const session = this.#usable() ?? (await this.#open(signal));
      signal.throwIfAborted();
      try {
        return hold(session, session.request(headers));
      } catch (error) {
        // The server may have announced the end of this connection just now.
        if (!session.closed && !session.destroyed) throw error;
      }
    }
  }

  /** Uses this request's connection for no new ones: it may be dead without having said so. */
  forget(stream: http2.ClientHttp2Stream): void {
    if (stream.session !== undefined && stream.session === this.#current) this.#current = undefined;
  }

  /** Ends all requests and connections. */
  destroy(): void {
    this.#destroyed = true;
    this.#opening?.controller.abort(toClosed());
    for (const session of this.#sessions) session.destroy();
  }

  #usable(): http2.ClientHttp2Session | undefined {
    const session = this.#current;
    return session === undefined || session.closed || session.destroyed ? undefined : session;
  }

  async #open(signal: Abortable): Promise<http2.ClientHttp2Session> {
    const opening = (this.#opening ??= this.#begin());
    opening.waiting += 1;
    try {
      return await new Deadline({ signals: [signal] }).wait(opening.session);
    } finally {
      opening.waiting -= 1;
      if (opening.waiting === 0) this.#leave(opening);
    }
  }

  #begin(): Opening {
    const controller = new AbortController();
    return { session: this.#connect(controller.signal), controller, waiting: 0 };
  }

  /** Ends an opening that is over, or that the last waiting call has left. */
  #leave(opening: Opening): void {
    if (this.#opening === opening) this.#opening = undefined;
    opening.session.catch(() => undefined);
    opening.controller.abort(toClosed());
  }

  async #connect(signal: AbortSignal): Promise<http2.ClientHttp2Session> {
    const { openSocket, openTimeoutMs, streamWindowBytes: initialWindowSize } = this.#options;
    const socket = await openSocket(signal);
    const session = http2.connect(this.authority, {
      createConnection: () => socket,
      ...(initialWindowSize !== undefined && { settings: { initialWindowSize, enablePush: false } }),
    });
    if (initialWindowSize !== undefined) {
      session.once("connect", () => session.setLocalWindowSize(CONNECTION_WINDOWS * initialWindowSize));
    }
    this.#sessions.add(session);
    session.once("close", () => this.#sessions.delete(session));
    // Its requests report what ends it.
    session.on("error", () => undefined);
    await firstSettings(session, openTimeoutMs, signal);
    session.unref();
    this.#current = session;
    this.#generation += 1;
    return session;
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
    const onClose = (): void => settle(new SocketError("ECONNRESET", "the connection was closed"));
    let stopWatching = (): void => undefined;
    session
      .once("remoteSettings", () => settle())
      .once("error", onError)
      .once("close", onClose);
    const limit = new Deadline({ timeoutMs, signals: [signal], timedOut: noHttp2 });
    stopWatching = limit.watch(settle);
  });
}

/** Keeps the process alive until the last request of a session has ended. */
function hold(session: http2.ClientHttp2Session, stream: http2.ClientHttp2Stream): http2.ClientHttp2Stream {
  const open = openStreams.get(session) ?? 0;
  openStreams.set(session, open + 1);
  session.ref();
  stream.once("close", () => {
    const left = (openStreams.get(session) ?? 1) - 1;
    openStreams.set(session, left);
    if (left === 0 && !session.destroyed) session.unref();
  });
  return stream;
}

const openStreams = new WeakMap<http2.ClientHttp2Session, number>();

function toClosed(): SocketError {
  return new SocketError("ECONNABORTED", "the connection is not needed any more");
}
