import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ApiError } from "./api-error.js";
import { Turns } from "../../base/async/turns.js";
import { reasonOf } from "../../base/message.js";
import { isError } from "../../base/realms.js";
import { joinParts } from "../../base/terms/json-space.js";

function tooLarge(subject: string, maxBytes: number): ApiError {
  return new ApiError(400, "invalid_parameter", `${subject} (limit: ${String(maxBytes)} bytes)`, {
    endsConnection: true,
  });
}

/** The bytes of the bodies of all requests in progress: a few kilobytes of gzip unpack to the largest size. */
export class BodyMemory {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Counts the bytes of one request. `take` throws an ApiError 503 when there are too many. */
  hold(): { take: (bytes: number) => void; release: () => void } {
    let held = 0;
    return {
      take: (bytes) => {
        const isFull = this.#bytes + bytes > this.#maxBytes;
        if (isFull) {
          const limit = String(this.#maxBytes);
          const message = `the bodies of the running requests are too large (limit: ${limit} bytes)`;
          throw new ApiError(503, "internal_error", message, { endsConnection: true });
        }
        held += bytes;
        this.#bytes += bytes;
      },
      release: () => {
        this.#bytes -= held;
        held = 0;
      },
    };
  }
}

interface BodyLimits {
  /** Maximum size of the body. */
  maxBytes: number;
  /** Maximum size of the unpacked body. */
  maxUnpackedBytes: number;
  /** Counts bytes before they are stored, and throws when they must not be. */
  take: (bytes: number) => void;
}

/** A buffer for small consecutive chunks of a body: as views they would take a hundred times their size. */
interface Block {
  bytes: Buffer;
  used: number;
}

/** In bytes. */
const BLOCK_BYTES = 64 * 1024;
const SMALL_CHUNK_BYTES = 1024;

/** Adds a chunk; a small one after others is copied into their block. @returns the block for the next */
function add(chunks: Buffer[], { bytes, used }: Block, chunk: Buffer): Block {
  if (chunks.length === 0 || chunk.length > SMALL_CHUNK_BYTES) {
    chunks.push(chunk);
    return { bytes, used: bytes.length };
  }
  const hasRoom = used + chunk.length <= bytes.length;
  const block = hasRoom ? { bytes, used } : { bytes: Buffer.allocUnsafeSlow(BLOCK_BYTES), used: 0 };
  const end = block.used + chunk.copy(block.bytes, block.used);
  const before = block.used === 0 ? undefined : chunks.pop();
  const start = before === undefined ? block.used : before.byteOffset - block.bytes.byteOffset;
  chunks.push(block.bytes.subarray(start, end));
  return { bytes: block.bytes, used: end };
}

/** Uses events: an async iterator of a stream takes several turns of the loop for the single chunk of most bodies. */
function readWhole(
  stream: Readable,
  maxBytes: number,
  subject: string,
  take: BodyLimits["take"],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let block: Block = { bytes: Buffer.alloc(0), used: 0 };
    let size = 0;
    const turns = new Turns();
    if (stream.destroyed) {
      reject(new Error("the client has left"));
      return;
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      try {
        if (size > maxBytes) throw tooLarge(subject, maxBytes);
        take(chunk.length);
        block = add(chunks, block, chunk);
        // A piece that the system has received may be ten thousand chunks.
        if (turns.isOver) {
          stream.pause();
          void turns.next().then(() => stream.resume());
        }
      } catch (error) {
        stream.off("data", onData);
        stream.pause();
        reject(isError(error) ? error : new Error(String(error)));
      }
    };
    let isWhole = false;
    stream.on("data", onData);
    stream.on("end", () => {
      isWhole = true;
      const [only = Buffer.alloc(0), ...others] = chunks;
      resolve(others.length === 0 ? only : joinParts(chunks));
    });
    stream.on("error", reject);
    stream.on("close", () => {
      // Every request is closed eventually, and creating an error is slow.
      if (!isWhole) reject(new Error("the client has left"));
    });
  });
}

/**
 * Reads the body of a request, and unpacks gzip.
 *
 * @throws ApiError 400 for one that is larger, as in OPA; errors of `take`; the error of the connection when the client
 * disconnects.
 */
export async function readBody(
  request: IncomingMessage,
  { maxBytes, maxUnpackedBytes, take }: BodyLimits,
): Promise<Buffer> {
  const subject = "request body too large";
  // Rejected before it is sent.
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(subject, maxBytes);
  const body = await readWhole(request, maxBytes, subject, take);
  if (!(request.headers["content-encoding"] ?? "").includes("gzip")) return body;
  const unpacked = createGunzip();
  try {
    const whole = readWhole(unpacked, maxUnpackedBytes, "compressed request body too large", take);
    unpacked.end(body);
    return await whole;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const why = reasonOf(error);
    throw new ApiError(400, "invalid_parameter", `could not decompress the body: ${why}`, { cause: error });
  } finally {
    unpacked.destroy();
  }
}
