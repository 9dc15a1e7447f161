import { chainloopDialect } from "./chainloop-dialect.js";
import { createContentStore } from "./content-store.js";
import { createControlplane } from "./controlplane.js";
import type { DialectName } from "./dialect.js";
import {
  type ArtifactInput,
  createEvidenceStore,
  type EvidenceStore,
  type ReferrerInput,
  type ReferrerKey,
} from "./evidence-store.js";
import { type HttpFront, startHttpFront, type TlsIdentity } from "./http-front.js";
import { createInterceptors, type Interceptor, type RequestFilter } from "./interceptors.js";
import { createPlatform } from "./platform.js";
import { createRequestLog, type RequestStats } from "./request-log.js";
import type { ReceivedRequest, RequestHandler, ServerName, ServiceResponse } from "./service-request.js";
import { specificationDialect } from "./specification-dialect.js";
import { createTokenAuthority, type TokenAudiences, type TokenRequest } from "./token-authority.js";

/** How long each request waits for its answer, on every server. A download is two requests. */
export type Delay = number | ((request: ReceivedRequest) => number);

/** All optional. */
export interface EvidenceServiceOptions {
  /** Default: `specification`. */
  dialect?: DialectName;
  /** Default: 0. */
  delayMs?: Delay;
  /** Names of the organizations of a store of its own, the default one first. Default: `["acme"]`. */
  organizations?: readonly string[];
  /** A store that is there already, instead of an own one. */
  store?: EvidenceStore;
  /** The header that selects a user's organization. Default: the dialect's. */
  organizationHeader?: string;
  /** Default: the dialect's. */
  audiences?: TokenAudiences;
  /** Default: the dialect's. */
  issuer?: string;
  /** How long the redirect of a download can be followed. Default: 60. */
  downloadTokenSeconds?: number;
  /** Milliseconds since the epoch, for expiry and creation times. Default: `Date.now`. */
  now?: () => number;
  /** HTTPS with this certificate, on all servers. Default: plain HTTP. */
  tls?: TlsIdentity;
  /** The control plane's port. Default: any free one. */
  port?: number;
}

/** A running fake service. */
export interface FakeEvidenceService {
  readonly dialect: DialectName;
  /** `{base_url}` of the specification. */
  readonly baseUrl: string;
  /** The origin that downloads are redirected to. */
  readonly casUrl: string;
  /** `{platform_url}` of the specification. */
  readonly platformUrl: string;
  readonly organizationHeader: string;
  readonly audiences: TokenAudiences;
  readonly issuer: string;
  readonly store: EvidenceStore;

  /** A signed JWT. @throws ConfigurationError `config_invalid` for a revoked user token. */
  issueToken(request: TokenRequest): Promise<string>;
  /** Stores bytes (text as UTF-8) and a downloadable referrer to them. @throws ConfigurationError `config_invalid` */
  addArtifact(bytes: Uint8Array | string, input?: ArtifactInput): ReferrerKey;
  /** @throws ConfigurationError `config_invalid` */
  addReferrer(input: ReferrerInput): ReferrerKey;
  /** Makes both reference each other. @throws ConfigurationError `config_invalid` when one is not there. */
  link(from: ReferrerKey, to: ReferrerKey): void;

  /** All requests so far, of all servers, in the order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  readonly stats: RequestStats;
  /** Forgets requests and counts. */
  resetStats(): void;
  setDelay(delayMs: Delay): void;
  /** Puts `interceptor` before the service, after those added earlier. The returned function takes it away. */
  intercept(interceptor: Interceptor): () => void;
  /** Answers the next request that matches, or the next `times`. The returned function takes it back. */
  respondNext(answer: Interceptor | ServiceResponse, filter?: RequestFilter & { times?: number }): () => void;
  /** Takes all interceptors away. */
  clearIntercepts(): void;

  /** Closes all servers and connections. Can be called again. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a service that speaks section 4 of the specification over real HTTP on loopback: a control
 * plane, a CAS and a platform backend, each on a port of its own.
 *
 * @throws ConfigurationError `config_invalid`
 */
export async function startEvidenceService(
  options: EvidenceServiceOptions = {},
): Promise<FakeEvidenceService> {
  const dialect = options.dialect === "chainloop" ? chainloopDialect : specificationDialect;
  const { now = Date.now, organizations, downloadTokenSeconds = 60 } = options;
  const { organizationHeader = dialect.organizationHeader } = options;
  const { audiences = dialect.audiences, issuer = dialect.issuer } = options;
  const store =
    options.store ?? createEvidenceStore({ now, ...(organizations === undefined ? {} : { organizations }) });
  const defaultOrganization = store.organizations[0] ?? "";
  const authority = createTokenAuthority({ issuer, audiences, defaultOrganization, now });
  const interceptors = createInterceptors(dialect);
  const log = createRequestLog();
  let delayMs: Delay = options.delayMs ?? 0;

  const fronts: HttpFront[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(fronts.map((front) => front.close()));
  };
  const start = async (server: ServerName, handle: RequestHandler, port?: number): Promise<string> => {
    const front = await startHttpFront({
      server,
      handle: interceptors.around(handle),
      log,
      delayMs: (request) => (typeof delayMs === "number" ? delayMs : delayMs(request)),
      ...(options.tls === undefined ? {} : { tls: options.tls }),
      ...(port === undefined ? {} : { port }),
    });
    fronts.push(front);
    return front.url;
  };

  try {
    const casUrl = await start("cas", createContentStore({ authority, store }));
    const platformUrl = await start("platform", createPlatform());
    const controlplane = createControlplane({
      authority,
      store,
      dialect,
      organizationHeader,
      casUrl,
      platformUrl,
      downloadTokenSeconds,
      baseUrl: () => baseUrl,
    });
    const baseUrl: string = await start("controlplane", controlplane, options.port);

    return {
      dialect: dialect.name,
      baseUrl,
      casUrl,
      platformUrl,
      organizationHeader,
      audiences,
      issuer,
      store,
      issueToken: (request) => authority.issue(request),
      addArtifact: (bytes, input) => store.addArtifact(bytes, input),
      addReferrer: (input) => store.addReferrer(input),
      link: (from, to) => {
        store.link(from, to);
      },
      get requests() {
        return log.requests;
      },
      get stats() {
        return log.stats;
      },
      resetStats: () => {
        log.reset();
      },
      setDelay: (next) => {
        delayMs = next;
      },
      intercept: (interceptor) => interceptors.add(interceptor),
      respondNext: (answer, filter = {}) => interceptors.addForNext(answer, filter),
      clearIntercepts: () => {
        interceptors.clear();
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
