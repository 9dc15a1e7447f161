import { chainloopDialect } from "./chainloop-dialect.js";
import { createContentStore } from "./content-store.js";
import { createControlplane, createPlatform } from "./rest-endpoints.js";
import type { DialectName } from "./dialect.js";
import {
  type ArtifactInput,
  createEvidenceStore,
  type EvidenceStore,
  type ReferrerInput,
  type ReferrerKey,
} from "./evidence-store.js";
import type { TlsIdentity } from "./connection-front.js";
import { startHttpFront, type HttpFront } from "./http-front.js";
import { createInterceptors, type Interceptor, type RequestFilter } from "./interceptors.js";
import { SERVED } from "./grpc/deliver-grpc.js";
import { createGrpcHandler, type GrpcHandler } from "./grpc/grpc-handler.js";
import type { Plan } from "./grpc/platform-routes.js";
import type { ReflectionVersion } from "./grpc/reflection-routes.js";
import { createLoginRoute } from "./login-route.js";
import {
  createPlatformStore,
  type ComplianceInput,
  type EvidenceInput,
  type PromptHandler,
  type StoredEvaluation,
  type StoredEvidence,
} from "./platform-store.js";
import { createRequestLog, type RequestStats } from "./request-log.js";
import type { ReceivedRequest, RequestHandler, ServerName, ServiceResponse } from "./service-request.js";
import { specificationDialect } from "./specification-dialect.js";
import { userOnly } from "./authenticate.js";
import {
  FUNCTION,
  isTextList,
  mergeOptions,
  OBJECT,
  oneOf,
  rule,
  TEXT,
  type Rules,
} from "../base/text/option-rules.js";
import { createTokenAuthority, type TokenAudiences, type TokenRequest } from "./token-authority.js";

/** A token of the command line lasts a day (specification 5), one of the page an hour. */
const LONG_LIVED_SECONDS = 24 * 60 * 60;
const SHORT_LIVED_SECONDS = 60 * 60;

function reflectionVersions(
  reflection: NonNullable<EvidenceServiceOptions["reflection"]>,
): readonly ReflectionVersion[] {
  if (reflection === false) return [];
  return reflection === "both" ? ["v1", "v1alpha"] : [reflection];
}

/** Delay of each response, on every server, in milliseconds. A download is two requests. */
export type Delay = number | ((request: ReceivedRequest) => number);

/** Options of `startEvidenceService`. All are optional. */
export interface EvidenceServiceOptions {
  /** Default: `specification`. */
  dialect?: DialectName | undefined;
  /** Default: 0. */
  delayMs?: Delay | undefined;
  /** Names of the organizations of a new store, the default one first. Default: `["acme"]`. */
  organizations?: readonly string[] | undefined;
  /** An existing store instead of a new one. */
  store?: EvidenceStore | undefined;
  /** The header that selects a user's organization. Default: the dialect's. */
  organizationHeader?: string | undefined;
  /** Default: the dialect's. */
  audiences?: TokenAudiences | undefined;
  /** Default: the dialect's. */
  issuer?: string | undefined;
  /** Lifetime of a download's redirect, in seconds. Default: 60. */
  downloadTokenSeconds?: number | undefined;
  /** Milliseconds since the epoch, for expiry and creation times. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** HTTPS with this certificate, on all servers. Default: plain HTTP. */
  tls?: TlsIdentity | undefined;
  /** The control plane's port. Default: any free one. */
  port?: number | undefined;
  /** A separate port for the control plane's gRPC, 0 for any free one; REST's then speaks HTTP/1.1 only. Default: REST's. */
  grpcPort?: number | undefined;
  /** The versions of server reflection over gRPC; `false` for none. Default: both. */
  reflection?: "v1" | "v1alpha" | "both" | false | undefined;
  /**
   * Whether the platform's operations are available: with `unpaid` they are unimplemented, with `unpaid_denied` denied.
   * Default: `paid`.
   */
  plan?: Plan | undefined;
  /** Operations that reject API tokens: paths, or the beginnings of paths. Default: none. */
  userOnlyOperations?: readonly string[] | undefined;
  /** The user that the login page logs in. Default: a user who is a member of every organization. */
  loginUser?: Pick<TokenRequest, "organization"> | undefined;
}

