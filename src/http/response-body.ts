import { ServiceError } from "../base/errors.js";
import { Pieces } from "../base/pieces.js";
import type { BodyPiece, HttpResponse } from "./http-transport.js";
import { isThenable } from "../base/realms.js";
import { message, option } from "../base/message.js";

/** How many bytes of an error's body are read. */
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Reads a whole body. Without a promise where it is there already, as a short one that came with its headers is.
 *
 * @throws ServiceError `response_too_large`, as soon as it is known.
 */
export function readBody(response: HttpResponse, maxBytes: number): Uint8Array | Promise<Uint8Array> {
  const body = new LimitedBody(response, maxBytes);
  const first = body.read();
  const pieces = new Pieces();
  if (isThenable(first)) return readRest(pieces, body, first);
  if (first === undefined) return new Uint8Array();
  // Most bodies have one piece.
  const second = body.read();
  if (second === undefined) return first;
  pieces.add(first);
  return readRest(pieces, body, second);
}

async function readRest(
  pieces: Pieces,
  body: LimitedBody,
  next: BodyPiece | Promise<BodyPiece>,
): Promise<Uint8Array> {
  for (let piece = await next; piece !== undefined; piece = await body.read()) pieces.add(piece);
  return pieces.concat();
}

/** A body that is read in pieces, as long as they are not more than the limit. */
export class LimitedBody {
  readonly #response: HttpResponse;
  readonly #maxBytes: number;
  #size = 0;

  /** @throws ServiceError `response_too_large`, by `Content-Length`. */
  constructor(response: HttpResponse, maxBytes: number) {
    this.#response = response;
    this.#maxBytes = maxBytes;
    if (Number(response.header("content-length") ?? 0) > maxBytes) throw this.#tooLarge();
  }

  /** Reads the next piece; `undefined` at the end. @throws ServiceError `response_too_large` */
  read(): BodyPiece | Promise<BodyPiece> {
    const next = this.#response.read();
    return isThenable(next) ? next.then((piece) => this.#count(piece)) : this.#count(next);
  }

  #count(piece: BodyPiece): BodyPiece {
    this.#size += piece?.byteLength ?? 0;
    if (this.#size > this.#maxBytes) throw this.#tooLarge();
    return piece;
  }

  #tooLarge(): ServiceError {
    const { context, status } = this.#response;
    return new ServiceError(
      message`GET ${context.request.url}: the answer is larger than the limit of ${this.#maxBytes} bytes. The limits are the client's ${option("maxResponseBytes")} and, for artifacts, ${option("maxDownloadBytes")}.`,
      { ...context, code: "response_too_large", status },
    );
  }
}

/** Reads the first part of an error's body. A body that breaks off is used as far as it came. */
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

/** Returns the media type of a response, in lower case and without parameters; `""` when there is none. */
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
