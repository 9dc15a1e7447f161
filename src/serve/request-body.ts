import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ApiError } from "./api-error.js";

const inflate = promisify(gunzip);

function tooLarge(what: string, maxBytes: number): ApiError {
  return new ApiError(400, "invalid_parameter", `${what} (limit: ${String(maxBytes)} bytes)`, {
    endsConnection: true,
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
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge("request body too large", maxBytes);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!(request.headers["content-encoding"] ?? "").includes("gzip")) return body;
  try {
    return await inflate(body, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge("compressed request body too large", maxUnpackedBytes);
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, "invalid_parameter", `could not decompress the body: ${why}`, { cause: error });
  }
}