/** A running fake service. */
export interface FakeEvidenceService {
  /** As passed, or its default. */
  readonly dialect: DialectName;
  /** `{base_url}` of the specification. */
  readonly baseUrl: string;
  /** The origin that downloads are redirected to. */
  readonly casUrl: string;
  /** `{platform_url}` of the specification; gRPC too. */
  readonly platformUrl: string;
  /** The URL of the control plane's gRPC: `baseUrl`, unless `grpcPort` is set. */
  readonly grpcUrl: string;
  /** The header that selects a user's organization. */
  readonly organizationHeader: string;
  /** The `aud` values of the tokens that it issues and accepts. */
  readonly audiences: TokenAudiences;
  /** The `iss` of the tokens that it issues and accepts. */
  readonly issuer: string;
  /** The store that was passed, or the new one. Additions to it are served at once. */
  readonly store: EvidenceStore;

  /** A signed JWT. @throws ConfigurationError `config_invalid` for a revoked user token. */
  issueToken(request: TokenRequest): Promise<string>;
  /** Stores bytes (text as UTF-8) and a downloadable referrer to them. @throws ConfigurationError `config_invalid` */
  addArtifact(bytes: Uint8Array | string, input?: ArtifactInput): ReferrerKey;
  /** Adds a referrer, or replaces that of the same digest and kind. @throws ConfigurationError `config_invalid` */
  addReferrer(input: ReferrerInput): ReferrerKey;
  /** Makes both reference each other. @throws ConfigurationError `config_invalid` for an unknown one. */
  link(from: ReferrerKey, to: ReferrerKey): void;

  /** Adds a record for `service.evidence`. @throws ConfigurationError `config_invalid` */
  addEvidence(input: EvidenceInput): StoredEvidence;
  /** Adds an evaluation that `service.project_compliance` finds. @throws ConfigurationError `config_invalid` */
  addComplianceEvaluation(input: ComplianceInput): StoredEvaluation;
  /** Sets the handler of the agent's responses. Until then it finds no violations. */
  onPrompt(handler: PromptHandler): void;
  /** Changes `plan` for later calls. */
  setPlan(plan: Plan): void;

  /** All requests so far, of all servers, in the order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** The counts of `requests`, as they are at the moment of access. */
  readonly stats: RequestStats;
  /** Forgets requests and counts. */
  resetStats(): void;
  /** Changes `delayMs` for later responses. */
  setDelay(delayMs: Delay): void;
  /** Puts `interceptor` before the service, after those added earlier. The returned function removes it. */
  intercept(interceptor: Interceptor): () => void;
  /** Responds to the next matching request, or the next `times`. The returned function cancels it. */
  respondNext(answer: Interceptor | ServiceResponse, filter?: RequestFilter & { times?: number }): () => void;
  /** Removes all interceptors. */
  clearIntercepts(): void;

