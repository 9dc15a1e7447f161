import {
  constants,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from "node:http2";
import { promisify } from "node:util";
import { Pieces } from "../../../base/pieces.js";
import { asBuffer } from "../../../base/terms/json-bytes.js";
import { codeOf } from "../../../base/error-code.js";
import { SocketError } from "../../../http/open-socket.js";
import { MAX_MESSAGE_BYTES } from "./grpc-channel.js";
import { GrpcStatusError, INTERNAL, isStatusCode, OK, type StatusDetail } from "./grpc-status.js";
import { BYTES, list, message, one, readMessage, TEXT, type MessageTable } from "./message-table.js";

/** An answer that is complete, but not one of gRPC. */
export class GrpcAnswerIssue extends Error {}

/** A message that is larger than the limit. */
export class MessageTooLarge extends Error {
  readonly isRequest: boolean;

  constructor({ isRequest }: { isRequest: boolean }) {
    super(`the message is larger than ${MAX_MESSAGE_BYTES} bytes`);
    this.isRequest = isRequest;
  }
}

/** A byte of flags, whose lowest bit marks a compressed message, and four of the length. */
const PREFIX_BYTES = 5;

/** Returns the body of a request. @throws MessageTooLarge */
export function frameMessages(messages: readonly Uint8Array[]): Buffer {
  const parts = messages.flatMap((message) => {
    if (message.byteLength > MAX_MESSAGE_BYTES) throw new MessageTooLarge({ isRequest: true });
    const prefix = Buffer.alloc(PREFIX_BYTES);
    prefix.writeUInt32BE(message.byteLength, 1);
    return [prefix, message];
  });
  return Buffer.concat(parts);
}

/** The longest timeout of gRPC's form, in milliseconds. */
const MOST_TIMEOUT_MS = 99_999_999;

/** The headers of every request. @param timeoutMs the deadline that the service gets. */
export function grpcHeaders(timeoutMs: number): Record<string, string> {
  return {
    "content-type": "application/grpc+proto",
    te: "trailers",
    "grpc-timeout": `${Math.min(timeoutMs, MOST_TIMEOUT_MS)}m`,
    "grpc-accept-encoding": "gzip",
  };
}

/** `node:http2` sends any. @throws TypeError for a header that HTTP does not allow, without its value. */
export function checkHeaderValues(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
    throw new TypeError(`the header ${name} has characters that no header may have`);
  }
}

/** Ends a stream that has not come to its end, also for the server. */
export function cancel(stream: ClientHttp2Stream): void {
  if (stream.readableEnded && stream.writableFinished) return;
  stream.close(constants.NGHTTP2_CANCEL);
  stream.destroy();
}

/**
 * Yields the messages of a response as they come, until its status is OK.
 *
 * @param stream to which the request was written just now.
 * @param onPiece called with each piece of the body.
 * @throws GrpcStatusError for another status.
 * @throws GrpcAnswerIssue, MessageTooLarge, SocketError or an error of Node's for a response that is not complete.
 */
export async function* readResponse(
  stream: ClientHttp2Stream,
  onPiece: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let headers: IncomingHttpHeaders & IncomingHttpStatusHeader = {};
  let trailers: IncomingHttpHeaders = {};
  stream
    .once("response", (received) => (headers = received))
    .once("trailers", (received: IncomingHttpHeaders) => (trailers = received))
    // The iteration reports it; a stream that is left has no reader.
    .on("error", () => undefined);
  // From Node 24.20 and 26.3 on, an iteration that begins after the stream has closed reports a premature close, also of a complete
  // response (nodejs/node#65677), so it begins before anything is awaited.
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const frames = new FrameReader();
  try {
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
      onPiece();
      checkHeaders(headers);
      for (const { data, isCompressed } of frames.read(piece.value)) {
        yield isCompressed ? await unpack(data, headers) : data;
      }
    }
    // An OK before messages, which may be cut short, does not count.
    const isEarlyOk = headers["grpc-status"] === String(OK) && !stream.endAfterHeaders;
    const withStatus = [isEarlyOk ? {} : headers, trailers].filter(
      (part) => part["grpc-status"] !== undefined,
    );
    if (withStatus.length === 0 && (stream.aborted || stream.rstCode !== constants.NGHTTP2_NO_ERROR)) {
      throw new SocketError("ECONNRESET", `the server ended the stream (code ${String(stream.rstCode)})`);
    }
    checkHeaders(headers);
    if (withStatus.length === 0) throw new GrpcAnswerIssue("it has no status");
    withStatus.forEach(checkStatus);
    if (!frames.isAtEnd) throw new GrpcAnswerIssue("its last message is not complete");
  } finally {
    cancel(stream);
  }
}

