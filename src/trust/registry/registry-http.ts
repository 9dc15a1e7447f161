import { checkReading, readingLeftMs } from "../../base/async/reading.js";
import { createHash } from "node:crypto";
import { checkRedirect } from "../../http/check-redirect.js";
import { createTransport, type HttpResponse, type Transport } from "../../http/http-transport.js";
import { toShownUrl, type RequestAdvice } from "../../http/connection-error.js";
import { Pieces } from "../../base/pieces.js";
import { readErrorBody } from "../../http/response-body.js";
import {
  attemptTimeoutMs,
  parseRetryAfter,
  withRetries,
  type CallControl,
  type RetryClock,
} from "../../http/retry.js";
import type { UndiciHttp } from "../../http/undici-http.js";
import type { FlightControl } from "../../base/async/single-flight.js";
import { checkUnconfined, getConfinement } from "../../base/host/confinement.js";
import type { Environment } from "../../base/host/settings.js";
import { ServiceError, type ErrorCode, type ServiceErrorDetails } from "../../base/errors.js";
import type { CredentialSource } from "./credential-helper.js";
import { readErrorCodes } from "./oci-documents.js";

/** Options and limits of registry requests. */
export interface RegistryHttpOptions {
  /** Determines proxies and credential files. */
  env: Environment;
  signal: AbortSignal;
  /** Credentials for the requested registry. Default: those of credential files. */
  credentials?: CredentialSource | undefined;
  /** Time limit of each request with its body, in milliseconds. Default: 60,000. */
  requestTimeoutMs?: number | undefined;
  /** Default: the system clock. */
  clock?: RetryClock | undefined;
  /** Checks each request of a confined process, also those of redirects and for tokens. Default: it makes none. */
  checkConfined?: ((url: URL) => void) | undefined;
}

const ADVICE: RequestAdvice = {
  certificates:
    "If your own authority signed the server's certificate, set NODE_EXTRA_CA_CERTS to the authority's PEM file.",
  limits: "The server is slow or the network loses packets.",
};

const MAX_CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** When attempts took this long together, no other begins: of a silent server one is enough. */
const MAX_TRIED_MS = IDLE_TIMEOUT_MS;
const MAX_REDIRECTS = 5;
const RETRY = { maxAttempts: 4, baseDelayMs: 200, maxDelayMs: 10_000 };

/** A request, and the responses that it accepts. */
export interface RegistryRequest {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  form?: URLSearchParams;
  /** Statuses in addition to 200 that are not errors. */
  alsoFine?: readonly number[];
  /** Maximum size of a response body, in bytes. */
  maxBytes: number;
  /** The expected body. One of another size or digest is not read to its end. */
  expected?: { digest?: string | undefined; size?: number | undefined } | undefined;
  /** The limits of this request, in place of the client's signal. */
  control?: FlightControl | undefined;
}

/** A complete response. */
export interface RegistryAnswer {
  status: number;
  /** The URL after redirects. */
  url: URL;
  header(name: string): string | undefined;
  body: Uint8Array;
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: "unauthenticated",
  403: "permission_denied",
  404: "not_found",
  429: "rate_limited",
};

/** The statuses of errors that some registries send with 404. Such a response does not report that something is not there. */
const MEANT: ReadonlyMap<string, number> = new Map([
  ["UNAUTHORIZED", 401],
  ["DENIED", 403],
  ["TOOMANYREQUESTS", 429],
]);

const REPEATABLE = new Set([408, 429, 500, 502, 503, 504]);

function describe(
  status: number,
  meant: number,
  codes: readonly string[],
  source: CredentialSource | undefined,
): string {
  const named = codes.length === 0 ? "" : ` (${codes.join(", ")})`;
  const why: Readonly<Record<number, string>> = {
    401:
      source === undefined
        ? "the credentials are missing or wrong; log in with docker login or podman login"
        : `the credentials are wrong; check ${source.setting}`,
    403: "access is denied",
    404: "it is not there, or not visible to these credentials",
    429: "too many requests",
  };
  return `${String(status)}${named}: ${why[meant] ?? "the server refused the request"}`;
}

async function toStatusError(
  response: HttpResponse,
  source: CredentialSource | undefined,
): Promise<ServiceError> {
  const { status, context } = response;
  const codes = readErrorCodes(await readErrorBody(response));
  const { method, url } = context.request;
  const hidden = codes.map((code) => MEANT.get(code)).find((one) => one !== undefined);
  const meant = status === 404 ? (hidden ?? status) : status;
  return new ServiceError(`${method} ${url}: ${describe(status, meant, codes, source)}`, {
    ...context,
    code: CODES[meant] ?? "service_failed",
    status,
    retryable: REPEATABLE.has(meant),
    reason: codes[0],
    retryAfterMs: parseRetryAfter(response.header("retry-after")),
  });
}

