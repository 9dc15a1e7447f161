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
import type { AddressInfo } from "node:net";
import type { Server as TlsServer, TLSSocket } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from "../../../src/index.js";
import { faults, startEvidenceService, type FakeEvidenceService } from "../../../src/testing/index.js";
import { errorOf } from "../fake-client.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../testing/fixtures/${name}`, import.meta.url), "utf8");
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
): Promise<{ client: ServiceClient; connections: () => number }> {
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
  return { client, connections: () => sockets.size };
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
