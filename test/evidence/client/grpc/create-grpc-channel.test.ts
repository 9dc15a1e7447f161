import { readFileSync } from "node:fs";
import * as http from "node:http";
import * as http2 from "node:http2";
import * as https from "node:https";
import * as net from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { create, toBinary, type MessageInitShape, type MessageShape } from "@bufbuild/protobuf";
import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import { describe, expect, onTestFinished, test } from "vitest";
import { callWithRetries, describedMethod } from "../../../../src/evidence/client/grpc/grpc-channel.js";
import type { GrpcAnswer, GrpcCall, GrpcChannel } from "../../../../src/evidence/client/grpc/grpc-channel.js";
import { trustedCertificates } from "../../../../src/http/certificates.js";
import type { CallControl } from "../../../../src/http/retry.js";
import type { ServiceError } from "../../../../src/base/errors.js";
import {
  ReferrerService,
  ReferrerServiceDiscoverPrivateResponseSchema as ResponseSchema,
  type ReferrerServiceDiscoverPrivateRequestSchema as RequestSchema,
} from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  RetryInfoSchema,
} from "../../../../src/evidence/schema/proto/google/rpc/error_details_pb.js";
import { errorOf, until } from "../fake-client.js";
import { channelTo, controlOf } from "./fake-channel.js";
import { answerRaw, frame, startGrpcServer } from "./grpc-server.js";

const method = describedMethod(ReferrerService.method.discoverPrivate);
const message = { digest: "sha256:00" };
const RETRY = { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 2 };

type Response = MessageShape<typeof ResponseSchema>;
type Call = Partial<GrpcCall<MessageInitShape<typeof RequestSchema>, Response>>;
type Answer = GrpcAnswer<Response>;

function callOnce(
  channel: GrpcChannel,
  call: Call = {},
  control: CallControl = controlOf(),
): Promise<Answer> {
  return channel.unary(
    { method, message, identity: undefined, attempts: 1, timeoutMs: 5_000, ...call },
    control,
  );
}

function callOften(
  channel: GrpcChannel,
  call: Call = {},
  control: CallControl = controlOf(),
): Promise<Answer> {
  const options = { method, message, identity: undefined, timeoutMs: 5_000, ...call };
  return callWithRetries(channel, options, RETRY, control);
}

/** Answers each call with what `answer` gives or throws. */
function answering(answer: (digest: string) => object | Promise<object>): (router: ConnectRouter) => void {
  return (router) =>
    router.service(ReferrerService, {
      discoverPrivate: async ({ digest }) => ({ result: { digest, kind: "A", ...(await answer(digest)) } }),
    });
}

const GOOD = frame(
  toBinary(ResponseSchema, create(ResponseSchema, { result: { digest: "sha256:00", kind: "A" } })),
);

