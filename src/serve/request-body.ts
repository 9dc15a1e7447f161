import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ApiError } from "./api-error.js";
import { isError, isErrorOf } from "../realms.js";

const inflate = promisify(gunzip);

function tooLarge(what: string, maxBytes: number): ApiError {
  return new ApiError(400, "invalid_parameter", `${what} (limit: ${String(maxBytes)} bytes)`, {
    endsConnection: true,
  });
}

/** By events: an iterator of a stream takes several turns of the loop for the one chunk that most bodies are. */
function readWhole(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    if (request.destroyed) {
      reject(new Error("the client has left"));
      return;
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.off("data", onData);
      request.pause();
      reject(tooLarge("request body too large", maxBytes));
    };
    let isWhole = false;
    request.on("data", onData);
    request.on("end", () => {
      isWhole = true;
      const [only = Buffer.alloc(0), ...others] = chunks;
      resolve(others.length === 0 ? only : Buffer.concat(chunks));
    });
    request.on("error", reject);
    request.on("close", () => {
      // Every request is closed in the end, and an error takes long to make.
      if (!isWhole) reject(new Error("the client has left"));
    });
  });
}

/**
 * Reads the body of a request, and unpacks gzip.
 *
 * @param maxBytes of the body.
 * @param maxUnpackedBytes of what it unpacks to.
 * @throws ApiError 400 for one that is larger, as OPA answers; the error of the connection when the client leaves.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxUnpackedBytes: number,
): Promise<Buffer> {
  // It is refused before it is sent.
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
    throw tooLarge("request body too large", maxBytes);
  }
  const body = await readWhole(request, maxBytes);
  if (!(request.headers["content-encoding"] ?? "").includes("gzip")) return body;
  try {
    return await inflate(body, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    if (isErrorOf(error, "RangeError")) throw tooLarge("compressed request body too large", maxUnpackedBytes);
    const why = isError(error) ? error.message : String(error);
    throw new ApiError(400, "invalid_parameter", `could not decompress the body: ${why}`, { cause: error });
  }
}
