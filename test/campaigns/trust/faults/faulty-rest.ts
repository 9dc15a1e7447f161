import { createServer as createPlainServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** The response of the service. */
export interface RestAnswer {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A request affected by the fault. */
export interface RestCall {
  socket: Socket;
  /** The path with its query. */
  target: string;
  /** Number of this request among them, from 1. */
  count: number;
  /** The service's own response. */
  answer(): Promise<RestAnswer>;
  /** Its response to the first of them. */
  first(): Promise<RestAnswer>;
}

/** Responds to a request over HTTP/1.1, or damages its connection. */
export type RestFault = (call: RestCall) => void | Promise<void>;

/** Handles connections before any request. */
export type ConnectionFault = (socket: Socket) => void;

export interface FaultyServer {
  /** Its origin. */
  url: string;
  close(): Promise<void>;
}

export interface Identity {
  key: string;
  cert: string;
}

export interface FaultyRestOptions {
  /** The origin of the service that handles other requests. */
  upstream: string;
  /** Selects the requests affected by the fault. */
  isAbout(this: void, path: string): boolean;
  fault: RestFault;
  /** Changes the responses to other requests. */
  change?(this: void, answer: RestAnswer): RestAnswer;
}

const LINE = "\r\n";

/** Serializes a status line, headers and a body; the length is not added. */
export function toBytes(
  status: number,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string = "",
): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return Buffer.concat([
    Buffer.from([`HTTP/1.1 ${String(status)} X`, ...lines, "", ""].join(LINE), "latin1"),
    Buffer.from(body as string),
  ]);
}

/** Sends a complete response, with its length. */
export function send(socket: Socket, { status, headers, body }: RestAnswer): void {
  const { "transfer-encoding": _, connection: _connection, ...rest } = headers;
  socket.write(toBytes(status, { ...rest, "content-length": body.length }, body));
}

async function ask(upstream: string, head: string): Promise<RestAnswer> {
  const [first = "", ...lines] = head.split(LINE);
  const [method = "", target = ""] = first.split(" ");
  const headers: [string, string][] = lines.flatMap((line) => {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    return at < 0 || ["host", "connection", "content-length"].includes(name)
      ? []
      : [[name, line.slice(at + 1).trim()]];
  });
  const response = await fetch(upstream + target, { method, headers, redirect: "manual" });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Listens on loopback. @param onSocket receives each connection. */
export async function listen(onSocket: ConnectionFault, tls?: Identity): Promise<FaultyServer> {
  const sockets = new Set<Socket>();
  const accept: ConnectionFault = (socket) => {
    socket.on("error", () => undefined);
    onSocket(socket);
  };
  const server: Server = tls === undefined ? createPlainServer(accept) : createTlsServer(tls, accept);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls === undefined ? "http" : "https"}://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A proxy in front of a service that injects faults. Requests have no body. */
export async function startFaultyRest(
  { upstream, isAbout, fault, change = (answer) => answer }: FaultyRestOptions,
  tls?: Identity,
): Promise<FaultyServer> {
  let count = 0;
  let first: Promise<RestAnswer> | undefined;
  const serve = async (socket: Socket, head: string): Promise<void> => {
    const target = head.split(" ", 2)[1] ?? "";
    if (!isAbout(target.split("?", 1)[0] ?? "")) send(socket, change(await ask(upstream, head)));
    else {
      await fault({
        socket,
        target,
        count: ++count,
        answer: () => ask(upstream, head),
        first: () => (first ??= ask(upstream, head)),
      });
    }
  };
  return listen((socket) => {
    let received = "";
    let last = Promise.resolve();
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
      for (;;) {
        const end = received.indexOf(LINE + LINE);
        if (end < 0) return;
        const head = received.slice(0, end);
        received = received.slice(end + 4);
        last = last.then(() => serve(socket, head)).catch(() => void socket.destroy());
      }
    });
  }, tls);
}
