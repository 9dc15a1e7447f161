import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { Readable } from "node:stream";
import { createGzip, gzip, type ZlibOptions } from "node:zlib";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import type { ApiError } from "./api-error.js";
import type { Redirect } from "./request-url.js";

const deflate = promisify(gzip);

/** The size from which OPA compresses responses, in bytes. */
const MIN_GZIP_BYTES = 1024;

/** When and how much responses are compressed. */
export interface GzipOptions {
  /** In bytes. Default: 1,024. */
  minLength?: number | undefined;
  /** Level of zlib, 0 to 9. Default: zlib's. */
  level?: number | undefined;
}

/** A response before it is sent. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** The parts of a large body are consecutive. */
  body: string | readonly Buffer[];
  /** Whether it may be compressed. Default: where OPA does. */
  mayCompress?: boolean;
  /** Whether the connection is closed after it. */
  endsConnection?: boolean;
}

/** A response of JSON text. */
export function jsonAnswer(json: string | readonly Buffer[], status = 200): Answer {
  const body = typeof json === "string" ? `${json}\n` : [...json, Buffer.from("\n")];
  return { status, headers: { "Content-Type": "application/json" }, body };
}

/** The response for an error. */
export function errorAnswer(error: ApiError): Answer {
  const { status, endsConnection } = error;
  const retry = status === 503 ? { "Retry-After": "1" } : {};
  const answer = jsonAnswer(error.toJson(), status);
  return { ...answer, headers: { ...answer.headers, ...retry }, endsConnection };
}

/** A response of plain text, such as those of Go's own server, which OPA sends for unknown URLs. */
export function textAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
    body: `${text}\n`,
  };
}

/** Go's response to a method that a resource does not support. */
export function methodNotAllowed(allow: string): Answer {
  return textAnswer(405, "Method Not Allowed", { Allow: allow });
}

const HTML: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

/** A redirect like that of Go's server, with a page for a browser. */
export function redirectAnswer(method: string, { status, location }: Redirect): Answer {
  if (method !== "GET" && method !== "HEAD") return { status, headers: { Location: location }, body: "" };
  const shown = location.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? character);
  return {
    status,
    headers: { Location: location, "Content-Type": "text/html; charset=utf-8" },
    body: `<a href="${shown}">${STATUS_CODES[status] ?? ""}</a>.\n\n`,
  };
}

/** Names of codings and of their weights are case-insensitive. */
function acceptsGzip(accepted: string | readonly string[]): boolean {
  return String(accepted)
    .toLowerCase()
    .split(",")
    .some((item) => {
      const [coding, ...parameters] = item.split(";").map((part) => part.trim());
      return coding === "gzip" && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    });
}

/** Whether OPA compresses responses to a request, including errors. */
function isCompressed({ method, url = "" }: IncomingMessage): boolean {
  return (
    ((method === "GET" || method === "POST") && /^\/v[01]\/data/.test(url)) ||
    (method === "POST" && url.startsWith("/v1/compile"))
  );
}

/** How long a client that sends too much may take to read the response, in milliseconds. */
const LINGER_MS = 1_000;

interface SendOptions {
  /** Aborts when the client has disconnected. */
  left: AbortSignal;
  /** Time limit for the client to read the response, in milliseconds. After it the connection is closed. */
  timeoutMs: number;
  gzip?: GzipOptions | undefined;
}

function countBytes(body: string | readonly Uint8Array[]): number {
  if (typeof body === "string") return Buffer.byteLength(body);
  return body.reduce((total, { length }) => total + length, 0);
}

async function compress(
  body: string | readonly Buffer[],
  options: ZlibOptions,
): Promise<readonly Uint8Array[]> {
  if (typeof body === "string") return [await deflate(body, options)];
  const parts: Buffer[] = [];
  for await (const part of Readable.from(body).pipe(createGzip(options))) parts.push(part as Buffer);
  return parts;
}

/** Sends a response. Resolves when it is passed to the system, or the connection is closed. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body, mayCompress = isCompressed(request), endsConnection = false }: Answer,
  { left, timeoutMs, gzip: { minLength = MIN_GZIP_BYTES, level } = {} }: SendOptions,
): Promise<void> {
  // A text is written together with the headers, at once; bytes are not.
  let content: string | readonly Uint8Array[] = body;
  let length = countBytes(body);
  const sent: Record<string, string> = {};
  if (mayCompress) {
    sent["Vary"] = "Accept-Encoding";
    if (length >= minLength && acceptsGzip(request.headers["accept-encoding"] ?? "")) {
      content = await compress(body, { level });
      length = countBytes(content);
      sent["Content-Encoding"] = "gzip";
    }
  }
  if (response.destroyed || left.aborted) return;
  const { socket } = request;
  if (endsConnection) {
    sent["Connection"] = "close";
    // If the connection were closed at once, the client would lose the response to what it is still sending.
    request.resume();
    response.once("finish", () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
  }
  Object.assign(sent, headers);
  sent["Content-Length"] = String(length);
  response.writeHead(status, sent);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => socket.destroy(), Math.min(timeoutMs, MAX_TIMER_MS));
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
    if (request.method === "HEAD") response.end();
    else if (typeof content === "string") response.end(content);
    else Readable.from(content).pipe(response);
  });
}
