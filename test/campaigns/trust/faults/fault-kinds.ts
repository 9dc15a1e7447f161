import { constants } from "node:http2";
import { gzipSync } from "node:zlib";
import type { ErrorCode } from "../../../../src/base/errors.js";
import { frame, GRPC_TYPE, respond, type GrpcCall, type GrpcFault } from "./faulty-grpc.js";
import {
  send,
  toBytes,
  type ConnectionFault,
  type RestAnswer,
  type RestCall,
  type RestFault,
} from "./faulty-rest.js";

/** The end of a call: with the decision that it has without a fault, or with an error. */
export type CallEnd = "exact" | ErrorCode;

/** A kind of fault, as each transport has it. */
export interface FaultKind {
  name: string;
  rest?: RestFault;
  grpc?: GrpcFault;
  /** For both transports. `refuse`: nothing listens. `tls`: an untrusted certificate. */
  connection?: ConnectionFault | "refuse" | "tls" | "plain";
  /** The token of the client. */
  token?: "expired" | "malformed";
  /** Whether it affects the pages of a list. */
  isPaged?: true;
  /** Whether the service reports an unknown digest; for `discover` that is a valid result. */
  isOwnWords?: true;
  /** The allowed endings, for all built-ins. The exact decision is always allowed. */
  ends: readonly CallEnd[];
}

const JSON_TYPE = { "content-type": "application/json" };
const json = (value: unknown, status = 200): RestAnswer => ({
  status,
  headers: JSON_TYPE,
  body: Buffer.from(JSON.stringify(value)),
});
const says =
  (answer: RestAnswer): RestFault =>
  ({ socket }) => {
    send(socket, answer);
  };
/** An error of the service, or of a proxy in front. */
const status = (
  code: number,
  headers: Record<string, string> = {},
  body = `{"code":2,"message":"fault ${String(code)}"}`,
): RestFault => says({ status: code, headers: { ...JSON_TYPE, ...headers }, body: Buffer.from(body) });
const page = (code: number): RestFault =>
  status(code, { "content-type": "text/html" }, "<!doctype html><title>Page</title>");
const bytes =
  (text: string | Buffer): RestFault =>
  ({ socket }) =>
    void socket.end(text);
/** The service's response, changed. */
const changed =
  (change: (answer: RestAnswer) => RestAnswer): RestFault =>
  async ({ socket, answer }) => {
    send(socket, change(await answer()));
  };
/** The text of the response, changed: if it is not JSON it is unchanged. */
const text = (change: (body: string) => string | Buffer): RestFault =>
  changed((answer) => ({ ...answer, body: Buffer.from(change(answer.body.toString("utf8")) as string) }));
/** The bytes of the service's response, as `write` returns them; then the end of the connection. */
const written =
  (write: (answer: RestAnswer) => Buffer): RestFault =>
  async ({ socket, answer }) => {
    socket.end(write(await answer()));
  };
const chunked = ({ status: code, headers, body }: RestAnswer, end: string): Buffer => {
  const { "content-length": _, ...rest } = headers;
  const head = toBytes(code, { ...rest, "transfer-encoding": "chunked" });
  return Buffer.concat([head, Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from(end)]);
};
const first = (
  all: RestAnswer["headers"],
  more: Record<string, string | number>,
): Record<string, string | number> => {
  const { "content-length": _, "transfer-encoding": _encoding, ...rest } = all;
  return { ...rest, ...more };
};

const grpcStatus =
  (code: number | string, message = "fault", headers: Record<string, string> = {}): GrpcFault =>
  ({ stream }) => {
    respond(stream, Buffer.of(), { "grpc-status": String(code), "grpc-message": message, ...headers });
  };
const http =
  (code: number, type = "text/html", body = "<!doctype html><title>Page</title>", headers = {}): GrpcFault =>
  ({ stream }) => {
    stream.respond({ ":status": code, "content-type": type, ...headers });
    stream.end(body);
  };
/** Bytes in place of the messages, with the service's trailers. */
const messages =
  (write: (body: Buffer) => Buffer, headers = {}): GrpcFault =>
  async ({ stream, answer }) => {
    const { body, trailers } = await answer();
    respond(stream, write(body), { ...trailers }, headers);
  };