test("the deadline and the sender are told", async () => {
  let seen: http2.IncomingHttpHeaders = {};
  const server = await startGrpcServer({
    routes: answering(() => ({})),
    onStream: (_stream, headers) => {
      seen = headers;
      return false;
    },
  });
  const { message: answer, request } = await callOnce(channelTo(server.address));
  expect(answer.result?.digest).toBe("sha256:00");
  expect(request).toEqual({
    method: "POST",
    url: `${server.address}/controlplane.v1.ReferrerService/DiscoverPrivate`,
  });
  expect(seen).toMatchObject({ "grpc-timeout": "5000m", "user-agent": expect.stringMatching(/^regohost\//) });
});

test("a header that HTTP does not allow is not sent, nor shown", async () => {
  const server = await startGrpcServer({ routes: answering(() => ({})) });
  const channel = channelTo(server.address, { identityHeaders: () => ({ authorization: "Bearer a\nb: c" }) });
  const error = await errorOf(callOnce(channel, { identity: {} as never }));
  expect(error).toEqual(new TypeError("the header authorization has characters that no header may have"));
  expect(server.paths).toEqual([]);
});

describe("each gRPC status is the error that its HTTP status is over REST", () => {
  test.each<[Code, string, boolean]>([
    [Code.InvalidArgument, "request_invalid", false],
    [Code.FailedPrecondition, "request_invalid", false],
    [Code.OutOfRange, "request_invalid", false],
    [Code.Unauthenticated, "unauthenticated", false],
    [Code.PermissionDenied, "permission_denied", false],
    [Code.NotFound, "wrong_address", false],
    [Code.ResourceExhausted, "rate_limited", true],
    [Code.Unavailable, "service_failed", true],
    [Code.DeadlineExceeded, "service_timeout", true],
    [Code.Unimplemented, "unimplemented", false],
    [Code.Unknown, "service_failed", false],
    [Code.Internal, "service_failed", false],
    [Code.DataLoss, "service_failed", false],
    [Code.Aborted, "service_failed", false],
    [Code.AlreadyExists, "service_failed", false],
    [Code.Canceled, "service_failed", false],
  ])("%s is %s", async (status, code, retryable) => {
    const server = await startGrpcServer({
      routes: answering(() => Promise.reject(new ConnectError("no eyJhbGciOi.eyJz.c2ln", status))),
    });
    const error = (await errorOf(callOnce(channelTo(server.address)))) as ServiceError;
    expect(error).toMatchObject({ code, retryable, attempts: 1 });
    if (code !== "service_timeout") expect(error.serviceCode).toBe(status);
    expect(error.message).not.toContain("eyJ");
  });

  test("a database without a free connection can be asked again", async () => {
    const why = new ConnectError("FATAL: sorry, too many clients already", Code.Unknown);
    const server = await startGrpcServer({ routes: answering(() => Promise.reject(why)) });
    expect(await errorOf(callOnce(channelTo(server.address)))).toMatchObject({ retryable: true });
  });

  test("the kinds of an ambiguous digest are given", async () => {
    const why = new ConnectError('present in 2 kinds ["EVIDENCE" "ARTIFACT"]', Code.InvalidArgument);
    const server = await startGrpcServer({ routes: answering(() => Promise.reject(why)) });
    const expected = { code: "ambiguous_kind", kinds: ["EVIDENCE", "ARTIFACT"] };
    expect(await errorOf(callOnce(channelTo(server.address)))).toMatchObject(expected);
  });

  test("details give reason, field violations and the wait", async () => {
    const why = new ConnectError("slow down", Code.ResourceExhausted, undefined, [
      { desc: ErrorInfoSchema, value: { reason: "QUOTA", metadata: { limit: "10" } } },
      { desc: BadRequestSchema, value: { fieldViolations: [{ field: "digest", description: "bad" }] } },
      { desc: RetryInfoSchema, value: { retryDelay: { seconds: 1n, nanos: 500_000_000 } } },
    ]);
    const server = await startGrpcServer({ routes: answering(() => Promise.reject(why)) });
    expect(await errorOf(callOnce(channelTo(server.address)))).toMatchObject({
      reason: "QUOTA",
      retryAfterMs: 1500,
      details: [
        { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "QUOTA", metadata: { limit: "10" } },
        { fieldViolations: [{ field: "digest", description: "bad" }] },
        { retryDelay: "1.500s" },
      ],
    });
  });

  test("what an HTTP gateway answers is taken by its status", async () => {
    const server = await startGrpcServer({
      onStream: (stream) => {
        stream.respond({ ":status": 503 }, { endStream: true });
        return true;
      },
    });
    const expected = { code: "service_failed", status: 503, retryable: true };
    expect(await errorOf(callOnce(channelTo(server.address)))).toMatchObject(expected);
  });
});

/** Responds with a message that says that it is compressed so. */
function answerCompressed(stream: http2.ServerHttp2Stream, encoding: string, message: Uint8Array): void {
  const headers = { ":status": 200, "content-type": "application/grpc", "grpc-encoding": encoding };
  stream.respond(headers, { waitForTrailers: true });
  stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  const framed = frame(message);
  framed[0] = 1;
  stream.end(framed);
}

describe("a response is read however it is sent", () => {
  const WAYS: [string, (stream: http2.ServerHttp2Stream) => void][] = [
    [
      "byte by byte",
      (stream) =>
        answerRaw(
          stream,
          [...GOOD].map((byte) => Uint8Array.of(byte)),
          { "grpc-status": "0" },
        ),
    ],
    ["compressed", (stream) => answerCompressed(stream, "gzip", gzipSync(GOOD.subarray(5)))],
  ];
  test.each(WAYS)("%s", async (_name, answer) => {
    const server = await startGrpcServer({
      onStream: (stream) => {
        answer(stream);
        return true;
      },
    });
    expect((await callOnce(channelTo(server.address))).message.result?.kind).toBe("A");
  });

  test("an empty message that is not compressed, although it says so", async () => {
    const server = await startGrpcServer({
      onStream: (stream) => {
        answerCompressed(stream, "gzip", new Uint8Array());
        return true;
      },
    });
    expect((await callOnce(channelTo(server.address))).message.result).toBeUndefined();
  });

  test("a status whose text and details cannot be read", async () => {
    const server = await startGrpcServer({
      onStream: (stream) => {
        const status = { "grpc-status": "9", "grpc-message": "50% done", "grpc-status-details-bin": "GgX/" };
        stream.respond(
          { ":status": 200, "content-type": "application/grpc", ...status },
          { endStream: true },
        );
        return true;
      },
    });
    const call = callOnce(channelTo(server.address));
    await expect(call).toFailWith("request_invalid", /50% done/);
  });
});

describe("an incomplete response is never taken for an answer", () => {
  const { NGHTTP2_INTERNAL_ERROR, NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM } = http2.constants;
  const NO_ANSWER = { code: "response_invalid" };
  const LOST = { code: "service_unreachable", retryable: true };
  const CASES: [string, (stream: http2.ServerHttp2Stream) => void, object][] = [
    ["trailers without a status", (stream) => answerRaw(stream, [GOOD], { "x-other": "1" }), NO_ANSWER],
    ["no trailers at all", (stream) => answerRaw(stream, [GOOD], undefined), NO_ANSWER],
    ["no message", (stream) => answerRaw(stream, [], { "grpc-status": "0" }), NO_ANSWER],
    ["two messages", (stream) => answerRaw(stream, [GOOD, GOOD], { "grpc-status": "0" }), NO_ANSWER],
    [
      "half a message",
      (stream) => answerRaw(stream, [GOOD.subarray(0, 9)], { "grpc-status": "0" }),
      NO_ANSWER,
    ],
    [
      "bytes of no message",
      (stream) => answerRaw(stream, [frame(Buffer.from([0x0a, 0xff]))], { "grpc-status": "0" }),
      NO_ANSWER,
    ],
    [
      "a message of 2 GiB, by its length",
      (stream) => answerRaw(stream, [Buffer.from([0, 0x7f, 0xff, 0xff, 0xff, 1])], { "grpc-status": "0" }),
      { code: "response_too_large", retryable: false },
    ],
    ["a message that is no gzip", (stream) => answerCompressed(stream, "gzip", GOOD), NO_ANSWER],
    ["a compression that was not asked for", (stream) => answerCompressed(stream, "br", GOOD), NO_ANSWER],
    [
      "a message of more than 32 MiB, once it is unpacked",
      (stream) => answerCompressed(stream, "gzip", gzipSync(Buffer.alloc(33 * 1024 * 1024))),
      { code: "response_too_large", retryable: false },
    ],
    [
      "a frame whose flags are not gRPC's",
      (stream) =>
        answerRaw(stream, [Uint8Array.of(128, ...frame(new Uint8Array()).subarray(1))], {
          "grpc-status": "0",
        }),
      NO_ANSWER,
    ],
    [
      "a connection that ends after OK before the message",
      (stream) => {
        stream.respond({ ":status": 200, "content-type": "application/grpc", "grpc-status": "0" });
        stream.write(GOOD, () => stream.session?.destroy());
      },
      LOST,
    ],
    [
      "a status that is not a number",
      (stream) => answerRaw(stream, [GOOD], { "grpc-status": "fine" }),
      { code: "service_failed" },
    ],
    [
      "a status in the headers that its trailers contradict",
      (stream) => {
        const headers = { ":status": 200, "content-type": "application/grpc", "grpc-status": "5" };
        stream.respond(headers, { waitForTrailers: true });
        stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
        stream.end(GOOD);
      },
      { code: "wrong_address" },
    ],
    [
      "another content type",
      (stream) => stream.respond({ ":status": 200, "content-type": "text/html" }, { endStream: true }),
      NO_ANSWER,
    ],
    ["RST_STREAM", (stream) => stream.close(NGHTTP2_INTERNAL_ERROR), LOST],
    [
      "a connection that ends after half of the answer",
      (stream) => {
        stream.respond({ ":status": 200, "content-type": "application/grpc" });
        stream.write(GOOD, () => stream.session?.destroy());
      },
      LOST,
    ],
    ["CANCEL by the server", (stream) => stream.close(NGHTTP2_CANCEL), LOST],
    ["REFUSED_STREAM", (stream) => stream.close(NGHTTP2_REFUSED_STREAM), LOST],
    ["a connection that ends", (stream) => stream.session?.destroy(), LOST],
  ];
  test.each(CASES)("%s", async (_name, answer, expected) => {
    const server = await startGrpcServer({
      onStream: (stream) => {
        answer(stream);
        return true;
      },
    });
    expect(await errorOf(callOnce(channelTo(server.address)))).toMatchObject(expected);
  });

  test("a message above 32 MiB is refused on both ways", async () => {
    const digest = "x".repeat(33 * 1024 * 1024);
    const server = await startGrpcServer({ routes: answering(() => ({ digest })) });
    const channel = channelTo(server.address);
    expect(await errorOf(callOnce(channel))).toMatchObject({ code: "response_too_large" });
    expect(await errorOf(callOnce(channel, { message: { digest } }))).toMatchObject({
      code: "request_invalid",
    });
  });

  test("a server that never answers ends with the time limit, or with that of silence", async () => {
    const server = await startGrpcServer({ onStream: () => true });
    const channel = channelTo(server.address);
    expect(await errorOf(callOnce(channel, { timeoutMs: 20 }))).toMatchObject({ code: "service_timeout" });
    const idle = await errorOf(callOnce(channel, { idleTimeoutMs: 20 }));
    expect(idle).toMatchObject({ code: "service_timeout", retryable: true });
  });

  test("an abort of the caller's is thrown with its reason", async () => {
    const server = await startGrpcServer({ onStream: () => true });
    const controller = new AbortController();
    const call = errorOf(callOnce(channelTo(server.address), {}, controlOf({ signal: controller.signal })));
    await until(() => server.paths.length === 1);
    const reason = new Error("enough");
    controller.abort(reason);
    expect(await call).toBe(reason);
  });
});

test.each<[string, (control: AbortController) => CallControl]>([
  ["an abort", ({ signal }) => controlOf({ signal })],
  ["its deadline", () => controlOf({ deadline: () => Date.now() + 50 })],
])("a silent connection is left with a call that ends by %s", async (_name, toControl) => {
  const used: unknown[] = [];
  const server = await startGrpcServer({
    routes: answering(() => ({})),
    onStream: (stream) => used.push(stream.session) === 2,
  });
  const channel = channelTo(server.address);
  await callOnce(channel);
  const controller = new AbortController();
  const hanging = errorOf(callOnce(channel, {}, toControl(controller)));
  await until(() => used.length === 2);
  controller.abort(new Error("enough"));
  await hanging;
  expect((await callOnce(channel)).message.result?.kind).toBe("A");
  expect([used[1] === used[0], used[2] === used[1]]).toEqual([true, false]);
  await until(() => server.sessions.size === 1);
});

describe("retries", () => {
  /** A server whose first streams are treated so, and the others answered. */
  async function failingFirst(
    times: number,
    fail: (stream: http2.ServerHttp2Stream) => void,
  ): Promise<{ address: string; paths: string[] }> {
    let left = times;
    return startGrpcServer({
      routes: answering(() => ({})),
      onStream: (stream) => {
        if (left <= 0) return false;
        left -= 1;
        fail(stream);
        return true;
      },
    });
  }

  test.each<[string, (stream: http2.ServerHttp2Stream) => void]>([
    ["REFUSED_STREAM", (stream) => stream.close(http2.constants.NGHTTP2_REFUSED_STREAM)],
    ["RST_STREAM", (stream) => stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR)],
    ["GOAWAY in the middle", (stream) => stream.session?.goaway(http2.constants.NGHTTP2_INTERNAL_ERROR)],
    ["a lost connection", (stream) => stream.session?.destroy()],
    [
      "UNAVAILABLE",
      (stream) =>
        stream.respond(
          { ":status": 200, "content-type": "application/grpc", "grpc-status": "14" },
          { endStream: true },
        ),
    ],
  ])("%s is retried", async (_name, fail) => {
    const server = await failingFirst(2, fail);
    const control = controlOf();
    expect((await callOften(channelTo(server.address), {}, control)).message.result?.kind).toBe("A");
    expect(control.requests).toBe(3);
  });

  test("what costs is made again only when it was refused, not once it may have been processed", async () => {
    const refused = await failingFirst(2, (stream) => stream.close(http2.constants.NGHTTP2_REFUSED_STREAM));
    expect((await callOften(channelTo(refused.address), { effect: true })).message.result?.kind).toBe("A");
    for (const fail of [
      (stream: http2.ServerHttp2Stream): void => stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR),
      (stream: http2.ServerHttp2Stream): void => stream.session?.destroy(),
      (stream: http2.ServerHttp2Stream): void =>
        stream.respond(
          { ":status": 200, "content-type": "application/grpc", "grpc-status": "14" },
          { endStream: true },
        ),
    ]) {
      const server = await failingFirst(1, fail);
      let sent = 0;
      const call = callOften(channelTo(server.address), { effect: true, onSent: () => (sent += 1) });
      expect(await errorOf(call)).toMatchObject({ retryable: false });
      expect([sent, server.paths.length]).toEqual([1, 1]);
    }
  });

  test("a graceful GOAWAY lets the call in flight end, and the next one connects again", async () => {
    let open!: () => void;
    const gate = new Promise<object>((resolve) => (open = () => resolve({})));
    const server = await startGrpcServer({ routes: answering((digest) => (digest === "slow" ? gate : {})) });
    const channel = channelTo(server.address);
    const slow = callOnce(channel, { message: { digest: "slow" } });
    await until(() => server.paths.length === 1);
    for (const session of server.sessions) session.goaway();
    expect((await callOften(channel)).message.result?.kind).toBe("A");
    open();
    expect((await slow).message.result?.digest).toBe("slow");
  });
});

const pem = (name: string): string =>
  readFileSync(new URL(`../../../testing/fixtures/loopback-${name}.pem`, import.meta.url), "utf8");
const TLS = { key: pem("key"), cert: pem("cert") };

describe("connections that do not come to stand", () => {
  async function listen(server: net.Server): Promise<number> {
    const sockets = new Set<net.Socket>();
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  }

  test("nothing listens", async () => {
    const server = net.createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await errorOf(callOnce(channelTo(`http://127.0.0.1:${port}`)));
    expect(error).toMatchObject({ code: "service_unreachable", retryable: true });
  });

  test("a server of HTTP/1.1 only is named as that", async () => {
    const port = await listen(http.createServer((_request, response) => response.end("hello")));
    const call = callOnce(channelTo(`http://127.0.0.1:${port}`));
    await expect(call).toFailWith("service_unreachable", /HTTP\/2/);
  });

  test.each(["http", "https"])(
    "a server that is mute over %s ends with the time to connect",
    async (scheme) => {
      const port = await listen(net.createServer());
      const channel = channelTo(`${scheme}://127.0.0.1:${port}`, { connectTimeoutMs: 30 });
      expect(await errorOf(callOnce(channel))).toMatchObject({ code: "service_unreachable" });
    },
  );

  test.each(["http", "https"])(
    "a tunnel through an %s proxy carries the calls, with its password",
    async (scheme) => {
      const server = await startGrpcServer({ routes: answering(() => ({})) });
      const asked: unknown[] = [];
      const proxy = scheme === "http" ? http.createServer() : https.createServer(TLS);
      proxy.on("connect", (request: http.IncomingMessage, client: net.Socket) => {
        asked.push([request.url, request.headers["proxy-authorization"]]);
        const upstream = net.connect(server.port, "127.0.0.1", () => {
          client.write("HTTP/1.1 200 OK\r\n\r\n");
          client.pipe(upstream).pipe(client);
        });
        upstream.on("error", () => client.destroy());
        client.on("close", () => upstream.destroy());
      });
      const port = await listen(proxy);
      const trust = trustedCertificates(TLS.cert);
      const channel = channelTo(server.address, {
        proxy: `${scheme}://me:s%40cret@127.0.0.1:${port}`,
        trust,
      });
      expect((await callOnce(channel)).message.result?.kind).toBe("A");
      expect(asked).toEqual([[`localhost:${server.port}`, `Basic ${btoa("me:s@cret")}`]]);
    },
  );

  test("a proxy that refuses is named, without its password", async () => {
    const proxy = http.createServer();
    proxy.on("connect", (_request, client: net.Socket) => client.end("HTTP/1.1 407 No\r\n\r\n"));
    const port = await listen(proxy);
    const channel = channelTo("http://localhost:1", { proxy: `http://me:secret@127.0.0.1:${port}` });
    const error = (await errorOf(callOnce(channel))) as ServiceError;
    expect(error.message).toMatch(/proxy/);
    expect(`${error.message}${String(error.cause)}`).not.toContain("secret");
  });

  test("a proxy that is mute ends with the time to connect", async () => {
    const port = await listen(net.createServer());
    const options = { proxy: `http://127.0.0.1:${port}`, connectTimeoutMs: 30 };
    const error = await errorOf(callOnce(channelTo("http://localhost:1", options)));
    expect(error).toMatchObject({ code: "service_unreachable" });
  });

  test("a closed channel makes no calls", async () => {
    const server = await startGrpcServer({ routes: answering(() => ({})) });
    const channel = channelTo(server.address);
    channel.close();
    expect(await errorOf(callOnce(channel))).toMatchObject({ code: "service_unreachable" });
    expect(server.paths).toEqual([]);
  });
});

test("many calls at once keep to the server's limit of streams", async () => {
  let running = 0;
  let most = 0;
  const server = await startGrpcServer({
    settings: { maxConcurrentStreams: 4 },
    routes: answering(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return {};
    }),
  });
  const channel = channelTo(server.address);
  const answers = await Promise.all(Array.from({ length: 60 }, () => callOften(channel)));
  expect(answers).toHaveLength(60);
  expect(most).toBeLessThanOrEqual(4);
});

test("a server cannot push what nobody reads", async () => {
  let code: string | undefined;
  const server = await startGrpcServer({
    onStream: (stream) => {
      try {
        stream.pushStream({ ":path": "/pushed" }, () => undefined);
      } catch (error) {
        ({ code } = error as { code?: string });
      }
      answerRaw(stream, [], { "grpc-status": "5" });
      return true;
    },
  });
  await errorOf(callOnce(channelTo(server.address)));
  expect(code).toBe("ERR_HTTP2_PUSH_DISABLED");
});