  /** Closes all servers and connections. Can be called again. */
  close(): Promise<void>;
  /** As `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const PORT = rule(
  "a port",
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 65_536,
);

const RULES: Rules<EvidenceServiceOptions> = {
  dialect: oneOf("specification", "chainloop"),
  delayMs: rule("a number or a function", (value) => ["number", "function"].includes(typeof value)),
  organizations: rule("a list of names", isTextList),
  store: rule(
    "an EvidenceStore",
    (value) => OBJECT[1](value) && Object.hasOwn(value as object, "organizations"),
  ),
  organizationHeader: TEXT,
  audiences: OBJECT,
  issuer: TEXT,
  downloadTokenSeconds: rule("a number", (value) => typeof value === "number"),
  now: FUNCTION,
  tls: OBJECT,
  port: PORT,
  grpcPort: PORT,
  reflection: oneOf("v1", "v1alpha", "both", false),
  plan: oneOf("paid", "unpaid", "unpaid_denied"),
  userOnlyOperations: rule("a list of paths", isTextList),
  loginUser: OBJECT,
};

/**
 * Starts a service that implements section 4 of the specification over real HTTP on loopback: a control plane, a CAS
 * and a platform backend, each on its own port.
 *
 * @throws ConfigurationError `config_invalid`
 *
 * @example
 * ```ts
 * import { createServiceClient } from "regohost";
 * import { startEvidenceService } from "regohost/testing";
 *
 * await using service = await startEvidenceService({ organizations: ["acme"] });
 * const { digest } = service.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" });
 * const token = await service.issueToken({ kind: "api" });
 * await using client = createServiceClient({ baseUrl: service.baseUrl, token });
 * console.log(await client.discover(digest));
 * ```
 */
export async function startEvidenceService(given: EvidenceServiceOptions = {}): Promise<FakeEvidenceService> {
  const options = mergeOptions("startEvidenceService", given, RULES);
  const dialect = options.dialect === "chainloop" ? chainloopDialect : specificationDialect;
  const { now = Date.now, organizations, downloadTokenSeconds = 60 } = options;
  const { organizationHeader = dialect.organizationHeader } = options;
  const { audiences = dialect.audiences, issuer = dialect.issuer } = options;
  const store =
    options.store ?? createEvidenceStore({ now, ...(organizations === undefined ? {} : { organizations }) });
  const defaultOrganization = store.organizations[0] ?? "";
  const authority = createTokenAuthority({ issuer, audiences, defaultOrganization, now });
  const interceptors = createInterceptors(dialect);
  const platform = createPlatformStore(store.organizations, now);
  const reflection = reflectionVersions(options.reflection ?? "both");
  const authentication = { authority, store, organizationHeader };
  const guard = userOnly(options.userOnlyOperations ?? [], authentication, dialect);
  let plan: Plan = options.plan ?? "paid";
  const log = createRequestLog();
  let delayMs: Delay = options.delayMs ?? 0;

  const fronts: HttpFront[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(fronts.map((front) => front.close()));
  };
  const start = async (
    server: ServerName,
    handle: RequestHandler | undefined,
    { grpc, port }: { grpc?: GrpcHandler; port?: number | undefined } = {},
  ): Promise<string> => {
    const front = await startHttpFront({
      server,
      handle: handle && interceptors.around(guard(handle)),
      handleGrpc: interceptors.around(guard(() => Promise.resolve(SERVED))),
      grpc,
      log,
      delayMs: (request) => (typeof delayMs === "number" ? delayMs : delayMs(request)),
      tls: options.tls,
      port,
    });
    fronts.push(front);
    return front.url;
  };

  try {
    const casUrl = await start("cas", createContentStore({ authority, store }));
    const platformUrl = await start("platform", createPlatform(), {
      grpc: createGrpcHandler(async () => {
        const { platformRoutes } = await import("./grpc/platform-routes.js");
        return platformRoutes({ ...authentication, dialect, platform, plan: () => plan, reflection });
      }),
    });
    const download = { ...authentication, dialect, casUrl, downloadTokenSeconds };
    const controlplane = createControlplane({
      ...download,
      platformUrl,
      baseUrl: () => baseUrl,
      login: createLoginRoute(({ longLived }) =>
        authority.issue({
          kind: "user",
          ...options.loginUser,
          expiresInSeconds: longLived ? LONG_LIVED_SECONDS : SHORT_LIVED_SECONDS,
        }),
      ),
    });
    const grpc = createGrpcHandler(async () => {
      const { controlplaneRoutes } = await import("./grpc/controlplane-routes.js");
      return controlplaneRoutes({ ...download, reflection });
    });
    const { port, grpcPort } = options;
    const baseUrl: string = await start("controlplane", controlplane, {
      port,
      ...(grpcPort === undefined && { grpc }),
    });
    const grpcUrl =
      grpcPort === undefined ? baseUrl : await start("controlplane", undefined, { port: grpcPort, grpc });

    return {
      dialect: dialect.name,
      baseUrl,
      casUrl,
      platformUrl,
      grpcUrl,
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
      addEvidence: (input) => platform.addEvidence(input),
      addComplianceEvaluation: (input) => platform.addComplianceEvaluation(input),
      onPrompt: (handler) => {
        platform.promptHandler = handler;
      },
      setPlan: (next) => {
        plan = next;
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
