import { explainFailure } from "../../base/host/file-failure.js";
import { readSmallFile } from "../../base/host/read-file.js";
import type { HttpResponse, Transport } from "../../http/http-transport.js";
import type { Environment } from "../../base/host/settings.js";
import type { RegistryCredentials } from "../../trust/registry/credential-helper.js";
import { invalidConfig, ServiceError, unreadableConfig } from "../../base/errors.js";
import type { CloudCredentials } from "./config/cloud-credentials.js";
import type { OAuth2Config } from "./config/oauth2-config.js";
import type { ServiceConfig } from "./config/service-config.js";
import type { AuthorizeByCloud } from "./credentials/cloud-authorization.js";
import type { CredentialContext } from "./credentials/credential-context.js";
import type { SignableRequest } from "./credentials/sign-aws.js";
import type { AskForCredentials, CredentialHttp } from "./credentials/credential-http.js";
import type { OAuth2Token } from "./credentials/oauth2-token.js";
import { ServiceConnections, type ConnectionsLease } from "./service-connections.js";
import { lowerCased, readBody, STATUS_CODES } from "./service-answer.js";

const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
/** Time limit of a whole response, in milliseconds: a bundle may be large. */
const TOTAL_TIMEOUT_MS = 10 * 60_000;
const MAX_REDIRECTS = 5;
const MAX_SECRET_BYTES = 64 * 1024;
const MAX_PEM_BYTES = 1024 * 1024;
/** A token with less time left is replaced, as in OPA, in milliseconds. */
const MIN_TOKEN_MS = 10_000;

const ADVICE = {
  certificates:
    "If the service's certificate is signed by an authority of your own, name it in services.*.tls.ca_cert.",
  limits:
    "Check that this machine may reach it; its headers have services.*.response_header_timeout_seconds.",
};

/** A request to a service. */
interface ServiceHttpRequest {
  /** Path below the service's URL. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  body?: Uint8Array;
  /** Statuses that are not errors, in addition to 200, and to 2xx for what is uploaded. */
  alsoFine?: readonly number[];
  /** Maximum size of a response body, in bytes. */
  maxBytes: number;
  /** Additional time for the service to respond, in milliseconds. Default: 0. */
  waitMs?: number;
  signal: AbortSignal;
}

interface ServiceHttpAnswer {
  status: number;
  header(name: string): string | undefined;
  body: Uint8Array;
}

/**
 * One of OPA's `services`: a source of bundles, and a target of decision logs and status. Tokens and certificates in
 * files are read with each request, or after the interval of the configuration, so that they can be replaced.
 */
export class ServiceHttp implements AsyncDisposable {
  readonly #config: ServiceConfig;
  readonly #env: Environment;
  #token: OAuth2Token | undefined;
  #asking: { token: Promise<OAuth2Token>; signal: AbortSignal } | undefined;
  readonly #connections: ServiceConnections;
  readonly #ask: AskForCredentials | undefined;
  #credentialHttp: CredentialHttp | undefined;
  #cloud: Promise<AuthorizeByCloud> | undefined;
  #ecr: ((signal: AbortSignal) => Promise<RegistryCredentials>) | undefined;

