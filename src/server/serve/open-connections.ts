import type { Socket } from "node:net";

interface Connection {
  socket: Socket;
  /** Requests that have begun and whose response is not sent. */
  running: number;
}

/** Both endpoints, which a TLS socket shares with the system socket below it. */
function describeEnds({ localAddress, remoteAddress, remotePort }: Socket): string {
  return [localAddress, remoteAddress, remotePort].join(" ");
}

/**
 * The connections of a server, including those that have sent no request or are in the TLS handshake, which Node does
 * not count as idle.
 */
export class OpenConnections {
  readonly #open = new Map<string, Connection>();
  #isEnding = false;
  #arrived = 0;

  /** The number of connections and requests so far. */
  get arrived(): number {
    return this.#arrived;
  }

  /** @param socket the system's, below TLS. */
  add(socket: Socket): void {
    this.#arrived++;
    const ends = describeEnds(socket);
    const connection = { socket, running: 0 };
    this.#open.set(ends, connection);
    socket.once("close", () => {
      if (this.#open.get(ends) === connection) this.#open.delete(ends);
    });
  }

  /** Whether a request of the connection is in progress. */
  isBusy(socket: Socket): boolean {
    return (this.#open.get(describeEnds(socket))?.running ?? 0) > 0;
  }

  /**
   * Begins a request.
   *
   * @returns a function that ends it. `staysOpen` is false for one whose response ends the connection.
   */
  begin(socket: Socket): (staysOpen: boolean) => void {
    const connection = this.#open.get(describeEnds(socket));
    if (connection === undefined) return () => undefined;
    this.#arrived++;
    connection.running++;
    return (staysOpen) => {
      connection.running--;
      if (this.#isEnding && staysOpen && connection.running === 0) connection.socket.destroy();
    };
  }

  /** Closes connections without a request in progress, and others as soon as theirs have ended. */
  closeIdle(): void {
    this.#isEnding = true;
    for (const { socket, running } of this.#open.values()) if (running === 0) socket.destroy();
  }

  closeAll(): void {
    for (const { socket } of this.#open.values()) socket.destroy();
  }
}
