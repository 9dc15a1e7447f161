import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { createServer as createHttpsServer } from "node:https";
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { createServer as createTlsServer, type Server as TlsServer, type TLSSocket } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from "../../src/index.js";
import { faults, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { createTransport } from "../../src/http/http-transport.js";
import { createNegotiatedHttp } from "../../src/http/negotiated-http.js";
import { errorOf } from "../evidence/client/fake-client.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../testing/fixtures/${name}`, import.meta.url), "utf8");
const cert = fixture("loopback-cert.pem");
const tls = { key: fixture("loopback-key.pem"), cert };

interface Setting {
  service: FakeEvidenceService;
  client: ServiceClient;
  digests: string[];
}

async function setUp(options: ServiceClientOptions = {}): Promise<Setting> {
  const service = await startEvidenceService({ tls });
  onTestFinished(() => service.close());
  const digests = Array.from({ length: 40 }, (_, index) => service.addArtifact(`artifact ${index}`).digest);
  const token = await service.issueToken({ kind: "user" });
  const client = clientOf({ baseUrl: service.baseUrl, token, ...options });
  return { service, client, digests };
}

function clientOf(options: ServiceClientOptions): ServiceClient {
  const client = createServiceClient({
    env: {},
    configFile: false,
    ca: cert,
    retryDelays: { baseMs: 1, maxMs: 2 },
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

/** Only HTTP/1.1 has this header (RFC 9113, section 8.2.2). */
const versionsOf = ({ service }: Setting): Set<string> =>
  new Set(service.requests.map(({ headers }) => ("connection" in headers ? "1.1" : "2")));

describe("a service that offers HTTP/2", () => {
  test("is asked over it, the token and all", async () => {
    const setting = await setUp();
    const { client, digests } = setting;
    const items = await Promise.all(digests.map((digest) => client.discover(digest)));
    expect(items.map(({ digest }) => digest)).toEqual(digests);
    expect(versionsOf(setting)).toEqual(new Set(["2"]));
    expect(await client.info()).toMatchObject({ version: expect.any(String) });
  });

  test("gives artifacts, which its store has", async () => {
    const { service, client } = await setUp();
    const bytes = Buffer.alloc(100_000, "artifact");
    const { digest } = service.addArtifact(bytes);
    expect(bytes.equals(await client.download(digest))).toBe(true);
  });

  test("gives answers that are larger than its windows", async () => {
    const { service, client, digests } = await setUp();
    const [digest = ""] = digests;
    const note = "n".repeat(5_000_000);
    service.addReferrer({ digest, kind: "LARGE", metadata: { note } });
    const { metadata } = await client.discover(digest, { kind: "LARGE" });
    expect(metadata?.["note"] === note).toBe(true);
  });

  test.each([
    ["the option", { http2: false }],
    ["the environment", { env: { SERVICE_HTTP2: "false" } }],
  ])("is asked over HTTP/1.1 when %s says so", async (_what, options) => {
    const setting = await setUp(options);
    await setting.client.discover(setting.digests[0] ?? "");
    expect(versionsOf(setting)).toEqual(new Set(["1.1"]));
  });

  test("refuses an environment that says neither", async () => {
    const { client, digests } = await setUp({ env: { SERVICE_HTTP2: "perhaps" } });
    expect(await errorOf(client.discover(digests[0] ?? ""))).toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining("SERVICE_HTTP2"),
    });
  });
});

describe("what goes wrong over HTTP/2", () => {
  test.each([
    ["a body that breaks off", faults.truncate(5)],
    ["a connection that breaks", faults.reset()],
    ["a status that says so", faults.status(503)],
  ])("%s is asked again", async (_what, fault) => {
    const { service, client, digests } = await setUp();
    const [digest = ""] = digests;
    service.respondNext(fault, { path: /discover/ });
    let attempts: number | undefined;
    const item = await client.discover(digest, {}, { report: (facts) => (attempts = facts.attempts) });
    expect(item.digest).toBe(digest);
    expect(attempts).toBe(2);
  });

  test("an answer that stops in the middle is asked again, on another connection", async () => {
    const { service, client, digests } = await setUp({ timeouts: { idleMs: 1000 } });
    const [digest = ""] = digests;
    service.respondNext(faults.stall(5), { path: /discover/ });
    let attempts: number | undefined;
    const item = await client.discover(digest, {}, { report: (facts) => (attempts = facts.attempts) });
    expect(item.digest).toBe(digest);
    expect(attempts).toBe(2);
  });

  test("a body that is too large is refused", async () => {
    const { client, digests } = await setUp({ maxResponseBytes: 10 });
    expect(await errorOf(client.discover(digests[0] ?? ""))).toMatchObject({ code: "response_too_large" });
  });

  test("a certificate that is not trusted is named", async () => {
    const { service, digests } = await setUp();
    const token = await service.issueToken({ kind: "user" });
    const client = createServiceClient({
      ...{ baseUrl: service.baseUrl, token, env: {}, configFile: false },
    });
    onTestFinished(() => client.close());
    const error = await errorOf(client.discover(digests[0] ?? ""));
    expect(error).toMatchObject({
      code: "service_unreachable",
      message: expect.stringContaining("SERVICE_CA"),
    });
  });

  test("a call that is aborted ends its stream, and leaves the others theirs", async () => {
    const { service, client, digests } = await setUp();
    const [first = "", second = ""] = digests;
    service.respondNext(faults.hang(), { path: new RegExp(first) });
    const controller = new AbortController();
    const hanging = errorOf(client.discover(first, {}, { signal: controller.signal }));
    expect(await client.discover(second)).toMatchObject({ digest: second });
    controller.abort(new Error("enough"));
    expect(await hanging).toMatchObject({ code: "aborted" });
    expect(await client.discover(first)).toMatchObject({ digest: first });
  });
});

const DIGEST = `sha256:${"a".repeat(64)}`;
const BODY = JSON.stringify({ result: { digest: DIGEST, kind: "ARTIFACT" } });

/** A server of one's own, and a client that asks it. */
async function serveBy(
  server: TlsServer | Http2SecureServer,
): Promise<{ client: ServiceClient; port: number; token: string; connections: () => number }> {
  const sockets = new Set<TLSSocket>();
  server.on("secureConnection", (socket: TLSSocket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const claims = Buffer.from(JSON.stringify({ aud: "user-auth.service" })).toString("base64url");
  const { port } = server.address() as AddressInfo;
  const token = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.x`;
  const client = clientOf({ baseUrl: `https://127.0.0.1:${port}`, token });
  return { client, port, token, connections: () => sockets.size };
}

const answer = (stream: ServerHttp2Stream): void => {
  stream.respond({ ":status": 200, "content-type": "application/json" });
  stream.end(BODY);
};

test("an artifact that the service gives itself waits for its reader, and others do not", async () => {
  const bytes = Buffer.alloc(8_000_000, "artifact");
  const server = createSecureServer(tls);
  let sent: ServerHttp2Stream | undefined;
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    if (headers[":path"]?.startsWith("/download/") !== true) {
      answer(stream);
      return;
    }
    sent = stream;
    stream.respond({ ":status": 200 });
    stream.end(bytes);
  });
  const { client } = await serveBy(server);
  const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  const received: Uint8Array[] = [];
  for await (const piece of client.downloadStream(digest)) {
    received.push(piece);
    if (received.length > 1) continue;
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(sent?.writableFinished).toBe(false);
  }
  expect(bytes.equals(Buffer.concat(received))).toBe(true);
});

describe("a connection that is opened before the first call", () => {
  test.each([
    ["speaks HTTP/2", true],
    ["speaks HTTP/1.1 alone", false],
  ])("is the connection of that call, of a server that %s", async (_what, speaksHttp2) => {
    const server = speaksHttp2
      ? createSecureServer(tls).on("stream", answer)
      : createHttpsServer(tls, (_request, response) => {
          response.setHeader("content-type", "application/json").end(BODY);
        });
    const { client, connections } = await serveBy(server);
    await client.connect("controlplane");
    await expect.poll(connections).toBe(1);
    await client.connect("controlplane");
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(connections()).toBe(1);
  });

  test("is shared with a call that begins meanwhile", async () => {
    const { client, connections } = await serveBy(createSecureServer(tls).on("stream", answer));
    const [, item] = await Promise.all([client.connect("controlplane"), client.discover(DIGEST)]);
    expect(item).toMatchObject({ digest: DIGEST });
    expect(connections()).toBe(1);
  });

  test("is left to the call where it cannot be made, and is none once the client is closed", async () => {
    const { client, port, token, connections } = await serveBy(createSecureServer(tls).on("stream", answer));
    const distrusting = createServiceClient({
      ...{ baseUrl: `https://127.0.0.1:${port}`, token, env: {}, configFile: false, maxAttempts: 1 },
    });
    onTestFinished(() => distrusting.close());
    await expect(distrusting.connect("controlplane")).resolves.toBeUndefined();
    expect(await errorOf(distrusting.discover(DIGEST))).toMatchObject({ code: "service_unreachable" });
    const before = connections();
    await client.info().catch(() => undefined);
    const opened = connections() - before;
    await client.close();
    await client.connect("controlplane");
    expect(connections() - before).toBe(opened);
  });

  test("is given up where the server does not answer and no call waits for it", async () => {
    const ended = new Set<Socket>();
    const server = createTcpServer((socket) => socket.on("close", () => ended.add(socket)).resume());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const client = clientOf({ baseUrl: `https://127.0.0.1:${port}`, token: "none" });
    await expect(client.connect("controlplane")).resolves.toBeUndefined();
    await expect.poll(() => ended.size).toBe(1);
  });

  test("goes to the platform for its calls", async () => {
    const { service, client } = await setUp();
    const platform = clientOf({
      platformUrl: service.platformUrl,
      token: await service.issueToken({ kind: "user" }),
    });
    await expect(platform.connect("platform")).resolves.toBeUndefined();
    expect(await platform.evidence()).toEqual({ results: [] });
    expect(await errorOf(client.connect("platform"))).toMatchObject({ code: "config_invalid" });
  });
});

describe("a server that goes away", () => {
  test.each([
    ["refuses a stream", (stream: ServerHttp2Stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM)],
    [
      "ends a stream without an answer",
      (stream: ServerHttp2Stream) => stream.close(constants.NGHTTP2_NO_ERROR),
    ],
    [
      "says GOAWAY and closes",
      (stream: ServerHttp2Stream) => {
        stream.session?.goaway(constants.NGHTTP2_NO_ERROR, 0);
        stream.session?.destroy();
      },
    ],
  ])("when it %s, it is asked again", async (_what, fail) => {
    let asked = 0;
    const server = createSecureServer(tls);
    server.on("stream", (stream: ServerHttp2Stream) => {
      stream.on("error", () => undefined);
      if (++asked === 1) fail(stream);
      else answer(stream);
    });
    server.on("session", (session: ServerHttp2Session) => session.on("error", () => undefined));
    const { client } = await serveBy(server);
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(asked).toBe(2);
  });

  test("a body that is shorter than its content-length is no answer", async () => {
    let asked = 0;
    const server = createSecureServer(tls);
    server.on("stream", (stream: ServerHttp2Stream) => {
      stream.on("error", () => undefined);
      if (++asked > 1) {
        answer(stream);
        return;
      }
      stream.respond({
        ":status": 200,
        "content-type": "application/json",
        "content-length": BODY.length + 1,
      });
      stream.end(BODY);
    });
    const { client } = await serveBy(server);
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(asked).toBe(2);
  });

  test("calls that are under way when it says GOAWAY end on its connection, and new ones have another", async () => {
    const waiting: ServerHttp2Stream[] = [];
    const server = createSecureServer(tls);
    server.on("stream", (stream: ServerHttp2Stream) => {
      if (waiting.push(stream) > 1) {
        answer(stream);
        return;
      }
      stream.session?.goaway(constants.NGHTTP2_NO_ERROR, stream.id);
    });
    const { client, connections } = await serveBy(server);
    const first = client.discover(DIGEST);
    await expect.poll(() => waiting.length).toBe(1);
    const second = client.discover(DIGEST, { kind: "ARTIFACT" });
    expect(await second).toMatchObject({ digest: DIGEST });
    answer(waiting[0] as ServerHttp2Stream);
    expect(await first).toMatchObject({ digest: DIGEST });
    expect(connections()).toBe(2);
  });
});

describe("a response that the server ends before its end", () => {
  const HEADERS = 1;
  const RST_STREAM = 3;
  const SETTINGS = 4;
  const END_STREAM = 1;
  const END_HEADERS = 4;

  function frame(type: number, flags: number, id: number, payload: Uint8Array = new Uint8Array()): Buffer {
    const head = Buffer.alloc(9);
    head.writeUIntBE(payload.byteLength, 0, 3);
    head.writeUInt8(type, 3);
    head.writeUInt8(flags, 4);
    head.writeUInt32BE(id, 5);
    return Buffer.concat([head, payload]);
  }

  /** Speaks HTTP/2 in frames: Node's own server sends END_STREAM before it resets a stream. */
  function frameServer(onHeaders: (id: number, socket: TLSSocket) => void): TlsServer {
    return createTlsServer({ ...tls, ALPNProtocols: ["h2"] }, (socket) => {
      socket.on("error", () => undefined);
      socket.write(frame(SETTINGS, 0, 0));
      let received = Buffer.alloc(0);
      let at = 24;
      socket.on("data", (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        while (received.length >= at + 9 && received.length >= at + 9 + received.readUIntBE(at, 3)) {
          const [type, flags, id] = [received[at + 3], received[at + 4], received.readUInt32BE(at + 5)];
          at += 9 + received.readUIntBE(at, 3);
          if (type === SETTINGS && flags === 0) socket.write(frame(SETTINGS, 1, 0));
          if (type === HEADERS) onHeaders(id, socket);
        }
      });
    });
  }

  /** `:status: 200` and `content-type: application/json`, as HPACK has them. */
  const head = Buffer.concat([
    Buffer.from([0x88, 0x5f, "application/json".length]),
    Buffer.from("application/json"),
  ]);
  const reset = (id: number, code: number): Buffer => {
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(code);
    return frame(RST_STREAM, 0, id, payload);
  };

  test.each([
    ["NO_ERROR", BODY.slice(0, 20), constants.NGHTTP2_NO_ERROR],
    ["NO_ERROR, though its JSON is complete", BODY, constants.NGHTTP2_NO_ERROR],
    ["INTERNAL_ERROR", BODY.slice(0, 20), constants.NGHTTP2_INTERNAL_ERROR],
  ])("by RST_STREAM with %s is no answer, and asked for again", async (_what, body, code) => {
    const asked: number[] = [];
    const server = frameServer((id, socket) => {
      const isFirst = asked.push(id) === 1;
      const data = frame(0, isFirst ? 0 : END_STREAM, id, Buffer.from(isFirst ? body : BODY));
      socket.write(Buffer.concat([frame(HEADERS, END_HEADERS, id, head), data, reset(id, code)]));
    });
    const { client } = await serveBy(server);
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(asked).toHaveLength(2);
  });

  test("by closing the client is no answer", async () => {
    const server = createSecureServer(tls);
    server.on("stream", (stream: ServerHttp2Stream) => {
      stream.on("error", () => undefined);
      stream.respond({ ":status": 200 });
      stream.write("partial");
    });
    const { port } = await serveBy(server);
    const http2Origin = `https://127.0.0.1:${port}`;
    const common = { maxConnections: 1, idleTimeoutMs: 5000 };
    const http = createNegotiatedHttp({ ...common, connectTimeoutMs: 5000, ca: cert, env: {}, http2Origin });
    const transport = createTransport({ ...common, send: http.send });
    const { signal } = new AbortController();
    const request = { url: new URL(http2Origin), headers: {}, signal, attempts: 1, timeoutMs: undefined };
    const response = await transport.send(request);
    expect(await response.read()).toEqual(Buffer.from("partial"));
    const rest = errorOf(Promise.resolve(response.read()));
    await http.close();
    expect(await rest).toMatchObject({ code: "service_unreachable" });
    response.close();
  });
});

describe("a connection that is dead without having said so", () => {
  /** A way to a server that goes silent for the connections it has, when it is told to. */
  async function silentWay(port: number): Promise<{ port: number; silence(): void; opened: () => number }> {
    const live = new Set<Socket>();
    let opened = 0;
    const way = createTcpServer((client) => {
      opened += 1;
      const server = connect(port, "127.0.0.1");
      live.add(client);
      const pass = (to: Socket) => (chunk: Buffer) => {
        if (live.has(client)) to.write(chunk);
      };
      client.on("data", pass(server));
      server.on("data", pass(client));
      client.on("error", () => undefined).on("close", () => server.destroy());
      server.on("error", () => undefined).on("close", () => client.destroy());
    });
    way.listen(0, "127.0.0.1");
    await once(way, "listening");
    onTestFinished(() => void way.close());
    return {
      port: (way.address() as AddressInfo).port,
      silence: () => live.clear(),
      opened: () => opened,
    };
  }

  async function throughSilentWay(
    options: ServiceClientOptions = {},
    respond: (stream: ServerHttp2Stream) => void = answer,
  ): Promise<{ client: ServiceClient; way: Awaited<ReturnType<typeof silentWay>> }> {
    const server = createSecureServer(tls);
    server.on("stream", (stream: ServerHttp2Stream) => {
      stream.on("error", () => undefined);
      respond(stream);
    });
    const { port, token } = await serveBy(server);
    const way = await silentWay(port);
    return { client: clientOf({ baseUrl: `https://127.0.0.1:${way.port}`, token, ...options }), way };
  }

  const kindOf = (kind: string): { kind: string } => ({ kind });

  test.each<[string, () => { deadline: number } | { signal: AbortSignal }]>([
    ["deadline", () => ({ deadline: Date.now() + 100 })],
    ["abort", () => ({ signal: AbortSignal.timeout(100) })],
  ])("is left with a call that ends by its own %s", async (_what, limit) => {
    const { client, way } = await throughSilentWay();
    await client.discover(DIGEST);
    way.silence();
    await errorOf(client.discover(DIGEST, kindOf("A"), limit()));
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(way.opened()).toBe(2);
  });

  test("is left with a download that is given up in the middle", async () => {
    let asked = 0;
    const { client, way } = await throughSilentWay({}, (stream) => {
      if (++asked > 1) {
        answer(stream);
        return;
      }
      stream.respond({ ":status": 200 });
      stream.write("partial");
    });
    const controller = new AbortController();
    const call = errorOf(
      (async () => {
        for await (const piece of client.downloadStream(DIGEST, { signal: controller.signal })) {
          expect(piece.byteLength).toBeGreaterThan(0);
          way.silence();
          controller.abort(new Error("enough"));
        }
      })(),
    );
    expect(await call).toMatchObject({ code: "aborted" });
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(way.opened()).toBe(2);
  });

  test("fails the other calls that wait on it, which are made again", async () => {
    const { client, way } = await throughSilentWay({ timeouts: { connectMs: 1000 } });
    await client.discover(DIGEST);
    way.silence();
    const other = client.discover(DIGEST, kindOf("ARTIFACT"));
    await errorOf(client.discover(DIGEST, {}, { deadline: Date.now() + 50 }));
    expect(await other).toMatchObject({ digest: DIGEST });
    expect(way.opened()).toBe(2);
  });

  test("is kept when only a call's own answer does not come", async () => {
    const hanging: ServerHttp2Stream[] = [];
    const { client, way } = await throughSilentWay({}, (stream) => {
      if (hanging.length === 0) hanging.push(stream);
      else answer(stream);
    });
    const controller = new AbortController();
    const call = errorOf(client.discover(DIGEST, kindOf("A"), { signal: controller.signal }));
    await expect.poll(() => hanging.length).toBe(1);
    await client.discover(DIGEST);
    controller.abort(new Error("enough"));
    await call;
    await client.discover(DIGEST);
    expect(way.opened()).toBe(1);
  });
});

test("connections on which answers did not come in time are closed", async () => {
  const open = new Set<ServerHttp2Session>();
  const server = createSecureServer(tls);
  server.on("session", (session: ServerHttp2Session) => {
    open.add(session.on("error", () => undefined).on("close", () => open.delete(session)));
  });
  server.on("stream", (stream: ServerHttp2Stream) => void stream.on("error", () => undefined));
  const { port, token, connections } = await serveBy(server);
  const client = clientOf({
    ...{ baseUrl: `https://127.0.0.1:${port}`, token },
    ...{ maxAttempts: 1, timeouts: { requestMs: 200 } },
  });
  for (let count = 0; count < 10; count += 1) {
    expect(await errorOf(client.discover(DIGEST))).toMatchObject({ code: "service_timeout" });
  }
  expect(connections()).toBeGreaterThan(1);
  await expect.poll(() => open.size).toBe(0);
});

describe("a server that does not offer it", () => {
  test("is asked over HTTP/1.1, on the connection that stands", async () => {
    const server = createHttpsServer(tls, (request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(request.httpVersion === "1.1" ? BODY : "");
    });
    const { client, connections } = await serveBy(server);
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(connections()).toBe(1);
  });

  test.each([
    ["refuses other content", { ":status": 415 }],
    ["answers as gRPC does", { ":status": 200, "content-type": "application/grpc", "grpc-status": "12" }],
  ])("but for gRPC, and %s, is asked over HTTP/1.1", async (_what, headers) => {
    const server = createSecureServer(
      { ...tls, allowHTTP1: true },
      (request: Http2ServerRequest, response: Http2ServerResponse) => {
        if (request.httpVersion !== "1.1") return;
        response.setHeader("content-type", "application/json");
        response.end(BODY);
      },
    );
    server.on("stream", (stream: ServerHttp2Stream) => {
      stream.respond(headers, { endStream: true });
    });
    const { client } = await serveBy(server);
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
    expect(await client.discover(DIGEST)).toMatchObject({ digest: DIGEST });
  });
});
