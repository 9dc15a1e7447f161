import { readSmallFile } from "../async/read-file.js";
import type { HttpResponse, Transport } from "../client/http/http-transport.js";
import type { ClientTls, UndiciHttp } from "../client/http/undici-http.js";
import type { Environment } from "../config/settings.js";
import { ConfigurationError, ServiceError, type ErrorCode } from "../errors.js";
import type { OAuth2Config, ServiceConfig } from "./config/server-config.js";

const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
/** Time for a whole answer, in milliseconds: a bundle may be large. */
const TOTAL_TIMEOUT_MS = 10 * 60_000;
const MAX_REDIRECTS = 5;
const MAX_SECRET_BYTES = 64 * 1024;
const MAX_PEM_BYTES = 1024 * 1024;
const MAX_TOKEN_ANSWER_BYTES = 256 * 1024;
/** Of the token endpoint, as in OPA, in milliseconds. */
const TOKEN_TIMEOUT_MS = 10_000;
/** A token with less time left is replaced, as in OPA, in milliseconds. */
const MIN_TOKEN_MS = 10_000;

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: "unauthenticated",
  403: "permission_denied",
  404: "not_found",
  429: "rate_limited",
};

const ADVICE = {
  certificates:
    "If the service's certificate is signed by an authority of your own, name it in services.*.tls.ca_cert.",
  limits: "The limit is services.*.response_header_timeout_seconds.",
};

/** A request to a service. */
export interface ServiceHttpRequest {
  /** Below the service's URL. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  body?: Uint8Array;
  /** Statuses besides 2xx that are answers and not errors. */
  alsoFine?: readonly number[];
  /** The largest body of an answer, in bytes. */
  maxBytes: number;
  /** How much longer than usual the service may take to answer, in milliseconds. Default: 0. */
  waitMs?: number;
  signal: AbortSignal;
}

export interface ServiceHttpAnswer {
  status: number;
  header(name: string): string | undefined;
  body: Uint8Array;
}

interface Connected {
  /** Of what it was made, to make another when files changed. */
  tls: string;
  http: UndiciHttp;
}

/**
 * One of OPA's `services`: where bundles come from, and where decision logs and status go. Tokens and certificates in files are
 * read with each request, so that they can be replaced.
 */
export class ServiceHttp implements AsyncDisposable {
  readonly #config: ServiceConfig;
  readonly #env: Environment;
  #token: { header: string; endsAt: number } | undefined;
  #connected: Connected | undefined;

  constructor(config: ServiceConfig, env: Environment) {
    this.#config = config;
    this.#env = env;
  }

  get name(): string {
    return this.#config.name;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#connected?.http.close();
  }

  /** @throws ServiceError, whose `status` is that of the answer; ConfigurationError for files of credentials */
  async request(request: ServiceHttpRequest): Promise<ServiceHttpAnswer> {
    const { path, headers = {}, body, alsoFine = [], waitMs = 0, signal, maxBytes } = request;
    const first = new URL(`${this.#config.url}/${path.replace(/^\/+|\/+$/g, "")}`);
    const transport = await this.#transport(waitMs);
    const own = { ...this.#config.headers, ...(await this.#authorization(transport, signal)) };
    let url = first;
    for (let redirects = 0; ; redirects++) {
      // Headers of the configuration may hold secrets, as the token is one.
      const sent = url.origin === first.origin ? { ...own, ...headers } : { ...headers };
      const response = await transport.send({
        url,
        headers: lowerCased(sent),
        ...(body === undefined ? {} : { body }),
        signal,
        attempts: 1,
        timeoutMs: TOTAL_TIMEOUT_MS + waitMs,
      });
      try {
        const { status } = response;
        if ([301, 302, 303, 307, 308].includes(status) && !alsoFine.includes(status)) {
          url = await nextUrl(response, redirects, body !== undefined);
          continue;
        }
        const isFine = (status >= 200 && status < 300) || alsoFine.includes(status);
        // A token that the service takes no more is asked for anew.
        if (status === 401) this.#token = undefined;
        if (!isFine) throw toStatusError(response);
        return { status, header: (name) => response.header(name), body: await readBody(response, maxBytes) };
      } finally {
        response.close();
      }
    }
  }

  async #authorization(transport: Transport, signal: AbortSignal): Promise<Record<string, string>> {
    const { bearer, oauth2 } = this.#config;
    if (oauth2 !== undefined) {
      if (this.#token === undefined || this.#token.endsAt - performance.now() < MIN_TOKEN_MS) {
        this.#token = await this.#requestToken(oauth2, transport, signal);
      }
      return { authorization: this.#token.header };
    }
    if (bearer === undefined) return {};
    const token =
      bearer.token ?? (await this.#read("credentials.bearer.token_path", bearer.tokenPath ?? "")).trim();
    if (!/^[\x21-\x7e]+$/.test(token)) {
      throw new ConfigurationError(
        `the token of the service ${this.name} is empty, or has characters that no header may have`,
        { code: "config_invalid" },
      );
    }
    return { authorization: `${bearer.scheme} ${token}` };
  }

  /** A token for the client's credentials. The error never holds the answer, which may repeat them. */
  async #requestToken(
    oauth2: OAuth2Config,
    transport: Transport,
    signal: AbortSignal,
  ): Promise<{ header: string; endsAt: number }> {
    const { clientId, proof } = oauth2;
    const form = new URLSearchParams(oauth2.parameters);
    if (oauth2.scopes.length > 0) form.set("scope", oauth2.scopes.join(" "));
    form.set("grant_type", "client_credentials");
    const headers: Record<string, string> = { ...oauth2.headers };
    if ("secret" in proof) {
      // As in OPA: not form-encoded first, which RFC 6749, section 2.3.1, asks for.
      const basic = Buffer.from(`${clientId}:${proof.secret}`);
      headers["Authorization"] = `Basic ${basic.toString("base64")}`;
    } else {
      form.set("client_id", clientId);
      form.set("client_assertion_type", proof.type);
      const setting = "credentials.oauth2.client_assertion_path";
      const text = "assertion" in proof ? proof.assertion : await this.#read(setting, proof.assertionPath);
      form.set("client_assertion", text.trim());
    }
    const askedAt = performance.now();
    const response = await transport.send({
      url: new URL(oauth2.tokenUrl),
      headers: lowerCased(headers),
      form,
      signal,
      attempts: 1,
      timeoutMs: TOKEN_TIMEOUT_MS,
    });
    try {
      const { context, status } = response;
      const where = `the token endpoint of the service ${this.name}, ${context.request.url},`;
      if (status !== 200) {
        throw new ServiceError(`${where} answered ${String(status)}; check credentials.oauth2`, {
          ...context,
          status,
          code: status >= 400 && status < 404 ? "unauthenticated" : (CODES[status] ?? "service_failed"),
        });
      }
      const { parseTokenResponse } = await import("./token-response.js");
      const token = parseTokenResponse(await readBody(response, MAX_TOKEN_ANSWER_BYTES));
      if (token === undefined) {
        throw new ServiceError(`${where} answered without a bearer token`, {
          ...context,
          status,
          code: "response_invalid",
        });
      }
      const lifeMs = (token.expires_in ?? 0) * 1_000;
      return { header: `Bearer ${token.access_token.trim()}`, endsAt: askedAt + lifeMs };
    } finally {
      response.close();
    }
  }

  async #read(setting: string, path: string, maxBytes = MAX_SECRET_BYTES): Promise<string> {
    try {
      return (await readSmallFile(path, maxBytes)).toString("utf8");
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      throw new ConfigurationError(`services.${this.name}.${setting}: ${path} cannot be read (${code})`, {
        code: "config_unreadable",
        cause: error,
      });
    }
  }