  /** @param ask calls metadata and token services of clouds. Default: over separate connections. */
  constructor(config: ServiceConfig, env: Environment, ask?: AskForCredentials) {
    this.#config = config;
    this.#env = env;
    this.#ask = ask;
    this.#connections = new ServiceConnections({
      config,
      env,
      maxConnections: MAX_CONNECTIONS,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      read: (setting, path) => this.#read(setting, path, MAX_PEM_BYTES),
    });
  }

  get name(): string {
    return this.#config.name;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#connections[Symbol.asyncDispose]();
    await this.#credentialHttp?.[Symbol.asyncDispose]();
  }

  /** @throws ServiceError, whose `status` is that of the response; ConfigurationError for files of credentials */
  async request(request: ServiceHttpRequest): Promise<ServiceHttpAnswer> {
    const { path, headers = {}, body, alsoFine = [], waitMs = 0, signal, maxBytes } = request;
    const first = new URL(`${this.#config.url}/${path.replace(/^\/+|\/+$/g, "")}`);
    using connections = await this.#connections.lease();
    const transport = await this.#transport(connections, waitMs);
    const own = { ...this.#config.headers, ...(await this.#authorization(transport, signal)) };
    let url = first;
    for (let redirects = 0; ; redirects++) {
      // Headers of the configuration may contain secrets, as does the token.
      const isOwn = url.origin === first.origin;
      const sent = lowerCased(isOwn ? { ...own, ...headers } : headers);
      const response = await transport.send({
        url,
        headers: isOwn ? { ...sent, ...(await this.#byCloud({ url, headers: sent, body }, signal)) } : sent,
        body,
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
        // A part of a bundle (206) is none.
        const isFine =
          (body === undefined ? status === 200 : status >= 200 && status < 300) || alsoFine.includes(status);
        // A token that the service no longer accepts is requested again.
        if (status === 401 && this.#token?.header === own["authorization"]) this.#token = undefined;
        if (!isFine) throw toStatusError(response);
        return { status, header: (name) => response.header(name), body: await readBody(response, maxBytes) };
      } finally {
        response.close();
      }
    }
  }

  /** The credentials for a registry; `undefined` when the configuration has none. @throws as `request` */
  async registryCredentials(signal: AbortSignal): Promise<RegistryCredentials | undefined> {
    const { bearer, oauth2, cloud } = this.#config;
    if (bearer !== undefined) {
      const { fromBearer } = await import("./credentials/registry-credentials.js");
      return fromBearer(this.name, bearer.scheme, await this.#bearerToken(bearer));
    }
    if (cloud?.kind === "aws") {
      const { createEcrCredentials } = await import("./credentials/registry-credentials.js");
      this.#ecr ??= createEcrCredentials(cloud, await this.#credentialContext());
      return this.#ecr(signal);
    }
    using connections = await this.#connections.lease();
    const headers = {
      ...(oauth2 === undefined
        ? {}
        : await this.#authorization(await this.#transport(connections, 0), signal)),
      ...(await this.#byCloud({ url: new URL(this.#config.url), headers: {} }, signal)),
    };
    const [, registryToken] = /^Bearer (.+)$/.exec(headers["authorization"] ?? "") ?? [];
    return registryToken === undefined ? undefined : { registryToken };
  }

  /** Authorizes a single request: by a signature, or by a token that the cloud caches. */
  async #byCloud(
    request: Omit<SignableRequest, "method">,
    signal: AbortSignal,
  ): Promise<Record<string, string>> {
    const { cloud } = this.#config;
    if (cloud === undefined) return {};
    this.#cloud ??= this.#openCloud(cloud);
    const authorize = await this.#cloud;
    return authorize({ ...request, method: request.body === undefined ? "GET" : "POST" }, signal);
  }

  async #openCloud(cloud: CloudCredentials): Promise<AuthorizeByCloud> {
    const { createCloudAuthorization } = await import("./credentials/cloud-authorization.js");
    return createCloudAuthorization(cloud, await this.#credentialContext());
  }

  async #credentialContext(): Promise<CredentialContext> {
    const { createCredentialHttp } = await import("./credentials/credential-http.js");
    this.#credentialHttp ??= createCredentialHttp(this.#env);
    return {
      service: this.name,
      env: this.#env,
      ask: this.#ask ?? this.#credentialHttp.ask,
      read: (setting, path) => this.#read(setting, path),
    };
  }

  async #authorization(transport: Transport, signal: AbortSignal): Promise<Record<string, string>> {
    const { bearer, oauth2 } = this.#config;
    if (oauth2 !== undefined) {
      const { header } = await this.#oauth2Token(oauth2, transport, signal);
      return { authorization: header };
    }
    if (bearer === undefined) return {};
    return { authorization: `${bearer.scheme} ${await this.#bearerToken(bearer)}` };
  }

  async #bearerToken({ token: given, tokenPath }: NonNullable<ServiceConfig["bearer"]>): Promise<string> {
    const token = given ?? (await this.#read("credentials.bearer.token_path", tokenPath ?? "")).trim();
    if (!/^[\x21-\x7e]+$/.test(token)) {
      throw invalidConfig(
        `the token of the service ${this.name} is empty, or has characters that no header may have`,
      );
    }
    return token;
  }

  /** Requests that begin while a token is requested use that one, or fail with it. */
  async #oauth2Token(oauth2: OAuth2Config, transport: Transport, signal: AbortSignal): Promise<OAuth2Token> {
    for (;;) {
      if (this.#token !== undefined && this.#token.endsAt - performance.now() >= MIN_TOKEN_MS) {
        return this.#token;
      }
      const asking = (this.#asking ??= this.#askForToken(oauth2, transport, signal));
      try {
        return await asking.token;
      } catch (error) {
        // Another request started it, and was aborted.
        if (asking.signal === signal || !asking.signal.aborted || signal.aborted) throw error;
      }
    }
  }

  #askForToken(
    oauth2: OAuth2Config,
    transport: Transport,
    signal: AbortSignal,
  ): { token: Promise<OAuth2Token>; signal: AbortSignal } {
    const ask = async (): Promise<OAuth2Token> => {
      try {
        const { requestToken } = await import("./credentials/oauth2-token.js");
        this.#token = await requestToken(oauth2, {
          service: this.name,
          transport,
          signal,
          read: (setting, path) => this.#read(setting, path),
        });
        return this.#token;
      } finally {
        this.#asking = undefined;
      }
    };
    return { token: ask(), signal };
  }

  async #read(setting: string, path: string, maxBytes = MAX_SECRET_BYTES): Promise<string> {
    try {
      return (await readSmallFile(path, maxBytes)).toString("utf8");
    } catch (error) {
      const { why } = await explainFailure(path, error);
      throw unreadableConfig(`services.${this.name}.${setting}: ${path} cannot be read: ${why}`, error);
    }
  }

  async #transport({ send }: ConnectionsLease, waitMs: number): Promise<Transport> {
    const { createTransport } = await import("../../http/http-transport.js");
    const { responseHeaderTimeoutMs } = this.#config;
    return createTransport({
      send,
      maxConnections: MAX_CONNECTIONS,
      idleTimeoutMs: IDLE_TIMEOUT_MS + waitMs,
      // As in Go, 0 is no limit of its own.
      headersTimeoutMs: responseHeaderTimeoutMs === 0 ? undefined : responseHeaderTimeoutMs + waitMs,
      advice: ADVICE,
    });
  }
}

async function nextUrl(response: HttpResponse, redirects: number, hasBody: boolean): Promise<URL> {
  const { context, status, url } = response;
  const shown = `${context.request.method} ${context.request.url}: ${String(status)}, a redirect`;
  if (hasBody || redirects === MAX_REDIRECTS) {
    throw new ServiceError(
      `${shown} ${hasBody ? "of what is uploaded" : `after ${String(MAX_REDIRECTS)} others`}`,
      {
        ...context,
        status,
        code: "redirect_refused",
      },
    );
  }
  const { checkRedirect } = await import("../../http/check-redirect.js");
  return checkRedirect({ url, shown, facts: { ...context, status } }, response.header("location"));
}

function toStatusError({ context, status }: HttpResponse): ServiceError {
  const { method, url } = context.request;
  return new ServiceError(`${method} ${url}: the service answered ${String(status)}`, {
    ...context,
    status,
    code: STATUS_CODES[status] ?? "service_failed",
  });
}
