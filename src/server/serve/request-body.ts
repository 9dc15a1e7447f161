import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ApiError } from "./api-error.js";
import { Turns } from "../../base/async/turns.js";
import { reasonOf } from "../../base/message.js";
import { isError } from "../../base/realms.js";
import { Pieces } from "../../base/pieces.js";
import { asBuffer } from "../../base/terms/json-bytes.js";
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

/** Uses events: an async iterator of a stream takes several turns of the loop for the single chunk of most bodies. */
function readWhole(
  stream: Readable,
  maxBytes: number,
  subject: string,
  take: BodyLimits["take"],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces = new Pieces();
    const turns = new Turns();
    if (stream.destroyed) {
      reject(new Error("the client has left"));
      return;
    }
    const onData = (chunk: Buffer): void => {
      try {
        if (pieces.length + chunk.length > maxBytes) throw tooLarge(subject, maxBytes);
        take(chunk.length);
        pieces.add(chunk);
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
      const { all } = pieces;
      resolve(all.length > 1 ? joinParts(all) : asBuffer(pieces.concat()));
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