const reset =
  (code: number): GrpcFault =>
  ({ stream }) => {
    stream.close(code);
  };

const OK = { "grpc-status": "0" };
const NESTED = 100_000;
const BOMB_BYTES = 64 * 1024 * 1024;
let packed: Buffer | undefined;
const bomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(BOMB_BYTES, " ")));
/** Allowed endings of a call without a response, or with a late one. */
const SILENT: CallEnd[] = ["service_timeout", "timeout"];
const CUT: CallEnd[] = ["service_unreachable", "response_invalid"];

function drip({ socket }: RestCall, start: Buffer): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(" "), 20);
  socket.once("close", () => {
    clearInterval(timer);
  });
}

/** A list that announces another page. */
function withCursor({ path }: Pick<GrpcCall, "path">, body: Buffer, cursor: string): Buffer {
  const field = (number: number, content: Buffer): Buffer =>
    Buffer.concat([Buffer.of((number << 3) | 2, content.length), content]);
  const text = Buffer.from(cursor);
  // A repeated field is merged with the previous one, or replaces it.
  const next = field(2, path.includes("Referrer") ? field(1, text) : text);
  return frame(Buffer.concat([body.subarray(5), next]));
}

/** A first page that is followed by others, which `rest` and `grpc` provide. */
function paged(name: string, rest: RestFault, grpc: GrpcFault, ends: readonly CallEnd[]): FaultKind {
  return {
    name,
    isPaged: true,
    rest: async (call) => {
      if (call.count > 1) return rest(call);
      const answer = await call.first();
      send(call.socket, { ...answer, body: withRestCursor(answer.body, "c1") });
    },
    grpc: async (call) => {
      if (call.count > 1) return grpc(call);
      const { body, trailers } = await call.first();
      respond(call.stream, withCursor(call, body, "c1"), { ...trailers });
    },
    ends,
  };
}

function withRestCursor(body: Buffer, cursor: string): Buffer {
  const answer = JSON.parse(body.toString("utf8")) as object;
  return Buffer.from(JSON.stringify({ ...answer, pagination: { next_cursor: cursor } }));
}

/** The first page again, with another cursor. */
function again(cursor: (count: number) => string): [RestFault, GrpcFault] {
  return [
    async ({ socket, count, first: page }) => {
      const answer = await page();
      send(socket, { ...answer, body: withRestCursor(answer.body, cursor(count)) });
    },
    async (call) => {
      const { body, trailers } = await call.first();
      respond(call.stream, withCursor(call, body, cursor(call.count)), { ...trailers });
    },
  ];
}

