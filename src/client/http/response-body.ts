import { ServiceError } from "../../errors.js";
import type { BodyPiece, HttpResponse } from "./http-transport.js";

/** How many bytes of an error's body are read. */
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Reads a whole body. Without a promise where it is there already, as a short one that came with its headers is.
 *
 * @throws ServiceError `response_too_large`, as soon as it is known.
 */
export function readBody(response: HttpResponse, maxBytes: number): Uint8Array | Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const read = limitBody(response, maxBytes);
  for (;;) {
    const next = read();
    if (next instanceof Promise) return readRest(chunks, read, next);
    if (next === undefined) return concatBytes(chunks);
    chunks.push(next);
  }
}

async function readRest(
  chunks: Uint8Array[],
  read: () => BodyPiece | Promise<BodyPiece>,
  first: Promise<BodyPiece>,
): Promise<Uint8Array> {
  for (let chunk = await first; chunk !== undefined; chunk = await read()) chunks.push(chunk);
  return concatBytes(chunks);
}

/** One array of all the bytes; the piece itself when there is only one. */
export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first !== undefined) return first;
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Reads the body in pieces, as long as they are not more than the limit: each call gives the next piece, `undefined` at
 * the end.
 *
 * @throws ServiceError `response_too_large`, by `Content-Length` before the first piece.
 */
export function limitBody(response: HttpResponse, maxBytes: number): () => BodyPiece | Promise<BodyPiece> {
  const tooLarge = (): ServiceError =>
    new ServiceError(
      `GET ${response.context.request.url}: the answer is larger than the limit of ${maxBytes} bytes. ` +
        "The limits are the client's maxResponseBytes and, for artifacts, maxDownloadBytes.",
      { ...response.context, code: "response_too_large", status: response.status },
    );
  if (Number(response.header("content-length") ?? 0) > maxBytes) throw tooLarge();
  let size = 0;
  const count = (chunk: BodyPiece): BodyPiece => {
    size += chunk?.byteLength ?? 0;
    if (size > maxBytes) throw tooLarge();
    return chunk;
  };
  return () => {
    const next = response.read();
    return next instanceof Promise ? next.then(count) : count(next);
  };
}

/** The first part of an error's body. A body that breaks off is used as far as it came. */
export async function readErrorBody(response: HttpResponse): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    while (size < MAX_ERROR_BYTES) {
      const chunk = await response.read();
      if (chunk === undefined) break;
      text += decoder.decode(chunk, { stream: true });
      size += chunk.byteLength;
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
  return text;
}

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** The media type of a response, in lower case and without parameters; `""` when there is none. */
function mediaType(contentType: string | undefined): string {
  return (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

export function isHtml(contentType: string | undefined): boolean {
  return contentType !== undefined && HTML.test(contentType);
}

export function isJson(contentType: string | undefined): boolean {
  const type = mediaType(contentType);
  return type === "application/json" || type.endsWith("+json");
}