/** @throws GrpcAnswerIssue for a response that is not one of gRPC. */
function checkHeaders(headers: IncomingHttpHeaders & IncomingHttpStatusHeader): void {
  const { ":status": status, "content-type": type = "" } = headers;
  if (status !== 200) throw new GrpcAnswerIssue(`HTTP ${String(status)}`);
  if (!/^application\/grpc(?:\+proto)?(?:;|$)/i.test(type))
    throw new GrpcAnswerIssue("its content type is another one");
}

/** Reads the frames of a body. */
class FrameReader {
  #pieces = new Pieces();
  /** Until the end of the next frame, as far as its length is known. */
  #wanted = PREFIX_BYTES;

  /** Whether nothing of a frame is there that is not complete. */
  get isAtEnd(): boolean {
    return this.#pieces.length === 0;
  }

  /** Yields what a piece completes. @throws MessageTooLarge */
  *read(piece: Buffer): Generator<{ data: Uint8Array; isCompressed: boolean }> {
    this.#pieces.add(piece);
    while (this.#pieces.length >= this.#wanted) {
      const all = asBuffer(this.#pieces.concat());
      const size = all.readUInt32BE(1);
      if (size > MAX_MESSAGE_BYTES) throw new MessageTooLarge({ isRequest: false });
      if ((all[0] ?? 0) > 1) throw new GrpcAnswerIssue("a message has unknown flags");
      const end = PREFIX_BYTES + size;
      const isComplete = all.byteLength >= end;
      const left = isComplete ? all.subarray(end) : all;
      this.#pieces = new Pieces();
      if (left.byteLength > 0) this.#pieces.add(left);
      this.#wanted = isComplete ? PREFIX_BYTES : end;
      if (isComplete) yield { data: all.subarray(PREFIX_BYTES, end), isCompressed: all[0] === 1 };
    }
  }
}

/** @throws GrpcAnswerIssue, MessageTooLarge */
async function unpack(data: Uint8Array, headers: IncomingHttpHeaders): Promise<Uint8Array> {
  const encoding = headers["grpc-encoding"];
  if (encoding !== "gzip")
    throw new GrpcAnswerIssue("a message is compressed in another way than it was asked for");
  // Some servers do not compress nothing.
  if (data.byteLength === 0) return data;
  const { gunzip } = await import("node:zlib");
  try {
    return await promisify<Uint8Array, object, Buffer>(gunzip)(data, { maxOutputLength: MAX_MESSAGE_BYTES });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") throw new MessageTooLarge({ isRequest: false });
    throw new GrpcAnswerIssue("a message cannot be decompressed", { cause: error });
  }
}

const ANY: MessageTable<{ typeUrl: string; value: Uint8Array }> = {
  fields: { 1: one("typeUrl", TEXT), 2: one("value", BYTES) },
  defaults: { typeUrl: "", value: new Uint8Array() },
};

/** `google.rpc.Status`, without what other trailers say too. */
interface Status {
  details: { typeUrl: string; value: Uint8Array }[];
}
const STATUS: MessageTable<Status> = {
  fields: {
    3: list(
      "details",
      message(() => ANY),
    ),
  },
};

/** @throws GrpcStatusError */
function checkStatus(metadata: IncomingHttpHeaders): void {
  const { "grpc-status": status, "grpc-message": text, "grpc-status-details-bin": details } = metadata;
  const code = typeof status === "string" && /^\d+$/.test(status) ? Number(status) : NaN;
  if (code === OK) return;
  if (!isStatusCode(code)) throw new GrpcStatusError(INTERNAL, `invalid grpc-status: ${String(status)}`);
  throw new GrpcStatusError(
    code,
    unescapePercent(text),
    typeof details === "string" ? readDetails(details) : [],
  );
}

/** Of a text with a percent sign that escapes nothing, that text. */
function unescapePercent(text: unknown): string {
  if (typeof text !== "string") return "";
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Details that cannot be read count as none: the call has failed in any case. */
function readDetails(base64: string): StatusDetail[] {
  try {
    const { details } = readMessage(STATUS, Buffer.from(base64, "base64"));
    return details.map(({ typeUrl, value }) => ({
      type: typeUrl.slice(typeUrl.lastIndexOf("/") + 1),
      value,
    }));
  } catch {
    return [];
  }
}