const KINDS: readonly FaultKind[] = [
  { name: "nothing listens", connection: "refuse", ends: ["service_unreachable"] },
  {
    name: "closed at once",
    connection: (socket) => void socket.end(),
    ends: ["service_unreachable"],
  },
  {
    name: "reset at once",
    connection: (socket) => void socket.resetAndDestroy(),
    ends: ["service_unreachable"],
  },
  {
    name: "silent connection",
    connection: () => undefined,
    ends: [...SILENT, "service_unreachable"],
  },
  {
    name: "another protocol",
    connection: (socket) => void socket.end("SSH-2.0-OpenSSH_9.6\r\n"),
    ends: ["service_unreachable", "response_invalid"],
  },
  { name: "untrusted certificate", connection: "tls", ends: ["service_unreachable"] },
  {
    name: "no TLS",
    connection: "plain",
    ends: ["service_timeout", "timeout", "service_unreachable"],
  },
  { name: "expired token", token: "expired", ends: ["credentials_expired"] },
  { name: "malformed token", token: "malformed", ends: ["unauthenticated", "credentials_malformed"] },
  // Connections and framing.
  {
    name: "reset before the headers",
    rest: ({ socket }) => void socket.resetAndDestroy(),
    grpc: reset(constants.NGHTTP2_INTERNAL_ERROR),
    ends: ["service_unreachable", "service_failed", "response_invalid"],
  },
  {
    name: "closed before the headers",
    rest: bytes(""),
    grpc: ({ stream }) => {
      stream.session?.destroy();
    },
    ends: ["service_unreachable"],
  },
  {
    name: "refused stream",
    grpc: reset(constants.NGHTTP2_REFUSED_STREAM),
    ends: ["service_failed", "service_unreachable"],
  },
  {
    name: "cancelled stream",
    grpc: reset(constants.NGHTTP2_CANCEL),
    ends: ["service_failed", "service_unreachable"],
  },
  {
    name: "ENHANCE_YOUR_CALM",
    grpc: reset(constants.NGHTTP2_ENHANCE_YOUR_CALM),
    ends: ["service_failed", "rate_limited", "service_unreachable"],
  },
  {
    name: "GOAWAY during a call",
    grpc: ({ stream }) => {
      stream.session?.goaway(constants.NGHTTP2_INTERNAL_ERROR);
      stream.session?.destroy();
    },
    ends: ["service_unreachable", "service_failed"],
  },
  { name: "half headers", rest: bytes("HTTP/1.1 200 OK\r\nContent-Ty"), ends: CUT },
  {
    name: "headers, then a reset",
    rest: ({ socket }) =>
      void socket.write(toBytes(200, { ...JSON_TYPE, "content-length": 10 }), () => socket.resetAndDestroy()),
    grpc: ({ stream }) => {
      stream.respond({ ":status": 200, ...GRPC_TYPE });
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    },
    ends: ["service_unreachable", "service_failed", "response_invalid"],
  },
  {
    name: "headers, then nothing",
    rest: ({ socket }) => void socket.write(toBytes(200, { ...JSON_TYPE, "content-length": 10 })),
    grpc: ({ stream }) => {
      stream.respond({ ":status": 200, ...GRPC_TYPE });
    },
    ends: SILENT,
  },
  { name: "no answer", rest: () => undefined, grpc: () => undefined, ends: SILENT },
  {
    name: "dripping headers",
    rest: (call) => {
      drip(call, Buffer.from("HTTP/1.1 200 OK\r\nX-A: "));
    },
    ends: SILENT,
  },
  {
    name: "dripping body",
    rest: (call) => {
      drip(call, toBytes(200, { ...JSON_TYPE, "content-length": 1_000_000 }));
    },
    ends: SILENT,
  },
  {
    name: "half body",
    rest: written(({ status: code, headers, body }) =>
      toBytes(code, first(headers, { "content-length": body.length }), body.subarray(0, body.length >> 1)),
    ),
    grpc: messages((body) => body.subarray(0, body.length >> 1)),
    ends: CUT,
  },
  {
    name: "half body, then a reset",
    rest: async ({ socket, answer }) => {
      const { status: code, headers, body } = await answer();
      socket.write(
        toBytes(code, first(headers, { "content-length": body.length }), body.subarray(0, body.length >> 1)),
        () => socket.resetAndDestroy(),
      );
    },
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      stream.respond({ ":status": 200, ...GRPC_TYPE });
      stream.write(body.subarray(0, body.length >> 1), () => {
        stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      });
    },
    ends: [...CUT, "service_failed"],
  },
  {
    name: "half body, then nothing",
    rest: async ({ socket, answer }) => {
      const { status: code, headers, body } = await answer();
      socket.write(
        toBytes(code, first(headers, { "content-length": body.length }), body.subarray(0, body.length >> 1)),
      );
    },
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      stream.respond({ ":status": 200, ...GRPC_TYPE });
      stream.write(body.subarray(0, body.length >> 1));
    },
    ends: SILENT,
  },
  { name: "chunks", rest: written((answer) => chunked(answer, "\r\n0\r\n\r\n")), ends: ["exact"] },
  { name: "missing last chunk", rest: written((answer) => chunked(answer, "\r\n")), ends: CUT },
  { name: "chunk without length", rest: written((answer) => chunked(answer, "\r\nxyz\r\n")), ends: CUT },
  {
    name: "too large length",
    rest: written(({ status: code, headers, body }) =>
      toBytes(code, first(headers, { "content-length": body.length + 7 }), body),
    ),
    ends: CUT,
  },
  {
    name: "too small length",
    rest: written(({ status: code, headers, body }) =>
      toBytes(code, first(headers, { "content-length": Math.max(body.length - 7, 0) }), body),
    ),
    ends: [...CUT, "digest_mismatch", "redirect_refused", "exact"],
  },
  {
    name: "two lengths",
    rest: written(({ status: code, headers, body }) =>
      toBytes(
        code,
        { ...first(headers, { "content-length": body.length }), "Content-Length": body.length >> 1 },
        body,
      ),
    ),
    ends: CUT,
  },
  {
    name: "length and chunks",
    rest: written((answer) => {
      const plain = chunked(answer, "\r\n0\r\n\r\n").toString("latin1");
      return Buffer.from(
        plain.replace("transfer-encoding", "content-length: 3\r\ntransfer-encoding"),
        "latin1",
      );
    }),
    ends: CUT,
  },
  {
    name: "neither a length nor chunks",
    rest: written(({ status: code, headers, body }) =>
      toBytes(code, first(headers, { connection: "close" }), body),
    ),
    ends: ["exact"],
  },
  {
    name: "oversized headers",
    rest: written(({ status: code, headers, body }) =>
      toBytes(code, first(headers, { "x-large": "a".repeat(200_000), "content-length": body.length }), body),
    ),
    ends: CUT,
  },
  { name: "invalid status line", rest: bytes("200 OK\r\n\r\n{}"), ends: CUT },
  {
    name: "early hint",
    rest: async ({ socket, answer }) => {
      socket.write("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n");
      send(socket, await answer());
    },
    ends: ["exact"],
  },
  {
    name: "announced compression",
    rest: changed((answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-encoding": "gzip" },
      body: gzipSync(answer.body),
    })),
    grpc: messages((body) => frame(gzipSync(body.subarray(5)), { flag: 1 }), { "grpc-encoding": "gzip" }),
    ends: ["exact", "response_invalid", "digest_mismatch", "unimplemented", "service_failed"],
  },
  {
    name: "announced compression is missing",
    rest: changed((answer) => ({ ...answer, headers: { ...answer.headers, "content-encoding": "gzip" } })),
    grpc: messages((body) => frame(body.subarray(5), { flag: 1 }), { "grpc-encoding": "gzip" }),
    ends: ["exact", "response_invalid", "digest_mismatch", "service_failed"],
  },
  {
    name: "unannounced compression",
    rest: changed((answer) => ({ ...answer, body: gzipSync(answer.body) })),
    grpc: messages((body) => frame(gzipSync(body.subarray(5)), { flag: 1 })),
    ends: ["exact", "response_invalid", "digest_mismatch", "service_failed"],
  },
  {
    name: "broken compression",
    rest: changed((answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-encoding": "gzip" },
      body: gzipSync(answer.body).subarray(0, -9),
    })),
    grpc: messages((body) => frame(gzipSync(body.subarray(5)).subarray(0, -9), { flag: 1 }), {
      "grpc-encoding": "gzip",
    }),
    ends: ["exact", "response_invalid", "digest_mismatch", "service_failed"],
  },
  {
    name: "compressed bomb",
    rest: changed((answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-encoding": "gzip" },
      body: bomb(),
    })),
    grpc: messages(() => frame(bomb(), { flag: 1 }), { "grpc-encoding": "gzip" }),
    ends: [
      "exact",
      "response_invalid",
      "digest_mismatch",
      "response_too_large",
      "service_failed",
      "rate_limited",
    ],
  },
  {
    name: "unknown compression",
    rest: changed((answer) => ({ ...answer, headers: { ...answer.headers, "content-encoding": "zip" } })),
    grpc: messages((body) => frame(body.subarray(5), { flag: 1 }), { "grpc-encoding": "zip" }),
    ends: ["exact", "response_invalid", "service_failed", "unimplemented"],
  },
  // Bodies.
  {
    name: "empty body",
    rest: changed((answer) => ({ ...answer, body: Buffer.of() })),
    grpc: messages(() => Buffer.of()),
    ends: ["exact", "response_invalid", "digest_mismatch", "unimplemented"],
  },
  { name: "empty message", grpc: messages(() => frame(Buffer.of())), ends: ["response_invalid"] },
  {
    name: "two messages",
    grpc: messages((body) => Buffer.concat([body, body])),
    ends: ["response_invalid", "unimplemented"],
  },
  {
    name: "message, then a reset",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      stream.respond({ ":status": 200, ...GRPC_TYPE });
      stream.write(body, () => {
        stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      });
    },
    ends: ["service_unreachable", "service_failed", "response_invalid"],
  },
  {
    name: "announced message of 2 GiB",
    grpc: messages((body) => frame(body.subarray(5), { length: 2 ** 31 })),
    ends: ["response_too_large", "response_invalid", "rate_limited"],
  },
  {
    name: "invalid message",
    grpc: messages(() => frame(Buffer.from([0xff, 0xff, 0xff]))),
    ends: ["response_invalid"],
  },
  {
    name: "message of another type",
    rest: says(json({ items: [], total: 0 })),
    grpc: messages(() => frame(Buffer.from("0a0b68656c6c6f20776f726c64", "hex"))),
    ends: ["response_invalid", "digest_mismatch", "service_failed", "wrong_address"],
  },
  {
    name: "unknown field",
    rest: text((body) => body.replace(/^\{/, '{"later": 1, ')),
    grpc: messages((body) => frame(Buffer.concat([body.subarray(5), Buffer.from("fa3e03616263", "hex")]))),
    ends: ["exact", "digest_mismatch"],
  },
  { name: "{}", rest: says(json({})), ends: ["response_invalid", "digest_mismatch", "service_failed"] },
  { name: "null", rest: says(json(null)), ends: ["response_invalid", "digest_mismatch", "service_failed"] },
  {
    name: "wrong types",
    rest: says(json({ result: { digest: 7, kind: [], downloadable: "yes" }, pagination: 1 })),
    ends: ["response_invalid", "digest_mismatch", "service_failed"],
  },
  {
    name: "deep JSON",
    rest: text((body) => body.replace(/^\{/, `{"later": ${"[".repeat(NESTED)}${"]".repeat(NESTED)}, `)),
    ends: ["exact", "response_invalid", "digest_mismatch"],
  },
  {
    name: "number of 1000 digits",
    rest: text((body) => body.replace(/^\{/, `{"later": ${"9".repeat(1000)}, `)),
    ends: ["exact", "digest_mismatch", "response_invalid"],
  },
  {
    name: "duplicate key",
    rest: text((body) => body.replace(/^\{/, '{"result": {"digest": "sha256:x", "kind": "X"}, ')),
    ends: ["response_invalid", "digest_mismatch", "exact"],
  },
  {
    name: "invalid UTF-8",
    rest: changed((answer) => ({
      ...answer,
      body: Buffer.concat([Buffer.from('{"later": "\xff", ', "latin1"), answer.body.subarray(1)]),
    })),
    ends: ["response_invalid", "digest_mismatch", "exact"],
  },
  {
    name: "text after the JSON",
    rest: text((body) => `${body} x`),
    ends: ["response_invalid", "digest_mismatch", "exact"],
  },
  {
    name: "truncated JSON with its length",
    rest: text((body) => body.slice(0, body.length >> 1)),
    ends: ["response_invalid", "digest_mismatch", "exact"],
  },
  {
    name: "page",
    rest: page(200),
    grpc: http(200),
    ends: ["unauthenticated", "response_invalid", "service_failed", "wrong_address"],
  },
  {
    name: "page labelled JSON or gRPC",
    rest: status(200, {}, "<!doctype html>"),
    grpc: http(200, "application/grpc+proto", "<!doctype html><p>no</p>"),
    ends: ["response_too_large", "response_invalid", "digest_mismatch", "service_failed"],
  },
  // Redirects and other answers.
  ...[204, 206].map((code): FaultKind => ({
    name: String(code),
    rest: changed((answer) => ({ ...answer, status: code })),
    grpc: http(code, "application/grpc+proto", ""),
    ends: ["service_failed", "response_invalid", "service_unreachable"],
  })),
  {
    name: "redirect to another origin",
    rest: status(301, { location: "http://127.0.0.1:9/x" }),
    grpc: http(301, "text/html", "", { location: "https://127.0.0.1:9/x" }),
    ends: ["redirect_refused", "service_failed", "unauthenticated", "service_unreachable", "wrong_address"],
  },
  {
    name: "redirect to a login page",
    rest: status(302, { location: "/login?next=x" }),
    grpc: http(302, "text/html", "", { location: "/login" }),
    ends: [
      "unauthenticated",
      "redirect_refused",
      "service_failed",
      "wrong_address",
      "permission_denied",
      "service_unreachable",
    ],
  },
  {
    name: "redirect loop",
    rest: ({ socket, target }) => {
      send(socket, { status: 302, headers: { location: target }, body: Buffer.of() });
    },
    ends: ["redirect_refused"],
  },
  { name: "redirect to nowhere", rest: status(302), ends: ["redirect_refused"] },
  {
    name: "redirect to a file",
    rest: status(302, { location: "file:///etc/passwd" }),
    ends: ["redirect_refused"],
  },
  {
    name: "redirect out of TLS",
    rest: status(307, { location: "http://service.example.com/x" }),
    ends: ["redirect_refused", "unauthenticated"],
  },
  // Errors.
  ...(
    [
      [400, 3, ["request_invalid", "service_failed"]],
      [401, 16, ["unauthenticated", "permission_denied"]],
      [403, 7, ["permission_denied"]],
      [408, 4, ["service_failed", "service_timeout", "timeout"]],
      [409, 10, ["service_failed"]],
      [410, 11, ["service_failed", "request_invalid"]],
      [412, 9, ["service_failed", "request_invalid"]],
      [413, 8, ["service_failed", "rate_limited"]],
      [418, 2, ["service_failed"]],
      [425, 1, ["service_failed", "aborted"]],
      [429, 8, ["rate_limited", "service_failed"]],
      [500, 13, ["service_failed"]],
      [501, 12, ["unimplemented"]],
      [502, 14, ["service_failed"]],
      [503, 14, ["service_failed"]],
      [504, 4, ["service_failed", "service_timeout", "timeout"]],
      [507, 15, ["service_failed"]],
      [511, 6, ["service_failed"]],
    ] as const
  ).map(([code, grpc, ends]): FaultKind => ({
    name: `${String(code)}; gRPC ${String(grpc)}`,
    rest: status(code),
    grpc: grpcStatus(grpc),
    ends,
  })),
  {
    name: "429 for an hour",
    rest: status(429, { "retry-after": "3600" }),
    grpc: grpcStatus(8),
    ends: ["rate_limited", "service_failed"],
  },
  {
    name: "429 that passes",
    rest: async ({ socket, count, answer }) => {
      send(
        socket,
        count === 1 ? { status: 429, headers: { "retry-after": "0" }, body: Buffer.of() } : await answer(),
      );
    },
    grpc: async ({ stream, count, answer }) => {
      if (count === 1) {
        stream.close(constants.NGHTTP2_REFUSED_STREAM);
        return;
      }
      const { body, trailers } = await answer();
      respond(stream, body, { ...trailers });
    },
    ends: ["exact"],
  },
  { name: "503 in HTML", rest: page(503), grpc: http(503), ends: ["service_failed"] },
  { name: "403 in HTML", rest: page(403), grpc: http(403), ends: ["permission_denied"] },
  {
    name: "401 in HTML",
    rest: page(401),
    grpc: http(401),
    ends: ["unauthenticated", "permission_denied", "service_failed"],
  },
  { name: "502 in HTML", rest: page(502), grpc: http(502), ends: ["service_failed"] },
  { name: "404 in HTML", rest: page(404), grpc: http(404), ends: ["wrong_address", "service_failed"] },
  {
    name: "404 of a gateway",
    rest: status(404, {}, '{"code":5,"message":"Not Found"}'),
    grpc: grpcStatus(5, "Not Found"),
    ends: ["wrong_address", "service_failed"],
  },
  {
    name: "404 without body",
    rest: status(404, {}, ""),
    grpc: http(404, "text/plain", ""),
    ends: ["wrong_address", "service_failed"],
  },
  {
    name: "404 of an ingress",
    rest: status(404, { "content-type": "text/plain" }, "default backend - 404"),
    grpc: grpcStatus(5, "Method does not exist."),
    ends: ["wrong_address", "service_failed"],
  },
  // gRPC's own.
  {
    name: "unknown gRPC status",
    grpc: grpcStatus(99),
    ends: ["service_failed", "response_invalid"],
  },
  {
    name: "non-numeric status",
    grpc: grpcStatus("x"),
    ends: ["service_failed", "response_invalid"],
  },
  {
    name: "status in the headers alone",
    grpc: ({ stream }) => {
      stream.respond({ ":status": 200, ...GRPC_TYPE, "grpc-status": "14" }, { endStream: true });
    },
    ends: ["service_failed"],
  },
  {
    name: "OK in the headers alone",
    grpc: ({ stream }) => {
      stream.respond({ ":status": 200, ...GRPC_TYPE, "grpc-status": "0" }, { endStream: true });
    },
    ends: ["response_invalid", "unimplemented"],
  },
  { name: "status and message", grpc: messages((body) => body), ends: ["exact"] },
  {
    name: "error and message",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      respond(stream, body, { "grpc-status": "13" });
    },
    ends: ["service_failed"],
  },
  {
    name: "no trailers",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      respond(stream, body, undefined);
    },
    ends: ["response_invalid", "service_failed", "service_unreachable"],
  },
  {
    name: "trailers without a status",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      respond(stream, body, { "x-a": "b" });
    },
    ends: ["response_invalid", "service_failed", "service_unreachable"],
  },
  {
    name: "neither status nor message",
    grpc: ({ stream }) => {
      respond(stream, Buffer.of(), undefined);
    },
    ends: ["response_invalid", "service_failed", "service_unreachable"],
  },
  {
    name: "other content type",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      respond(stream, body, OK, { "content-type": "application/json" });
    },
    ends: ["response_invalid", "service_failed"],
  },
  {
    name: "gRPC-Web error",
    grpc: async ({ stream, answer }) => {
      const { body } = await answer();
      respond(
        stream,
        Buffer.concat([body, frame(Buffer.from("grpc-status:0\r\n"), { flag: 0x80 })]),
        undefined,
      );
    },
    ends: ["response_invalid", "service_failed", "service_unreachable"],
  },
  // Pages.
  paged("repeated cursor", ...again(() => "c1"), ["response_invalid"]),
  paged("endless cursors", ...again((count) => `c${String(count)}`), ["response_too_large"]),
  paged(
    "later page not found",
    status(404, {}, '{"code":5,"message":"not found"}'),
    grpcStatus(5, "not found"),
    ["service_failed"],
  ),
  paged("failing later page", status(500), grpcStatus(13), ["service_failed"]),
  paged(
    "reset later page",
    ({ socket }) => void socket.resetAndDestroy(),
    reset(constants.NGHTTP2_INTERNAL_ERROR),
    ["service_unreachable", "service_failed"],
  ),
  paged(
    "silent later page",
    () => undefined,
    () => undefined,
    SILENT,
  ),
  paged(
    "empty later page",
    says(json({})),
    ({ stream }) => {
      respond(stream, frame(Buffer.of()), OK);
    },
    ["response_invalid"],
  ),
  paged("forbidden later page", status(403), grpcStatus(7), ["permission_denied"]),
  // Artifacts and digests.
  {
    name: "content of another artifact",
    rest: changed((answer) => ({ ...answer, body: Buffer.from('{"content": "of another one"}') })),
    ends: ["digest_mismatch", "response_invalid"],
  },
  {
    name: "one byte less, with its length",
    rest: changed((answer) => ({ ...answer, body: answer.body.subarray(0, -1) })),
    ends: ["digest_mismatch", "response_invalid"],
  },
  {
    name: "too many bytes",
    rest: changed((answer) => ({ ...answer, body: Buffer.alloc(9 * 1024 * 1024, " ") })),
    ends: ["response_too_large"],
  },
  {
    name: "404 of the service",
    isOwnWords: true,
    rest: async ({ socket, target }) => {
      const digest = /sha256:[0-9a-f]{64}/.exec(decodeURIComponent(target))?.[0] ?? "";
      send(socket, json({ code: 5, message: `${digest} not found`, details: [] }, 404));
    },
    grpc: grpcStatus(5, "artifact not found"),
    ends: ["not_found", "service_failed", "wrong_address"],
  },
];

/** The kinds, in the order of the table. */
export function faultKinds(): readonly FaultKind[] {
  return KINDS;
}