  async #readTls(): Promise<{ tls: ClientTls; ca: string | undefined }> {
    const { clientTls, tls: { caCert, systemCaRequired } = { caCert: undefined, systemCaRequired: false } } =
      this.#config;
    const ca = caCert === undefined ? undefined : await this.#read("tls.ca_cert", caCert, MAX_PEM_BYTES);
    return {
      ca: systemCaRequired ? ca : undefined,
      tls: {
        onlyCa: systemCaRequired ? undefined : ca,
        ...(clientTls === undefined
          ? {}
          : {
              cert: await this.#read("credentials.client_tls.cert", clientTls.cert, MAX_PEM_BYTES),
              key: await this.#read(
                "credentials.client_tls.private_key",
                clientTls.privateKey,
                MAX_PEM_BYTES,
              ),
              passphrase: clientTls.passphrase,
            }),
      },
    };
  }

  async #transport(waitMs: number): Promise<Transport> {
    const [{ createUndiciHttp }, { createTransport }] = await Promise.all([
      import("../client/http/undici-http.js"),
      import("../client/http/http-transport.js"),
    ]);
    const read = await this.#readTls();
    const tls = JSON.stringify(read);
    const before = this.#connected;
    let http = before?.http;
    if (http === undefined || before?.tls !== tls) {
      http = createUndiciHttp({
        maxConnections: MAX_CONNECTIONS,
        connectTimeoutMs: CONNECT_TIMEOUT_MS,
        env: this.#env,
        ...read,
      });
      this.#connected = { tls, http };
      await before?.http.close();
    }
    return createTransport({
      send: http.send,
      maxConnections: MAX_CONNECTIONS,
      idleTimeoutMs: Math.max(IDLE_TIMEOUT_MS, this.#config.responseHeaderTimeoutMs) + waitMs,
      advice: ADVICE,
    });
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

async function nextUrl(response: HttpResponse, redirects: number, hasBody: boolean): Promise<URL> {
  const { context, status, url } = response;
  const shown = `${context.request.method} ${context.request.url}: ${String(status)}, a redirect`;
  if (hasBody || redirects === MAX_REDIRECTS) {
    throw new ServiceError(
      hasBody ? `${shown} of what is uploaded` : `more than ${String(MAX_REDIRECTS)} redirects`,
      {
        ...context,
        status,
        code: "redirect_refused",
      },
    );
  }
  const { checkRedirect } = await import("../client/http/check-redirect.js");
  return checkRedirect({ url, shown, facts: { ...context, status } }, response.header("location"));
}

function toStatusError({ context, status }: HttpResponse): ServiceError {
  const { method, url } = context.request;
  return new ServiceError(`${method} ${url}: the service answered ${String(status)}`, {
    ...context,
    status,
    code: CODES[status] ?? "service_failed",
  });
}

async function readBody(response: HttpResponse, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await response.read(); chunk !== undefined; chunk = await response.read()) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      const { method, url } = response.context.request;
      throw new ServiceError(`${method} ${url}: the answer is larger than ${String(maxBytes)} bytes`, {
        ...response.context,
        status: response.status,
        code: "response_too_large",
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
