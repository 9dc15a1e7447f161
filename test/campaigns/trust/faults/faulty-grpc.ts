import * as http2 from "node:http2";
import type { AddressInfo } from "node:net";
import type { FaultyServer, Identity } from "./faulty-rest.js";

/** The service's own response to a unary call: its message with the prefix, and its trailers. */
interface GrpcAnswer {
  headers: http2.IncomingHttpHeaders;
  body: Buffer;
  trailers: http2.IncomingHttpHeaders;
}

/** A call affected by the fault. */
export interface GrpcCall {
  stream: http2.ServerHttp2Stream;
  /** Number of this call among them, from 1. */
  count: number;
  answer(): Promise<GrpcAnswer>;
  /** The response to the first of them. */
  first(): Promise<GrpcAnswer>;
  /** The method's path. */
  path: string;
}

/** Responds to a call, or damages its stream. */
export type GrpcFault = (call: GrpcCall) => void | Promise<void>;

export interface FaultyGrpcOptions {
  /** The origin of the service that handles other calls. */
  upstream: string;
  isAbout(this: void, path: string): boolean;
  fault: GrpcFault;
}

function requestHeaders(headers: http2.IncomingHttpHeaders): http2.OutgoingHttpHeaders {
  // Compressed messages could not be changed.
  const { ":authority": _, host: _host, "grpc-accept-encoding": _encodings, ...rest } = headers;
  return rest;
}

/** A message with its prefix: the flag of compression, and the length. */
export function frame(message: Uint8Array, { flag = 0, length = message.length } = {}): Buffer {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt8(flag, 0);
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, message]);
}

export const GRPC_TYPE = { "content-type": "application/grpc+proto" };

/** Sends headers, bytes and trailers of a call. */
export function respond(
  stream: http2.ServerHttp2Stream,
  body: Buffer,
  trailers: http2.OutgoingHttpHeaders | undefined,
  headers: http2.OutgoingHttpHeaders = {},
): void {
  stream.respond({ ":status": 200, ...GRPC_TYPE, ...headers }, { waitForTrailers: trailers !== undefined });
  if (trailers !== undefined) {
    stream.on("wantTrailers", () => {
      stream.sendTrailers(trailers);
    });
  }
  stream.end(body);
}

/** A proxy in front of a gRPC service that injects faults. */
export async function startFaultyGrpc(
  { upstream, isAbout, fault }: FaultyGrpcOptions,
  tls?: Identity,
): Promise<FaultyServer> {
  const sessions = new Set<http2.ServerHttp2Session>();
  const client = http2.connect(upstream);
  client.on("error", () => undefined);
  let count = 0;
  let first: Promise<GrpcAnswer> | undefined;

  const pass = (stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders): void => {
    const call = client.request(requestHeaders(headers));
    call.on("error", () => stream.destroy());
    call.on("response", (answer: http2.IncomingHttpHeaders) => {
      stream.respond({ ...answer }, { waitForTrailers: true });
      call.pipe(stream);
    });
    call.on("trailers", (trailers: http2.IncomingHttpHeaders) => {
      stream.on("wantTrailers", () => {
        stream.sendTrailers({ ...trailers });
      });
    });
    stream.pipe(call);
  };

  const ask = (headers: http2.IncomingHttpHeaders, body: Buffer): Promise<GrpcAnswer> =>
    new Promise((resolve, reject) => {
      const call = client.request(requestHeaders(headers));
      const chunks: Buffer[] = [];
      const answer: GrpcAnswer = { headers: {}, body: Buffer.of(), trailers: {} };
      call.on("response", (received: http2.IncomingHttpHeaders) => {
        answer.headers = received;
      });
      call.on("trailers", (received: http2.IncomingHttpHeaders) => {
        answer.trailers = received;
      });
      call.on("data", (chunk: Buffer) => chunks.push(chunk));
      call.on("error", reject);
      call.on("end", () => {
        resolve({ ...answer, body: Buffer.concat(chunks) });
      });
      call.end(body);
    });

  const serve = async (
    stream: http2.ServerHttp2Stream,
    headers: http2.IncomingHttpHeaders,
  ): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const answer = (): Promise<GrpcAnswer> => ask(headers, Buffer.concat(chunks));
    const path = String(headers[":path"]);
    await fault({ stream, path, count: ++count, answer, first: () => (first ??= answer()) });
  };

  const server = tls === undefined ? http2.createServer() : http2.createSecureServer(tls);
  server.on("session", (session) => {
    sessions.add(session);
    session.on("error", () => undefined);
    session.once("close", () => sessions.delete(session));
  });
  server.on("sessionError", () => undefined);
  server.on("stream", (stream, headers) => {
    stream.on("error", () => undefined);
    if (isAbout(String(headers[":path"]))) serve(stream, headers).catch(() => void stream.destroy());
    else pass(stream, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls === undefined ? "http" : "https"}://127.0.0.1:${String(port)}`,
    close: async () => {
      client.destroy();
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