/** Reads a body, and verifies it incrementally. */
async function readChecked(
  response: HttpResponse,
  { maxBytes, expected }: Pick<RegistryRequest, "maxBytes" | "expected">,
): Promise<Uint8Array> {
  const subject = `${response.context.request.method} ${response.context.request.url}`;
  const throwRegistryError = (code: ErrorCode, why: string): never => {
    throw new ServiceError(`${subject}: ${why}`, { ...response.context, code, status: response.status });
  };
  const limit = Math.min(maxBytes, expected?.size ?? maxBytes);
  const checkLength = (length: number): void => {
    if (length <= limit) return;
    if (length > maxBytes)
      throwRegistryError("response_too_large", `it is larger than the limit of ${maxBytes} bytes`);
    throwRegistryError("digest_mismatch", `it is larger than the ${limit} bytes that its descriptor says`);
  };
  checkLength(Number(response.header("content-length") ?? 0));
  const [algorithm = "", hex = ""] = expected?.digest?.split(":") ?? [];
  const hash = expected?.digest === undefined ? undefined : createHash(algorithm);
  const pieces = new Pieces();
  for (let piece = await response.read(); piece !== undefined; piece = await response.read()) {
    pieces.add(piece);
    checkLength(pieces.length);
    hash?.update(piece);
  }
  const { length } = pieces;
  if (expected?.size !== undefined && length !== expected.size) {
    throwRegistryError(
      "digest_mismatch",
      `it has ${length} bytes and not the ${expected.size} that its descriptor says`,
    );
  }
  if (hash !== undefined && hash.digest("hex") !== hex) {
    throwRegistryError("digest_mismatch", `its content is not that of the digest ${algorithm}:${hex}`);
  }
  return pieces.concat();
}

/** Makes requests to registries and web servers, with time limits, retries, redirects and verified bodies. */
export class RegistryHttp {
  readonly #options: RegistryHttpOptions;
  #loaded: Promise<{ http: UndiciHttp; transport: Transport }> | undefined;

  constructor(options: RegistryHttpOptions) {
    this.#options = options;
  }

  async close(): Promise<void> {
    await (await this.#loaded)?.http.close();
  }

  #load(): Promise<{ http: UndiciHttp; transport: Transport }> {
    const load = async (): Promise<{ http: UndiciHttp; transport: Transport }> => {
      const { createUndiciHttp } = await import("../../http/undici-http.js");
      const http = createUndiciHttp({
        maxConnections: MAX_CONNECTIONS,
        connectTimeoutMs: CONNECT_TIMEOUT_MS,
        ca: undefined,
        env: this.#options.env,
      });
      const limits = { maxConnections: MAX_CONNECTIONS, idleTimeoutMs: IDLE_TIMEOUT_MS, advice: ADVICE };
      return { http, transport: createTransport({ send: http.send, ...limits }) };
    };
    this.#loaded ??= load();
    return this.#loaded;
  }

  /**
   * Makes a request, retries failures that allow it, and follows redirects. `Authorization` is sent to the first origin
   * only.
   *
   * @throws ServiceError; the signal's reason.
   */
  async request(request: RegistryRequest): Promise<RegistryAnswer> {
    const { signal, clock, checkConfined } = this.#options;
    if (checkConfined === undefined) checkUnconfined("fetching an address");
    const { control: own = { signal, deadline: () => Infinity, mayRetry: () => true } } = request;
    own.signal.throwIfAborted();
    const now = (): number => clock?.now() ?? Date.now();
    let triedMs = 0;
    const control: CallControl = {
      signal: own.signal,
      // A timer may be early by a millisecond, and the reading must be over by then.
      deadline: () => Math.min(own.deadline(), Date.now() + readingLeftMs() + 2),
      mayRetry: () => triedMs < MAX_TRIED_MS && own.mayRetry(),
      countRequest: () => undefined,
    };
    try {
      return await withRetries(
        async (attempts) => {
          const startedAt = now();
          try {
            return await this.#attempt(request, attempts, control);
          } finally {
            triedMs += now() - startedAt;
          }
        },
        RETRY,
        control,
        clock,
      );
    } catch (error) {
      // The error of a reading names its option.
      checkReading();
      throw error;
    }
  }

  async #attempt(request: RegistryRequest, attempts: number, control: CallControl): Promise<RegistryAnswer> {
    const { transport } = await this.#load();
    const { requestTimeoutMs = REQUEST_TIMEOUT_MS, checkConfined } = this.#options;
    const { headers = {}, form, alsoFine = [] } = request;
    let url = request.url;
    for (let redirects = 0; ; redirects++) {
      if (getConfinement() !== undefined) checkConfined?.(url);
      const own = url.origin === request.url.origin;
      const sent = own ? headers : withoutAuthorization(headers);
      const response = await transport.send({
        url,
        headers: sent,
        form,
        signal: control.signal,
        attempts,
        timeoutMs: attemptTimeoutMs(control, requestTimeoutMs),
      });
      try {
        const { status } = response;
        if (isRedirect(status) && !alsoFine.includes(status)) {
          const target = nextUrl(response, redirects);
          // A form contains credentials.
          if (form !== undefined) throw refusal(response, "a redirect of a request with credentials");
          url = target;
          continue;
        }
        if (status !== 200 && (status === 404 || !alsoFine.includes(status))) {
          const error = await toStatusError(response, this.#options.credentials);
          if (error.code !== "not_found" || !alsoFine.includes(status)) throw error;
        }
        const body = status === 200 ? await readChecked(response, request) : new Uint8Array();
        return { status, url, header: (name) => response.header(name), body };
      } finally {
        response.close();
      }
    }
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function withoutAuthorization(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "authorization"));
}

function refusal({ context, status }: HttpResponse, why: string): ServiceError {
  const facts: ServiceErrorDetails = { ...context, status };
  return new ServiceError(`${context.request.method} ${context.request.url}: ${String(status)}, ${why}`, {
    ...facts,
    code: "redirect_refused",
  });
}

function nextUrl(response: HttpResponse, redirects: number): URL {
  const { context, status, url } = response;
  if (redirects === MAX_REDIRECTS) throw refusal(response, `more than ${MAX_REDIRECTS} redirects`);
  const shown = `${context.request.method} ${toShownUrl(url)}: ${String(status)}, a redirect`;
  return checkRedirect({ url, shown, facts: { ...context, status } }, response.header("location"));
}
