import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { nextTurn } from "../../base/async/next-turn.js";

interface Connection {
  socket: Socket;
  /** Requests that have arrived and whose response is not sent: the first of them is in progress. */
  running: number;
  /** Those that wait for it. Each receives whether the connection stays open. */
  waiting: ((staysOpen: boolean) => void)[];
  /** Whether a response has ended it: what still arrives is not served. */
  isOver: boolean;
  /** The last request that has arrived; its body may still be arriving. */
  last: IncomingMessage | undefined;
  /** When requests waited last, by the clock of `performance`. */
  heldAt: number;
  /** The request that Node's time limit does not apply to any more. It is absent until its headers have arrived. */
  late: { request: IncomingMessage | undefined; timer: NodeJS.Timeout | undefined } | undefined;
}

/** A request that has arrived. */
interface Begun {
  /** Whether it is to be served, once those before it on its connection are; `undefined` when none is. */
  turn: Promise<boolean> | undefined;
  /** Ends it. `staysOpen` is false for one whose response ends the connection. */
  end: (staysOpen: boolean) => void;
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
  readonly #requestTimeoutMs: number;
  #isEnding = false;
  #arrived = 0;

  /** @param requestTimeoutMs the time limit to receive a request. */
  constructor(requestTimeoutMs: number) {
    this.#requestTimeoutMs = requestTimeoutMs;
  }

  /** The number of connections and requests so far. */
  get arrived(): number {
    return this.#arrived;
  }

  /** @param socket the system's, below TLS. */
  add(socket: Socket): void {
    this.#arrived++;
    const ends = describeEnds(socket);
    const connection: Connection = {
      socket,
      running: 0,
      waiting: [],
      isOver: false,
      last: undefined,
      heldAt: -Infinity,
      late: undefined,
    };
    this.#open.set(ends, connection);
    socket.once("close", () => {
      clearTimeout(connection.late?.timer);
      if (this.#open.get(ends) === connection) this.#open.delete(ends);
    });
  }

  /** Whether a request of the connection is in progress. */
  isBusy(socket: Socket): boolean {
    return (this.#open.get(describeEnds(socket))?.running ?? 0) > 0;
  }

  /** Whether requests of the connection wait for another: then no more are to be read. */
  hasWaiting(socket: Socket): boolean {
    return (this.#open.get(describeEnds(socket))?.waiting.length ?? 0) > 0;
  }

  /**
   * Whether a request arrives too late because its connection was not read while others waited. Its time limit then starts again at the
   * end of that: Node reports each request once.
   */
  excuses(socket: Socket): boolean {
    const connection = this.#open.get(describeEnds(socket));
    if (connection === undefined) return false;
    const { waiting, heldAt, last } = connection;
    if (waiting.length === 0 && performance.now() > heldAt + this.#requestTimeoutMs) return false;
    connection.late = { request: last?.complete === false ? last : undefined, timer: undefined };
    if (waiting.length === 0) this.#limitLate(connection);
    return true;
  }

  /** Closes the connection after the time limit, if its late request is still arriving and is read. */
  #limitLate(connection: Connection): void {
    const { late, socket, waiting } = connection;
    if (late === undefined) return;
    clearTimeout(late.timer);
    late.timer = setTimeout(() => {
      if (waiting.length === 0 && late.request?.complete !== true) socket.destroy();
    }, this.#requestTimeoutMs).unref();
  }

  /**
   * Begins a request. Requests of a connection are served one after the other, as by Go's server, and other connections
   * between two of them. A connection is resumed when none waits.
   *
   * @param request whose socket is that above TLS.
   */
  begin(request: IncomingMessage): Begun {
    const { socket } = request;
    const connection = this.#open.get(describeEnds(socket));
    if (connection === undefined) return { turn: undefined, end: () => undefined };
    if (connection.isOver) return { turn: Promise.resolve(false), end: () => undefined };
    this.#arrived++;
    connection.last = request;
    if (connection.late !== undefined) connection.late.request ??= request;
    const { waiting } = connection;
    connection.running++;
    const end = (staysOpen: boolean): void => {
      connection.running--;
      connection.isOver = !staysOpen;
      if (waiting.length > 0) connection.heldAt = performance.now();
      waiting.shift()?.(staysOpen);
      if (this.#isEnding && staysOpen && connection.running === 0) connection.socket.destroy();
    };
    if (connection.running === 1) return { turn: undefined, end };
    const turn = new Promise<boolean>((resolve) => waiting.push(resolve)).then(async (staysOpen) => {
      await nextTurn();
      if (waiting.length === 0) {
        this.#limitLate(connection);
        socket.resume();
      }
      return staysOpen;
    });
    return { turn, end };
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
