import * as http2 from "node:http2";
import type { AddressInfo } from "node:net";
import { toBinary, type DescFile, type DescService } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
import { Code, type ConnectRouter } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { onTestFinished } from "vitest";
import {
  ServerReflection,
  type ServerReflectionRequest,
  type ServerReflectionResponse,
} from "../../../../src/evidence/schema/proto/grpc/reflection/v1/reflection_pb.js";

export interface GrpcServer {
  readonly address: string;
  readonly port: number;
  /** The paths of the requests so far. */
  readonly paths: string[];
  readonly sessions: ReadonlySet<http2.ServerHttp2Session>;
}

export interface GrpcServerOptions {
  routes?: (router: ConnectRouter) => void;
  /** Handles a stream itself when it returns `true`. */
  onStream?: (stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders) => boolean;
  settings?: http2.Settings;
  tls?: { key: string; cert: string };
}

/** A gRPC server on loopback that is closed at the end of the test. */
export async function startGrpcServer(options: GrpcServerOptions = {}): Promise<GrpcServer> {
  const adapter = connectNodeAdapter({ routes: options.routes ?? (() => undefined) });
  const settings = options.settings === undefined ? {} : { settings: options.settings };
  const server =
    options.tls === undefined
      ? http2.createServer(settings)
      : http2.createSecureServer({ ...settings, ...options.tls });
  const paths: string[] = [];
  const own = new WeakSet<http2.Http2Stream>();
  server.on("stream", (stream, headers) => {
    paths.push(String(headers[":path"]));
    stream.on("error", () => undefined);
    if (options.onStream?.(stream, headers) === true) own.add(stream);
  });
  // A listener for requests would send its own trailers on the streams that are handled here.
  if (options.routes !== undefined) {
    server.on("request", (request, response) => {
      if (!own.has(request.stream)) adapter(request, response);
    });
  }
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("error", () => undefined);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const scheme = options.tls === undefined ? "http" : "https";
  return { address: `${scheme}://localhost:${port}`, port, paths, sessions };
}

/** Responds to a stream with gRPC headers, these pieces of its body, and these trailers. */
export function answerRaw(
  stream: http2.ServerHttp2Stream,
  pieces: readonly Uint8Array[],
  trailers: Record<string, string> | undefined,
): void {
  stream.respond(
    { ":status": 200, "content-type": "application/grpc+proto" },
    { waitForTrailers: trailers !== undefined },
  );
  if (trailers !== undefined) stream.once("wantTrailers", () => stream.sendTrailers(trailers));
  for (const piece of pieces) stream.write(piece);
  stream.end();
}

/** A message in gRPC's framing. */
export function frame(message: Uint8Array): Uint8Array {
  const framed = Buffer.alloc(5 + message.byteLength);
  framed.writeUInt32BE(message.byteLength, 1);
  framed.set(message, 5);
  return framed;
}

export type ReflectionAnswer = ServerReflectionResponse["messageResponse"];

export const notFoundAnswer = (name: string): ReflectionAnswer =>
  ({
    case: "errorResponse",
    value: { errorCode: Code.NotFound, errorMessage: `Symbol not found: ${name}` },
  }) as ReflectionAnswer;

/** Reflection of these services. `withImports: false` sends each file alone. */
export function reflectServices(
  services: readonly DescService[],
  { withImports = true } = {},
): (question: ServerReflectionRequest["messageRequest"]) => ReflectionAnswer {
  const files = new Map<string, DescFile>();
  const symbols = new Map<string, DescFile>();
  const add = (file: DescFile): void => {
    if (files.has(`${file.name}.proto`)) return;
    files.set(`${file.name}.proto`, file);
    for (const type of [...file.messages, ...file.enums, ...file.services]) symbols.set(type.typeName, file);
    file.dependencies.forEach(add);
  };
  services.forEach(({ file }) => add(file));
  const describe = (file: DescFile | undefined, name: string): ReflectionAnswer => {
    if (file === undefined) return notFoundAnswer(name);
    const sent = withImports ? [file, ...file.dependencies] : [file];
    const fileDescriptorProto = sent.map(({ proto }) => toBinary(FileDescriptorProtoSchema, proto));
    return { case: "fileDescriptorResponse", value: { fileDescriptorProto } } as ReflectionAnswer;
  };
  return (question) => {
    switch (question.case) {
      case "listServices":
        return {
          case: "listServicesResponse",
          value: { service: services.map(({ typeName }) => ({ name: typeName })) },
        } as ReflectionAnswer;
      case "fileContainingSymbol":
        return describe(symbols.get(question.value), question.value);
      case "fileByFilename":
        return describe(files.get(question.value), question.value);
      default:
        return notFoundAnswer(String(question.case));
    }
  };
}

/** Adds a reflection service that responds to each request with `answer`. */
export function addReflection(
  router: ConnectRouter,
  answer: (question: ServerReflectionRequest["messageRequest"]) => ReflectionAnswer,
  version: "v1" | "v1alpha" = "v1",
): void {
  const parent = { ...ServerReflection, typeName: `grpc.reflection.${version}.ServerReflection` };
  const info = { ...ServerReflection.method.serverReflectionInfo, parent };
  const service = { ...parent, methods: [info], method: { serverReflectionInfo: info } };
  router.service(service, {
    async *serverReflectionInfo(requests) {
      for await (const request of requests) {
        yield { messageResponse: answer(request.messageRequest) };
      }
    },
  });
}
