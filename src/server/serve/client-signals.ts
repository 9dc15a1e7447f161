import type { Socket } from "node:net";

/** Signals that abort when a client disconnects: one for all requests of a connection. */
export class ClientSignals {
  readonly #signals = new WeakMap<Socket, AbortSignal>();

  /** The signal of a connection, which aborts when it is closed. */
  of(socket: Socket): AbortSignal {
    const known = this.#signals.get(socket);
    if (known !== undefined) return known;
    const left = new AbortController();
    const { signal } = left;
    const end = (): void => {
      left.abort(new Error("the client has left"));
    };
    if (socket.destroyed) end();
    else socket.once("close", end);
    this.#signals.set(socket, signal);
    return signal;
  }
}
